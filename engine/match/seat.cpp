#include "match/seat.hpp"

#include <fmt/format.h>

#include <exception>
#include <stdexcept>

#include "script/sandbox/alarm.hpp"

namespace cardwright {
namespace {

/// Every legal answer has a chance.
class RandomSeat final : public Seat {
  public:
    explicit RandomSeat(std::size_t number) : number_{number} {}

    void new_game(std::uint64_t seed) override {
        random_ = Stream::derive(seed, hash_with(hash_text("random seat"), number_));
    }
    void answer(Game& /*game*/, OwnerId /*seat*/, const Choice& choice, Picks& picks) override {
        random_picks(choice, random_, picks);
    }

  private:
    std::size_t number_;
    Stream random_;
};

class ScriptSeat final : public Seat {
  public:
    ScriptSeat(ScriptHost& scripts, const Bot& bot) : scripts_{&scripts}, bot_{&bot} {}

    void answer(Game& game, OwnerId seat, const Choice& choice, Picks& picks) override {
        scripts_->answer(*bot_, game, seat, choice, picks);
    }

  private:
    ScriptHost* scripts_;
    const Bot* bot_;
};

}  // namespace

std::unique_ptr<Seat> make_seat(const std::string& name, std::size_t number, ScriptHost& scripts) {
    if (name == "random") return std::make_unique<RandomSeat>(number);
    if (const Bot* bot = scripts.bot(name)) return std::make_unique<ScriptSeat>(scripts, *bot);
    throw std::invalid_argument{
        fmt::format("there is no bot \"{}\" for {}", name, scripts.blueprint().ruleset)};
}

void play_out(Match& match, const Seats& seats) {
    Game& game = match.game();
    Picks picks;
    for (const auto& seat : seats) seat->new_game(match.plan().seed);
    while (!game.finished()) {
        const Choice* choice = game.open_choice();
        if (choice == nullptr) throw GameError{"the game stands still: nobody has to decide"};
        const OwnerId seat = choice->seat;
        seats[index_of(seat)]->answer(game, seat, *choice, picks);
        if (const auto refusal = match.answer(seat, picks)) {
            game.fail(fmt::format("seat {} gave an answer that is refused: {}", index_of(seat) + 1,
                                  reason_code(*refusal)));
        }
    }
}

void play_game(Match& match, const TablePlan& plan, const Seats& seats,
               const std::function<void()>& anew) {
    const auto play = [&] {
        anew();
        match.begin(plan);
        play_out(match, seats);
    };
    Sandbox& sandbox = match.scripts().sandbox();
    if (sandbox.watch()) {
        std::exception_ptr problem;
        try {
            const Alarm alarm{sandbox};
            play();
        } catch (...) {
            problem = std::current_exception();
        }
        if (sandbox.stop_watching()) {
            if (problem) std::rethrow_exception(problem);
            return;
        }
    }
    play();
}

}  // namespace cardwright

#include "match/seat.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <stdexcept>

#include "match/think/thinker.hpp"
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

/// Thinks ahead in games of its own.
class SearchSeat final : public Seat {
  public:
    SearchSeat(Match& match, const SearchSpec& spec, const std::atomic<bool>* stop)
        : match_{&match},
          stop_{stop},
          thinker_{match.kit(), spec, match.options().flow, match.options().scripts} {
        match.keep_moments();
    }

    void new_game(std::uint64_t /*seed*/) override {
        experience_ = {};
        effort_ = {};
    }
    [[nodiscard]] bool thinks() const noexcept override { return true; }
    void answer(Game& /*game*/, OwnerId seat, const Choice& choice, Picks& picks) override {
        thoughts_.reset();
        if (only_answer(choice, picks)) return;
        const std::uint64_t before = microseconds_worked();
        thoughts_ = thinker_.think(match_->moment(), seat, &experience_, stop_);
        if (thoughts_->playouts > 0) effort_.add({1, microseconds_worked() - before});
        picks = thoughts_->answers.front().picks;
    }
    [[nodiscard]] const Thoughts* thoughts() const noexcept override {
        return thoughts_ ? &*thoughts_ : nullptr;
    }
    [[nodiscard]] Effort effort() const noexcept override { return effort_; }

  private:
    Match* match_;
    const std::atomic<bool>* stop_;
    Thinker thinker_;
    Experience experience_;
    Effort effort_;
    std::optional<Thoughts> thoughts_;
};

}  // namespace

std::unique_ptr<Seat> make_seat(const std::string& name, std::size_t number, Match& match,
                                const ThinkingRoom& room) {
    if (name == "random") return std::make_unique<RandomSeat>(number);
    ScriptHost& scripts = match.scripts();
    if (const Bot* bot = scripts.bot(name)) return std::make_unique<ScriptSeat>(scripts, *bot);
    if (auto spec = read_search_spec(name)) {
        spec->threads = room.threads;
        spec->seconds = room.seconds;
        return std::make_unique<SearchSeat>(match, *spec, room.stop);
    }
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
    // The time of those who think would be taken for that of scripts.
    const bool thinking =
        std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat->thinks(); });
    if (!thinking && sandbox.watch()) {
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

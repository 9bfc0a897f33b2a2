#include "fuzz/playing.hpp"

#include <fmt/format.h>

#include "fuzz/messages.hpp"
#include "match/series.hpp"
#include "state/lens.hpp"

namespace cardwright::fuzz {
namespace {

constexpr std::uint64_t most_answers = 250;
constexpr std::uint64_t most_errors = 250;

}  // namespace

Playing::Playing(Match& match, Switchboard* board, std::uint64_t seed)
    : match_{&match}, board_{board}, dice_{seed, "answers"}, seed_{seed} {}

Playing::After Playing::noticed(const GameError& error) {
    ++errors_;
    const std::string flaw = flaw_of_message(error.full_text());
    if (!flaw.empty()) problem_ = "message: " + flaw;
    stopped_by_ = error.limit.empty() ? error.what() : error.limit;
    if (!problem_.empty() || board_ == nullptr || errors_ > most_errors) return After::stop;
    return board_->failed(error.file, error.line) ? After::go_on : After::stop;
}

bool Playing::begin() {
    while (true) {
        try {
            match_->begin(plan_);
            return true;
        } catch (const GameError& error) {
            if (noticed(error) == After::stop) return false;
        }
    }
}

Playing::After Playing::answer() {
    Game& game = match_->game();
    const std::vector<OwnerId> deciding = game.deciding();
    if (deciding.empty()) {
        if (errors_ == 0) problem_ = "stuck: the game goes on, and nobody is asked";
        // The step could not be put in again, because something in it has been switched off since.
        return errors_ > 0 && begin() ? After::go_on : After::stop;
    }
    const OwnerId seat = deciding[dice_.below(deciding.size())];
    const Choice& choice = *game.open_choice(seat);
    const std::uint64_t before = hash();
    Picks picks;
    try {
        if (bot_ && index_of(seat) == 0) {
            bot_->answer(game, seat, choice, picks);
        } else {
            random_picks(choice, dice_.stream(), picks);
        }
        ++answers_;
        if (match_->answer(seat, picks)) {
            problem_ = "refused: a legal answer is refused";
            return After::stop;
        }
    } catch (const GameError& error) {
        // Only of the first error is it sure that what was before it can be put in again.
        if (errors_ == 0 && hash() != before) {
            problem_ = "changed: after an error the game is not where it was";
        }
        return noticed(error);
    }
    return After::go_on;
}

void Playing::look_at_the_state() {
    const State& state = match_->game().table_state();
    if (state.hash() != hash_from_scratch(state)) {
        problem_ = "hash: the hash kept is not the hash of the state";
    }
    for (std::size_t seat = 0; seat < state.seats(); ++seat) {
        const OwnerId owner = id_at<OwnerId>(seat);
        State other = state;
        redeal(other, owner, dice_.stream());
        if (Lens{state, owner}.hash() != Lens{other, owner}.hash()) {
            problem_ = "secret: a seat can tell what it cannot know";
        }
    }
}

void Playing::after_the_end() {
    Game& game = match_->game();
    for (std::size_t seat = 0; seat < game.table_state().seats(); ++seat) {
        try {
            static_cast<void>(match_->scripts().score_parts(game, id_at<OwnerId>(seat)));
        } catch (const GameError& error) {
            if (noticed(error) == After::go_on) --seat;
            if (!problem_.empty() || errors_ > most_errors) return;
        }
    }
    while (problem_.empty() && errors_ <= most_errors) {
        try {
            static_cast<void>(next_first(*match_, seed_ + 1));
            return;
        } catch (const GameError& error) {
            if (noticed(error) == After::stop) return;
        }
    }
}

std::string Playing::play(const TablePlan& plan, const std::string& first_seat) {
    plan_ = plan;
    try {
        try {
            // Bots are loaded before the game begins.
            bot_ = first_seat.empty() ? nullptr : make_seat(first_seat, 0, *match_);
        } catch (const GameError& error) {
            static_cast<void>(noticed(error));
        }
        if (!begin()) return problem_;
        if (bot_) bot_->new_game(plan.seed);
        Game& game = match_->game();
        while (!game.finished() && answers_ < most_answers && problem_.empty()) {
            if (answers_ % 16 == 0) look_at_the_state();
            if (answer() == After::stop) break;
        }
        if (answers_ >= most_answers) stopped_by_ = "enough answers";
        if (problem_.empty()) look_at_the_state();
        finished_ = game.finished();
        if (finished_ && problem_.empty()) after_the_end();
    } catch (const std::exception& error) {
        problem_ = "leak: " + leaked(error, "a game");
    }
    return problem_;
}

}  // namespace cardwright::fuzz

// The bot that thinks ahead, at every kind of question of every game: it answers, the answer does
// not depend on threads, and it knows no more than its seat.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "journeys/games_under_test.hpp"
#include "match/match.hpp"
#include "match/think/thinker.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// What sort of question it is, for whoever answers it.
std::string sort_of(const Choice& choice) {
    switch (choice.kind) {
        case Choice::Kind::number:
            return "number";
        case Choice::Kind::order:
            return "order";
        case Choice::Kind::pick:
            break;
    }
    if (choice.reply == Choice::Reply::grouped) return "menu";
    return choice.reply == Choice::Reply::one ? "pick" : "picks";
}

/// A random game in which some questions are thought about.
class Contemplation {
  public:
    explicit Contemplation(const Kit& kit)
        : match_{kit, {.history = false, .moments = true, .journal = false}},
          alone_{kit, {.playouts = playouts}, {}, {}},
          with_help_{kit, {.playouts = playouts, .threads = 2}, {}, {}} {}

    void play(const TablePlan& plan, std::uint32_t one_in) {
        match_.begin(plan);
        Game& game = match_.game();
        Stream random = Stream::derive(plan.seed, hash_text("contemplation"));
        Picks picks;
        for (int left = 400; left > 0 && !game.finished(); --left) {
            const auto deciding = game.deciding();
            const OwnerId seat =
                deciding[random.below(static_cast<std::uint32_t>(deciding.size()))];
            const Choice& choice = *game.open_choice(seat);
            random_picks(choice, random, picks);
            const std::string sort = sort_of(choice) + (deciding.size() > 1 ? " together" : "");
            if (random.below(one_in) == 0 || sorts_.count(sort) == 0) {
                think_about(seat, choice, sort, random);
            }
            REQUIRE_FALSE(match_.answer(seat, picks));
        }
    }

    /// The sorts of questions that were searched.
    [[nodiscard]] const std::set<std::string>& sorts() const noexcept { return sorts_; }
    [[nodiscard]] std::size_t searched() const noexcept { return searched_; }
    [[nodiscard]] std::size_t dealt_otherwise() const noexcept { return dealt_otherwise_; }
    [[nodiscard]] std::size_t inside_steps() const noexcept { return inside_steps_; }

  private:
    static constexpr std::uint32_t playouts = 6;

    void think_about(OwnerId seat, const Choice& choice, const std::string& sort, Stream& random) {
        const std::uint64_t before = match_.game().table_state().hash();
        const Moment moment = match_.moment();
        const Thoughts thoughts = alone_.think(moment, seat);
        const Picks answer = thoughts.answers.front().picks;
        REQUIRE_FALSE(refuse(choice, answer));
        REQUIRE(with_help_.think(moment, seat).answers.front().picks == answer);
        REQUIRE(alone_.think(moment, seat).answers.front().lead == thoughts.answers.front().lead);
        REQUIRE(match_.game().table_state().hash() == before);
        if (thoughts.playouts > 0) ++searched_;
        if (thoughts.playouts > 0) sorts_.insert(sort);
        if (!moment.answers.empty()) {
            ++inside_steps_;
            return;
        }
        // Had the cards it cannot see lain otherwise, it would have thought the same.
        Moment other = moment;
        redeal(other.between_steps, seat, random);
        other.between_steps.change_chance(random.next());
        if (!same_view(other, moment, seat)) return;
        if (!one_heap_each(hidden_from(moment.between_steps, seat))) return;
        if (other.between_steps.hash() != moment.between_steps.hash()) ++dealt_otherwise_;
        const Thoughts then = alone_.think(other, seat);
        REQUIRE(then.answers.front().picks == answer);
        REQUIRE(then.answers.front().lead == thoughts.answers.front().lead);
    }

    /// Where cards were mixed up with some of those that were mixed up before, what can be anywhere
    /// is not one heap to deal from, and the same chance deals otherwise.
    [[nodiscard]] static bool one_heap_each(const HiddenCards& hidden) {
        for (std::size_t later = 0; later < hidden.size(); ++later) {
            for (std::size_t earlier = 0; earlier < later; ++earlier) {
                const auto holds = [&](CardId card) {
                    return std::count(hidden[later].begin(), hidden[later].end(), card) != 0;
                };
                const auto shared =
                    std::count_if(hidden[earlier].begin(), hidden[earlier].end(), holds);
                const auto count = static_cast<std::size_t>(shared);
                if (count != 0 && count != hidden[earlier].size() &&
                    count != hidden[later].size()) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Chance may have brought the seat something else before it was asked.
    [[nodiscard]] bool same_view(const Moment& left, const Moment& right, OwnerId seat) {
        std::uint64_t views[2];
        int at = 0;
        for (const Moment* moment : {&left, &right}) {
            Mind& mind = mind_;
            mind.face(*moment, seat, [] { return false; });
            views[at++] = mind.game().open_choice(seat) == nullptr
                              ? 0
                              : Lens{mind.game().state_for(seat), seat}.hash();
        }
        return views[0] == views[1];
    }

    Match match_;
    Thinker alone_;
    Thinker with_help_;
    Mind mind_{match_.kit(), {}, {}};
    std::set<std::string> sorts_;
    std::size_t searched_ = 0;
    std::size_t dealt_otherwise_ = 0;
    std::size_t inside_steps_ = 0;
};

}  // namespace

TEST_CASE("a search answers every kind of question, alone or with help, and never peeks",
          "[journey][think]") {
    std::set<std::string> sorts;
    for (const GameUnderTest& game : every_game()) {
        INFO(game.ruleset << " " << game.folder);
        const Kit kit = open_game(game);
        Contemplation contemplation{kit};
        const SeatRange seats = kit.blueprint().schema.seats;
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            TablePlan plan;
            plan.seed = seed;
            plan.seats = static_cast<std::uint8_t>(
                std::clamp<std::size_t>(1 + seed, seats.least, seats.most));
            contemplation.play(plan, 25);
        }
        CHECK(contemplation.searched() > 0);
        CHECK(contemplation.dealt_otherwise() + contemplation.inside_steps() > 0);
        sorts.insert(contemplation.sorts().begin(), contemplation.sorts().end());
    }
    // Plans that all make at once are menus too.
    CHECK(sorts == std::set<std::string>{"menu", "menu together", "number", "order", "pick",
                                         "pick together", "picks", "picks together"});
}

// Whole games of Villages: cards on cards, money that only changes places.

#include <catch2/catch_test_macros.hpp>

#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

constexpr std::int64_t ducats_of_a_seat = 8;

/// What the bank, the supplies and the cards have together.
std::int64_t all_ducats(const State& state) {
    const Schema& schema = state.schema();
    const CounterId supply = schema.find_counter(Scope::player, "ducats");
    const CounterId on_card = schema.find_counter(Scope::card, "ducats");
    std::int64_t sum = state.counter(Scope::game, 0, schema.find_counter(Scope::game, "bank"));
    for (std::size_t owner = 0; owner < state.owners(); ++owner) {
        sum += state.counter(Scope::player, owner, supply);
    }
    for (std::size_t card = 0; card < state.card_count(); ++card) {
        sum += state.counter(Scope::card, card, on_card);
    }
    return sum;
}

bool is_stand_in(const State& state, CardId card) {
    return state.definition(card).types[index_of(*state.schema().find_type("stand_in"))];
}

/// What is wrong with the place of a card in a village, or "".
std::string placement_problem(const State& state, CardId card) {
    const Definition& kind = state.definition(card);
    const CardId below = state.card(card).on;
    if (is_stand_in(state, card)) {
        if (!state.covered(card)) return kind.id + " is a top card";
        if (state.card(card).carries > (below == no_card ? 2 : 1))
            return kind.id + " is overloaded";
        return "";
    }
    const auto room = kind.numbers[index_of(*state.schema().find_fact("room"))];
    if (state.card(card).carries > room) return kind.id + " is overloaded";
    const Datum::List* chain = kind.facts[index_of(*state.schema().find_fact("chain"))].list();
    if (chain == nullptr) return below == no_card ? "" : kind.id + " lies on something";
    if (below == no_card) return kind.id + " lies on nothing";
    const bool fits =
        is_stand_in(state, below) || state.definition(below).id == *chain->back().word();
    return fits ? "" : kind.id + " lies on " + state.definition(below).id;
}

std::string village_problem(const State& state) {
    const ZoneKindId village = state.schema().find_zone("village");
    for (std::size_t seat = 0; seat < state.seats(); ++seat) {
        for (const CardId card : state.cards_in(state.zone_of(village, id_at<OwnerId>(seat)))) {
            std::string problem = placement_problem(state, card);
            if (!problem.empty()) return problem;
        }
    }
    return "";
}

/// Every number of players, and alone every difficulty, has its turn.
TablePlan table_of(std::uint64_t seed) {
    TablePlan plan;
    plan.seed = seed;
    plan.seats = static_cast<std::uint8_t>(1 + seed % 5);
    if (plan.seats == 1) {
        plan.options.emplace_back("difficulty", static_cast<std::int32_t>(seed / 5 % 3));
    }
    return plan;
}

/// Alone there is the Countess, who has more on the hardest level.
std::int64_t ducats_at_start(const TablePlan& plan) {
    const std::int64_t of_countess =
        plan.options.empty() ? 0 : (plan.options[0].second == 2 ? 10 : 1);
    return ducats_of_a_seat * plan.seats + of_countess;
}

/// Random games at tables of every size; each `whole`th is put in again and taken back.
void play_villages(std::uint64_t games, std::uint64_t whole) {
    const Kit kit = open_game({"villages", ""});
    Match match{kit};
    Replays replays{kit};
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        CAPTURE(seed);
        const TablePlan plan = table_of(seed);
        const auto problem = [&plan](const State& state) {
            return all_ducats(state) == ducats_at_start(plan) ? village_problem(state)
                                                              : std::string{"ducats are lost"};
        };
        play_and_check(match, plan, whole == 1 ? 7 : 31, problem);
        REQUIRE(problem(match.game().table_state()) == "");
        if (seed % whole != 0) continue;
        replays.check_record(match);
        check_undo(match, seed);
    }
}

}  // namespace

TEST_CASE("random games of Villages keep all invariants", "[journey][villages]") {
    play_villages(5, 1);
}

TEST_CASE("many random games of Villages keep all invariants", "[journey][villages][slow]") {
    play_villages(400, 32);
}

// Run by name when the rules have changed; it takes some minutes.
TEST_CASE("thousands of random games of Villages keep all invariants", "[.thousands]") {
    play_villages(5000, 10);
}

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <cmath>
#include <fstream>
#include <set>

#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"
#include "match/seat.hpp"
#include "match/series.hpp"
#include "match/simulation.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

Kit open_dominion(const Overlay& overlay = {}) {
    const std::vector<std::filesystem::path> roots{testing::source_tree()};
    return Kit{Catalog::open(roots, overlay), roots, "dominion"};
}

std::string read_source(const std::string& path) {
    std::ifstream file{std::string{testing::source_tree()} + "/" + path};
    REQUIRE(file);
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

struct Figures {
    double turns = 0;
    double wins[2] = {};
    double ties = 0;
    double scores[2] = {};
};

Figures figures_of(const Kit& kit, const std::vector<std::string>& seats, bool alternate) {
    SimulationPlan plan;
    plan.games = 100'000;
    plan.threads = 2;
    plan.seats = seats;
    plan.alternate = alternate;
    plan.table.seed = 1;
    plan.table.lineup = {"first_game"};  // with Smithy, whatever sets there are
    Figures figures;
    const auto results = simulate(kit, plan);
    REQUIRE(results.size() == plan.games);
    for (const GameResult& game : results) {
        figures.turns += game.cycles;
        if (game.winners[0] && game.winners[1]) figures.ties += 1;
        for (std::size_t player = 0; player < 2; ++player) {
            figures.scores[player] += static_cast<double>(game.scores[player]);
            if (game.winners[player] && !game.winners[1 - player]) figures.wins[player] += 1;
        }
    }
    const auto games = static_cast<double>(plan.games);
    figures.turns /= games;
    figures.ties /= games;
    for (double& wins : figures.wins) wins /= games;
    for (double& score : figures.scores) score /= games;
    return figures;
}

void check_near(double found, double expected, double margin) {
    CHECK_THAT(found, Catch::Matchers::WithinAbs(expected, margin));
}

/// The hand of the second player after the first has played the only card in hand.
std::size_t hand_after_attack(const Kit& kit, const std::string& attack) {
    Match match{kit};
    TablePlan plan;
    plan.lineup = {attack};
    plan.first = 0;
    match.begin_from(plan, [&](Game& game) {
        State& state = game.state();
        const ZoneKindId hand = game.schema().find_zone("hand");
        const ZoneId mine = state.zone_of(hand, OwnerId{0});
        while (!state.cards_in(mine).empty()) state.set_out(state.cards_in(mine).back());
        state.add_card(*game.schema().find_definition(attack), mine);
    });
    Game& game = match.game();
    while (game.open_choice() != nullptr) {
        const Choice& choice = *game.open_choice();
        const std::string prompt{game.words().text(choice.prompt)};
        if (prompt == "treasures" || prompt == "buy") break;
        Picks picks;
        default_picks(choice, picks);
        if (prompt == "action") picks.assign(1, 0);
        REQUIRE_FALSE(match.answer(choice.seat, picks));
    }
    const State& state = game.table_state();
    return state.cards_in(state.zone_of(game.schema().find_zone("hand"), OwnerId{1})).size();
}

}  // namespace

TEST_CASE("random kingdoms of two to four players keep all invariants", "[journey]") {
    const Kit kit = open_dominion();
    Match match{kit};
    Replays replays{kit};
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        CAPTURE(seed);
        TablePlan plan;
        plan.seed = seed;
        plan.seats = static_cast<std::uint8_t>(2 + seed % 3);
        play_and_check(match, plan);
        replays.check_record(match);
        replays.check_full_form(match);
        check_undo(match, seed);
    }
}

namespace {

/// A part of ten thousand games: in cases of their own, so that several cores can share them.
void play_kingdoms(std::uint64_t first, std::uint64_t last) {
    const Kit kit = open_dominion();
    Match match{kit};
    Replays replays{kit};
    for (std::uint64_t seed = first; seed <= last; ++seed) {
        CAPTURE(seed);
        TablePlan plan;
        plan.seed = seed;
        plan.seats = static_cast<std::uint8_t>(2 + seed % 3);
        const std::uint64_t hash = play_and_check(match, plan);
        REQUIRE(hash != 0);
        if (seed % 10 == 0) replays.check_record(match);
    }
}

}  // namespace

TEST_CASE("ten thousand games over random kingdoms keep all invariants: 1", "[journey][slow]") {
    play_kingdoms(1, 2'500);
}
TEST_CASE("ten thousand games over random kingdoms keep all invariants: 2", "[journey][slow]") {
    play_kingdoms(2'501, 5'000);
}
TEST_CASE("ten thousand games over random kingdoms keep all invariants: 3", "[journey][slow]") {
    play_kingdoms(5'001, 7'500);
}
TEST_CASE("ten thousand games over random kingdoms keep all invariants: 4", "[journey][slow]") {
    play_kingdoms(7'501, 10'000);
}

// The figures on which seven independent engines agree.
TEST_CASE("Big Money against itself gives the figures other engines give", "[statistics][slow]") {
    const Figures found = figures_of(open_dominion(), {"big-money", "big-money"}, false);
    check_near(found.turns, 34.21, 0.06);
    check_near(found.wins[0], .2436, .006);
    check_near(found.wins[1], .4240, .006);
    check_near(found.ties, .3324, .006);
    check_near(found.scores[0], 27.64, 0.08);
    check_near(found.scores[1], 26.36, 0.08);
}

TEST_CASE("Big Money with Smithy beats Big Money as in other engines", "[statistics][slow]") {
    const Figures found = figures_of(open_dominion(), {"big-money-smithy", "big-money"}, true);
    check_near(found.turns, 32.54, 0.06);
    check_near(found.wins[0], .5726, .006);
    check_near(found.wins[1], .1608, .006);
    check_near(found.ties, .2666, .006);
    check_near(found.scores[0], 29.11, 0.08);
    check_near(found.scores[1], 24.89, 0.08);
}

TEST_CASE("a card is house-ruled by changing its params only", "[journey]") {
    const std::string path = std::string{testing::source_tree()} + "/sets/base.yaml";
    const std::string set = read_source("sets/base.yaml");
    CHECK(hand_after_attack(open_dominion(), "militia") == 3);
    const Overlay mean{{path, replaced(set, "params: { keep: 3 }", "params: { keep: 2 }")}};
    CHECK(hand_after_attack(open_dominion(mean), "militia") == 2);
}

TEST_CASE("a card is house-ruled by editing its script only", "[journey]") {
    const std::string path = std::string{testing::source_tree()} + "/cards/base/militia.lua";
    const std::string script = read_source("cards/base/militia.lua");
    const Overlay kind{{path, replaced(script, "ctx.params.keep", "ctx.params.keep + 1")}};
    CHECK(hand_after_attack(open_dominion(kind), "militia") == 4);
}

TEST_CASE("D-15: the left neighbour of a single winner begins the next game", "[journey]") {
    const Kit kit = open_dominion();
    Match match{kit};
    std::vector<std::unique_ptr<Seat>> seats;
    for (std::size_t at = 0; at < 3; ++at) seats.push_back(make_seat("big-money", at, match));
    int single_winners = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        TablePlan plan;
        plan.seats = 3;
        plan.seed = seed;
        match.begin(plan);
        CHECK_FALSE(next_first(match, 1));
        play_out(match, seats);
        const auto& judgements = match.game().table_state().judgements;
        std::vector<std::size_t> winners;
        for (std::size_t at = 0; at < 3; ++at) {
            if (judgements[at].winner) winners.push_back(at);
        }
        if (winners.size() != 1) continue;
        ++single_winners;
        CHECK(next_first(match, seed) == (winners[0] + 1) % 3);
    }
    CHECK(single_winners > 0);
}

TEST_CASE("D-16: after a shared victory one of those who did not win begins", "[journey]") {
    const Kit kit = open_dominion();
    Match match{kit};
    TablePlan plan;
    plan.seats = 4;
    match.begin(plan);
    Game& game = match.game();
    const std::vector<OwnerId> shared{OwnerId{0}, OwnerId{2}};
    const std::vector<OwnerId> rest{OwnerId{1}, OwnerId{3}};
    CHECK(match.scripts().first_after(game, shared) == rest);
    const auto everybody = game.seats_from(OwnerId{0});
    CHECK(match.scripts().first_after(game, everybody) == everybody);
    // The seed of the next game decides, and every candidate has a chance.
    std::set<OwnerId> drawn;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) drawn.insert(draw_first(rest, seed));
    CHECK(drawn == std::set<OwnerId>{rest.begin(), rest.end()});
}

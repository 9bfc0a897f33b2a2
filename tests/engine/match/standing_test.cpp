// A game that goes on with other rules from where it stands.
#include "match/standing.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <variant>
#include <vector>

#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"
#include "match/match.hpp"
#include "match/record.hpp"
#include "state/random.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

Record read_back(const Record& record) {
    auto read = read_record(to_text(record));
    const auto* wrong = std::get_if<RecordProblem>(&read);
    INFO((wrong != nullptr ? wrong->message : ""));
    REQUIRE(wrong == nullptr);
    return std::get<Record>(std::move(read));
}

Record first_answers(Record record, std::size_t count) {
    record.answers.resize(count);
    std::erase_if(record.hashes, [&](const auto& hash) { return hash.first > count; });
    return record;
}

/// The record of a game that stood like this after so many answers, with all those since.
Record goes_on_after(Match& match, const Record& whole, std::size_t count) {
    REQUIRE_FALSE(match.put_in(first_answers(whole, count)));
    Record from_here = match.record_from_here({});
    const std::size_t since = from_here.answers.size();
    REQUIRE(since <= count);
    from_here.answers.assign(whole.answers.begin() + static_cast<std::ptrdiff_t>(count - since),
                             whole.answers.end());
    return from_here;
}

Record random_game(Match& match) {
    TablePlan plan;
    plan.seats = match.kit().blueprint().schema.seats.least;
    plan.seed = 11;
    play_and_check(match, plan);
    return match.record();
}

/// A lab whose one card does something else once it has been edited.
GameLab lab_that_gives(const std::string& points) {
    GameLab lab;
    lab.card("ant").card("bee").card("cat");
    const std::string body =
        "local card = me:choose_card { prompt = \"which\", from = me.board }\n"
        "me:add(\"points\", " +
        points + ")\nme:move(card, me.hand)\n";
    lab.step(body + "return \"more\"").step(body, "more");
    return lab;
}

}  // namespace

TEST_CASE("every game goes on the same from a table that was written down",
          "[match][standing][journey]") {
    for (const GameUnderTest& game : every_game()) {
        CAPTURE(game.ruleset, game.folder);
        const Kit kit = open_game(game);
        Match match{kit};
        const Record whole = random_game(match);
        const std::uint64_t end = match.game().table_state().hash();
        Match other{kit};
        for (const std::size_t parts : {1U, 2U, 3U}) {
            const std::size_t count = whole.answers.size() * parts / 4;
            CAPTURE(count);
            const Record from_here = goes_on_after(match, whole, count);
            REQUIRE_FALSE(from_here.standing.empty());
            const auto parted = other.put_in(read_back(from_here));
            INFO((parted ? parted->expected + " / " + parted->found : ""));
            REQUIRE_FALSE(parted);
            CHECK(other.game().table_state().hash() == end);
            // Written down again it is the same text: nothing is lost on the way.
            Match again{kit};
            again.begin_standing(whole.plan, from_here.standing);
            Match once{kit};
            once.begin_from(whole.plan, [&](Game& table) {
                stand_like(table, from_here.standing);
                CHECK(standing_text(table, table.table_state()) == from_here.standing);
            });
            CHECK(again.standing() == from_here.standing);
        }
    }
}

TEST_CASE("a game that goes on with other rules is undone to there and no further",
          "[match][standing]") {
    Table old{lab_that_gives("1")};
    old.answer("ant");
    const std::size_t answers = old.match().answers();
    Record from_here = old.match().record_from_here({});
    const GameLab lab = lab_that_gives("5");
    Match match{lab.kit()};
    REQUIRE_FALSE(match.put_in(read_back(from_here)));
    const auto points = [&](Match& of) {
        const State& state = of.game().table_state();
        return state.counter(Scope::player, 0,
                             state.schema().find_counter(Scope::player, "points"));
    };
    CHECK(points(match) == static_cast<std::int32_t>(answers));
    CHECK_FALSE(match.undo());
    const std::uint64_t hash = match.game().table_state().hash();
    const OwnerId seat = match.game().deciding().front();
    REQUIRE_FALSE(match.answer(seat, std::vector<std::int32_t>{0}));
    const Record grown = match.record();
    CHECK(grown.answers.size() == from_here.answers.size() + 1);
    // Opened again it stands the same, and what was before stays gone.
    Match opened{lab.kit()};
    REQUIRE_FALSE(opened.put_in(read_back(grown)));
    CHECK(opened.game().table_state().hash() == match.game().table_state().hash());
    REQUIRE(opened.undo());
    CHECK(opened.game().table_state().hash() == hash);
    CHECK_FALSE(opened.undo());
}

TEST_CASE("a table that cannot stand with these rules says why", "[match][standing]") {
    Table old{lab_that_gives("1")};
    const Record from_here = old.match().record_from_here({});
    GameLab other;
    other.card("ant");
    other.step("me:choose_card { prompt = \"which\", from = me.board }");
    Match match{other.kit()};
    const auto parted = match.put_in(read_back(from_here));
    REQUIRE(parted);
    CHECK(parted->found == "there is no card \"bee\" any more");
    // The match can be used all the same.
    match.begin(TablePlan{});
    CHECK_FALSE(match.game().deciding().empty());
}

TEST_CASE("no line about a table is trusted", "[match][standing][record]") {
    for (const GameUnderTest& game : {mini_games()[0], mini_games()[1], expanded_game()}) {
        CAPTURE(game.ruleset);
        const Kit kit = open_game(game);
        Match match{kit};
        const Record whole = random_game(match);
        const Record good = goes_on_after(match, whole, whole.answers.size() / 2);
        const std::vector<std::string> odd{"0",  "1",     "2",    "255",       "256",    "65535",
                                           "-1", "99999", "ffff", "zone:",     "card:9", "word:%2",
                                           "-",  "x",     "%",    "4294967295"};
        Stream random = Stream::derive(3, hash_text("standing"));
        std::size_t refused = 0;
        for (int times = 0; times < 250; ++times) {
            Record spoiled = good;
            std::string& text = spoiled.standing;
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            const std::size_t start = text.find_last_of(" \n", at) + 1;
            const std::size_t end = std::min(text.find_first_of(" \n", start), text.size());
            text.replace(start, end - start,
                         odd[random.below(static_cast<std::uint32_t>(odd.size()))]);
            CAPTURE(times, text.substr(start > 60 ? start - 60 : 0, 140));
            try {
                if (match.put_in(spoiled)) ++refused;
            } catch (const GameError&) {
                ++refused;  // rules that cannot go on from there
            }
        }
        CHECK(refused > 50);
        REQUIRE_FALSE(match.put_in(good));
    }
}

TEST_CASE("lines about a table stand together, after one that begins them", "[record]") {
    const std::string game = "cardwright/record@2\nruleset brawl\nseats 2\n---\n";
    const auto problem = [](const std::string& text) {
        const auto read = read_record(text);
        const auto* wrong = std::get_if<RecordProblem>(&read);
        return wrong == nullptr ? std::string{} : wrong->message;
    };
    const std::string expected = "expected \"! table …\" before the other lines of a table";
    CHECK(problem(game + "! made 0 0 0\n") == expected);
    CHECK(problem(game + "! table 2 2 1 1\n1 moves stop\n! made 0 0 0\n") == expected);
    CHECK(problem(game + "1 moves stop\n! table 2 2 1 1\nundo 1\n") ==
          "expected \"undo <number>\" with at most 0 answers to take back");
    CHECK(problem(game + "1 moves stop\n! table 2 2 1 1\n! made 0 0 0\n").empty());
}

#include "match/record.hpp"

#include <catch2/catch_test_macros.hpp>
#include <variant>

#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"
#include "match/match.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

std::string recorded_game() {
    static const std::string text = [] {
        const Kit kit = open_game(mini_games()[0]);
        Match match{kit};
        TablePlan plan;
        plan.seed = 5;
        play_and_check(match, plan);
        return to_text(match.record({"human", "random"}));
    }();
    return text;
}

std::string problem_of(const std::string& text) {
    const auto read = read_record(text);
    const auto* problem = std::get_if<RecordProblem>(&read);
    REQUIRE(problem != nullptr);
    return std::to_string(problem->line) + ": " + problem->message;
}

}  // namespace

TEST_CASE("what is no record is refused with the line and what was expected", "[record]") {
    CHECK(problem_of("") == "1: the record is empty");
    CHECK(problem_of("hello\n") ==
          "1: this is no record: its first line is not \"cardwright/record@1\"");
    const std::string head = "cardwright/record@1\n";
    CHECK(problem_of(head + "colour blue\n") == "2: unknown line \"colour\"");
    CHECK(problem_of(head + "seats 99\n") == "2: expected a number of seats from 1 to 8");
    CHECK(problem_of(head + "seed twelve\n") == "2: expected a whole number as seed");
    CHECK(problem_of(head + "---\n") == "2: the record does not say its ruleset");
    CHECK(problem_of(head + "ruleset brawl\n") == "2: the record ends before its answers begin");
    const std::string game = head + "ruleset brawl\nseats 2\n---\n";
    CHECK(problem_of(game + "3 moves stop\n") ==
          "5: expected \"<seat> <question> <answer>\" with a seat from 1 to 2");
    CHECK(problem_of(game + "1 moves\n") == "5: expected \"<seat> <question> <answer>\"");
    CHECK(problem_of(game + "= xyz\n") == "5: expected \"= <hash>\"");
    CHECK(problem_of(game + std::string(5000, 'x') + "\n") == "5: the line is too long");
}

TEST_CASE("a changed answer is found where it stops fitting, with both sides", "[record]") {
    const Kit kit = open_game(mini_games()[0]);
    auto record = std::get<Record>(read_record(recorded_game()));
    Match match{kit};
    SECTION("an answer that is not offered") {
        record.answers[3].answer = "play:dragon";
        const auto divergence = match.put_in(record);
        REQUIRE(divergence);
        CHECK(divergence->answer == 3);
        CHECK(divergence->expected.find("play:dragon") != std::string::npos);
        CHECK(divergence->found == "that answer is not offered");
    }
    SECTION("another question than the game asks") {
        record.answers[2].prompt = "riddle";
        const auto divergence = match.put_in(record);
        REQUIRE(divergence);
        CHECK(divergence->answer == 2);
        CHECK(divergence->found.starts_with("the game asks "));
    }
    SECTION("another seed gives other hashes or other questions") {
        record.plan.seed += 1;
        CHECK(match.put_in(record));
    }
}

TEST_CASE("a record that was cut or garbled anywhere never breaks the program", "[record]") {
    const Kit kit = open_game(mini_games()[0]);
    const std::string text = recorded_game();
    Match match{kit};
    Stream random = Stream::derive(7, hash_text("garbled"));
    int readable = 0;
    for (int attempt = 0; attempt < 2000; ++attempt) {
        std::string garbled = text;
        const auto at = [&] { return random.below(static_cast<std::uint32_t>(garbled.size())); };
        switch (random.below(3)) {
            case 0:
                garbled.resize(at());
                break;
            case 1:
                garbled[at()] = static_cast<char>(random.below(256));
                break;
            default:
                garbled.erase(at(), 1 + random.below(20));
                break;
        }
        const auto read = read_record(garbled);
        const auto* record = std::get_if<Record>(&read);
        if (record == nullptr) continue;
        ++readable;
        // Putting a whole game in takes a while; a few of each kind are enough.
        if (attempt % 50 != 0) continue;
        try {
            static_cast<void>(match.put_in(*record));
        } catch (const std::invalid_argument&) {
            continue;  // a table that cannot be set up, said in a sentence
        }
    }
    CHECK(readable > 100);
}

#include "match/record.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <variant>

#include "catalog/version.hpp"
#include "journeys/games_under_test.hpp"
#include "journeys/invariants.hpp"
#include "match/match.hpp"
#include "match/record_text.hpp"
#include "support/game_lab.hpp"

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
          "1: this is not a saved game: its first line is not \"cardwright/record@2\"");
    const std::string head = "cardwright/record@2\n";
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
    CHECK(problem_of(game + "1 moves stop\nundo 2\n") ==
          "6: expected \"undo <number>\" with at most 1 answers to take back");
    CHECK(problem_of(game + "+ ruleset chess 00\n") == "5: a game cannot change its ruleset");
    CHECK(problem_of(game + "+ seats 3\n") ==
          "5: expected content after \"+\", as in \"+ engine 1.0\"");
    CHECK(problem_of(head + "mod 00 /a%zz\n") == "2: expected \"mod <hash> <folder>\"");
    CHECK(problem_of(game + std::string(300'000, 'x') + "\n") == "5: the line is too long");
    CHECK(problem_of(game + std::string{"1 mo\0ves stop\n", 15}) ==
          "5: the line holds a zero byte");
}

TEST_CASE("no name in a record is so long that a message about it has no end", "[record]") {
    const std::string head = "cardwright/record@2\n";
    const std::string name(600, 'x');
    for (const char* key : {"", "engine a ", "ruleset ", "rules ", "set ", "card ", "mod ",
                            "lineup a ", "option ", "seat a ", "seed ", "seats "}) {
        CAPTURE(key);
        CHECK(problem_of(head + key + name + " 1\n") == "2: a name is too long");
    }
    const std::string game = head + "ruleset brawl\nseats 2\n---\n";
    CHECK(problem_of(game + "+ set " + name + " 1\n") == "5: a name is too long");
    CHECK(problem_of(head + "mod 00 /" + std::string(5000, 'x') + "\n") ==
          "2: expected \"mod <hash> <folder>\"");
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

TEST_CASE("a record that ends anywhere keeps every whole line before that", "[record]") {
    const std::string text = recorded_game();
    const auto whole = std::get<Record>(read_record(text));
    const std::size_t heading = text.find("---\n") + 4;
    for (std::size_t bytes = 0; bytes <= text.size(); ++bytes) {
        const std::string_view part = std::string_view{text}.substr(0, bytes);
        const auto read = read_record(part);
        const auto* record = std::get_if<Record>(&read);
        if (bytes < heading) {
            REQUIRE(record == nullptr);
            continue;
        }
        REQUIRE(record != nullptr);
        REQUIRE(record->whole_bytes == part.rfind('\n') + 1);
        REQUIRE(record->torn_bytes == bytes - record->whole_bytes);
        REQUIRE(record->answers.size() <= whole.answers.size());
        REQUIRE(std::equal(record->answers.begin(), record->answers.end(), whole.answers.begin()));
    }
}

TEST_CASE("what was taken back and what has changed stands in the record, and is read as it was",
          "[record]") {
    const std::string head =
        "cardwright/record@2\nengine 1\nruleset brawl 01\nset brawl 02\nseats 2\n---\n";
    const auto read = read_record(head +
                                  "1 moves stop\n1 buy buy:penny\n= 05\nundo 2\n2 moves stop\n"
                                  "+ engine 2\n+ ruleset brawl 09\n+ mod 07 /my%0Amods\n"
                                  "2 buy stop\n");
    const auto record = std::get<Record>(read);
    CHECK(record.answers == std::vector<RecordedAnswer>{{1, "moves", "stop"}, {1, "buy", "stop"}});
    CHECK(record.hashes.empty());
    CHECK(record.content.engine == "2");
    CHECK(record.content.ruleset_hash == "09");
    CHECK(record.content.sets.empty());
    CHECK(record.content.mods == NamedHashes{{"/my\nmods", "07"}});
}

TEST_CASE("words that would break a line are written in another way", "[record]") {
    for (const std::string text : {"", "-", "a b", "a\nb", "50%", "%41", "tab\there", "Ä"}) {
        const std::string word = record_word(text);
        CHECK(word.find_first_of(" \n\t") == std::string::npos);
        CHECK_FALSE(word.empty());
        CHECK(word != "-");
        CHECK(meant_by(record_line(text)) == text);
    }
    CHECK(record_word("a b") != record_word("a%20b"));
    CHECK_FALSE(meant_by("%4"));
    CHECK_FALSE(meant_by("%zz"));
}

TEST_CASE("a record knows the engine, every file and every card of its game", "[record]") {
    const auto record = std::get<Record>(read_record(recorded_game()));
    CHECK(record.content.engine == engine_version());
    CHECK(record.content.ruleset == "brawl");
    CHECK(record.content.ruleset_hash.size() == 16);
    const auto names = [](const NamedHashes& hashes, std::string_view name) {
        return std::any_of(hashes.begin(), hashes.end(), [&](const auto& each) {
            return each.first == name && each.second.size() == 16;
        });
    };
    CHECK(names(record.content.rules, "scripts/brawl/verbs.lua"));
    CHECK(names(record.content.rules, "scripts/brawl/ruleset.yaml"));
    CHECK_FALSE(names(record.content.rules, "scripts/brawl/bots/greedy.lua"));
    CHECK(names(record.content.sets, "brawl"));
    CHECK(names(record.content.cards, "penny"));
    REQUIRE(record.content.mods.size() == 1);
    CHECK(record.content.mods[0].first == mini_folder("brawl").lexically_normal());
}

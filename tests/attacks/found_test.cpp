// Mods that once gave another result in another run, with another number of threads or another deal
// of what nobody may know.

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <set>

#include "attacks/hostile_kit.hpp"
#include "cardwright/content.hpp"
#include "match/seat.hpp"
#include "spec/runner.hpp"
#include "state/lens.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

namespace fs = std::filesystem;

fs::path found(const std::string& name) {
    return fs::path{source_tree()} / "tests" / "attacks" / "mods" / ("found_" + name);
}

/// What the bot says when it may pick out of the other's hand.
std::string told(Match& match, const Choice& choice) {
    Picks picks;
    return error_of([&] {
        match.scripts().answer(*match.scripts().bot("spybot"), match.game(), choice.seat, choice,
                               picks);
    });
}

}  // namespace

TEST_CASE("scenarios that ended by chance end in one way", "[attack]") {
    for (const char* name : {"03_module_memory", "05_filter_order", "06_together_order"}) {
        std::set<std::string> ends;
        for (int run = 0; run < 10; ++run) {
            SpecRunner runner{tool::spec_content()};
            for (const auto& result : runner.run_file(found(name) / "scenario.lua", "")) {
                ends.insert(result.message);
            }
        }
        CAPTURE(name);
        CHECK(ends.size() == 1);
    }
}

TEST_CASE("a simulation with a hostile module ends the same way on every number of threads",
          "[attack]") {
    std::set<std::string> ends;
    for (const char* threads : {"1", "2", "3"}) {
        const TemporaryFolder folder;
        const ProgramRun run = run_program(
            "sim --mods " + found("03_module_memory").string() +
            " --sets base evil --kingdom evil --seats random,random --games 64 --seed 3 --json "
            "--hashes --threads " +
            threads + " --record " + folder.file("wrong.game"));
        CHECK(run.exit_code == 1);
        ends.insert(run.output.substr(0, run.output.find('\n')));
    }
    REQUIRE(ends.size() == 1);
    CHECK(ends.begin()->find("works only while a script is loaded") != std::string::npos);
}

TEST_CASE("a bot that looks for hidden cards between known ones finds the same in every deal",
          "[attack][bot]") {
    const Kit kit = attack::hostile_kit(found("10_bot_handle_order"), {"base", "evil"});
    Match match{kit};
    static_cast<void>(match.scripts().bot("spybot"));  // bots are loaded before the first game
    int asked = 0;
    int different = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
        TablePlan plan = plan_for(2, seed);
        plan.lineup = {"evil", "bomb"};
        match.begin(plan);
        Stream random = Stream::derive(seed, hash_text("answers"));
        Picks picks;
        for (int answers = 0; answers < 60 && !match.game().finished(); ++answers) {
            const Choice choice = *match.game().open_choice();
            const std::string text = told(match, choice);
            if (text.find("ORDER") != std::string::npos) {
                ++asked;
                const State kept = match.game().state();
                for (int deal = 0; deal < 10; ++deal) {
                    redeal(match.game().state(), choice.seat, random);
                    if (match.game().state().hash() != kept.hash()) ++different;
                    CAPTURE(seed, answers, deal);
                    REQUIRE(told(match, choice) == text);
                }
                match.game().state() = kept;
            }
            random_picks(choice, random, picks);
            REQUIRE_FALSE(match.answer(choice.seat, picks));
        }
    }
    CHECK(asked > 5);
    CHECK(different > 5);
}

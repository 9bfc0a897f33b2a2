// Every folder in mods/ is one hostile mod; the first lines of its `attack.lua` say what it tries
// and how it must end:
//   -- What it attacks.
//   -- stops: some part of the message     (or: passes)
//   -- plays: sets base evil, lineup evil  (random answers at a table; otherwise its scenarios run)
//   -- bots: spybot                        (takes every seat instead)
// What lies in its `into-ruleset/` replaces files of the ruleset's own, for mods that are played.
// Mods called found_… once got through. They are kept as they were, with a spec of their own.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "attacks/hostile_kit.hpp"
#include "cardwright/content.hpp"
#include "match/seat.hpp"
#include "spec/runner.hpp"
#include "support/cpu_time.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

namespace fs = std::filesystem;

constexpr const char* passes = "passes";

struct HostileMod {
    fs::path folder;
    std::string ends;  // part of the message, or `passes`
    std::vector<std::string> sets;
    std::vector<std::string> lineup;
    std::string bot;

    [[nodiscard]] bool is_played() const noexcept { return !sets.empty(); }
};

/// "sets base evil, lineup evil": the words behind a name, up to a comma.
std::vector<std::string> words_behind(const std::string& line, const std::string& name) {
    const std::size_t at = line.find(name + " ");
    if (at == std::string::npos) return {};
    std::istringstream text{line.substr(at, line.find(',', at) - at)};
    std::vector<std::string> words;
    for (std::string word; text >> word;) words.push_back(word);
    words.erase(words.begin());
    return words;
}

HostileMod read_mod(const fs::path& folder) {
    HostileMod mod;
    mod.folder = folder;
    std::ifstream input{folder / "attack.lua"};
    for (std::string line; std::getline(input, line) && line.starts_with("-- ");) {
        if (line == "-- passes") mod.ends = passes;
        if (line.starts_with("-- stops: ")) mod.ends = line.substr(10);
        if (line.starts_with("-- bots: ")) mod.bot = line.substr(9);
        if (!line.starts_with("-- plays: ")) continue;
        mod.sets = words_behind(line, "sets");
        mod.lineup = words_behind(line, "lineup");
    }
    return mod;
}

std::vector<HostileMod> all_mods() {
    std::vector<HostileMod> mods;
    for (const auto& entry :
         fs::directory_iterator{fs::path{testing::source_tree()} / "tests" / "attacks" / "mods"}) {
        mods.push_back(read_mod(entry.path()));
    }
    std::sort(mods.begin(), mods.end(), [](const HostileMod& left, const HostileMod& right) {
        return left.folder < right.folder;
    });
    return mods;
}

std::string run_scenarios(const HostileMod& mod) {
    SpecRunner runner{tool::spec_content()};
    const fs::path spec = mod.folder / "scenario.lua";
    const auto results = runner.run_file(fs::exists(spec) ? spec : mod.folder / "attack.lua", "");
    if (results.empty()) return "there is no scenario";
    for (const SpecResult& result : results) {
        if (!result.passed) return result.message;
    }
    return passes;
}

/// Until it ends, or long enough for every card to have been played.
void play_for_a_while(Match& match, Seat* bot, std::uint64_t seed) {
    Stream random = Stream::derive(seed, hash_text("answers"));
    Picks picks;
    for (int answers = 0; answers < 300 && !match.game().finished(); ++answers) {
        const Choice* choice = match.game().open_choice();
        if (bot != nullptr) {
            bot->answer(match.game(), choice->seat, *choice, picks);
        } else {
            random_picks(*choice, random, picks);
        }
        if (match.answer(choice->seat, picks)) throw std::logic_error{"a random answer is refused"};
    }
}

std::string play(const HostileMod& mod) {
    try {
        const Kit kit = attack::hostile_kit(mod.folder, mod.sets);
        MatchOptions options;
        options.scripts.clock_seconds_per_call = patient_clock_seconds;
        Match match{kit, options};
        const auto bot = mod.bot.empty() ? nullptr : make_seat(mod.bot, 0, match);
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            TablePlan plan = plan_for(2, seed);
            plan.lineup = mod.lineup;
            match.begin(plan);
            play_for_a_while(match, bot.get(), seed);
        }
    } catch (const GameError& error) {
        return error.full_text();
    }
    return passes;
}

}  // namespace

TEST_CASE("a hostile mod ends as it says, in time and without harm", "[attack]") {
    const auto mod = GENERATE(from_range(all_mods()));
    CAPTURE(mod.folder.filename().string());
    REQUIRE_FALSE(mod.ends.empty());
    const double start = cpu_seconds();
    const std::string message = mod.is_played() ? play(mod) : run_scenarios(mod);
    CHECK(cpu_seconds() - start < longest_attack_seconds);
    CAPTURE(message);
    CHECK(message.find(mod.ends) != std::string::npos);
}

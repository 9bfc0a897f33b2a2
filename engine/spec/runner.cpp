#include "spec/runner.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/spec_file.hpp"
#include "spec/table_text.hpp"

namespace cardwright {
namespace {

constexpr std::size_t most_memory_kept = 48'000'000;  // of scripts
constexpr std::size_t most_games_kept = 64;

std::vector<std::string> words_of(const SpecValue& scenario, std::string_view key) {
    const auto words = scenario.at(key);
    return words ? words->words() : std::vector<std::string>{};
}

/// The table when a scenario failed. That it cannot be shown is no reason to stop.
std::string table_now(const Match& match) {
    try {
        return open_table_text(match.game(), player_name);
    } catch (const std::exception&) {
        return {};
    }
}

}  // namespace

SpecRunner::SpecRunner(SpecContent content, const MatchOptions& options)
    : content_{std::move(content)}, options_{options} {}

SpecRunner::~SpecRunner() = default;

void SpecRunner::change(Overlay overlay) {
    content_.change(std::move(overlay));
    matches_.clear();
}

std::vector<std::filesystem::path> SpecRunner::find(const std::vector<std::string>& places) {
    std::vector<std::filesystem::path> files;
    for (const std::string& place : places) {
        if (std::filesystem::is_regular_file(place)) {
            files.emplace_back(place);
            continue;
        }
        if (!std::filesystem::is_directory(place)) {
            throw std::invalid_argument{"there is no file or folder \"" + place + "\""};
        }
        for (const auto& entry : std::filesystem::recursive_directory_iterator{place}) {
            const std::string name = entry.path().filename().string();
            if (entry.is_regular_file() && name.ends_with("_spec.lua"))
                files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

Match& SpecRunner::match_for(const std::filesystem::path& file, const std::string& ruleset,
                             const std::vector<std::string>& sets, bool open_steps) {
    const auto known = mods_.find(file);
    const std::vector<std::string>& mods =
        known != mods_.end() ? known->second
                             : mods_.emplace(file, content_.mods_of(file)).first->second;
    const std::string key =
        fmt::format("{}|{}|{}|{}", ruleset, fmt::join(sets, ","), fmt::join(mods, ","), open_steps);
    if (const auto open = matches_.find(key); open != matches_.end()) return *open->second;
    make_room_for_match();
    auto match = std::make_unique<Match>(content_.kit(mods, ruleset, sets, open_steps), options_);
    return *matches_.emplace(key, std::move(match)).first->second;
}

void SpecRunner::make_room_for_match() {
    if (before_scenario) return;
    std::size_t memory = 0;
    for (const auto& [key, match] : matches_) {
        memory += match->scripts().sandbox().allocator().live_bytes();
    }
    if (memory > most_memory_kept || matches_.size() >= most_games_kept) matches_.clear();
}

void SpecRunner::make_room_for_file() {
    std::size_t memory = 0;
    for (const auto& [file, specs] : files_) memory += specs->memory();
    if (memory > most_memory_kept) files_.clear();
}

SpecResult SpecRunner::run_one(SpecFile& specs, const Scenario& scenario,
                               const std::filesystem::path& file, bool names_only) {
    SpecResult result;
    result.file = file.string();
    result.line = scenario.line;
    result.name = scenario.name;
    Match* match = nullptr;
    const auto fail = [&](const std::string& message) {
        result.passed = false;
        result.message = message;
        if (match != nullptr) result.after = table_now(*match);
    };
    try {
        const Datum datum = specs.read(scenario);
        const SpecValue table{datum, "the scenario"};
        result.rules = words_of(table, "rules");
        if (!names_only) {
            const auto ruleset = table.at("ruleset");
            if (!ruleset || ruleset->is_word("")) {
                throw SpecFailure{"a scenario needs a `ruleset`"};
            }
            const auto open_steps = table.at("open_steps");
            const std::vector<std::string> sets = words_of(table, "sets");
            const bool open = open_steps && open_steps->truth();
            result.not_loaded = true;
            match = &match_for(file, ruleset->word(), sets, open);
            result.not_loaded = false;
            if (before_scenario) before_scenario(*match);
            Session session{*match, table};
            result.before = session.table_before();
            try {
                specs.play(scenario, session);
                session.expect_no_open_choice();
            } catch (const std::exception&) {
                result.story = session.story();
                throw;
            }
        }
        result.passed = true;
    } catch (const LocatedFailure& failure) {
        fail(failure.what());
    } catch (const GameError& error) {
        fail(fmt::format("{}:{}: {}", result.file, result.line, error.full_text()));
    } catch (const std::exception& problem) {
        fail(fmt::format("{}:{}: {}", result.file, result.line, problem.what()));
    }
    return result;
}

SpecFile& SpecRunner::open(const std::filesystem::path& file) {
    if (const auto known = files_.find(file); known != files_.end()) return *known->second;
    make_room_for_file();
    auto specs = std::make_unique<SpecFile>(file, options_.scripts);
    return *files_.emplace(file, std::move(specs)).first->second;
}

std::vector<SpecResult> SpecRunner::run_file(const std::filesystem::path& file,
                                             const std::string& only, bool names_only) {
    std::vector<SpecResult> results;
    SpecFile& specs = open(file);
    if (!specs.problem().empty()) {
        SpecResult broken;
        broken.file = file.string();
        broken.name = "(the file)";
        broken.message = specs.problem();
        results.push_back(std::move(broken));
        return results;
    }
    for (const Scenario& each : specs.scenarios()) {
        if (each.name.find(only) == std::string::npos) continue;
        results.push_back(run_one(specs, each, file, names_only));
    }
    return results;
}

SpecResult SpecRunner::run_scenario(const std::filesystem::path& file, std::size_t number) {
    SpecFile& specs = open(file);
    return run_one(specs, specs.scenarios().at(number), file, false);
}

}  // namespace cardwright

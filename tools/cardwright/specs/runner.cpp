#include "cardwright/specs/runner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "cardwright/content.hpp"
#include "cardwright/specs/spec_file.hpp"
#include "cardwright/table_text.hpp"

namespace cardwright::tool {
namespace {

std::vector<std::string> words_of(const SpecValue& scenario, std::string_view key) {
    const auto words = scenario.at(key);
    return words ? words->words() : std::vector<std::string>{};
}

/// The same ruleset, but no step of it passes by itself.
void open_all_steps(ContentChoice& content) {
    const Catalog catalog = Catalog::open(content_roots(content.mods), content.overlay);
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        if (ruleset.id != content.game) continue;
        static const std::regex automatic{R"(\bautomatic: true\b)"};
        content.overlay[ruleset.file] =
            std::regex_replace(catalog.read_text(ruleset.file).text, automatic, "automatic: false");
    }
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

SpecRunner::~SpecRunner() = default;

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
    ContentChoice content;
    content.mods = mods_;
    content.overlay = overlay_;
    content.game = ruleset;
    content.sets = sets;
    // A spec inside a folder with content of its own is about that content.
    const auto own = std::filesystem::weakly_canonical(data_folder());
    for (auto folder = std::filesystem::weakly_canonical(file).parent_path();
         folder.has_relative_path() && folder != own; folder = folder.parent_path()) {
        if (std::filesystem::is_directory(folder / "sets")) content.mods.push_back(folder.string());
    }
    const std::string key = fmt::format("{}|{}|{}|{}", ruleset, fmt::join(sets, ","),
                                        fmt::join(content.mods, ","), open_steps);
    auto& match = matches_[key];
    if (!match) {
        if (open_steps) open_all_steps(content);
        match = std::make_unique<Match>(open_kit(content));
    }
    return *match;
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
            match = &match_for(file, ruleset->word(), words_of(table, "sets"),
                               open_steps && open_steps->truth());
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

std::vector<SpecResult> SpecRunner::run_file(const std::filesystem::path& file,
                                             const std::string& only, bool names_only) {
    std::vector<SpecResult> results;
    SpecFile specs{file};
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

}  // namespace cardwright::tool

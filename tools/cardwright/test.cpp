// cardwright test: runs scenario specs, and lists the numbered rules that none of them proves.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>
#include <memory>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/found_mods.hpp"
#include "cardwright/mutation/command.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "catalog/text_file.hpp"
#include "spec/runner.hpp"

namespace cardwright::tool {
namespace {

struct TestOptions {
    std::vector<std::string> places;
    std::vector<std::string> mods;
    std::string name;
    std::string rules;
    bool json = false;
    bool mutate = false;
    bool coverage = false;
    std::size_t slowest = 0;
    MutateOptions mutation;
};

/// The ids of numbered rules: bold at the start of a list entry, as in `* **D-12** …`.
std::vector<std::string> rules_in(const std::string& file) {
    constexpr std::size_t longest_beginning = 200;  // a longer line would exhaust the stack
    std::istringstream in{text_of_file(file)};
    static const std::regex id{R"(^\s*[-*]\s+\*\*([A-Z]+-[A-Z0-9_]+(?:-[0-9]+)?)\b)"};
    std::vector<std::string> rules;
    std::string line;
    while (std::getline(in, line)) {
        std::smatch match;
        if (line.size() > longest_beginning) line.resize(longest_beginning);
        if (std::regex_search(line, match, id)) rules.push_back(match[1]);
    }
    return rules;
}

/// A folder, a file, or a mod that is installed: `test bakery`.
std::string place_named(const std::string& name) {
    std::error_code problem;
    if (std::filesystem::exists(name, problem)) return name;
    for (const ModHead& mod : installed_mods()) {
        if (mod.id == name) return mod.folder.string();
    }
    return name;
}

/// Whoever names mods and nothing else means their specs, and only those.
std::vector<std::string> places_of(const TestOptions& options) {
    std::vector<std::string> places;
    for (const std::string& place : options.places) places.push_back(place_named(place));
    if (!places.empty()) return places;
    for (const std::string& mod : options.mods) places.push_back(folder_of_mod(mod).string());
    if (places.empty()) places.push_back((data_folder() / "tests").string());
    return places;
}

/// A mod that is named as a place brings what it needs, too.
std::vector<std::string> mods_of_places(const TestOptions& options) {
    std::vector<std::string> mods = options.mods;
    for (const std::string& name : options.places) {
        const std::string place = place_named(name);
        if (mod_head(place)) mods.push_back(place);
    }
    return mods;
}

/// The specs are all there are: what is named after `--mutate` is what shall be changed.
int mutate(TestOptions& options) {
    MutateOptions& wanted = options.mutation;
    if (options.places.size() > 1) {
        throw std::invalid_argument{"name one card, set, ruleset, file or folder"};
    }
    if (!options.places.empty()) wanted.what = options.places.front();
    wanted.mods = options.mods;
    wanted.json = options.json;
    wanted.places = {(data_folder() / "tests").string()};
    for (const std::string& mod : options.mods)
        wanted.places.push_back(folder_of_mod(mod).string());
    return options.coverage ? run_coverage(wanted) : run_mutation(wanted);
}

int list_rules(const TestOptions& options) {
    const std::vector<std::string> rules = rules_in(options.rules);
    std::set<std::string> proven;
    SpecRunner runner{spec_content(mods_of_places(options))};
    for (const auto& file : SpecRunner::find(places_of(options))) {
        for (const SpecResult& spec : runner.run_file(file, "", true)) {
            proven.insert(spec.rules.begin(), spec.rules.end());
        }
    }
    nlohmann::json out;
    out["rules"] = rules.size();
    out["uncovered"] = nlohmann::json::array();
    for (const std::string& rule : rules) {
        if (!proven.contains(rule)) out["uncovered"].push_back(rule);
    }
    say(json_text(out));
    return out["uncovered"].empty() ? success : failure;
}

/// The lines only one of two tables has.
std::string difference(const std::string& before, const std::string& after) {
    const auto lines = [](const std::string& text) {
        std::vector<std::string> found;
        std::size_t start = 0;
        while (start < text.size()) {
            const std::size_t end = std::min(text.find('\n', start), text.size());
            found.push_back(text.substr(start, end - start));
            start = end + 1;
        }
        return found;
    };
    const auto first = lines(before);
    const auto second = lines(after);
    std::string text;
    for (const std::string& line : first) {
        if (std::find(second.begin(), second.end(), line) == second.end())
            text += "    - " + line + "\n";
    }
    for (const std::string& line : second) {
        if (std::find(first.begin(), first.end(), line) == first.end())
            text += "    + " + line + "\n";
    }
    return text;
}

void say_lines(const std::string& heading, const std::string& lines) {
    say("  " + heading + ":");
    for (std::size_t start = 0; start < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', start), lines.size());
        say("      " + lines.substr(start, end - start));
        start = end + 1;
    }
}

void print_failure(const SpecResult& spec) {
    say(fmt::format("FAILED {}: {}", spec.file, spec.name), Tone::bad);
    say("  " + spec.message);
    if (!spec.story.empty()) say_lines("what was asked", spec.story);
    if (spec.before.empty() || spec.after.empty()) return;
    say_lines("the table before", spec.before);
    say("  what changed until it failed:\n" + difference(spec.before, spec.after));
}

/// Each scenario is played twice, since the first one played with some sets also pays for loading
/// them. What other programs do meanwhile is not counted.
int list_slowest(const TestOptions& options) {
    struct Timed {
        double milliseconds = 0;
        SpecResult spec;
    };
    std::vector<Timed> all;
    SpecRunner runner{spec_content(options.mods)};
    for (const auto& file : SpecRunner::find(places_of(options))) {
        const std::size_t scenarios = runner.run_file(file, "", true).size();
        for (std::size_t number = 0; number < scenarios; ++number) {
            if (!runner.run_scenario(file, number).passed) continue;
            const std::clock_t begin = std::clock();
            SpecResult spec = runner.run_scenario(file, number);
            const std::clock_t spent = std::clock() - begin;
            all.push_back({1000.0 * static_cast<double>(spent) / CLOCKS_PER_SEC, std::move(spec)});
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Timed& one, const Timed& other) {
        return one.milliseconds > other.milliseconds;
    });
    for (const Timed& each : all) {
        if (&each == all.data() + options.slowest) break;
        say(fmt::format("{:8.2f} ms  {}:{}: {}", each.milliseconds, each.spec.file, each.spec.line,
                        each.spec.name));
    }
    return all.empty() ? failure : success;
}

int run_specs(const TestOptions& options) {
    SpecRunner runner{spec_content(mods_of_places(options))};
    std::size_t passed = 0;
    std::size_t failed = 0;
    nlohmann::json out = nlohmann::json::array();
    for (const auto& file : SpecRunner::find(places_of(options))) {
        for (const SpecResult& spec : runner.run_file(file, options.name)) {
            (spec.passed ? passed : failed) += 1;
            if (options.json) {
                out.push_back({{"file", spec.file},
                               {"line", spec.line},
                               {"name", spec.name},
                               {"rules", spec.rules},
                               {"passed", spec.passed},
                               {"message", spec.message},
                               {"story", spec.story},
                               {"before", spec.before},
                               {"after", spec.after}});
            } else if (!spec.passed) {
                print_failure(spec);
            }
        }
    }
    if (options.json) {
        say(json_text(out, 2));
    } else {
        if (passed + failed == 0) say("no scenario was found");
        say(fmt::format("{} passed, {} failed", passed, failed),
            failed == 0 ? Tone::good : Tone::bad);
    }
    return failed == 0 && passed > 0 ? success : failure;
}

}  // namespace

void add_test(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<TestOptions>();
    CLI::App* command = program.add_subcommand("test", "Run scenario specs");
    command->add_option("places", options->places,
                        "Spec files, folders or mods (default: those of --mods, or all)");
    add_mods(*command, options->mods);
    command->add_option("--name", options->name, "Only scenarios whose name contains this");
    command->add_option("--rules", options->rules,
                        "List the numbered rules of this file that no spec names, as JSON");
    command->add_flag("--json", options->json, "Print the results as JSON");
    add_number<std::size_t>(*command, "--slowest", options->slowest, 1, 10'000,
                            "List so many scenarios that took the most time of the processor");
    command->add_flag("--mutate", options->mutate,
                      "Change scripts and data bit by bit and list what no spec notices; "
                      "PLACES is then a card, set, ruleset, file or the folder of a mod");
    MutateOptions& mutation = options->mutation;
    add_number<std::size_t>(*command, "--sample", mutation.sample, 1, 1'000'000,
                            "With --mutate: only so many changes, always the same for a seed");
    add_seed(*command, mutation.seed, "Which changes --sample draws (default: 1)");
    add_number<unsigned>(*command, "--threads", mutation.threads, 1, 256,
                         "With --mutate: threads to use (default: one for each core)");
    command->add_flag("--every-spec", mutation.every_spec,
                      "With --mutate: run every spec for every change, also those that do not "
                      "reach it (slow; the outcome is the same)");
    command->add_flag("--coverage", options->coverage,
                      "List the lines and branches of scripts that no spec reaches; PLACES as with "
                      "--mutate");
    command->add_flag("--show", mutation.show, "With --coverage: show the scripts, marked");
    command->callback([options, &exit_code] {
        if (options->mutate || options->coverage) {
            exit_code = mutate(*options);
            return;
        }
        if (options->slowest != 0) {
            exit_code = list_slowest(*options);
            return;
        }
        exit_code = options->rules.empty() ? run_specs(*options) : list_rules(*options);
    });
}

}  // namespace cardwright::tool

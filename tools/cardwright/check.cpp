// cardwright check: loads everything and reports every problem.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "cardwright/commands.hpp"
#include "cardwright/console/play_plan.hpp"
#include "cardwright/console/stopping.hpp"
#include "cardwright/content.hpp"
#include "cardwright/content_watch.hpp"
#include "cardwright/lint/lint.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/source_line.hpp"
#include "cardwright/told_mistake.hpp"
#include "cardwright/unread_files.hpp"
#include "catalog/text/text.hpp"
#include "match/match.hpp"
#include "table/seating.hpp"

namespace cardwright::tool {
namespace {

struct CheckOptions {
    std::vector<std::string> mods;
    std::string missing;  ///< the language whose gaps are listed
    bool json = false;
    bool watch = false;
};

struct Findings {
    std::vector<std::filesystem::path> roots;
    std::vector<Diagnostic> problems;
    std::size_t rulesets = 0;
    std::size_t sets = 0;
    std::size_t cards = 0;
    std::size_t scripts = 0;
    std::vector<std::pair<std::string, TranslationGaps>> gaps;
    std::vector<Untranslated> missing;
};

/// What a script declares is told by its name (`triggers[2]: …`), which stands in its file.
void find_line(Diagnostic& problem) {
    if (problem.message.starts_with(problem.file + ": ")) {
        problem.message.erase(0, problem.file.size() + 2);
    }
    const auto is_part = [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
    };
    const auto end = std::find_if_not(problem.message.begin(), problem.message.end(), is_part);
    const std::string name{problem.message.begin(), end};
    std::ifstream file{problem.file};
    std::string text;
    for (int line = 1; !name.empty() && std::getline(file, text); ++line) {
        if (text.find(name) == std::string::npos) continue;
        problem.line = line;
        problem.column = column_of_message(problem.file, line, '"' + name + '"');
        return;
    }
}

void add_problem(const GameError& error, const std::string& otherwise, Findings& findings) {
    Diagnostic problem;
    problem.file = error.file.empty() ? otherwise : error.file;
    problem.line = error.line;
    problem.message = error.what();
    const std::string place = fmt::format("{}:{}: ", error.file, error.line);
    if (error.line > 0 && problem.message.starts_with(place)) {
        problem.message.erase(0, place.size());
        problem.column = column_of_message(error.file, error.line, problem.message);
    }
    if (problem.line == 0) find_line(problem);
    findings.problems.push_back(problem);
}

/// One script's mistake does not hide another's, nor does one in a set file. What names in doubt
/// are needed for is not told.
void check_loading(const Sketch& sketch, const Catalog& catalog,
                   const std::vector<std::filesystem::path>& roots, const RulesetInfo& ruleset,
                   Findings& findings) {
    std::vector<GameError> mistakes;
    ScriptHost scripts{sketch.blueprint, script_source(catalog, roots), {}, &mistakes};
    for (const std::string& bot : bots_of(sketch.blueprint)) {
        try {
            static_cast<void>(scripts.bot(bot));
        } catch (const GameError& error) {
            mistakes.push_back(error);
        }
    }
    for (const GameError& mistake : mistakes) {
        if (!sketch.doubt.concerns(mistake.what(), {})) {
            add_problem(mistake, ruleset.file, findings);
        }
    }
}

/// Scripts are checked by loading them just as a game would, and by dealing one table.
void check_scripts(const Catalog& catalog, const std::vector<std::filesystem::path>& roots,
                   const RulesetInfo& ruleset, Findings& findings) {
    const auto sketch = catalog.sketch(ruleset.id, catalog.sets_of(ruleset.id));
    if (!sketch) return;
    for (const Definition& card : sketch->blueprint.schema.definitions) {
        ++findings.cards;
        if (!card.script.empty()) ++findings.scripts;
    }
    for (const TranslationGaps& gap : translation_gaps(sketch->blueprint)) {
        findings.gaps.emplace_back(ruleset.id, gap);
    }
    const std::size_t told = findings.problems.size();
    check_loading(*sketch, catalog, roots, ruleset, findings);
    if (findings.problems.size() > told) return;
    try {
        Match match{Kit{catalog, roots, ruleset.id}};
        TablePlan plan;
        plan.seats = ruleset.seats.least;
        match.begin(plan);
    } catch (const LoadError& error) {
        findings.problems.insert(findings.problems.end(), error.problems.begin(),
                                 error.problems.end());
    } catch (const GameError& error) {
        add_problem(error, ruleset.file, findings);
    }
}

/// What reading finds has a line and a column; what loading found in the same file is the same.
void add_lint(const Catalog& catalog, const std::vector<std::filesystem::path>& roots,
              std::vector<Diagnostic>& problems) {
    const std::vector<Diagnostic> read = lint_scripts(catalog, roots);
    std::set<std::string> files;
    for (const Diagnostic& problem : read) {
        if (problem.severity == Diagnostic::Severity::error) files.insert(problem.file);
    }
    std::erase_if(problems, [&](const Diagnostic& problem) {
        return problem.file.ends_with(".lua") && files.contains(problem.file);
    });
    problems.insert(problems.end(), read.begin(), read.end());
    const std::vector<Diagnostic> unread = unread_files(catalog, roots, has_errors(problems));
    problems.insert(problems.end(), unread.begin(), unread.end());
}

Findings check(const CheckOptions& options) {
    const UserContent content = content_of_user(options.mods);
    const Catalog catalog = content.open();
    Findings findings;
    findings.roots = content.roots;
    findings.problems = catalog.check();
    findings.rulesets = catalog.rulesets().size();
    findings.sets = catalog.sets().size();
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        check_scripts(catalog, content.roots, ruleset, findings);
    }
    add_lint(catalog, content.roots, findings.problems);
    put_in_order(findings.problems);
    if (!options.missing.empty()) findings.missing = catalog.untranslated(options.missing);
    return findings;
}

void print_json(const Findings& findings) {
    nlohmann::json out;
    out["rulesets"] = findings.rulesets;
    out["sets"] = findings.sets;
    out["cards"] = findings.cards;
    out["scripts"] = findings.scripts;
    out["problems"] = nlohmann::json::array();
    for (const Diagnostic& problem : findings.problems) {
        out["problems"].push_back(
            {{"severity", problem.severity == Diagnostic::Severity::error ? "error" : "warning"},
             {"file", problem.file},
             {"line", problem.line},
             {"column", problem.column},
             {"path", problem.path},
             {"message", problem.message}});
    }
    out["untranslated"] = nlohmann::json::array();
    for (const auto& [ruleset, gap] : findings.gaps) {
        out["untranslated"].push_back({{"ruleset", ruleset},
                                       {"language", gap.language},
                                       {"names", gap.names},
                                       {"texts", gap.texts},
                                       {"locale", gap.locale}});
    }
    out["missing"] = nlohmann::json::array();
    for (const Untranslated& text : findings.missing) {
        out["missing"].push_back({{"file", text.file},
                                  {"line", text.line},
                                  {"key", text.key},
                                  {"english", text.english}});
    }
    say(json_text(out, 2));
}

void print_text(const Findings& findings) {
    for (const Diagnostic& problem : findings.problems) {
        const bool error = problem.severity == Diagnostic::Severity::error;
        const ToldMistake mistake = told(problem);
        say(mistake.what, error ? Tone::bad : Tone::warning);
        for (const std::string& line : mistake.source) say(line, Tone::faint);
    }
    for (const auto& [ruleset, gap] : findings.gaps) {
        if (gap.names + gap.texts + gap.locale == 0) continue;
        say(fmt::format("{}: untranslated in {}: {} names, {} texts, {} phrases", ruleset,
                        gap.language, gap.names, gap.texts, gap.locale));
    }
    for (const Untranslated& text : findings.missing) {
        say(fmt::format("{}:{}: {}: {}", text.file, text.line, text.key, text.english));
    }
    const bool broken = has_errors(findings.problems);
    say(fmt::format("{}: {} rulesets, {} sets, {} cards, {} card scripts",
                    broken ? "problems found" : "all is well", findings.rulesets, findings.sets,
                    findings.cards, findings.scripts),
        broken ? Tone::bad : Tone::good);
}

int check_once(const CheckOptions& options, std::vector<std::filesystem::path>& roots) {
    const Findings findings = check(options);
    roots = findings.roots;
    if (options.json) {
        print_json(findings);
    } else {
        print_text(findings);
    }
    return has_errors(findings.problems) || !findings.missing.empty() ? failure : success;
}

/// Again whenever a file is saved, until somebody stops it.
int check_again_and_again(const CheckOptions& options) {
    constexpr std::chrono::milliseconds between_looks{250};
    notice_stopping();
    int code = success;
    while (!stopping()) {
        std::vector<std::filesystem::path> roots;
        code = check_once(options, roots);
        ContentWatch saved{std::move(roots), ContentWatch::What::with_specs};
        if (!options.json) say("Waiting for a file to be saved; Ctrl-C ends it.", Tone::faint);
        while (!stopping() && !saved.changed()) std::this_thread::sleep_for(between_looks);
        if (!stopping() && !options.json) say("");
    }
    return code;
}

}  // namespace

void add_check(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<CheckOptions>();
    CLI::App* command =
        program.add_subcommand("check", "Load all sets and scripts and report every problem");
    add_mods(*command, options->mods);
    command->add_option("--missing", options->missing,
                        "A language, e.g. pl: list what English says and it does not; anything "
                        "missing is a failure");
    command->add_flag("--json", options->json, "Print the findings as JSON");
    command->add_flag("--watch", options->watch, "Check again whenever a file is saved");
    command->callback([options, &exit_code] {
        std::vector<std::filesystem::path> roots;
        exit_code = options->watch ? check_again_and_again(*options) : check_once(*options, roots);
    });
}

}  // namespace cardwright::tool

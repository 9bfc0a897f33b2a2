#include "cardwright/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "cardwright/lint/script_linter.hpp"
#include "catalog/content_files.hpp"
#include "catalog/limits.hpp"
#include "catalog/text_file.hpp"
#include "script/syntax.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

struct ReadScript {
    std::string root;
    std::string inside;  ///< `cards/base/militia.lua`
    std::string path;
    std::optional<LuaNode> chunk;  ///< nothing if it has mistakes
};

std::vector<std::string> parts_of_path(const std::string& path) {
    std::vector<std::string> parts;
    for (const fs::path& part : fs::path{path}) parts.push_back(part.string());
    return parts;
}

class AllScripts {
  public:
    AllScripts(const Catalog& catalog, const std::vector<fs::path>& roots)
        : catalog_{&catalog}, roots_{&roots} {}

    std::vector<Diagnostic> lint() {
        for (const fs::path& root : *roots_) {
            for (const char* folder : {"cards", "scripts"}) read_folder(root, folder);
            // Specs of the program's own content are run by its tests.
            if (&root != &roots_->front()) read_folder(root, "tests");
        }
        for (const RulesetInfo& ruleset : catalog_->rulesets()) lint_game(ruleset);
        for (const ReadScript& script : scripts_) {
            if (linted_.contains(script.path) || !script.chunk) continue;
            lint_one(script, nullptr, place_of(script), std::nullopt);
        }
        return std::move(problems_);
    }

  private:
    void read_folder(const fs::path& root, const char* folder) {
        std::error_code problem;
        std::vector<fs::path> files;
        for (auto entry = fs::recursive_directory_iterator{root / folder, problem};
             !problem && entry != fs::recursive_directory_iterator{}; entry.increment(problem)) {
            if (entry->path().extension() == ".lua") files.push_back(entry->path());
        }
        std::sort(files.begin(), files.end());
        for (const fs::path& file : files) read_script(root, file);
    }

    void read_script(const fs::path& root, const fs::path& file) {
        const CatalogLimits limits;
        ReadScript script;
        script.root = ContentFiles::normal_path(root.generic_string());
        script.path = ContentFiles::normal_path(file.generic_string());
        script.inside = script.path.substr(script.root == "." ? 0 : script.root.size() + 1);
        std::string text;
        try {
            text = text_of_file(file.string(), limits.script_bytes);
        } catch (const std::invalid_argument&) {
            return;  // whoever needs it says so
        }
        if (text.size() > limits.script_bytes) return;
        if (auto found = syntax_problem(text)) {
            Diagnostic problem;
            problem.file = script.path;
            problem.line = found->line;
            problem.message = std::move(found->message);
            problems_.push_back(std::move(problem));
        } else {
            try {
                script.chunk = parse_lua(text);
            } catch (const std::runtime_error&) {
                script.chunk.reset();
            }
        }
        scripts_.push_back(std::move(script));
    }

    [[nodiscard]] static ScriptPlace place_of(const ReadScript& script) {
        const std::vector<std::string> parts = parts_of_path(script.inside);
        if (parts.front() == "tests") return ScriptPlace::spec;
        if (parts.size() == 4 && parts[2] == "bots") return ScriptPlace::bot;
        if (parts.front() == "scripts" && parts.size() == 3) {
            if (parts[2] == "verbs.lua") return ScriptPlace::verbs;
            if (parts[2] == "steps.lua") return ScriptPlace::steps;
            if (parts[2] == "setup.lua") return ScriptPlace::setup;
            if (parts[2] == "scoring.lua") return ScriptPlace::scoring;
        }
        return ScriptPlace::module;
    }

    void lint_game(const RulesetInfo& ruleset) {
        std::vector<std::string> sets;
        for (const SetInfo& set : catalog_->sets()) {
            if (set.ruleset == ruleset.id) sets.push_back(set.id);
        }
        std::vector<Diagnostic> told_elsewhere;
        const auto blueprint = catalog_->blueprint(ruleset.id, sets, told_elsewhere);
        if (!blueprint) return;
        const auto belongs = [&](const ReadScript& script) {
            const std::vector<std::string> parts = parts_of_path(script.inside);
            if (parts.size() < 3) return false;
            if (parts[0] == "scripts") return parts[1] == ruleset.id || parts[1] == "std";
            return parts[0] == "cards" &&
                   std::find(sets.begin(), sets.end(), parts[1]) != sets.end();
        };
        GameNames names{*blueprint};
        modules_.clear();
        for (const ReadScript& script : scripts_) {
            if (!belongs(script) || !script.chunk) continue;
            names.learn_keys(*script.chunk);
            const std::string name = fs::path{script.inside}.filename().string();
            if (name == "verbs.lua") names.learn_verbs(*script.chunk);
            modules_.insert(name.substr(0, name.size() - 4));
        }
        std::map<std::string, NameSet, std::less<>> params;      // by script
        std::map<std::string, std::string, std::less<>> owners;  // the same: whose it is
        for (const Definition& card : blueprint->schema.definitions) {
            std::vector<std::string> used = card.overriding;
            if (!card.script.empty()) used.push_back(card.script);
            for (const std::string& path : used) {
                NameSet& known = params[path];
                owners.emplace(path, card.set + ":" + card.id);
                for (const auto& param : card.params) known.insert(param.first);
            }
        }
        for (const ReadScript& script : scripts_) {
            if (!belongs(script) || !script.chunk) continue;
            const bool common = script.inside.starts_with("scripts/std/");
            if (common) continue;
            const auto of_card = params.find(script.path);
            if (of_card != params.end()) {
                card_ = owners[script.path];
                lint_one(script, &names, ScriptPlace::card, of_card->second);
                card_.clear();
            } else {
                lint_one(script, &names, place_of(script), std::nullopt);
            }
        }
    }

    void lint_one(const ReadScript& script, const GameNames* names, ScriptPlace place,
                  const std::optional<NameSet>& params) {
        linted_.insert(script.path);
        LintedScript linted{script.path, card_, place, *script.chunk, params, {}};
        for (const auto& field : returned_table(linted.chunk).fields) {
            if (field.name != "effects") continue;
            for (const auto& effect : fields_of_value(linted.chunk, *field.value).fields) {
                linted.effects.insert(effect.name);
            }
        }
        ScriptLinter{linted, names, modules_, problems_}.lint();
    }

    const Catalog* catalog_;
    const std::vector<fs::path>* roots_;
    std::vector<ReadScript> scripts_;
    std::vector<Diagnostic> problems_;
    NameSet linted_;
    NameSet modules_;   // of the game that is looked at
    std::string card_;  // whose script is looked at
};

}  // namespace

std::vector<Diagnostic> lint_scripts(const Catalog& catalog, const std::vector<fs::path>& roots) {
    return AllScripts{catalog, roots}.lint();
}

}  // namespace cardwright::tool

#include "cardwright/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "cardwright/lint/script_linter.hpp"
#include "catalog/content_files.hpp"
#include "script/syntax.hpp"
#include "spec/methods.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

/// Expressions and statements of all scripts together: what all trees take stays below 100 MB.
constexpr std::size_t most_pieces = 500'000;

std::size_t pieces_of(const LuaNode& node) {
    std::size_t pieces = 1;
    for (const LuaNode& child : node.children) pieces += pieces_of(child);
    return pieces;
}

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
        for (const std::string_view method : method_names()) session_.emplace(method);
        for (const ReadScript& script : scripts_) {
            if (script.chunk && place_of(script) != ScriptPlace::spec) learn_words(*script.chunk);
        }
        for (const RulesetInfo& ruleset : catalog_->rulesets()) lint_game(ruleset);
        for (const ReadScript& script : scripts_) {
            if (linted_.contains(script.path) || !script.chunk) continue;
            lint_one(script, nullptr, place_of(script), std::nullopt);
        }
        return report_.take();
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
        ReadScript script;
        script.root = ContentFiles::normal_path(root.generic_string());
        script.path = ContentFiles::normal_path(file.generic_string());
        script.inside = script.path.substr(script.root == "." ? 0 : script.root.size() + 1);
        const FileText read = catalog_->read_text(script.path);
        if (!read.ok()) return;  // whoever needs it says so
        if (const auto problem = syntax_problem(read.text)) {
            report_.error({std::make_shared<const std::string>(script.path),
                           problem->line,
                           problem->column,
                           {}},
                          problem->message);
        } else {
            keep_tree(read.text, script);
        }
        scripts_.push_back(std::move(script));
    }

    /// Names are looked for in all scripts of a game, so their trees are kept.
    void keep_tree(const std::string& text, ReadScript& script) {
        if (pieces_ > most_pieces) return;
        try {
            script.chunk = parse_lua(text);
        } catch (const std::runtime_error&) {
            return;
        }
        pieces_ += pieces_of(*script.chunk);
        if (pieces_ <= most_pieces) return;
        report_.warning({std::make_shared<const std::string>(script.path), 0, 0, {}},
                        fmt::format("limit most_pieces ({}) reached: the scripts are too long to "
                                    "be read for mistakes from here on",
                                    most_pieces));
        script.chunk.reset();
    }

    [[nodiscard]] static ScriptPlace place_of(const ReadScript& script) {
        const std::vector<std::string> parts = parts_of_path(script.inside);
        if (parts.front() == "tests") return ScriptPlace::spec;
        if (parts.size() == 4 && parts[2] == "bots") return ScriptPlace::bot;
        if (parts.size() == 3) {
            if (parts[2] == "verbs.lua") return ScriptPlace::verbs;
            if (parts[2] == "steps.lua") return ScriptPlace::steps;
            if (parts[2] == "setup.lua") return ScriptPlace::setup;
            if (parts[2] == "scoring.lua") return ScriptPlace::scoring;
        }
        return ScriptPlace::module;
    }

    /// A spec answers a menu by calling what its entry is called, and a script may make a menu.
    void learn_menus(const Blueprint& blueprint) {
        for (const Step& step : blueprint.steps) {
            for (const MenuEntry& entry : step.menu) {
                session_.emplace(blueprint.schema.words.text(entry.name));
            }
        }
    }

    void learn_words(const LuaNode& node) {
        if (node.is(LuaNode::Kind::string)) session_.insert(node.text);
        for (const LuaNode& child : node.children) learn_words(child);
    }

    void lint_game(const RulesetInfo& ruleset) {
        const std::vector<std::string> sets = catalog_->sets_of(ruleset.id);
        // Scripts are read even where set files have mistakes: those are told elsewhere.
        const auto sketch = catalog_->sketch(ruleset.id, sets);
        if (!sketch) return;
        const Blueprint* blueprint = &sketch->blueprint;
        const auto belongs = [&](const ReadScript& script) {
            const std::vector<std::string> parts = parts_of_path(script.inside);
            if (parts.size() < 3) return false;
            if (parts[0] == "scripts") return parts[1] == ruleset.id || parts[1] == "std";
            return parts[0] == "cards" &&
                   std::find(sets.begin(), sets.end(), parts[1]) != sets.end();
        };
        learn_menus(*blueprint);
        all_doubts_.learn(sketch->doubt);
        GameNames names{*blueprint, sketch->doubt};
        modules_.clear();
        for (const ReadScript& script : scripts_) {
            if (!belongs(script) || !script.chunk) continue;
            names.learn_keys(*script.chunk);
            const std::string name = fs::path{script.inside}.filename().string();
            if (name == "verbs.lua") names.learn_verbs(*script.chunk);
            const std::string module = name.substr(0, name.size() - 4);
            const std::vector<std::string> parts = parts_of_path(script.inside);
            modules_.insert(module);
            if (parts[0] == "cards") modules_.insert(parts[1] + ":" + module);
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
                lint_one(script, &names, place_in(script, sketch->doubt), std::nullopt);
            }
        }
    }

    /// The entry with the mistake may be that of the card whose script it is.
    [[nodiscard]] static ScriptPlace place_in(const ReadScript& script, const Doubt& doubt) {
        const ScriptPlace place = place_of(script);
        const bool of_cards = place == ScriptPlace::module && script.inside.starts_with("cards/");
        const std::string name = fs::path{script.inside}.filename().string();
        return of_cards && doubt.about(name, {}) ? ScriptPlace::card : place;
    }

    void lint_one(const ReadScript& script, const GameNames* names, ScriptPlace place,
                  const std::optional<NameSet>& params) {
        linted_.insert(script.path);
        LintedScript linted{place, *script.chunk, params, {}, nullptr};
        if (place == ScriptPlace::spec) linted.session = &session_;
        for (const auto& field : returned_table(linted.chunk).fields) {
            if (field.name != "effects") continue;
            for (const auto& effect : fields_of_value(linted.chunk, *field.value).fields) {
                linted.effects.insert(effect.name);
            }
        }
        ScriptReport told{report_, std::make_shared<const std::string>(script.path), card_,
                          names == nullptr ? &all_doubts_ : &names->doubt()};
        ScriptLinter{linted, names, modules_, told}.lint();
    }

    const Catalog* catalog_;
    const std::vector<fs::path>* roots_;
    std::vector<ReadScript> scripts_;
    std::size_t pieces_ = 0;
    Report report_{CatalogLimits{}};
    NameSet linted_;
    NameSet session_;   // what specs may ask a table
    Doubt all_doubts_;  // of all games
    NameSet modules_;   // of the game that is looked at
    std::string card_;  // whose script is looked at
};

}  // namespace

std::vector<Diagnostic> lint_scripts(const Catalog& catalog, const std::vector<fs::path>& roots) {
    return AllScripts{catalog, roots}.lint();
}

}  // namespace cardwright::tool

#include "cardwright/unread_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "catalog/content_files.hpp"
#include "catalog/limits.hpp"
#include "catalog/text/plural.hpp"
#include "catalog/text_file.hpp"
#include "catalog/yaml/yaml_reader.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

/// Decks are read by whoever names one with --deck.
constexpr std::array<std::string_view, 5> read_folders{"cards", "decks", "scripts", "sets",
                                                       "tests"};

/// Files that the loader looks for by their names.
constexpr std::array<std::string_view, 4> rule_scripts{"verbs", "steps", "setup", "scoring"};

bool is_content_file(const fs::path& file) {
    const std::string ending = file.extension().string();
    return ending == ".lua" || ending == ".yaml" || ending == ".yml";
}

bool holds_content(const fs::path& folder) {
    std::error_code problem;
    for (auto entry = fs::recursive_directory_iterator{folder, problem};
         !problem && entry != fs::recursive_directory_iterator{}; entry.increment(problem)) {
        if (is_content_file(entry->path())) return true;
    }
    return false;
}

class UnreadFiles {
  public:
    /// Where content has mistakes, nobody knows what a file that cannot be read would have named.
    UnreadFiles(const Catalog& catalog, const std::vector<fs::path>& roots, bool has_mistakes)
        : unsure_{has_mistakes} {
        for (const RulesetInfo& ruleset : catalog.rulesets()) learn_scripts(catalog, ruleset.id);
        for (const fs::path& root : roots) learn_modules(catalog, root);
    }

    void look_through(const fs::path& root) {
        std::error_code problem;
        for (const auto& entry : fs::directory_iterator{root, problem}) {
            const std::string name = entry.path().filename().string();
            if (name.starts_with('.')) continue;
            const bool known =
                std::find(read_folders.begin(), read_folders.end(), name) != read_folders.end();
            if (entry.is_directory(problem) && !known && name != "docs") {
                if (holds_content(entry.path())) {
                    tell(entry.path(), "not read" + did_you_mean(name, read_folders) +
                                           (name == "locale" ? ": a locale stands in cards/<set>/ "
                                                               "or scripts/<ruleset>/"
                                                             : ""));
                }
            } else if (entry.is_regular_file(problem) && is_content_file(entry.path()) &&
                       name != mod_file && !name.ends_with("_spec.lua")) {
                tell(entry.path(), "not read: sets are in sets/, scripts of cards in cards/<set>/");
            }
        }
        look_at_scripts(root / "cards");
        look_at_texts(root / "cards");
        look_at_specs(root / "tests");
    }

    [[nodiscard]] std::vector<Diagnostic> take() {
        put_in_order(found_);
        return std::move(found_);
    }

  private:
    /// A key that begins with a card and that no script asks for: `lemon_tart.wich`.
    void look_at_texts(const fs::path& folder) {
        std::error_code problem;
        for (auto entry = fs::recursive_directory_iterator{folder, problem};
             !problem && entry != fs::recursive_directory_iterator{}; entry.increment(problem)) {
            const fs::path& path = entry->path();
            if (path.extension() != ".yaml" || path.parent_path().filename() != "locale") continue;
            const CatalogLimits limits;
            Report told_elsewhere{limits};
            const auto name = std::make_shared<const std::string>(
                ContentFiles::normal_path(path.generic_string()));
            std::string text;
            try {
                text = text_of_file(path.string(), limits.yaml_bytes);
            } catch (const std::invalid_argument&) {
                continue;
            }
            const auto tree = read_yaml(text, name, limits, told_elsewhere);
            if (!tree) continue;
            for (const Node& part : tree->children) {
                if (part.key != "texts") continue;
                for (const Node& entry_of : part.children) look_at_text(entry_of, *name);
            }
        }
    }

    void look_at_text(const Node& text, const std::string& file) {
        const std::string bare{without_plural(text.key)};
        const std::size_t dot = bare.find('.');
        if (dot == std::string::npos || !cards_.contains(bare.substr(0, dot))) return;
        const std::string what = bare.substr(dot + 1);
        if (what == "name" || what == "text" || unsure_) return;
        // A key may be put together: "lemon_tart." .. what
        const std::string beginning = '"' + bare.substr(0, dot) + ".\"";
        const auto asked = [&](const std::string& script) {
            return script.find('"' + bare) != std::string::npos ||
                   script.find(beginning) != std::string::npos;
        };
        if (std::any_of(script_texts_.begin(), script_texts_.end(), asked)) return;
        found_.push_back({Diagnostic::Severity::warning, file, text.key_line, text.key_column, "",
                          fmt::format("no script uses the text \"{}\"", text.key)});
    }

    void learn_scripts(const Catalog& catalog, const std::string& ruleset) {
        std::vector<Diagnostic> told_elsewhere;
        const auto blueprint = catalog.blueprint(ruleset, catalog.sets_of(ruleset), told_elsewhere);
        if (!blueprint) {
            unsure_ = true;
            return;
        }
        for (const Definition& card : blueprint->schema.definitions) {
            cards_.insert(card.id);
            scripts_.insert(card.script);
            scripts_.insert(card.overriding.begin(), card.overriding.end());
        }
    }

    /// The texts of all scripts, for whoever asks which modules and texts are used.
    void learn_modules(const Catalog& catalog, const fs::path& root) {
        for (const char* folder : {"cards", "scripts"}) {
            std::error_code problem;
            for (auto entry = fs::recursive_directory_iterator{root / folder, problem};
                 !problem && entry != fs::recursive_directory_iterator{};
                 entry.increment(problem)) {
                if (entry->path().extension() != ".lua") continue;
                FileText read = catalog.read_text(entry->path().generic_string());
                const std::string& text = read.text;
                for (std::size_t at = text.find("use(\""); at != std::string::npos;
                     at = text.find("use(\"", at + 1)) {
                    const std::size_t start = at + 5;
                    const std::string used = text.substr(start, text.find('"', start) - start);
                    modules_.insert(used.substr(used.find(':') + 1));
                }
                script_texts_.push_back(std::move(read.text));
            }
        }
    }

    void look_at_scripts(const fs::path& folder) {
        std::error_code problem;
        for (auto entry = fs::recursive_directory_iterator{folder, problem};
             !problem && entry != fs::recursive_directory_iterator{}; entry.increment(problem)) {
            if (entry->path().extension() != ".lua" || unsure_) continue;
            const std::string name = entry->path().stem().string();
            const bool by_name =
                std::find(rule_scripts.begin(), rule_scripts.end(), name) != rule_scripts.end() ||
                modules_.contains(name) || entry->path().parent_path().filename() == "bots";
            const std::string path = ContentFiles::normal_path(entry->path().generic_string());
            if (!by_name && !scripts_.contains(path)) {
                tell(entry->path(), "not read: no card names this script");
            }
        }
    }

    void look_at_specs(const fs::path& folder) {
        std::error_code problem;
        for (auto entry = fs::recursive_directory_iterator{folder, problem};
             !problem && entry != fs::recursive_directory_iterator{}; entry.increment(problem)) {
            const std::string name = entry->path().filename().string();
            if (name.ends_with(".lua") && !name.ends_with("_spec.lua")) {
                tell(entry->path(), "not read: specs are called <name>_spec.lua");
            }
        }
    }

    void tell(const fs::path& path, const std::string& message) {
        found_.push_back({Diagnostic::Severity::warning,
                          ContentFiles::normal_path(path.generic_string()), 0, 0, "", message});
    }

    std::set<std::string, std::less<>> scripts_;
    std::set<std::string, std::less<>> modules_;
    std::set<std::string, std::less<>> cards_;
    std::vector<std::string> script_texts_;
    bool unsure_;  ///< some game cannot be loaded: which scripts its cards have is not known
    std::vector<Diagnostic> found_;
};

}  // namespace

std::vector<Diagnostic> unread_files(const Catalog& catalog, const std::vector<fs::path>& roots,
                                     bool has_mistakes) {
    UnreadFiles files{catalog, roots, has_mistakes};
    for (std::size_t at = 1; at < roots.size(); ++at) files.look_through(roots[at]);
    return files.take();
}

}  // namespace cardwright::tool

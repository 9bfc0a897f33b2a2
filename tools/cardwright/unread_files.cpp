#include "cardwright/unread_files.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

#include "catalog/content_files.hpp"
#include "catalog/limits.hpp"
#include "catalog/text_file.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> read_folders{"cards", "scripts", "sets", "tests"};

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
    UnreadFiles(const Catalog& catalog, const std::vector<fs::path>& roots) {
        for (const RulesetInfo& ruleset : catalog.rulesets()) learn_scripts(catalog, ruleset.id);
        for (const fs::path& root : roots) learn_modules(root);
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
        look_at_specs(root / "tests");
    }

    [[nodiscard]] std::vector<Diagnostic> take() {
        put_in_order(found_);
        return std::move(found_);
    }

  private:
    void learn_scripts(const Catalog& catalog, const std::string& ruleset) {
        std::vector<std::string> sets;
        for (const SetInfo& set : catalog.sets()) {
            if (set.ruleset == ruleset) sets.push_back(set.id);
        }
        std::vector<Diagnostic> told_elsewhere;
        const auto blueprint = catalog.blueprint(ruleset, sets, told_elsewhere);
        if (!blueprint) {
            unsure_ = true;
            return;
        }
        for (const Definition& card : blueprint->schema.definitions) {
            scripts_.insert(card.script);
            scripts_.insert(card.overriding.begin(), card.overriding.end());
        }
    }

    /// The texts of all scripts, for whoever asks which modules are used.
    void learn_modules(const fs::path& root) {
        const CatalogLimits limits;
        for (const char* folder : {"cards", "scripts"}) {
            std::error_code problem;
            for (auto entry = fs::recursive_directory_iterator{root / folder, problem};
                 !problem && entry != fs::recursive_directory_iterator{};
                 entry.increment(problem)) {
                if (entry->path().extension() != ".lua") continue;
                std::string text;
                try {
                    text = text_of_file(entry->path().string(), limits.script_bytes);
                } catch (const std::invalid_argument&) {
                    continue;
                }
                for (std::size_t at = text.find("use(\""); at != std::string::npos;
                     at = text.find("use(\"", at + 1)) {
                    const std::size_t start = at + 5;
                    modules_.insert(text.substr(start, text.find('"', start) - start));
                }
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
    bool unsure_ =
        false;  ///< some game cannot be loaded: which scripts its cards have is not known
    std::vector<Diagnostic> found_;
};

}  // namespace

std::vector<Diagnostic> unread_files(const Catalog& catalog, const std::vector<fs::path>& roots) {
    UnreadFiles files{catalog, roots};
    for (std::size_t at = 1; at < roots.size(); ++at) files.look_through(roots[at]);
    return files.take();
}

}  // namespace cardwright::tool

#include "catalog/source_hash.hpp"

#include <algorithm>
#include <climits>
#include <set>
#include <string_view>

#include "catalog/content_hash.hpp"
#include "catalog/contents.hpp"

namespace cardwright {
namespace {

class SourceHash {
  public:
    SourceHash(const ContentFiles& files, const CatalogLimits& limits)
        : files_{files}, most_bytes_{std::max(limits.yaml_bytes, limits.script_bytes)} {}

    void add(const std::string& root, const std::string& inside) {
        const std::string path = ContentFiles::join(root, inside);
        hash_.add(inside, files_.read(path, most_bytes_, "yaml_bytes").text);
    }
    void add_text(std::string_view name, std::string_view text) { hash_.add(name, text); }

    /// The translations of all roots, and the scripts of one (or of all).
    void add_folder(const std::string& folder, const std::string* root_of_scripts) {
        for (const std::string& root : files_.roots()) {
            for (const std::string& path : files_.below(root, folder)) {
                const std::string_view rest = std::string_view{path}.substr(folder.size() + 1);
                const bool locale = rest.starts_with("locale/") && rest.ends_with(".yaml");
                const bool script =
                    is_script(rest) && (root_of_scripts == nullptr || *root_of_scripts == root);
                if (locale || script) add(root, path);
            }
        }
    }

    /// What a bot thinks changes no rule.
    static bool is_script(std::string_view in_folder) {
        return in_folder.ends_with(".lua") && !in_folder.starts_with("bots/");
    }

    [[nodiscard]] std::string hex() const { return hash_.hex(); }

  private:
    const ContentFiles& files_;
    std::size_t most_bytes_;
    ContentHash hash_;
};

std::string set_file(const SetSource& set) {
    return "sets/" + set.id.value + ".yaml";
}

std::string card_folder(const SetSource& set) {
    return "cards/" + set.id.value;
}

/// The lines of a file from one on until the next; remarks and empty lines do not count.
std::string lines_between(std::string_view text, int first, int last) {
    std::string lines;
    for (int number = 1; number < last && !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t begins = line.find_first_not_of(" \t\r");
        if (number < first || begins == std::string_view::npos || line[begins] == '#') continue;
        // A word that is not set in begins another part of the file.
        if (number > first && begins == 0 && line[0] != '-') break;
        lines += line;
        lines += '\n';
    }
    return lines;
}

}  // namespace

std::string hash_of(const SetSource& set, const ContentFiles& files, const CatalogLimits& limits) {
    SourceHash hash{files, limits};
    hash.add(set.root, set_file(set));
    hash.add_folder(card_folder(set), &set.root);
    return hash.hex();
}

std::string hash_of(const RulesetSource& ruleset, const ContentFiles& files,
                    const CatalogLimits& limits) {
    SourceHash hash{files, limits};
    const std::string folder = "scripts/" + ruleset.id.value;
    hash.add(ruleset.root, folder + "/ruleset.yaml");
    hash.add_folder(folder, &ruleset.root);
    hash.add_folder(common_folder, nullptr);
    return hash.hex();
}

std::string hash_of_root(const std::string& root, const ContentFiles& files,
                         const CatalogLimits& limits) {
    SourceHash hash{files, limits};
    if (files.exists(root, mod_file)) hash.add(root, mod_file);
    for (const char* folder : {"cards", "scripts", "sets"}) {
        for (const std::string& path : files.below(root, folder)) hash.add(root, path);
    }
    return hash.hex();
}

NamedHashes hashes_of_rules(const RulesetSource& ruleset, const ContentFiles& files,
                            const CatalogLimits& limits) {
    NamedHashes hashes;
    const auto add = [&](const std::string& root, const std::string& path) {
        SourceHash hash{files, limits};
        hash.add(root, path);
        hashes.emplace_back(path, hash.hex());
    };
    const std::string folder = "scripts/" + ruleset.id.value;
    add(ruleset.root, folder + "/ruleset.yaml");
    for (const std::string& path : files.below(ruleset.root, folder)) {
        if (SourceHash::is_script(std::string_view{path}.substr(folder.size() + 1))) {
            add(ruleset.root, path);
        }
    }
    for (const std::string& root : files.roots()) {
        for (const std::string& path : files.below(root, common_folder)) {
            if (path.ends_with(".lua")) add(root, path);
        }
    }
    return hashes;
}

NamedHashes hashes_of_cards(const SetSource& set, std::span<const ContentChange> changes,
                            const ContentFiles& files, const CatalogLimits& limits) {
    const std::string text =
        files.read(ContentFiles::join(set.root, set_file(set)), limits.yaml_bytes, "yaml_bytes")
            .text;
    const std::string folder = card_folder(set);
    std::set<std::string> own_scripts;
    std::set<int> beginnings;
    for (const CardSource& card : set.cards) {
        beginnings.insert(card.id.where.line);
        if (card.script) own_scripts.insert(folder + "/" + card.script->value);
    }
    SourceHash shared{files, limits};
    for (const std::string& path : files.below(set.root, folder)) {
        if (path.ends_with(".lua") && !own_scripts.contains(path)) shared.add(set.root, path);
    }
    NamedHashes hashes;
    for (const CardSource& card : set.cards) {
        SourceHash hash{files, limits};
        const auto next = beginnings.upper_bound(card.id.where.line);
        const int end = next == beginnings.end() ? INT_MAX : *next;
        hash.add_text(card.id.value, lines_between(text, card.id.where.line, end));
        if (card.script) hash.add(set.root, folder + "/" + card.script->value);
        hash.add_text("shared", shared.hex());
        for (const ContentChange& change : changes) {
            if (change.target != set.id.value + ":" + card.id.value) continue;
            hash.add_text(change.field, change.now);
        }
        hashes.emplace_back(card.id.value, hash.hex());
    }
    return hashes;
}

}  // namespace cardwright

#include "cardwright/mutation/targets.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>

#include "cardwright/content.hpp"
#include "cardwright/mutation/lua_changes.hpp"
#include "cardwright/mutation/yaml_changes.hpp"
#include "match/match.hpp"
#include "state/random.hpp"

namespace cardwright::tool {
namespace {

/// A file of a game, with the words that can stand in it.
struct File {
    std::string path;
    std::string root;
    std::string inside;
    std::shared_ptr<const Vocabulary> vocabulary;
};

std::string normal(const std::filesystem::path& path) {
    return ContentFiles::normal_path(path.generic_string());
}

/// All files of all games: the rulesets and sets, and what they load when a game is opened.
std::vector<File> files_of(const std::vector<std::string>& mods, SpecContent& content) {
    std::map<std::string, File> files;
    const Catalog& catalog = content.unchanged(mods);
    const auto roots = content_roots(mods);
    const auto add = [&](const std::string& given, const std::shared_ptr<const Vocabulary>& words) {
        const std::string path = ContentFiles::normal_path(given);
        for (const auto& root : roots) {
            const std::string prefix = normal(root) + "/";
            if (!path.starts_with(prefix)) continue;
            files.emplace(path, File{path, normal(root), path.substr(prefix.size()), words});
        }
    };
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        Match match{make_kit(catalog, roots, ruleset.id, {})};
        const auto words = std::make_shared<const Vocabulary>(match.kit().blueprint());
        add(ruleset.file, words);
        for (const SetInfo& set : catalog.sets()) {
            if (set.ruleset == ruleset.id) add(set.file, words);
        }
        for (const std::string& script : match.scripts().sandbox().files()) add(script, words);
    }
    std::vector<File> list;
    list.reserve(files.size());
    for (auto& [path, file] : files) list.push_back(std::move(file));
    return list;
}

std::vector<Change> changes_in(const File& file, const Catalog& catalog) {
    const auto whole = std::make_shared<const std::string>(catalog.read_text(file.path).text);
    const std::string& text = *whole;
    std::vector<Change> changes = file.path.ends_with(".lua")
                                      ? lua_changes(text, *file.vocabulary)
                                      : yaml_changes(text, *file.vocabulary);
    for (Change& change : changes) {
        change.file = file.path;
        change.root = file.root;
        change.text = whole;
        change.inside = file.inside;
    }
    return changes;
}

/// `cards/base/moat.lua`, `sets/base.yaml` -> `base`; `scripts/dominion/…` -> `ruleset dominion`
std::string part_of(const std::string& inside) {
    const std::filesystem::path path{inside};
    auto part = path.begin();
    const std::string folder = (part++)->string();
    const std::string name = part == path.end() ? "" : part->stem().string();
    return folder == "scripts" ? "ruleset " + name : name;
}

/// A ruleset, a set, a file or a folder is named that the file belongs to, or nothing at all.
bool is_named(const File& file, const std::string& what) {
    if (what.empty() || file.inside == what) return true;
    const std::string part = part_of(file.inside);
    if (part == what || part == "ruleset " + what) return true;
    const std::string named = normal(std::filesystem::absolute(what));
    const std::string whole = normal(std::filesystem::absolute(file.path));
    return whole == named || whole.starts_with(named + "/");
}

/// The script of a card that is named.
bool is_card(const File& file, const std::string& what) {
    return file.inside.starts_with("cards/") && file.path.ends_with(".lua") &&
           std::filesystem::path{file.path}.stem() == what;
}

std::invalid_argument nothing_called(const std::string& what) {
    return std::invalid_argument{"no card, set, ruleset, file or folder with content is called \"" +
                                 what + "\""};
}

}  // namespace

std::string part_of(const Change& change) {
    return part_of(change.inside);
}

std::vector<std::string> scripts_in(const std::string& what, const std::vector<std::string>& mods,
                                    SpecContent& content) {
    std::vector<std::string> scripts;
    for (const File& file : files_of(mods, content)) {
        if (file.path.ends_with(".lua") && (is_named(file, what) || is_card(file, what))) {
            scripts.push_back(file.path);
        }
    }
    if (scripts.empty()) throw nothing_called(what);
    return scripts;
}

std::vector<Change> changes_to(const std::string& what, const std::vector<std::string>& mods,
                               SpecContent& content) {
    std::vector<Change> found;
    const Catalog& catalog = content.unchanged(mods);
    const std::string card = "cards." + what;
    bool known = false;
    for (const File& file : files_of(mods, content)) {
        const bool all = is_named(file, what) || is_card(file, what);
        for (Change& change : changes_in(file, catalog)) {
            const bool entry = change.where.starts_with(card + ".");
            if (all || entry) found.push_back(std::move(change));
        }
        known = known || all;
    }
    if (found.empty() && !known) throw nothing_called(what);
    return found;
}

std::vector<Change> sample_of(std::vector<Change> changes, std::size_t size, std::uint64_t seed) {
    if (changes.size() <= size) return changes;
    std::vector<std::pair<std::uint64_t, std::size_t>> drawn;
    drawn.reserve(changes.size());
    for (std::size_t at = 0; at < changes.size(); ++at) {
        const Change& change = changes[at];
        std::uint64_t hash = mix_bits(seed);
        for (const std::string* text :
             {&change.inside, &change.where, &change.old_line, &change.new_line}) {
            hash = hash_with(hash, hash_text(*text));
        }
        drawn.emplace_back(hash, at);
    }
    std::sort(drawn.begin(), drawn.end());
    drawn.resize(size);
    std::vector<std::size_t> numbers;
    numbers.reserve(size);
    for (const auto& [hash, at] : drawn) numbers.push_back(at);
    std::sort(numbers.begin(), numbers.end());
    std::vector<Change> sample;
    sample.reserve(size);
    for (const std::size_t at : numbers) sample.push_back(std::move(changes[at]));
    return sample;
}

}  // namespace cardwright::tool

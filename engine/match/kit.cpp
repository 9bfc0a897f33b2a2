#include "match/kit.hpp"

#include <algorithm>
#include <mutex>

#include "catalog/version.hpp"

namespace cardwright {

LoadError::LoadError(std::vector<Diagnostic> found)
    : std::runtime_error{to_text(found)}, problems{std::move(found)} {}

/// Made once, by whichever thread asks first.
struct Kit::Stamp {
    std::once_flag made;
    ContentStamp content;
};

Kit::Kit(const Catalog& catalog, std::vector<std::filesystem::path> roots,
         const std::string& ruleset, std::vector<std::string> sets)
    : catalog_{catalog},
      roots_{std::move(roots)},
      sets_{std::move(sets)},
      stamp_{std::make_shared<Stamp>()} {
    if (sets_.empty()) sets_ = catalog_.sets_of(ruleset);
    std::vector<Diagnostic> problems;
    auto made = catalog_.blueprint(ruleset, sets_, problems);
    if (!made) throw LoadError{std::move(problems)};
    blueprint_ = std::make_shared<const Blueprint>(std::move(*made));
}

std::vector<std::string> Kit::mods() const {
    std::vector<std::string> names;
    for (const ModInfo& mod : catalog_.mods()) {
        names.push_back(mod.id + (mod.version.empty() ? "" : " " + mod.version));
    }
    return names;
}

const ContentStamp& Kit::content() const {
    std::call_once(stamp_->made, [&] {
        ContentHashes hashes = catalog_.hashes(*blueprint_);
        ContentStamp& content = stamp_->content;
        content.engine = engine_version();
        content.ruleset = blueprint_->ruleset;
        content.ruleset_hash = blueprint_->ruleset_hash;
        content.rules = std::move(hashes.rules);
        content.sets = blueprint_->sets;
        content.cards = std::move(hashes.cards);
        for (const auto& [root, hash] : hashes.mods) {
            content.mods.emplace_back(std::filesystem::absolute(root).lexically_normal().string(),
                                      hash);
        }
    });
    return stamp_->content;
}

ScriptSource Kit::source() const {
    return script_source(catalog_, roots_);
}

ScriptSource script_source(const Catalog& catalog,
                           const std::vector<std::filesystem::path>& roots) {
    return [catalog, roots](const std::string& path) {
        const auto read = [&](const std::string& file) -> std::optional<std::string> {
            FileText text = catalog.read_text(file);
            if (!text.ok()) return std::nullopt;
            return std::move(text.text);
        };
        if (!path.starts_with("scripts/std/")) return read(path);
        // What every game may use lies in any of the roots.
        for (const auto& root : roots) {
            if (auto text = read((root / path).generic_string())) return text;
        }
        return std::optional<std::string>{};
    };
}

std::vector<std::filesystem::path> with_mods(std::vector<std::filesystem::path> roots,
                                             const std::vector<std::string>& mods) {
    for (const std::string& mod : mods) {
        if (!std::filesystem::is_directory(mod)) {
            throw std::invalid_argument{"there is no folder \"" + mod + "\" (given as a mod)"};
        }
        const bool known = std::any_of(roots.begin(), roots.end(), [&](const auto& root) {
            std::error_code problem;
            return std::filesystem::equivalent(root, mod, problem);
        });
        if (!known) roots.emplace_back(std::filesystem::path{mod}.lexically_normal());
    }
    return roots;
}

}  // namespace cardwright

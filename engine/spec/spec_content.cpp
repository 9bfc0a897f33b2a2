#include "spec/spec_content.hpp"

#include <regex>
#include <utility>

namespace cardwright {
namespace {

/// The same ruleset and sets, but no step of them passes by itself.
Catalog with_open_steps(const Catalog& catalog, const std::string& game) {
    Overlay overlay;
    const auto open_steps_of = [&](const std::string& file) {
        static const std::regex automatic{R"(\bautomatic: true\b)"};
        const std::string text = catalog.read_text(file).text;
        std::string open = std::regex_replace(text, automatic, "automatic: false");
        if (open != text) overlay[file] = std::move(open);
    };
    for (const RulesetInfo& ruleset : catalog.rulesets()) {
        if (ruleset.id == game) open_steps_of(ruleset.file);
    }
    for (const SetInfo& set : catalog.sets()) {
        if (set.ruleset == game) open_steps_of(set.file);
    }
    return catalog.changed(overlay);
}

}  // namespace

void SpecContent::change(Overlay overlay) {
    overlay_ = std::move(overlay);
    changed_.clear();
}

std::vector<std::string> SpecContent::mods_of(const std::filesystem::path& spec) const {
    std::vector<std::string> mods = mods_;
    const auto own = std::filesystem::weakly_canonical(roots_.front());
    for (auto folder = std::filesystem::weakly_canonical(spec).parent_path();
         folder.has_relative_path() && folder != own; folder = folder.parent_path()) {
        if (std::filesystem::is_directory(folder / "sets") ||
            std::filesystem::is_regular_file(folder / mod_file)) {
            mods.push_back(folder.string());
        }
    }
    return mods;
}

const SpecContent::Opened& SpecContent::opened(const std::vector<std::string>& mods) {
    const auto known = opened_.find(mods);
    if (known != opened_.end()) return known->second;
    auto roots = with_mods(roots_, mods);
    Catalog catalog = Catalog::open(roots);
    return opened_.emplace(mods, Opened{std::move(roots), std::move(catalog)}).first->second;
}

const SpecContent::Opened& SpecContent::changed(const std::vector<std::string>& mods) {
    const Opened& plain = opened(mods);
    if (overlay_.empty()) return plain;
    const auto known = changed_.find(mods);
    if (known != changed_.end()) return known->second;
    return changed_.emplace(mods, Opened{plain.roots, plain.catalog.changed(overlay_)})
        .first->second;
}

const Catalog& SpecContent::unchanged(const std::vector<std::string>& mods) {
    return opened(mods).catalog;
}

Kit SpecContent::kit(const std::vector<std::string>& mods, const std::string& ruleset,
                     const std::vector<std::string>& sets, bool open_steps) {
    const Opened& content = changed(mods);
    if (!open_steps) return Kit{content.catalog, content.roots, ruleset, sets};
    return Kit{with_open_steps(content.catalog, ruleset), content.roots, ruleset, sets};
}

}  // namespace cardwright

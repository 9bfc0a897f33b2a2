#include "catalog/catalog.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "catalog/build/blueprint_builder.hpp"
#include "catalog/candidates.hpp"
#include "catalog/change/changed_sources.hpp"
#include "catalog/contents.hpp"
#include "catalog/report.hpp"
#include "catalog/source_hash.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {

struct Catalog::Opened {
    ContentFiles files;
    CatalogLimits limits;
    std::string house_rules;  ///< a root
    std::shared_ptr<const Contents> contents;
    std::vector<RulesetInfo> rulesets;
    std::vector<SetInfo> sets;
};

namespace {

/// Chosen sets with all they need, in the order of needs, then of ids: how they were listed must
/// make no difference.
class SetOrder {
  public:
    SetOrder(const Contents& contents, Report& report) : contents_{contents}, report_{report} {}

    void add(std::string_view id) {
        const auto found = contents_.sets.find(id);
        if (found == contents_.sets.end()) {
            report_.error({}, fmt::format("there is no set \"{}\"{}", id,
                                          did_you_mean(id, keys_of(contents_.sets))));
            return;
        }
        visit(found->second);
    }

    [[nodiscard]] std::vector<const SetSource*> order() const {
        std::vector<const SetSource*> left = reached_;
        std::sort(left.begin(), left.end(), [](const SetSource* one, const SetSource* other) {
            return one->id.value < other->id.value;
        });
        std::vector<const SetSource*> order;
        const auto is_left = [&](const LocatedName& need) {
            return std::any_of(left.begin(), left.end(),
                               [&](const SetSource* each) { return each->id.value == need.value; });
        };
        while (!left.empty()) {
            const auto next = std::find_if(left.begin(), left.end(), [&](const SetSource* set) {
                return std::none_of(set->needs.begin(), set->needs.end(), is_left);
            });
            if (next == left.end()) break;  // told: they need each other
            order.push_back(*next);
            left.erase(next);
        }
        return order;
    }

  private:
    void visit(const SetSource& set) {
        if (!visited_.insert(set.id.value).second) return;
        open_.push_back(&set);
        for (const LocatedName& need : set.needs) {
            const auto found = contents_.sets.find(need.value);
            if (found == contents_.sets.end()) continue;  // told when the files were read
            if (std::find(open_.begin(), open_.end(), &found->second) != open_.end()) {
                report_.error(need.where, fmt::format("\"{}\" and \"{}\" need each other",
                                                      need.value, set.id.value));
                continue;
            }
            visit(found->second);
        }
        open_.pop_back();
        reached_.push_back(&set);
    }

    const Contents& contents_;
    Report& report_;
    std::set<std::string, std::less<>> visited_;
    std::vector<const SetSource*> open_;
    std::vector<const SetSource*> reached_;
};

Ingredients ingredients_of(const Contents& contents, const RulesetSource& ruleset,
                           const std::vector<const SetSource*>& sets) {
    Ingredients ingredients;
    ingredients.ruleset = &ruleset;
    ingredients.sets = sets;
    const auto add_locales = [&](const std::string& folder) {
        const auto found = contents.locales.find(folder);
        if (found == contents.locales.end()) return;
        for (const LocaleSource& locale : found->second) ingredients.locales.push_back(&locale);
    };
    add_locales(common_folder);
    ingredients.common_locales = ingredients.locales.size();
    add_locales("scripts/" + ruleset.id.value);
    for (const SetSource* set : sets) add_locales("cards/" + set->id.value);
    for (const auto& [id, set] : contents.sets) {
        const bool chosen = std::any_of(
            sets.begin(), sets.end(), [&](const SetSource* each) { return each->id.value == id; });
        if (chosen || set.ruleset.value != ruleset.id.value) continue;
        for (const CardSource& card : set.cards) {
            ingredients.elsewhere.insert(card.id.value);
            ingredients.elsewhere.insert(id + ":" + card.id.value);
        }
    }
    return ingredients;
}

/// Problems found while reading that concern the files of one game.
void copy_problems(const Contents& contents, const Ingredients& ingredients,
                   std::vector<Diagnostic>& problems) {
    std::set<std::string_view> files{*ingredients.ruleset->path};
    for (const SetSource* set : ingredients.sets) files.insert(*set->path);
    for (const LocaleSource* locale : ingredients.locales) files.insert(*locale->path);
    for (const auto& [root, mod] : contents.mods) files.insert(*mod.path);
    for (const Diagnostic& problem : contents.problems) {
        if (files.contains(problem.file)) problems.push_back(problem);
    }
}

std::vector<RulesetInfo> infos_of(const std::map<std::string, RulesetSource, std::less<>>& all) {
    std::vector<RulesetInfo> infos;
    infos.reserve(all.size());
    for (const auto& [id, ruleset] : all) {
        infos.push_back({id, ruleset.names, ruleset.seats, *ruleset.path, ruleset.broken});
    }
    return infos;
}

std::vector<SetInfo> infos_of(const std::map<std::string, SetSource, std::less<>>& all) {
    std::vector<SetInfo> infos;
    infos.reserve(all.size());
    for (const auto& [id, set] : all) {
        SetInfo info{id, set.names,        set.ruleset.value, set.version,
                     {}, set.cards.size(), *set.path,         set.broken};
        for (const LocatedName& need : set.needs) info.needs.push_back(need.value);
        infos.push_back(std::move(info));
    }
    return infos;
}

}  // namespace

Catalog Catalog::open(const std::vector<std::filesystem::path>& roots, const Overlay& overlay,
                      const CatalogLimits& limits, const std::filesystem::path& house_rules) {
    auto opened = std::make_shared<Opened>(
        Opened{ContentFiles{roots, overlay, limits},
               limits,
               house_rules.empty() ? "" : ContentFiles::normal_path(house_rules.generic_string()),
               nullptr,
               {},
               {}});
    opened->contents =
        std::make_shared<const Contents>(read_contents(opened->files, opened->limits));
    opened->rulesets = infos_of(opened->contents->rulesets);
    opened->sets = infos_of(opened->contents->sets);
    return Catalog{std::move(opened)};
}

Catalog Catalog::changed(const Overlay& overlay) const {
    auto opened = std::make_shared<Opened>(*opened_);
    opened->files = opened_->files.changed(overlay);
    const bool only_scripts = std::all_of(overlay.begin(), overlay.end(), [](const auto& file) {
        return file.first.ends_with(".lua");
    });
    if (only_scripts) return Catalog{std::move(opened)};
    opened->contents = std::make_shared<const Contents>(
        read_changed(*opened_->contents, overlay, opened->files, opened->limits));
    opened->rulesets = infos_of(opened->contents->rulesets);
    opened->sets = infos_of(opened->contents->sets);
    return Catalog{std::move(opened)};
}

const std::vector<Diagnostic>& Catalog::problems() const noexcept {
    return opened_->contents->problems;
}

const std::vector<RulesetInfo>& Catalog::rulesets() const noexcept {
    return opened_->rulesets;
}

const std::vector<SetInfo>& Catalog::sets() const noexcept {
    return opened_->sets;
}

std::vector<std::string> Catalog::sets_of(std::string_view ruleset) const {
    std::vector<std::string> ids;
    for (const SetInfo& set : opened_->sets) {
        if (set.ruleset == ruleset) ids.push_back(set.id);
    }
    return ids;
}

std::vector<ModInfo> Catalog::mods() const {
    std::vector<ModInfo> infos;
    for (const auto& [root, mod] : opened_->contents->mods) {
        infos.push_back(
            {mod.id.value, mod.names, mod.version, mod.authors, mod.licence, root, mod.broken});
    }
    std::sort(infos.begin(), infos.end(),
              [](const ModInfo& one, const ModInfo& other) { return one.id < other.id; });
    return infos;
}

/// What came of putting a game together.
struct Catalog::Attempt {
    std::optional<Blueprint> blueprint;
    bool sound = false;
    Doubt doubt;
    std::vector<Diagnostic> problems;
};

/// What entries with mistakes may declare, in this game or in sets that could be part of it. A file
/// that is there twice hides all of one of the two.
Doubt Catalog::doubt_of(std::span<const Diagnostic> problems) const {
    std::vector<Diagnostic> all{problems.begin(), problems.end()};
    const std::vector<Diagnostic>& read = opened_->contents->problems;
    all.insert(all.end(), read.begin(), read.end());
    Doubt doubt;
    std::set<std::string_view> files;
    for (const Diagnostic& problem : all) {
        if (problem.severity != Diagnostic::Severity::error) continue;
        if (!files.insert(problem.file).second) continue;
        const FileText text =
            opened_->files.read(problem.file, opened_->limits.yaml_bytes, "yaml_bytes");
        if (text.ok()) doubt.learn(problem.file, text.text, all, opened_->limits);
    }
    return doubt;
}

Catalog::Attempt Catalog::attempt(std::string_view ruleset_id, std::span<const std::string> set_ids,
                                  bool in_spite_of_mistakes) const {
    const auto& files = opened_->files;
    const auto& limits = opened_->limits;
    const Contents& contents = *opened_->contents;
    Report report{limits};
    Attempt attempt;
    const auto ruleset = contents.rulesets.find(ruleset_id);
    if (ruleset == contents.rulesets.end()) {
        report.error({}, fmt::format("there is no ruleset \"{}\"{}", ruleset_id,
                                     did_you_mean(ruleset_id, keys_of(contents.rulesets))));
        attempt.problems = report.take();
        return attempt;
    }
    SetOrder chosen{contents, report};
    for (const std::string& id : set_ids) chosen.add(id);
    for (const SetSource* set : chosen.order()) {
        if (!set->broken && set->ruleset.value != ruleset_id) {
            report.error(set->ruleset.where,
                         fmt::format("the set \"{}\" is for the ruleset \"{}\", not \"{}\"",
                                     set->id.value, set->ruleset.value, ruleset_id));
        }
    }
    const RulesetSource* rules = &ruleset->second;
    std::vector<const SetSource*> sets = chosen.order();
    ChangedSources changed{contents, files, limits, report};
    if (report.errors() == 0 || in_spite_of_mistakes) {
        changed.carry_out(opened_->house_rules, rules, sets);
    }
    const Ingredients ingredients = ingredients_of(contents, *rules, sets);
    const bool settled = report.errors() == 0;
    attempt.problems = report.take();
    copy_problems(contents, ingredients, attempt.problems);
    const bool readable = settled && !has_errors(attempt.problems);
    // Names that are missing because a file could not be read would only hide the true problem.
    if (readable || in_spite_of_mistakes) {
        if (in_spite_of_mistakes) attempt.doubt = doubt_of(attempt.problems);
        if (in_spite_of_mistakes) report.respect(&attempt.doubt);
        Blueprint built = build_blueprint(ingredients, files, limits, report);
        report.respect(nullptr);
        attempt.sound = readable && report.errors() == 0;
        for (Diagnostic& problem : report.take()) attempt.problems.push_back(std::move(problem));
        if (in_spite_of_mistakes) attempt.doubt = doubt_of(attempt.problems);
        if (attempt.sound) {
            built.changes = changed.take_changes();
            built.ruleset_hash = hash_of(*rules, files, limits);
            for (const SetSource* set : ingredients.sets) {
                built.sets.emplace_back(set->id.value, hash_of(*set, files, limits));
            }
        }
        attempt.blueprint = std::move(built);
    }
    put_in_order(attempt.problems);
    return attempt;
}

std::optional<Blueprint> Catalog::blueprint(std::string_view ruleset,
                                            std::span<const std::string> sets,
                                            std::vector<Diagnostic>& problems) const {
    Attempt made = attempt(ruleset, sets, false);
    problems = std::move(made.problems);
    if (!made.sound) return std::nullopt;
    return std::move(made.blueprint);
}

std::optional<Sketch> Catalog::sketch(std::string_view ruleset,
                                      std::span<const std::string> sets) const {
    Attempt made = attempt(ruleset, sets, true);
    if (!made.blueprint) return std::nullopt;
    return Sketch{std::move(*made.blueprint), std::move(made.doubt)};
}

std::vector<Diagnostic> Catalog::check() const {
    std::vector<Diagnostic> all = problems();
    const auto attempt_game = [&](const std::string& ruleset, std::span<const std::string> sets) {
        const std::vector<Diagnostic> found = attempt(ruleset, sets, true).problems;
        all.insert(all.end(), found.begin(), found.end());
    };
    for (const RulesetInfo& ruleset : opened_->rulesets) attempt_game(ruleset.id, {});
    for (const SetInfo& set : opened_->sets) {
        const auto& rulesets = opened_->contents->rulesets;
        if (rulesets.contains(set.ruleset)) attempt_game(set.ruleset, std::span{&set.id, 1});
    }
    put_in_order(all);
    return all;
}

std::vector<Untranslated> Catalog::untranslated(std::string_view language) const {
    return untranslated_in(*opened_->contents, language);
}

ContentHashes Catalog::hashes(const Blueprint& blueprint) const {
    const auto& files = opened_->files;
    const auto& limits = opened_->limits;
    const Contents& contents = *opened_->contents;
    ContentHashes hashes;
    const auto ruleset = contents.rulesets.find(blueprint.ruleset);
    if (ruleset != contents.rulesets.end()) {
        hashes.rules = hashes_of_rules(ruleset->second, files, limits);
    }
    for (const auto& [id, hash] : blueprint.sets) {
        const auto set = contents.sets.find(id);
        if (set == contents.sets.end()) continue;
        const NamedHashes cards = hashes_of_cards(set->second, blueprint.changes, files, limits);
        hashes.cards.insert(hashes.cards.end(), cards.begin(), cards.end());
    }
    for (const std::string& root : files.roots()) {
        if (root != files.roots().front()) {
            hashes.mods.emplace_back(root, hash_of_root(root, files, limits));
        }
    }
    return hashes;
}

FileText Catalog::read_text(std::string_view path) const {
    return opened_->files.read(path, opened_->limits.script_bytes, "script_bytes");
}

}  // namespace cardwright

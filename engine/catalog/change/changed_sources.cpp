#include "catalog/change/changed_sources.hpp"

#include <fmt/format.h>

#include "catalog/change/apply_changes.hpp"
#include "catalog/change/settle_changes.hpp"
#include "catalog/read/readers.hpp"
#include "catalog/yaml/yaml_reader.hpp"

namespace cardwright {
namespace {

bool is_script(const FieldChange& change) {
    return change.path.size() == 1 && change.path.front() == "script";
}

}  // namespace

template <typename Source>
Source ChangedSources::read_again(const Source& source,
                                  const std::vector<const FieldChange*>& changes,
                                  Source (*read)(const CheckedNode&)) {
    const FileText file = files_.read(*source.path, limits_.yaml_bytes, "yaml_bytes");
    auto tree = read_yaml(file.text, source.path, limits_, report_);
    if (!tree) return source;
    std::vector<const FieldChange*> fields;
    for (const FieldChange* change : changes) {
        if (!is_script(*change)) fields.push_back(change);
    }
    const auto name_of = [&](const std::string& root) {
        const auto mod = contents_.mods.find(root);
        const bool named = mod != contents_.mods.end() && !mod->second.id.value.empty();
        return named ? mod->second.id.value : root;
    };
    const auto note = [&](const FieldChange& change, std::string before) {
        // Whoever is overridden comes first, so that everyone who set a field stands there in
        // order.
        const auto say = [&](const FieldChange& said) {
            std::string now = short_text(said.value);
            changes_.push_back({said.target, said.field(), before, now, name_of(said.root),
                                *said.where.file, said.where.line});
            before = std::move(now);
        };
        for (const FieldChange& other : change.overridden) say(other);
        say(change);
    };
    for (CarriedOut& done : apply_changes(*tree, fields, report_)) {
        note(*done.change, std::move(done.before));
    }
    Source changed = read(CheckedNode{*tree, source.path, report_});
    changed.path = source.path;
    changed.root = source.root;
    changed.id = source.id;
    if constexpr (std::is_same_v<Source, SetSource>) {
        for (const FieldChange* change : changes) {
            if (!is_script(*change)) continue;
            const std::string id = change->target.substr(change->target.find(':') + 1);
            for (CardSource& card : changed.cards) {
                if (card.id.value != id) continue;
                card.overriding.push_back({{change->value.text, change->where}, change->root});
                note(*change, card.script ? card.script->value : "");
            }
        }
    }
    return changed;
}

void ChangedSources::carry_out(const std::string& house_rules, const RulesetSource*& ruleset,
                               std::vector<const SetSource*>& sets) {
    const std::vector<FieldChange> changes = settled_changes(contents_, sets, house_rules, report_);
    if (changes.empty()) return;
    const auto of_ruleset = "ruleset:" + ruleset->id.value;
    std::vector<const FieldChange*> concerned;
    for (const FieldChange& change : changes) {
        if (change.target == of_ruleset) concerned.push_back(&change);
    }
    if (!concerned.empty()) {
        ruleset_ = read_again(*ruleset, concerned, read_ruleset);
        ruleset = &*ruleset_;
    }
    for (const SetSource*& set : sets) {
        concerned.clear();
        for (const FieldChange& change : changes) {
            if (change.target == "set:" + set->id.value ||
                change.target.starts_with(set->id.value + ":")) {
                concerned.push_back(&change);
            }
        }
        if (!concerned.empty()) set = &sets_.emplace_back(read_again(*set, concerned, read_set));
    }
}

}  // namespace cardwright

#include "catalog/merge/declared_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "catalog/build/names_of_objects.hpp"

namespace cardwright {
namespace {

constexpr std::string_view counters_by_scope[] = {"counter.game", "counter.player", "counter.card",
                                                  "counter.zone"};

/// Goes through all lists in which names are declared: `visit(kind, list, name_of)`.
template <typename Visit>
void each_list(SetDeclarations& set, Visit&& visit) {
    const auto name = [](auto& entry) -> std::string& { return entry.name.value; };
    const auto own_name = [](auto& entry) -> std::string& { return entry.value.name; };
    const auto kind_name = [](auto& entry) -> std::string& { return entry.kind.name; };
    Declarations& declared = set.declared;
    visit("param", declared.params, [](auto& entry) -> std::string& { return entry.value.first; });
    visit("fact", declared.facts, own_name);
    visit("zone", declared.zones, kind_name);
    for (std::size_t scope = 0; scope < scope_count; ++scope) {
        visit(counters_by_scope[scope], declared.counters[scope], own_name);
    }
    visit("query", declared.queries, kind_name);
    visit("event", declared.events, own_name);
    visit("hook", declared.hooks, kind_name);
    visit("give", declared.gives, name);
    visit("option", declared.options, own_name);
    visit("verb", declared.verbs, name);
    visit("part", declared.scoring, name);
    visit("statistic", declared.statistics, name);
    visit("window", declared.windows,
          [](auto& entry) -> std::string& { return entry.step.id.value; });
    visit("phase", set.added.phases,
          [](auto& entry) -> std::string& { return entry.phase.id.value; });
    for (PhaseAdditionSource& phase : set.added.phases) {
        visit("step of " + phase.phase.id.value, phase.phase.steps,
              [](auto& entry) -> std::string& { return entry.id.value; });
    }
    visit("step", set.added.steps, [](auto& entry) -> std::string& { return entry.step.id.value; });
    for (MenuAdditionSource& menu : set.added.menus) {
        visit("entry of " + menu.step.value, menu.entries, name);
    }
}

/// By kind what a set says of a name, if it shares it.
using Bundle = std::map<std::string, std::optional<std::string>, std::less<>>;
using Bundles = std::map<std::string, Bundle, std::less<>>;

const SharedSource* sharing_of(const SetSource& set, std::string_view kind, std::string_view name) {
    for (const auto* list : {&set.declarations.shared, &set.additions.shared}) {
        for (const SharedSource& shared : *list) {
            if (shared.kind == kind && shared.name == name) return &shared;
        }
    }
    return nullptr;
}

Bundles bundles_of(const SetSource& set, SetDeclarations& declarations) {
    Bundles bundles;
    each_list(declarations, [&](std::string_view kind, auto& list, auto&& name_of) {
        for (auto& entry : list) {
            const std::string& name = name_of(entry);
            if (name.empty()) continue;  // something is dropped
            std::optional<std::string> text;
            if (const SharedSource* shared = sharing_of(set, kind, name)) text = shared->text;
            // The steps of a phase are shared with it.
            if (kind.starts_with("step of ")) {
                const SharedSource* shared = sharing_of(set, "phase", kind.substr(8));
                if (shared != nullptr) text = shared->text;
            }
            bundles[name][std::string{kind}] = std::move(text);
        }
    });
    return bundles;
}

bool is_shared(const Bundle& bundle) {
    return std::all_of(bundle.begin(), bundle.end(),
                       [](const auto& entry) { return entry.second.has_value(); });
}

bool same_kinds(const Bundle& one, const Bundle& other) {
    return std::equal(
        one.begin(), one.end(), other.begin(), other.end(),
        [](const auto& left, const auto& right) { return left.first == right.first; });
}

class NameSettler {
  public:
    NameSettler(const std::vector<const SetSource*>& sets, std::vector<SetDeclarations>& all,
                Report& report)
        : sets_{sets}, all_{all}, report_{report} {}

    SetNames settle() {
        for (std::size_t at = 0; at < sets_.size(); ++at) {
            names_.add_set(sets_[at]->id.value, needs_of(at));
            bundles_.push_back(bundles_of(*sets_[at], all_[at]));
        }
        for (std::size_t at = 0; at < sets_.size(); ++at) {
            for (const auto& [name, bundle] : bundles_[at]) {
                const std::size_t as = declarer_of(at, name, bundle);
                names_.add_name(name, home(at), home(as));
                if (as != at) left_out_.insert({at, name});
            }
        }
        for (std::size_t at = 0; at < sets_.size(); ++at) name_anew(at);
        return std::move(names_);
    }

  private:
    static HomeId home(std::size_t at) { return id_at<HomeId>(at + 1); }

    /// All that a set needs; those stand before it.
    std::vector<HomeId> needs_of(std::size_t at) {
        std::set<HomeId> all;
        for (const LocatedName& need : sets_[at]->needs) {
            for (std::size_t other = 0; other < at; ++other) {
                if (sets_[other]->id.value != need.value) continue;
                all.insert(home(other));
                all.insert(needs_[other].begin(), needs_[other].end());
            }
        }
        needs_.emplace_back(all.begin(), all.end());
        return needs_.back();
    }

    /// The first set that shares the name, which is the set itself if nobody does.
    std::size_t declarer_of(std::size_t at, const std::string& name, const Bundle& bundle) {
        if (!is_shared(bundle)) return at;
        for (std::size_t other = 0; other < at; ++other) {
            const auto found = bundles_[other].find(name);
            if (found == bundles_[other].end() || !is_shared(found->second)) continue;
            if (found->second == bundle) return other;
            if (same_kinds(found->second, bundle)) tell_difference(at, other, name, bundle);
        }
        return at;
    }

    void tell_difference(std::size_t at, std::size_t other, const std::string& name,
                         const Bundle& bundle) {
        for (const auto& [kind, text] : bundle) {
            const SharedSource* own = sharing_of(*sets_[at], kind, name);
            const SharedSource* theirs = sharing_of(*sets_[other], kind, name);
            if (own == nullptr || theirs == nullptr || own->text == theirs->text) continue;
            report_.error(own->where,
                          fmt::format("\"{}\" is shared, but {} declares it otherwise: what is "
                                      "shared must be the same everywhere",
                                      name, to_text(theirs->where)));
        }
    }

    void name_anew(std::size_t at) {
        each_list(all_[at], [&](std::string_view /*kind*/, auto& list, auto&& name_of) {
            std::erase_if(list, [&](auto& entry) {
                return left_out_.contains({at, name_of(entry)});
            });
            for (auto& entry : list) {
                std::string& name = name_of(entry);
                if (!name.empty()) name = names_.meant(name, home(at));
            }
        });
    }

    const std::vector<const SetSource*>& sets_;
    std::vector<SetDeclarations>& all_;
    Report& report_;
    SetNames names_;
    std::vector<Bundles> bundles_;
    std::vector<std::vector<HomeId>> needs_;
    std::set<std::pair<std::size_t, std::string>> left_out_;
};

}  // namespace

SetNames settle_names(const std::vector<const SetSource*>& sets, std::vector<SetDeclarations>& all,
                      Report& report) {
    return NameSettler{sets, all, report}.settle();
}

}  // namespace cardwright

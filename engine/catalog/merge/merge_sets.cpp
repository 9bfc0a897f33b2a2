#include "catalog/merge/merge_sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>

#include "catalog/build/names_of_objects.hpp"
#include "catalog/merge/declared_names.hpp"
#include "catalog/merge/naming.hpp"
#include "catalog/merge/places.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

/// What a function of a script may stand behind belongs to where it is declared.
void settle_in(HomeId home, SetDeclarations& set) {
    for (QuerySource& query : set.declared.queries) query.kind.home = home;
    for (VerbSource& verb : set.declared.verbs) verb.home = home;
    for (ScoringSource& part : set.declared.scoring) part.home = home;
    for (StepAdditionSource& step : set.added.steps) step.step.home = home;
    for (PhaseAdditionSource& phase : set.added.phases) {
        for (StepSource& step : phase.phase.steps) step.home = home;
    }
}

template <typename T>
void move_behind(std::vector<T>& to, std::vector<T>&& more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void move_behind(Declarations& to, Declarations&& more) {
    move_behind(to.types, std::move(more.types));
    move_behind(to.params, std::move(more.params));
    move_behind(to.facts, std::move(more.facts));
    move_behind(to.zones, std::move(more.zones));
    for (std::size_t scope = 0; scope < scope_count; ++scope) {
        move_behind(to.counters[scope], std::move(more.counters[scope]));
    }
    move_behind(to.queries, std::move(more.queries));
    move_behind(to.events, std::move(more.events));
    move_behind(to.hooks, std::move(more.hooks));
    move_behind(to.gives, std::move(more.gives));
    move_behind(to.options, std::move(more.options));
    move_behind(to.verbs, std::move(more.verbs));
    move_behind(to.start, std::move(more.start));
    move_behind(to.at, std::move(more.at));
    move_behind(to.scoring, std::move(more.scoring));
    move_behind(to.statistics, std::move(more.statistics));
    move_behind(to.windows, std::move(more.windows));
}

/// A set may bring rules for fewer or for more players.
void widen(SeatRange& seats, const SeatRange& more) {
    seats.least = std::min(seats.least, more.least);
    seats.most = std::max(seats.most, more.most);
}

/// Places are looked up one by one, and steps have small numbers.
bool exceeds_limits(const RulesetSource& ruleset, const std::vector<const SetSource*>& sets,
                    const CatalogLimits& limits, Report& report) {
    std::size_t phases = 0;
    std::size_t steps = 0;
    const auto count = [&](const PhaseSource& phase) {
        ++phases;
        steps += phase.steps.size();
    };
    for (const PhaseSource& phase : ruleset.phases) count(phase);
    for (const SetSource* set : sets) {
        for (const PhaseAdditionSource& added : set->additions.phases) count(added.phase);
        steps += set->additions.steps.size();
    }
    const auto exceeds = [&](std::string_view what, std::size_t number, std::size_t limit) {
        if (number <= limit) return false;
        report.error({ruleset.path, 0, 0, ""},
                     fmt::format("more than {} {} in one game", limit, what));
        return true;
    };
    return exceeds("sets", sets.size(), limits.sets) || exceeds("phases", phases, limits.phases) ||
           exceeds("steps", steps, limits.steps);
}

bool is_answer(const MenuEntrySource& entry) {
    return entry.kind == MenuEntry::Kind::cards && !entry.many && !entry.next;
}

class FlowMerger {
  public:
    FlowMerger(RulesetSource& ruleset, const Naming& naming, Report& report)
        : ruleset_{ruleset}, naming_{naming}, report_{report} {}

    void place_phases(const std::vector<SetDeclarations>& sets) {
        Places places{"phase", report_};
        std::vector<PhaseSource> all = std::move(ruleset_.phases);
        for (const PhaseSource& phase : all) places.add(phase.id);
        for (const SetDeclarations& set : sets) {
            for (const PhaseAdditionSource& added : set.added.phases) {
                places.add(added.phase.id, meant(added.place));
                all.push_back(added.phase);
            }
        }
        places.settle();
        ruleset_.phases.clear();
        for (const std::size_t at : places.order()) ruleset_.phases.push_back(std::move(all[at]));
    }

    void place_steps(const std::vector<SetDeclarations>& sets) {
        std::vector<std::vector<StepSource>> all;
        std::vector<Places> places;
        for (PhaseSource& phase : ruleset_.phases) {
            places.emplace_back("step of this phase", report_);
            for (const StepSource& step : phase.steps) places.back().add(step.id);
            all.push_back(std::move(phase.steps));
        }
        std::vector<StepAdditionSource> additions;
        for (const SetDeclarations& set : sets) {
            for (const StepAdditionSource& added : set.added.steps) {
                additions.push_back({meant(added.place), added.step});
            }
        }
        for (const StepAdditionSource& added : additions) {
            const auto phase = phase_of(added, additions, all);
            if (!phase) continue;
            places[*phase].add(added.step.id, added.place);
            all[*phase].push_back(added.step);
        }
        for (std::size_t at = 0; at < all.size(); ++at) {
            places[at].settle();
            PhaseSource& phase = ruleset_.phases[at];
            phase.arrivals = places[at].arrivals();
            phase.steps.clear();
            for (const std::size_t step : places[at].order()) {
                phase.steps.push_back(std::move(all[at][step]));
                phase.steps.back().successor = places[at].successor(step);
            }
        }
    }

    void add_to_steps(const Additions& additions) {
        for (const MenuAdditionSource& addition : additions.menus) add_to_menu(addition);
        for (const EndAdditionSource& addition : additions.ends) {
            std::vector<std::string_view> known;
            StepSource* const step = find_step(addition.step, false, known);
            if (step == nullptr) {
                unknown("step", addition.step, known);
                continue;
            }
            if (step->kind != Step::Kind::acts) {
                report_.error(addition.step.where,
                              "\"finish_if\" is looked at after the acts of a "
                              "step with \"do\"");
                continue;
            }
            auto conditions = addition.conditions;
            move_behind(step->finish_if, std::move(conditions));
        }
    }

  private:
    void unknown(std::string_view what, const LocatedName& name,
                 const std::vector<std::string_view>& known) {
        const std::string quarrel = naming_.quarrel(name.value);
        report_.error(name.where, !quarrel.empty()
                                      ? quarrel
                                      : fmt::format("there is no {} \"{}\"{}", what, name.value,
                                                    did_you_mean(name.value, known)));
    }

    [[nodiscard]] PlaceSource meant(PlaceSource place) const {
        place.anchor.value = naming_.meant(place.anchor);
        if (place.in) place.in->value = naming_.meant(*place.in);
        return place;
    }

    /// The phase that is named, or that of the step beside which it is put: one of the ruleset, of
    /// an added phase, or one that is put somewhere itself.
    std::optional<std::size_t> phase_of(const StepAdditionSource& added,
                                        const std::vector<StepAdditionSource>& additions,
                                        const std::vector<std::vector<StepSource>>& all) {
        const LocatedName* name = added.place.in ? &*added.place.in : nullptr;
        std::string_view anchor = added.place.anchor.value;
        std::vector<std::string_view> known;
        std::set<std::string_view> seen;
        while (name == nullptr && seen.insert(anchor).second) {
            for (std::size_t at = 0; at < all.size(); ++at) {
                for (const StepSource& step : all[at]) {
                    if (step.id.value == anchor) return at;
                    known.emplace_back(step.id.value);
                }
            }
            const auto beside = std::find_if(
                additions.begin(), additions.end(),
                [&](const StepAdditionSource& each) { return each.step.id.value == anchor; });
            if (beside == additions.end() || &*beside == &added) break;
            if (beside->place.in) name = &*beside->place.in;
            anchor = beside->place.anchor.value;
        }
        if (name == nullptr) {
            unknown("step", added.place.anchor, known);
            return std::nullopt;
        }
        known.clear();
        for (std::size_t at = 0; at < ruleset_.phases.size(); ++at) {
            if (ruleset_.phases[at].id.value == name->value) return at;
            known.emplace_back(ruleset_.phases[at].id.value);
        }
        if (added.place.in) unknown("phase", *name, known);
        return std::nullopt;  // told where it is named
    }

    StepSource* find_step(const LocatedName& name, bool with_menu,
                          std::vector<std::string_view>& known) {
        const std::string meant = naming_.meant(name);
        for (PhaseSource& phase : ruleset_.phases) {
            for (StepSource& step : phase.steps) {
                if (with_menu && step.kind != Step::Kind::menu) continue;
                if (step.id.value == meant) return &step;
                known.emplace_back(step.id.value);
            }
        }
        return nullptr;
    }

    /// A window, with which players answer: its menu is a step that belongs to no phase.
    StepSource* find_window(const LocatedName& name, std::vector<std::string_view>& known) {
        const std::string meant = naming_.meant(name);
        for (WindowSource& window : ruleset_.declarations.windows) {
            if (window.step.id.value == meant) return &window.step;
            known.emplace_back(window.step.id.value);
        }
        return nullptr;
    }

    /// Cards and counters are offered before the words that end a step, so that is where they
    /// belong.
    void add_to_menu(const MenuAdditionSource& addition) {
        std::vector<std::string_view> known;
        StepSource* step = find_step(addition.step, true, known);
        const bool answers = step == nullptr;
        if (answers) step = find_window(addition.step, known);
        if (step == nullptr) {
            unknown("step or window with a menu called", addition.step, known);
            return;
        }
        auto& menu = step->menu;
        for (const MenuEntrySource& entry : addition.entries) {
            if (answers && !is_answer(entry)) {
                report_.error(entry.name.where,
                              "an answer is one card: expected \"from\", and neither \"many\" nor "
                              "\"next\"");
                continue;
            }
            const auto same = std::find_if(menu.begin(), menu.end(), [&](const auto& other) {
                return other.name.value == entry.name.value;
            });
            if (same != menu.end()) {
                report_.error(entry.name.where,
                              fmt::format("the entry \"{}\" of this menu is declared in {} already",
                                          entry.name.value, to_text(same->name.where)));
                continue;
            }
            const auto words = std::find_if(menu.begin(), menu.end(), [](const auto& other) {
                return other.kind == MenuEntry::Kind::word;
            });
            menu.insert(words, entry);
        }
    }

    RulesetSource& ruleset_;
    const Naming& naming_;
    Report& report_;
};

}  // namespace

MergedRules merge_sets(const RulesetSource& ruleset, const std::vector<const SetSource*>& sets,
                       const CatalogLimits& limits, Report& report) {
    MergedRules merged{ruleset, {}};
    if (exceeds_limits(ruleset, sets, limits, report)) return merged;
    std::vector<SetDeclarations> all;
    for (const SetSource* set : sets) all.push_back({set->declarations, set->additions});
    merged.names = settle_names(sets, all, report);
    const Naming naming{merged.names, sets};
    for (std::size_t at = 0; at < all.size(); ++at) {
        settle_in(id_at<HomeId>(at + 1), all[at]);
        move_behind(merged.ruleset.declarations, std::move(all[at].declared));
        if (all[at].added.seats) widen(merged.ruleset.seats, *all[at].added.seats);
    }
    FlowMerger flow{merged.ruleset, naming, report};
    flow.place_phases(all);
    flow.place_steps(all);
    for (const SetDeclarations& set : all) flow.add_to_steps(set.added);
    return merged;
}

}  // namespace cardwright

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "catalog/build/build_steps.hpp"

namespace cardwright {
namespace {

class FlowBuilder {
  public:
    FlowBuilder(const Resolver& resolver, NamesOfObjects& names)
        : resolver_{resolver}, names_{names}, blueprint_{resolver.blueprint()} {}

    /// First the names of all verbs, then their acts: a verb may run one that stands below it.
    void add_verbs(const std::vector<VerbSource>& sources) {
        std::vector<const VerbSource*> added;
        for (const VerbSource& source : sources) {
            const std::string& name = source.name.value;
            if (!names_.claim_on(api::Object::player, "verb", name, source.name.where)) continue;
            VerbKind verb;
            verb.name = name;
            for (const VerbArgumentSource& argument : source.arguments) {
                verb.arguments.push_back(verb_argument(argument));
            }
            blueprint_.verbs.push_back(std::move(verb));
            added.push_back(&source);
            check_count(blueprint_.verbs.size(), "verbs", source.name.where);
        }
        for (std::size_t at = 0; at < added.size(); ++at) {
            ReadingPlace context;
            context.picks_cards = true;
            context.verb = &blueprint_.verbs[at];
            blueprint_.verbs[at].acts = resolver_.acts(added[at]->acts, context);
        }
        for (std::size_t at = 0; at < added.size(); ++at) {
            std::vector<bool> running(added.size());
            if (!runs_itself(id_at<VerbId>(at), running)) continue;
            resolver_.report().error(
                added[at]->name.where,
                fmt::format("the verb \"{}\" runs itself without end", added[at]->name.value));
            blueprint_.verbs[at].acts.clear();
        }
    }

    void add_phase(const PhaseSource& source) {
        names_.claim("phase", source.id.value, source.id.where);
        Phase phase;
        phase.id = source.id.value;
        phase.name = resolver_.word(phase.id);
        phase.who = source.who;
        phase.first_step = static_cast<std::uint16_t>(blueprint_.steps.size());
        phase.step_count = static_cast<std::uint16_t>(source.steps.size());
        for (std::size_t i = 0; i < source.steps.size(); ++i) {
            blueprint_.steps.push_back(step(source, i, phase.first_step));
        }
        blueprint_.phases.push_back(std::move(phase));
    }

    /// The menu of a window is a step that belongs to no phase.
    std::uint16_t add_window(const PhaseSource& source) {
        const auto number = static_cast<std::uint16_t>(blueprint_.steps.size());
        blueprint_.steps.push_back(step(source, 0, number));
        return number;
    }

  private:
    VerbArgument verb_argument(const VerbArgumentSource& source) const {
        VerbArgument argument;
        argument.name = resolver_.word(source.name.value);
        if (source.number) {
            argument.number = *source.number;
        } else if (source.zone->value == "here") {
            argument.kind = VerbArgument::Kind::here;
        } else {
            argument.kind = VerbArgument::Kind::zone;
            argument.zone = resolver_.single_zone(*source.zone);
        }
        return argument;
    }

    bool runs_itself(VerbId verb, std::vector<bool>& running) const {
        if (index_of(verb) >= running.size()) return false;
        if (running[index_of(verb)]) return true;
        running[index_of(verb)] = true;
        for (const Act& act : blueprint_.verbs[index_of(verb)].acts) {
            if (act.kind == Act::Kind::run && runs_itself(act.verb, running)) return true;
        }
        running[index_of(verb)] = false;
        return false;
    }

    void check_count(std::size_t count, std::string_view what, const Where& where) {
        constexpr std::size_t most = std::numeric_limits<std::uint8_t>::max();
        if (count > most) {
            resolver_.report().error(where, fmt::format("more than {} {}", most, what));
        }
    }

    Step step(const PhaseSource& phase, std::size_t index, std::uint16_t first) {
        const StepSource& source = phase.steps[index];
        // Scripts and records name a step without its phase.
        names_.claim("step", source.id.value, source.id.where);
        if (is_direction(source.id.value)) {
            resolver_.report().error(source.id.where,
                                     fmt::format("\"{}\" is a word of \"next\": choose another "
                                                 "name for the step",
                                                 source.id.value));
        }
        Step step;
        step.kind = source.kind;
        step.id = source.id.value;
        step.prompt = resolver_.word(source.prompt);
        step.automatic = source.automatic;
        step.next = next(source.next, phase, index, first);
        for (const MenuEntrySource& entry : source.menu) {
            step.menu.push_back(menu_entry(entry, phase, index, first));
        }
        ReadingPlace context;
        context.nobody_acts = phase.who == Phase::Who::nobody;
        step.acts = resolver_.acts(source.acts, context);
        if (context.nobody_acts && source.kind == Step::Kind::menu) {
            resolver_.report().error(source.id.where,
                                     "nobody acts in this phase: there is nobody to offer a menu");
        }
        for (const ConditionSource& condition : source.finish_if) {
            add_condition(condition, step);
        }
        return step;
    }

    static bool is_direction(std::string_view word) {
        return word == "again" || word == "next_phase" || word == "end_cycle" || word == "finish";
    }

    /// Without a word the next step of the phase follows, and after the last one the next phase.
    Next next(const std::optional<LocatedName>& source, const PhaseSource& phase, std::size_t index,
              std::uint16_t first) {
        const auto step_at = [&](std::size_t at) {
            return Next{Next::Kind::step, static_cast<std::uint16_t>(first + at)};
        };
        if (!source) {
            return index + 1 < phase.steps.size() ? step_at(index + 1) : Next{};
        }
        const std::string& word = source->value;
        if (word == "again") return {Next::Kind::again, 0};
        if (word == "next_phase") return {Next::Kind::next_phase, 0};
        if (word == "end_cycle") return {Next::Kind::end_cycle, 0};
        if (word == "finish") return {Next::Kind::finish, 0};
        std::vector<std::string_view> candidates{"again", "next_phase", "end_cycle", "finish"};
        for (std::size_t i = 0; i < phase.steps.size(); ++i) {
            if (phase.steps[i].id.value == word) return step_at(i);
            candidates.push_back(phase.steps[i].id.value);
        }
        resolver_.unknown("step of this phase called", *source, candidates);
        return {};
    }

    MenuEntry menu_entry(const MenuEntrySource& source, const PhaseSource& phase, std::size_t index,
                         std::uint16_t first) {
        ReadingPlace context;
        context.picks_cards = source.kind == MenuEntry::Kind::cards;
        context.picks_number = source.kind == MenuEntry::Kind::counter;
        MenuEntry entry;
        entry.kind = source.kind;
        entry.name = resolver_.word(source.name.value);
        if (source.from) entry.from = resolver_.zone(*source.from);
        entry.top = source.top;
        entry.many = source.many;
        if (source.counter) entry.counter = resolver_.counter(Scope::player, *source.counter);
        if (source.verb) entry.verb = resolver_.verb(*source.verb);
        entry.acts = resolver_.acts(source.acts, context);
        entry.next = next(source.next, phase, index, first);
        for (const ClauseSource& clause : source.filter) {
            if (auto resolved = resolver_.clause(clause)) {
                resolved->reason = reason(source, clause.key);
                entry.where.clauses.push_back(std::move(*resolved));
            }
        }
        for (const auto& [counter, amount] : source.pay) {
            entry.pay.push_back({resolver_.counter(Scope::player, counter),
                                 resolver_.payment(amount, context),
                                 reason(source, counter.value)});
        }
        check_reasons(source);
        return entry;
    }

    Word reason(const MenuEntrySource& source, std::string_view key) {
        for (const auto& [what, why] : source.reasons) {
            if (what.value == key) return resolver_.word(why);
        }
        return no_word;
    }

    void check_reasons(const MenuEntrySource& source) {
        std::vector<std::string_view> known;
        for (const ClauseSource& clause : source.filter) known.push_back(clause.key);
        for (const auto& [counter, amount] : source.pay) known.push_back(counter.value);
        for (const auto& [what, why] : source.reasons) {
            if (std::find(known.begin(), known.end(), what.value) == known.end()) {
                resolver_.unknown("condition or payment of this entry called", what, known);
            }
        }
    }

    void add_condition(const ConditionSource& source, Step& step) {
        Condition condition;
        condition.kind = source.kind;
        condition.at_least = source.at_least;
        switch (source.kind) {
            case Condition::Kind::pile_empty: {
                condition.zone = resolver_.zone(source.target);
                const auto pile = resolver_.definition({source.pile, source.target.where});
                // Without the card there is no pile that could run out.
                if (!pile) return;
                condition.pile = *pile;
                check_piles(condition.zone, source.target.where);
                break;
            }
            case Condition::Kind::zones_empty:
                condition.zone = resolver_.zone(source.target);
                break;
            case Condition::Kind::counter_reaches:
                condition.counter = resolver_.counter(Scope::game, source.target);
                break;
            case Condition::Kind::rounds_reach:
            case Condition::Kind::players_left:
                break;
        }
        step.finish_if.push_back(condition);
    }

    void check_piles(ZoneKindId zone, const Where& where) {
        if (zone == no_zone_kind || blueprint_.schema.zone(zone).piles) return;
        resolver_.report().error(
            where, fmt::format("\"{}\" is not a zone of piles", blueprint_.schema.zone(zone).name));
    }

    const Resolver& resolver_;
    NamesOfObjects& names_;
    Blueprint& blueprint_;
};

void build_lineup_rule(const RulesetSource& ruleset, const Resolver& resolver) {
    if (!ruleset.lineup_eligible) return;
    Blueprint& blueprint = resolver.blueprint();
    const auto fact = resolver.fact(*ruleset.lineup_eligible);
    if (!fact) return;
    if (blueprint.schema.facts[index_of(*fact)].type != FactType::boolean) {
        resolver.report().error(
            ruleset.lineup_eligible->where,
            fmt::format("the fact \"{}\" is not true or false", ruleset.lineup_eligible->value));
        return;
    }
    blueprint.lineup_rule = {ruleset.lineup_size, *fact};
}

/// Cards and counters are offered before the words that end a step, so that is where they belong.
void add_to_menu(const MenuAdditionSource& addition, std::vector<PhaseSource>& phases,
                 const Resolver& resolver) {
    std::vector<std::string_view> steps_with_menu;
    StepSource* step = nullptr;
    for (PhaseSource& phase : phases) {
        for (StepSource& candidate : phase.steps) {
            if (candidate.kind != Step::Kind::menu) continue;
            steps_with_menu.push_back(candidate.id.value);
            if (candidate.id.value == addition.step.value) step = &candidate;
        }
    }
    if (step == nullptr) {
        resolver.unknown("step with a menu called", addition.step, steps_with_menu);
        return;
    }
    auto& menu = step->menu;
    for (const MenuEntrySource& entry : addition.entries) {
        const auto same = std::find_if(menu.begin(), menu.end(), [&](const auto& other) {
            return other.name.value == entry.name.value;
        });
        if (same != menu.end()) {
            resolver.report().error(
                entry.name.where,
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

}  // namespace

void build_flow(const Ingredients& ingredients, const Resolver& resolver, NamesOfObjects& names) {
    const RulesetSource& ruleset = *ingredients.ruleset;
    Blueprint& blueprint = resolver.blueprint();
    blueprint.reasons = ruleset.reasons;
    blueprint.player_order.kind = ruleset.player_order;
    for (const auto& [counter, most_first] : ruleset.ranks) {
        blueprint.player_order.ranks.push_back(
            {resolver.counter(Scope::player, counter), most_first});
    }
    for (const auto& option : ruleset.options) blueprint.options.push_back(option.value);
    build_lineup_rule(ruleset, resolver);
    ReadingPlace before_the_game;
    before_the_game.nobody_acts = true;
    blueprint.start = resolver.acts(ruleset.start, before_the_game);
    blueprint.leaving = {resolver.acts(ruleset.leaving, {}), ruleset.finish_at};
    blueprint.teams = ruleset.teams;
    FlowBuilder builder{resolver, names};
    for (const WindowSource& window : ruleset.windows) {
        blueprint.windows.push_back(
            {resolver.word(window.phase.steps[0].id.value), 0, window.others, window.maybe});
    }
    builder.add_verbs(ruleset.verbs);
    std::vector<PhaseSource> phases = ruleset.phases;
    for (const SetSource* set : ingredients.sets) {
        for (const MenuAdditionSource& addition : set->menus)
            add_to_menu(addition, phases, resolver);
    }
    for (const PhaseSource& phase : phases) builder.add_phase(phase);
    for (std::size_t at = 0; at < ruleset.windows.size(); ++at) {
        blueprint.windows[at].step = builder.add_window(ruleset.windows[at].phase);
    }
}

}  // namespace cardwright

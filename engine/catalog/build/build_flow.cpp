#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

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
            context.home = added[at]->home;
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

    /// Those of the ruleset first, wherever sets have put theirs: who comes second is told.
    void claim_names(const RulesetSource& ruleset) {
        std::vector<std::pair<std::string_view, const LocatedName*>> all;
        for (const PhaseSource& phase : ruleset.phases) {
            all.emplace_back("phase", &phase.id);
            // Scripts and records name a step without its phase.
            for (const StepSource& step : phase.steps) all.emplace_back("step", &step.id);
        }
        for (const WindowSource& window : ruleset.declarations.windows) {
            all.emplace_back("step", &window.step.id);
        }
        const auto home = [&](const auto& claim) {
            return resolver_.naming().home_of(claim.second->where);
        };
        std::stable_sort(all.begin(), all.end(), [&](const auto& one, const auto& other) {
            return home(one) < home(other);
        });
        for (const auto& [what, id] : all) names_.claim(what, id->value, id->where);
    }

    void add_phase(const PhaseSource& source) {
        Phase phase;
        phase.id = source.id.value;
        phase.name = resolver_.word(phase.id);
        phase.who = source.who;
        phase.first_step = static_cast<std::uint16_t>(blueprint_.steps.size());
        phase.step_count = static_cast<std::uint16_t>(source.steps.size());
        for (std::size_t i = 0; i < source.steps.size(); ++i) {
            blueprint_.steps.push_back(step(source, i, phase.first_step));
        }
        for (const auto& [name, at] : source.arrivals) {
            phase.arrivals.emplace_back(name, place_in(source, at, phase.first_step));
        }
        blueprint_.phases.push_back(std::move(phase));
    }

    /// The menu of a window is a step that belongs to no phase.
    std::uint16_t add_window(const WindowSource& source) {
        const auto number = static_cast<std::uint16_t>(blueprint_.steps.size());
        PhaseSource alone;
        alone.steps.push_back(source.step);
        blueprint_.steps.push_back(step(alone, 0, number));
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
        if (is_direction(source.id.value)) {
            resolver_.report().error(source.id.where,
                                     fmt::format("\"{}\" is a word of \"next\": choose another "
                                                 "name for the step",
                                                 source.id.value));
        }
        Step step;
        step.kind = source.kind;
        step.home = source.home;
        step.id = source.id.value;
        step.onward = place_in(phase, index + 1, first);
        step.successor = source.successor;
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

    static Next place_in(const PhaseSource& phase, std::size_t at, std::uint16_t first) {
        if (at == phase.steps.size()) return {};
        return {Next::Kind::step, static_cast<std::uint16_t>(first + at)};
    }

    /// Without a word the next step of the phase follows, and after the last one the next phase. So
    /// does what sets have put there, where the ruleset names that step or the next phase.
    Next next(const std::optional<LocatedName>& source, const PhaseSource& phase, std::size_t index,
              std::uint16_t first) {
        const Next onward = place_in(phase, index + 1, first);
        if (!source) return onward;
        const std::string word = resolver_.naming().meant(*source);
        const std::string& successor = phase.steps[index].successor;
        if (word == (successor.empty() ? "next_phase" : successor)) return onward;
        if (word == "again") return {Next::Kind::again, 0};
        if (word == "next_phase") return {Next::Kind::next_phase, 0};
        if (word == "end_cycle") return {Next::Kind::end_cycle, 0};
        if (word == "finish") return {Next::Kind::finish, 0};
        std::vector<std::string_view> candidates{"again", "next_phase", "end_cycle", "finish"};
        for (const auto& [name, at] : phase.arrivals) {
            if (name == word) return place_in(phase, at, first);
            candidates.push_back(name);
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

/// Acts at the beginning and end of turns, rounds and phases.
void build_point_acts(const std::vector<PointActsSource>& sources, const Resolver& resolver) {
    Blueprint& blueprint = resolver.blueprint();
    for (const PointActsSource& source : sources) {
        PointActs acts;
        acts.event = source.event;
        ReadingPlace place;
        place.nobody_acts = !blueprint.by_turns || source.event == KernelEvent::round_begins ||
                            source.event == KernelEvent::round_ends;
        if (source.phase) {
            const std::string wanted = resolver.naming().meant(*source.phase);
            const auto phase = std::find_if(blueprint.phases.begin(), blueprint.phases.end(),
                                            [&](const Phase& each) { return each.id == wanted; });
            if (phase == blueprint.phases.end()) {
                std::vector<std::string_view> known;
                for (const Phase& each : blueprint.phases) known.emplace_back(each.id);
                resolver.unknown("phase", *source.phase, known);
                continue;
            }
            acts.phase = phase->name;
            place.nobody_acts = phase->who == Phase::Who::nobody;
        } else if (!blueprint.by_turns && (source.event == KernelEvent::turn_begins ||
                                           source.event == KernelEvent::turn_ends)) {
            resolver.report().error(source.where,
                                    "this game is played in rounds: there are no "
                                    "turns (`cycle: round`)");
            continue;
        }
        acts.acts = resolver.acts(source.acts, place);
        blueprint.point_acts.push_back(std::move(acts));
    }
}

/// What is added to the first number of the rank.
void build_scoring(const std::vector<ScoringSource>& sources, const Resolver& resolver,
                   NamesOfObjects& names) {
    Blueprint& blueprint = resolver.blueprint();
    for (const ScoringSource& source : sources) {
        if (!names.claim("part of the score", source.name.value, source.name.where)) continue;
        ScoringPart part;
        part.name = source.name.value;
        part.home = source.home;
        if (source.query.value != "script") {
            part.query = blueprint.find_query(resolver.naming().meant(source.query));
            const bool of_players =
                part.query &&
                blueprint.queries[index_of(*part.query)].of == QueryKind::Of::player &&
                !blueprint.queries[index_of(*part.query)].list;
            if (!of_players) {
                std::vector<std::string_view> known{"script"};
                for (const QueryKind& query : blueprint.queries) {
                    if (query.of == QueryKind::Of::player && !query.list) {
                        known.emplace_back(query.name);
                    }
                }
                resolver.unknown("query of players called", source.query, known);
                continue;
            }
        }
        blueprint.scoring.push_back(std::move(part));
    }
}

}  // namespace

void build_flow(const RulesetSource& ruleset, const Resolver& resolver, NamesOfObjects& names) {
    Blueprint& blueprint = resolver.blueprint();
    blueprint.reasons = ruleset.reasons;
    blueprint.player_order.kind = ruleset.player_order;
    for (const auto& [counter, most_first] : ruleset.ranks) {
        blueprint.player_order.ranks.push_back(
            {resolver.counter(Scope::player, counter), most_first});
    }
    const Declarations& declared = ruleset.declarations;
    for (const auto& option : declared.options) {
        if (names.claim("option", option.value.name, option.where)) {
            blueprint.options.push_back(option.value);
        }
    }
    build_lineup_rule(ruleset, resolver);
    ReadingPlace before_the_game;
    before_the_game.nobody_acts = true;
    blueprint.start = resolver.acts(declared.start, before_the_game);
    blueprint.leaving = {resolver.acts(ruleset.leaving, {}), ruleset.finish_at};
    blueprint.teams = ruleset.teams;
    FlowBuilder builder{resolver, names};
    for (const WindowSource& window : declared.windows) {
        blueprint.windows.push_back(
            {resolver.word(window.step.id.value), 0, window.others, window.maybe});
    }
    builder.add_verbs(declared.verbs);
    builder.claim_names(ruleset);
    for (const PhaseSource& phase : ruleset.phases) builder.add_phase(phase);
    for (std::size_t at = 0; at < declared.windows.size(); ++at) {
        blueprint.windows[at].step = builder.add_window(declared.windows[at]);
    }
    build_point_acts(declared.at, resolver);
    build_scoring(declared.scoring, resolver, names);
}

}  // namespace cardwright

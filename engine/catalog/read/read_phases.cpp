#include "catalog/read/read_phases.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

#include "catalog/names.hpp"
#include "catalog/read/fields.hpp"
#include "catalog/read/read_acts.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/sharing.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

constexpr std::array who_acts{std::pair{"active"sv, Phase::Who::active},
                              std::pair{"each"sv, Phase::Who::each},
                              std::pair{"nobody"sv, Phase::Who::nobody}};

/// `except: { type: relic }`, or a list of such. One condition each: of two in one map it would not
/// be clear whether one or both must fail.
void read_exceptions(const Written& value, std::vector<ClauseSource>& clauses) {
    const std::vector<Written> exceptions =
        value.is(Node::Kind::map) ? std::vector{value} : value.items();
    for (const Written& exception : exceptions) {
        const auto entries = exception.entries();
        if (entries.size() != 1) {
            exception.error("expected one condition: several are written as a list");
            continue;
        }
        if (const auto key = read_reference_key(entries.front())) {
            clauses.push_back({key->value, true, entries.front().where(), entries.front().node()});
        }
    }
}

void read_filter(const Written& map, std::vector<ClauseSource>& clauses) {
    for (const Written& entry : map.entries()) {
        const auto key = read_reference_key(entry);
        if (!key) continue;
        if (key->value == "except") {
            read_exceptions(entry, clauses);
        } else {
            clauses.push_back({key->value, false, entry.where(), entry.node()});
        }
    }
}

void read_payment(Fields& fields, MenuEntrySource& entry) {
    const auto pay = fields.optional("pay");
    if (!pay) return;
    for (const Written& value : pay->entries()) {
        const auto counter = read_reference_key(value);
        auto amount = read_amount(value);
        if (counter && amount) entry.pay.emplace_back(*counter, std::move(*amount));
    }
}

void read_reasons(Fields& fields, MenuEntrySource& entry) {
    const auto reasons = fields.optional("reasons");
    if (!reasons) return;
    for (const Written& value : reasons->entries()) {
        const auto key = read_reference_key(value);
        const auto reason = value.id();
        if (key && reason) entry.reasons.emplace_back(*key, reason->value);
    }
}

void check_menu_entry(const MenuEntrySource& entry, const Written& value) {
    if (entry.from && entry.counter) value.error("either \"from\" or \"counter\", not both");
    if (entry.verb && !entry.acts.empty()) value.error("either \"verb\" or \"do\", not both");
    const bool about_cards = entry.top || entry.many || !entry.filter.empty();
    if (about_cards && !entry.from) {
        value.error("the key \"from\" is missing: \"top\", \"many\" and \"where\" are about cards");
    } else if (entry.verb && !entry.from) {
        value.error("the key \"from\" is missing: a verb is done with a card; without one, \"do\"");
    }
}

MenuEntrySource read_menu_entry(const LocatedName& name, const Written& value) {
    MenuEntrySource entry;
    entry.name = name;
    Fields fields{value, shape("menu_entry")};
    entry.from = fields.reference("from");
    entry.counter = fields.reference("counter");
    if (entry.from) entry.kind = MenuEntry::Kind::cards;
    if (entry.counter) entry.kind = MenuEntry::Kind::counter;
    entry.top = fields.flag("top");
    entry.many = fields.flag("many");
    if (const auto filter = fields.optional("where")) read_filter(*filter, entry.filter);
    read_payment(fields, entry);
    entry.verb = fields.reference("verb");
    if (const auto acts = fields.optional("do")) entry.acts = read_acts(*acts);
    read_reasons(fields, entry);
    entry.next = fields.reference("next");
    fields.finish();
    check_menu_entry(entry, value);
    return entry;
}

void check_menu(const Written& menu) {
    if (menu.is(Node::Kind::map) && menu.node().children.empty()) {
        menu.error("a menu offers at least one thing");
    }
}

std::vector<MenuEntrySource> read_menu(const Written& menu) {
    std::vector<MenuEntrySource> entries;
    for (const Written& entry : menu.entries()) {
        if (const auto name = read_key(entry)) entries.push_back(read_menu_entry(*name, entry));
    }
    check_menu(menu);
    return entries;
}

constexpr std::array conditions{std::pair{"empty"sv, Condition::Kind::pile_empty},
                                std::pair{"empty_in"sv, Condition::Kind::zones_empty},
                                std::pair{"counter"sv, Condition::Kind::counter_reaches},
                                std::pair{"rounds"sv, Condition::Kind::rounds_reach}};

/// `zone.pile`
void read_pile(const Written& what, ConditionSource& condition) {
    const std::string& text = what.node().text;
    const std::size_t dot = text.find('.');
    if (!what.is(Node::Kind::scalar) || dot == std::string::npos ||
        !is_reference(text.substr(0, dot)) || !is_id(text.substr(dot + 1))) {
        what.expected("a pile, as in some_zone.some_card");
        return;
    }
    condition.target = {text.substr(0, dot), what.where()};
    condition.pile = text.substr(dot + 1);
}

std::optional<ConditionSource> read_condition(const Written& value) {
    Fields fields{value, shape("condition")};
    if (!fields.valid()) return std::nullopt;
    const std::size_t errors_before = value.report().errors();
    ConditionSource condition;
    std::optional<Written> what;
    for (const auto& [name, kind] : conditions) {
        const auto found = fields.optional(name);
        if (!found) continue;
        if (what) value.report().error(found->key_where(), "a condition is about one thing");
        what = found;
        condition.kind = kind;
    }
    if (!what) {
        value.error("expected a condition: empty, empty_in, counter or rounds");
        return std::nullopt;
    }
    if (condition.kind == Condition::Kind::pile_empty) {
        read_pile(*what, condition);
    } else if (condition.kind == Condition::Kind::rounds_reach) {
        condition.at_least = what->integer(1).value_or(1);
    } else {
        if (auto target = what->reference()) condition.target = std::move(*target);
        if (const auto least = fields.required("at_least")) {
            condition.at_least = least->integer().value_or(0);
        }
    }
    fields.finish();
    if (value.report().errors() != errors_before) return std::nullopt;
    return condition;
}

/// What a step is follows from its keys; exactly one of three must be there.
void read_body(Fields& fields, const Written& value, StepSource& step) {
    const auto menu = fields.optional("menu");
    const auto acts = fields.optional("do");
    const auto script = fields.optional("script");
    if (int{menu.has_value()} + int{acts.has_value()} + int{script.has_value()} != 1) {
        value.error("a step has one of \"menu\", \"do\" and \"script\"");
        return;
    }
    if (menu) {
        step.kind = Step::Kind::menu;
        step.menu = read_menu(*menu);
    } else if (acts) {
        step.kind = Step::Kind::acts;
        step.acts = read_acts(*acts);
    } else if (script->boolean() == false) {
        script->error("expected true: a step without a script has \"menu\" or \"do\"");
    }
}

/// What would have no effect is a mistake.
void check_step(const StepSource& step, const Written& value) {
    if (step.automatic && step.kind != Step::Kind::menu) {
        value.error("\"automatic\" is about questions: only a step with \"menu\" asks one");
    }
    if (!step.finish_if.empty() && step.kind != Step::Kind::acts) {
        value.error("\"finish_if\" is looked at after the acts of a step with \"do\"");
    }
}

std::vector<ConditionSource> read_conditions(const Written& list) {
    std::vector<ConditionSource> conditions;
    for (const Written& item : list.items()) {
        if (auto condition = read_condition(item)) conditions.push_back(std::move(*condition));
    }
    return conditions;
}

std::optional<StepSource> read_step(Fields& fields, const Written& value) {
    const auto id_value = fields.required("id");
    const auto id = id_value ? id_value->id() : std::nullopt;
    if (!id) return std::nullopt;
    StepSource step;
    step.id = *id;
    step.prompt = id->value;
    if (const auto prompt = fields.optional("prompt")) {
        if (prompt->is(Node::Kind::scalar) && is_text_key(prompt->node().text)) {
            step.prompt = prompt->node().text;
        } else {
            prompt->expected("the key of a locale text");
        }
    }
    step.automatic = fields.flag("automatic");
    read_body(fields, value, step);
    if (const auto list = fields.optional("finish_if")) step.finish_if = read_conditions(*list);
    step.next = fields.reference("next");
    fields.finish();
    check_step(step, value);
    return step;
}

std::optional<PhaseSource> read_phase(Fields& fields) {
    const auto id_value = fields.required("id");
    const auto id = id_value ? id_value->id() : std::nullopt;
    PhaseSource phase;
    if (id) phase.id = *id;
    phase.who = fields.one_of("who", who_acts, Phase::Who::active);
    if (const auto steps = fields.required("steps")) {
        for (const Written& item : steps->items()) {
            Fields inner{item, shape("step")};
            if (auto step = read_step(inner, item)) phase.steps.push_back(std::move(*step));
        }
        if (steps->is(Node::Kind::list) && steps->node().children.empty()) {
            steps->error("a phase has at least one step");
        }
    }
    fields.finish();
    if (!id) return std::nullopt;
    return phase;
}

/// `after: buy`, `in: buy`, `drop: war`: exactly one place, of which nothing but the phase of a
/// step may be said besides.
std::optional<PlaceSource> read_place(Fields& fields, const Written& value, bool of_step) {
    constexpr std::array kinds{std::pair{"before"sv, PlaceSource::Kind::before},
                               std::pair{"after"sv, PlaceSource::Kind::after},
                               std::pair{"instead_of"sv, PlaceSource::Kind::instead_of},
                               std::pair{"drop"sv, PlaceSource::Kind::drop}};
    PlaceSource place;
    place.where = value.where();
    int places = 0;
    bool sound = true;
    for (const auto& [key, kind] : kinds) {
        const auto anchor = fields.optional(key);
        if (!anchor) continue;
        ++places;
        place.kind = kind;
        const auto name = anchor->reference();
        sound = sound && name;
        if (name) place.anchor = *name;
    }
    if (of_step) place.in = fields.reference("in");
    if (places > 1 || (places == 0 && !place.in)) {
        value.error(of_step ? "say one place: in, before, after, instead_of or drop"
                            : "say one place: before, after, instead_of or drop");
        return std::nullopt;
    }
    if (!sound) return std::nullopt;
    return place;
}

}  // namespace

namespace {

/// The name of what is added; it is read properly later.
std::string id_in(const Written& item) {
    for (const Node& child : item.node().children) {
        if (child.key == "id") return child.text;
    }
    return {};
}

}  // namespace

void read_phase_additions(const Written& list, Additions& additions) {
    for (const Written& whole : list.items()) {
        const UnsharedEntry unshared{whole, "phase", id_in(whole), additions.shared};
        const Written& item = unshared.entry();
        Fields fields{item, shape("phase_addition")};
        if (!fields.valid()) continue;
        const auto place = read_place(fields, item, false);
        PhaseAdditionSource added;
        if (place && place->kind == PlaceSource::Kind::drop) {
            fields.finish();
        } else if (auto phase = read_phase(fields)) {
            added.phase = std::move(*phase);
        }
        if (place) additions.phases.push_back({*place, std::move(added.phase)});
    }
}

void read_step_additions(const Written& list, Additions& additions) {
    for (const Written& whole : list.items()) {
        const UnsharedEntry unshared{whole, "step", id_in(whole), additions.shared};
        const Written& item = unshared.entry();
        Fields fields{item, shape("step_addition")};
        if (!fields.valid()) continue;
        const auto place = read_place(fields, item, true);
        StepAdditionSource added;
        if (place && place->kind == PlaceSource::Kind::drop) {
            fields.finish();
        } else if (auto step = read_step(fields, item)) {
            added.step = std::move(*step);
        }
        if (place) additions.steps.push_back({*place, std::move(added.step)});
    }
}

std::vector<EndAdditionSource> read_end_additions(const Written& map) {
    std::vector<EndAdditionSource> additions;
    for (const Written& entry : map.entries()) {
        if (const auto step = read_reference_key(entry))
            additions.push_back({*step, read_conditions(entry)});
    }
    return additions;
}

std::vector<PhaseSource> read_phases(const Written& list) {
    std::vector<PhaseSource> phases;
    for (const Written& item : list.items()) {
        Fields fields{item, shape("phase")};
        if (auto phase = read_phase(fields)) phases.push_back(std::move(*phase));
    }
    return phases;
}

void read_menu_additions(const Written& map, Additions& additions) {
    for (const Written& menu : map.entries()) {
        const auto step = read_reference_key(menu);
        if (!step) continue;
        MenuAdditionSource addition{*step, {}};
        for (const Written& entry : menu.entries()) {
            const auto name = read_key(entry);
            if (!name) continue;
            const UnsharedEntry unshared{entry, "entry of " + step->value, name->value,
                                         additions.shared};
            addition.entries.push_back(read_menu_entry(*name, unshared.entry()));
        }
        check_menu(menu);
        additions.menus.push_back(std::move(addition));
    }
}

}  // namespace cardwright

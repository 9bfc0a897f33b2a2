#include "catalog/read/read_phases.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "catalog/names.hpp"
#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_acts.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/read_menus.hpp"
#include "catalog/read/sharing.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

constexpr std::array who_acts{std::pair{"active"sv, Phase::Who::active},
                              std::pair{"each"sv, Phase::Who::each},
                              std::pair{"nobody"sv, Phase::Who::nobody}};

constexpr std::array condition_names{std::pair{"empty"sv, Condition::Kind::pile_empty},
                                     std::pair{"empty_in"sv, Condition::Kind::zones_empty},
                                     std::pair{"counter"sv, Condition::Kind::counter_reaches},
                                     std::pair{"rounds"sv, Condition::Kind::rounds_reach},
                                     std::pair{"players"sv, Condition::Kind::players_left}};

/// `zone.pile`
void read_pile(const CheckedNode& what, ConditionSource& condition) {
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

std::optional<ConditionSource> read_condition(const CheckedNode& value) {
    KeyReader keys{value, shape("condition")};
    if (!keys.valid()) return std::nullopt;
    const std::size_t errors_before = value.report().errors();
    ConditionSource condition;
    std::optional<CheckedNode> what;
    for (const auto& [name, kind] : condition_names) {
        const auto found = keys.optional(name);
        if (!found) continue;
        if (what) value.report().error(found->key_where(), "a condition is about one thing");
        what = found;
        condition.kind = kind;
    }
    if (!what) {
        value.error("expected a condition: empty, empty_in, counter, rounds or players");
        return std::nullopt;
    }
    if (condition.kind == Condition::Kind::pile_empty) {
        read_pile(*what, condition);
    } else if (condition.kind == Condition::Kind::rounds_reach ||
               condition.kind == Condition::Kind::players_left) {
        condition.at_least = what->integer(1).value_or(1);
    } else {
        if (auto target = what->reference()) condition.target = std::move(*target);
        if (const auto least = keys.required("at_least")) {
            condition.at_least = least->integer().value_or(0);
        }
    }
    keys.finish();
    if (value.report().errors() != errors_before) return std::nullopt;
    return condition;
}

/// What a step is follows from its keys; exactly one of three must be there.
void read_body(KeyReader& keys, const CheckedNode& value, StepSource& step) {
    const auto menu = keys.optional("menu");
    const auto acts = keys.optional("do");
    const auto script = keys.optional("script");
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
void check_step(const StepSource& step, const CheckedNode& value) {
    if (step.automatic && step.kind != Step::Kind::menu) {
        value.error("\"automatic\" is about questions: only a step with \"menu\" asks one");
    }
    if (!step.finish_if.empty() && step.kind != Step::Kind::acts) {
        value.error("\"finish_if\" is looked at after the acts of a step with \"do\"");
    }
}

std::vector<ConditionSource> read_conditions(const CheckedNode& list) {
    std::vector<ConditionSource> conditions;
    for (const CheckedNode& item : list.items()) {
        if (auto condition = read_condition(item)) conditions.push_back(std::move(*condition));
    }
    return conditions;
}

std::optional<StepSource> read_step(KeyReader& keys, const CheckedNode& value) {
    const auto id_value = keys.required("id");
    const auto id = id_value ? id_value->id() : std::nullopt;
    if (!id) return std::nullopt;
    StepSource step;
    step.id = *id;
    step.prompt = id->value;
    if (const auto prompt = keys.optional("prompt")) {
        if (prompt->is(Node::Kind::scalar) && is_text_key(prompt->node().text)) {
            step.prompt = prompt->node().text;
        } else {
            prompt->expected("the key of a locale text");
        }
    }
    step.automatic = keys.flag("automatic");
    read_body(keys, value, step);
    if (const auto list = keys.optional("finish_if")) step.finish_if = read_conditions(*list);
    step.next = keys.reference("next");
    keys.finish();
    check_step(step, value);
    return step;
}

std::optional<PhaseSource> read_phase(KeyReader& keys) {
    const auto id_value = keys.required("id");
    const auto id = id_value ? id_value->id() : std::nullopt;
    PhaseSource phase;
    if (id) phase.id = *id;
    phase.who = keys.one_of("who", who_acts, Phase::Who::active);
    if (const auto steps = keys.required("steps")) {
        for (const CheckedNode& item : steps->items()) {
            KeyReader inner{item, shape("step")};
            if (auto step = read_step(inner, item)) phase.steps.push_back(std::move(*step));
        }
        if (steps->is(Node::Kind::list) && steps->node().children.empty()) {
            steps->error("a phase has at least one step");
        }
    }
    keys.finish();
    if (!id) return std::nullopt;
    return phase;
}

/// `after: buy`, `in: buy`, `drop: war`: exactly one place, of which nothing but the phase of a
/// step may be said besides.
std::optional<PlaceSource> read_place(KeyReader& keys, const CheckedNode& value, bool of_step) {
    constexpr std::array kinds{std::pair{"before"sv, PlaceSource::Kind::before},
                               std::pair{"after"sv, PlaceSource::Kind::after},
                               std::pair{"instead_of"sv, PlaceSource::Kind::instead_of},
                               std::pair{"drop"sv, PlaceSource::Kind::drop}};
    PlaceSource place;
    place.where = value.where();
    int places = 0;
    bool sound = true;
    for (const auto& [key, kind] : kinds) {
        const auto anchor = keys.optional(key);
        if (!anchor) continue;
        ++places;
        place.kind = kind;
        const auto name = anchor->reference();
        sound = sound && name;
        if (name) place.anchor = *name;
    }
    if (of_step) place.in = keys.reference("in");
    if (places > 1 || (places == 0 && !place.in)) {
        value.error(of_step ? "say one place: in, before, after, instead_of or drop"
                            : "say one place: before, after, instead_of or drop");
        return std::nullopt;
    }
    if (!sound) return std::nullopt;
    return place;
}

/// The name of what is added; it is read properly later.
std::string id_in(const CheckedNode& item) {
    for (const Node& child : item.node().children) {
        if (child.key == "id") return child.text;
    }
    return {};
}

}  // namespace

void read_phase_additions(const CheckedNode& list, Additions& additions) {
    for (const CheckedNode& whole : list.items()) {
        const UnsharedEntry unshared{whole, "phase", id_in(whole), additions.shared};
        const CheckedNode& item = unshared.entry();
        KeyReader keys{item, shape("phase_addition")};
        if (!keys.valid()) continue;
        const auto place = read_place(keys, item, false);
        PhaseAdditionSource added;
        if (place && place->kind == PlaceSource::Kind::drop) {
            keys.finish();
        } else if (auto phase = read_phase(keys)) {
            added.phase = std::move(*phase);
        }
        if (place) additions.phases.push_back({*place, std::move(added.phase)});
    }
}

void read_step_additions(const CheckedNode& list, Additions& additions) {
    for (const CheckedNode& whole : list.items()) {
        const UnsharedEntry unshared{whole, "step", id_in(whole), additions.shared};
        const CheckedNode& item = unshared.entry();
        KeyReader keys{item, shape("step_addition")};
        if (!keys.valid()) continue;
        const auto place = read_place(keys, item, true);
        StepAdditionSource added;
        if (place && place->kind == PlaceSource::Kind::drop) {
            keys.finish();
        } else if (auto step = read_step(keys, item)) {
            added.step = std::move(*step);
        }
        if (place) additions.steps.push_back({*place, std::move(added.step)});
    }
}

std::vector<EndAdditionSource> read_end_additions(const CheckedNode& map) {
    std::vector<EndAdditionSource> additions;
    for (const CheckedNode& entry : map.entries()) {
        if (const auto step = read_reference_key(entry))
            additions.push_back({*step, read_conditions(entry)});
    }
    return additions;
}

std::vector<PhaseSource> read_phases(const CheckedNode& list) {
    std::vector<PhaseSource> phases;
    for (const CheckedNode& item : list.items()) {
        KeyReader keys{item, shape("phase")};
        if (auto phase = read_phase(keys)) phases.push_back(std::move(*phase));
    }
    return phases;
}

}  // namespace cardwright

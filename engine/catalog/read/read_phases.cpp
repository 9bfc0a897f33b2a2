#include "catalog/read/read_phases.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

#include "catalog/names.hpp"
#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_acts.hpp"
#include "catalog/read/read_common.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

constexpr std::array who_acts{std::pair{"active"sv, Phase::Who::active},
                              std::pair{"each"sv, Phase::Who::each},
                              std::pair{"nobody"sv, Phase::Who::nobody}};

/// `except: { type: relic }`, or a list of such. One condition each: of two in one map it would not
/// be clear whether one or both must fail.
void read_exceptions(const CheckedNode& value, std::vector<ClauseSource>& clauses) {
    const std::vector<CheckedNode> exceptions =
        value.is(Node::Kind::map) ? std::vector{value} : value.items();
    for (const CheckedNode& exception : exceptions) {
        const auto entries = exception.entries();
        if (entries.size() != 1) {
            exception.error("expected one condition: several are written as a list");
            continue;
        }
        if (const auto key = read_key(entries.front())) {
            clauses.push_back({key->value, true, entries.front().where(), entries.front().node()});
        }
    }
}

void read_filter(const CheckedNode& map, std::vector<ClauseSource>& clauses) {
    for (const CheckedNode& entry : map.entries()) {
        const auto key = read_key(entry);
        if (!key) continue;
        if (key->value == "except") {
            read_exceptions(entry, clauses);
        } else {
            clauses.push_back({key->value, false, entry.where(), entry.node()});
        }
    }
}

void read_payment(KeyReader& keys, MenuEntrySource& entry) {
    const auto pay = keys.optional("pay");
    if (!pay) return;
    for (const CheckedNode& value : pay->entries()) {
        const auto counter = read_key(value);
        auto amount = read_amount(value);
        if (counter && amount) entry.pay.emplace_back(*counter, std::move(*amount));
    }
}

void read_reasons(KeyReader& keys, MenuEntrySource& entry) {
    const auto reasons = keys.optional("reasons");
    if (!reasons) return;
    for (const CheckedNode& value : reasons->entries()) {
        const auto key = read_key(value);
        const auto reason = value.id();
        if (key && reason) entry.reasons.emplace_back(*key, reason->value);
    }
}

void check_menu_entry(const MenuEntrySource& entry, const CheckedNode& value) {
    if (entry.from && entry.counter) value.error("either \"from\" or \"counter\", not both");
    if (entry.verb && !entry.acts.empty()) value.error("either \"verb\" or \"do\", not both");
    const bool about_cards = entry.top || entry.many || !entry.filter.empty();
    if (about_cards && !entry.from) {
        value.error("the key \"from\" is missing: \"top\", \"many\" and \"where\" are about cards");
    }
}

MenuEntrySource read_menu_entry(const LocatedName& name, const CheckedNode& value) {
    MenuEntrySource entry;
    entry.name = name;
    KeyReader keys{value, shape("menu_entry")};
    entry.from = keys.id("from");
    entry.counter = keys.id("counter");
    if (entry.from) entry.kind = MenuEntry::Kind::cards;
    if (entry.counter) entry.kind = MenuEntry::Kind::counter;
    entry.top = keys.flag("top");
    entry.many = keys.flag("many");
    if (const auto filter = keys.optional("where")) read_filter(*filter, entry.filter);
    read_payment(keys, entry);
    entry.verb = keys.id("verb");
    if (const auto acts = keys.optional("do")) entry.acts = read_acts(*acts);
    read_reasons(keys, entry);
    entry.next = keys.id("next");
    keys.finish();
    check_menu_entry(entry, value);
    return entry;
}

std::vector<MenuEntrySource> read_menu(const CheckedNode& menu) {
    std::vector<MenuEntrySource> entries;
    for (const CheckedNode& entry : menu.entries()) {
        if (const auto name = read_key(entry)) entries.push_back(read_menu_entry(*name, entry));
    }
    if (menu.is(Node::Kind::map) && menu.node().children.empty()) {
        menu.error("a menu offers at least one thing");
    }
    return entries;
}

constexpr std::array conditions{std::pair{"empty"sv, Condition::Kind::pile_empty},
                                std::pair{"empty_in"sv, Condition::Kind::zones_empty},
                                std::pair{"counter"sv, Condition::Kind::counter_reaches},
                                std::pair{"rounds"sv, Condition::Kind::rounds_reach},
                                std::pair{"players"sv, Condition::Kind::players_left}};

/// `zone.pile`
void read_pile(const CheckedNode& what, ConditionSource& condition) {
    const std::string& text = what.node().text;
    const std::size_t dot = text.find('.');
    if (!what.is(Node::Kind::scalar) || dot == std::string::npos || !is_id(text.substr(0, dot)) ||
        !is_id(text.substr(dot + 1))) {
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
    for (const auto& [name, kind] : conditions) {
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
        if (auto target = what->id()) condition.target = std::move(*target);
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

std::optional<StepSource> read_step(const CheckedNode& value) {
    KeyReader keys{value, shape("step")};
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
    if (const auto list = keys.optional("finish_if")) {
        for (const CheckedNode& item : list->items()) {
            if (auto condition = read_condition(item)) {
                step.finish_if.push_back(std::move(*condition));
            }
        }
    }
    step.next = keys.id("next");
    keys.finish();
    return step;
}

std::optional<PhaseSource> read_phase(const CheckedNode& value) {
    KeyReader keys{value, shape("phase")};
    const auto id_value = keys.required("id");
    const auto id = id_value ? id_value->id() : std::nullopt;
    PhaseSource phase;
    if (id) phase.id = *id;
    phase.who = keys.one_of("who", who_acts, Phase::Who::active);
    if (const auto steps = keys.required("steps")) {
        for (const CheckedNode& item : steps->items()) {
            if (auto step = read_step(item)) phase.steps.push_back(std::move(*step));
        }
        if (steps->is(Node::Kind::list) && steps->node().children.empty()) {
            steps->error("a phase has at least one step");
        }
    }
    keys.finish();
    if (!id) return std::nullopt;
    return phase;
}

}  // namespace

std::vector<PhaseSource> read_phases(const CheckedNode& list) {
    std::vector<PhaseSource> phases;
    for (const CheckedNode& item : list.items()) {
        if (auto phase = read_phase(item)) phases.push_back(std::move(*phase));
    }
    return phases;
}

std::vector<WindowSource> read_windows(const CheckedNode& map) {
    constexpr std::array whom{std::pair{"everyone"sv, false}, std::pair{"others"sv, true}};
    constexpr std::array asked{std::pair{"able"sv, false}, std::pair{"maybe"sv, true}};
    std::vector<WindowSource> windows;
    for (const CheckedNode& entry : map.entries()) {
        const auto name = read_key(entry);
        if (!name) continue;
        WindowSource window;
        KeyReader keys{entry, shape("window")};
        window.others = keys.one_of("who", whom, false);
        window.maybe = keys.one_of("ask", asked, false);
        StepSource& step = window.phase.steps.emplace_back();
        step.id = *name;
        step.prompt = name->value;
        step.kind = Step::Kind::menu;
        if (const auto menu = keys.required("menu")) step.menu = read_menu(*menu);
        keys.finish();
        std::size_t words = 0;
        for (const MenuEntrySource& offered : step.menu) {
            words += offered.kind == MenuEntry::Kind::word ? 1 : 0;
            if (offered.kind == MenuEntry::Kind::counter || offered.many || offered.next) {
                entry.error(
                    "an answer is one card: \"counter\", \"many\" and \"next\" mean nothing here");
            }
        }
        if (words != 1) entry.error("expected one bare word in the menu, with which players pass");
        windows.push_back(std::move(window));
    }
    return windows;
}

std::vector<MenuAdditionSource> read_menu_additions(const CheckedNode& map) {
    std::vector<MenuAdditionSource> additions;
    for (const CheckedNode& menu : map.entries()) {
        if (const auto step = read_key(menu)) additions.push_back({*step, read_menu(menu)});
    }
    return additions;
}

}  // namespace cardwright

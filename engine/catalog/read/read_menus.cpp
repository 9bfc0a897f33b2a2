// Menus of steps and windows, and what sets add to them.

#include "catalog/read/read_menus.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_acts.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/sharing.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

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
        if (const auto key = read_reference_key(entries.front())) {
            clauses.push_back({key->value, true, entries.front().where(), entries.front().node()});
        }
    }
}

void read_filter(const CheckedNode& map, std::vector<ClauseSource>& clauses) {
    for (const CheckedNode& entry : map.entries()) {
        const auto key = read_reference_key(entry);
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
        const auto counter = read_reference_key(value);
        auto amount = read_amount(value);
        if (counter && amount) entry.pay.emplace_back(*counter, std::move(*amount));
    }
}

void read_reasons(KeyReader& keys, MenuEntrySource& entry) {
    const auto reasons = keys.optional("reasons");
    if (!reasons) return;
    for (const CheckedNode& value : reasons->entries()) {
        const auto key = read_reference_key(value);
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
    } else if (entry.verb && !entry.from) {
        value.error("the key \"from\" is missing: a verb is done with a card; without one, \"do\"");
    }
}

MenuEntrySource read_menu_entry(const LocatedName& name, const CheckedNode& value) {
    MenuEntrySource entry;
    entry.name = name;
    KeyReader keys{value, shape("menu_entry")};
    entry.from = keys.reference("from");
    entry.counter = keys.reference("counter");
    if (entry.from) entry.kind = MenuEntry::Kind::cards;
    if (entry.counter) entry.kind = MenuEntry::Kind::counter;
    entry.top = keys.flag("top");
    entry.many = keys.flag("many");
    if (const auto filter = keys.optional("where")) read_filter(*filter, entry.filter);
    read_payment(keys, entry);
    entry.verb = keys.reference("verb");
    if (const auto acts = keys.optional("do")) entry.acts = read_acts(*acts);
    read_reasons(keys, entry);
    entry.next = keys.reference("next");
    keys.finish();
    check_menu_entry(entry, value);
    return entry;
}

void check_menu(const CheckedNode& menu) {
    if (menu.is(Node::Kind::map) && menu.node().children.empty()) {
        menu.error("a menu offers at least one thing");
    }
}

/// An answer is one card, and what follows it is always the same: everybody may answer again.
void check_window(const StepSource& step, const CheckedNode& value) {
    std::size_t words = 0;
    for (const MenuEntrySource& offered : step.menu) {
        if (offered.kind == MenuEntry::Kind::word) {
            ++words;
            if (!offered.pay.empty() || !offered.acts.empty()) {
                value.error(
                    "to pass costs nothing and does nothing: only answers with a card may "
                    "have \"pay\" and \"do\"");
            }
        }
        if (offered.kind == MenuEntry::Kind::counter || offered.many || offered.next) {
            value.error(
                "an answer is one card: \"counter\", \"many\" and \"next\" mean nothing here");
        }
    }
    if (words != 1) value.error("expected one bare word in the menu, with which players pass");
}

}  // namespace

std::vector<MenuEntrySource> read_menu(const CheckedNode& menu) {
    std::vector<MenuEntrySource> entries;
    for (const CheckedNode& entry : menu.entries()) {
        if (const auto name = read_key(entry)) entries.push_back(read_menu_entry(*name, entry));
    }
    check_menu(menu);
    return entries;
}

WindowSource read_window(const LocatedName& name, const CheckedNode& value) {
    constexpr std::array whom{std::pair{"everyone"sv, false}, std::pair{"others"sv, true}};
    constexpr std::array asked{std::pair{"able"sv, false}, std::pair{"maybe"sv, true}};
    WindowSource window;
    KeyReader keys{value, shape("window")};
    window.others = keys.one_of("who", whom, false);
    window.maybe = keys.one_of("ask", asked, false);
    window.step.id = name;
    window.step.prompt = name.value;
    window.step.kind = Step::Kind::menu;
    if (const auto menu = keys.required("menu")) window.step.menu = read_menu(*menu);
    keys.finish();
    check_window(window.step, value);
    return window;
}

void read_menu_additions(const CheckedNode& map, Additions& additions) {
    for (const CheckedNode& menu : map.entries()) {
        const auto step = read_reference_key(menu);
        if (!step) continue;
        MenuAdditionSource addition{*step, {}};
        for (const CheckedNode& entry : menu.entries()) {
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

// Which kinds of cards an entry of a menu can offer, and what the purse must hold for each.

#include <algorithm>

#include "flow/table/dealt_table.hpp"

namespace cardwright {
namespace {

EntryPlan plan_of(const DealtTable& table, const Schema& schema, const MenuEntry& entry) {
    EntryPlan plan;
    plan.entry = &entry;
    plan.kind = entry.kind;
    plan.name = entry.name;
    plan.counter = entry.counter;
    plan.from = entry.from;
    plan.top = entry.top;
    plan.many = entry.many;
    if (entry.kind != MenuEntry::Kind::cards) return plan;
    const std::size_t definitions = schema.definitions.size();
    const ZoneKind& place = schema.zone(entry.from);
    plan.shared = place.shared;
    plan.one_zone = !entry.top && !place.shared && !place.piles && place.slots == 0;
    plan.least_purse.assign(definitions, INT32_MIN);
    for (const Payment& payment : entry.pay) {
        if (payment.amount.kind == Amount::Kind::constant) {
            plan.fees.emplace_back(payment.counter, payment.amount.value);
            continue;
        }
        const auto query = static_cast<std::size_t>(payment.amount.value);
        if (payment.amount.kind == Amount::Kind::picked_query && plan.purse == no_counter &&
            table.printed_queries[query] != 0) {
            plan.purse = payment.counter;
            const auto prices =
                table.printed_values.begin() + static_cast<std::ptrdiff_t>(query * definitions);
            std::copy_n(prices, definitions, plan.least_purse.begin());
        } else {
            plan.needs_card_check = true;
        }
    }
    for (const Clause& clause : entry.where.clauses) {
        if (clause.subject != Clause::Subject::type) {
            plan.needs_card_check = true;
            continue;
        }
        for (std::size_t at = 0; at < definitions; ++at) {
            const bool good = (table.types[at] & clause.types).any();
            if (good == clause.negated) plan.least_purse[at] = EntryPlan::never;
        }
    }
    return plan;
}

}  // namespace

void index_menus(DealtTable& table, const Blueprint& blueprint) {
    table.menus.resize(blueprint.steps.size());
    for (std::size_t number = 0; number < table.menus.size(); ++number) {
        const Step& step = blueprint.steps[number];
        MenuPlan& menu = table.menus[number];
        const auto is_word = [](const MenuEntry& entry) { return entry.is_plain_word(); };
        if (step.automatic && std::count_if(step.menu.begin(), step.menu.end(), is_word) == 1) {
            menu.exit = &*std::find_if(step.menu.begin(), step.menu.end(), is_word);
        }
        for (const MenuEntry& entry : step.menu) {
            menu.entries.push_back(plan_of(table, blueprint.schema, entry));
        }
    }
}

}  // namespace cardwright

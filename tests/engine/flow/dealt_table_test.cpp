// What is fixed once a table is dealt: worked out from a blueprint, behaviours and cards alone.

#include "flow/table/dealt_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// A ruleset with a verb and a menu, two kinds of cards without scripts, and an empty table.
struct Desk {
    Desk()
        : kit{lab().kit()},
          blueprint{kit.blueprint()},
          state{blueprint.schema, 2, 1},
          pebble{*blueprint.schema.find_definition("pebble")},
          twig{*blueprint.schema.find_definition("twig")} {
        behaviours.cards.resize(blueprint.schema.definitions.size());
    }

    static GameLab lab() {
        GameLab lab;
        lab.edit("phases:\n",
                 "verbs:\n  use_up: { do: [{ announce: poked }, { move: picked, to: discard }, "
                 "{ resolve: on_use }, { fire: staged }] }\nphases:\n");
        lab.edit("      - { id: act, script: true, next: finish }\n",
                 "      - id: act\n        menu:\n          use: { from: hand, verb: use_up, "
                 "where: { type: tool }, pay: { coins: cost }, next: finish }\n"
                 "          stop: { next: finish }\n");
        lab.without_step("act");
        return lab.card("pebble", "", "cost: 3, gives: { coins: 2 }")
            .card("twig", "", "types: [tool], cost: 4");
    }

    void put(DefId definition) { state.add_card(definition, id_at<ZoneId>(0)); }
    DealtTable table() const { return index_table(blueprint, behaviours, state); }
    Behaviour& of(DefId definition) { return behaviours.cards[index_of(definition)]; }
    EventId event(std::string_view name) const { return *blueprint.find_event(name); }
    QueryId query(std::string_view name) const { return *blueprint.find_query(name); }
    Trigger trigger(EventId on, bool before = false, bool self = false) const {
        Trigger made;
        made.event = on;
        made.before = before;
        made.self = self;
        return made;
    }
    std::vector<Act::Kind> kinds(DefId definition) const {
        std::vector<Act::Kind> found;
        const DealtTable dealt = table();
        for (const Act& act : dealt.verb_form(VerbId{0}, definition).acts) {
            found.push_back(act.kind);
        }
        return found;
    }

    Kit kit;
    const Blueprint& blueprint;
    Behaviours behaviours;
    State state;
    DefId pebble;
    DefId twig;
};

using Kind = Act::Kind;

}  // namespace

TEST_CASE("where cards stand that listen to an event is known, unless one listens anywhere",
          "[flow][table]") {
    Desk desk;
    desk.put(desk.pebble);
    desk.put(desk.twig);
    const EventId poked = desk.event("poked");
    Trigger heard = desk.trigger(poked);
    heard.from = {ZoneKindId{2}, ZoneKindId{1}};
    desk.of(desk.pebble).triggers = {heard, desk.trigger(desk.event("staged"))};
    heard.from = {ZoneKindId{1}};
    desk.of(desk.twig).triggers = {heard};
    DealtTable table = desk.table();
    CHECK(table.places_listened_in[index_of(poked)] == std::vector{ZoneKindId{1}, ZoneKindId{2}});
    CHECK(table.places_listened_in[index_of(desk.event("staged"))].empty());
    desk.of(desk.twig).triggers = {desk.trigger(poked)};
    table = desk.table();
    CHECK(table.places_listened_in[index_of(poked)].empty());
}

TEST_CASE("only what is on the table listens", "[flow][table]") {
    Desk desk;
    const EventId poked = desk.event("poked");
    desk.of(desk.twig).triggers = {desk.trigger(desk.event("staged")), desk.trigger(poked)};
    desk.put(desk.pebble);
    CHECK_FALSE(desk.table().listened[index_of(poked)]);
    desk.put(desk.twig);
    const DealtTable table = desk.table();
    CHECK(table.listened[index_of(poked)]);
    REQUIRE(table.listeners[index_of(poked)].size() == 1);
    CHECK(table.listeners[index_of(poked)][0].definition == desk.twig);
    CHECK(table.listeners[index_of(poked)][0].index == 1);
    CHECK_FALSE(table.changes_are_heard);
}

TEST_CASE("a card that listens to itself is answered only when the event is about it",
          "[flow][table]") {
    Desk desk;
    const EventId poked = desk.event("poked");
    desk.put(desk.twig);
    desk.of(desk.twig).triggers = {desk.trigger(poked, true, true)};
    CHECK(desk.table().may_be_answered(desk.behaviours, poked, desk.twig, true));
    CHECK_FALSE(desk.table().may_be_answered(desk.behaviours, poked, desk.pebble, true));
    CHECK_FALSE(desk.table().may_be_answered(desk.behaviours, poked, desk.twig, false));
    desk.of(desk.twig).effects.resize(1);
    desk.of(desk.twig).effects[0].triggers = {desk.trigger(poked)};
    CHECK(desk.table().may_be_answered(desk.behaviours, poked, desk.pebble, false));
}

TEST_CASE("a query is what is printed unless something on the table can modify it",
          "[flow][table]") {
    Desk desk;
    const QueryId cost = desk.query("cost");
    desk.of(desk.twig).modifiers.resize(1);
    desk.of(desk.twig).modifiers[0].query = cost;
    desk.put(desk.pebble);
    CHECK(desk.table().printed_queries[index_of(cost)] == 1);
    CHECK(desk.table().printed_value(cost, desk.pebble) == 3);
    CHECK(desk.table().printed_queries[index_of(desk.query("power"))] == 0);
    desk.put(desk.twig);
    CHECK(desk.table().printed_queries[index_of(cost)] == 0);
}

TEST_CASE("a verb keeps only what can have an effect for a kind of card", "[flow][table]") {
    Desk desk;
    desk.put(desk.pebble);
    desk.put(desk.twig);
    SECTION("nobody listens, and the card has no function: it moves, and gives") {
        CHECK(desk.kinds(desk.pebble) == std::vector{Kind::move_picked, Kind::add, Kind::fire});
        CHECK(desk.kinds(desk.twig) == std::vector{Kind::move_picked, Kind::fire});
        CHECK(desk.table().verb_form(VerbId{0}, desk.pebble).silent);
    }
    SECTION("the card has a function, which is told of the event") {
        desk.of(desk.twig).hooks = {FunctionRef{7}};
        CHECK(desk.kinds(desk.twig) ==
              std::vector{Kind::announce, Kind::move_picked, Kind::resolve, Kind::fire});
        CHECK_FALSE(desk.table().verb_form(VerbId{0}, desk.twig).silent);
        CHECK(desk.table().verb_form(VerbId{0}, desk.pebble).silent);
    }
    SECTION("somebody may replace it: what card it is by then nobody knows") {
        desk.of(desk.twig).triggers = {desk.trigger(desk.event("poked"), true)};
        CHECK(desk.kinds(desk.pebble) ==
              std::vector{Kind::announce, Kind::move_picked, Kind::resolve, Kind::fire});
    }
    SECTION("somebody listens to cards that move: no verb is silent") {
        desk.of(desk.twig).triggers = {desk.trigger(event_id(KernelEvent::moved))};
        CHECK(desk.table().changes_are_heard);
        CHECK_FALSE(desk.table().verb_form(VerbId{0}, desk.pebble).silent);
    }
}

TEST_CASE("a menu knows what each kind of card costs, and which it never offers", "[flow][table]") {
    Desk desk;
    const auto entry_of = [&] { return desk.table().menus[0].entries.at(0); };
    CHECK(entry_of().one_zone);
    CHECK_FALSE(entry_of().needs_card_check);
    CHECK(entry_of().least_purse[index_of(desk.twig)] == 4);
    CHECK(entry_of().least_purse[index_of(desk.pebble)] == EntryPlan::never);
    desk.of(desk.twig).modifiers.resize(1);
    desk.of(desk.twig).modifiers[0].query = desk.query("cost");
    desk.put(desk.twig);
    CHECK(entry_of().needs_card_check);
}

TEST_CASE("cards that settle and cards that interrupt are listed", "[flow][table]") {
    Desk desk;
    desk.put(desk.pebble);
    desk.put(desk.twig);
    desk.of(desk.twig).settle = FunctionRef{1};
    desk.of(desk.pebble).meanwhile = FunctionRef{2};
    const DealtTable table = desk.table();
    CHECK(table.settling == std::vector{id_at<CardId>(1)});
    CHECK(table.interrupting == std::vector{desk.pebble});
    CHECK(table.lifetimes_used[static_cast<std::size_t>(Lifetime::turn)]);
}

#include "flow/blueprint.hpp"

#include <catch2/catch_test_macros.hpp>

#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;

TEST_CASE("the kernel's events stand first, in the order of their enumerators", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    REQUIRE(blueprint.events.size() == kernel_event_count + 2);
    CHECK(blueprint.find_event("moved") == event_id(KernelEvent::moved));
    CHECK(blueprint.find_event("revealed") == event_id(KernelEvent::revealed));
    CHECK(blueprint.find_event("turn_begins") == event_id(KernelEvent::turn_begins));
    CHECK(blueprint.find_event("game_ends") == event_id(KernelEvent::game_ends));
    CHECK(blueprint.events.back().stages == std::vector<std::string>{"replace", "build"});
    CHECK(blueprint.events.back().repeated == std::vector<bool>{true, false});
}

TEST_CASE("zones and counters become kinds with all names resolved", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    const Schema& schema = blueprint.schema;
    CHECK(schema.seats.least == 2);
    CHECK(schema.seats.most == 4);
    CHECK(schema.seatless == std::vector<std::string>{"bandit"});
    const ZoneKind& deck = schema.zone(schema.find_zone("deck"));
    CHECK(deck.sees == Audience::nobody);
    CHECK(deck.counts == Audience::owner);
    CHECK(deck.ordered);
    CHECK_FALSE(deck.shared);
    CHECK(deck.refill_from == schema.find_zone("discard_pile"));
    CHECK_FALSE(schema.zone(schema.find_zone("hand")).ordered);
    CHECK(schema.zone(schema.find_zone("yard")).slots == 5);
    CHECK(schema.zone(schema.find_zone("supply")).piles);
    CHECK(schema.zone(schema.find_zone("trash")).shared);
    const auto& players = schema.counters_of(Scope::player);
    const auto& actions = players[index_of(schema.find_counter(Scope::player, "actions"))];
    CHECK(actions.starts == 1);
    CHECK(actions.lasts == Lifetime::turn);
    CHECK(actions.at_least == 0);
    CHECK_FALSE(actions.at_most);
    CHECK(players[index_of(schema.find_counter(Scope::player, "tokens"))].starts == 3);
    CHECK(schema.find_counter(Scope::zone, "embargo") == CounterId{0});
}

TEST_CASE("queries know what they start from", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    const auto query = [&](std::string_view name) {
        return blueprint.queries[index_of(blueprint.find_query(name).value())];
    };
    CHECK(query("cost").base_fact == blueprint.schema.find_fact("cost"));
    CHECK(query("cost").layers == std::vector<std::string>{"instead", "each"});
    CHECK(query("limit").base == 2);
    CHECK(query("limit").at_most == 5);
    CHECK(query("wealth").base_counter == blueprint.schema.find_counter(Scope::player, "coins"));
    CHECK(query("swaps").list);
    CHECK(query("strength").base_script);
}

TEST_CASE("hooks, gives and verbs name what they are about", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    const HookKind& overpay = blueprint.hooks[index_of(blueprint.find_hook("on_overpay").value())];
    CHECK(overpay.event == blueprint.find_event("bought"));
    CHECK(overpay.from == std::vector{blueprint.schema.find_zone("supply")});
    CHECK(overpay.self);
    REQUIRE(overpay.when.size() == 1);
    CHECK(overpay.when[0].field == "overpaid");
    CHECK(overpay.when[0].min == 1);
    CHECK_FALSE(overpay.when[0].max);

    const GiveKind* cards = blueprint.find_give(blueprint.schema.words.find("cards"));
    REQUIRE(cards != nullptr);
    CHECK(cards->act.kind == Act::Kind::draw);
    CHECK(cards->act.amount.kind == Amount::Kind::constant);
    CHECK(cards->act.amount.value == 1);
    CHECK(cards->act.from == blueprint.schema.find_zone("deck"));

    const VerbKind& play = blueprint.verbs[index_of(blueprint.find_verb("play").value())];
    REQUIRE(play.arguments.size() == 2);
    CHECK(blueprint.schema.words.text(play.arguments[0].name) == "to");
    CHECK(play.arguments[0].kind == VerbArgument::Kind::zone);
    CHECK(play.arguments[1].kind == VerbArgument::Kind::number);
    REQUIRE(play.acts.size() == 2);
    CHECK(play.acts[0].kind == Act::Kind::move_picked);
    CHECK(play.acts[0].argument == 0);
    CHECK(play.acts[0].to == blueprint.schema.find_zone("in_play"));
    CHECK(play.acts[1].kind == Act::Kind::resolve);
}

TEST_CASE("menus carry filters, payments and reasons", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    const Words& words = blueprint.schema.words;
    REQUIRE(blueprint.steps.size() == 4);
    const Step& main = blueprint.steps[0];
    CHECK(main.kind == Step::Kind::menu);
    CHECK(words.text(main.prompt) == "main.what");
    CHECK(main.automatic);
    REQUIRE(main.menu.size() == 3);

    const MenuEntry& play = main.menu[0];
    CHECK(play.kind == MenuEntry::Kind::cards);
    CHECK(play.from == blueprint.schema.find_zone("hand"));
    REQUIRE(play.where.clauses.size() == 1);
    CHECK(play.where.clauses[0].subject == Clause::Subject::type);
    CHECK(play.where.clauses[0].types.test(0));
    CHECK(words.text(play.where.clauses[0].reason) == "not_an_action");
    REQUIRE(play.pay.size() == 1);
    CHECK(words.text(play.pay[0].reason) == "no_actions");
    CHECK(play.next.kind == Next::Kind::again);

    const MenuEntry& spend = main.menu[1];
    CHECK(spend.kind == MenuEntry::Kind::counter);
    REQUIRE(spend.acts.size() == 1);
    CHECK(spend.acts[0].amount.kind == Amount::Kind::picked_number);
    CHECK(spend.acts[0].amount.value == 1);

    // Without a word: on to the next step of the phase.
    const MenuEntry& stop = main.menu[2];
    CHECK(stop.kind == MenuEntry::Kind::word);
    CHECK(stop.next.kind == Next::Kind::step);
    CHECK(stop.next.step == 1);
}

TEST_CASE("a name in a menu means the player in a bound and the card in a payment", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    const MenuEntry& buy = blueprint.steps[1].menu[0];
    REQUIRE(buy.where.clauses.size() == 1);
    CHECK(buy.top);
    const Clause& affordable = buy.where.clauses[0];
    CHECK(affordable.subject == Clause::Subject::query);
    CHECK(affordable.has_max);
    CHECK_FALSE(affordable.has_min);
    CHECK(affordable.max.kind == Amount::Kind::player_counter);
    REQUIRE(buy.pay.size() == 1);
    CHECK(buy.pay[0].amount.kind == Amount::Kind::picked_query);
}

TEST_CASE("phases own their steps and say how the game may end", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    REQUIRE(blueprint.phases.size() == 2);
    CHECK(blueprint.phases[1].who == Phase::Who::nobody);
    CHECK(blueprint.phases[1].first_step == 2);
    CHECK(blueprint.phases[1].step_count == 2);
    const Step& clean_up = blueprint.steps[2];
    CHECK(clean_up.kind == Step::Kind::acts);
    REQUIRE(clean_up.acts.size() == 2);
    CHECK(clean_up.acts[0].everyone);
    CHECK(clean_up.acts[1].amount.kind == Amount::Kind::param);
    REQUIRE(clean_up.finish_if.size() == 4);
    CHECK(clean_up.finish_if[0].kind == Condition::Kind::pile_empty);
    CHECK(clean_up.finish_if[0].pile == blueprint.schema.find_definition("village"));
    CHECK(clean_up.finish_if[1].at_least == 3);
    CHECK(clean_up.finish_if[2].counter == CounterId{0});
    CHECK(clean_up.finish_if[3].at_least == 9);
    CHECK(clean_up.next.kind == Next::Kind::step);
    CHECK(blueprint.steps[3].kind == Step::Kind::script);
    CHECK(blueprint.steps[3].next.kind == Next::Kind::next_phase);
}

TEST_CASE("cards carry what their set says, in every form the engine needs", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    const Schema& schema = blueprint.schema;
    const Definition& village = schema.definition(schema.find_definition("small:village").value());
    const auto fact = [&](std::string_view name) {
        return index_of(schema.find_fact(name).value());
    };
    CHECK(village.names.at("pl") == "Wioska");
    CHECK(village.types.test(0));
    CHECK(village.numbers[fact("cost")] == 3);
    CHECK(village.numbers[fact("copies")] == 10);
    CHECK(village.numbers[fact("kingdom")] == 1);
    CHECK(schema.words.text(id_at<Word>(static_cast<std::size_t>(village.numbers[fact("suit")]))) ==
          "wood");
    CHECK(village.facts[fact("levels")].empty());
    CHECK(village.gives.size() == 2);
    CHECK(village.provenance.origin == Origin::published);
    CHECK(village.provenance.note == "from the box");
    CHECK(village.file == mini_set);
    CHECK(village.line == 7);

    const Definition& militia = schema.definition(schema.find_definition("militia").value());
    CHECK(militia.script == "mini/cards/small/militia.lua");
    CHECK(militia.provenance.origin == Origin::designed);
    REQUIRE(militia.params.size() == 1);
    CHECK(*militia.params[0].second.integer() == 3);
    const Datum::List* levels = militia.facts[fact("levels")].list();
    REQUIRE(levels != nullptr);
    REQUIRE(levels->size() == 2);
    CHECK(*(*levels)[1].at("then")->word() == "yard");
}

TEST_CASE("a card without a word for a fact has none of the words", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    const Schema& schema = blueprint.schema;
    const auto suit = index_of(schema.find_fact("suit").value());
    const Definition& militia = schema.definition(schema.find_definition("militia").value());
    CHECK(militia.numbers[suit] == 0);
    CHECK(schema.words.text(Word{0}).empty());
}

TEST_CASE("the rest of a ruleset is kept as it stands", "[catalog]") {
    const Blueprint blueprint = blueprint_of(mini_content());
    CHECK(blueprint.ruleset == "mini");
    CHECK(blueprint.homes[0].folder == "mini/scripts/mini");
    CHECK(blueprint.by_turns);
    REQUIRE(blueprint.options.size() == 1);
    CHECK(blueprint.options[0].default_value == 1);
    CHECK(blueprint.options[0].most == 2);
    CHECK(blueprint.lineup_rule.size == 1);
    REQUIRE(blueprint.lineups.size() == 1);
    CHECK(blueprint.lineups[0].set == "small");
    REQUIRE(blueprint.layout.rows.size() == 1);
    CHECK(blueprint.layout.rows[0].zone == blueprint.schema.find_zone("supply"));
    REQUIRE(blueprint.sets.size() == 1);
    CHECK(blueprint.sets[0].first == "small");
}

TEST_CASE("players may be ranked by their counters", "[catalog]") {
    Overlay content = mini_content();
    edit(content, mini_ruleset, "hooks:\n",
         "player_order: { by: [{ most: coins }, { least: tokens }] }\nhooks:\n");
    const Blueprint blueprint = blueprint_of(content);
    CHECK(blueprint.player_order.kind == PlayerOrder::Kind::ranked);
    REQUIRE(blueprint.player_order.ranks.size() == 2);
    CHECK(blueprint.player_order.ranks[0].most_first);
    CHECK_FALSE(blueprint.player_order.ranks[1].most_first);
}

// How a table is shown: what rulesets and sets may say about it.

#include <catch2/catch_test_macros.hpp>

#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

constexpr const char* old_console = "console: [{ show: supply }]";

std::string with_console(const std::string& console) {
    return after_ruleset_edit(old_console, "console: " + console);
}

Layout layout_of(const std::string& console, const std::string& of_set = {}) {
    Overlay content = mini_content();
    edit(content, mini_ruleset, old_console, "console: " + console);
    if (!of_set.empty()) content[mini_set] += "console: " + of_set + "\n";
    return blueprint_of(content).layout;
}

}  // namespace

TEST_CASE("rows name zones and players", "[catalog][console]") {
    const Layout layout = layout_of(
        "[{ show: supply, group: [type, cost], with: [cost] }, { show: me.hand, group: name }, "
        "{ show: others, as: line, with: [hand.count, discard_pile.top, in_play, counters, tokens] "
        "}]");
    REQUIRE(layout.rows.size() == 3);
    CHECK(layout.rows[0].form == ShownRow::Form::piles);
    CHECK(layout.rows[0].by_type);
    CHECK(layout.rows[0].sorted.size() == 1);
    REQUIRE(layout.rows[0].values.size() == 1);
    CHECK(layout.rows[0].values[0].query);
    CHECK(layout.rows[1].whose == ShownRow::Whose::me);
    CHECK(layout.rows[1].by_name);
    const auto& items = layout.rows[2].items;
    REQUIRE(items.size() == 5);
    CHECK(items[0].kind == ShownItem::Kind::count);
    CHECK(items[1].kind == ShownItem::Kind::top);
    CHECK(items[2].kind == ShownItem::Kind::cards);
    CHECK(items[3].kind == ShownItem::Kind::counters);
    CHECK(items[4].kind == ShownItem::Kind::counter);
}

TEST_CASE("a ruleset says what stands above the table and who sits opposite",
          "[catalog][console]") {
    const Layout layout = layout_of(
        "{ status: [round, phase, lots, trash.count], opponent: big-spender, lineup: one, "
        "colours: { coin: yellow, action: red }, rows: [{ show: trash }] }");
    REQUIRE(layout.status.size() == 4);
    CHECK(layout.status[2].kind == ShownItem::Kind::counter);
    CHECK(layout.opponent == "big-spender");
    CHECK(layout.lineup == "one");
    REQUIRE(layout.colours.size() == 2);
    CHECK(layout.colours[0].second == "yellow");
}

TEST_CASE("rows of a set come before what is one's own", "[catalog][console]") {
    const Layout layout =
        layout_of("[{ show: supply }, { show: me.hand }]", "[{ show: trash }, { show: me.yard }]");
    REQUIRE(layout.rows.size() == 4);
    CHECK(layout.rows[1].whose == ShownRow::Whose::table);
    CHECK(layout.rows[2].whose == ShownRow::Whose::me);
    CHECK(layout.rows[3].whose == ShownRow::Whose::me);
}

TEST_CASE("what cannot be shown is told with its place", "[catalog][console]") {
    CHECK(with_console("[{ show: suply }]") ==
          "77:19: console[0].show: there is no zone \"suply\" (did you mean \"supply\"?)\n");
    CHECK(with_console("[{ show: hand }]") ==
          "77:19: console[0].show: \"hand\" belongs to players: write me.hand, others.hand or "
          "everyone.hand\n");
    CHECK(with_console("[{ show: me.trash }]") ==
          "77:19: console[0].show: \"trash\" lies on the table: write just trash\n");
    CHECK(with_console("[{ show: trash, as: piles }]") ==
          "77:19: console[0].show: \"trash\" has no piles\n");
    CHECK(with_console("[{ show: me, as: line, with: [coin] }]") ==
          "77:40: console[0].with[0]: there is no counter or zone to show here called \"coin\" "
          "(did you mean \"coins\"?)\n");
    CHECK(with_console("[{ show: supply, with: [price] }]") ==
          "77:34: console[0].with[0]: there is no number of cards called \"price\"\n");
    CHECK(with_console("[{ show: me, as: cards }]") ==
          "77:19: console[0].show: name a zone, as in me.<zone>, or say `as: line`\n");
    CHECK(with_console("[{ show: trash, as: line }]") ==
          "77:19: console[0].show: a line is about a player: `me`, `others` or `everyone`\n");
    CHECK(with_console("{ colours: { coin: pink } }") ==
          "77:29: console.colours.coin: expected red | green | yellow | blue | magenta | cyan | "
          "white, found the text \"pink\"\n");
}

TEST_CASE("a ruleset has signs for its numbers and draws places and trees", "[catalog][console]") {
    const Layout layout = layout_of(
        "{ symbols: { cost: \"◆\" }, never: [lots, trash], rows: ["
        "{ show: me.yard, as: places, with: [cost, cost.mark] }, "
        "{ show: me.hand, as: trees, with: [cost], covered: [] }, "
        "{ show: me, as: line, with: [coins] }] }");
    REQUIRE(layout.rows.size() == 3);
    CHECK(layout.rows[0].form == ShownRow::Form::places);
    REQUIRE(layout.rows[0].values.size() == 2);
    CHECK(layout.rows[0].values[0].symbol == "◆");
    CHECK_FALSE(layout.rows[0].values[0].mark_only);
    CHECK(layout.rows[0].values[1].mark_only);
    CHECK(layout.rows[0].covered.size() == 2);
    CHECK(layout.rows[1].covered.empty());
    CHECK(layout.unseen_counters.size() == 1);
    CHECK(layout.unseen_zones.size() == 1);
}

TEST_CASE("a picture of what is not there is told with its place", "[catalog][console]") {
    CHECK(with_console("[{ show: trash, as: places }]") ==
          "77:19: console[0].show: \"trash\" has no places\n");
    CHECK(with_console("[{ show: me.hand, above: yard }]") ==
          "77:35: console[0].above: only a row `as: places` has something above it\n");
    CHECK(with_console("{ symbols: { cost: \"far too long\" } }") ==
          "77:29: console.symbols.cost: expected a sign or two, found the text \"far too long\"\n");
    CHECK(with_console("{ never: [lot] }") ==
          "77:20: console.never[0]: there is no counter or zone called \"lot\" (did you mean "
          "\"lots\"?)\n");
    CHECK(with_console("[{ show: trash, with: [cost.mark] }]") ==
          "77:33: console[0].with[0]: `symbols` has no mark for \"cost\"\n");
}

// Decks that players bring to the table: what they must be like, and where they are written down.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <variant>

#include "catalog/pack_file.hpp"
#include "match/record.hpp"
#include "support/game_lab.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

GameLab deck_lab() {
    GameLab lab;
    lab.edit("player_order: from_active",
             "player_order: from_active\n"
             "packs: { into: deck, size: { min: 3, max: 5 }, copies: 3, types: [thing], single: "
             "[tool] }");
    lab.card("ant")
        .card("bee")
        .card("cat", {}, "types: [thing, tool]")
        .card("dog", {}, "types: [tool]");
    lab.deal("");
    lab.step("me:choose_option { prompt = 'x', among = { 'a' } } return 'finish'");
    return lab;
}

TablePlan plan_with_decks(std::vector<std::vector<std::string>> decks) {
    TablePlan plan = plan_for(2);
    plan.packs = std::move(decks);
    return plan;
}

std::string refused(std::vector<std::string> deck) {
    const GameLab lab = deck_lab();
    return error_of([&] { Table{lab, plan_with_decks({std::move(deck), {"ant*3"}})}; });
}

}  // namespace

TEST_CASE("each seat has its own deck, hidden as its cards are", "[match][deck]") {
    Table table{deck_lab(), plan_with_decks({{"ant*2", "cat"}, {"bee*3", "ant"}})};
    CHECK(table.cards_in("deck", 1) == "ant ant cat");
    CHECK(table.cards_in("deck", 2) == "ant bee bee bee");
    for (const CardId card : table.state().cards_in(table.zone("deck", 1))) {
        CHECK(table.state().card(card).known_by == 0);
    }
}

TEST_CASE("a deck must be legal", "[match][deck]") {
    CHECK_THAT(refused({"ant*2"}), ContainsSubstring("2 cards; it takes 3 to 5"));
    CHECK_THAT(refused({"ant*4"}), ContainsSubstring("at most 3 are allowed"));
    CHECK_THAT(refused({"ant", "ant*3"}), ContainsSubstring("4 of \"ant\""));
    CHECK_THAT(refused({"ant*2", "cat*2"}), ContainsSubstring("at most 1 are allowed"));
    CHECK_THAT(refused({"ant*2", "dog"}), ContainsSubstring("no card for a pack"));
    CHECK_THAT(refused({"atn*3"}), ContainsSubstring("did you mean \"ant\""));
    CHECK_THAT(refused({"ant*0"}), ContainsSubstring("some_card*3"));
    CHECK_THAT(refused({"ant*x"}), ContainsSubstring("some_card*3"));
    CHECK_THAT(refused({}), ContainsSubstring("needs a pack"));
}

TEST_CASE("where nobody brings decks one is refused", "[match][deck]") {
    GameLab lab;
    lab.card("ant");
    CHECK_THAT(error_of([&] {
                   Table{lab, plan_with_decks({{"ant"}})};
               }),
               ContainsSubstring("nobody brings a pack"));
}

TEST_CASE("decks are in the record, and deal the same table again", "[match][deck]") {
    const GameLab lab = deck_lab();
    const Kit kit = lab.kit();
    Table table{kit, plan_with_decks({{"ant*2", "cat"}, {"bee*3", "ant"}})};
    const std::string text = to_text(table.match().record());
    CHECK_THAT(text,
               ContainsSubstring("pack ant*2 cat\n") && ContainsSubstring("pack ant bee*3\n"));
    const Record again = std::get<Record>(read_record(text));
    CHECK(again.plan.packs.size() == 2);
    Match other{kit};
    other.begin(again.plan);
    CHECK(other.game().table_state().hash() == table.hash());
}

TEST_CASE("a deck file says how many of each card", "[match][deck]") {
    CHECK(read_pack_file("my.yaml", "format: cardwright/pack@1\ncards: { ant: 2, cat: 1 }\n") ==
          std::vector<std::string>{"ant*2", "cat*1"});
    CHECK_THAT(
        error_of([] {
            static_cast<void>(read_pack_file("my.yaml", "format: cardwright/pack@1\ncrads: {}\n"));
        }),
        ContainsSubstring("my.yaml:2") && ContainsSubstring("did you mean \"cards\""));
}

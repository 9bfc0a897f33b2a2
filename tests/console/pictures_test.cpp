// Cards on cards and rows of places as pictures, and lines that never grow too wide.

#include <catch2/catch_test_macros.hpp>

#include "table/forest_picture.hpp"
#include "table/places_picture.hpp"

using namespace cardwright::tool;

namespace {

Piece named(const std::string& text) {
    return {{text, Tone::plain}};
}

Piece numbered(const std::string& number, const std::string& name) {
    return {{number, Tone::strong}, {name, Tone::plain}};
}

Tree tree(const std::string& name, std::vector<Tree> above = {}) {
    return {named(name), std::move(above)};
}

std::string text_of(const std::vector<Piece>& lines) {
    std::string text;
    for (const Piece& line : lines) {
        std::string drawn;
        for (const Span& span : line) drawn += span.text;
        drawn.erase(drawn.find_last_not_of(' ') + 1);
        text += drawn + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("what is covered stands below the card that covers it", "[console]") {
    CHECK(text_of(forest_picture({tree("Hayer", {tree("Thatcher", {tree("Roofer")})})}, 40)) ==
          "Roofer\n"
          "┊ Thatcher\n"
          "┊ Hayer\n");
}

TEST_CASE("branches meet in the card that carries them", "[console]") {
    const Tree founders =
        tree("Founders", {tree("Swineherd", {tree("Truffler")}), tree("Swineherd")});
    CHECK(text_of(forest_picture({tree("Fisher"), founders}, 40)) ==
          "Truffler     Swineherd   Fisher\n"
          "┊ Swineherd  │\n"
          "└ Founders ──┘\n");
}

TEST_CASE("a name longer than its branches is not run through by their line", "[console]") {
    CHECK(text_of(forest_picture({tree("Lumberjack", {tree("A"), tree("B")})}, 40)) ==
          "A             B\n"
          "└ Lumberjack ─┘\n");
}

TEST_CASE("trees that do not fit beside each other stand below", "[console]") {
    CHECK(text_of(forest_picture({tree("Fisher"), tree("Hunter"), tree("Priest")}, 16)) ==
          "Fisher   Hunter\n"
          "Priest\n");
}

TEST_CASE("no tree is wider than the page", "[console]") {
    const auto lines = forest_picture({tree("Root", {tree("Carpenter"), tree("Blacksmith")})}, 14);
    for (const Piece& line : lines) CHECK(columns(line) <= 14);
    CHECK(text_of(lines).starts_with("Carpenter  Bl…\n"));
}

TEST_CASE("a place has a column, and the widest are broken into lines if there is no room",
          "[console]") {
    const std::vector<Place> places{
        {{named("4× hay"), numbered("1) ", "Fisher")}, {"◆3", "⚿Cooper"}},
        {{named("–"), numbered("2) ", "Wine Trader")}, {}}};
    CHECK(natural_width(places) == 25);
    CHECK(text_of(places_picture(places, 25)) ==
          "4× hay     –\n"
          "1) Fisher  2) Wine Trader\n"
          "◆3\n"
          "⚿Cooper\n");
    CHECK(text_of(places_picture(places, 24)) ==
          "4× hay    –\n"
          "1) Fisher 2) Wine Trader\n"
          "◆3\n"
          "⚿Cooper\n");
    CHECK(text_of(places_picture(places, 20)) ==
          "4× hay   –\n"
          "1)Fisher 2)Wine\n"
          "◆3       Trader\n"
          "⚿Cooper\n");
}

TEST_CASE("a piece that no line can hold is broken between words", "[console]") {
    PageStyle style;
    style.width = 21;
    Page page{style};
    page.add_flow("Row", 5, {named("one"), named("Kingdom: first, second, third")});
    CHECK(page.text() ==
          "Row  one\n"
          "     Kingdom: first,\n"
          "     second, third\n");
}

TEST_CASE("rather two rows of places than words that are cut", "[console]") {
    std::vector<Place> places;
    for (const std::string name : {"Lumberjack", "Wheeler", "Cattle Drover", "Beekeeper"}) {
        places.push_back({{numbered(std::to_string(places.size() + 1) + ") ", name)}, {}});
    }
    CHECK(text_of(places_picture(places, 30)) ==
          "1)Lumberjack     2)Wheeler\n"
          "3)Cattle Drover  4)Beekeeper\n");
}

TEST_CASE("places of rows with names stand below each other", "[console]") {
    const std::vector<NamedRow> rows{
        {"front", {{{numbered("1) ", "Time Master")}, {}}, {{named("–")}, {}}}},
        {"back", {{{named("–")}, {}}, {{numbered("2) ", "Rogue ⚔3")}, {}}}}};
    CHECK(text_of(grid_picture(rows, 40)) ==
          "front  1) Time Master   –\n"
          "back   –                2) Rogue ⚔3\n");
    CHECK(text_of(grid_picture(rows, 22)) ==
          "front  1)Time  –\n"
          "       Master\n"
          "back   –       2)Rogue\n"
          "               ⚔3\n");
}

TEST_CASE("a line is broken between words, and a number stays with its name", "[console]") {
    const auto lines = broken_into_lines(numbered("2) ", "Wine Trader"), 8);
    CHECK(text_of(lines) == "2) Wine\nTrader\n");
    CHECK(longest_word(numbered("12) ", "Wine Trader")) == 8);
}

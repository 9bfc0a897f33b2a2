// Text as terminals show it and people type it.

#include "table/glyphs.hpp"

#include <catch2/catch_test_macros.hpp>

#include "table/page.hpp"

using namespace cardwright::tool;

TEST_CASE("columns count what a terminal shows", "[console]") {
    CHECK(columns("Silver") == 6);
    CHECK(columns("Серебро") == 7);
    CHECK(columns("Złoto") == 5);
    CHECK(columns("王国") == 4);
    CHECK(columns("e\u0301") == 1);
    CHECK(columns("×→…") == 3);
    // What people take for one character has the room of one.
    CHECK(columns("👩\u200D👩\u200D👧") == 2);
    CHECK(columns("🇵🇱") == 2);
    CHECK(columns("🪄🦆") == 4);
    CHECK(columns("각") == 2);
    CHECK(columns("\U0001F6A2\U0001FAE0") == 4);
    CHECK(columns("क\u093C") == 1);
}

TEST_CASE("text from files cannot command the terminal", "[console]") {
    CHECK(safe_text("a\x1b[2Jb") == "a\uFFFD[2Jb");
    CHECK(safe_text("a\x07\x7f") == "a\uFFFD\uFFFD");
    CHECK(safe_text("\u009b2J") == "\uFFFD2J");
    CHECK(safe_text("a\nb\tc") == "a b c");
    CHECK(safe_text("\u202Eabc") == "\uFFFDabc");
    CHECK(safe_text("a\u200Bb\u2060c\u2064\u180E") == "a\uFFFDb\uFFFDc\uFFFD\uFFFD");
    CHECK(safe_text("a\u200Cb\u200Dc") == "a\u200Cb\u200Dc");
    CHECK(safe_text("\xff\xc3") == "\uFFFD\uFFFD");
    CHECK(safe_text("\xed\xa0\x80") == "\uFFFD\uFFFD\uFFFD");
    CHECK(safe_text("Золото, Złoto, 王") == "Золото, Złoto, 王");
}

TEST_CASE("what people type is compared without capitals, accents and signs", "[console]") {
    CHECK(folded("Throne_Room") == "throne room");
    CHECK(folded("  ЗОЛОТО ") == "золото");
    CHECK(folded("Мастёр") == "мастер");
    CHECK(folded("ZŁOTO, Źrebię") == "zloto, zrebie");
    CHECK(folded("ÉÀÇ") == "eac");
    CHECK(folded("Е\u0308лка Яй") == "елка яй");
    CHECK(folded("ΣΟΦΌΣ") == folded("σοφός"));
    CHECK(folded("STRAßE") == "strasse");
    CHECK(folded("Łoś Øre Ħaġar") == "los ore hagar");
    CHECK(folded("Ấ, ΆΛΦΑ") == "a, αλφα");
    CHECK(folded("Мой") == "мой");
}

TEST_CASE("texts are cut and broken between glyphs", "[console]") {
    CHECK(cut_to("Серебро", 4) == "Сер…");
    CHECK(cut_to("王国王国", 5) == "王国…");
    CHECK(cut_to("Gold", 4) == "Gold");
    CHECK(cut_to("e\u0301e\u0301e\u0301", 2) == "e\u0301…");
    CHECK(cut_to("👩\u200D👧👩\u200D👧", 3) == "👩\u200D👧…");
    CHECK(wrapped("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(words_of_line(" 1, 3  5 ") == std::vector<std::string>{"1", "3", "5"});
}

TEST_CASE("columns of a table stand under each other whatever the letters", "[console]") {
    PageStyle style;
    style.width = 40;
    Page page{style};
    const std::vector<Piece> cells{{{"Золото", Tone::plain}},
                                   {{"王国", Tone::plain}},
                                   {{"Gold", Tone::plain}},
                                   {{"Złoto", Tone::plain}}};
    page.add_grid("X", 4, 10, cells);
    CHECK(page.text() == "X   Золото      王国        Gold\n    Złoto\n");
}

TEST_CASE("plain pages are linear", "[console]") {
    PageStyle style;
    style.plain = true;
    Page page{style};
    page.add_rule("");
    page.add_grid("Supply", 10, 10, {{{"Gold", Tone::yellow}}, {{"Silver", Tone::yellow}}});
    CHECK(page.text() == "Supply: Gold, Silver\n");
}

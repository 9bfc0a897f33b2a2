// Answers as people type them.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "console/dominion_table.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("an option is chosen by number, name, beginning or in another language", "[console]") {
    DominionTable table;
    CHECK(table.read("12") == "buy:silver");
    CHECK(table.read("silver") == "buy:silver");
    CHECK(table.read("SIL") == "buy:silver");
    CHECK(table.read("buy silver") == "buy:silver");
    CHECK(table.read("Серебро") == "buy:silver");
    CHECK(table.read("купить сереб") == "buy:silver");
    CHECK(table.read("done") == "stop");
    CHECK(table.read(".") == "stop");
    CHECK(table.read("готово") == "stop");
}

TEST_CASE("a wrong answer says what was expected", "[console]") {
    DominionTable table;
    CHECK_THAT(table.read("mo m"), ContainsSubstring("refused") || ContainsSubstring("could mean"));
    CHECK_THAT(table.read("m"), ContainsSubstring("could mean") && ContainsSubstring("Moat") &&
                                    ContainsSubstring("Militia"));
    CHECK_THAT(table.read("slver"), ContainsSubstring("Did you mean “silver”?"));
    CHECK_THAT(table.read("99"),
               ContainsSubstring("There is no 99: you can choose 1–8, 11–12, 14, 17–18."));
    CHECK_THAT(table.read("gold"), ContainsSubstring("There is no option"));
    CHECK(table.read("silver copper") == "refused: too_many");
    CHECK_THAT(table.read("  "), ContainsSubstring("number or a name"));
}

TEST_CASE("several things are chosen at once", "[console]") {
    DominionTable table;
    table.answer("done");  // Bob is asked for his Treasures
    CHECK(table.read("all") == "play:copper play:copper play:copper play:copper play:copper");
    CHECK(table.read("*") == "play:copper play:copper play:copper play:copper play:copper");
    CHECK(table.read("copper copper") == "play:copper play:copper");
    CHECK(table.read("1 1") == "play:copper play:copper");
    CHECK(table.read("play copper, copper") == "play:copper play:copper");
    CHECK(table.read("copper copper copper copper copper copper") == "refused: repeated_option");
    CHECK(table.read("1-2") == "refused: mixed_groups");
    CHECK(table.read("copper done") == "refused: mixed_groups");
}

TEST_CASE("the tab key offers what may follow", "[console]") {
    DominionTable table;
    const tool::AnswerReader reader{table.sight(), table.choice()};
    CHECK(reader.completions("mi") == std::vector<std::string>{"Militia"});
    CHECK(reader.completions("zzz").empty());
    CHECK(reader.completions("m") == std::vector<std::string>{"Moat", "Militia"});
    CHECK(reader.is_exact_name("throne room") == false);
    CHECK(reader.is_exact_name("МЕДЬ"));
}

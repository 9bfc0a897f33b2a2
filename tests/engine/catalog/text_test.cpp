#include "catalog/text/text.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>

#include "catalog/text/plural.hpp"
#include "catalog/text/template.hpp"
#include "engine/catalog/mini_content.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

Overlay with_locales() {
    Overlay content = mini_content();
    content["mini/scripts/mini/locale/en.yaml"] = R"(format: cardwright/locale@1
language: en
texts:
  main.what: "What now, {name}?"
  draw.some.one: "Draw {count} card"
  draw.some.other: "Draw {count} cards"
  gives.cards: "+{n} {n|Card|Cards}"
  gives.coins.one: "+{n} Coin"
  gives.coins.other: "+{n} Coins"
)";
    content["mini/scripts/mini/locale/pl.yaml"] = R"(format: cardwright/locale@1
language: pl
texts:
  draw.some.one: "Dobierz {count} kartę"
  draw.some.few: "Dobierz {count} karty"
  draw.some.many: "Dobierz {count} kart"
  gives.cards: "+{n} {n|karta|karty|kart}"
  gives.coins: "+{n} {n|moneta|monety|monet}"
  gives.between: " oraz "
)";
    return content;
}

std::string text_of(const Blueprint& blueprint, std::string_view card, std::string_view language) {
    return card_text(blueprint, blueprint.schema.find_definition(card).value(), language);
}

}  // namespace

TEST_CASE("names and what they are filled into stay short whatever the files say",
          "[catalog][text]") {
    Overlay content = with_locales();
    std::string texts;
    while (texts.size() < 15'000) texts += "{name}";
    content["mini/scripts/mini/locale/en.yaml"] =
        "format: cardwright/locale@1\nlanguage: en\ntexts:\n  many: \"" + texts + "\"\n";
    const std::string name(15'000, 'x');
    const Catalog catalog = Catalog::open({"mini"}, content);
    std::vector<Diagnostic> problems;
    std::optional<Blueprint> blueprint =
        catalog.blueprint("mini", std::vector<std::string>{"small"}, problems);
    REQUIRE(blueprint);
    const std::string filled =
        localized(*blueprint, "en", "many", std::array{TextArg{"name", name}});
    CHECK(filled.size() < 17'000);
    CHECK(filled.ends_with("x…"));
    blueprint->schema.definitions[0].names["en"] = "ж" + name;
    const std::string shown = card_name(*blueprint, DefId{}, "en");
    CHECK(shown.size() < 210);
    CHECK(shown.starts_with("жxxx"));
    CHECK(shown.ends_with("x…"));
}

TEST_CASE("words follow numbers in English, Russian and Polish", "[catalog][text]") {
    const auto own = std::filesystem::path{source_tree()};
    std::vector<Diagnostic> problems;
    const auto blueprint =
        Catalog::open({own}).blueprint("dominion", std::vector<std::string>{"base"}, problems);
    REQUIRE(blueprint);
    const auto forms = [&](std::string_view language, std::initializer_list<int> numbers) {
        std::string words;
        const PluralForms& all = plurals_of(*blueprint, language);
        for (const int number : numbers) words += all[plural_of(all, number)].name + " ";
        return words;
    };
    CHECK(forms("en", {0, 1, 2, 11, 21, -1}) == "other one other other other one ");
    CHECK(forms("ru", {0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112}) ==
          "many one few few many many many many one few many one many many ");
    CHECK(forms("pl", {0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112, 122}) ==
          "many one few few many many many many many few many many many few ");
    CHECK(forms("tlh", {1, 2}) == "one other ");
    CHECK(forms("ru-by", {2}) == "few ");
}

TEST_CASE("a language says in its locale file how words follow numbers", "[catalog][text]") {
    const auto form_of = [](std::string_view rule, std::int64_t number) {
        PluralForm form;
        CHECK(read_plural(rule, form).empty());
        return plural_of({form, {"other", {}}}, number) == 0;
    };
    CHECK(form_of("n = 0, 2..3", 2));
    CHECK_FALSE(form_of("n = 0, 2..3", 4));
    CHECK(form_of("n % 100 = 3..4 or n = 9", 104));
    CHECK(form_of("n % 100 = 3..4 or n = 9", -9));
    CHECK_FALSE(form_of("n != 1 and n != 2", 2));
    CHECK(form_of("otherwise", 77));
    for (const char* const wrong :
         {"", "n", "n =", "n = x", "n % 0 = 1", "n = 3..2", "n = 1 and", "m = 1", "n = 1 n = 2"}) {
        CAPTURE(wrong);
        PluralForm form;
        CHECK_FALSE(read_plural(wrong, form).empty());
    }
}

TEST_CASE("forms that leave numbers out, or nothing to the next one, are mistakes",
          "[catalog][text]") {
    const auto problems_of = [](const std::string& plurals) {
        Overlay files = with_locales();
        files["mini/scripts/std/locale/tlh.yaml"] =
            "format: cardwright/locale@1\nlanguage: tlh\nplurals: " + plurals +
            "\ntexts: { a.b: x }\n";
        return to_text(Catalog::open({"mini"}, files).problems());
    };
    CHECK_THAT(problems_of("{ one: n = 1 }"), ContainsSubstring("otherwise"));
    CHECK_THAT(problems_of("{ one: otherwise, few: n = 2 }"), ContainsSubstring("before this one"));
    CHECK_THAT(problems_of("{ some: otherwise }"), ContainsSubstring("zero, one, two"));
    CHECK_THAT(problems_of("{ one: m = 1, many: otherwise }"), ContainsSubstring("\"m = 1\""));
}

TEST_CASE("a template is text, names and forms", "[catalog][text]") {
    const TextTemplate parsed = parse_template("Keep {n} {n|card|cards}!");
    REQUIRE(parsed.problem.empty());
    REQUIRE(parsed.pieces.size() == 5);
    CHECK(parsed.pieces[1].text == "n");
    CHECK(parsed.pieces[3].forms == std::vector<std::string>{"card", "cards"});
    CHECK(parse_template("").pieces.empty());
    CHECK(parse_template("a } b").problem == "a brace without its partner in \"} b\"");
    CHECK(parse_template("a { b").problem == "a brace without its partner in \"{ b\"");
    CHECK(parse_template("{A b}").problem == "\"{A b}\" holds no name");
}

TEST_CASE("a card's text has its numbers filled in", "[catalog][text]") {
    const Blueprint blueprint = blueprint_of(with_locales());
    CHECK(text_of(blueprint, "militia", "en") == "Keep 3 cards.");
    CHECK(text_of(blueprint, "militia", "pl") == "Zostaw 3 karty.");
    CHECK(text_of(blueprint, "militia", "de") == "Keep 3 cards.");
}

TEST_CASE("what a card gives is told in the phrases of the ruleset", "[catalog][text]") {
    const Blueprint blueprint = blueprint_of(with_locales());
    CHECK(text_of(blueprint, "village", "en") == "+1 Card, +2 Coins.");
    // The text is English only, so its phrases are English too.
    CHECK(text_of(blueprint, "village", "pl") == "+1 Card, +2 Coins.");
    Overlay translated = with_locales();
    edit(translated, mini_set, "text: \"{gives}\"", "text: { en: \"{gives}\", pl: \"{gives}\" }");
    CHECK(text_of(blueprint_of(translated), "village", "pl") == "+1 karta oraz +2 monety.");
    CHECK(text_of(blueprint_of(mini_content()), "village", "en") == "+1 cards, +2 coins.");
}

TEST_CASE("a locale file of another root translates a card", "[catalog][text]") {
    Overlay content = mini_content();
    content["german/cards/small/locale/de.yaml"] = R"(format: cardwright/locale@1
language: de
texts:
  militia.name: Miliz
  militia.text: "Behalte {keep} {keep|Karte|Karten}."
)";
    const Catalog catalog = Catalog::open({"mini", "german"}, content);
    std::vector<Diagnostic> problems;
    const std::vector<std::string> sets{"small"};
    const auto blueprint = catalog.blueprint("mini", sets, problems);
    REQUIRE(blueprint);
    const DefId militia = blueprint->schema.find_definition("militia").value();
    CHECK(card_name(*blueprint, militia, "de") == "Miliz");
    CHECK(card_name(*blueprint, militia, "de-at") == "Miliz");
    CHECK(card_text(*blueprint, militia, "de") == "Behalte 3 Karten.");
    CHECK(card_name(*blueprint, militia, "pl") == "Militia");
}

TEST_CASE("prompts fall back to English and then to their key", "[catalog][text]") {
    const Blueprint blueprint = blueprint_of(with_locales());
    const std::array name{TextArg{"name", "Ann"}};
    CHECK(localized(blueprint, "en", "main.what", name) == "What now, Ann?");
    CHECK(localized(blueprint, "pl", "main.what", name) == "What now, Ann?");
    CHECK(localized(blueprint, "pl", "no.such.key") == "no.such.key");
    CHECK(localized(blueprint, "en", "main.what") == "What now, {name}?");
    for (const auto& [count, text] :
         {std::pair{1, "Dobierz 1 kartę"}, {3, "Dobierz 3 karty"}, {5, "Dobierz 5 kart"}}) {
        const std::array args{TextArg{"count", std::int64_t{count}}};
        CHECK(localized(blueprint, "pl", "draw.some", args) == text);
    }
}

TEST_CASE("texts common to all rulesets may be said in a ruleset's own words", "[catalog][text]") {
    Overlay content = with_locales();
    content["mini/scripts/std/locale/en.yaml"] =
        "format: cardwright/locale@1\nlanguage: en\n"
        "texts: { main.what: \"Something.\", order_effects: \"Which first?\" }\n";
    CHECK(problems_of(content) == no_problems);
    const Blueprint blueprint = blueprint_of(content);
    CHECK(localized(blueprint, "en", "order_effects") == "Which first?");
    CHECK(localized(blueprint, "en", "main.what") == "What now, {name}?");
}

TEST_CASE("what is not translated is counted", "[catalog][text]") {
    const auto gaps = translation_gaps(blueprint_of(with_locales()));
    REQUIRE(gaps.size() == 1);
    CHECK(gaps[0].language == "pl");
    CHECK(gaps[0].names == 1);   // Militia
    CHECK(gaps[0].texts == 1);   // of the village
    CHECK(gaps[0].locale == 1);  // main.what
}

TEST_CASE("locale files are checked like all others", "[catalog][text]") {
    Overlay content = with_locales();
    const std::string polish = "mini/scripts/mini/locale/pl.yaml";
    SECTION("forms of the language") {
        edit(content, polish, "{n|karta|karty|kart}", "{n|karta|karty}");
        CHECK(problems_of(content) ==
              polish + ":7:3: texts.gives.cards: \"n\" needs 3 forms in this language, found 2\n");
    }
    SECTION("the language of the file") {
        edit(content, polish, "language: pl", "language: ru");
        CHECK(problems_of(content) ==
              polish + ": language: expected the language pl, as the file is called\n");
    }
    SECTION("keys") {
        edit(content, polish, "gives.between", "Gives between");
        CHECK(problems_of(content) == polish +
                                          ":9:3: texts.Gives between: expected names with dots "
                                          "between them, as in some_card.which\n");
    }
    SECTION("names the English text does not have") {
        edit(content, polish, "gives.between", "main.what: \"Co teraz, {imie}?\"\n  gives.between");
        CHECK(problems_of(content) ==
              polish + ":9:3: texts.main.what: warning: the English text has no {imie}\n");
    }
    SECTION("a text that replaces another") {
        content["mini/cards/small/locale/en.yaml"] =
            "format: cardwright/locale@1\nlanguage: en\ntexts: { main.what: \"Now?\" }\n";
        CHECK(
            problems_of(content) ==
            "mini/cards/small/locale/en.yaml:3:10: texts.main.what: warning: replaces the text in "
            "mini/scripts/mini/locale/en.yaml:4\n");
        CHECK(localized(blueprint_of(content), "en", "main.what") == "Now?");
    }
}

#include "catalog/untranslated.hpp"

#include <catch2/catch_test_macros.hpp>

#include "catalog/catalog.hpp"
#include "engine/catalog/mini_content.hpp"
#include "support/places.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

std::string listed(const std::vector<Untranslated>& texts) {
    std::string lines;
    for (const Untranslated& text : texts) {
        lines += text.file + ":" + std::to_string(text.line) + ": " + text.key + ": " +
                 text.english + "\n";
    }
    return lines;
}

const char* const locale_head = "format: cardwright/locale@1\nlanguage: ";

std::string missing(const std::string& german) {
    Overlay content;
    content["mod/scripts/std/locale/en.yaml"] = std::string{locale_head} +
                                                "en\ntexts:\n  greeting: \"Hello\"\n  draw.one: "
                                                "\"{n} card\"\n  draw.other: \"{n} cards\"\n";
    if (!german.empty()) {
        content["mod/scripts/std/locale/de.yaml"] =
            std::string{locale_head} + "de\ntexts:\n" + german;
    }
    return listed(Catalog::open({"mod"}, content).untranslated("de"));
}

}  // namespace

TEST_CASE("what a language lacks is listed with its place, its key and the English",
          "[catalog][text]") {
    const std::string file = "mod/scripts/std/locale/en.yaml";
    CHECK(missing("") == file + ":4: greeting: Hello\n" + file + ":5: draw: {n} card\n");
    CHECK(missing("  greeting: \"Hallo\"\n") == file + ":5: draw: {n} card\n");
    // However many forms a language has, a text is there or it is not.
    CHECK(missing("  draw: \"{n} Karten\"\n") == file + ":4: greeting: Hello\n");
    CHECK(missing("  greeting: \"Hallo\"\n  draw.one: \"{n} Karte\"\n") == "");
}

TEST_CASE("names and texts of cards may be translated in their set or beside it",
          "[catalog][text]") {
    const auto lacks = [](const Overlay& content, std::string_view key, std::string_view language) {
        for (const Untranslated& text : Catalog::open({"mini"}, content).untranslated(language)) {
            if (text.key == key) return text.file == mini_set && text.line > 0;
        }
        return false;
    };
    Overlay content = mini_content();
    CHECK(lacks(content, "militia.name", "de"));
    CHECK(lacks(content, "militia.name", "de-at"));
    content["mini/cards/small/locale/de.yaml"] =
        std::string{locale_head} + "de\ntexts:\n  militia.name: \"Miliz\"\n";
    CHECK_FALSE(lacks(content, "militia.name", "de"));
    CHECK_FALSE(lacks(content, "militia.name", "de-at"));
    CHECK(lacks(content, "militia.text", "de"));
    CHECK(lacks(content, "militia.name", "fr"));
}

TEST_CASE("everything the project says, it says in Russian and Polish too", "[catalog][text]") {
    const Catalog catalog = Catalog::open({source_tree()});
    CHECK(listed(catalog.untranslated("ru")) == "");
    CHECK(listed(catalog.untranslated("pl")) == "");
    CHECK_FALSE(catalog.untranslated("de").empty());
}

// What mods and sets change of content that is there already.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

constexpr const char* small_set = "mini/sets/small.yaml";

/// The mini game, whose Village has a param with bounds, and some mods.
struct Modded {
    Overlay files = mini_content();
    std::vector<std::filesystem::path> roots{"mini"};
    std::filesystem::path house_rules;

    Modded() {
        edit(files, small_set, "  - id: village\n",
             "  - id: village\n    params: { keep: { is: 3, min: 0, max: 10 }, plain: 1 }\n");
    }
    void mod(const std::string& id, const std::string& rest) {
        roots.emplace_back(id);
        files[id + "/mod.yaml"] = "format: cardwright/mod@1\nid: " + id + "\n" + rest;
    }
    [[nodiscard]] Catalog open() const { return Catalog::open(roots, files, {}, house_rules); }
    [[nodiscard]] std::string problems() const {
        std::vector<Diagnostic> found;
        const std::vector<std::string> sets{"small"};
        static_cast<void>(open().blueprint("mini", sets, found));
        return to_text(found);
    }
    [[nodiscard]] Blueprint blueprint() const {
        std::vector<Diagnostic> found;
        const std::vector<std::string> sets{"small"};
        auto made = open().blueprint("mini", sets, found);
        INFO(to_text(found));
        REQUIRE(made);
        return std::move(*made);
    }
    [[nodiscard]] std::int64_t param(const char* name) const {
        const Blueprint made = blueprint();
        const auto card = made.schema.find_definition("village");
        REQUIRE(card);
        for (const auto& [param, value] : made.schema.definition(*card).params) {
            if (param == name) return *value.integer();
        }
        FAIL("no param " << name);
        return 0;
    }
};

std::string keeps(int number) {
    return "changes: { small:village: { params: { keep: " + std::to_string(number) + " } } }\n";
}

}  // namespace

TEST_CASE("a mod changes a param, and the change is on record", "[catalog][change]") {
    Modded content;
    CHECK(content.param("keep") == 3);
    content.mod("a", keeps(2));
    CHECK(content.param("keep") == 2);
    CHECK(content.param("plain") == 1);
    const Blueprint made = content.blueprint();
    REQUIRE(made.changes.size() == 1);
    CHECK(made.changes[0].target == "small:village");
    CHECK(made.changes[0].field == "params.keep");
    CHECK(made.changes[0].before == "3");
    CHECK(made.changes[0].now == "2");
    CHECK(made.changes[0].by == "a");
    CHECK(made.changes[0].file == "a/mod.yaml");
    CHECK(made.changes[0].line == 3);
}

TEST_CASE("facts, types, gives, texts and the ruleset can be changed", "[catalog][change]") {
    Modded content;
    content.mod("a",
                "changes:\n"
                "  small:village:\n"
                "    cost: 7\n"
                "    types: [coin]\n"
                "    gives: { coins: 4 }\n"
                "    name: Hamlet\n"
                "    text: { pl: Tekst }\n"
                "  mini: { params: { hand_size: 6 }, counters: { player: { tokens: 5 } } }\n");
    const Blueprint made = content.blueprint();
    const Definition& card = made.schema.definition(*made.schema.find_definition("village"));
    CHECK(card.number(index_of(*made.schema.find_fact("cost")), 0) == 7);
    CHECK(card.names.at("en") == "Hamlet");
    CHECK(card.names.at("pl") == "Wioska");
    CHECK(card.texts.at("pl") == "Tekst");
    const auto coins = made.schema.words.find("coins");
    CHECK(std::find(card.gives.begin(), card.gives.end(), std::pair{coins, 4}) != card.gives.end());
    CHECK(made.params.at(0).second == 6);
    CHECK(made.changes.size() == 7);
}

TEST_CASE("a mistake in a change is told where it was made", "[catalog][change]") {
    const auto after = [](const std::string& changes) {
        Modded content;
        content.mod("a", "changes: " + changes + "\n");
        return content.problems();
    };
    CHECK(after("{ small:village: { params: { kep: 2 } } }") ==
          "a/mod.yaml:3:39: changes.small:village.params.kep: small:village has no param \"kep\" "
          "(did you mean \"keep\"?)\n");
    CHECK(after("{ small:village: { params: { keep: 11 } } }").starts_with("a/mod.yaml:3:45: "));
    CHECK(after("{ small:village: { params: { keep: -1 } } }").find("from 0 to 10, found -1") !=
          std::string::npos);
    CHECK(after("{ small:village: { params: { plain: -1 } } }")
              .find("expected a number of at least 0, found -1") != std::string::npos);
    CHECK(
        after("{ small:village: { params: { plain: some } } }") ==
        "a/mod.yaml:3:46: changes.small:village.params.plain: expected a whole number, found some "
        "(it is 1)\n");
    CHECK(after("{ small:village: { coast: 2 } }").find("unknown key (did you mean \"cost\"?)") !=
          std::string::npos);
    CHECK(after("{ small:village: { cost: three } }").starts_with("a/mod.yaml:3:"));
    CHECK(after("{ small:vilage: { cost: 3 } }")
              .find("the set \"small\" has no card \"vilage\" (did you mean \"village\"?)") !=
          std::string::npos);
    CHECK(after("{ smal:village: { cost: 3 } }")
              .find("there is no set \"smal\" (did you mean \"small\"?)") != std::string::npos);
    CHECK(after("{ nobody: { cost: 3 } }").find("expected a card (core:guard), a set or a") !=
          std::string::npos);
    CHECK(after("{ small:village: { id: town } }").find("cannot be changed") != std::string::npos);
    CHECK(after("{ small:village: 3 }").find("expected a map of the fields") != std::string::npos);
    CHECK(after("{ small:village: { cost: { is: 3, mist: 1 } } }") != "");
    CHECK(after("[village]").find("expected a map") != std::string::npos);
}

TEST_CASE("two mods may change different fields, or say the same", "[catalog][change]") {
    Modded content;
    content.mod("a", keeps(2));
    content.mod("b", "changes: { small:village: { params: { plain: 9 } } }\n");
    CHECK(content.param("keep") == 2);
    CHECK(content.param("plain") == 9);
    content.mod("c", keeps(2));
    CHECK(content.param("keep") == 2);
}

TEST_CASE("two mods that change one field are a conflict, told with both", "[catalog][change]") {
    Modded content;
    content.mod("a", keeps(2));
    content.mod("b", keeps(4));
    const std::string told =
        "a/mod.yaml:3:45: changes.small:village.params.keep: two mods change "
        "small:village.params.keep: \"a\" to 2, \"b\" to 4 (b/mod.yaml:3); decide with: cardwright "
        "mods decide small:village.params.keep a\n"
        "b/mod.yaml:3:45: changes.small:village.params.keep: two mods change "
        "small:village.params.keep: \"b\" to 4, \"a\" to 2 (a/mod.yaml:3); decide with: cardwright "
        "mods decide small:village.params.keep b\n";
    CHECK(content.problems() == told);

    SECTION("in whichever order the folders are named") {
        std::swap(content.roots[1], content.roots[2]);
        CHECK(content.problems() == told);
    }
    SECTION("unless the house rules have decided it") {
        content.mod("house", "decisions: { small:village.params.keep: b }\n");
        CHECK(content.problems() == told);  // not for just any mod
        content.house_rules = "house";
        CHECK(content.param("keep") == 4);
    }
    SECTION("unless the house rules change it themselves") {
        content.mod("house", keeps(5));
        content.house_rules = "house";
        CHECK(content.param("keep") == 5);
    }
    SECTION("and gone with one of them") {
        content.roots.pop_back();
        CHECK(content.param("keep") == 2);
    }
}

TEST_CASE("a decision about a mod that is gone does no harm", "[catalog][change]") {
    Modded content;
    content.mod("a", keeps(2));
    content.mod("house", "decisions: { small:village.params.keep: b }\n");
    content.house_rules = "house";
    CHECK(content.param("keep") == 2);
}

TEST_CASE("who needs another mod overrides it", "[catalog][change]") {
    Modded content;
    content.mod("a", "needs: [b]\n" + keeps(2));
    content.mod("b", keeps(4));
    CHECK(content.param("keep") == 2);
    std::swap(content.roots[1], content.roots[2]);
    CHECK(content.param("keep") == 2);

    SECTION("through a third one, too") {
        content.mod("c", "needs: [a]\n" + keeps(7));
        CHECK(content.param("keep") == 7);
    }
    SECTION("and a mod that is not on cannot be needed") {
        content.mod("c", "needs: [bb]\n");
        CHECK(content.problems().find("there is no mod \"bb\"") != std::string::npos);
    }
}

TEST_CASE("what a set changes is changed in games with that set", "[catalog][change]") {
    Overlay files = mini_content();
    files["mini/sets/more.yaml"] =
        "format: cardwright/set@1\nid: more\nversion: 1.0.0\nruleset: mini\nname: More\n"
        "needs: [small]\nchanges: { small:village: { cost: 9 } }\n";
    const auto cost = [&](const std::vector<std::string>& sets) {
        const Blueprint made = blueprint_of(files, sets);
        const auto card = made.schema.find_definition("village");
        return made.schema.definition(*card).number(index_of(*made.schema.find_fact("cost")), 0);
    };
    CHECK(cost({"small"}) == 3);
    CHECK(cost({"small", "more"}) == 9);
}

TEST_CASE("nothing takes a field away, if it is there", "[catalog][change]") {
    Modded content;
    content.mod("a", "changes: { small:village: { params: { plain: ~ } } }\n");
    const Blueprint made = content.blueprint();
    CHECK(made.schema.definition(*made.schema.find_definition("village")).params.size() == 1);
    Modded other;
    other.mod("a", "changes: { small:village: { gives: { tokens: ~ } } }\n");
    CHECK(other.problems().find("to take away") != std::string::npos);
}

TEST_CASE("what a mod changes is in the hash of the card", "[catalog][change]") {
    const Modded plain;
    Modded changed;
    changed.mod("a", keeps(2));
    const auto hash_of = [](const Modded& content) {
        const Catalog catalog = content.open();
        for (const auto& [id, hash] : catalog.hashes(content.blueprint()).cards) {
            if (id == "village") return hash;
        }
        return std::string{};
    };
    CHECK(!hash_of(plain).empty());
    CHECK(hash_of(plain) != hash_of(changed));
}

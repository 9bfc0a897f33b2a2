#include "catalog/catalog.hpp"

#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>

#include "engine/catalog/mini_content.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

namespace fs = std::filesystem;

/// The mini game on disk.
void write_mini(const TemporaryFolder& folder) {
    for (const auto& [path, text] : mini_content()) {
        folder.write(fs::path{path}.lexically_relative("mini"), text);
    }
}

std::string hash_of(const Overlay& content) {
    return blueprint_of(content).sets.at(0).second;
}

}  // namespace

TEST_CASE("a catalog lists what it has found, sorted by id", "[catalog]") {
    Overlay content = mini_content();
    content["mini/sets/another.yaml"] =
        "format: cardwright/set@1\nid: another\nversion: 0.1.0\nruleset: mini\nname: Another\n"
        "needs: [small]\n";
    const Catalog catalog = Catalog::open({"mini"}, content);
    CHECK(catalog.problems().empty());
    REQUIRE(catalog.rulesets().size() == 1);
    CHECK(catalog.rulesets()[0].id == "mini");
    CHECK(catalog.rulesets()[0].seats.most == 4);
    CHECK(catalog.rulesets()[0].file == mini_ruleset);
    REQUIRE(catalog.sets().size() == 2);
    CHECK(catalog.sets()[0].id == "another");
    CHECK(catalog.sets()[0].needs == std::vector<std::string>{"small"});
    CHECK(catalog.sets()[1].id == "small");
    CHECK(catalog.sets()[1].version == "1.2.0");
    CHECK(catalog.sets()[1].names.at("pl") == "Mały");
    CHECK(catalog.sets()[1].cards == 2);
    CHECK(catalog.check().empty());
}

TEST_CASE("files on disk and files in memory are one", "[catalog]") {
    const TemporaryFolder folder;
    write_mini(folder);
    const std::vector<std::string> sets{"small"};
    std::vector<Diagnostic> problems;

    const Catalog plain = Catalog::open({folder.path()});
    const auto before = plain.blueprint("mini", sets, problems);
    INFO(to_text(problems));
    REQUIRE(before);

    // A change in memory hides the file on disk.
    const std::string script = (folder.path() / "cards/small/militia.lua").generic_string();
    const Catalog changed = Catalog::open({folder.path()}, {{script, "return { changed = true }"}});
    const auto after = changed.blueprint("mini", sets, problems);
    REQUIRE(after);
    CHECK(plain.read_text(script).text == "return {}\n");
    CHECK(changed.read_text(script).text == "return { changed = true }");
    CHECK(before->sets[0].second != after->sets[0].second);

    // Where the root lies does not matter to the hash.
    CHECK(before->sets[0].second == hash_of(mini_content()));
}

TEST_CASE("the hash of a set covers its cards, texts and scripts, and nothing else", "[catalog]") {
    const std::string original = hash_of(mini_content());
    Overlay content = mini_content();
    SECTION("a card") {
        edit(content, mini_set, "    cost: 3", "    cost: 2");
        CHECK(hash_of(content) != original);
    }
    SECTION("a script") {
        content["mini/cards/small/militia.lua"] += " ";
        CHECK(hash_of(content) != original);
    }
    SECTION("a translation") {
        content["mini/cards/small/locale/ru.yaml"] =
            "format: cardwright/locale@1\nlanguage: ru\ntexts: { a.b: c }\n";
        CHECK(hash_of(content) != original);
    }
    SECTION("a note beside them") {
        content["mini/cards/small/notes.txt"] = "remember the milk";
        CHECK(hash_of(content) == original);
    }
    SECTION("the ruleset has a hash of its own") {
        content["mini/scripts/mini/verbs.lua"] = "return {}";
        CHECK(hash_of(content) == original);
        CHECK(blueprint_of(content).ruleset_hash != blueprint_of(mini_content()).ruleset_hash);
    }
    SECTION("common scripts belong to every ruleset") {
        content["mini/scripts/std/verbs.lua"] = "return {}";
        CHECK(blueprint_of(content).ruleset_hash != blueprint_of(mini_content()).ruleset_hash);
    }
    SECTION("bots change no rule") {
        content["mini/scripts/mini/bots/clever.lua"] = "return {}";
        CHECK(blueprint_of(content).ruleset_hash == blueprint_of(mini_content()).ruleset_hash);
    }
}

TEST_CASE("a set in two content roots is refused, and both files are named", "[catalog]") {
    Overlay content = mini_content();
    content["mod/sets/small.yaml"] = content.at(mini_set);
    const Catalog catalog = Catalog::open({"mini", "mod"}, content);
    CHECK(to_text(catalog.problems()) ==
          "mini/sets/small.yaml:2:5: id: \"small\" is in two content roots, also in "
          "mod/sets/small.yaml\n"
          "mod/sets/small.yaml:2:5: id: \"small\" is in two content roots, also in "
          "mini/sets/small.yaml\n");
    std::vector<Diagnostic> problems;
    const std::vector<std::string> sets{"small"};
    CHECK_FALSE(catalog.blueprint("mini", sets, problems));
    CHECK(problems.size() == 1);
}

TEST_CASE("a mod adds a set to a ruleset of another root", "[catalog]") {
    Overlay content = mini_content();
    content["mod/sets/house-rules.yaml"] =
        "format: cardwright/set@1\nid: house-rules\nversion: 1.0.0\nruleset: mini\nname: Ours\n"
        "needs: [small]\ncards: [{ id: rock, name: Rock, cost: 1, script: rock.lua }]\n";
    content["mod/cards/house-rules/rock.lua"] = "return {}";
    const Catalog catalog = Catalog::open({"mini", "mod"}, content);
    std::vector<Diagnostic> problems;
    const std::vector<std::string> sets{"house-rules"};
    const auto blueprint = catalog.blueprint("mini", sets, problems);
    INFO(to_text(problems));
    REQUIRE(blueprint);
    CHECK(blueprint->schema.definitions.back().script == "mod/cards/house-rules/rock.lua");
}

TEST_CASE("asking for what is not there gets an answer", "[catalog]") {
    const Catalog catalog = Catalog::open({"mini"}, mini_content());
    std::vector<Diagnostic> problems;
    const std::vector<std::string> sets{"smal"};
    CHECK_FALSE(catalog.blueprint("mimi", sets, problems));
    CHECK(to_text(problems) == "there is no ruleset \"mimi\" (did you mean \"mini\"?)\n");
    CHECK_FALSE(catalog.blueprint("mini", sets, problems));
    CHECK(to_text(problems) == "there is no set \"smal\" (did you mean \"small\"?)\n");
}

TEST_CASE("a content root that does not exist is told", "[catalog]") {
    const Catalog catalog = Catalog::open({"no/such/folder"});
    CHECK(to_text(catalog.problems()) == "no/such/folder: the content root does not exist\n");
}

TEST_CASE("a broken file spoils only the games that use it", "[catalog]") {
    Overlay content = mini_content();
    content["mini/sets/broken.yaml"] = "format: [";
    const Catalog catalog = Catalog::open({"mini"}, content);
    REQUIRE(catalog.problems().size() == 1);
    REQUIRE(catalog.sets().size() == 2);
    CHECK(catalog.sets()[0].id == "broken");
    CHECK(catalog.sets()[0].broken);
    std::vector<Diagnostic> problems;
    const std::vector<std::string> sound{"small"};
    CHECK(catalog.blueprint("mini", sound, problems));
    CHECK(problems.empty());
    const std::vector<std::string> broken{"broken"};
    CHECK_FALSE(catalog.blueprint("mini", broken, problems));
    CHECK(problems == catalog.problems());
}

TEST_CASE("a file in the wrong place is not silently ignored", "[catalog]") {
    Overlay content = mini_content();
    content["mini/sets/other.yml"] = "";
    content["mini/sets/deeper/other.yaml"] = "";
    content["mini/scripts/mini/rules.yaml"] = "";
    content["mini/cards/smal/locale/ru.yaml"] =
        "format: cardwright/locale@1\nlanguage: ru\ntexts: { a.b: c }\n";
    CHECK(to_text(Catalog::open({"mini"}, content).problems()) ==
          "mini/cards/smal/locale/ru.yaml: warning: not used: there is no set \"smal\"\n"
          "mini/scripts/mini/rules.yaml: warning: not read: no content file has this name\n"
          "mini/sets/deeper/other.yaml: warning: not read: no content file has this name\n"
          "mini/sets/other.yml: warning: not read: no content file has this name\n");
}

TEST_CASE("check tries every set with what it needs", "[catalog]") {
    Overlay content = mini_content();
    edit(content, mini_set, "types: [action]\n    cost: 4", "types: [akcja]\n    cost: 4");
    content["mini/sets/more.yaml"] =
        "format: cardwright/set@1\nid: more\nversion: 1.0.0\nruleset: mini\nname: More\n"
        "needs: [small]\n";
    const Catalog catalog = Catalog::open({"mini"}, content);
    CHECK(catalog.problems().empty());
    CHECK(to_text(catalog.check()) ==
          "mini/sets/small.yaml:19:13: cards[1].types[0]: there is no type \"akcja\"\n");
}

TEST_CASE("nothing outside the content roots is read", "[catalog]") {
    const TemporaryFolder folder;
    write_mini(folder);
    const TemporaryFolder outside;
    outside.write("secret.lua", "return 'secret'");
    outside.write("base.yaml", "format: cardwright/set@1\n");
    fs::create_symlink(outside.path() / "secret.lua", folder.path() / "cards/small/link.lua");
    fs::create_symlink(outside.path() / "base.yaml", folder.path() / "sets/base.yaml");
    const Catalog catalog = Catalog::open({folder.path()});

    const auto path = [&](const char* inside) { return (folder.path() / inside).generic_string(); };
    CHECK(catalog.read_text(path("cards/small/militia.lua")).ok());
    CHECK(catalog.read_text(path("cards/small/link.lua")).problem ==
          "the file is a link out of its content root");
    CHECK(catalog.read_text(path("cards/../../x.lua")).problem ==
          "the file is outside the content roots");
    CHECK(catalog.read_text((outside.path() / "secret.lua").generic_string()).problem ==
          "the file is outside the content roots");
    CHECK(catalog.read_text(path("cards/small/none.lua")).problem == "there is no such file");
    CHECK(catalog.read_text(path("cards/small")).problem == "there is no such file");
    REQUIRE(catalog.problems().size() == 1);
    CHECK(catalog.problems()[0].message == "the file is a link out of its content root");
}

TEST_CASE("scripts and folders are limited in size", "[catalog]") {
    CatalogLimits limits;
    limits.script_bytes = 5;
    const Catalog catalog = Catalog::open({"mini"}, mini_content(), limits);
    CHECK(catalog.read_text("mini/cards/small/militia.lua").problem ==
          "the file is larger than script_bytes (5)");

    const TemporaryFolder folder;
    write_mini(folder);
    limits = {};
    limits.files = 2;
    const Catalog crowded = Catalog::open({folder.path()}, {}, limits);
    REQUIRE_FALSE(crowded.problems().empty());
    CHECK(crowded.problems()[0].message == "more than files (2) files");
}

TEST_CASE("hidden files are left alone", "[catalog]") {
    const TemporaryFolder folder;
    write_mini(folder);
    folder.write("sets/.#small.yaml", "half a file: [");
    CHECK(Catalog::open({folder.path()}).problems().empty());
}

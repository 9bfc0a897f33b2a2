// Mods as a user meets them: found, turned on and off, told of, tested.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>

#include "catalog/version_range.hpp"
#include "support/places.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {
namespace {

bool mod_tells(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// Somebody with mods in a data folder of their own.
struct ModUser {
    TemporaryFolder folder;

    [[nodiscard]] ProgramRun run(const std::string& arguments) const {
        return run_program(arguments, folder.path().string());
    }
    void install(const std::string& id, const std::string& rest,
                 const std::string& inside = "cardwright/mods/") const {
        folder.write(inside + id + "/mod.yaml",
                     "format: cardwright/mod@1\nid: " + id + "\nversion: 1.2.0\n" + rest);
    }
    [[nodiscard]] std::string mod(const std::string& id) const {
        return folder.file("cardwright/mods/" + id);
    }
};

const std::string keep_two = "changes: { base:militia: { params: { keep: 2 } } }\n";

}  // namespace

TEST_CASE("an installed mod is off until it is turned on", "[tools][mods]") {
    const ModUser player;
    player.install("mean", keep_two);
    CHECK(mod_tells(player.run("mods").output, "mean: off"));
    CHECK(mod_tells(player.run("why militia").output, "params.keep  3"));

    CHECK(mod_tells(player.run("mods enable meen").output, "did you mean \"mean\"?"));
    CHECK(player.run("mods enable mean").exit_code == 0);
    CHECK(mod_tells(player.run("mods").output, "mean 1.2.0"));
    const std::string version = player.run("--version").output;
    CHECK(mod_tells(version, "mod: mean 1.2.0"));
    CHECK(mod_tells(version, "built: "));
    CHECK(mod_tells(version, "content: "));
    CHECK(mod_tells(player.run("why militia").output, "params.keep  2"));

    player.folder.write("typed", "quit\n");
    const std::string table =
        player
            .run("play --game dominion --seats human,big-money --seed 3 --plain < " +
                 player.folder.file("typed"))
            .output;
    CHECK(mod_tells(table, "Mods that are on: mean 1.2.0."));
    CHECK(
        mod_tells(player.run("sim --game dominion --seats random,random --games 1 --seed 1").output,
                  "1 game"));

    CHECK(player.run("mods disable mean").exit_code == 0);
    CHECK(mod_tells(player.run("why militia").output, "params.keep  3"));
    CHECK(player.run("mods disable mean").exit_code != 0);
}

TEST_CASE("--mods takes a folder or the id of an installed mod, and one value", "[tools][mods]") {
    const ModUser player;
    player.install("mean", keep_two);
    CHECK(mod_tells(player.run("why --mods mean militia").output, "params.keep  2"));
    CHECK(mod_tells(player.run("why --mods " + player.mod("mean") + " militia").output,
                    "params.keep  2"));
    const ProgramRun relative =
        player.run("why militia --mods " + std::filesystem::relative(player.mod("mean")).string() +
                   " --mods " + player.mod("mean"));
    INFO(relative.output);
    CHECK(mod_tells(relative.output, "params.keep  2"));
    CHECK(mod_tells(player.run("why --mods meen militia").output, "did you mean \"mean\"?"));
}

TEST_CASE("a mod needs others, an engine and sets in certain versions", "[tools][mods]") {
    const ModUser player;
    player.install("mill", "");
    const auto check = [&](const std::string& rest) {
        player.install("bakery", rest);
        return player.run("check --mods bakery");
    };
    // What it needs comes with it.
    CHECK(check("needs: [mill]\n").exit_code == 0);
    CHECK(check("needs: { mill: \">=1.1 <2\" }\nengine: \">=0.1\"\nsets: { base: \">=1.0\" }\n")
              .exit_code == 0);
    CHECK(mod_tells(
        check("needs: { mill: \">=2\" }\n").output,
        "mod.yaml:4:16: needs.mill: this mod is for the mod mill >=2, and this is version "
        "1.2.0"));
    CHECK(mod_tells(check("engine: \">=90\"\n").output, "this mod is for an engine >=90"));
    CHECK(
        mod_tells(check("sets: { base: \"<0.5\" }\n").output, "this mod is for the set base <0.5"));
    CHECK(mod_tells(check("sets: { bas: \"<0.5\" }\n").output, "did you mean \"base\"?"));
    CHECK(mod_tells(check("engine: soon\n").output, "expected versions such as"));
    CHECK(mod_tells(check("needs: [windmill]\n").output, "there is no mod \"windmill\""));
}

TEST_CASE("versions are compared part by part", "[tools][mods]") {
    CHECK(version_fits("1.10.0", ">=1.9"));
    CHECK(version_fits("1.2", "1.2.0"));
    CHECK(version_fits("1.2", ">1.1 <=1.2"));
    CHECK_FALSE(version_fits("2.0", ">=1.0 <2"));
    CHECK_FALSE(version_fits("1.2.1", "1.2"));
    CHECK_FALSE(version_fits("", ">=1"));
    CHECK(is_version_range(">=1.0 <2.0"));
    CHECK_FALSE(is_version_range("about 1"));
    CHECK_FALSE(is_version_range(">=1.x"));
}

TEST_CASE("folders of CARDWRIGHT_PATH are on, or hold mods that can be turned on",
          "[tools][mods]") {
    const ModUser player;
    player.install("mean", keep_two, "shelf/");
    const auto with_path = [&](const std::string& path, const std::string& arguments) {
        // Behind the first command stands another, with a path of its own.
        return player
            .run("--version >/dev/null; CARDWRIGHT_PATH=" + path + " XDG_DATA_HOME=" +
                 player.folder.path().string() + " " + built_program() + " " + arguments)
            .output;
    };
    const std::string shelf = player.folder.file("shelf");
    CHECK(mod_tells(with_path(shelf + "/mean", "why militia"), "params.keep  2"));
    CHECK(mod_tells(with_path(shelf, "why militia"), "params.keep  3"));
    CHECK(mod_tells(with_path(shelf, "mods"), "mean: off"));
    CHECK(mod_tells(with_path(shelf, "mods enable mean"), "mean is on"));
    CHECK(mod_tells(with_path(shelf, "why militia"), "params.keep  2"));
}

TEST_CASE("a mod has bots and modules for a ruleset that is there, and overrides texts",
          "[tools][mods]") {
    const ModUser player;
    player.install("clever", "");
    const std::string scripts = "cardwright/mods/clever/scripts/dominion/";
    player.folder.write(scripts + "sense.lua", "return { group = \"buy\" }\n");
    player.folder.write(
        scripts + "bots/thrifty.lua",
        "local sense = use(\"sense\")\n"
        "return { answer = function(view, choice)\n"
        "  return choice:first_of({ \"silver\" }, sense.group) or choice:default()\n"
        "end }\n");
    player.folder.write("cardwright/mods/clever/cards/base/locale/en.yaml",
                        "format: cardwright/locale@1\nlanguage: en\ntexts:\n"
                        "  militia.name: Town Guard\n");
    const std::string sim = "sim --game dominion --seats thrifty,random --games 2 --seed 1 --mods ";
    const ProgramRun played = player.run(sim + "clever");
    INFO(played.output);
    CHECK(played.exit_code == 0);
    CHECK(player.run("check --mods clever").exit_code == 0);
    player.folder.write("typed", "card militia\nquit\n");
    const std::string table = player
                                  .run(
                                      "play --mods clever --game dominion --seats human,thrifty "
                                      "--lineup militia --seed 3 --plain < " +
                                      player.folder.file("typed"))
                                  .output;
    CHECK(mod_tells(table, "Town Guard"));

    // A mistake in it is told, and where it is.
    player.folder.write(scripts + "bots/thrifty.lua", "return { answer = function(view, choice)\n");
    const ProgramRun broken = player.run("check --mods clever");
    CHECK(broken.exit_code == 1);
    CHECK(mod_tells(broken.output, "clever/scripts/dominion/bots/thrifty.lua:2"));
}

TEST_CASE("what lies in a mod and is read by nobody is told", "[tools][mods]") {
    const ModUser player;
    player.install("messy", "");
    const std::string place = "cardwright/mods/messy/";
    player.folder.write(place + "set/bakery.yaml", "id: bakery\n");
    player.folder.write(place + "locale/de.yaml", "language: de\n");
    player.folder.write(place + "cards/base/lonely.lua", "return {}\n");
    player.folder.write(place + "tests/lonely.lua", "return {}\n");
    player.folder.write(place + "README.md", "# Messy\n");
    const std::string told = player.run("check --mods messy").output;
    INFO(told);
    CHECK(mod_tells(told, "messy/set: warning: not read (did you mean \"sets\"?)"));
    CHECK(mod_tells(told, "messy/locale: warning: not read"));
    CHECK(mod_tells(told,
                    "messy/cards/base/lonely.lua: warning: not read: no card names this script"));
    CHECK(mod_tells(told, "messy/tests/lonely.lua: warning: not read: specs are called"));
    CHECK_FALSE(mod_tells(told, "README"));
}

TEST_CASE("the specs of a mod are run however it is named, and no others", "[tools][mods]") {
    const ModUser player;
    player.install("mean", keep_two);
    player.folder.write(
        "cardwright/mods/mean/tests/mean_spec.lua",
        "scenario \"Militia is meaner\" {\n"
        "  ruleset = \"dominion\", sets = { \"base\" },\n"
        "  given = { ann = { hand = { \"militia\" } }, bob = { hand = { \"copper\", "
        "\"copper\", \"gold\" } } },\n"
        "  run = function(t)\n"
        "    t:play(\"ann\", \"militia\")\n"
        "    t:answer(\"bob\", { \"gold\" })\n"
        "    t:expect(\"bob\", { hand = 2 })\n"
        "  end,\n"
        "}\n");
    const std::string folder = player.mod("mean");
    for (const std::string& words :
         {"--mods " + folder, std::string{"--mods mean"}, std::string{"mean"}, folder,
          folder + "/tests", folder + "/tests/mean_spec.lua",
          "--mods " + folder + " " + folder + "/tests"}) {
        INFO(words);
        const ProgramRun run = player.run("test " + words);
        INFO(run.output);
        CHECK(mod_tells(run.output, "1 passed, 0 failed"));
    }
    // Shipped specs never see what a user has on.
    CHECK(player.run("mods enable mean").exit_code == 0);
    CHECK(player.run("house-rule militia cost=2").exit_code == 0);
    CHECK(mod_tells(player.run("test --name \"Militia\" tests/cards/base/militia_spec.lua").output,
                    "0 failed"));
}

TEST_CASE("a spec fails where why a card is refused and what is refused do not agree",
          "[tools][mods]") {
    const auto told = [](const std::string& refuse, const std::string& why) {
        const ModUser player;
        player.install("picky", "changes: { base:village: { script: picky.lua } }\n");
        const std::string place = "cardwright/mods/picky/";
        player.folder.write(place + "cards/base/picky.lua",
                            "return { on_play = function(ctx)\n"
                            "  ctx.player:choose_card { from = ctx.player.hand, prompt = "
                            "\"militia.discard\", refuse = " +
                                refuse + ", why = " + why + " }\nend }\n");
        player.folder.write(
            place + "tests/picky_spec.lua",
            "scenario \"Village asks\" {\n"
            "  ruleset = \"dominion\", sets = { \"base\" },\n"
            "  given = { ann = { hand = { \"village\", \"copper\", \"gold\" } } },\n"
            "  run = function(t)\n"
            "    t:play(\"ann\", \"village\")\n"
            "    t:answer(\"ann\", { \"gold\" })\n"
            "  end,\n"
            "}\n");
        std::string output = player.run("test --mods picky").output;
        UNSCOPED_INFO(output);
        return output;
    };
    const std::string only_gold = "function(card) return card.name ~= \"gold\" end";
    const std::string why_not =
        "function(card) if card.name ~= \"gold\" then return \"dear\" end end";
    CHECK(mod_tells(told(only_gold, why_not), "1 passed, 0 failed"));
    CHECK(mod_tells(told(only_gold, "function() end"), "`why` gives no reason"));
    CHECK(mod_tells(told(only_gold, "function() return \"dear\" end"),
                    "`why` says dear of gold, which `refuse` lets through"));
}

TEST_CASE("a game played with a mod is opened where the mod lies elsewhere", "[tools][mods]") {
    const ModUser here;
    here.install("mean", keep_two);
    here.folder.write("typed", "1\nquit\n");
    const std::string game = here.folder.file("a.game");
    const ProgramRun played = here.run(
        "play --mods mean --game dominion --seats human,big-money "
        "--seed 3 --plain --record " +
        game + " < " + here.folder.file("typed"));
    INFO(played.output);
    REQUIRE(std::filesystem::exists(game));
    const ModUser there;
    there.install("mean", keep_two);
    std::filesystem::rename(here.mod("mean"), here.folder.file("gone"));
    here.folder.write("typed", "card militia\nquit\n");
    const std::string load = "play --plain --load " + game + " < " + here.folder.file("typed");
    CHECK(mod_tells(here.run(load).output, "there is no such folder now"));
    const std::string opened = there.run(load).output;
    INFO(opened);
    CHECK(mod_tells(opened, "discards down to 2 cards in hand."));
}

}  // namespace cardwright::testing

// `cardwright sim`: the same figures on any number of threads, in every form; games can be opened
// again, those that go wrong too; and what cannot be run says why before a game is played.

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "cardwright/sim/progress.hpp"
#include "cardwright/sim/shard.hpp"
#include "cardwright/sim/share.hpp"
#include "cardwright/sim/summary.hpp"
#include "cardwright/sim/wide_sum.hpp"
#include "match/match.hpp"
#include "match/record.hpp"
#include "support/game_lab.hpp"
#include "support/places.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using Catch::Matchers::WithinAbs;

namespace {

std::string text_of(const std::string& path) {
    std::ifstream file{path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream input{text};
    for (std::string line; std::getline(input, line);) lines.push_back(line);
    return lines;
}

nlohmann::json figures(const std::string& arguments) {
    const ProgramRun run = run_program("sim --json " + arguments);
    INFO(run.output);
    REQUIRE(run.exit_code == 0);
    return nlohmann::json::parse(run.output);
}

nlohmann::json without_times(nlohmann::json figures) {
    figures.erase("seconds");
    figures.erase("games_per_second");
    return figures;
}

tool::RunSubject subject_with(std::vector<std::string> bots) {
    tool::RunSubject subject;
    subject.bots = std::move(bots);
    return subject;
}

/// A copy of a mini game with a bot that fails in the third round.
std::string failing_mod(const TemporaryFolder& folder) {
    std::filesystem::copy(mini_folder("brawl"), folder.path() / "brawl",
                          std::filesystem::copy_options::recursive);
    folder.write("brawl/scripts/brawl/bots/fails.lua",
                 "return { answer = function(view, choice)\n"
                 "  if view.round >= 3 then return view.nothing.here end\n"
                 "  return choice:default()\nend }\n");
    return folder.file("brawl");
}

}  // namespace

TEST_CASE("one thread and two give identical figures", "[sim]") {
    for (const char* arguments :
         {"--seats big-money,random -n 150 --seed 7 --hashes",
          "--players 3 -n 40 --alternate --hashes",
          "--game chronicles --players 3 -n 12 --hashes --seats random,builder,random"}) {
        INFO(arguments);
        const auto one = figures(std::string{arguments} + " --threads 1");
        const auto two = figures(std::string{arguments} + " --threads 2");
        CHECK(without_times(one) == without_times(two));
        CHECK_FALSE(one.at("cards").empty());
    }
}

TEST_CASE("the JSON has every figure", "[sim]") {
    const auto run = figures("--seats big-money,random -n 60 --seed 3");
    CHECK(run.at("games") == 60);
    CHECK(run.at("games_wanted") == 60);
    CHECK(run.at("seconds") > 0);
    CHECK(run.at("games_per_second") > 0);
    CHECK(run.at("turns_mean") > 10);
    CHECK(run.at("ties") >= 0);
    REQUIRE(run.at("seats").size() == 2);
    CHECK(run.at("seats")[0].at("bot") == "big-money");
    const double wins = run.at("seats")[0].at("wins");
    CHECK(wins > 0.9);
    CHECK(run.at("seats")[0].at("wins_low") < wins);
    CHECK(run.at("seats")[0].at("wins_high") <= 1);
    CHECK(run.at("seats")[0].at("score_mean") > run.at("seats")[1].at("score_mean"));
    CHECK(run.at("first_seat_wins") == wins);
    CHECK_FALSE(run.contains("hashes"));
}

TEST_CASE("it tells how long those who think took for a decision", "[sim]") {
    const TemporaryFolder folder;
    const std::string arguments = "--mods " + mini_folder("brawl").string() +
                                  " --game brawl --seats search:4,random -n 2 --seed 5";
    const auto run = figures(arguments);
    const auto& thinker = run.at("seats")[0];
    CHECK(thinker.at("decisions") > 0);
    CHECK(thinker.at("seconds_a_decision") > 0);
    CHECK_FALSE(run.at("seats")[1].contains("decisions"));
    CHECK_THAT(run_program("sim " + arguments).output,
               ContainsSubstring("search:4 thought ") && ContainsSubstring(" ms about each of "));
    CHECK_THAT(run_program("sim --csv " + arguments).output,
               ContainsSubstring("seat,1,search:4,seconds_a_decision,"));
    std::string files;
    for (const std::string share : {"1", "2"}) {
        folder.write(share,
                     run_program("sim --json " + arguments + " --shard " + share + "/2").output);
        files += " " + folder.file(share);
    }
    const auto merged = nlohmann::json::parse(run_program("merge --json" + files).output);
    CHECK(merged.at("seats")[0].at("decisions") == thinker.at("decisions"));
}

TEST_CASE("what everybody gains is what the piles held", "[sim]") {
    const auto run = figures("--seats big-money --sets base --kingdom first_game -n 50 --seed 5");
    const auto& province = run.at("cards").at("province");
    // The game is over when the last of eight is gone, and nobody wins without one.
    CHECK(province.at("gained") == 8);
    CHECK(province.at("played") == 0);
    CHECK_FALSE(province.contains("win_rate_when_played"));
    const double ties = run.at("ties");
    CHECK_THAT(province.at("win_rate_when_gained").get<double>(), WithinAbs((1 - ties) / 2, 0.05));
    CHECK(province.at("win_rate_when_gained_low") < province.at("win_rate_when_gained"));
    CHECK_FALSE(run.at("cards").contains("village"));
    CHECK(run.at("cards").at("copper").at("played") > 0);
}

TEST_CASE("as many play as would sit at the table if nobody says how many", "[sim]") {
    CHECK(figures("--game chronicles -n 2").at("seats").size() == 2);
    CHECK(figures("--game chronicles -n 2 --players 1").at("seats").size() == 1);
    const auto four = figures("--seats big-money --players 4 -n 2");
    REQUIRE(four.at("seats").size() == 4);
    CHECK(four.at("seats")[3].at("bot") == "big-money");
}

TEST_CASE("the CSV has the same figures", "[sim]") {
    const std::string arguments = "--seats big-money,random -n 40 --seed 3";
    const ProgramRun run = run_program("sim --csv " + arguments);
    REQUIRE(run.exit_code == 0);
    const auto lines = lines_of(run.output);
    REQUIRE(lines.size() > 10);
    CHECK(lines[0] == "about,seat,name,figure,value,low,high");
    for (const std::string& line : lines) {
        INFO(line);
        CHECK(std::count(line.begin(), line.end(), ',') == 6);
    }
    CHECK(lines[1] == "run,,dominion,games,40,,");
    const auto json = figures(arguments);
    const double gained = json.at("cards").at("gold").at("gained");
    CHECK_THAT(run.output, ContainsSubstring(fmt::format("card,,gold,gained,{},,\n", gained)));
    const double wins = json.at("seats")[0].at("wins");
    CHECK_THAT(run.output, ContainsSubstring(fmt::format("seat,1,big-money,wins,{},", wins)));
}

TEST_CASE("a table for people names bots and cards", "[sim]") {
    const ProgramRun run = run_program("sim --seats big-money,random -n 30 --seed 3");
    INFO(run.output);
    CHECK(run.exit_code == 0);
    CHECK_THAT(run.output, StartsWith("Dominion: 30 games in "));
    CHECK_THAT(run.output, ContainsSubstring("95 % interval"));
    CHECK_THAT(run.output, ContainsSubstring("\nfirst seat "));
    CHECK_THAT(run.output, ContainsSubstring("win rate when gained"));
    CHECK_THAT(run.output, ContainsSubstring("\nProvince "));
    CHECK_THAT(run.output, ContainsSubstring("--alternate"));
    CHECK_THAT(run.output, !ContainsSubstring("\x1b"));
}

TEST_CASE("every game can be written as a line", "[sim]") {
    const TemporaryFolder folder;
    const std::string path = folder.file("games.jsonl");
    const auto run =
        figures("--seats big-money,random,random -n 20 --alternate --hashes --games-to " + path);
    const auto lines = lines_of(text_of(path));
    REQUIRE(lines.size() == 20);
    double turns = 0;
    double golds = 0;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const auto game = nlohmann::json::parse(lines[at]);
        CHECK(game.at("game") == at + 1);
        CHECK(game.at("hash") == run.at("hashes")[at]);
        CHECK(game.at("lineup").size() == 10);
        turns += game.at("turns").get<double>();
        REQUIRE(game.at("seats").size() == 3);
        CHECK(game.at("seats")[0].at("bot") == "big-money");
        CHECK(game.at("seats")[0].at("chair") == (3 - at % 3) % 3 + 1);
        for (const auto& seat : game.at("seats")) {
            golds += seat.at("cards").at("gained").value("gold", 0);
        }
    }
    CHECK_THAT(turns / 20, WithinAbs(run.at("turns_mean").get<double>(), 1e-9));
    CHECK_THAT(golds / 20, WithinAbs(run.at("cards").at("gold").at("gained").get<double>(), 1e-9));
}

TEST_CASE("any game of a run can be opened as a record", "[sim]") {
    const TemporaryFolder folder;
    const std::string path = folder.file("one.game");
    const std::string arguments = "--seats big-money,random --alternate --seed 11";
    const auto run = figures(arguments + " -n 6 --hashes");
    const ProgramRun opened = run_program("sim " + arguments + " --game-number 4 --record " + path);
    INFO(opened.output);
    REQUIRE(opened.exit_code == 0);
    CHECK_THAT(opened.output, ContainsSubstring(run.at("hashes")[3].get<std::string>()));
    CHECK_THAT(opened.output, ContainsSubstring("cardwright play --load " + path));

    const auto record = std::get<Record>(read_record(text_of(path)));
    CHECK(record.seats == std::vector<std::string>{"random", "big-money"});
    REQUIRE_FALSE(record.hashes.empty());
    CHECK(run.at("hashes")[3] == fmt::format("{:016x}", record.hashes.back().second));

    const ProgramRun played = run_program("play --load " + path);
    INFO(played.output);
    CHECK(played.exit_code == 0);
    CHECK_THAT(played.output, ContainsSubstring("The game is over"));
}

TEST_CASE("a bot that fails stops the run and leaves the record of its game", "[sim]") {
    const TemporaryFolder folder;
    const std::string mod = failing_mod(folder);
    const std::string path = folder.file("failed.game");
    const std::string arguments = "sim --mods " + mod + " --game brawl --seats random,fails -n 50";
    const ProgramRun run = run_program(arguments + " --threads 2 --record " + path);
    INFO(run.output);
    CHECK(run.exit_code == 1);
    CHECK_THAT(run.output, ContainsSubstring("game 1 of the run went wrong"));
    CHECK_THAT(run.output, ContainsSubstring("fails.lua:2"));
    CHECK_THAT(run.output, ContainsSubstring("its record up to there is " + path));
    CHECK_THAT(run.output, ContainsSubstring("cardwright play --load " + path + " --watch"));

    const std::string text = text_of(path);
    CHECK_THAT(text, ContainsSubstring("\nseat fails\n"));
    CHECK_THAT(text, ContainsSubstring("# went wrong here: "));
    const auto record = std::get<Record>(read_record(text));
    CHECK(record.answers.size() > 4);

    const ProgramRun opened = run_program("play --load " + path);  // which knows its mods
    INFO(opened.output);
    CHECK(opened.exit_code == 1);
    CHECK_THAT(opened.output, ContainsSubstring("fails.lua:2"));
}

TEST_CASE("a card that goes wrong leaves a record that stops before the answer", "[sim]") {
    const TemporaryFolder folder;
    std::filesystem::copy(mini_folder("brawl"), folder.path() / "brawl",
                          std::filesystem::copy_options::recursive);
    folder.write("brawl/cards/brawl/haymaker.lua",
                 "local card = {}\nfunction card.on_play(ctx) ctx.player:move(nil, nil) end\n"
                 "return card\n");
    const std::string path = folder.file("failed.game");
    const ProgramRun run = run_program("sim --mods " + folder.file("brawl") +
                                       " --game brawl --kingdom haymaker -n 50 --record " + path);
    INFO(run.output);
    CHECK(run.exit_code == 1);
    CHECK_THAT(run.output, ContainsSubstring("haymaker.lua:2"));
    const std::string text = text_of(path);
    CHECK_THAT(text, ContainsSubstring("# after this answer: "));
    CHECK_THAT(text, ContainsSubstring("play:haymaker\n"));
    const Kit kit{Catalog::open({testing::source_tree(), folder.path() / "brawl"}),
                  {testing::source_tree(), folder.path() / "brawl"},
                  "brawl"};
    Match match{kit};
    CHECK_FALSE(match.put_in(std::get<Record>(read_record(text))));
    CHECK_FALSE(match.game().finished());
}

TEST_CASE("Ctrl-C ends a run with what there is", "[sim]") {
    const TemporaryFolder folder;
    const std::string games = folder.file("games.jsonl");
    const std::string figures_file = folder.file("figures.json");
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        if (std::freopen(figures_file.c_str(), "w", stdout) == nullptr) _exit(126);
        execl(testing::built_program(), testing::built_program(), "sim", "--seats", "big-money",
              "-n", "1000000000", "--json", "--games-to", games.c_str(), nullptr);
        _exit(127);
    }
    // Once games are written the run is under way.
    int status = 0;
    std::error_code problem;
    while (waitpid(child, &status, WNOHANG) == 0) {
        const auto size = std::filesystem::file_size(games, problem);
        if (!problem && size > 0) break;
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    kill(child, SIGINT);
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 130);
    const std::string output = text_of(figures_file);
    INFO(output);
    const auto run = nlohmann::json::parse(output);
    CHECK(run.at("games_wanted") == 1'000'000'000);
    CHECK(run.at("games") < 1'000'000'000);
    CHECK(run.at("games") == lines_of(text_of(games)).size());
}

TEST_CASE("what cannot be simulated says why", "[sim]") {
    const auto refused = [](const std::string& arguments) {
        const ProgramRun run = run_program("sim " + arguments);
        INFO(run.output);
        CHECK(run.exit_code == 2);
        return run.output;
    };
    CHECK_THAT(refused("--seats big-mony,random"),
               StartsWith("cardwright: there is no bot \"big-mony\" for dominion (did you mean "
                          "\"big-money\"?); there are "));
    CHECK(refused("--players 5") == "cardwright: Dominion is for 2 to 4 players, not 5\n");
    CHECK(refused("--seats random,random,random,random,random") ==
          "cardwright: Dominion is for 2 to 4 players, not 5\n");
    CHECK(refused("--seats random,big-money --players 3") ==
          "cardwright: --players says 3, but --seats names 2 bots\n");
    CHECK_THAT(refused("--games 0"), StartsWith("--games: write a number from 1 up, not \"0\"\n"));
    CHECK_THAT(refused("--games -3"), StartsWith("--games: write a number from 1 up"));
    CHECK_THAT(refused("-n 99999999999999999999"),
               StartsWith("--games: write a number from 1 up, not \"99999999999999999999\", which "
                          "does not fit\n"));
    for (const char* number :
         {"-1", "18446744073709551616", "1.5", "0x10", "\"\"", "\" 1\"", "+1"}) {
        CHECK_THAT(refused("--seed=" + std::string{number}), StartsWith("--seed: "));
        CHECK_THAT(refused("--threads=" + std::string{number}), StartsWith("--threads: "));
        CHECK_THAT(refused("--players=" + std::string{number}), StartsWith("--players: "));
        CHECK_THAT(refused("--game-number=" + std::string{number}), StartsWith("--game-number: "));
        CHECK_THAT(refused("--option hard=" + std::string{number} + "x"), StartsWith("--option: "));
        CHECK(run_program("play --seed=" + std::string{number}).exit_code == 2);
    }
    CHECK_THAT(refused("--game-number 0"), StartsWith("--game-number: write a number from 1 up"));
    CHECK(refused("-n 5 --game-number 6") == "cardwright: there is no game 6 in a run of 5\n");
    CHECK(refused("-n 5 --games-to /nowhere/games") ==
          "cardwright: cannot write \"/nowhere/games\"\n");
    CHECK(refused("-n 5 --record /nowhere/one.game") ==
          "cardwright: cannot write \"/nowhere/one.game\"\n");
    CHECK_THAT(refused("--kingdom villag"), ContainsSubstring("did you mean \"village\"?"));
    CHECK_THAT(refused("--json --csv"), ContainsSubstring("--csv"));
}

TEST_CASE("intervals are sound near nothing and near everything", "[sim]") {
    using tool::interval_of;
    CHECK(interval_of({0, 0}).low == 0);
    CHECK(interval_of({0, 0}).high == 1);
    CHECK(interval_of({0, 10}).low == 0);
    CHECK_THAT(interval_of({0, 10}).high, WithinAbs(0.2775, 1e-4));
    CHECK_THAT(interval_of({10, 10}).low, WithinAbs(0.7225, 1e-4));
    CHECK(interval_of({10, 10}).high == 1);
    CHECK_THAT(interval_of({50, 100}).low, WithinAbs(0.4038, 1e-4));
    CHECK_THAT(interval_of({50, 100}).high, WithinAbs(0.5962, 1e-4));
}

TEST_CASE("a win rate is of the players who had the card", "[sim]") {
    const Kit kit = mini_kit("brawl");
    tool::SimSummary summary{kit.blueprint(), subject_with({"one", "two"})};
    const DefId card = DefId{0};
    GameResult game;
    game.cycles = 10;
    game.scores = {5, 3};
    game.winners = {true, false};
    game.chairs = {1, 0};
    game.cards = {{0, 0, card, 2}, {0, 1, card, 3}};
    summary.add(game);
    game.cards = {{0, 0, card, 1}};
    summary.add(game);
    game.winners = {true, true};
    summary.add(game);
    CHECK(summary.games() == 3);
    CHECK(summary.ties().hits == 1);
    CHECK(summary.wins(summary.players()[0]).hits == 2);
    CHECK(summary.first_chair().hits == 0);
    CHECK(summary.score_mean(summary.players()[1]) == 3);
    const auto cards = summary.cards();
    REQUIRE(cards.size() == 1);
    const auto& counted = cards[0].counted[0];
    CHECK(counted.times == 7);
    CHECK(counted.wins.tries == 4);
    CHECK(counted.wins.hits == 2);
}

TEST_CASE("scores at the ends of all numbers add up", "[sim]") {
    const Kit kit = mini_kit("brawl");
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    tool::SimSummary summary{kit.blueprint(), subject_with({"one", "two"})};
    GameResult game;
    game.scores = {highest, lowest};
    game.winners = {true, false};
    game.chairs = {0, 1};
    for (int times = 0; times < 100; ++times) summary.add(game);
    CHECK(summary.score_mean(summary.players()[0]) == static_cast<double>(highest));
    CHECK(summary.score_mean(summary.players()[1]) == static_cast<double>(lowest));
    // What cancels out leaves nothing behind.
    game.scores = {lowest, highest};
    for (int times = 0; times < 100; ++times) summary.add(game);
    CHECK(summary.score_mean(summary.players()[0]) == -0.5);
    CHECK(summary.score_mean(summary.players()[1]) == -0.5);
}

TEST_CASE("a ruleset that scores as high as numbers go is simulated", "[sim]") {
    const std::filesystem::path own{testing::source_tree()};
    const Overlay overlay{
        {(own / "scripts/dominion/scoring.lua").generic_string(),
         text_of((own / "tests/attacks/mods/score_overflow/into-ruleset/scoring.lua").string())}};
    const Kit kit{Catalog::open({own}, overlay), {own}, "dominion", {"base"}};
    SimulationPlan plan;
    plan.seats = {"big-money", "big-money"};
    plan.games = 3;
    tool::SimSummary summary{kit.blueprint(), subject_with(plan.seats)};
    simulate(kit, plan, [&](const GameResult& game) { summary.add(game); });
    CHECK(summary.games() == 3);
    CHECK(summary.wins(summary.players()[0]).hits == 3);
    CHECK(summary.score_mean(summary.players()[0]) > 9e18);
    CHECK(summary.score_mean(summary.players()[1]) < -9e18);
}

TEST_CASE("a game that finds no end is a result, and the run goes on", "[sim]") {
    const TemporaryFolder folder;
    const std::string games = folder.file("games.jsonl");
    // The fifth game of this run: two who do anything trash every Copper they have.
    const std::string arguments = "--seed 2 -n 8 --hashes ";
    const auto run = figures(arguments + "--games-to " + games);
    CHECK(run.at("games") == 8);
    CHECK(run.at("unfinished") == 1);
    const auto lines = lines_of(text_of(games));
    REQUIRE(lines.size() == 8);
    const auto fifth = nlohmann::json::parse(lines[4]);
    CHECK(fifth.at("unfinished") == true);
    CHECK_FALSE(fifth.at("seats")[0].contains("won"));
    CHECK_FALSE(nlohmann::json::parse(lines[3]).contains("unfinished"));
    CHECK(run.at("hashes") == figures(arguments + "--threads 2").at("hashes"));

    const ProgramRun text = run_program("sim " + arguments);
    CHECK(text.exit_code == 0);
    CHECK_THAT(text.output, ContainsSubstring("1 unfinished: it found no end."));

    const std::string record = folder.file("fifth.game");
    const ProgramRun again = run_program("sim --seed 2 --game-number 5 --record " + record);
    INFO(again.output);
    CHECK(again.exit_code == 0);
    CHECK_THAT(again.output, StartsWith("game 5 found no end; its record is " + record + "\n"));
    CHECK(std::holds_alternative<Record>(read_record(text_of(record))));
}

TEST_CASE("only what is shared is a tie, and what nobody wins is lost", "[sim]") {
    const Kit kit = mini_kit("brawl");
    tool::SimSummary summary{kit.blueprint(), subject_with({"alone"})};
    GameResult game;
    game.scores = {5};
    game.winners = {false};
    game.chairs = {0};
    summary.add(game);
    summary.add(game);
    game.winners = {true};
    summary.add(game);
    game.finished = false;
    game.scores = {0};
    game.winners = {false};
    summary.add(game);
    CHECK(summary.games() == 4);
    CHECK(summary.unfinished() == 1);
    CHECK(summary.ties().hits == 0);
    CHECK(summary.lost().hits == 2);
    CHECK(summary.wins(summary.players()[0]).hits == 1);
    CHECK(summary.wins(summary.players()[0]).tries == 3);
    CHECK(summary.score_mean(summary.players()[0]) == 5);

    const auto solo = figures("--game chronicles --players 1 -n 4 --seed 1");
    CHECK(solo.at("ties") == 0);
    CHECK(solo.at("lost").get<double>() + solo.at("seats")[0].at("wins").get<double>() == 1);
}

TEST_CASE("progress says how far, how fast and how long still", "[sim]") {
    using tool::progress_text;
    CHECK(progress_text(0, 10'000, 0) ==
          "[--------------------]   0 %  0 a second  0 of 10 000 games");
    CHECK(progress_text(4'000, 10'000, 2) ==
          "[########------------]  40 %  0:03 left  2 000 a second  4 000 of 10 000 games");
    CHECK(progress_text(9'999, 10'000, 1) ==
          "[###################-]  99 %  0:00 left  9 999 a second  9 999 of 10 000 games");
    CHECK_THAT(progress_text(1, 10'000, 1), ContainsSubstring("  2:46:39 left"));
    CHECK_THAT(progress_text(0, 0, 0), ContainsSubstring("100 %"));
}

TEST_CASE("the progress bar gives way to large figures", "[sim]") {
    const std::string text =
        tool::progress_text(1'234'567'890, 9'876'543'210, 400'000, "games", 85);
    CHECK(text.size() == 85);
    CHECK_THAT(text, StartsWith("[-------"));
    CHECK_THAT(text, ContainsSubstring("1 234 567 890 of 9 876 543 210 games"));
    CHECK_THAT(tool::progress_text(1'234'567'890, 9'876'543'210, 400'000, "games", 79),
               StartsWith(" 12 %"));
}

TEST_CASE("shares of a run are all its games, each once", "[sim]") {
    for (const std::uint64_t games : {0ULL, 1ULL, 7ULL, 16ULL, 1'000'003ULL}) {
        std::uint64_t next = 0;
        for (std::uint32_t number = 1; number <= 16; ++number) {
            const tool::Shard shard{number, 16};
            CHECK(shard.first(games) == next);
            next += shard.count(games);
        }
        CHECK(next == games);
    }
    CHECK(tool::read_shard("3/16") == tool::Shard{3, 16});
    for (const char* wrong : {"", "3", "0/4", "5/4", "1/0", "a/b", "1/2/3", "-1/2"}) {
        CHECK_THROWS_AS(tool::read_shard(wrong), std::invalid_argument);
    }
}

TEST_CASE("merged shares are the run, figure for figure", "[sim]") {
    const TemporaryFolder folder;
    const std::string arguments = "--seats big-money,random --alternate -n 25 --seed 5 --hashes ";
    std::string files;
    for (const char* share : {"2", "1", "3"}) {
        const std::string file = folder.file(std::string{share} + ".json");
        std::ofstream{file} << figures(arguments + "--shard " + share + "/3").dump();
        files += " " + file;
    }
    const ProgramRun merged = run_program("merge --json" + files);
    INFO(merged.output);
    REQUIRE(merged.exit_code == 0);
    CHECK(without_times(nlohmann::json::parse(merged.output)) == without_times(figures(arguments)));

    const ProgramRun text = run_program("merge" + files);
    CHECK_THAT(text.output, StartsWith("Dominion: 25 games in"));

    const ProgramRun twice =
        run_program("merge " + folder.file("1.json") + " " + folder.file("1.json"));
    CHECK(twice.exit_code == 2);
    CHECK_THAT(twice.output, ContainsSubstring("are both share 1/3"));
    const ProgramRun part =
        run_program("merge " + folder.file("1.json") + " " + folder.file("3.json"));
    CHECK(part.exit_code == 2);
    CHECK_THAT(part.output, ContainsSubstring("of 3 shares there is no 2"));
    const ProgramRun enough = run_program("merge --partial --json " + folder.file("1.json"));
    CHECK(enough.exit_code == 0);

    const std::string other = folder.file("other.json");
    std::ofstream{other} << figures("--seats big-money,random -n 25 --seed 6 --shard 2/3").dump();
    const ProgramRun mixed = run_program("merge " + folder.file("1.json") + " " + other);
    CHECK(mixed.exit_code == 2);
    CHECK_THAT(mixed.output, ContainsSubstring("are of different runs"));
    std::ofstream{other} << "{ \"format\": \"cardwright/sim@1\" }";
    CHECK_THAT(run_program("merge " + other).output, ContainsSubstring("lacks figures"));
    CHECK(run_program("merge /dev/zero").exit_code == 2);
    auto impossible = nlohmann::json::parse(std::ifstream{folder.file("1.json")});
    impossible["sums"]["cards"][0]["counted"][0] = {1, 1'000'000'000'000U, 1};
    std::ofstream{other} << impossible.dump();
    CHECK_THAT(run_program("merge --partial " + other).output,
               ContainsSubstring("has won more games than it was in"));
}

TEST_CASE("a deviation is that of the numbers", "[sim]") {
    tool::Moments numbers;
    for (const std::int64_t number : {2, 4, 4, 4, 5, 5, 7, 9}) numbers.add(number);
    CHECK(numbers.mean(8) == 5);
    CHECK_THAT(numbers.deviation(8), WithinAbs(2.13809, 1e-5));
    numbers.add(std::numeric_limits<std::int64_t>::max());
    CHECK_FALSE(numbers.squared());
}

TEST_CASE("one game of a run can be told to other programs, and all games on standard output",
          "[sim]") {
    const TemporaryFolder folder;
    const auto game = figures("--game-number 3 --record " + folder.file("three.game"));
    CHECK(game.at("game") == 3);
    CHECK(game.at("record") == folder.file("three.game"));
    const auto all = figures("-n 3 --hashes");
    CHECK(game.at("hash") == all.at("hashes")[2]);

    const ProgramRun games = run_program("sim -n 3 --games-to -");
    const auto lines = lines_of(games.output);
    REQUIRE(lines.size() == 3);
    CHECK(nlohmann::json::parse(lines[2]).at("game") == 3);
}

TEST_CASE("the JSON says what was played and how lengths and scores spread", "[sim]") {
    const auto run = figures("--kingdom first_game --sets base -n 40");
    CHECK(run.at("sets") == nlohmann::json::array({"base"}));
    CHECK(run.at("kingdom") == nlohmann::json::array({"first_game"}));
    CHECK(run.at("mods").empty());
    CHECK(run.at("options").empty());
    CHECK_FALSE(run.at("engine").get<std::string>().empty());
    CHECK(run.at("ties_low") <= run.at("ties"));
    CHECK(run.at("turns_deviation") > 0);
    CHECK(run.at("seats")[0].at("score_deviation") > 0);
    std::uint64_t games = 0;
    for (const auto& [length, count] : run.at("lengths").items()) {
        games += count.get<std::uint64_t>();
    }
    CHECK(games == 40 - run.at("unfinished").get<std::uint64_t>());
}

TEST_CASE("the default opponent is worth playing against", "[sim]") {
    // It lost four of five games to two-militias, and nearly all where the kingdom has no Smithy.
    const auto wins = [](const std::string& other, const std::string& kingdom) {
        return figures("--game dominion --seats village-smithy-market," + other + " --kingdom " +
                       kingdom + " -n 60 --alternate --seed 2")["seats"][0]["wins"]
            .get<double>();
    };
    CHECK(wins("two-militias", "first_game") > 0.45);
    CHECK(wins("big-money", "clean_living") > 0.8);
}

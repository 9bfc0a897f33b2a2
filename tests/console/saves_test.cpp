// What was played is never lost, and never written over.

#include <sys/stat.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "console/terminal.hpp"
#include "match/record.hpp"
#include "support/places.hpp"
#include "support/program.hpp"

using namespace cardwright;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> with(std::vector<std::string> arguments,
                              const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

const std::vector<std::string> base_game{"--lang",    "en",         "--game", "dominion",
                                         "--sets",    "base",       "--seed", "5",
                                         "--kingdom", "first_game", "--plain"};

std::vector<std::string> against_bot(const std::vector<std::string>& more = {}) {
    return with(with(base_game, {"--seats", "human,village-smithy-market"}), more);
}

std::vector<std::string> two_people(const std::vector<std::string>& more = {}) {
    return with(with(base_game, {"--seats", "human,human"}), more);
}

std::string text_of(const std::string& file) {
    std::ifstream in{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

Record record_in(const std::string& file) {
    auto read = read_record(text_of(file));
    INFO(text_of(file));
    REQUIRE(std::holds_alternative<Record>(read));
    return std::get<Record>(std::move(read));
}

std::size_t answers_of(const Record& record, std::uint8_t seat) {
    return static_cast<std::size_t>(
        std::count_if(record.answers.begin(), record.answers.end(),
                      [&](const RecordedAnswer& answer) { return answer.seat == seat; }));
}

std::vector<std::string> files_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator{folder}) {
        names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

TEST_CASE("a program that is killed after any answer has lost none", "[console][saves][terminal]") {
    const std::vector<std::string> lines{"all", "silver", "all", "silver", "undo", "estate"};
    const std::vector<std::size_t> answers{1, 2, 3, 4, 3, 4};
    const TemporaryFolder folder;
    for (std::size_t typed = 1; typed <= lines.size(); ++typed) {
        const std::string file = folder.file(std::to_string(typed) + ".game");
        Terminal table{against_bot({"--record", file})};
        for (std::size_t at = 0; at < typed; ++at) table.type(lines[at]);
        table.send_signal(SIGKILL);
        CHECK(table.exit_code() == 128 + SIGKILL);
        CHECK(answers_of(record_in(file), 0) == answers[typed - 1]);
    }
    const PipedRun again = run_piped({"--lang", "en", "--load", folder.file("4.game")}, "");
    CHECK(again.exit_code == 0);
    CHECK_THAT(again.output, ContainsSubstring("Turn 3"));
}

TEST_CASE("a last line that is not whole is left out, told, and mended by the next answer",
          "[console][saves]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("a.game");
    REQUIRE(run_piped(against_bot({"--record", file}), "all\nsilver\n").exit_code == 0);
    const std::string whole = text_of(file);
    const std::string torn = "1 treasures play:cop";
    std::ofstream{file, std::ios::app} << torn;
    const PipedRun opened = run_piped({"--lang", "en", "--load", file}, "");
    CHECK(opened.exit_code == 0);
    CHECK_THAT(opened.output, ContainsSubstring("last line of the file was not whole"));
    CHECK(text_of(file) == whole + torn);
    CHECK(run_piped({"--lang", "en", "--load", file}, "all\n").exit_code == 0);
    CHECK(text_of(file).starts_with(whole + "1 treasures play:copper "));
    CHECK(record_in(file).torn_bytes == 0);
}

TEST_CASE("a new game never writes over another one's file", "[console][saves]") {
    const TemporaryFolder home;
    for (int game = 0; game < 3; ++game) {
        CHECK(run_piped(against_bot(), "all\n", home.path()).exit_code == 0);
    }
    CHECK(files_in(home.path() / "cardwright") ==
          std::vector<std::string>{"dominion-5-2.game", "dominion-5-3.game", "dominion-5.game"});
    const std::string file = home.file("mine.game");
    home.write("mine.game", "my shopping list\n");
    const PipedRun named = run_piped(against_bot({"--record", file}), "all\n");
    CHECK(named.exit_code == 2);
    CHECK_THAT(named.output, ContainsSubstring("there is already something called " + file));
    const PipedRun saved = run_piped(against_bot(), "all\nsave " + file + "\n");
    CHECK_THAT(saved.output, ContainsSubstring("could not be saved"));
    CHECK(saved.exit_code == 0);  // it is kept where it was
    CHECK(text_of(file) == "my shopping list\n");
}

TEST_CASE("a game without an answer leaves no file", "[console][saves]") {
    const TemporaryFolder home;
    CHECK(run_piped(against_bot(), "", home.path()).exit_code == 0);
    CHECK_FALSE(fs::exists(home.path() / "cardwright"));
}

TEST_CASE("save moves the game to a file of that name and goes on there", "[console][saves]") {
    const TemporaryFolder home;
    const std::string file = home.file("ein Abend mit Änne.game");
    const PipedRun run = run_piped(against_bot(), "all\nsave " + file + "\nsilver\n", home.path());
    CHECK(run.exit_code == 0);
    CHECK(answers_of(record_in(file), 0) == 2);
    CHECK(files_in(home.path() / "cardwright").empty());
}

TEST_CASE("nothing but a new regular file is ever written", "[console][saves]") {
    const TemporaryFolder folder;
    const std::string target = folder.file("target");
    folder.write("target", "precious\n");
    fs::create_symlink(target, folder.path() / "link");
    fs::create_symlink(folder.path() / "nowhere", folder.path() / "dangling");
    fs::create_directory(folder.path() / "folder");
    REQUIRE(mkfifo(folder.file("fifo").c_str(), 0600) == 0);
    const auto before = files_in(folder.path());
    for (const std::string& path :
         {folder.file("link"), folder.file("dangling"), folder.file("folder"), folder.file("fifo"),
          std::string{"/dev/null"}, std::string{"/dev/full"}}) {
        INFO(path);
        CHECK(run_piped(against_bot({"--record", path}), "all\n").exit_code == 2);
        const PipedRun run = run_piped(against_bot(), "all\nsave " + path + "\n");
        CHECK_THAT(run.output, ContainsSubstring("could not be saved"));
    }
    CHECK(files_in(folder.path()) == before);
    CHECK(text_of(target) == "precious\n");
    for (const std::string& path :
         {folder.file("fifo"), folder.file("folder"), std::string{"/dev/zero"}}) {
        const PipedRun run = run_piped({"--load", path}, "");
        CHECK(run.exit_code == 2);
        CHECK_THAT(run.output, ContainsSubstring("is no file"));
    }
}

TEST_CASE("a game that is opened through a link goes on in a file of its own", "[console][saves]") {
    const TemporaryFolder home;
    const std::string file = home.file("a.game");
    REQUIRE(run_piped(against_bot({"--record", file}), "all\n").exit_code == 0);
    fs::create_symlink(file, home.path() / "link.game");
    const std::string before = text_of(file);
    const PipedRun run =
        run_piped({"--lang", "en", "--load", home.file("link.game")}, "silver\n", home.path());
    CHECK(run.exit_code == 0);
    CHECK_THAT(run.output, ContainsSubstring("goes on in a file of its own"));
    CHECK(text_of(file) == before);
    CHECK(answers_of(record_in(home.file("cardwright/dominion-5.game")), 0) == 2);
}

TEST_CASE("two programs never play one file", "[console][saves][terminal]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("a.game");
    Terminal first{against_bot({"--record", file})};
    first.type("all");
    const PipedRun second = run_piped({"--load", file}, "silver\n");
    CHECK(second.exit_code == 2);
    CHECK_THAT(second.output, ContainsSubstring("another program is playing the game " + file));
    const PipedRun at_table = run_piped(against_bot(), "load " + file + "\n");
    CHECK_THAT(at_table.output, ContainsSubstring("another program is playing"));
    first.type("silver");
    CHECK(answers_of(record_in(file), 0) == 2);
}

TEST_CASE("a file that somebody else has changed is not written to", "[console][saves][terminal]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("a.game");
    Terminal table{against_bot({"--record", file})};
    table.type("all");
    std::ofstream{file, std::ios::app} << "# an editor that knows no locks\n";
    const std::string before = text_of(file);
    table.type("silver");
    CHECK_THAT(table.raw(), ContainsSubstring("another program has changed it"));
    table.type("quit");
    CHECK(table.exit_code() == 1);
    CHECK(text_of(file) == before);
}

TEST_CASE("a save that fails is told, also at the end of the input, and gives an exit code",
          "[console][saves]") {
    const TemporaryFolder folder;
    std::string answers;
    for (int turn = 0; turn < 20; ++turn) answers += "all\n.\n";
    folder.write("input", answers);
    const std::string play =
        " play --lang en --game dominion --sets base --kingdom first_game "
        "--seats human,big-money --seed 5 <" +
        folder.file("input");
    const auto run_shell = [&](const std::string& before, const std::string& after) {
        return run_program("--version >/dev/null; " + before + " " + testing::built_program() +
                           play + after);
    };
    SECTION("no folder can be made") {
        const ProgramRun run = run_shell("XDG_DATA_HOME=/dev/null", "");
        CHECK(run.exit_code == 1);
        CHECK_THAT(run.output, ContainsSubstring("could not be saved: cannot make the folder"));
    }
    SECTION("there is no room for the file") {
        const std::string file = folder.file("full.game");
        const ProgramRun run = run_shell("ulimit -f 0;", " --record " + file);
        CHECK(run.exit_code == 1);
        CHECK_THAT(run.output, ContainsSubstring("could not be saved"));
        CHECK_FALSE(fs::exists(file));
    }
    SECTION("there is room for some answers") {
        const std::string file = folder.file("some.game");
        // A file of the whole game first: the limit is a block less than that.
        REQUIRE(run_shell("", " --record " + folder.file("all.game")).exit_code == 0);
        constexpr std::uintmax_t block = 512;
        const auto blocks = (fs::file_size(folder.file("all.game")) - 100) / block;
        const ProgramRun run =
            run_shell("ulimit -f " + std::to_string(blocks) + ";", " --record " + file);
        CHECK(run.exit_code == 1);
        CHECK_THAT(run.output, ContainsSubstring("could not be saved"));
        const Record record = record_in(file);
        CHECK(record.torn_bytes == 0);
        CHECK_FALSE(record.answers.empty());
    }
}

TEST_CASE("opening a record does not change it", "[console][saves]") {
    const TemporaryFolder home;
    const std::string file = home.file("bots.game");
    const auto opened = [&](const std::vector<std::string>& more, const std::string& input) {
        return run_piped(with({"--lang", "en", "--load", file}, more), input, home.path());
    };
    SECTION("a game that is over") {
        REQUIRE(run_piped(with(base_game, {"--seats", "big-money,random", "--record", file}), "")
                    .exit_code == 0);
        const std::string before = text_of(file);
        CHECK(opened({}, "").exit_code == 0);
        CHECK(opened({"--seats", "human,human"}, "all\n").exit_code == 0);
        CHECK(text_of(file) == before);
        CHECK_FALSE(fs::exists(home.path() / "cardwright"));
    }
    SECTION("a game of bots that is played on, by them or by a person") {
        REQUIRE(run_piped(with(base_game, {"--seats", "big-money,random", "--record", file}), "")
                    .exit_code == 0);
        // Its first half.
        Record record = record_in(file);
        record.answers.resize(record.answers.size() / 2);
        while (record.hashes.back().first > record.answers.size()) record.hashes.pop_back();
        const std::string before = to_text(record);
        home.write("bots.game", before);
        CHECK_THAT(opened({}, "").output, ContainsSubstring("The game is over"));
        const PipedRun person = opened({"--seats", "human,random"}, "all\n.\n");
        CHECK(person.exit_code == 0);
        CHECK(text_of(file) == before);
        CHECK(files_in(home.path() / "cardwright").size() == 2);
    }
    SECTION("a person's game that is only looked at") {
        REQUIRE(run_piped(against_bot({"--record", file}), "all\n").exit_code == 0);
        const std::string before = text_of(file);
        CHECK_THAT(opened({}, "log\n").output, ContainsSubstring("--load " + file));
        CHECK(text_of(file) == before);
    }
}

TEST_CASE("the command that goes on works, whatever the file is called", "[console][saves]") {
    const TemporaryFolder folder;
    for (const std::string name : {"an evening.game", "it's $(late) \"now\".game", "Ütő王.game"}) {
        const std::string file = folder.file(name);
        const PipedRun run = run_piped(against_bot({"--record", file}), "all\n");
        const std::string before = "To continue: cardwright ";
        const std::size_t at = run.output.find(before);
        REQUIRE(at != std::string::npos);
        const std::string command = run.output.substr(at + before.size());
        const ProgramRun again =
            run_program(command.substr(0, command.find('\n')) + " --lang en </dev/null");
        INFO(command);
        CHECK(again.exit_code == 0);
        CHECK_THAT(again.output, ContainsSubstring("Coins 4"));
    }
}

TEST_CASE("the file of a game that was deleted is made anew", "[console][saves][terminal]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("a.game");
    Terminal table{against_bot({"--record", file})};
    table.type("all");
    fs::remove(file);
    table.type("silver");
    CHECK(answers_of(record_in(file), 0) == 2);
}

TEST_CASE("the file of a game that got another name is made anew under its own",
          "[console][saves][terminal]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("a.game");
    Terminal table{against_bot({"--record", file})};
    table.type("all");
    fs::rename(file, folder.file("b.game"));
    SECTION("whole") {
        table.type("silver");
        CHECK(answers_of(record_in(file), 0) == 2);
    }
    SECTION("unless something else has the name: then that is told") {
        fs::create_directory(file);
        table.type("silver");
        CHECK(table.shows("could not be saved"));
    }
    CHECK(answers_of(record_in(folder.file("b.game")), 0) == 1);
}

namespace {

std::string many_times(const std::string& line, int times) {
    std::string text;
    for (int time = 0; time < times; ++time) text += line;
    return text;
}

}  // namespace

TEST_CASE("a program that hangs is ended by one request, and nothing is lost", "[console][saves]") {
    // Nobody reads what it says: it waits for ever to say more.
    const TemporaryFolder folder;
    const std::string file = folder.file("a.game");
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        fs::remove(file);
        StuckProgram program{against_bot({"--record", file}),
                             "all\nsilver\n" + many_times("log\n", 5'000)};
        const int code =
            signal == SIGINT ? program.end_by_repeating(signal) : program.end_by(signal);
        INFO(code);
        CHECK((code == 0 || code == 128 + signal));
        CHECK(answers_of(record_in(file), 0) == 2);
    }
}

TEST_CASE("an undo past somebody else's answer asks the table", "[console][saves]") {
    Terminal table{two_people()};
    table.answer("").answer("all").answer("silver").type("undo");
    CHECK(table.shows("undo another player's answer"));
    table.type("no");
    CHECK(table.shows("it stays as it is"));
    table.type("undo").answer("yes");
    CHECK(table.cursor_line() == "Player 1 >");
}

TEST_CASE("whoever sits down at the keyboard cannot bring back what others typed",
          "[console][saves][terminal]") {
    Terminal table{two_people()};
    const std::string up = "\x1b[A";
    const std::string yank = "\x19";
    const std::string search = "\x12";
    table.type("").type("all");
    table.keys("a secret", "Player 1 > a secret").keys("\x15", "Player 1 >").answer("silver");
    REQUIRE(table.cursor_line() == "Player 2 >");
    table.keys(up + yank + "x", "Player 2 > x");
    table.keys("\x15", "Player 2 >");
    CHECK(table.raw().find("a secret", table.raw().rfind("Player 2 >")) == std::string::npos);
    // One's own lines are still there.
    table.type("card moat").keys(up, "Player 2 > card moat");
}

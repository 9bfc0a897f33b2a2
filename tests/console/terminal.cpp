#include "console/terminal.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <cstdlib>
#include <fstream>

#include "support/places.hpp"

namespace cardwright::testing {
namespace {

constexpr int patience = 60'000;  // milliseconds of silence; only a program that hangs needs them

[[noreturn]] void become_program(const std::vector<std::string>& arguments,
                                 const std::filesystem::path& home) {
    setenv("XDG_DATA_HOME", home.c_str(), 1);
    // Found by its name, as when it is installed.
    const std::string folder = std::filesystem::path{testing::built_program()}.parent_path();
    setenv("PATH", (folder + ":/usr/bin:/bin").c_str(), 1);
    setenv("TERM", "xterm", 1);
    setenv("LANG", "C.UTF-8", 1);
    unsetenv("LC_ALL");
    setenv("NO_COLOR", "1", 1);
    unsetenv("CARDWRIGHT_PATH");
    std::vector<std::string> words{testing::built_program(), "play"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    execv(argv[0], argv.data());
    _exit(127);
}

int code_of(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

Terminal::Terminal(const std::vector<std::string>& arguments, std::size_t columns, std::size_t rows)
    : screen_{columns, rows} {
    start(arguments, columns, rows, home_.path());
}

Terminal::Terminal(const std::vector<std::string>& arguments, std::size_t columns, std::size_t rows,
                   const std::filesystem::path& home)
    : screen_{columns, rows} {
    start(arguments, columns, rows, home);
}

void Terminal::start(const std::vector<std::string>& arguments, std::size_t columns,
                     std::size_t rows, const std::filesystem::path& home) {
    winsize size = {};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(rows);
    child_ = forkpty(&master_, nullptr, nullptr, &size);
    REQUIRE(child_ >= 0);
    if (child_ == 0) become_program(arguments, home);
    read_until([&] { return cursor_line().find('>') != std::string::npos; });
}

Terminal::~Terminal() {
    if (child_ > 0) {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }
    if (master_ >= 0) close(master_);
}

/// What is typed before the line editor has taken over the terminal would be shown twice.
void Terminal::wait_for_editor() const {
    constexpr int most_milliseconds = 500;  // some prompts are read without the editor
    for (int waited = 0; waited < most_milliseconds; ++waited) {
        termios mode = {};
        if (tcgetattr(master_, &mode) != 0 || (mode.c_lflag & ICANON) == 0) return;
        usleep(1000);
    }
}

void Terminal::write_all(std::string_view bytes) {
    wait_for_editor();
    while (!bytes.empty()) {
        const ssize_t written = ::write(master_, bytes.data(), bytes.size());
        if (written <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

bool Terminal::read_some() {
    pollfd waiting{master_, POLLIN, 0};
    const int ready = poll(&waiting, 1, patience);
    INFO("the screen:\n" << screen_.text());
    REQUIRE(ready > 0);
    std::array<char, 4096> buffer = {};
    const ssize_t got = ::read(master_, buffer.data(), buffer.size());
    if (got <= 0) {
        ended_ = true;  // the program has closed its side
        return false;
    }
    const std::string_view bytes{buffer.data(), static_cast<std::size_t>(got)};
    raw_ += bytes;
    screen_.write(bytes);
    return true;
}

void Terminal::read_until(const std::function<bool()>& done) {
    while (!ended_ && !done()) {
        if (!read_some()) return;
    }
}

Terminal& Terminal::type(std::string_view line) {
    const std::size_t since = raw_.size();
    write_all(std::string{line} + "\r");
    // The line editor answers Enter with a new line; after it the next prompt is the last thing.
    read_until([&] {
        return raw_.find('\n', since) != std::string::npos &&
               cursor_line().find('>') != std::string::npos;
    });
    return *this;
}

Terminal& Terminal::answer(std::string_view line) {
    type(line);
    while (!ended_ && cursor_line() == ">" && !shows("──")) type("");
    return *this;
}

Terminal& Terminal::keys(std::string_view keys, std::string_view line) {
    write_all(keys);
    read_until([&] { return cursor_line() == line; });
    CHECK(cursor_line() == line);
    return *this;
}

Terminal& Terminal::wait_for(std::string_view text) {
    read_until([&] { return shows(text) && cursor_line().find('>') != std::string::npos; });
    CHECK(shows(text));
    return *this;
}

Terminal& Terminal::resize(std::size_t columns, std::size_t rows) {
    winsize size = {};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(rows);
    REQUIRE(ioctl(master_, TIOCSWINSZ, &size) == 0);
    screen_ = ScreenMemory{columns, rows};
    return *this;
}

void Terminal::send_signal(int signal) {
    kill(child_, signal);
}

void Terminal::hang_up() {
    close(master_);
    master_ = -1;
}

int Terminal::exit_code() {
    if (master_ >= 0) {
        read_until([] { return false; });
    }
    int status = 0;
    REQUIRE(waitpid(child_, &status, 0) == child_);
    child_ = -1;
    return code_of(status);
}

StuckProgram::StuckProgram(const std::vector<std::string>& arguments, const std::string& input) {
    const std::string in = folder_.file("in");
    std::ofstream{in, std::ios::binary} << input;
    int ends[2] = {-1, -1};
    REQUIRE(pipe2(ends, O_CLOEXEC) == 0);
    child_ = fork();
    REQUIRE(child_ >= 0);
    if (child_ == 0) {
        dup2(open(in.c_str(), O_RDONLY), STDIN_FILENO);
        dup2(ends[1], STDOUT_FILENO);
        dup2(STDOUT_FILENO, STDERR_FILENO);
        become_program(arguments, folder_.path());
    }
    output_ = ends[0];
    pollfd pipe{ends[1], POLLOUT, 0};
    while (poll(&pipe, 1, 0) > 0) {  // until nothing more goes in
        REQUIRE(waitpid(child_, nullptr, WNOHANG) == 0);
        usleep(1000);
    }
    close(ends[1]);
}

StuckProgram::~StuckProgram() {
    if (child_ > 0) {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }
    close(output_);
}

int StuckProgram::end_by(int signal) {
    kill(child_, signal);
    int status = 0;
    REQUIRE(waitpid(child_, &status, 0) == child_);
    child_ = -1;
    return code_of(status);
}

int StuckProgram::end_by_repeating(int signal) {
    int status = 0;
    pid_t ended = 0;
    while (ended == 0) {
        kill(child_, signal);
        usleep(1000);
        ended = waitpid(child_, &status, WNOHANG);
    }
    REQUIRE(ended == child_);
    child_ = -1;
    return code_of(status);
}

void check_approved(const std::string& name, const std::string& text) {
    const auto path = std::filesystem::path{testing::source_tree()} / "tests" / "console" /
                      "approved" / (name + ".txt");
    if (const char* approve = std::getenv("CARDWRIGHT_APPROVE"); approve != nullptr) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream{path} << text;
        return;
    }
    std::ifstream file{path};
    const std::string approved{std::istreambuf_iterator<char>{file}, {}};
    INFO("if the new text is right: CARDWRIGHT_APPROVE=1 cardwright_tests '[console]'");
    CHECK(text == approved);
}

PipedRun run_piped(const std::vector<std::string>& arguments, const std::string& input) {
    const TemporaryFolder home;
    return run_piped(arguments, input, home.path());
}

PipedRun run_piped(const std::vector<std::string>& arguments, const std::string& input,
                   const std::filesystem::path& home) {
    const TemporaryFolder pipes;
    const std::string in = pipes.file("in");
    const std::string out = pipes.file("out");
    std::ofstream{in, std::ios::binary} << input;
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        dup2(open(in.c_str(), O_RDONLY), STDIN_FILENO);
        dup2(open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
        dup2(STDOUT_FILENO, STDERR_FILENO);
        become_program(arguments, home);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    std::ifstream file{out, std::ios::binary};
    return {code_of(status), {std::istreambuf_iterator<char>{file}, {}}};
}

}  // namespace cardwright::testing

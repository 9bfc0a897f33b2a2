// A terminal in memory with the program in it: tests type, and look at the screen.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "support/temporary_folder.hpp"

namespace cardwright::testing {

/// What a terminal shows: as much of its language as the console and its line editor speak.
class ScreenMemory {
  public:
    ScreenMemory(std::size_t columns, std::size_t rows);

    void write(std::string_view bytes);
    /// Without the spaces at the ends of lines and the empty lines at the bottom.
    [[nodiscard]] std::string text() const;
    /// The line the cursor is in.
    [[nodiscard]] std::string cursor_line() const;

  private:
    void put(const std::string& glyph, std::size_t width);
    void obey(char command, const std::vector<int>& numbers);
    void new_line();
    [[nodiscard]] std::string line_text(std::size_t row) const;

    std::size_t columns_;
    std::vector<std::vector<std::string>> cells_;  // a wide glyph is followed by an empty cell
    std::size_t row_ = 0;
    std::size_t column_ = 0;
    std::string pending_;  // the beginning of a glyph or command that has not fully arrived
};

/// `cardwright play` in a terminal of 80 columns and 24 rows (or another size).
class Terminal {
  public:
    explicit Terminal(const std::vector<std::string>& arguments, std::size_t columns = 80,
                      std::size_t rows = 24);
    /// With a data folder that stays.
    Terminal(const std::vector<std::string>& arguments, std::size_t columns, std::size_t rows,
             const std::filesystem::path& home);
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    Terminal(Terminal&&) = delete;
    Terminal& operator=(Terminal&&) = delete;

    /// Types a line and waits for the next prompt, or for the end of the program.
    Terminal& type(std::string_view line);
    /// The same, and whoever is called to the keyboard sits down.
    Terminal& answer(std::string_view line);
    /// Keys without Enter; waits until the line reads like this.
    Terminal& keys(std::string_view keys, std::string_view line);
    /// Waits until the program shows this of its own accord, and then for its prompt.
    Terminal& wait_for(std::string_view text);
    Terminal& resize(std::size_t columns, std::size_t rows);
    void send_signal(int signal);
    /// The line goes dead, as when a window is closed.
    void hang_up();
    /// Waits for the end of the program and returns its exit code.
    int exit_code();

    [[nodiscard]] std::string screen() const { return screen_.text(); }
    [[nodiscard]] std::string cursor_line() const { return screen_.cursor_line(); }
    [[nodiscard]] bool shows(std::string_view text) const {
        return screen_.text().find(text) != std::string::npos;
    }
    /// Everything the program has written, with all its commands to the terminal.
    [[nodiscard]] const std::string& raw() const noexcept { return raw_; }

  private:
    void start(const std::vector<std::string>& arguments, std::size_t columns, std::size_t rows,
               const std::filesystem::path& home);
    void wait_for_editor() const;
    void write_all(std::string_view bytes);
    bool read_some();
    void read_until(const std::function<bool()>& done);

    TemporaryFolder home_;
    ScreenMemory screen_;
    std::string raw_;
    int master_ = -1;
    pid_t child_ = -1;
    bool ended_ = false;
};

/// `cardwright play` with a file of answers, and nobody who reads what it says: once it has said a
/// little it can only wait.
class StuckProgram {
  public:
    StuckProgram(const std::vector<std::string>& arguments, const std::string& input);
    ~StuckProgram();
    StuckProgram(const StuckProgram&) = delete;
    StuckProgram& operator=(const StuckProgram&) = delete;
    StuckProgram(StuckProgram&&) = delete;
    StuckProgram& operator=(StuckProgram&&) = delete;

    /// The exit code after this signal, or after as many of it as it takes.
    [[nodiscard]] int end_by(int signal);
    [[nodiscard]] int end_by_repeating(int signal);

  private:
    TemporaryFolder folder_;
    int output_ = -1;
    pid_t child_ = -1;
};

/// Compares with tests/console/approved/<name>.txt. With CARDWRIGHT_APPROVE=1 in the environment
/// the text is approved as it is.
void check_approved(const std::string& name, const std::string& text);

/// `cardwright play` with a file of answers instead of a terminal.
struct PipedRun {
    int exit_code = -1;
    std::string output;
};
[[nodiscard]] PipedRun run_piped(const std::vector<std::string>& arguments,
                                 const std::string& input);
/// The same with a data folder that stays.
[[nodiscard]] PipedRun run_piped(const std::vector<std::string>& arguments,
                                 const std::string& input, const std::filesystem::path& home);

}  // namespace cardwright::testing

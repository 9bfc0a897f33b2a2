#pragma once

#include <fmt/format.h>
#include <spdlog/logger.h>

#include <chrono>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace cardwright::tool {

// What the program did, for whoever looks for the reason of something afterwards. A player is told
// what matters by the table itself and never sees this. Lines read `what key=value key=value`.
//
//   info   content that was loaded, games that were begun or opened, simulations
//   debug  every save, and what a script's mistake said: it may name cards that a seat cannot see
//   warn   what went wrong and is told nowhere else

/// Adds `--log-level` and `--log-file` to every subcommand.
void add_log_options(CLI::App& program);

/// From now on somebody sits at a terminal: the log goes to a file in the data folder, unless
/// another was asked for. Call it before anything is logged.
void keep_log_off_the_screen();

/// The log of the program. Made when it is first used.
[[nodiscard]] spdlog::logger& log();

/// The text on one line, without anything that commands a terminal.
[[nodiscard]] std::string log_text(std::string_view text);

template <typename... Arguments>
void log_line(spdlog::level::level_enum level, fmt::format_string<Arguments...> line,
              Arguments&&... arguments) {
    if (!log().should_log(level)) return;
    log().log(level, spdlog::string_view_t{
                         log_text(fmt::format(line, std::forward<Arguments>(arguments)...))});
}

/// How long something has taken so far, in whole milliseconds.
class LogClock {
  public:
    [[nodiscard]] long long milliseconds() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::steady_clock::now() - start_)
            .count();
    }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace cardwright::tool

// One line that says what is being measured: on a terminal, and nothing anywhere else.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <string>

namespace cardwright::bench {

class ProgressLine {
  public:
    ProgressLine() = default;
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ProgressLine(ProgressLine&&) = delete;
    ProgressLine& operator=(ProgressLine&&) = delete;
    ~ProgressLine() { show(""); }

    void show(const std::string& text) {
        if (!terminal_) return;
        // To the beginning, clear the line, write: a shorter text leaves nothing behind.
        fmt::print(stderr, "\r\x1b[K{}", text);
        std::fflush(stderr);
    }

  private:
    bool terminal_ = isatty(STDERR_FILENO) != 0;
};

}  // namespace cardwright::bench

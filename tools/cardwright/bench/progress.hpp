// One line that says what is being measured: on a terminal, and nothing anywhere else.
#pragma once

#include <unistd.h>

#include <string>

#include "cardwright/output.hpp"

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
        if (terminal_) tool::rewrite_line(text);
    }

  private:
    bool terminal_ = isatty(STDERR_FILENO) != 0;
};

}  // namespace cardwright::bench

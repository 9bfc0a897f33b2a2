#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cardwright::tool {

/// A line somebody typed, or why there is none.
struct TypedLine {
    enum class Outcome {
        line,
        too_long,     ///< more than any answer can need; none of it was kept
        ended,        ///< the end of the input, or a terminal that is gone
        interrupted,  ///< Ctrl-C, or the system asks the program to stop
        disturbed,  ///< whoever looks while it waits has seen something; what was typed comes again
    };
    Outcome outcome = Outcome::line;
    std::string text;
};

/// What may follow the beginning of a word or of several.
using Completer = std::function<std::vector<std::string>(std::string_view beginning)>;

/// Where lines come from.
class LineReader {
  public:
    LineReader() = default;
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;
    LineReader(LineReader&&) = delete;
    LineReader& operator=(LineReader&&) = delete;
    virtual ~LineReader() = default;

    /// Another person comes to the keyboard: what others have typed is not theirs to bring back.
    virtual void sit_down(std::size_t /*person*/) {}

    [[nodiscard]] virtual TypedLine read(const std::string& prompt, const Completer& completer) = 0;

    /// Is called now and then while a person at a terminal types; if it returns true, the waiting
    /// is over.
    using Look = std::function<bool()>;
    void look_while_waiting(Look look) {
        if (disturbable_) look_ = std::move(look);
    }
    /// Somebody may not want that.
    void may_be_disturbed(bool may) noexcept { disturbable_ = may; }

  protected:
    [[nodiscard]] const Look& look() const noexcept { return look_; }

  private:
    Look look_;
    bool disturbable_ = true;
};

inline constexpr std::size_t longest_typed_line = 2000;

/// From a pipe or a file.
[[nodiscard]] std::unique_ptr<LineReader> piped_lines();
/// From a terminal, with editing, history and completion.
[[nodiscard]] std::unique_ptr<LineReader> edited_lines();

/// What the tab key may add to a line: for each possible word how the line would go on.
[[nodiscard]] std::vector<std::string> endings(std::string_view line, const Completer& completer);

}  // namespace cardwright::tool

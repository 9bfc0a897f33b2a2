#include <unistd.h>

#include <array>
#include <cerrno>

#include "cardwright/console/line_reader.hpp"
#include "cardwright/console/stopping.hpp"

namespace cardwright::tool {
namespace {

class PipedLines final : public LineReader {
  public:
    TypedLine read(const std::string& /*prompt*/, const Completer& /*completer*/) override {
        std::string line;
        bool too_long = false;
        while (true) {
            while (next_ < filled_) {
                const char letter = buffer_[next_++];
                if (letter == '\n') {
                    if (too_long) return {TypedLine::Outcome::too_long, {}};
                    return {TypedLine::Outcome::line, std::move(line)};
                }
                too_long = too_long || line.size() >= longest_typed_line;
                if (!too_long) line += letter;
            }
            if (!wait_for_input()) return {TypedLine::Outcome::interrupted, {}};
            const ssize_t got = ::read(STDIN_FILENO, buffer_.data(), buffer_.size());
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) break;
            next_ = 0;
            filled_ = static_cast<std::size_t>(got);
        }
        // A last line without its end still counts.
        if (line.empty() || too_long) return {TypedLine::Outcome::ended, {}};
        return {TypedLine::Outcome::line, std::move(line)};
    }

  private:
    std::array<char, 4096> buffer_ = {};
    std::size_t next_ = 0;
    std::size_t filled_ = 0;
};

}  // namespace

std::unique_ptr<LineReader> piped_lines() {
    return std::make_unique<PipedLines>();
}

}  // namespace cardwright::tool

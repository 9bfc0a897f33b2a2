#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cardwright {

/// What scripts may use up. Every number can be shrunk in a test; the name of a field is the name
/// that a message gives when the limit is reached.
///
/// "Call" is one entry of the host into scripts: from `Sandbox::begin_call()` to the next one.
struct ScriptLimits {
    /// Instructions of the Lua machine, and units charged by library functions.
    std::uint64_t instructions_per_call = 5'000'000;
    /// Bytes alive at one time, garbage not counted.
    std::size_t memory_bytes = 64 * std::size_t{1024 * 1024};
    /// Bytes asked for, even if given back at once: bounds the copying that no hook can see.
    std::uint64_t allocation_volume_per_call = 256 * std::uint64_t{1024 * 1024};
    /// The longest string. Comparing two strings is one instruction however long they are.
    std::size_t string_bytes = std::size_t{1024 * 1024};
    /// Elements or bytes that one call of a library function may touch.
    std::size_t library_call_size = 100'000;
    std::size_t sort_elements = 4096;
    /// Elements of lists that one function of the game may be given, those of lists inside and the
    /// cards of zones counted.
    std::size_t list_elements = 10'000;
    /// Names in one table of named arguments.
    std::size_t table_keys = 64;
    /// Answers a bot may put together before it gives one.
    std::size_t bot_answers = 256;
    std::size_t script_file_bytes = 256 * std::size_t{1024};
    /// How deep scripts may load scripts while they are being loaded themselves.
    std::uint32_t load_depth = 32;
    std::uint32_t log_lines_per_game = 1000;
    std::size_t log_line_bytes = 1024;
    /// The last resort. A clock is not deterministic, so it may end a game, never change its
    /// course.
    double clock_seconds_per_call = 1.5;
};

enum class Limit : std::uint8_t {
    none,
    instructions_per_call,
    memory_bytes,
    allocation_volume_per_call,
    string_bytes,
    library_call_size,
    sort_elements,
    list_elements,
    table_keys,
    bot_answers,
    script_file_bytes,
    load_depth,
    log_lines_per_game,
    log_line_bytes,
    clock_seconds_per_call,
};

inline constexpr std::size_t limit_count = 15;

/// The name of the field in ScriptLimits; empty for `Limit::none`.
[[nodiscard]] const char* limit_name(Limit limit) noexcept;

/// One finished sentence for every limit, so that none has to be put together when memory is out.
class LimitSentences {
  public:
    explicit LimitSentences(const ScriptLimits& limits) noexcept;

    [[nodiscard]] const char* operator[](Limit limit) const noexcept {
        return sentences_[static_cast<std::size_t>(limit)].data();
    }

  private:
    std::array<std::array<char, 192>, limit_count> sentences_{};
};

}  // namespace cardwright

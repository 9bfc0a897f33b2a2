#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "match/content_stamp.hpp"
#include "match/table_plan.hpp"

namespace cardwright {

/// One answer of a record: who, to which question, what.
struct RecordedAnswer {
    std::uint8_t seat = 0;
    std::string prompt;
    std::string answer;

    bool operator==(const RecordedAnswer&) const = default;
};

/// A whole game as text: small enough to paste into a bug report. Holds the seed, so that of a
/// running game stays with whoever hosts it.
///
/// The text only ever grows: answers are added at its end, and so is that some were taken back,
/// that the content has changed meanwhile or that the game goes on from here with it. Reading it
/// gives the game as it stood at the end.
struct Record {
    ContentStamp content;
    TablePlan plan;                  ///< the line-up in full
    std::vector<std::string> seats;  ///< who sat there: `human`, a bot
    /// How the table stood when the game went on with other rules: the answers have been given
    /// since then. Empty: since the beginning.
    std::string standing;
    std::vector<RecordedAnswer> answers;
    /// State hashes: after how many answers, and which.
    std::vector<std::pair<std::size_t, std::uint64_t>> hashes;
    /// What was read has so many bytes in whole lines, and so many in a last line without an end:
    /// the program was stopped while it wrote. That line is left out.
    std::size_t whole_bytes = 0;
    std::size_t torn_bytes = 0;
};

/// A hash is written this often: enough to find where two games part, few enough to stay small.
inline constexpr std::size_t answers_per_hash = 16;

/// Longer records are neither written nor read.
inline constexpr std::size_t largest_record = 32'000'000;

[[nodiscard]] std::string to_text(const Record& record);

// The lines it is made of.
[[nodiscard]] std::string heading_text(const Record& record);
[[nodiscard]] std::string answer_line(const RecordedAnswer& answer);
[[nodiscard]] std::string hash_line(std::uint64_t hash);
[[nodiscard]] std::string taken_back_line(std::size_t answers);
/// From here on another content was used.
[[nodiscard]] std::string content_lines(const ContentStamp& content);

/// From here on the game was played with other rules, and this is how it stood.
[[nodiscard]] std::string standing_lines(std::string_view standing);

/// What is wrong with a record's text, with the line.
struct RecordProblem {
    int line = 0;
    std::string message;
};

[[nodiscard]] std::variant<Record, RecordProblem> read_record(std::string_view text);

}  // namespace cardwright

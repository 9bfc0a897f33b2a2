#include "match/record.hpp"

#include <fmt/format.h>

#include <charconv>

namespace cardwright {
namespace {

constexpr std::string_view format_line = "cardwright/record@1";
constexpr std::size_t longest_line = 4096;
constexpr std::size_t most_lines = 100'000;

/// Cuts the first word off a line.
std::string_view take_word(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

template <typename Number>
bool read_number(std::string_view word, Number& out, int base = 10) {
    const auto result = std::from_chars(word.data(), word.data() + word.size(), out, base);
    return !word.empty() && result.ec == std::errc{} && result.ptr == word.data() + word.size();
}

/// Reads one line after the other; every method returns an empty string or what is wrong.
class Reader {
  public:
    Record record;
    bool answers = false;

    std::string read(std::string_view line) {
        if (!answers) return read_heading(line);
        std::string_view rest = line;
        const std::string_view first = take_word(rest);
        if (first == "=") {
            std::uint64_t hash = 0;
            if (!read_number(rest, hash, 16)) return "expected \"= <hash>\"";
            record.hashes.emplace_back(record.answers.size(), hash);
            return {};
        }
        unsigned seat = 0;
        if (!read_number(first, seat) || seat < 1 || seat > record.plan.seats) {
            return "expected \"<seat> <question> <answer>\" with a seat from 1 to " +
                   std::to_string(record.plan.seats);
        }
        const std::string_view prompt = take_word(rest);
        if (prompt.empty() || rest.empty()) return "expected \"<seat> <question> <answer>\"";
        record.answers.push_back(
            {static_cast<std::uint8_t>(seat - 1), std::string{prompt}, std::string{rest}});
        return {};
    }

  private:
    std::string read_heading(std::string_view line) {
        if (line == "---") {
            answers = true;
            if (record.ruleset.empty()) return "the record does not say its ruleset";
            return {};
        }
        const std::string_view key = take_word(line);
        const std::string value{line};
        if (key == "engine") {
            record.engine = value;
        } else if (key == "ruleset") {
            record.ruleset = value;
        } else if (key == "set") {
            const std::string id{take_word(line)};
            record.sets.emplace_back(id, std::string{line});
        } else if (key == "seats") {
            unsigned seats = 0;
            if (!read_number(value, seats) || seats < 1 || seats > most_seats) {
                return "expected a number of seats from 1 to " + std::to_string(most_seats);
            }
            record.plan.seats = static_cast<std::uint8_t>(seats);
        } else if (key == "seed") {
            if (!read_number(value, record.plan.seed)) return "expected a whole number as seed";
        } else if (key == "first") {
            unsigned first = 0;
            if (!read_number(value, first) || first < 1 || first > most_seats)
                return "expected a seat";
            record.plan.first = static_cast<std::uint8_t>(first - 1);
        } else if (key == "lineup") {
            while (!line.empty()) record.plan.lineup.emplace_back(take_word(line));
        } else if (key == "option") {
            const std::string name{take_word(line)};
            std::int32_t number = 0;
            if (!read_number(line, number)) return "expected \"option <name> <number>\"";
            record.plan.options.emplace_back(name, number);
        } else if (key == "seat") {
            record.seats.push_back(value);
        } else {
            return "unknown line \"" + std::string{key} + "\"";
        }
        return {};
    }
};

}  // namespace

std::string to_text(const Record& record) {
    std::string text =
        fmt::format("{}\nengine {}\nruleset {}\n", format_line, record.engine, record.ruleset);
    for (const auto& [id, hash] : record.sets) text += fmt::format("set {} {}\n", id, hash);
    text += fmt::format("seats {}\nseed {}\n", record.plan.seats, record.plan.seed);
    if (record.plan.first) text += fmt::format("first {}\n", *record.plan.first + 1);
    if (!record.plan.lineup.empty()) {
        text += fmt::format("lineup {}\n", fmt::join(record.plan.lineup, " "));
    }
    for (const auto& [name, number] : record.plan.options) {
        text += fmt::format("option {} {}\n", name, number);
    }
    for (const std::string& seat : record.seats) text += fmt::format("seat {}\n", seat);
    text += "---\n";
    std::size_t next_hash = 0;
    const auto write_hashes = [&](std::size_t done) {
        while (next_hash < record.hashes.size() && record.hashes[next_hash].first <= done) {
            text += fmt::format("= {:016x}\n", record.hashes[next_hash++].second);
        }
    };
    for (std::size_t at = 0; at < record.answers.size(); ++at) {
        const RecordedAnswer& answer = record.answers[at];
        text += fmt::format("{} {} {}\n", answer.seat + 1, answer.prompt, answer.answer);
        write_hashes(at + 1);
    }
    return text;
}

std::variant<Record, RecordProblem> read_record(std::string_view text) {
    Reader reader;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (line.size() > longest_line) return RecordProblem{number, "the line is too long"};
        if (static_cast<std::size_t>(number) > most_lines) {
            return RecordProblem{number, "the record has too many lines"};
        }
        if (number == 1) {
            if (line != format_line) {
                return RecordProblem{1, "this is no record: its first line is not \"" +
                                            std::string{format_line} + "\""};
            }
            continue;
        }
        if (line.empty() || line.front() == '#') continue;
        std::string problem = reader.read(line);
        if (!problem.empty()) return RecordProblem{number, std::move(problem)};
    }
    if (number == 0) return RecordProblem{1, "the record is empty"};
    if (!reader.answers) return RecordProblem{number, "the record ends before its answers begin"};
    return std::move(reader.record);
}

}  // namespace cardwright

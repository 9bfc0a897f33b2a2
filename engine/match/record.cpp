#include "match/record.hpp"

#include <fmt/format.h>

#include <charconv>

#include "match/record_text.hpp"

namespace cardwright {
namespace {

constexpr std::string_view format_line = "cardwright/record@2";
/// What it was before content was recorded piece by piece and answers were taken back in the text.
constexpr std::string_view older_format_line = "cardwright/record@1";
constexpr std::size_t longest_line = 256 * 1024;
constexpr std::size_t most_lines = 1'000'000;
/// Of what a record names (sets, cards, files, seats …): all of it may come to be told in messages.
constexpr std::size_t longest_name = 512;
constexpr std::size_t longest_path = 4096;
constexpr std::string_view name_too_long = "a name is too long";

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

/// Is a heading line, or one about content, made of names? A folder may be longer.
bool names_fit(std::string_view key, std::string_view line) {
    if (key.size() > longest_name) return false;
    if (key == "engine" || key == "seat") return line.size() <= longest_name;
    if (key == "mod") return take_word(line).size() <= longest_name;
    while (!line.empty()) {
        if (take_word(line).size() > longest_name) return false;
    }
    return true;
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
        if (first == "undo") return take_back(rest);
        if (first == "+") return read_later_content(rest);
        if (first == "!") return read_standing(rest);
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
    std::string take_back(std::string_view number) {
        std::size_t count = 0;
        if (!read_number(number, count) || count < 1 || count > record.answers.size()) {
            return fmt::format("expected \"undo <number>\" with at most {} answers to take back",
                               record.answers.size());
        }
        record.answers.resize(record.answers.size() - count);
        while (!record.hashes.empty() && record.hashes.back().first > record.answers.size()) {
            record.hashes.pop_back();
        }
        return {};
    }

    /// What was answered before cannot be put in again with the rules there are now.
    std::string read_standing(std::string_view line) {
        if (line.starts_with("table ")) {
            record.standing.clear();
            record.answers.clear();
            record.hashes.clear();
        } else if (record.standing.empty() || !record.answers.empty()) {
            return "expected \"! table …\" before the other lines of a table";
        }
        record.standing += line;
        record.standing += '\n';
        return {};
    }

    /// All of it is told anew, from the engine on.
    std::string read_later_content(std::string_view line) {
        const std::string ruleset = record.content.ruleset;
        if (line.starts_with("engine ")) {
            record.content = {};
            record.content.ruleset = ruleset;
            // The answers are put in with other content: the table need not stand as it did.
            record.hashes.clear();
        }
        const std::string_view key = take_word(line);
        if (!names_fit(key, line)) return std::string{name_too_long};
        const auto problem = read_content(key, line);
        if (!problem) return "expected content after \"+\", as in \"+ engine 1.0\"";
        if (record.content.ruleset != ruleset) return "a game cannot change its ruleset";
        return *problem;
    }

    /// Nothing if the line is not about content.
    std::optional<std::string> read_content(std::string_view key, std::string_view line) {
        ContentStamp& content = record.content;
        const auto add = [&](NamedHashes& hashes) {
            const std::string name{take_word(line)};
            hashes.emplace_back(name, std::string{line});
            return std::string{};
        };
        if (key == "engine") {
            content.engine = line;
        } else if (key == "ruleset") {
            content.ruleset = take_word(line);
            content.ruleset_hash = line;
        } else if (key == "rules") {
            return add(content.rules);
        } else if (key == "set") {
            return add(content.sets);
        } else if (key == "card") {
            return add(content.cards);
        } else if (key == "mod") {
            const std::string hash{take_word(line)};
            const auto path = meant_by(line);
            if (!path || path->empty() || path->size() > longest_path)
                return "expected \"mod <hash> <folder>\"";
            content.mods.emplace_back(*path, hash);
        } else {
            return std::nullopt;
        }
        return std::string{};
    }

    std::string read_heading(std::string_view line) {
        if (line == "---") {
            answers = true;
            if (record.content.ruleset.empty()) return "the record does not say its ruleset";
            return {};
        }
        const std::string_view key = take_word(line);
        if (!names_fit(key, line)) return std::string{name_too_long};
        if (auto problem = read_content(key, line)) return *problem;
        const std::string value{line};
        if (key == "seats") {
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
        } else if (key == "pack") {
            auto& pack = record.plan.packs.emplace_back();
            while (!line.empty()) pack.emplace_back(take_word(line));
            if (record.plan.packs.size() > most_seats) return "there are more packs than seats";
        } else if (key == "option") {
            const std::string name{take_word(line)};
            std::int32_t number = 0;
            if (!read_number(line, number)) return "expected \"option <name> <number>\"";
            record.plan.options.emplace_back(name, number);
        } else if (key == "seat") {
            const auto seat = meant_by(value);
            if (!seat) return "expected \"seat <who sits there>\"";
            record.seats.push_back(*seat);
        } else {
            return "unknown line \"" + std::string{key} + "\"";
        }
        return {};
    }
};

std::string content_text(const ContentStamp& content, std::string_view before) {
    std::string text = fmt::format("{0}engine {1}\n{0}ruleset {2} {3}\n", before, content.engine,
                                   content.ruleset, content.ruleset_hash);
    const auto add = [&](std::string_view key, const NamedHashes& hashes) {
        for (const auto& [name, hash] : hashes) {
            text += fmt::format("{}{} {} {}\n", before, key, record_word(name), hash);
        }
    };
    add("rules", content.rules);
    add("set", content.sets);
    for (const auto& [path, hash] : content.mods) {
        text += fmt::format("{}mod {} {}\n", before, hash, record_line(path));
    }
    add("card", content.cards);
    return text;
}

}  // namespace

std::string heading_text(const Record& record) {
    std::string text = fmt::format("{}\n{}", format_line, content_text(record.content, ""));
    text += fmt::format("seats {}\nseed {}\n", record.plan.seats, record.plan.seed);
    if (record.plan.first) text += fmt::format("first {}\n", *record.plan.first + 1);
    for (const auto& pack : record.plan.packs) {
        text += fmt::format("pack {}\n", fmt::join(pack, " "));
    }
    if (!record.plan.lineup.empty()) {
        text += fmt::format("lineup {}\n", fmt::join(record.plan.lineup, " "));
    }
    for (const auto& [name, number] : record.plan.options) {
        text += fmt::format("option {} {}\n", name, number);
    }
    for (const std::string& seat : record.seats) {
        text += fmt::format("seat {}\n", record_line(seat));
    }
    return text + "---\n";
}

std::string answer_line(const RecordedAnswer& answer) {
    return fmt::format("{} {} {}\n", answer.seat + 1, answer.prompt, answer.answer);
}

std::string hash_line(std::uint64_t hash) {
    return fmt::format("= {:016x}\n", hash);
}

std::string taken_back_line(std::size_t answers) {
    return fmt::format("undo {}\n", answers);
}

std::string content_lines(const ContentStamp& content) {
    return content_text(content, "+ ");
}

std::string standing_lines(std::string_view standing) {
    std::string text;
    while (!standing.empty()) {
        const std::size_t end = standing.find('\n') + 1;
        text += "! ";
        text += standing.substr(0, end);
        standing.remove_prefix(end);
    }
    return text;
}

std::string to_text(const Record& record) {
    std::string text = heading_text(record) + standing_lines(record.standing);
    std::size_t next_hash = 0;
    while (next_hash < record.hashes.size() && record.hashes[next_hash].first == 0) {
        text += hash_line(record.hashes[next_hash++].second);
    }
    for (std::size_t at = 0; at < record.answers.size(); ++at) {
        text += answer_line(record.answers[at]);
        while (next_hash < record.hashes.size() && record.hashes[next_hash].first <= at + 1) {
            text += hash_line(record.hashes[next_hash++].second);
        }
    }
    return text;
}

std::variant<Record, RecordProblem> read_record(std::string_view text) {
    if (text.empty()) return RecordProblem{1, "the record is empty"};
    Reader reader;
    int number = 0;
    const std::size_t all_bytes = text.size();
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const bool torn = end == std::string_view::npos;
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (number == 1 && line != format_line && line != older_format_line) {
            return RecordProblem{1, "this is not a saved game: its first line is not \"" +
                                        std::string{format_line} + "\""};
        }
        if (torn) break;  // what is missing could change its meaning
        text.remove_prefix(end + 1);
        if (line.size() > longest_line) return RecordProblem{number, "the line is too long"};
        if (static_cast<std::size_t>(number) > most_lines) {
            return RecordProblem{number, "the record has too many lines"};
        }
        // Text that ends in the midst would be told of in messages.
        if (line.find('\0') != std::string_view::npos) {
            return RecordProblem{number, "the line holds a zero byte"};
        }
        if (number == 1 || line.empty() || line.front() == '#') continue;
        std::string problem = reader.read(line);
        if (!problem.empty()) return RecordProblem{number, std::move(problem)};
    }
    if (!reader.answers) return RecordProblem{number, "the record ends before its answers begin"};
    reader.record.torn_bytes = text.size();
    reader.record.whole_bytes = all_bytes - text.size();
    return std::move(reader.record);
}

}  // namespace cardwright

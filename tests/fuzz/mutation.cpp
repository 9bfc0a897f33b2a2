#include "fuzz/mutation.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

namespace cardwright::fuzz {
namespace {

const std::vector<std::string>& odd_pieces() {
    using namespace std::string_literals;
    static const std::vector<std::string> pieces{"&a ",
                                                 "*a",
                                                 "!!binary ",
                                                 "!x ",
                                                 "<<: ",
                                                 "---\n",
                                                 "...\n",
                                                 "? ",
                                                 "|\n",
                                                 ">\n",
                                                 "{",
                                                 "[",
                                                 "}",
                                                 "]",
                                                 ": ",
                                                 "- ",
                                                 "'",
                                                 "\"",
                                                 "\t",
                                                 "\0"s,
                                                 "\xff",
                                                 "\xc0\x80",
                                                 "\x1b[2J",
                                                 "\xc2\x9b",
                                                 "\xe2\x80\xae",
                                                 "\r",
                                                 "%",
                                                 "@",
                                                 "`",
                                                 "#",
                                                 "~",
                                                 "null",
                                                 "true",
                                                 "no",
                                                 "-",
                                                 "=",
                                                 "= 0",
                                                 "999",
                                                 "99999999999999999999",
                                                 "-2147483649",
                                                 "2147483648",
                                                 "-1",
                                                 "0",
                                                 "1.5",
                                                 "0x10",
                                                 "010",
                                                 "1e9",
                                                 "{ min: 1, max: 0 }",
                                                 "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
                                                 "{ a: [ { b: [] } ] }",
                                                 "{gives} {x} {n|a} {n|a|b|c|d|e}",
                                                 "{",
                                                 "}{",
                                                 "../../etc/passwd",
                                                 "/",
                                                 "\\",
                                                 "@2",
                                                 ":",
                                                 "p1",
                                                 "none",
                                                 "all",
                                                 "picked",
                                                 "everyone",
                                                 "me.hand",
                                                 std::string(300, 'a'),
                                                 std::string(5000, 'b'),
                                                 std::string(20000, '[')};
    return pieces;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1);
        lines.push_back(text.substr(at, end + 1 - at));
        at = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

/// Where the words of a text are: letters, digits and underscores.
std::vector<std::pair<std::size_t, std::size_t>> words_of(const std::string& text) {
    std::vector<std::pair<std::size_t, std::size_t>> words;
    const auto fits = [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!fits(text[at])) continue;
        const std::size_t begin = at;
        while (at < text.size() && fits(text[at])) ++at;
        words.emplace_back(begin, at - begin);
    }
    return words;
}

/// A structure nobody has written, out of the words of a text.
std::string invented(const std::vector<std::string>& words, Dice& dice, int depth) {
    if (depth == 0 || dice.one_in(3)) {
        return dice.one_in(3) ? dice.pick(odd_pieces()) : dice.pick(words);
    }
    const bool map = dice.one_in(2);
    std::string text = map ? "{ " : "[";
    const std::size_t entries = dice.below(4);
    for (std::size_t at = 0; at < entries; ++at) {
        if (at > 0) text += ", ";
        if (map) text += dice.pick(words) + ": ";
        text += invented(words, dice, depth - 1);
    }
    return text + (map ? " }" : "]");
}

/// Puts such a structure behind a key, or in the place of a line.
std::string with_invention(const std::string& text, Dice& dice) {
    std::vector<std::string> words;
    for (const auto& [at, length] : words_of(text)) words.push_back(text.substr(at, length));
    std::vector<std::string> lines = lines_of(text);
    if (words.empty()) return text;
    std::string& line = lines[dice.below(lines.size())];
    const std::size_t colon = line.find(": ");
    line = (colon == std::string::npos ? "" : line.substr(0, colon + 2)) +
           invented(words, dice, 3) + "\n";
    return joined(lines);
}

std::string with_changed_lines(const std::string& text, const std::string& other, Dice& dice) {
    std::vector<std::string> lines = lines_of(text);
    const auto at = static_cast<std::ptrdiff_t>(dice.below(lines.size()));
    const auto to = static_cast<std::ptrdiff_t>(dice.below(lines.size()));
    switch (dice.below(6)) {
        case 0:
            lines.erase(lines.begin() + at);
            break;
        case 1:
            lines.insert(lines.begin() + to, std::string{lines[static_cast<std::size_t>(at)]});
            break;
        case 2:
            std::swap(lines[static_cast<std::size_t>(at)], lines[static_cast<std::size_t>(to)]);
            break;
        case 3:
            lines[static_cast<std::size_t>(at)].insert(0, std::string(1 + dice.below(8), ' '));
            break;
        case 4: {
            std::string& line = lines[static_cast<std::size_t>(at)];
            line.erase(0, std::min(line.find_first_not_of(' '), line.size()));
            break;
        }
        default: {
            const std::vector<std::string> foreign = lines_of(other);
            if (!foreign.empty()) lines.insert(lines.begin() + to, dice.pick(foreign));
            break;
        }
    }
    return joined(lines);
}

}  // namespace

std::string changed(std::string text, const std::string& other, Dice& dice) {
    if (text.empty()) return dice.pick(odd_pieces());
    const auto words = words_of(text);
    switch (dice.below(10)) {
        case 0:
        case 1:
            return with_changed_lines(text, other, dice);
        case 7:
        case 8:
            return with_invention(text, dice);
        case 2: {  // a word by an odd one
            if (words.empty()) break;
            const auto [at, length] = dice.pick(words);
            return text.replace(at, length, dice.pick(odd_pieces()));
        }
        case 3:
        case 4: {  // a word by another one of the same text
            if (words.empty()) break;
            const auto [from, size] = dice.pick(words);
            const std::string word = text.substr(from, size);
            const auto [at, length] = dice.pick(words);
            return text.replace(at, length, word);
        }
        case 5: {  // a stretch is missing
            const std::size_t at = dice.below(text.size());
            return text.erase(at, 1 + dice.below(dice.one_in(4) ? text.size() : 12));
        }
        case 6:
            text[dice.below(text.size())] = static_cast<char>(dice.below(256));
            return text;
        default:
            break;
    }
    return text.insert(dice.below(text.size() + 1), dice.pick(odd_pieces()));
}

std::string spoiled(std::string text, const std::string& other, Dice& dice) {
    const std::size_t times = 1 + dice.below(dice.one_in(4) ? 12 : 2);
    for (std::size_t at = 0; at < times; ++at) text = changed(std::move(text), other, dice);
    return text;
}

}  // namespace cardwright::fuzz

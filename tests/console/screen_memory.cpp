#include <algorithm>
#include <cctype>

#include "console/terminal.hpp"
#include "table/glyphs.hpp"

namespace cardwright::testing {
namespace {

/// How many bytes the glyph has that begins like this.
std::size_t glyph_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first < 0xE0) return 2;
    return first < 0xF0 ? 3 : 4;
}

}  // namespace

ScreenMemory::ScreenMemory(std::size_t columns, std::size_t rows)
    : columns_{columns}, cells_(rows, std::vector<std::string>(columns, " ")) {}

void ScreenMemory::new_line() {
    if (++row_ < cells_.size()) return;
    row_ = cells_.size() - 1;
    cells_.erase(cells_.begin());
    cells_.emplace_back(columns_, " ");
}

void ScreenMemory::put(const std::string& glyph, std::size_t width) {
    if (width == 0) {
        if (column_ > 0) cells_[row_][column_ - 1] += glyph;
        return;
    }
    if (column_ + width > columns_) {
        column_ = 0;
        new_line();
    }
    cells_[row_][column_] = glyph;
    for (std::size_t more = 1; more < width; ++more) cells_[row_][column_ + more].clear();
    column_ += width;
}

void ScreenMemory::obey(char command, const std::vector<int>& numbers) {
    const int given = numbers.empty() ? 0 : numbers[0];
    const auto count = static_cast<std::size_t>(std::max(given, 1));
    auto& line = cells_[row_];
    const auto at = [&](std::size_t column) {
        return line.begin() + static_cast<std::ptrdiff_t>(std::min(column, line.size()));
    };
    const auto clear_to_end = [&] { std::fill(at(column_), line.end(), " "); };
    switch (command) {
        case 'A':
            row_ -= std::min(row_, count);
            break;
        case 'C':
            column_ = std::min(column_ + count, columns_ - 1);
            break;
        case 'D':
            column_ -= std::min(column_, count);
            break;
        case 'G':
            column_ = std::min(count, columns_) - 1;
            break;
        case 'H':
            row_ = column_ = 0;
            break;
        case 'J':
            if (given == 2) {
                for (auto& each : cells_) std::fill(each.begin(), each.end(), " ");
            } else if (given == 0) {
                clear_to_end();
                for (std::size_t row = row_ + 1; row < cells_.size(); ++row) {
                    std::fill(cells_[row].begin(), cells_[row].end(), " ");
                }
            }
            break;
        case 'K':
            clear_to_end();
            break;
        case 'P':
            line.erase(at(column_), at(column_ + count));
            line.resize(columns_, " ");
            break;
        case '@':
            line.insert(at(column_), count, " ");
            line.resize(columns_, " ");
            break;
        default:
            break;  // colours and modes change nothing that is compared
    }
}

void ScreenMemory::write(std::string_view bytes) {
    pending_ += bytes;
    std::size_t done = 0;
    while (done < pending_.size()) {
        const char first = pending_[done];
        if (first == '\x1b') {
            if (done + 1 >= pending_.size()) break;
            if (pending_[done + 1] != '[') {
                done += 2;
                continue;
            }
            std::size_t end = done + 2;
            while (end < pending_.size() &&
                   std::isalpha(static_cast<unsigned char>(pending_[end])) == 0 &&
                   pending_[end] != '@') {
                ++end;
            }
            if (end >= pending_.size()) break;
            std::vector<int> numbers;
            for (std::size_t at = done + 2; at < end; ++at) {
                if (std::isdigit(static_cast<unsigned char>(pending_[at])) == 0) continue;
                if (numbers.empty() ||
                    std::isdigit(static_cast<unsigned char>(pending_[at - 1])) == 0) {
                    numbers.push_back(0);
                }
                numbers.back() = numbers.back() * 10 + (pending_[at] - '0');
            }
            obey(pending_[end], numbers);
            done = end + 1;
            continue;
        }
        if (static_cast<unsigned char>(first) < 0x20) {
            if (first == '\n') new_line();
            if (first == '\r') column_ = 0;
            if (first == '\b' && column_ > 0) --column_;
            ++done;
            continue;
        }
        const std::size_t length = glyph_length(static_cast<unsigned char>(first));
        if (done + length > pending_.size()) break;
        const std::string glyph = pending_.substr(done, length);
        put(glyph, tool::columns(glyph));
        done += length;
    }
    pending_.erase(0, done);
}

std::string ScreenMemory::line_text(std::size_t row) const {
    std::string text;
    for (const std::string& cell : cells_[row]) text += cell;
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::string ScreenMemory::text() const {
    std::string text;
    for (std::size_t row = 0; row < cells_.size(); ++row) text += line_text(row) + "\n";
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

std::string ScreenMemory::cursor_line() const {
    return line_text(row_);
}

}  // namespace cardwright::testing

#include "catalog/yaml/source_lines.hpp"

#include <algorithm>

#include "catalog/yaml/utf8.hpp"

namespace cardwright {

SourceLines::SourceLines(std::string_view text) : text_{text} {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\n') starts_.push_back(at + 1);
    }
}

std::size_t SourceLines::line_at(std::size_t offset) const noexcept {
    const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
    return static_cast<std::size_t>(after - starts_.begin()) - 1;
}

std::size_t SourceLines::offset(int line, int byte) const noexcept {
    if (line < 0 || byte < 0) return 0;
    const auto index = std::min(static_cast<std::size_t>(line), starts_.size() - 1);
    return std::min(starts_[index] + static_cast<std::size_t>(byte), text_.size());
}

TextPosition SourceLines::position(std::size_t offset) const {
    const std::size_t line = line_at(offset);
    if (last_offset_ < starts_[line] || last_offset_ > offset) {
        last_offset_ = starts_[line];
        last_column_ = 1;
    }
    last_column_ += static_cast<int>(characters(text_.substr(last_offset_, offset - last_offset_)));
    last_offset_ = offset;
    return {static_cast<int>(line) + 1, last_column_};
}

char SourceLines::byte(std::size_t offset) const noexcept {
    return offset < text_.size() ? text_[offset] : '\0';
}

bool SourceLines::quote_is_closed(std::size_t offset) const noexcept {
    const char quote = byte(offset);
    for (std::size_t at = offset + 1; at < text_.size(); ++at) {
        if (text_[at] == '\\' && quote == '"') {
            ++at;
        } else if (text_[at] == quote) {
            const bool doubled = quote == '\'' && byte(at + 1) == quote;
            if (!doubled) return true;
            ++at;
        }
    }
    return false;
}

bool SourceLines::indented_with_tab(std::size_t offset) const noexcept {
    const std::size_t first = text_.find_first_not_of(' ', starts_[line_at(offset)]);
    return first != std::string_view::npos && text_[first] == '\t';
}

}  // namespace cardwright

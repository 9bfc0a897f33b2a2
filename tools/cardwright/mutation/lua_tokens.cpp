#include "cardwright/mutation/lua_tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace cardwright::tool {
namespace {

constexpr std::array<std::string_view, 22> keywords{
    "and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
    "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
    "repeat",   "return", "then", "true", "until",  "while"};

constexpr std::array<std::string_view, 11> long_signs{
    "...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>", "--"};

bool is_letter(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

class Tokenizer {
  public:
    explicit Tokenizer(std::string_view text) : text_{text} {}

    std::vector<LuaToken> read() {
        while (true) {
            skip_remarks();
            if (at_ >= text_.size()) break;
            add();
        }
        tokens_.push_back({LuaToken::Kind::end, text_.size(), {}, line_});
        return std::move(tokens_);
    }

  private:
    [[nodiscard]] char now(std::size_t further = 0) const {
        return at_ + further < text_.size() ? text_[at_ + further] : '\0';
    }

    void skip_remarks() {
        while (at_ < text_.size()) {
            if (std::isspace(static_cast<unsigned char>(now())) != 0) {
                line_ += now() == '\n' ? 1 : 0;
                ++at_;
            } else if (now() == '-' && now(1) == '-') {
                at_ += 2;
                const std::size_t end = long_bracket_end();
                move_to(end != at_ ? end : std::min(text_.find('\n', at_), text_.size()));
            } else {
                return;
            }
        }
    }

    /// Where `[==[ … ]==]` ends that begins here; here if none does.
    [[nodiscard]] std::size_t long_bracket_end() const {
        if (now() != '[') return at_;
        std::size_t level = 0;
        while (now(1 + level) == '=') ++level;
        if (now(1 + level) != '[') return at_;
        const std::string closing = "]" + std::string(level, '=') + "]";
        const std::size_t end = text_.find(closing, at_);
        return end == std::string_view::npos ? text_.size() : end + closing.size();
    }

    void move_to(std::size_t end) {
        const std::string_view passed = text_.substr(at_, end - at_);
        line_ += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
        at_ = end;
    }

    [[nodiscard]] std::size_t quoted_end() const {
        std::size_t end = at_ + 1;
        while (end < text_.size() && text_[end] != text_[at_]) end += text_[end] == '\\' ? 2 : 1;
        return std::min(end + 1, text_.size());
    }

    void add() {
        LuaToken token{LuaToken::Kind::sign, at_, {}, line_};
        std::size_t end = at_;
        const bool number = std::isdigit(static_cast<unsigned char>(now())) != 0;
        if (number || is_letter(now())) {
            while (end < text_.size() && (is_letter(text_[end]) ||
                                          (number && text_[end] == '.' && text_[end - 1] != '.'))) {
                ++end;
            }
            const std::string_view word = text_.substr(at_, end - at_);
            const bool keyword =
                std::find(keywords.begin(), keywords.end(), word) != keywords.end();
            token.kind = number    ? LuaToken::Kind::number
                         : keyword ? LuaToken::Kind::keyword
                                   : LuaToken::Kind::name;
        } else if (now() == '"' || now() == '\'') {
            token.kind = LuaToken::Kind::string;
            end = quoted_end();
        } else if (long_bracket_end() != at_) {
            token.kind = LuaToken::Kind::string;
            end = long_bracket_end();
        } else {
            const auto sign = std::find_if(long_signs.begin(), long_signs.end(), [&](auto each) {
                return text_.substr(at_).starts_with(each);
            });
            end += sign != long_signs.end() ? sign->size() : 1;
        }
        token.text = text_.substr(at_, end - at_);
        move_to(end);
        tokens_.push_back(token);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::vector<LuaToken> tokens_;
};

}  // namespace

std::vector<LuaToken> lua_tokens(std::string_view text) {
    return Tokenizer{text}.read();
}

}  // namespace cardwright::tool

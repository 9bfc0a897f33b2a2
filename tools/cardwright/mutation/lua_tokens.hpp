#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace cardwright::tool {

/// A word of a Lua text. Remarks are left out.
struct LuaToken {
    enum class Kind : std::uint8_t { name, keyword, number, string, sign, end };
    Kind kind = Kind::end;
    std::size_t offset = 0;
    std::string_view text;  ///< of a string with its quotes
    int line = 1;

    [[nodiscard]] bool is(std::string_view word) const noexcept {
        return (kind == Kind::keyword || kind == Kind::sign) && text == word;
    }
    [[nodiscard]] std::size_t stop() const noexcept { return offset + text.size(); }
};

/// The tokens of a text that Lua accepts, with one of kind `end` at its end. The text must outlive
/// them.
[[nodiscard]] std::vector<LuaToken> lua_tokens(std::string_view text);

}  // namespace cardwright::tool

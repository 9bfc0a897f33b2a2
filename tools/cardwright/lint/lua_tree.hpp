#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardwright::tool {

/// A piece of a Lua text: an expression, a statement or a block.
struct LuaNode {
    enum class Kind : std::uint8_t {
        // expressions; `text` and `children` are
        nil,
        truth,     ///< text: true or false
        number,    ///< text: as it is written
        string,    ///< text: what it says
        rest,      ///< `...`
        name,      ///< text
        index,     ///< object, key (a string with `dotted` for `a.b`)
        call,      ///< function, arguments
        method,    ///< text: its name; object, arguments
        function,  ///< names: parameters; a block
        table,     ///< entries
        entry,     ///< key, value; `dotted` for `k = v`; without a key only the value
        binary,    ///< text: sign; left, right
        unary,     ///< text: sign; operand
        // statements
        block,           ///< statements
        local,           ///< names; values
        local_function,  ///< names: one; a function
        assignment,      ///< `count` targets, then values
        expression,      ///< a call
        branch,    ///< condition, block, condition, block …; with `dotted` a last block: else
        loop,      ///< `while`: condition, block
        until,     ///< `repeat`: block, condition
        counting,  ///< names: one; numbers, block
        each,      ///< names; `count` values, block
        result,    ///< `return`: values
        other,     ///< break, goto, a label
    };
    Kind kind = Kind::other;
    bool dotted = false;
    int line = 0;
    int column = 0;  ///< in characters, from 1
    std::size_t count = 0;
    std::string text;
    std::vector<std::string> names;
    std::vector<LuaNode> children;

    [[nodiscard]] bool is(Kind wanted) const noexcept { return kind == wanted; }
    /// `object.key`, with a key that is plain.
    [[nodiscard]] bool is_field() const noexcept {
        return kind == Kind::index && children[1].kind == Kind::string;
    }
};

/// Reads a text that Lua itself accepts into a block. Throws std::runtime_error for one it does not
/// understand, which means that nothing can be said about it.
[[nodiscard]] LuaNode parse_lua(std::string_view text);

}  // namespace cardwright::tool

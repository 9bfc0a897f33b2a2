#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cardwright/mutation/lua_tokens.hpp"

namespace cardwright::tool {

/// What a Lua text is made of, as far as somebody wants to change it or see whether it is reached.
/// Places are numbers of tokens; a stretch ends before its `end`.
struct LuaOutline {
    struct Stretch {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    struct Function {
        std::string name;  ///< `player.gain`, `triggers.when`; of the whole file `(the file)`
        int first_line = 0;
        int last_line = 0;
        std::size_t end = 0;  ///< its last token
    };
    struct Statement {
        enum class Kind : std::uint8_t { call, assignment, branch, loop, result, other };
        Kind kind = Kind::other;
        Stretch tokens;
        std::size_t function = 0;
    };
    /// `if a then`, `elseif a then`, `while a do`, `until a`
    struct Condition {
        Stretch tokens;
        bool plain = false;  ///< neither compared nor combined nor negated
        std::size_t function = 0;
    };
    /// A block, or what stands after `and` and `or`: reached or not.
    struct Branch {
        Stretch tokens;
        const char* what = "";
        std::size_t function = 0;
    };
    /// `if … end` without `else`, by the number of its `end`.
    struct MissingElse {
        std::size_t end = 0;
        std::size_t condition = 0;  ///< the `if`
        std::size_t function = 0;
    };
    /// An entry of a table between braces.
    struct Entry {
        Stretch tokens;   ///< with the comma that belongs to it
        std::string key;  ///< empty for those without
        std::size_t function = 0;
    };
    /// What a token means, where it is not plain from the token itself.
    struct Use {
        std::size_t function = 0;
        bool field = false;     ///< after a dot
        bool method = false;    ///< after a colon
        bool binary = false;    ///< an operator between two values
        bool unary = false;     ///< `-`, `not` or `#` before one
        bool returned = false;  ///< a value that a function returns
        std::string key;        ///< of the entry whose value it is
    };

    std::vector<LuaToken> tokens;
    std::vector<Use> uses;            ///< of each token
    std::vector<Function> functions;  ///< the first is the whole file
    std::vector<Statement> statements;
    std::vector<Condition> conditions;
    std::vector<Branch> branches;
    std::vector<MissingElse> missing_elses;
    std::vector<Entry> entries;
};

/// Throws std::invalid_argument if it is not Lua.
[[nodiscard]] LuaOutline outline_of(std::string_view text);

}  // namespace cardwright::tool

// Plain functions on bytes. No patterns: matching one is a single instruction of unbounded length.
// Upper and lower case are those of ASCII, whatever the locale.

#include <algorithm>
#include <cstring>
#include <lua.hpp>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/libraries.hpp"

namespace cardwright {
namespace {

/// A new string costs more than an element that is only looked at.
constexpr lua_Integer units_per_piece = 4;

int push_text(lua_State* L, std::string_view text) {
    lua_pushlstring(L, text.data(), text.size());
    return 1;
}

/// The part that `sub` and `byte` mean: places from 1, negative ones from the end, both included.
std::string_view slice(std::string_view text, lua_Integer first, lua_Integer last) {
    const auto length = static_cast<lua_Integer>(text.size());
    if (first < 0) first = std::max<lua_Integer>(length + first + 1, 1);
    first = std::max<lua_Integer>(first, 1);
    if (last < 0) last = first > length || last < -length ? 0 : length + last + 1;
    last = std::min(last, length);
    if (first > last) return {};
    return text.substr(static_cast<std::size_t>(first - 1),
                       static_cast<std::size_t>(last - first + 1));
}

int string_len(lua_State* L) {
    lua_pushinteger(L, static_cast<lua_Integer>(check_string(L, 1).size()));
    return 1;
}

int string_sub(lua_State* L) {
    const std::string_view part =
        slice(check_string(L, 1), check_integer(L, 2), optional_integer(L, 3, -1));
    pay_for_bytes(L, part.size());
    return push_text(L, part);
}

int string_byte(lua_State* L) {
    const lua_Integer first = optional_integer(L, 2, 1);
    const std::string_view part = slice(check_string(L, 1), first, optional_integer(L, 3, first));
    pay_for_elements(L, part.size());
    luaL_checkstack(L, static_cast<int>(part.size()), "string slice too long");
    for (const char letter : part) lua_pushinteger(L, static_cast<unsigned char>(letter));
    return static_cast<int>(part.size());
}

int string_char(lua_State* L) {
    const int count = lua_gettop(L);
    pay_for_elements(L, static_cast<lua_Unsigned>(count));
    luaL_Buffer buffer;
    char* bytes = luaL_buffinitsize(L, &buffer, static_cast<std::size_t>(count));
    for (int i = 1; i <= count; ++i) {
        const lua_Integer code = check_integer(L, i);
        luaL_argcheck(L, code >= 0 && code <= 255, i, "value out of range");
        bytes[i - 1] = static_cast<char>(static_cast<unsigned char>(code));
    }
    luaL_pushresultsize(&buffer, static_cast<std::size_t>(count));
    return 1;
}

template <char first, char last, char new_first>
int change_case(lua_State* L) {
    const std::string_view text = check_text(L, 1);
    luaL_Buffer buffer;
    char* bytes = luaL_buffinitsize(L, &buffer, text.size());
    std::transform(text.begin(), text.end(), bytes, [](char letter) {
        const bool changes = letter >= first && letter <= last;
        return changes ? static_cast<char>(letter - first + new_first) : letter;
    });
    luaL_pushresultsize(&buffer, text.size());
    return 1;
}

int string_reverse(lua_State* L) {
    const std::string_view text = check_text(L, 1);
    luaL_Buffer buffer;
    char* bytes = luaL_buffinitsize(L, &buffer, text.size());
    std::reverse_copy(text.begin(), text.end(), bytes);
    luaL_pushresultsize(&buffer, text.size());
    return 1;
}

int string_rep(lua_State* L) {
    const std::string_view text = check_text(L, 1);
    const lua_Integer times = check_integer(L, 2);
    const std::string_view separator = lua_isnoneornil(L, 3) ? "" : check_text(L, 3);
    if (times <= 0) return push_text(L, "");
    const auto count = static_cast<lua_Unsigned>(times);
    pay_for_elements(L, count);  // an empty text repeated for ever is work too
    // Both factors are at most the size of a library call, so the product cannot overflow.
    const lua_Unsigned size = count * text.size() + (count - 1) * separator.size();
    pay_for_bytes(L, size);
    luaL_Buffer buffer;
    char* bytes = luaL_buffinitsize(L, &buffer, size);
    // The first period is written, then what is there is doubled until it is enough.
    char* end = std::copy(text.begin(), text.end(), bytes);
    if (count > 1) end = std::copy(separator.begin(), separator.end(), end);
    for (auto filled = static_cast<std::size_t>(end - bytes); filled < size;) {
        const std::size_t part = std::min<std::size_t>(filled, size - filled);
        std::copy_n(bytes, part, bytes + filled);
        filled += part;
    }
    luaL_pushresultsize(&buffer, size);
    return 1;
}

/// Where `part` starts, or null. memmem, because it is linear even on texts made to be slow.
const char* find_part(std::string_view text, std::string_view part) {
    return static_cast<const char*>(memmem(text.data(), text.size(), part.data(), part.size()));
}

int string_find(lua_State* L) {
    const std::string_view text = check_text(L, 1);
    const std::string_view part = check_text(L, 2);
    const auto length = static_cast<lua_Integer>(text.size());
    lua_Integer first = optional_integer(L, 3, 1);
    if (first < 0) first = std::max<lua_Integer>(length + first + 1, 1);
    first = std::max<lua_Integer>(first, 1);
    const char* found = nullptr;
    if (first <= length + 1)
        found = find_part(text.substr(static_cast<std::size_t>(first - 1)), part);
    if (found == nullptr) {
        luaL_pushfail(L);
        return 1;
    }
    const lua_Integer place = found - text.data() + 1;
    lua_pushinteger(L, place);
    lua_pushinteger(L, place + static_cast<lua_Integer>(part.size()) - 1);
    return 2;
}

int string_split(lua_State* L) {
    std::string_view text = check_text(L, 1);
    const std::string_view separator = check_text(L, 2);
    luaL_argcheck(L, !separator.empty(), 2, "the separator is empty");
    lua_newtable(L);
    for (lua_Integer piece = 1;; ++piece) {
        const char* found = find_part(text, separator);
        const std::size_t length =
            found == nullptr ? text.size() : static_cast<std::size_t>(found - text.data());
        charge_or_raise(L, units_per_piece);
        push_text(L, text.substr(0, length));
        lua_rawseti(L, -2, piece);
        if (found == nullptr) return 1;
        text.remove_prefix(length + separator.size());
    }
}

int string_starts_with(lua_State* L) {
    lua_pushboolean(L, check_text(L, 1).starts_with(check_text(L, 2)) ? 1 : 0);
    return 1;
}

int string_ends_with(lua_State* L) {
    lua_pushboolean(L, check_text(L, 1).ends_with(check_text(L, 2)) ? 1 : 0);
    return 1;
}

int string_trim(lua_State* L) {
    constexpr std::string_view blanks = " \t\n\r\f\v";
    const std::string_view text = check_text(L, 1);
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return push_text(L, "");
    return push_text(L, text.substr(first, text.find_last_not_of(blanks) - first + 1));
}

constexpr luaL_Reg string_functions[] = {
    {"byte", string_byte},
    {"char", string_char},
    {"ends_with", string_ends_with},
    {"find", string_find},
    {"format", format_text},
    {"len", string_len},
    {"lower", change_case<'A', 'Z', 'a'>},
    {"rep", string_rep},
    {"reverse", string_reverse},
    {"split", string_split},
    {"starts_with", string_starts_with},
    {"sub", string_sub},
    {"trim", string_trim},
    {"upper", change_case<'a', 'z', 'A'>},
    {nullptr, nullptr},
};

}  // namespace

void push_string_library(lua_State* L) {
    luaL_newlib(L, string_functions);
}

}  // namespace cardwright

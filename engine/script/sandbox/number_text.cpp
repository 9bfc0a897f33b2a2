#include "script/sandbox/number_text.hpp"

#include <charconv>
#include <cmath>

namespace cardwright {
namespace {

constexpr int significant_digits = 14;

}  // namespace

std::string_view write_number(lua_State* L, int index, NumberText& buffer) noexcept {
    char* const begin = buffer.data();
    char* const end = begin + buffer.size();
    if (lua_isinteger(L, index) != 0) {
        const auto written = std::to_chars(begin, end, lua_tointeger(L, index));
        return {begin, written.ptr};
    }
    const lua_Number number = lua_tonumber(L, index);
    if (std::isnan(number)) return "nan";
    if (std::isinf(number)) return number > 0 ? "inf" : "-inf";
    auto written =
        std::to_chars(begin, end - 2, number, std::chars_format::general, significant_digits);
    // As in Lua, ".0" tells a whole number from an integer.
    if (std::string_view(begin, written.ptr).find_first_not_of("-0123456789") ==
        std::string_view::npos) {
        *written.ptr++ = '.';
        *written.ptr++ = '0';
    }
    return {begin, written.ptr};
}

}  // namespace cardwright

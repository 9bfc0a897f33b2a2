// string.format with the conversions that texts need: %d %i %x %s %%. Nothing that shows an address
// or a locale, and no result longer than one library call may make.

#include <algorithm>
#include <array>
#include <charconv>
#include <lua.hpp>
#include <utility>

#include "script/sandbox/arguments.hpp"
#include "script/sandbox/libraries.hpp"
#include "script/sandbox/number_text.hpp"

namespace cardwright {
namespace {

constexpr int longest_field = 99;

struct Directive {
    bool left = false;
    bool zeros = false;
    bool plus = false;
    bool blank = false;
    int width = 0;
    int precision = -1;  // -1: not given
    char conversion = '\0';
};

/// A width or precision of at most two digits.
int read_field(lua_State* L, std::string_view& rest) {
    int value = 0;
    while (!rest.empty() && rest.front() >= '0' && rest.front() <= '9') {
        value = value * 10 + (rest.front() - '0');
        if (value > longest_field) luaL_error(L, "string.format: a width above %d", longest_field);
        rest.remove_prefix(1);
    }
    return value;
}

bool read_flag(char letter, Directive& directive) {
    switch (letter) {
        case '-':
            return directive.left = true;
        case '0':
            return directive.zeros = true;
        case '+':
            return directive.plus = true;
        case ' ':
            return directive.blank = true;
        default:
            return false;
    }
}

/// Reads what follows a "%".
Directive read_directive(lua_State* L, std::string_view& rest) {
    Directive directive;
    while (!rest.empty() && read_flag(rest.front(), directive)) rest.remove_prefix(1);
    directive.width = read_field(L, rest);
    if (rest.starts_with('.')) {
        rest.remove_prefix(1);
        directive.precision = read_field(L, rest);
    }
    if (rest.empty()) luaL_error(L, "string.format: the format ends after \"%%\"");
    directive.conversion = rest.front();
    rest.remove_prefix(1);
    return directive;
}

/// Trivially destructible: every function here may raise.
struct Output {
    lua_State* L;
    int arguments;  // the stack above them is the buffer's
    luaL_Buffer buffer;
    lua_Unsigned size;
};

void add(Output& output, std::string_view text) {
    pay_for_piece(output.L, text.size(), output.size);
    luaL_addlstring(&output.buffer, text.data(), text.size());
}

void add_repeated(Output& output, char letter, std::size_t times) {
    std::array<char, longest_field> letters;
    letters.fill(letter);
    add(output, {letters.data(), std::min(times, letters.size())});
}

std::size_t missing(int wanted, std::size_t there) {
    const auto size = static_cast<std::size_t>(std::max(wanted, 0));
    return size > there ? size - there : 0;
}

void add_integer(Output& output, const Directive& directive, int argument) {
    const lua_Integer value = check_integer(output.L, argument);
    const bool hexadecimal = directive.conversion == 'x';
    const bool negative = value < 0 && !hexadecimal;
    auto magnitude = static_cast<lua_Unsigned>(value);
    if (negative) magnitude = 0U - magnitude;

    NumberText buffer;
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), magnitude,
                                       hexadecimal ? 16 : 10);
    const std::string_view digits(buffer.data(), written.ptr);
    std::string_view sign = negative ? "-" : "";
    if (!negative && !hexadecimal) sign = directive.plus ? "+" : directive.blank ? " " : "";

    std::size_t zeros = missing(directive.precision, digits.size());
    std::size_t blanks = missing(directive.width, sign.size() + zeros + digits.size());
    if (directive.zeros && !directive.left && directive.precision < 0) std::swap(zeros, blanks);

    if (!directive.left) add_repeated(output, ' ', blanks);
    add(output, sign);
    add_repeated(output, '0', zeros);
    add(output, digits);
    if (directive.left) add_repeated(output, ' ', blanks);
}

std::string_view text_of(lua_State* L, int argument, NumberText& buffer) {
    switch (lua_type(L, argument)) {
        case LUA_TSTRING:
            return check_string(L, argument);
        case LUA_TNUMBER:
            return write_number(L, argument, buffer);
        case LUA_TBOOLEAN:
            return lua_toboolean(L, argument) != 0 ? "true" : "false";
        default:
            luaL_typeerror(L, argument, "string, number or boolean");
            __builtin_unreachable();
    }
}

void add_string(Output& output, const Directive& directive, int argument) {
    NumberText buffer;
    std::string_view text = text_of(output.L, argument, buffer);
    if (directive.precision >= 0)
        text = text.substr(0, static_cast<std::size_t>(directive.precision));
    const std::size_t blanks = missing(directive.width, text.size());
    if (!directive.left) add_repeated(output, ' ', blanks);
    add(output, text);
    if (directive.left) add_repeated(output, ' ', blanks);
}

int next_argument(const Output& output, int& argument) {
    if (++argument > output.arguments) luaL_argerror(output.L, argument, "no value");
    return argument;
}

void add_directive(Output& output, const Directive& directive, int& argument) {
    switch (directive.conversion) {
        case '%':
            add(output, "%");
            return;
        case 'd':
        case 'i':
        case 'x':
            add_integer(output, directive, next_argument(output, argument));
            return;
        case 's':
            add_string(output, directive, next_argument(output, argument));
            return;
        default:
            luaL_error(output.L,
                       "string.format: \"%%%c\" is not known (there are %%d %%i %%x %%s %%%%)",
                       directive.conversion);
    }
}

}  // namespace

int format_text(lua_State* L) {
    std::string_view rest = check_text(L, 1);
    int argument = 1;
    Output output{L, lua_gettop(L), {}, 0};
    luaL_buffinit(L, &output.buffer);
    while (!rest.empty()) {
        const std::size_t percent = std::min(rest.find('%'), rest.size());
        add(output, rest.substr(0, percent));
        rest.remove_prefix(percent);
        if (rest.empty()) break;
        rest.remove_prefix(1);
        add_directive(output, read_directive(L, rest), argument);
    }
    luaL_pushresult(&output.buffer);
    return 1;
}

}  // namespace cardwright

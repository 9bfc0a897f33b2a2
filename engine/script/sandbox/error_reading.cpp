// Turns what a failed call left behind into a ScriptError, with raw access only: whatever a script
// threw must not get another chance to run.

#include <algorithm>
#include <charconv>
#include <cstring>
#include <lua.hpp>

#include "script/sandbox/sandbox.hpp"

namespace cardwright {
namespace {

/// Longer messages are cut: they are for people, and a script may throw a megabyte.
constexpr std::size_t longest_message = 2000;

/// Lua shows at most LUA_IDSIZE - 1 characters of a file name: "..." and the end of it.
constexpr std::string_view shortened_mark = "...";

struct SourcePosition {
    std::string_view file;
    int line = 0;
    std::string_view rest;
};

/// Splits "file:line: message"; an empty file if the text does not start that way.
SourcePosition split(std::string_view text) {
    for (std::size_t colon = text.find(':'); colon != text.npos;
         colon = text.find(':', colon + 1)) {
        int line = 0;
        const char* digits = text.data() + colon + 1;
        const char* end = text.data() + text.size();
        const auto [after, problem] = std::from_chars(digits, end, line);
        if (problem != std::errc{} || after == digits) continue;
        const std::string_view rest(after, static_cast<std::size_t>(end - after));
        if (rest.starts_with(": ")) return {text.substr(0, colon), line, rest.substr(2)};
    }
    return {{}, 0, text};
}

/// A script must not steer the terminal of whoever reads its message.
std::string printable(std::string_view text) {
    std::string clean(text.substr(0, longest_message));
    std::replace_if(
        clean.begin(), clean.end(),
        [](char letter) {
            const auto byte = static_cast<unsigned char>(letter);
            return (byte < 0x20 && letter != '\n' && letter != '\t') || byte == 0x7f;
        },
        '?');
    if (text.size() > longest_message) clean += " ... (cut)";
    return clean;
}

/// The innermost line of a script on the stack; a thread that failed keeps its stack.
bool innermost_line(lua_State* thread, lua_Debug& where) {
    for (int level = 0; lua_getstack(thread, level, &where) != 0; ++level) {
        if (lua_getinfo(thread, "Sl", &where) != 0 && where.currentline > 0) return true;
    }
    return false;
}

}  // namespace

void Sandbox::take_error(lua_State* thread) {
    error_ = {};
    failed_ = true;
    const int type = lua_gettop(thread) > 0 ? lua_type(thread, -1) : LUA_TNONE;
    if (type == LUA_TSTRING) {
        std::size_t length = 0;
        const char* text = lua_tolstring(thread, -1, &length);
        const SourcePosition position = split({text, length});
        error_.file = full_file_name(position.file);
        error_.line = error_.file.empty() ? 0 : position.line;
        error_.message =
            printable(error_.file.empty() ? std::string_view(text, length) : position.rest);
    } else {
        error_.message = std::string("the script threw a value that is no message: ") +
                         (type == LUA_TNONE ? "nothing" : lua_typename(thread, type));
    }
    if (error_.message.empty()) error_.message = "the script stopped without saying why";
    if (aborted()) {
        error_.message = abort_reason();
        error_.limit = limit_name(hit());
    }
    lua_Debug where;
    if (error_.file.empty() && innermost_line(thread, where)) {
        error_.file = full_file_name(where.short_src);
        error_.line = where.currentline;
    }
    if (type != LUA_TNONE) lua_pop(thread, 1);
}

std::string Sandbox::full_file_name(std::string_view shown) const {
    if (shown.empty()) return {};
    const bool shortened = shown.starts_with(shortened_mark) && shown.size() >= LUA_IDSIZE - 1;
    const std::string_view tail = shortened ? shown.substr(shortened_mark.size()) : shown;
    for (const std::string& file : files_) {
        if (shortened ? file.ends_with(tail) : file == tail) return file;
    }
    return {};
}

}  // namespace cardwright

#include "script/sandbox/script_profile.hpp"

#include <algorithm>
#include <lua.hpp>
#include <string_view>

#include "script/sandbox/allocator.hpp"

namespace cardwright {

ScriptWork& ScriptWork::operator+=(const ScriptWork& other) noexcept {
    calls += other.calls;
    instructions += other.instructions;
    blocks += other.blocks;
    bytes += other.bytes;
    time += other.time;
    return *this;
}

std::string ScriptProfile::Function::text() const {
    if (file.empty()) return name;
    const std::string place = file + ":" + std::to_string(line);
    return name.empty() ? place : place + " " + name;
}

ScriptProfile::ScriptProfile() : functions_{{"engine", {}, 0}}, nodes_(1), since_{Clock::now()} {}

void ScriptProfile::settle(const Allocator& allocator) noexcept {
    ScriptWork& own = nodes_[current_].own;
    own.time += Clock::now() - since_;
    own.blocks += allocator.blocks_asked() - blocks_before_;
    own.bytes += allocator.bytes_asked() - bytes_before_;
}

void ScriptProfile::go_on(const Allocator& allocator) noexcept {
    blocks_before_ = allocator.blocks_asked();
    bytes_before_ = allocator.bytes_asked();
    since_ = Clock::now();
}

std::uint32_t ScriptProfile::child(std::uint32_t parent, std::uint32_t function) {
    const std::uint64_t key = (std::uint64_t{parent} << 32) | function;
    const auto [found, fresh] =
        children_.try_emplace(key, static_cast<std::uint32_t>(nodes_.size()));
    if (fresh) nodes_.push_back({function, parent, {}});
    return found->second;
}

/// A function of a script is known by where it is written: there may be many closures of it.
std::uint32_t ScriptProfile::function_of(lua_State* thread, lua_Debug* event) {
    if (lua_getinfo(thread, "Snf", event) == 0) return 0;
    const bool engines = event->what[0] == 'C';
    const auto address = engines ? reinterpret_cast<std::uintptr_t>(lua_tocfunction(thread, -1))
                                 : reinterpret_cast<std::uintptr_t>(event->source);
    lua_pop(thread, 1);
    const std::uint64_t key = (std::uint64_t{address} << 16) ^
                              static_cast<std::uint64_t>(engines ? 0 : event->linedefined);
    const auto [found, fresh] =
        known_functions_.try_emplace(key, static_cast<std::uint32_t>(functions_.size()));
    if (!fresh) return found->second;
    Function function;
    const bool metamethod = std::string_view{event->namewhat} == "metamethod";
    if (metamethod) {
        function.name = "(reading a field)";
    } else if (event->name != nullptr) {
        function.name = event->name;
    } else if (engines) {
        function.name = "(unnamed)";
    }
    if (!engines) {
        function.file = event->source[0] == '@' ? event->source + 1 : event->source;
        function.line = event->linedefined;
    }
    functions_.push_back(std::move(function));
    return found->second;
}

void ScriptProfile::hear(lua_State* thread, lua_Debug* event, const Allocator& allocator) {
    settle(allocator);
    switch (event->event) {
        case LUA_HOOKCALL:
            current_ = child(current_, function_of(thread, event));
            ++nodes_[current_].own.calls;
            break;
        case LUA_HOOKTAILCALL:
            current_ = child(nodes_[current_].parent, function_of(thread, event));
            ++nodes_[current_].own.calls;
            break;
        case LUA_HOOKRET:
            current_ = nodes_[current_].parent;
            break;
        default:
            nodes_[current_].own.instructions += interval;
            break;
    }
    go_on(allocator);
}

std::uint32_t ScriptProfile::enter(lua_State* thread, const Allocator& allocator) {
    settle(allocator);
    const std::uint32_t before = current_;
    if (const auto waiting = waiting_.find(thread); waiting != waiting_.end()) {
        current_ = waiting->second;
        waiting_.erase(waiting);
    }
    go_on(allocator);
    return before;
}

void ScriptProfile::leave(lua_State* thread, std::uint32_t before, bool waits,
                          const Allocator& allocator) {
    settle(allocator);
    if (waits) waiting_[thread] = current_;
    current_ = before;
    go_on(allocator);
}

std::vector<ScriptWork> ScriptProfile::whole() const {
    std::vector<ScriptWork> whole;
    whole.reserve(nodes_.size());
    for (const Node& node : nodes_) whole.push_back(node.own);
    for (std::size_t at = nodes_.size(); at-- > 1;) whole[nodes_[at].parent] += whole[at];
    return whole;
}

std::vector<ScriptProfile::Row> ScriptProfile::rows() const {
    std::vector<Row> rows(functions_.size());
    const std::vector<ScriptWork> whole = this->whole();
    for (std::size_t at = 0; at < nodes_.size(); ++at) {
        const Node& node = nodes_[at];
        Row& row = rows[node.function];
        row.function = node.function;
        row.own += node.own;
        bool inside_itself = false;
        for (std::size_t up = at; up != 0 && !inside_itself;) {
            up = nodes_[up].parent;
            inside_itself = nodes_[up].function == node.function;
        }
        if (!inside_itself || at == 0) row.whole += whole[at];
    }
    for (Row& row : rows) row.whole.calls = row.own.calls;
    std::stable_sort(rows.begin(), rows.end(), [](const Row& left, const Row& right) {
        return left.own.time > right.own.time;
    });
    return rows;
}

}  // namespace cardwright

#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

struct lua_Debug;
struct lua_State;

namespace cardwright {

class Allocator;

/// What something took.
struct ScriptWork {
    std::uint64_t calls = 0;
    std::uint64_t instructions = 0;  ///< of Lua; looked at every `ScriptProfile::interval`
    std::uint64_t blocks = 0;        ///< of memory, asked for anew or made larger
    std::uint64_t bytes = 0;
    std::chrono::nanoseconds time{};

    ScriptWork& operator+=(const ScriptWork& other) noexcept;
};

/// Which function of which script took how much, on its own and on behalf of whom: a tree of calls.
/// The functions of the engine that scripts call are among them. Made by a sandbox that is told to
/// (`Sandbox::profile`); the time that finding this out takes is left out.
class ScriptProfile {
  public:
    /// Instructions between two looks at who runs. A prime, so that loops do not keep step with it.
    static constexpr int interval = 97;

    struct Function {
        std::string name;  ///< as it was first called; may be empty
        std::string file;  ///< empty: the engine's
        int line = 0;      ///< where it begins
        [[nodiscard]] std::string text() const;
    };
    struct Node {
        std::uint32_t function = 0;
        std::uint32_t parent = 0;
        ScriptWork own;
    };
    /// What a function took wherever it was called.
    struct Row {
        std::uint32_t function = 0;
        ScriptWork own;
        ScriptWork whole;  ///< with all it called; once, if it calls itself
    };

    /// Function 0 and node 0 are what runs between scripts: the engine.
    ScriptProfile();

    [[nodiscard]] const std::vector<Function>& functions() const noexcept { return functions_; }
    /// Parents stand before their children.
    [[nodiscard]] const std::vector<Node>& nodes() const noexcept { return nodes_; }
    /// By function, those that took most time on their own first.
    [[nodiscard]] std::vector<Row> rows() const;
    /// Own and below, by node.
    [[nodiscard]] std::vector<ScriptWork> whole() const;

  private:
    friend class Sandbox;
    friend void on_count(lua_State* thread, lua_Debug* event);

    using Clock = std::chrono::steady_clock;

    /// What was done since the last look belongs to whoever ran.
    void settle(const Allocator& allocator) noexcept;
    /// From here on somebody else may run.
    void go_on(const Allocator& allocator) noexcept;
    void hear(lua_State* thread, lua_Debug* event, const Allocator& allocator);
    /// A thread goes on or begins; returns who ran before.
    std::uint32_t enter(lua_State* thread, const Allocator& allocator);
    void leave(lua_State* thread, std::uint32_t before, bool waits, const Allocator& allocator);
    void forget(lua_State* thread) { waiting_.erase(thread); }
    [[nodiscard]] std::uint32_t function_of(lua_State* thread, lua_Debug* event);
    [[nodiscard]] std::uint32_t child(std::uint32_t parent, std::uint32_t function);

    std::vector<Function> functions_;
    std::vector<Node> nodes_;
    std::unordered_map<std::uint64_t, std::uint32_t> known_functions_;
    std::unordered_map<std::uint64_t, std::uint32_t> children_;
    std::unordered_map<lua_State*, std::uint32_t> waiting_;  ///< threads that have yielded
    std::uint32_t current_ = 0;
    Clock::time_point since_{};
    std::uint64_t blocks_before_ = 0;
    std::uint64_t bytes_before_ = 0;
};

}  // namespace cardwright

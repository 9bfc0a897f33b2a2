#pragma once

#include <cstddef>
#include <cstdint>
#include <lua.hpp>
#include <map>
#include <string>
#include <vector>

#include "script/common/script_world.hpp"
#include "script/into_lua/bot.hpp"
#include "script/script_host.hpp"

namespace cardwright {

/// The coroutines in which functions of scripts run, used again and again.
class Coroutines {
  public:
    explicit Coroutines(ScriptWorld& world) : world_{&world} {}
    /// Takes one, ready for its next function.
    [[nodiscard]] std::int32_t take();
    /// Keep the context its function was given until it is given back.
    void give_context(std::int32_t number, std::uint32_t slot) noexcept {
        contexts_[static_cast<std::size_t>(number)] = slot;
    }
    /// Gives one back that has come to its end.
    void give(std::int32_t number) noexcept;
    /// Gives one back that failed, or that waits for something.
    void abandon(std::int32_t number) noexcept;
    [[nodiscard]] lua_State* thread(std::int32_t number) const noexcept {
        return threads_[static_cast<std::size_t>(number)];
    }

  private:
    ScriptWorld* world_;
    std::vector<lua_State*> threads_;
    std::vector<int> references_;
    std::vector<std::int32_t> idle_;
    std::vector<std::uint32_t> contexts_;  // by coroutine: the slot its function was given
};

/// The open choice as an object of Lua, one for each prompt: bots ask for it every time.
class ChoiceObjects {
  public:
    void push(lua_State* L, ScriptWorld& world, Word prompt);

  private:
    std::vector<int> of_words_;  // by word of the content
    std::map<std::string, int, std::less<>> of_other_prompts_;
};

struct ScriptHost::Impl {
    Impl(const Blueprint& blueprint, ScriptSource source, ScriptLimits limits)
        : world{blueprint, std::move(source), limits} {}

    ScriptWorld world;
    Behaviours behaviours;
    Coroutines coroutines{world};
    ChoiceObjects choices;
    std::map<std::string, Bot, std::less<>> bots;
    std::map<std::string, GameError, std::less<>> broken_bots;  ///< what is wrong with them
};

}  // namespace cardwright

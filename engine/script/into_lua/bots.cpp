// Bots: loading them, and what they answer.

#include "script/common/call.hpp"
#include "script/from_lua/install.hpp"
#include "script/into_lua/host_impl.hpp"

namespace cardwright {
namespace {

/// A script that makes up its prompts must not fill the memory with them.
constexpr std::size_t most_prompts_kept = 256;

/// Where a bot is read from; there may be no such file.
BotFile bot_file(const Blueprint& blueprint, std::string_view name) {
    for (const BotFile& bot : blueprint.bots) {
        if (bot.name == name) return bot;
    }
    const std::string& folder = blueprint.homes.front().folder;
    return {std::string{name}, folder + "/bots/" + std::string{name} + ".lua", ruleset_home};
}

std::optional<Bot> load_bot(ScriptWorld& world, const std::string& path, HomeId home) {
    const auto text = world.text_of(path);
    if (!text) return std::nullopt;
    lua_State* L = world.sandbox().lua();
    if (!world.load_text(*text, path, home)) world.fail(nullptr);
    const HostRoom room{world.sandbox().allocator()};
    lua_getfield(L, -1, "answer");
    if (lua_type(L, -1) != LUA_TFUNCTION) {
        lua_pop(L, 2);
        throw GameError{path + ": a bot returns a table with a function `answer(view, choice)`"};
    }
    Bot bot;
    bot.answer = world.keep_function(L, -1);
    lua_pop(L, 1);
    const int table = lua_gettop(L);
    if (lua_getfield(L, table, "always") != LUA_TNIL) bot.always = read_standing_answers(L, path);
    for (StandingAnswer& answer : bot.always) answer.number(world.blueprint().schema.words);
    lua_settop(L, table - 1);
    return bot;
}

}  // namespace

const Bot* ScriptHost::bot(std::string_view name) {
    ScriptWorld& world = impl_->world;
    if (const auto known = impl_->bots.find(name); known != impl_->bots.end())
        return &known->second;
    if (const auto broken = impl_->broken_bots.find(name); broken != impl_->broken_bots.end()) {
        throw GameError{broken->second};
    }
    const auto [known, path, home] = bot_file(world.blueprint(), name);
    if (calls() > 0) throw GameError{path + ": bots are loaded before the first game, not in it"};
    try {
        auto bot = load_bot(world, path, home);
        return bot ? &impl_->bots.emplace(name, std::move(*bot)).first->second : nullptr;
    } catch (const GameError& error) {
        impl_->broken_bots.emplace(name, error);
        throw;
    }
}

void ScriptHost::seed_bots(std::uint64_t seed) noexcept {
    impl_->world.bot_view().random = Stream::derive(seed, hash_text("bots"));
}

void ScriptHost::answer(const Bot& bot, Game& game, OwnerId seat, const Choice& choice,
                        Picks& picks, std::string* why) {
    const Lens seen{game.state_for(seat), seat};
    if (const StandingAnswer* always = standing_answer(bot, game, seen, choice, picks)) {
        if (why != nullptr) *why = always->why;
        return;
    }
    ScriptWorld& world = impl_->world;
    const ScriptWorld::Entered entered{world, game};
    const Game::LookAs inside{game, seat};
    const Game::Quiet pure{game, true};
    BotView& view = world.bot_view();
    view.lens.emplace(seen);
    view.choice = &choice;
    view.answer_count = 0;
    lua_State* L = world.sandbox().lua();
    {
        const HostRoom room{world.sandbox().allocator()};
        lua_checkstack(L, 8);
        lua_rawgeti(L, LUA_REGISTRYINDEX, static_cast<int>(bot.answer));
        Call{L}.push(Value{ValueKind::game, 0});
        impl_->choices.push(L, world, choice.prompt);
    }
    const bool good = world.sandbox().call(L, 2, why != nullptr ? 2 : 1);
    view.lens.reset();
    view.choice = nullptr;
    if (!good) world.fail(&game);
    if (why != nullptr) {
        *why = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
        lua_pop(L, 1);
    }
    const auto number = static_cast<std::size_t>(lua_tointeger(L, -1));
    const bool answered =
        lua_type(L, -1) == LUA_TNUMBER && number >= 1 && number <= view.answer_count;
    lua_pop(L, 1);
    if (!answered) {
        game.fail("the bot gave no answer to \"" + std::string{game.words().text(choice.prompt)} +
                  "\"; return what one of the choice's helpers returned");
    }
    picks = view.answers[number - 1];
}

void ChoiceObjects::push(lua_State* L, ScriptWorld& world, Word prompt) {
    if (index_of(prompt) < of_words_.size() && of_words_[index_of(prompt)] != LUA_NOREF) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, of_words_[index_of(prompt)]);
        return;
    }
    const std::size_t lasting = world.blueprint().schema.words.size();
    if (of_words_.empty()) of_words_.assign(lasting, LUA_NOREF);
    const std::string_view text = world.game().words().text(prompt);
    int* reference = nullptr;
    if (index_of(prompt) < lasting) {
        reference = &of_words_[index_of(prompt)];
    } else {
        // Words beyond the content's own are numbered by each game for itself.
        const auto found = of_other_prompts_.find(text);
        if (found != of_other_prompts_.end()) {
            reference = &found->second;
        } else if (of_other_prompts_.size() < most_prompts_kept) {
            reference = &of_other_prompts_.emplace(text, LUA_NOREF).first->second;
        } else {
            push_choice_object(L, text);
            return;
        }
    }
    if (*reference == LUA_NOREF) {
        push_choice_object(L, text);
        *reference = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, *reference);
}

}  // namespace cardwright

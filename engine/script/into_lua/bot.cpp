#include "script/into_lua/bot.hpp"

#include <algorithm>

#include "script/common/ordered_keys.hpp"
#include "script/sandbox/frozen.hpp"

namespace cardwright {
namespace {

/// Pushes what is behind the table at an index: what a script has returned is frozen.
int behind(lua_State* L, int index) {
    const int at = lua_absindex(L, index);
    return push_behind_proxy(L, at) ? lua_gettop(L) : at;
}

class AlwaysReader {
  public:
    AlwaysReader(lua_State* L, const std::string& file) : L_{L}, file_{&file} {}

    std::vector<StandingAnswer> read() {
        std::vector<StandingAnswer> answers;
        const int table = table_at(-1, "always");
        for (const std::string& prompt : names_in(L_, table)) {
            lua_getfield(L_, table, prompt.c_str());
            StandingAnswer answer;
            answer.prompt = prompt;
            read_answer(answer);
            answers.push_back(std::move(answer));
            lua_settop(L_, table);
        }
        return answers;
    }

  private:
    void read_answer(StandingAnswer& answer) {
        const int fields = table_at(-1, answer.prompt.c_str());
        bool found = false;
        for (const std::string& key : names_in(L_, fields)) {
            lua_getfield(L_, fields, key.c_str());
            if (key == "all") {
                found = true;
                answer.kind = StandingAnswer::Kind::all;
                if (lua_type(L_, -1) != LUA_TBOOLEAN) answer.group = text(-1, "all");
            } else if (key == "first_of") {
                found = true;
                answer.kind = StandingAnswer::Kind::first_of;
                read_names(answer);
            } else if (key == "group") {
                answer.group = text(-1, "group");
            } else if (key == "why") {
                answer.why = text(-1, "why");
            } else {
                complain("`" + answer.prompt + "` has no \"" + key +
                         "\"; it has all, first_of, group and why");
            }
            lua_settop(L_, fields);
        }
        if (!found) complain("`" + answer.prompt + "` says neither `all` nor `first_of`");
    }

    void read_names(StandingAnswer& answer) {
        const int list = table_at(-1, "first_of");
        const auto length = static_cast<lua_Integer>(lua_rawlen(L_, list));
        for (lua_Integer at = 1; at <= length; ++at) {
            lua_rawgeti(L_, list, at);
            answer.names.push_back(text(-1, "first_of"));
            lua_pop(L_, 1);
        }
    }

    int table_at(int index, const char* what) {
        if (lua_type(L_, index) != LUA_TTABLE) {
            complain(std::string{"`"} + what + "` must be a table");
        }
        luaL_checkstack(L_, LUA_MINSTACK, "while reading a bot");
        return behind(L_, index);
    }

    std::string text(int index, const char* what) {
        if (lua_type(L_, index) != LUA_TSTRING) {
            complain(std::string{"`"} + what + "` takes names, not a " + luaL_typename(L_, index));
        }
        return lua_tostring(L_, index);
    }

    [[noreturn]] void complain(const std::string& sentence) const {
        throw GameError{*file_ + ": in `always` of the bot: " + sentence};
    }

    lua_State* L_;
    const std::string* file_;
};

}  // namespace

std::vector<StandingAnswer> read_standing_answers(lua_State* L, const std::string& file) {
    return AlwaysReader{L, file}.read();
}

void StandingAnswer::number(const Words& words) {
    const auto known = [&](const std::string& text) {
        return text.empty() ? no_word : words.find(text);
    };
    prompt_word = known(prompt);
    group_word = known(group);
    for (const std::string& name : names) name_words.push_back(known(name));
}

const StandingAnswer* standing_answer(const Bot& bot, const Game& game, const Lens& lens,
                                      const Choice& choice, Picks& picks) {
    const auto answer =
        std::find_if(bot.always.begin(), bot.always.end(), [&](const StandingAnswer& each) {
            // Prompts of scripts are no words of the content.
            return each.prompt_word != no_word ? each.prompt_word == choice.prompt
                                               : each.prompt == game.words().text(choice.prompt);
        });
    if (answer == bot.always.end()) return nullptr;
    const Word group = answer->group.empty() || answer->group_word != no_word
                           ? answer->group_word
                           : game.words().find(answer->group);
    if (group == no_word && !answer->group.empty()) return nullptr;
    picks.clear();
    if (answer->kind == StandingAnswer::Kind::all) {
        pick_all(choice, group, picks);
    } else {
        const auto& names = answer->name_words;
        auto best = names.end();
        for (std::size_t at = 0; at < choice.options.size(); ++at) {
            if (group != no_word && choice.options[at].group != group) continue;
            const Word name = name_of_option(game, lens, choice.options[at]);
            const auto found = name == no_word ? best : std::find(names.begin(), best, name);
            if (found == best) continue;
            best = found;
            picks.assign(1, static_cast<std::int32_t>(at));
        }
    }
    return picks.empty() || refuse(choice, picks) ? nullptr : &*answer;
}

}  // namespace cardwright

// What a bot can do with the open choice: every helper puts an answer together and returns its
// number, or nothing if the choice does not allow it. Nothing is allocated in Lua.

#include <algorithm>

#include "script/common/bot_picks.hpp"
#include "script/common/bound.hpp"
#include "script/from_lua/bindings.hpp"

namespace cardwright {
namespace {

/// Looking at a few options takes as long as an instruction of Lua.
constexpr std::size_t options_per_unit = 8;

const Choice& open_choice(Call& call) {
    const Choice* choice = call.world().bot_view().choice;
    if (choice == nullptr) call.mistake("no choice is open");
    return *choice;
}

Picks& new_answer(Call& call) {
    auto& answers = call.world().bot_view().answers;
    std::size_t& count = call.world().bot_view().answer_count;
    Sandbox& sandbox = call.world().sandbox();
    if (count >= sandbox.limits().bot_answers) {
        sandbox.abort(Limit::bot_answers);
        call.mistake(sandbox.abort_reason());
    }
    if (count == answers.size()) answers.emplace_back();
    Picks& picks = answers[count++];
    picks.clear();
    return picks;
}

/// Returns the answer if it is legal, otherwise nothing.
int give(Call& call, const Choice& choice, const Picks& picks) {
    call.pay(picks.size());
    if (refuse(choice, picks)) {
        --call.world().bot_view().answer_count;
        lua_pushnil(call.lua());
        return 1;
    }
    lua_pushinteger(call.lua(), static_cast<lua_Integer>(call.world().bot_view().answer_count));
    return 1;
}

/// Which options of a menu are meant: all, those of a group, or none, if the group is nobody's. A
/// bot teaches the game no words.
struct Group {
    bool any = true;
    Word name = no_word;

    [[nodiscard]] bool has(const Option& option) const noexcept {
        return any || (name != no_word && option.group == name);
    }
};

Group group_argument(Call& call, int index) {
    if (call.absent(index)) return {};
    return {false, call.known_word(index)};
}

/// Runs `each` for the options that are what a script asks for: everything of one name, or one
/// thing. Stops when it returns true.
template <typename Each>
void find_wanted(Call& call, const Choice& choice, int index, Each&& each) {
    const Option* const options = choice.options.data();
    const std::size_t count = choice.options.size();
    call.pay(count / options_per_unit + 1);
    if (lua_type(call.lua(), index) != LUA_TSTRING) {
        const Value wanted = call.value(index);
        for (std::size_t at = 0; at < count; ++at) {
            if (options[at].what == wanted && each(at)) return;
        }
        return;
    }
    const Word wanted = call.known_word(index);
    if (wanted == no_word) return;
    const Lens& lens = *call.world().lens();
    const Card* const cards = lens.state().cards().data();
    const DefId definition = call.world().definition_named(wanted);
    const Value as_word = Value::of(wanted);
    const Value as_definition = Value::of(definition);
    for (std::size_t at = 0; at < count; ++at) {
        const Value what = options[at].what;
        const bool fits =
            what.kind() == ValueKind::card
                ? cards[index_of(what.card())].definition == definition && lens.knows(what.card())
                : what == as_word || what == as_definition;
        if (fits && each(at)) return;
    }
}

int find_option(Call& call, const Choice& choice, int index, Group group) {
    int found = -1;
    find_wanted(call, choice, index, [&](std::size_t at) {
        if (!group.has(choice.options[at])) return false;
        found = static_cast<int>(at);
        return true;
    });
    return found;
}

int all(Call& call) {
    const Choice& choice = open_choice(call);
    const Group group = group_argument(call, 2);
    call.pay(choice.options.size() / options_per_unit);
    Picks& picks = new_answer(call);
    if (group.any || group.name != no_word) {
        pick_all(choice, group.name, picks);
    } else {
        picks.assign(1, -1);
    }
    return give(call, choice, picks);
}

int first_of(Call& call) {
    const Choice& choice = open_choice(call);
    const Group group = group_argument(call, 3);
    int found = -1;
    call.each_element(2, [&](int element) {
        found = find_option(call, choice, element, group);
        return found < 0;
    });
    if (found < 0) {
        lua_pushnil(call.lua());
        return 1;
    }
    Picks& picks = new_answer(call);
    picks.push_back(found);
    return give(call, choice, picks);
}

int option(Call& call) {
    const Choice& choice = open_choice(call);
    const int found = find_option(call, choice, 2, group_argument(call, 3));
    if (found < 0) {
        lua_pushnil(call.lua());
        return 1;
    }
    Picks& picks = new_answer(call);
    picks.push_back(found);
    return give(call, choice, picks);
}

int number(Call& call) {
    const Choice& choice = open_choice(call);
    Picks& picks = new_answer(call);
    picks.push_back(call.integer(2, INT32_MIN, INT32_MAX));
    if (choice.kind != Choice::Kind::number) picks.assign(1, -1);
    return give(call, choice, picks);
}

/// Picks an option as often as it may be, unless that is more than is wanted in all.
void add_picks(Call& call, const Choice& choice, std::size_t at, std::size_t wanted, Picks& picks) {
    const Option& option = choice.options[at];
    if (option.alone) return;
    call.pay(picks.size() / options_per_unit);
    const auto have = std::count(picks.begin(), picks.end(), static_cast<std::int32_t>(at));
    for (auto nth = have; nth < option.count && picks.size() < wanted; ++nth) {
        picks.push_back(static_cast<std::int32_t>(at));
    }
}

int take_picks(Call& call) {
    const Choice& choice = open_choice(call);
    const auto wanted = static_cast<std::size_t>(call.integer(2, 0, INT32_MAX));
    Picks& picks = new_answer(call);
    const auto add = [&](std::size_t at) { add_picks(call, choice, at, wanted, picks); };
    if (!call.absent(3)) {
        call.each_element(3, [&](int element) {
            find_wanted(call, choice, element, [&](std::size_t option) {
                add(option);
                return false;
            });
        });
    }
    for (std::size_t at = 0; at < choice.options.size(); ++at) add(at);
    return give(call, choice, picks);
}

/// As many picks as wanted out of these names alone, or no answer.
int only(Call& call) {
    const Choice& choice = open_choice(call);
    const auto wanted = static_cast<std::size_t>(call.integer(2, 0, INT32_MAX));
    Picks& picks = new_answer(call);
    call.each_element(3, [&](int element) {
        find_wanted(call, choice, element, [&](std::size_t option) {
            add_picks(call, choice, option, wanted, picks);
            return false;
        });
        return picks.size() < wanted;
    });
    if (picks.size() < wanted) picks.assign(1, -1);
    return give(call, choice, picks);
}

/// The function is called once for each option, not once for each comparison.
int take_by(Call& call) {
    const Choice& choice = open_choice(call);
    lua_State* L = call.lua();
    const auto wanted = static_cast<std::size_t>(call.integer(2, 0, INT32_MAX));
    if (lua_type(L, 3) != LUA_TFUNCTION) {
        call.mistake("expected a function that gives a number for an option, got " +
                     call.describe(3));
    }
    std::vector<std::pair<std::int32_t, std::size_t>> ranked;
    for (std::size_t at = 0; at < choice.options.size(); ++at) {
        lua_pushvalue(L, 3);
        call.push(choice.options[at].what);
        call.world().call_pure(L, 1, 1);
        if (!call.absent(-1)) ranked.emplace_back(call.integer(-1, INT32_MIN, INT32_MAX), at);
        lua_pop(L, 1);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& left, const auto& right) { return left.first < right.first; });
    Picks& picks = new_answer(call);
    for (const auto& [rank, at] : ranked) add_picks(call, choice, at, wanted, picks);
    return give(call, choice, picks);
}

int default_answer(Call& call) {
    const Choice& choice = open_choice(call);
    Picks& picks = new_answer(call);
    default_picks(choice, picks);
    return give(call, choice, picks);
}

int random_answer(Call& call) {
    const Choice& choice = open_choice(call);
    call.pay(choice.options.size() + choice.cards.size());
    Picks& picks = new_answer(call);
    random_picks(choice, call.world().bot_view().random, picks);
    return give(call, choice, picks);
}

int has(Call& call) {
    const Choice& choice = open_choice(call);
    const int found = find_option(call, choice, 2, group_argument(call, 3));
    lua_pushinteger(call.lua(),
                    found < 0 ? 0 : choice.options[static_cast<std::size_t>(found)].count);
    return 1;
}

int options(Call& call) {
    const Choice& choice = open_choice(call);
    lua_State* L = call.lua();
    call.pay(choice.options.size());
    lua_createtable(L, static_cast<int>(choice.options.size()), 0);
    lua_Integer at = 0;
    for (const Option& option : choice.options) {
        lua_createtable(L, 0, 4);
        if (option.group != no_word) {
            call.push(Value::of(option.group));
            lua_setfield(L, -2, "group");
        }
        call.push(option.what);
        lua_setfield(L, -2, "what");
        lua_pushinteger(L, option.count);
        lua_setfield(L, -2, "count");
        const Word name = name_of_option(call.game(), *call.world().lens(), option);
        if (name != no_word) {
            call.push(Value::of(name));
            lua_setfield(L, -2, "name");
        }
        lua_rawseti(L, -2, ++at);
    }
    return 1;
}

constexpr Binding bot_table[] = {
    {api::Object::choice, "all", bound<all, no_more_room>},
    {api::Object::choice, "first_of", bound<first_of, no_more_room>},
    {api::Object::choice, "option", bound<option, no_more_room>},
    {api::Object::choice, "number", bound<number, no_more_room>},
    {api::Object::choice, "take", bound<take_picks>},
    {api::Object::choice, "only", bound<only, no_more_room>},
    {api::Object::choice, "take_by", bound<take_by>},
    {api::Object::choice, "default", bound<default_answer, no_more_room>},
    {api::Object::choice, "random", bound<random_answer, no_more_room>},
    {api::Object::choice, "has", bound<has, no_more_room>},
    {api::Object::choice, "options", bound<options>},
};

}  // namespace

std::span<const Binding> bot_bindings() {
    return bot_table;
}

}  // namespace cardwright

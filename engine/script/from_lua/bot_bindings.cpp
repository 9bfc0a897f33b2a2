// What a bot can do with the open choice: every helper puts an answer together and returns its
// number, or nothing if the choice does not allow it. Nothing is allocated in Lua.

#include <algorithm>

#include "script/from_lua/call.hpp"

namespace cardwright {
namespace {

const Choice& open_choice(Call& call) {
    const Choice* choice = call.host().bot_choice();
    if (choice == nullptr) call.mistake("no choice is open");
    return *choice;
}

Picks& new_answer(Call& call) {
    auto& answers = call.host().bot_answers();
    std::size_t& count = call.host().bot_answer_count();
    if (count == answers.size()) answers.emplace_back();
    Picks& picks = answers[count++];
    picks.clear();
    return picks;
}

/// Returns the answer if it is legal, otherwise nothing.
int give(Call& call, const Choice& choice, const Picks& picks) {
    if (refuse(choice, picks)) {
        --call.host().bot_answer_count();
        lua_pushnil(call.lua());
        return 1;
    }
    lua_pushinteger(call.lua(), static_cast<lua_Integer>(call.host().bot_answer_count()));
    return 1;
}

Word group_argument(Call& call, int index) {
    if (call.absent(index)) return no_word;
    return call.learnt_word(index);
}

bool in_group(const Option& option, Word group) {
    return group == no_word || option.group == group;
}

/// Runs `each` for the options that are what a script asks for: everything of one name, or one
/// thing. Stops when it returns true.
template <typename Each>
void find_wanted(Call& call, const Choice& choice, int index, Each&& each) {
    const Option* const options = choice.options.data();
    const std::size_t count = choice.options.size();
    if (lua_type(call.lua(), index) != LUA_TSTRING) {
        const Value wanted = call.value(index);
        for (std::size_t at = 0; at < count; ++at) {
            if (options[at].what == wanted && each(at)) return;
        }
        return;
    }
    const Word wanted = call.known_word(index);
    if (wanted == no_word) return;
    const Lens& lens = *call.host().lens();
    const Card* const cards = lens.state().cards().data();
    const DefId definition = call.host().definition_named(wanted);
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

int find_option(Call& call, const Choice& choice, int index, Word group) {
    int found = -1;
    find_wanted(call, choice, index, [&](std::size_t at) {
        if (!in_group(choice.options[at], group)) return false;
        found = static_cast<int>(at);
        return true;
    });
    return found;
}

int all(Call& call) {
    const Choice& choice = open_choice(call);
    const Word group = group_argument(call, 2);
    Picks& picks = new_answer(call);
    pick_all(choice, group, picks);
    return give(call, choice, picks);
}

/// The list behind an argument that only gives its elements: where it is, and its length.
std::pair<int, lua_Integer> list_argument(Call& call, int index) {
    return {index, call.list(index)};
}

int first_of(Call& call) {
    const Choice& choice = open_choice(call);
    const Word group = group_argument(call, 3);
    const auto [list, length] = list_argument(call, 2);
    for (lua_Integer at = 1; at <= length; ++at) {
        lua_rawgeti(call.lua(), list, at);
        const int found = find_option(call, choice, lua_gettop(call.lua()), group);
        lua_pop(call.lua(), 1);
        if (found < 0) continue;
        Picks& picks = new_answer(call);
        picks.push_back(found);
        return give(call, choice, picks);
    }
    lua_pushnil(call.lua());
    return 1;
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
void add_picks(const Choice& choice, std::size_t at, std::size_t wanted, Picks& picks) {
    const Option& option = choice.options[at];
    if (option.alone) return;
    const auto have = std::count(picks.begin(), picks.end(), static_cast<std::int32_t>(at));
    for (auto nth = have; nth < option.count && picks.size() < wanted; ++nth) {
        picks.push_back(static_cast<std::int32_t>(at));
    }
}

int take_picks(Call& call) {
    const Choice& choice = open_choice(call);
    const auto wanted = static_cast<std::size_t>(call.integer(2, 0, INT32_MAX));
    Picks& picks = new_answer(call);
    const auto add = [&](std::size_t at) { add_picks(choice, at, wanted, picks); };
    if (!call.absent(3)) {
        const auto [list, length] = list_argument(call, 3);
        for (lua_Integer at = 1; at <= length; ++at) {
            lua_rawgeti(call.lua(), list, at);
            find_wanted(call, choice, lua_gettop(call.lua()), [&](std::size_t option) {
                add(option);
                return false;
            });
            lua_pop(call.lua(), 1);
        }
    }
    for (std::size_t at = 0; at < choice.options.size(); ++at) add(at);
    return give(call, choice, picks);
}

/// As many picks as wanted out of these names alone, or no answer.
int only(Call& call) {
    const Choice& choice = open_choice(call);
    const auto wanted = static_cast<std::size_t>(call.integer(2, 0, INT32_MAX));
    Picks& picks = new_answer(call);
    const auto [list, length] = list_argument(call, 3);
    for (lua_Integer at = 1; at <= length && picks.size() < wanted; ++at) {
        lua_rawgeti(call.lua(), list, at);
        find_wanted(call, choice, lua_gettop(call.lua()), [&](std::size_t option) {
            add_picks(choice, option, wanted, picks);
            return false;
        });
        lua_pop(call.lua(), 1);
    }
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
        call.host().call_pure(L, 1, 1);
        if (!call.absent(-1)) ranked.emplace_back(call.integer(-1, INT32_MIN, INT32_MAX), at);
        lua_pop(L, 1);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& left, const auto& right) { return left.first < right.first; });
    Picks& picks = new_answer(call);
    for (const auto& [rank, at] : ranked) add_picks(choice, at, wanted, picks);
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
    Picks& picks = new_answer(call);
    random_picks(choice, call.host().bot_random(), picks);
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
        const Word name = name_of_option(call.game(), *call.host().lens(), option);
        if (name != no_word) {
            call.push(Value::of(name));
            lua_setfield(L, -2, "name");
        }
        lua_rawseti(L, -2, ++at);
    }
    return 1;
}

constexpr Binding bot_table[] = {
    {"choice", "all", bound<all, no_more_room>, "(group?) -> answer",
     "Everything that may be picked together."},
    {"choice", "first_of", bound<first_of, no_more_room>, "(names, group?) -> answer",
     "The first of these that is offered."},
    {"choice", "option", bound<option, no_more_room>, "(name or value, group?) -> answer",
     "One option."},
    {"choice", "number", bound<number, no_more_room>, "(n) -> answer", "A number."},
    {"choice", "take", bound<take_picks>, "(n, names?) -> answer", "n picks, these names first."},
    {"choice", "only", bound<only, no_more_room>, "(n, names) -> answer",
     "n picks out of these names, the first names first; no answer if there are too few."},
    {"choice", "take_by", bound<take_by>, "(n, function(what) -> number or nil) -> answer",
     "n picks, the lowest numbers first; options that get none are left out."},
    {"choice", "default", bound<default_answer, no_more_room>, "() -> answer",
     "A legal answer that does as little as possible."},
    {"choice", "random", bound<random_answer, no_more_room>, "() -> answer",
     "A random legal answer."},
    {"choice", "has", bound<has, no_more_room>, "(name or value, group?) -> n",
     "How often it may be picked."},
    {"choice", "options", bound<options>, "() -> list of { group, what, count, name }",
     "All options."},
};

}  // namespace

std::span<const Binding> bot_bindings() {
    return bot_table;
}

}  // namespace cardwright

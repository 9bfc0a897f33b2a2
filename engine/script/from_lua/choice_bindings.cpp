// Questions: every one is a table with named keys, put to the player it is called on.

#include <algorithm>
#include <array>

#include "script/common/bound.hpp"
#include "script/common/ordered_keys.hpp"
#include "script/from_lua/bindings.hpp"
#include "script/from_lua/filter_reader.hpp"
#include "script/from_lua/question.hpp"
#include "script/from_lua/refusals.hpp"

namespace cardwright {
namespace {

using enum QuestionKey;

/// What a question about cards may say; all else is a filter.
constexpr std::array card_keys{prompt,   about,       numbers,  forced,  from,     refuse,
                               exactly,  up_to,       at_least, ordered, optional, too_few,
                               too_many, not_offered, to,       why};

constexpr auto card_key_names = [] {
    std::array<std::string_view, card_keys.size()> names;
    for (std::size_t at = 0; at < names.size(); ++at) {
        names[at] = question_keys[static_cast<std::size_t>(card_keys[at])];
    }
    return names;
}();

/// Begins a question: who decides, what it is about, how it reads.
Choice& begin(Call& call, const Question& question) {
    Game& game = call.asking();
    const OwnerId seat = call.player(1);
    if (index_of(seat) >= game.state().seats())
        call.mistake("an owner without a seat decides nothing");
    if (!game.can_be_asked(seat)) {
        call.mistake("while players decide together, each is asked only in their own branch");
    }
    Choice& choice = game.new_question(seat);
    if (question[prompt] == 0) call.mistake("a question needs a `prompt`");
    choice.prompt = call.name(question[prompt]);
    if (question[about] != 0) choice.about = call.value(question[about]);
    if (const int given = question[numbers]) {
        call.table(given);
        const OrderedKeys keys{call.lua(), given};
        for (const auto& [key, value] : keys.entries()) {
            choice.arguments.emplace_back(call.world().know_word(key),
                                          call.integer(value, INT32_MIN, INT32_MAX));
        }
        std::sort(choice.arguments.begin(), choice.arguments.end());
    }
    return choice;
}

int nothing(Call& call, const Choice& choice) {
    if (choice.reply == Choice::Reply::list) {
        lua_newtable(call.lua());
    } else {
        lua_pushnil(call.lua());
    }
    return 1;
}

/// Asks, unless there is nothing to decide and the script wants no question then.
int ask(Call& call, const Question& question, const Choice& choice) {
    Game& game = call.game();
    if (!game.state().order.in_game(choice.seat)) return nothing(call, choice);
    Picks picks;
    if (question.truth(forced) && only_answer(choice, picks)) {
        Reply reply;
        Game::fill_reply(choice, picks, reply);
        if (!reply.as_list) {
            if (reply.values.empty()) return call.push(Value{});
            for (const Value value : reply.values) call.push(value);
            return static_cast<int>(reply.values.size());
        }
        lua_createtable(call.lua(), static_cast<int>(reply.values.size()), 0);
        lua_Integer at = 0;
        for (const Value value : reply.values) {
            call.push(value);
            lua_rawseti(call.lua(), -2, ++at);
        }
        return 1;
    }
    game.request(AskRequest{});
    return Call::suspend;
}

void offer_cards(Call& call, const Question& question, Choice& choice, Word group) {
    std::vector<CardId> candidates;
    if (question[from] == 0) call.mistake("say `from` where the cards come");
    call.cards(question[from], candidates);
    ScriptFilter filter;
    if (question.has_more_than(card_keys)) {
        read_filter(call, question.more_than(card_keys), card_key_names, filter);
    }
    Refusals refusals{call, question};
    call.pay(candidates.size() * (filter.work() + refusals.work()));
    std::vector<CardId> offered;
    offered.reserve(candidates.size());
    for (const CardId card : candidates) {
        if (!passes(call, filter, card, choice.seat)) continue;
        const Value zone = Value::of(call.state().card(card).zone);
        if (!refusals.refuses(Value::of(card), zone, group, choice)) {
            offered.push_back(card);
        }
    }
    call.game().offer(choice, offered, group, false);
}

std::int32_t available(const Choice& choice) {
    std::int32_t count = 0;
    for (const Option& option : choice.options) count += option.count;
    return count;
}

void read_own_reasons(Call& call, const Question& question, Choice& choice) {
    if (const int reason = question[too_few]) choice.too_few = call.learnt_word(reason);
    if (const int reason = question[too_many]) choice.too_many = call.learnt_word(reason);
    if (const int reason = question[not_offered]) choice.not_offered = call.learnt_word(reason);
}

void read_how_many(Call& call, const Question& question, Choice& choice) {
    const std::int32_t there = available(choice);
    const auto number = [&](QuestionKey key) {
        return std::min(there, std::max(0, call.integer(question[key], INT32_MIN, INT32_MAX)));
    };
    choice.least = 0;
    choice.most = there;
    if (question[exactly] != 0) {
        choice.least = choice.most = number(exactly);
        if (question.truth(optional)) choice.least = 0;
    } else {
        if (question[up_to] != 0) choice.most = number(up_to);
        if (const int least = question[at_least]) {
            choice.least = std::min(choice.most, call.integer(least, 0, INT32_MAX));
        }
    }
    choice.ordered = question.truth(ordered);
    read_own_reasons(call, question, choice);
}

/// Where the picked cards go before the script goes on.
void read_destination(Call& call, const Question& question, Choice& choice) {
    if (question[to] == 0) return;
    if (question[forced] != 0) call.mistake("a question with `to` is always asked; leave `forced`");
    choice.to = call.zone(question[to]);
    call.changing().may_change(choice.to);
}

int choose_card(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    offer_cards(call, question, choice, no_word);
    read_own_reasons(call, question, choice);
    if (choice.options.empty()) return nothing(call, choice);
    if (question.truth(optional)) choice.least = 0;
    read_destination(call, question, choice);
    return ask(call, question, choice);
}

int choose_cards(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    choice.reply = Choice::Reply::list;
    offer_cards(call, question, choice, no_word);
    read_how_many(call, question, choice);
    if (choice.options.empty() || choice.most == 0) return nothing(call, choice);
    read_destination(call, question, choice);
    return ask(call, question, choice);
}

void offer_values(Call& call, const Question& question, Choice& choice) {
    const int list = question[among];
    if (list == 0) call.mistake("say what to choose `among`");
    lua_State* L = call.lua();
    std::vector<Value> values;
    const auto add = [&](int element) {
        values.push_back(lua_type(L, element) == LUA_TSTRING ? Value::of(call.name(element))
                                                             : call.value(element));
    };
    if (lua_type(L, list) == LUA_TTABLE) {
        call.each_element(list, [&](int element) {
            if (lua_type(L, element) == LUA_TTABLE) {
                call.each_element(element, add);
            } else {
                add(element);
            }
        });
    } else {
        std::vector<ZoneId> zones;
        call.zones(list, zones);
        for (const ZoneId zone : zones) values.push_back(Value::of(zone));
    }
    Refusals refusals{call, question};
    if (refusals.is_list()) call.mistake("only questions about cards list reasons with filters");
    for (const Value value : values) {
        if (refusals.refuses(value, {}, no_word, choice)) continue;
        if (value.kind() == ValueKind::card) {
            choice.add_card(value.card(), no_word, false);
        } else {
            Option option;
            option.what = value;
            choice.options.push_back(option);
        }
    }
}

int choose_option(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    question.only({prompt, about, numbers, forced, among, refuse, why, optional, too_few, too_many,
                   not_offered});
    offer_values(call, question, choice);
    read_own_reasons(call, question, choice);
    if (choice.options.empty()) return nothing(call, choice);
    if (question.truth(optional)) choice.least = 0;
    return ask(call, question, choice);
}

int choose_options(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    question.only({prompt, about, numbers, forced, among, refuse, why, exactly, up_to, at_least,
                   ordered, too_few, too_many, not_offered});
    choice.reply = Choice::Reply::list;
    offer_values(call, question, choice);
    read_how_many(call, question, choice);
    if (choice.options.empty() || choice.most == 0) return nothing(call, choice);
    return ask(call, question, choice);
}

int choose_number(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    question.only({prompt, about, numbers, forced, min, max, optional});
    choice.kind = Choice::Kind::number;
    choice.least = 0;
    if (question[min] != 0) choice.least = call.integer(question[min], INT32_MIN, INT32_MAX);
    if (question[max] == 0) call.mistake("a number needs a `max`");
    choice.most = call.integer(question[max], INT32_MIN, INT32_MAX);
    choice.optional = question.truth(optional);
    if (choice.most < choice.least) return nothing(call, choice);
    return ask(call, question, choice);
}

int confirm(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    question.only({prompt, about, numbers});
    for (const bool truth : {true, false}) {
        Option option;
        option.what = Value::of(truth);
        choice.options.push_back(option);
    }
    return ask(call, question, choice);
}

int name_card(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    question.only({prompt, about, numbers, type});
    const Schema& schema = call.game().schema();
    call.pay(schema.definitions.size());
    TypeSet types;
    if (const int wanted = question[type]) {
        const auto found = schema.find_type(call.text(wanted));
        if (!found) call.mistake("no card has the type \"" + std::string{call.text(wanted)} + "\"");
        types.set(index_of(*found));
    }
    for (std::size_t at = 0; at < schema.definitions.size(); ++at) {
        if (types.any() && (schema.definitions[at].types & types).none()) continue;
        Option option;
        option.what = Value::of(id_at<DefId>(at));
        choice.options.push_back(option);
    }
    return ask(call, question, choice);
}

int arrange(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    choice.reply = Choice::Reply::list;
    choice.kind = Choice::Kind::order;
    choice.ordered = true;
    if (question[to] != 0) call.mistake("cards that are put in an order go nowhere: no `to`");
    offer_cards(call, question, choice, no_word);
    choice.least = choice.most = available(choice);
    if (choice.options.size() <= 1) {
        // Nothing to arrange: equal cards look the same in every order.
        return call.push(std::span<const CardId>{choice.cards});
    }
    return ask(call, question, choice);
}

int choose_move(Call& call) {
    const Question question{call, 2};
    Choice& choice = begin(call, question);
    question.only({prompt, about, numbers, forced, moves, words, not_offered});
    read_own_reasons(call, question, choice);
    choice.reply = Choice::Reply::grouped;
    lua_State* L = call.lua();
    if (const int wanted = question[moves]) {
        call.table(wanted);
        const OrderedKeys groups{L, wanted};
        const int top = lua_gettop(L);
        for (const auto& [name, value] : groups.entries()) {
            const Question move{call, value};
            if (move[to] != 0)
                call.mistake("the cards of a move go nowhere by themselves: no `to`");
            offer_cards(call, move, choice, call.name(name));
            lua_settop(L, top);
        }
    }
    if (const int list = question[words]) {
        call.each_element(list, [&](int element) {
            const Word word = call.name(element);
            choice.add_word(word, word);
        });
    }
    if (choice.options.empty()) {
        lua_pushnil(L);
        return 1;
    }
    return ask(call, question, choice);
}

constexpr Binding choice_table[] = {
    {api::Object::player, "choose_card", bound<choose_card>},
    {api::Object::player, "choose_cards", bound<choose_cards>},
    {api::Object::player, "choose_option", bound<choose_option>},
    {api::Object::player, "choose_options", bound<choose_options>},
    {api::Object::player, "choose_number", bound<choose_number>},
    {api::Object::player, "confirm", bound<confirm>},
    {api::Object::player, "name_card", bound<name_card>},
    {api::Object::player, "arrange", bound<arrange>},
    {api::Object::player, "choose_move", bound<choose_move>},
};

}  // namespace

std::span<const Binding> choice_bindings() {
    return choice_table;
}

}  // namespace cardwright

#include "script/common/call.hpp"

#include <algorithm>
#include <array>

#include "script/common/bound.hpp"
#include "script/common/event_handle.hpp"
#include "script/common/ordered_keys.hpp"
#include "script/sandbox/frozen.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

/// Room for the cards of most zones, at one go.
constexpr std::size_t usual_cards = 16;

/// Lists of cards may hold lists and zones, but not without end.
constexpr int deepest_list = 4;

}  // namespace

bool memory_is_enough(lua_State* L) noexcept {
    Sandbox& sandbox = Sandbox::of(L);
    lua_gc(L, LUA_GCCOLLECT);  // garbage does not count
    if (sandbox.allocator().live_bytes() > sandbox.limits().memory_bytes) {
        sandbox.abort(Limit::memory_bytes);
    }
    return !sandbox.aborted();
}

Game& Call::changing() const {
    Game& game = world_->game();
    if (world_->lens() != nullptr) mistake("a bot only answers: it cannot change the game");
    if (game.read_only()) {
        mistake("nothing may be changed here: this function only answers a question");
    }
    return game;
}

Game& Call::asking() const {
    Game& game = world_->game();
    if (world_->lens() != nullptr || game.quiet() || lua_isyieldable(L_) == 0) {
        mistake("nobody can be asked here; ask in a hook, a trigger, a step or a verb");
    }
    return game;
}

std::string Call::describe(int index) const {
    if (absent(index)) return "nothing";
    const Value handle = any_handle(index);
    if (handle.empty()) {
        if (lua_type(L_, index) == LUA_TSTRING) {
            return "\"" + std::string{lua_tostring(L_, index)} + "\"";
        }
        return std::string{"a "} + luaL_typename(L_, index);
    }
    switch (handle.kind()) {
        case ValueKind::card:
            return "a card";
        case ValueKind::owner:
            return "a player";
        case ValueKind::zone:
            return "a zone";
        case ValueKind::family:
            return "the zones of a kind";
        case ValueKind::definition:
            return "a definition";
        case ValueKind::event:
            return "an event";
        case ValueKind::context:
            return "a context";
        case ValueKind::game:
            return "the game";
        default:
            return "something else";
    }
}

Value Call::value(int index) const {
    switch (lua_type(L_, index)) {
        case LUA_TNONE:
        case LUA_TNIL:
            return {};
        case LUA_TBOOLEAN:
            return Value::of(lua_toboolean(L_, index) != 0);
        case LUA_TNUMBER:
            return Value::of(std::int64_t{integer(index, INT32_MIN, INT32_MAX)});
        case LUA_TSTRING:
            // A bot teaches the game no words: one that nobody knows is like no other.
            return Value::of(world_->lens() != nullptr ? world_->find_word(text(index))
                                                       : learnt_word(index));
        case LUA_TLIGHTUSERDATA:
        case LUA_TUSERDATA: {
            const Value found = any_handle(index);
            must_exist(found);
            return found;
        }
        default:
            mistake(describe(index) + " cannot be used here");
    }
}

void Call::must_exist(Value handle) const {
    bool there = true;
    switch (handle.kind()) {
        case ValueKind::card:
            there = index_of(handle.card()) < state().card_count();
            break;
        case ValueKind::owner:
            there = index_of(handle.owner()) < state().owners();
            break;
        case ValueKind::zone:
            there = index_of(handle.zone()) < state().topology().zones().size();
            break;
        case ValueKind::family:
            there = index_of(handle.family_kind()) < world_->blueprint().schema.zones.size() &&
                    (handle.family_owner() == table_owner ||
                     index_of(handle.family_owner()) < state().owners());
            break;
        case ValueKind::definition:
            there = index_of(handle.definition()) < world_->blueprint().schema.definitions.size();
            break;
        case ValueKind::event:
            if (live_event(game().strand(), handle) == nullptr) mistake(event_is_over);
            break;
        case ValueKind::context:
            static_cast<void>(world_->context(handle));
            break;
        case ValueKind::list:  // belongs to an event; scripts get its elements
            there = false;
            break;
        default:
            break;
    }
    if (there) return;
    switch (handle.kind()) {
        case ValueKind::card:
            mistake("there is no such card in this game");
        case ValueKind::owner:
            mistake("there is no such player in this game");
        case ValueKind::zone:
        case ValueKind::family:
            mistake("there is no such zone in this game");
        default:
            mistake("there is no such thing in this game");
    }
}

void Call::expected(const char* wanted, int index) const {
    mistake(std::string{"expected "} + wanted + ", got " + describe(index));
}

ZoneId Call::only_zone(int index) const {
    std::vector<ZoneId> found;
    zones(index, found);
    if (found.size() != 1) {
        mistake("expected a single zone, got " + std::to_string(found.size()) +
                "; name the slot or the pile");
    }
    return found[0];
}

std::int32_t Call::integer(int index, std::int64_t least, std::int64_t most) const {
    int is_integer = 0;
    const lua_Integer number = lua_tointegerx(L_, index, &is_integer);
    if (is_integer == 0 || lua_type(L_, index) != LUA_TNUMBER) {
        mistake("expected a whole number, got " + describe(index));
    }
    if (number < least || number > most) {
        mistake("expected a whole number from " + std::to_string(least) + " to " +
                std::to_string(most) + ", got " + std::to_string(number));
    }
    return static_cast<std::int32_t>(number);
}

std::string_view Call::text(int index) const {
    if (lua_type(L_, index) != LUA_TSTRING) mistake("expected a word, got " + describe(index));
    std::size_t length = 0;
    const char* letters = lua_tolstring(L_, index, &length);
    if (length > longest_word)
        mistake("a word of " + std::to_string(length) + " bytes is too long");
    return {letters, length};
}

Word Call::name(std::string_view word) const {
    const auto fits = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_';
    };
    const bool good = !word.empty() && fits(word.front()) &&
                      std::all_of(word.begin(), word.end(), [&](char letter) {
                          return fits(letter) || letter == '.' || letter == '-';
                      });
    if (!good) {
        mistake("\"" + std::string{word} +
                "\" is no name: names are letters, digits, \"_\", \".\" and \"-\"");
    }
    return world_->know_word(word);
}

void Call::table(int index) const {
    if (lua_type(L_, index) != LUA_TTABLE) {
        mistake("expected a table { … }, got " + describe(index));
    }
    if (!put_behind_proxy(L_, index)) mistake("expected a table { … }, got what holds all names");
}

bool Call::field(int index, const char* name) const {
    const int at = lua_absindex(L_, index);
    lua_pushstring(L_, name);
    if (lua_rawget(L_, at) == LUA_TNIL) {
        lua_pop(L_, 1);
        return false;
    }
    return true;
}

void Call::stop_the_script() const {
    throw ScriptMistake{world_->sandbox().abort_reason()};
}

lua_Integer Call::begin_list(int index) const {
    const lua_Integer length = list(index);
    if (lua_checkstack(L_, LUA_MINSTACK) == 0) mistake("too many nested calls");
    pay_for_elements(static_cast<std::size_t>(length) + 1);
    return length;
}

/// Of several unknown keys the first of the alphabet is told.
void Call::only_fields(int index, std::span<const std::string_view> known) const {
    table(index);
    const int before = lua_gettop(L_);
    const OrderedKeys keys{L_, index};
    for (const OrderedKeys::Entry& entry : keys.entries()) {
        if (std::find(known.begin(), known.end(), entry.name) != known.end()) continue;
        const std::vector<std::string_view> candidates{known.begin(), known.end()};
        mistake("unknown key \"" + std::string{entry.name} + "\"" +
                did_you_mean(entry.name, candidates));
    }
    if (keys.has_others()) mistake("every key of this table is a name");
    lua_settop(L_, before);
}

void Call::zones(int index, std::vector<ZoneId>& out, int depth) const {
    const State& state = this->state();
    if (lua_type(L_, index) == LUA_TTABLE) {
        if (depth > deepest_list) mistake("the lists are nested too deep");
        each_element(index, [&](int element) { zones(element, out, depth + 1); });
        return;
    }
    const Value found = value(index);
    if (found.kind() == ValueKind::zone) {
        out.push_back(found.zone());
        return;
    }
    if (found.kind() != ValueKind::family) mistake("expected a zone, got " + describe(index));
    const auto add = [&](OwnerId owner) {
        const auto family = state.topology().family(found.family_kind(), owner);
        pay_for_elements(family.size());
        out.insert(out.end(), family.begin(), family.end());
    };
    if (!found.family_of_everyone()) {
        add(found.family_owner());
        return;
    }
    for (std::size_t owner = 0; owner < state.owners(); ++owner) add(id_at<OwnerId>(owner));
}

void Call::cards(int index, std::vector<CardId>& out, int depth) const {
    switch (lua_type(L_, index)) {
        case LUA_TNONE:
        case LUA_TNIL:
            return;
        case LUA_TTABLE: {
            if (depth > deepest_list) mistake("the lists are nested too deep");
            if (depth == 0) out.reserve(usual_cards);
            each_element(index, [&](int element) { cards(element, out, depth + 1); });
            return;
        }
        case LUA_TLIGHTUSERDATA:
        case LUA_TUSERDATA:
            break;
        default:
            mistake("expected cards, got " + describe(index));
    }
    const Value found = any_handle(index);
    must_exist(found);
    if (found.kind() == ValueKind::card) {
        out.push_back(found.card());
        return;
    }
    if (found.kind() == ValueKind::event) mistake("expected cards, got " + describe(index));
    const auto add = [&](ZoneId place) {
        const Lens* const lens = world_->lens();
        const bool looks = lens == nullptr || lens->looks_into(place);
        const auto contents = state().cards_in(place);
        if (!looks && !contents.empty() && !lens->sees_backs(place)) {
            mistake("your seat cannot look through that zone; its size may be counted");
        }
        pay_for_elements(contents.size());
        if (contents.empty()) return;
        out.insert(out.end(), contents.begin(), contents.end());
        // In which order somebody holds cards is nobody else's business.
        if (!looks) {
            const auto begin = out.end() - static_cast<std::ptrdiff_t>(contents.size());
            std::sort(begin, out.end(), [&](CardId left, CardId right) {
                return state().alias(left) < state().alias(right);
            });
        }
    };
    if (found.kind() == ValueKind::zone) {
        add(found.zone());
        return;
    }
    if (found.kind() == ValueKind::family && !found.family_of_everyone()) {
        if (depth == 0) out.reserve(usual_cards);
        const auto family = state().topology().family(found.family_kind(), found.family_owner());
        pay_for_elements(family.size());
        for (const ZoneId place : family) add(place);
        return;
    }
    std::vector<ZoneId> places;
    zones(index, places);
    for (const ZoneId place : places) add(place);
}

int Call::push(Value pushed) const {
    switch (pushed.kind()) {
        case ValueKind::none:
            lua_pushnil(L_);
            break;
        case ValueKind::boolean:
            lua_pushboolean(L_, pushed.truth() ? 1 : 0);
            break;
        case ValueKind::integer:
            lua_pushinteger(L_, pushed.number());
            break;
        case ValueKind::word:
            world_->push_word(L_, pushed.word());
            return 1;
        default:
            push_handle(L_, *world_, pushed);
            break;
    }
    return 1;
}

int Call::push_text(std::string_view pushed) const {
    lua_pushlstring(L_, pushed.data(), pushed.size());
    return 1;
}

int Call::push(std::span<const CardId> cards) const {
    pay(cards.size());
    lua_createtable(L_, static_cast<int>(cards.size()), 0);
    lua_Integer at = 0;
    for (const CardId card : cards) {
        push(Value::of(card));
        lua_rawseti(L_, -2, ++at);
    }
    return 1;
}

int Call::push(std::span<const OwnerId> owners) const {
    lua_createtable(L_, static_cast<int>(owners.size()), 0);
    lua_Integer at = 0;
    for (const OwnerId owner : owners) {
        push(Value::of(owner));
        lua_rawseti(L_, -2, ++at);
    }
    return 1;
}

}  // namespace cardwright

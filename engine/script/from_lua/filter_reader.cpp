#include "script/from_lua/filter_reader.hpp"

#include <algorithm>

#include "script/common/ordered_keys.hpp"
#include "script/sandbox/frozen.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

TypeId type_named(Call& call, std::string_view name) {
    const Schema& schema = call.world().blueprint().schema;
    if (const auto type = call.world().names().find(name).type) return *type;
    const std::vector<std::string_view> known{schema.types.begin(), schema.types.end()};
    call.mistake("no card has the type \"" + std::string{name} + "\"" + did_you_mean(name, known));
}

DefId definition_named(Call& call, std::string_view name) {
    const Schema& schema = call.world().blueprint().schema;
    if (const auto found = call.world().names().definition(name)) return *found;
    std::vector<std::string_view> known;
    for (const Definition& definition : schema.definitions) known.emplace_back(definition.id);
    call.mistake("there is no card \"" + std::string{name} + "\"" + did_you_mean(name, known));
}

/// Runs `each` for a single value or every element of a list.
template <typename Each>
void for_each_value(Call& call, int index, Each&& each) {
    if (lua_type(call.lua(), index) == LUA_TTABLE) {
        call.each_element(index, each);
    } else {
        each(index);
    }
}

/// A value, a list of values, or a range.
void read_range(Call& call, int index, Clause& clause) {
    lua_State* L = call.lua();
    const int at = lua_absindex(L, index);
    if (lua_type(L, at) == LUA_TTABLE && call.list(at) == 0) {
        call.only_fields(at, {"min", "max"});
        if (call.field(at, "min")) {
            clause.has_min = true;
            clause.min = Amount::of(call.integer(-1, INT32_MIN, INT32_MAX));
            lua_pop(L, 1);
        }
        if (call.field(at, "max")) {
            clause.has_max = true;
            clause.max = Amount::of(call.integer(-1, INT32_MIN, INT32_MAX));
            lua_pop(L, 1);
        }
        return;
    }
    for_each_value(call, at, [&](int element) {
        switch (lua_type(L, element)) {
            case LUA_TBOOLEAN:
                clause.among.push_back(call.boolean(element) ? 1 : 0);
                break;
            case LUA_TSTRING: {
                const Word word = call.world().blueprint().schema.words.find(call.text(element));
                // A word no set file uses fits no card.
                clause.among.push_back(word == no_word ? -1
                                                       : static_cast<std::int32_t>(index_of(word)));
                break;
            }
            default:
                clause.among.push_back(call.integer(element, INT32_MIN, INT32_MAX));
                break;
        }
    });
    if (clause.among.empty()) clause.among.push_back(-1);
}

bool read_clause(Call& call, std::string_view key, int index, Clause& clause) {
    const Blueprint& blueprint = call.world().blueprint();
    if (key == "type") {
        clause.subject = Clause::Subject::type;
        for_each_value(call, index, [&](int element) {
            clause.types.set(index_of(type_named(call, call.text(element))));
        });
        return true;
    }
    if (key == "name") {
        clause.subject = Clause::Subject::name;
        for_each_value(call, index, [&](int element) {
            if (lua_type(call.lua(), element) == LUA_TSTRING) {
                clause.names.push_back(definition_named(call, call.text(element)));
            } else {
                clause.names.push_back(call.definition(element, "a card's name"));
            }
        });
        return true;
    }
    if (key == "top" || key == "face_up") {
        clause.subject = key == "top" ? Clause::Subject::top : Clause::Subject::face_up;
        clause.negated = !call.boolean(index);
        return true;
    }
    const NameFinder& names = call.world().names();
    if (const auto query = names.query(key);
        query && blueprint.queries[index_of(*query)].of == QueryKind::Of::card) {
        clause.subject = Clause::Subject::query;
        clause.index = static_cast<std::uint8_t>(index_of(*query));
    } else if (const CounterId counter = names.counter(Scope::card, key); counter != no_counter) {
        clause.subject = Clause::Subject::counter;
        clause.index = static_cast<std::uint8_t>(index_of(counter));
    } else if (const auto fact = names.fact(key);
               fact && blueprint.schema.facts[index_of(*fact)].type != FactType::data) {
        clause.subject = Clause::Subject::fact;
        clause.index = static_cast<std::uint8_t>(index_of(*fact));
    } else {
        return false;
    }
    read_range(call, index, clause);
    return true;
}

[[noreturn]] void unknown_key(Call& call, std::string_view key,
                              std::span<const std::string_view> own_keys) {
    const Blueprint& blueprint = call.world().blueprint();
    std::vector<std::string_view> known{own_keys.begin(), own_keys.end()};
    known.insert(known.end(), {"type", "name", "top", "face_up", "except", "where"});
    for (const FactKind& fact : blueprint.schema.facts) known.emplace_back(fact.name);
    for (const QueryKind& query : blueprint.queries) known.emplace_back(query.name);
    for (const CounterKind& counter : blueprint.schema.counters_of(Scope::card)) {
        known.emplace_back(counter.name);
    }
    call.mistake("unknown key \"" + std::string{key} + "\"" + did_you_mean(key, known));
}

/// What a card is and where it lies is looked at before what has to be worked out: that is quicker,
/// and no script is asked for the cost of a card that the filter does not want anyway.
void put_in_order(std::vector<Clause>& clauses) {
    const auto looked_at = [](const Clause& clause) {
        return clause.subject != Clause::Subject::query;
    };
    if (std::is_partitioned(clauses.begin(), clauses.end(), looked_at)) return;
    std::stable_partition(clauses.begin(), clauses.end(), looked_at);
}

/// True if there is more than clauses: functions and exceptions, which only a whole filter may have
/// and which are read by themselves.
bool read_entries(Call& call, std::span<const OrderedKeys::Entry> entries,
                  std::span<const std::string_view> own_keys, Filter& out, bool whole) {
    bool more = false;
    for (const auto& [key, value] : entries) {
        if (std::find(own_keys.begin(), own_keys.end(), key) != own_keys.end()) continue;
        if (whole && (key == "where" || key == "except")) {
            more = true;
            continue;
        }
        Clause clause;
        if (!read_clause(call, key, value, clause)) unknown_key(call, key, own_keys);
        out.clauses.push_back(std::move(clause));
    }
    put_in_order(out.clauses);
    return more;
}

bool read_clauses(Call& call, int table, std::span<const std::string_view> own_keys, Filter& out,
                  bool whole) {
    lua_State* L = call.lua();
    call.table(table);
    const int before = lua_gettop(L);
    const OrderedKeys keys{L, table};
    const bool more = read_entries(call, keys.entries(), own_keys, out, whole);
    lua_settop(L, before);
    return more;
}

void read_exceptions(Call& call, int table, ScriptFilter& out) {
    static_cast<void>(read_clauses(call, table, {}, out.except, false));
    out.has_except = true;
}

void read_function(Call& call, int place, ScriptFilter& out) {
    if (lua_type(call.lua(), place) != LUA_TFUNCTION) {
        call.mistake("`where` must be a function of a card");
    }
    out.where = place;
}

/// Comparing with a few elements of a list takes as long as an instruction of Lua.
constexpr std::size_t elements_per_unit = 8;

std::size_t work_of(const Filter& filter) noexcept {
    std::size_t units = filter.clauses.size();
    for (const Clause& clause : filter.clauses) {
        units += (clause.names.size() + clause.among.size()) / elements_per_unit;
    }
    return units;
}

}  // namespace

std::size_t ScriptFilter::work() const noexcept {
    return work_of(filter) + work_of(except);
}

void read_filter(Call& call, int table, std::span<const std::string_view> own_keys,
                 ScriptFilter& out) {
    lua_State* L = call.lua();
    const int at = lua_absindex(L, table);
    if (!read_clauses(call, at, own_keys, out.filter, true)) return;
    if (call.field(at, "except")) {
        read_exceptions(call, lua_gettop(L), out);
        lua_pop(L, 1);
    }
    if (call.field(at, "where")) read_function(call, lua_gettop(L), out);
}

void read_filter(Call& call, std::span<const OrderedKeys::Entry> entries,
                 std::span<const std::string_view> own_keys, ScriptFilter& out) {
    if (!read_entries(call, entries, own_keys, out.filter, true)) return;
    for (const auto& [key, value] : entries) {
        if (key == "except") read_exceptions(call, value, out);
        if (key == "where") read_function(call, value, out);
    }
}

const ScriptFilter& filter_at(Call& call, int index, ScriptFilter& read) {
    lua_State* L = call.lua();
    KeptFilters& kept = call.world().kept_filters();
    const ScriptFilter* const known =
        lua_istable(L, index) ? kept.find(lua_topointer(L, index)) : nullptr;
    if (known != nullptr) {
        call.pay_for_elements(known->elements);
        call.pay(known->units - known->elements);
        return *known;
    }
    const bool constant = is_frozen_for_good(L, index);
    const Sandbox& sandbox = call.world().sandbox();
    const std::uint64_t spent = sandbox.spent();
    const std::size_t elements = call.elements();
    lua_pushvalue(L, index);
    const int table = lua_gettop(L);
    call.table(table);
    read_filter(call, table, {}, read);
    if (constant && read.where == 0) {
        read.units = sandbox.spent() - spent;
        read.elements = call.elements() - elements;
        kept.keep(L, index, read);
    }
    return read;
}

namespace {

/// Does the filter ask for nothing but what the backs of cards tell?
bool asks_for_backs(const Schema& schema, const Filter& filter) {
    return std::all_of(filter.clauses.begin(), filter.clauses.end(), [&](const Clause& clause) {
        return clause.subject == Clause::Subject::fact && schema.facts[clause.index].on_back;
    });
}

}  // namespace

bool passes(Call& call, const ScriptFilter& filter, CardId card, OwnerId player) {
    Game& game = call.game();
    if (const Lens* lens = call.world().lens(); lens != nullptr && !lens->knows(card)) {
        const bool by_back = lens->sees_back(card) && filter.where == 0 &&
                             asks_for_backs(game.schema(), filter.filter) &&
                             asks_for_backs(game.schema(), filter.except);
        const bool by_nothing =
            filter.filter.clauses.empty() && !filter.has_except && filter.where == 0;
        if (!by_back && !by_nothing) {
            const ZoneId zone = lens->state().card(card).zone;
            if (zone == no_zone || lens->looks_into(zone)) return false;
            call.mistake("your seat cannot look through that zone; it sees backs alone");
        }
    }
    if (game.failing(filter.filter, card, player) != nullptr) return false;
    if (filter.has_except && game.failing(filter.except, card, player) == nullptr) return false;
    if (filter.where == 0) return true;
    lua_State* L = call.lua();
    lua_pushvalue(L, filter.where);
    call.push(Value::of(card));
    call.world().call_pure(L, 1, 1);
    const bool passed = call.boolean(-1);
    lua_pop(L, 1);
    return passed;
}

}  // namespace cardwright

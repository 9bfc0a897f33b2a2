// What scripts read that is not part of a game: words, params and facts. Each is made once
// and kept, read-only.

#include "script/common/script_world.hpp"
#include "script/sandbox/frozen.hpp"

namespace cardwright {

// ---- names ----

namespace {

/// Is the value on top a function of ours that carries nothing with it?
bool is_bare_function(lua_State* L) {
    if (lua_iscfunction(L, -1) == 0) return false;
    if (lua_getupvalue(L, -1, 1) == nullptr) return true;
    lua_pop(L, 1);
    return false;
}

}  // namespace

void ScriptWorld::learn_names() {
    const HostRoom room{sandbox_.allocator()};
    lua_State* L = sandbox_.lua();
    for (std::size_t kind = 0; kind < std::size(names_refs_); ++kind) {
        if (names_refs_[kind] == LUA_NOREF) continue;
        lua_rawgeti(L, LUA_REGISTRYINDEX, names_refs_[kind]);
        lua_pushnil(L);
        while (lua_next(L, -2) != 0) {
            Meaning meaning;
            if (lua_type(L, -1) == LUA_TNUMBER) {
                meaning.field = lua_tointeger(L, -1);
            } else if (is_bare_function(L)) {
                meaning.function = lua_tocfunction(L, -1);
            } else {
                lua_pushvalue(L, -1);
                meaning.reference = luaL_ref(L, LUA_REGISTRYINDEX);
            }
            known_names_[kind].add(lua_tostring(L, -2), meaning);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    const Words& words = blueprint_->schema.words;
    names_.learn_by_heart([L](std::string_view text) {
        const char* const kept = lua_pushlstring(L, text.data(), text.size());
        static_cast<void>(luaL_ref(L, LUA_REGISTRYINDEX));
        return kept;
    });
    lua_rawgeti(L, LUA_REGISTRYINDEX, words_ref_);
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string_view text = words.text(id_at<Word>(at));
        lua_pushlstring(L, text.data(), text.size());
        lua_rawseti(L, -2, static_cast<lua_Integer>(at) + 1);
    }
    lua_pop(L, 1);
    const auto& definitions = blueprint_->schema.definitions;
    named_by_.assign(words.size(), no_definition);
    for (std::size_t at = 0; at < definitions.size(); ++at) {
        named_by_[index_of(definitions[at].name)] = id_at<DefId>(at);
    }
    for (std::size_t at = 0; at < question_keys.size(); ++at) {
        known_keys_.add(lua_pushlstring(L, question_keys[at].data(), question_keys[at].size()),
                        static_cast<QuestionKey>(at));
        static_cast<void>(luaL_ref(L, LUA_REGISTRYINDEX));
    }
}

// ---- words ----

const std::vector<Word>& ScriptWorld::fields_of(EventId event) {
    if (event_fields_.empty()) event_fields_.resize(blueprint_->events.size());
    std::vector<Word>& fields = event_fields_[index_of(event)];
    if (fields.empty()) {
        for (const std::string& field : blueprint_->events[index_of(event)].fields) {
            fields.push_back(blueprint_->schema.words.find(field));
        }
    }
    return fields;
}

void ScriptWorld::push_word(lua_State* L, Word word) {
    const std::string_view text = game().words().text(word);
    if (index_of(word) >= blueprint_->schema.words.size()) {
        lua_pushlstring(L, text.data(), text.size());
        return;
    }
    const auto key = static_cast<lua_Integer>(index_of(word)) + 1;
    lua_rawgeti(L, LUA_REGISTRYINDEX, words_ref_);
    lua_rawgeti(L, -1, key);
    lua_remove(L, -2);
}

// ---- data ----

void ScriptWorld::push_names_of(lua_State* L, ValueKind kind) const {
    lua_rawgeti(L, LUA_REGISTRYINDEX, names_refs_[static_cast<std::size_t>(kind)]);
}

void ScriptWorld::push_data(lua_State* L, const Datum& datum) {
    luaL_checkstack(L, 4, "data nested too deep");
    if (const bool* truth = datum.boolean()) {
        lua_pushboolean(L, *truth ? 1 : 0);
    } else if (const std::int64_t* number = datum.integer()) {
        lua_pushinteger(L, *number);
    } else if (const std::string* word = datum.word()) {
        lua_pushlstring(L, word->data(), word->size());
    } else if (const Datum::List* list = datum.list()) {
        lua_createtable(L, static_cast<int>(list->size()), 0);
        lua_Integer at = 0;
        for (const Datum& element : *list) {
            push_data(L, element);
            lua_rawseti(L, -2, ++at);
        }
    } else if (const Datum::Map* map = datum.map()) {
        lua_createtable(L, 0, static_cast<int>(map->size()));
        for (const auto& entry : *map) {
            push_data(L, entry.second);
            lua_setfield(L, -2, entry.first.c_str());
        }
    } else {
        lua_pushnil(L);
    }
}

void ScriptWorld::push_params(lua_State* L, DefId definition) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, params_ref_);
    const lua_Integer key = static_cast<lua_Integer>(index_of(definition)) + 1;
    if (lua_rawgeti(L, -1, key) == LUA_TNIL) {
        lua_pop(L, 1);
        push_data(L, Datum{blueprint_->schema.definition(definition).params});
        push_frozen(L, -1);
        lua_remove(L, -2);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, key);
    }
    lua_remove(L, -2);
}

void ScriptWorld::set_number(lua_State* L, const std::string& name, lua_Integer number,
                             HomeId from) const {
    for (const std::string& spelling : blueprint_->set_names.spellings(name, from)) {
        lua_pushinteger(L, number);
        lua_setfield(L, -2, spelling.c_str());
    }
}

void ScriptWorld::push_game_params(lua_State* L) {
    const bool contested = blueprint_->set_names.any_contested();
    const HomeId home = contested ? home_of_caller() : ruleset_home;
    if (game_params_refs_.empty()) game_params_refs_.assign(blueprint_->homes.size(), LUA_NOREF);
    int& reference = game_params_refs_[index_of(home)];
    if (reference == LUA_NOREF) {
        const auto& params = blueprint_->params;
        lua_createtable(L, 0, static_cast<int>(params.size()));
        for (const auto& [name, number] : params) set_number(L, name, number, home);
        push_frozen(L, -1);
        lua_remove(L, -2);
        reference = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
}

/// Where the table of facts holds a word or data of a side of a card.
lua_Integer ScriptWorld::fact_key(DefId definition, std::uint8_t side, FactId fact) const noexcept {
    const auto width = static_cast<lua_Integer>(blueprint_->schema.facts.size());
    const lua_Integer which =
        side < blueprint_->schema.definition(definition).sides.size() ? side : 0;
    return ((which << 16) + static_cast<lua_Integer>(index_of(definition))) * width +
           static_cast<lua_Integer>(index_of(fact)) + 1;
}

bool ScriptWorld::push_known_fact(lua_State* L, DefId definition, std::uint8_t side,
                                  FactId fact) const noexcept {
    const Definition& of = blueprint_->schema.definition(definition);
    switch (blueprint_->schema.facts[index_of(fact)].type) {
        case FactType::integer:
            lua_pushinteger(L, of.number(index_of(fact), side));
            return true;
        case FactType::boolean:
            lua_pushboolean(L, of.number(index_of(fact), side) != 0 ? 1 : 0);
            return true;
        case FactType::word:
        case FactType::data:
            break;
    }
    if (of.fact(index_of(fact), side).empty()) {
        lua_pushnil(L);
        return true;
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, facts_ref_);
    if (lua_rawgeti(L, -1, fact_key(definition, side, fact)) == LUA_TNIL) {
        lua_pop(L, 2);
        return false;
    }
    lua_remove(L, -2);
    return true;
}

void ScriptWorld::push_fact(lua_State* L, DefId definition, std::uint8_t side, FactId fact) {
    if (push_known_fact(L, definition, side, fact)) return;
    lua_rawgeti(L, LUA_REGISTRYINDEX, facts_ref_);
    push_data(L, blueprint_->schema.definition(definition).fact(index_of(fact), side));
    push_frozen(L, -1);
    lua_remove(L, -2);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, fact_key(definition, side, fact));
    lua_remove(L, -2);
}

void ScriptWorld::keep_collected(lua_State* L, DefId definition, std::int32_t which) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, collected_ref_);
    lua_insert(L, -2);
    lua_rawseti(L, -2, static_cast<lua_Integer>(index_of(definition)) * most_collected + which + 1);
    lua_pop(L, 1);
}

void ScriptWorld::push_collected(lua_State* L, DefId definition, std::int32_t which) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, collected_ref_);
    lua_rawgeti(L, -1, static_cast<lua_Integer>(index_of(definition)) * most_collected + which + 1);
    lua_remove(L, -2);
}

}  // namespace cardwright

#pragma once

#include <cstdint>
#include <initializer_list>
#include <lua.hpp>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "flow/game.hpp"
#include "script/common/handles.hpp"
#include "script/common/script_world.hpp"
#include "script/sandbox/sandbox.hpp"
#include "state/value.hpp"

namespace cardwright {

/// Names and words of scripts have at most so many bytes.
inline constexpr std::size_t longest_word = 256;

/// One call of a binding: its arguments, and the game it is about.
///
/// Bindings are plain C++ that may throw and keep objects alive: `bound` runs them where Lua cannot
/// raise (limits are checked afterwards), and only then raises, yields or returns.
class Call {
  public:
    explicit Call(lua_State* L) : L_{L}, world_{&ScriptWorld::of(L)} {}

    [[nodiscard]] lua_State* lua() const noexcept { return L_; }
    [[nodiscard]] ScriptWorld& world() const noexcept { return *world_; }
    [[nodiscard]] Game& game() const { return world_->game(); }
    /// The game, for something that changes it: bots and answers to questions may not.
    Game& changing() const;
    /// The game, for something that asks.
    Game& asking() const;
    /// The state; a bot sees it through its lens.
    [[nodiscard]] const State& state() const {
        return world_->lens() != nullptr ? world_->lens()->state() : game().state();
    }

    // ---- reading ----
    [[nodiscard]] bool absent(int index) const noexcept { return lua_isnoneornil(L_, index); }
    /// Of any kind a value can have. A handle is checked against the state at hand: it may come out
    /// of a trial, another branch or another game.
    [[nodiscard]] Value value(int index) const;
    /// The handle in an argument, whatever has become of it; of kind `none` if it is something
    /// else.
    [[nodiscard]] Value any_handle(int index) const noexcept { return handle_at(L_, index); }
    [[nodiscard]] Value handle(int index, ValueKind kind, const char* wanted) const {
        const Value found = any_handle(index);
        if (found.kind() != kind) expected(wanted, index);
        return found;
    }
    [[nodiscard]] OwnerId player(int index) const {
        const OwnerId owner = handle(index, ValueKind::owner, "a player").owner();
        if (index_of(owner) >= state().owners()) mistake("there is no such player in this game");
        return owner;
    }
    [[nodiscard]] CardId card(int index) const {
        const CardId id = handle(index, ValueKind::card, "a card").card();
        if (index_of(id) >= state().card_count()) mistake("there is no such card in this game");
        return id;
    }
    /// The same for a handle of this kind that was read already.
    [[nodiscard]] OwnerId player(Value handle) const {
        const OwnerId owner = handle.owner();
        if (index_of(owner) >= state().owners()) mistake("there is no such player in this game");
        return owner;
    }
    [[nodiscard]] CardId card(Value handle) const {
        const CardId id = handle.card();
        if (index_of(id) >= state().card_count()) mistake("there is no such card in this game");
        return id;
    }
    [[nodiscard]] ZoneId zone(Value handle) const {
        if (handle.kind() != ValueKind::zone) return zone(1);
        const ZoneId id = handle.zone();
        if (index_of(id) >= state().topology().zones().size()) {
            mistake("there is no such zone in this game");
        }
        return id;
    }
    [[nodiscard]] ZoneId zone(int index) const {  ///< a single zone
        const Value found = any_handle(index);
        return found.kind() == ValueKind::zone &&
                       index_of(found.zone()) < state().topology().zones().size()
                   ? found.zone()
                   : only_zone(index);
    }
    [[nodiscard]] DefId definition(int index, const char* wanted) const {
        const DefId id = handle(index, ValueKind::definition, wanted).definition();
        must_exist(Value::of(id));
        return id;
    }
    [[nodiscard]] std::int32_t integer(int index, std::int64_t least, std::int64_t most) const;
    [[nodiscard]] std::string_view text(int index) const;
    /// A word that records can write down.
    [[nodiscard]] Word name(int index) const { return name(text(index)); }
    [[nodiscard]] Word name(std::string_view word) const;
    /// The number of the word in an argument; `no_word` if neither content nor game knows it.
    [[nodiscard]] Word known_word(int index) const {
        const Word* known = world_->word_at(L_, index);
        return known != nullptr ? *known : world_->find_word(text(index));
    }
    /// The same for a word the game may learn from it.
    [[nodiscard]] Word learnt_word(int index) const {
        const Word* known = world_->word_at(L_, index);
        return known != nullptr ? *known : world_->know_word(text(index));
    }
    [[nodiscard]] bool boolean(int index) const noexcept { return lua_toboolean(L_, index) != 0; }
    /// Cards out of a card, a list of cards and zones, a zone, or zones of a kind.
    void cards(int index, std::vector<CardId>& out, int depth = 0) const;
    /// Zones out of a zone, zones of a kind, or a list of them.
    void zones(int index, std::vector<ZoneId>& out, int depth = 0) const;
    // Reading a table through Lua may run a metamethod, and that may raise: only these read what a
    // script gives us, and they look at what is really there.
    /// Must be a table that a script has made. If it is read-only, its place on the stack is taken
    /// by the table behind it, which can be read as it is.
    void table(int index) const;
    /// The same, for a list: how many elements it has.
    [[nodiscard]] lua_Integer list(int index) const {
        table(index);
        return static_cast<lua_Integer>(lua_rawlen(L_, index));
    }
    /// Pushes an element of what `list` has accepted.
    void element(int index, lua_Integer at) const { lua_rawgeti(L_, index, at); }
    /// Runs `each` with the index of every element of a list, until it returns false if it says so
    /// at all. The script pays for the whole list before it is read.
    template <typename Each>
    void each_element(int index, Each&& each) const {
        const lua_Integer length = begin_list(index);
        const int top = lua_gettop(L_);
        const int source = index > 0 ? index : top + index + 1;
        bool goes_on = true;
        for (lua_Integer at = 1; at <= length && goes_on; ++at) {
            lua_rawgeti(L_, source, at);
            if constexpr (std::is_same_v<std::invoke_result_t<Each&, int>, bool>) {
                goes_on = each(top + 1);
            } else {
                each(top + 1);
            }
            lua_settop(L_, top);
        }
    }
    /// Pushes a field of what `table` has accepted; false (and nothing pushed) if it is absent.
    bool field(int index, const char* name) const;
    /// Refuses keys nobody knows, with a suggestion.
    void only_fields(int index, std::span<const std::string_view> known) const;
    void only_fields(int index, std::initializer_list<std::string_view> known) const {
        only_fields(index, std::span{known.begin(), known.size()});
    }
    [[nodiscard]] std::string describe(int index) const;

    // ---- paying ----
    /// The script pays for what the host does for it. Throws once its budget is used up.
    void pay(std::size_t units) const {
        if (!world_->sandbox().owe(units)) stop_the_script();
    }
    /// The same for elements of lists and zones that the script passes: there is one total for the
    /// call, so that lists of lists of zones come to an end.
    void pay_for_elements(std::size_t count) const {
        elements_ += count;
        if (elements_ > world_->sandbox().limits().list_elements) {
            world_->sandbox().abort(Limit::list_elements);
            stop_the_script();
        }
        pay(count);
    }

    /// Elements that were paid for so far.
    [[nodiscard]] std::size_t elements() const noexcept { return elements_; }

    // ---- pushing ----
    int push(Value value) const;
    int push(std::span<const CardId> cards) const;
    int push(std::span<const OwnerId> owners) const;
    int push_text(std::string_view text) const;

    /// What a binding returns when the kernel must do something before the script goes on.
    static constexpr int suspend = -1;

    [[noreturn]] void mistake(const std::string& sentence) const { throw ScriptMistake{sentence}; }

  private:
    [[noreturn]] void expected(const char* wanted, int index) const;
    void must_exist(Value handle) const;
    [[noreturn]] void stop_the_script() const;
    /// The length of a list that will be read to its end: paid for, and there is room for it.
    lua_Integer begin_list(int index) const;
    [[nodiscard]] ZoneId only_zone(int index) const;

    lua_State* L_;
    ScriptWorld* world_;
    mutable std::size_t elements_ = 0;  // read so far
};

}  // namespace cardwright

#pragma once

#include <cstdint>
#include <lua.hpp>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "flow/blueprint.hpp"
#include "flow/game.hpp"
#include "script/common/address_map.hpp"
#include "script/common/field.hpp"
#include "script/common/kept_filters.hpp"
#include "script/common/kept_tables.hpp"
#include "script/common/lasting_objects.hpp"
#include "script/common/name_finder.hpp"
#include "script/common/question_key.hpp"
#include "script/sandbox/link.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/script_source.hpp"
#include "state/lens.hpp"

namespace cardwright {

/// What a script did wrong, said in one sentence; becomes a Lua error with file and line.
class ScriptMistake : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// What a name means on one kind of object: a function of ours, another function, or a field.
struct Meaning {
    lua_CFunction function = nullptr;
    int reference = LUA_NOREF;  ///< to a function in the registry
    lua_Integer field = 0;      ///< its number, see `ScriptWorld::field`
};

/// A bot's question: as whom it looks at the game, and the answers it has put together so far. It
/// returns the number of one of them.
struct BotView {
    std::optional<Lens> lens;
    const Choice* choice = nullptr;
    std::vector<Picks> answers;
    std::size_t answer_count = 0;
    Stream random;
};

/// A Lua state with a game at hand: what the two directions, into Lua and out of it, have in
/// common. Bindings find it behind the link of their thread.
class ScriptWorld {
  public:
    ScriptWorld(const Blueprint& blueprint, ScriptSource source, ScriptLimits limits);
    ScriptWorld(const ScriptWorld&) = delete;
    ScriptWorld& operator=(const ScriptWorld&) = delete;
    ScriptWorld(ScriptWorld&&) = delete;
    ScriptWorld& operator=(ScriptWorld&&) = delete;
    ~ScriptWorld() = default;

    [[nodiscard]] static ScriptWorld& of(lua_State* L) noexcept {
        return *static_cast<ScriptWorld*>(Sandbox::link(L).host);
    }
    [[nodiscard]] const Blueprint& blueprint() const noexcept { return *blueprint_; }
    [[nodiscard]] Sandbox& sandbox() noexcept { return sandbox_; }

    // ---- the game at hand ----
    class Entered;
    [[nodiscard]] Game& game() const {
        if (game_ == nullptr) refuse_without_game();
        return *game_;
    }
    [[nodiscard]] Game* game_or_null() const noexcept { return game_; }
    [[nodiscard]] BotView& bot_view() noexcept { return bot_view_; }
    [[nodiscard]] const Lens* lens() const noexcept {
        return bot_view_.lens ? &*bot_view_.lens : nullptr;
    }
    [[nodiscard]] std::uint64_t calls() const noexcept { return calls_; }
    /// The kernel has worked for scripts. Throws when that is more than they may use up.
    void pay(Game& game, std::uint64_t units);
    /// Throws what the sandbox has found wrong.
    [[noreturn]] void fail(const Game* game, CardId card = no_card) const;

    // ---- contexts: what a hook or trigger is given; its handle dies with it ----
    /// Returns the slot it takes, until `free_context`.
    std::uint32_t push_context(lua_State* L, const Context& context);
    void free_context(std::uint32_t slot) noexcept;
    [[nodiscard]] const Context& context(Value handle) const;
    /// Nothing if the context is over.
    [[nodiscard]] const Context* live_context(Value handle) const noexcept;

    // ---- functions of scripts ----
    [[nodiscard]] FunctionRef keep_function(lua_State* L, int index);
    /// Keeps a function that several players run at the same time, until it is released: what it
    /// closes over is read-only meanwhile. Throws a GameError if it would not be.
    [[nodiscard]] FunctionRef share_function(lua_State* L, int index);
    void release(FunctionRef function) noexcept;
    /// Calls a function that may neither ask nor change: `arguments` are on the stack above it.
    void call_pure(lua_State* L, int arguments, int results);
    /// Calls a function that may change but not ask.
    void call_quiet(lua_State* L, int arguments, int results);

    // ---- files ----
    [[nodiscard]] std::optional<std::string> text_of(const std::string& path) const {
        return source_(path);
    }
    bool push_module(const std::string& name);  ///< for `use`; false: see `module_problem`
    /// Loads a script and pushes its table. What it uses is looked for in its home first.
    [[nodiscard]] bool load_text(const std::string& text, const std::string& path, HomeId home);
    /// Where what is loaded from here on is at home: names in it are looked up as it says them.
    void be_at_home(HomeId home) noexcept { home_ = home; }
    [[nodiscard]] HomeId home() const noexcept { return home_; }
    /// Where the script of a card is at home.
    [[nodiscard]] HomeId home_of(const Definition& definition) const noexcept;
    [[nodiscard]] const std::string& module_problem() const noexcept { return module_problem_; }

    // ---- data of the content, made once and kept read-only ----
    void push_data(lua_State* L, const Datum& datum);
    void push_params(lua_State* L, DefId definition);
    void push_game_params(lua_State* L);  ///< as the script that runs may call them
    bool push_known_params(lua_State* L, DefId definition) const noexcept {
        lua_rawgeti(L, LUA_REGISTRYINDEX, params_ref_);
        const auto key = static_cast<lua_Integer>(index_of(definition)) + 1;
        const bool known = lua_rawgeti(L, -1, key) != LUA_TNIL;
        lua_replace(L, -2);
        if (!known) lua_pop(L, 1);
        return known;
    }
    void push_fact(lua_State* L, DefId definition, std::uint8_t side, FactId fact);
    /// False (and nothing pushed) if it is a word or data that nobody has asked for before.
    bool push_known_fact(lua_State* L, DefId definition, std::uint8_t side,
                         FactId fact) const noexcept;
    /// Keeps the value on top, one of those a card's modifiers collect, and takes it off.
    void keep_collected(lua_State* L, DefId definition, std::int32_t which);
    void push_collected(lua_State* L, DefId definition, std::int32_t which);
    /// How many values the modifiers of a card may collect.
    static constexpr std::int32_t most_collected = 64;

    // ---- what names mean ----
    /// Learns by heart what objects have, the words of the content, and the keys of questions. Call
    /// it when everything is loaded.
    void learn_names();
    /// The table that says what the names of a kind of object mean.
    void push_names_of(lua_State* L, ValueKind kind) const;
    void keep_names(ValueKind kind, int reference) noexcept {
        names_refs_[static_cast<std::size_t>(kind)] = reference;
    }
    /// Nothing if it is not known by heart.
    [[nodiscard]] const Meaning* meaning(ValueKind kind, const char* name) const noexcept {
        return known_names_[static_cast<std::size_t>(kind)].find(name);
    }
    /// Keeps a field of objects; returns its number.
    [[nodiscard]] lua_Integer keep_field(const Field& field) {
        fields_.push_back(field);
        return static_cast<lua_Integer>(fields_.size()) - 1;
    }
    [[nodiscard]] const Field& field(lua_Integer number) const noexcept {
        return fields_[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] const QuestionKey* question_key(const char* name) const noexcept {
        return known_keys_.find(name);
    }
    [[nodiscard]] const NameFinder& names() const noexcept { return names_; }
    [[nodiscard]] KeptFilters& kept_filters() noexcept { return kept_filters_; }
    [[nodiscard]] KeptTables<Particulars>& kept_particulars() noexcept { return kept_particulars_; }
    /// What a name of the script that runs, or is being loaded, is called in this game. Throws a
    /// ScriptMistake if several sets have declared it.
    [[nodiscard]] std::string meant_here(std::string_view name) const;
    /// Where the script is at home that runs, or is being loaded.
    [[nodiscard]] HomeId home_of_caller() const;
    [[nodiscard]] LastingObjects& lasting() noexcept { return lasting_; }
    [[nodiscard]] const LastingObjects& lasting() const noexcept { return lasting_; }

    // ---- words ----
    /// The card whose name a word is; `no_definition` if it names none.
    [[nodiscard]] DefId definition_named(Word word) const noexcept {
        return index_of(word) < named_by_.size() ? named_by_[index_of(word)] : no_definition;
    }
    /// The word of the content at an index of the stack; nothing if it is not known by heart.
    [[nodiscard]] const Word* word_at(lua_State* L, int index) const noexcept {
        if (lua_type(L, index) != LUA_TSTRING) return nullptr;
        std::size_t size = 0;
        const char* const text = lua_tolstring(L, index, &size);
        const KnownName* const known = names_.by_heart({text, size});
        return known != nullptr && known->word != no_word ? &known->word : nullptr;
    }
    /// The number of a name a script uses; `no_word` if neither the content nor the game knows it.
    [[nodiscard]] Word find_word(std::string_view text) {
        const Word found = names_.find(text).word;
        return found != no_word ? found : game().words().find(text);
    }
    /// The same, for a name the game may learn from it.
    [[nodiscard]] Word know_word(std::string_view text) {
        const Word found = names_.find(text).word;
        return found != no_word ? found : game().learn(text);
    }
    /// By event and field, the numbers of their names.
    [[nodiscard]] const std::vector<Word>& fields_of(EventId event);
    /// Pushes the text of a word; those of the content are made only once.
    void push_word(lua_State* L, Word word);
    /// A number by all the names that a script at home there may call it.
    void set_number(lua_State* L, const std::string& name, lua_Integer number, HomeId from) const;

  private:
    /// A context handed to a script.
    struct ContextSlot {
        Context context;
        const Strand* strand = nullptr;  ///< where it was given out
        std::uint32_t generation = 0;
        bool used = false;
    };

    [[noreturn]] void refuse_without_game() const;
    [[nodiscard]] bool load_module(const std::string& path, HomeId home);
    void lay_out_lasting(const Game& game);
    void begin_bill(const Game& game) noexcept;
    [[nodiscard]] lua_Integer fact_key(DefId definition, std::uint8_t side,
                                       FactId fact) const noexcept;

    const Blueprint* blueprint_;
    ScriptSource source_;
    Sandbox sandbox_;
    Game* game_ = nullptr;
    BotView bot_view_;
    std::uint64_t calls_ = 0;
    std::uint64_t billed_run_ = 0;  // of the game, for which the budgets were given
    std::vector<ContextSlot> contexts_;
    std::vector<std::uint32_t> idle_contexts_;
    std::string module_problem_;
    HomeId home_{};  ///< of the script being loaded
    std::map<std::string, HomeId, std::less<>> homes_of_files_;
    std::set<std::string, std::less<>> card_scripts_;  ///< paths; these are no modules
    std::vector<Field> fields_;
    int names_refs_[16] = {};
    AddressMap<Meaning> known_names_[16];  // by kind of value
    std::vector<DefId> named_by_;          // by word
    AddressMap<QuestionKey> known_keys_;
    LastingObjects lasting_;
    NameFinder names_;
    KeptFilters kept_filters_;
    KeptTables<Particulars> kept_particulars_;
    std::vector<std::vector<Word>> event_fields_;  // by event
    std::vector<int> game_params_refs_;            // by home, if names are contested
    int words_ref_ = LUA_NOREF;
    int modules_ref_ = LUA_NOREF;
    int lent_ref_ = LUA_NOREF;  // by function that is shared: what has to be given back
    int params_ref_ = LUA_NOREF;
    int facts_ref_ = LUA_NOREF;
    int collected_ref_ = LUA_NOREF;
};

/// Which game runs, for the time of one call; calls nest (a query inside a hook).
class ScriptWorld::Entered {
  public:
    Entered(ScriptWorld& world, Game& game) : world_{world}, before_{world.game_} {
        world.game_ = &game;
        ++world.calls_;
        // What a hook sets off is on its bill, and so is all that follows until the next question.
        if (before_ != nullptr) return;
        if (!world.lasting_.fit(game)) world.lay_out_lasting(game);
        world.begin_bill(game);
    }
    ~Entered() { world_.game_ = before_; }
    Entered(const Entered&) = delete;
    Entered& operator=(const Entered&) = delete;
    Entered(Entered&&) = delete;
    Entered& operator=(Entered&&) = delete;

  private:
    ScriptWorld& world_;
    Game* before_;
};

}  // namespace cardwright

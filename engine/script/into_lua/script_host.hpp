#pragma once

#include <cstdint>
#include <functional>
#include <lua.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "flow/behaviour.hpp"
#include "flow/blueprint.hpp"
#include "flow/game.hpp"
#include "flow/script_runner.hpp"
#include "script/from_lua/field.hpp"
#include "script/from_lua/kept_filters.hpp"
#include "script/from_lua/question_key.hpp"
#include "script/into_lua/address_map.hpp"
#include "script/into_lua/bot.hpp"
#include "script/into_lua/lasting_objects.hpp"
#include "script/into_lua/name_finder.hpp"
#include "script/sandbox/sandbox.hpp"
#include "state/lens.hpp"

namespace cardwright {

/// Where scripts come from: the text of a file, by its path in the content.
using ScriptSource = std::function<std::optional<std::string>(const std::string& path)>;

/// What a name means on one kind of object: a function of ours, another function, or a field.
struct Meaning {
    lua_CFunction function = nullptr;
    int reference = LUA_NOREF;  ///< to a function in the registry
    lua_Integer field = 0;      ///< its number, see `ScriptHost::field`
};

/// One part of a score: cards of a kind, or something a locale key names.
struct ScorePart {
    DefId card = no_definition;
    std::string text;  ///< a locale key, if it is no card
    std::int64_t count = 0;
    std::int64_t points = 0;
};

/// Runs the scripts of one blueprint: one Lua state, reused for every game of a thread, since
/// scripts keep nothing. The only place that enters Lua.
class ScriptHost final : public ScriptRunner {
  public:
    /// Loads every script the blueprint names. Throws a GameError for the first that is wrong.
    ScriptHost(const Blueprint& blueprint, ScriptSource source, ScriptLimits limits = {});
    ~ScriptHost() override;

    [[nodiscard]] const Behaviours& behaviours() const noexcept { return behaviours_; }
    [[nodiscard]] const Blueprint& blueprint() const noexcept { return *blueprint_; }
    [[nodiscard]] Sandbox& sandbox() noexcept { return sandbox_; }

    // ---- ScriptRunner ----
    Outcome start(Game& game, Frame& frame) override;
    Outcome resume(Game& game, Frame& frame) override;
    void abandon(Frame& frame) noexcept override;
    void release(FunctionRef function) noexcept override;
    void pay(Game& game, std::uint64_t units) override;
    bool test(Game& game, FunctionRef function, const Context& context) override;
    std::int64_t number(Game& game, FunctionRef function, const Context& context,
                        Value subject) override;
    std::vector<std::int64_t> rank(Game& game, FunctionRef function, OwnerId player) override;
    std::int64_t score(Game& game, FunctionRef function, OwnerId player) override;
    bool wins(Game& game, FunctionRef function, OwnerId player) override;
    Refused reason(Game& game, FunctionRef function, OwnerId player, OwnerId asked) override;
    void change(Game& game, FunctionRef function, const Context& context) override;

    /// What the score of a seat is made of; the ruleset's `parts`. Empty if it has none.
    std::vector<ScorePart> score_parts(Game& game, OwnerId player);

    /// Who may begin the next game of a series, given the winners of the last; the ruleset's
    /// `first_after`. Everybody if it has none.
    std::vector<OwnerId> first_after(Game& game, const std::vector<OwnerId>& winners);

    // ---- bots ----
    /// Loads `bots/<name>.lua` of the ruleset or of a set; nothing if there is no such file. It
    /// stays where it is. All that a table may want is loaded before its first game, so that a file
    /// that is changed meanwhile changes nothing, and nothing is loaded with a game at hand.
    const Bot* bot(std::string_view name);
    /// Lets a bot answer a choice. It sees only what the seat may know. `why` gets the locale key
    /// of its reason, if it gives one.
    void answer(const Bot& bot, Game& game, OwnerId seat, const Choice& choice, Picks& picks,
                std::string* why = nullptr);

    /// Where bots that want to surprise get their chance from: once per game.
    void seed_bots(std::uint64_t seed) noexcept {
        bot_random_ = Stream::derive(seed, hash_text("bots"));
    }
    /// How often a script was entered, for measurements.
    [[nodiscard]] std::uint64_t calls() const noexcept { return calls_; }

    // ---- for the bindings ----
    /// A context handed to a script; its handle dies with it.
    struct ContextSlot {
        Context context;
        const Strand* strand = nullptr;  ///< where it was given out
        std::uint32_t generation = 0;
        bool used = false;
    };
    [[nodiscard]] Game& game() const {
        if (game_ == nullptr) refuse_without_game();
        return *game_;
    }
    [[nodiscard]] Game* game_or_null() const noexcept { return game_; }
    [[nodiscard]] const Lens* lens() const noexcept { return lens_ ? &*lens_ : nullptr; }
    [[nodiscard]] const Choice* bot_choice() const noexcept { return bot_choice_; }
    [[nodiscard]] const Context& context(Value handle) const;
    /// Nothing if the context is over.
    [[nodiscard]] const Context* live_context(Value handle) const noexcept;
    [[nodiscard]] FunctionRef keep_function(lua_State* L, int index);
    /// Keeps a function that several players run at the same time, until it is released: what it
    /// closes over is read-only meanwhile. Throws a GameError if it would not be.
    [[nodiscard]] FunctionRef share_function(lua_State* L, int index);
    /// Calls a function that may neither ask nor change: `arguments` are on the stack above it.
    void call_pure(lua_State* L, int arguments, int results);
    /// Calls a function that may change but not ask.
    void call_quiet(lua_State* L, int arguments, int results);
    [[nodiscard]] Stream& bot_random() noexcept { return bot_random_; }
    bool push_module(const std::string& name);  ///< for `use`; false: see `module_problem`
    /// Loads a script and pushes its table. What it uses is looked for in its home first.
    [[nodiscard]] bool load_text(const std::string& text, const std::string& path, HomeId home);
    /// Where the script of a card is at home.
    [[nodiscard]] HomeId home_of(const Definition& definition) const noexcept;
    [[nodiscard]] const std::string& module_problem() const noexcept { return module_problem_; }
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
    void push_collected(lua_State* L, DefId definition, std::int32_t which);
    /// The table that says what the names of a kind of object mean.
    void push_names_of(lua_State* L, ValueKind kind) const;
    /// What a name means on a kind of object; nothing if it is not known by heart.
    [[nodiscard]] const Meaning* meaning(ValueKind kind, const char* name) const noexcept {
        return known_names_[static_cast<std::size_t>(kind)].find(name);
    }
    [[nodiscard]] const QuestionKey* question_key(const char* name) const noexcept {
        return known_keys_.find(name);
    }
    /// The card that a word is the name of, if it is one's.
    [[nodiscard]] DefId definition_named(Word word) const noexcept {
        return index_of(word) < named_by_.size() ? named_by_[index_of(word)] : no_definition;
    }
    /// The word of the content at an index of the stack; nothing if it is not known by heart.
    [[nodiscard]] const Word* word_at(lua_State* L, int index) const noexcept {
        if (lua_type(L, index) != LUA_TSTRING) return nullptr;
        return known_words_.find(lua_tostring(L, index));
    }
    [[nodiscard]] const LastingObjects& lasting() const noexcept { return lasting_; }
    void keep_names(ValueKind kind, int reference) noexcept {
        names_refs_[static_cast<std::size_t>(kind)] = reference;
    }
    /// Keeps a field of objects; returns its number.
    [[nodiscard]] lua_Integer keep_field(const Field& field) {
        fields_.push_back(field);
        return static_cast<lua_Integer>(fields_.size()) - 1;
    }
    [[nodiscard]] const Field& field(lua_Integer number) const noexcept {
        return fields_[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] NameFinder& names() noexcept { return names_; }
    [[nodiscard]] KeptFilters& kept_filters() noexcept { return kept_filters_; }
    /// What a name of the script that runs, or is being loaded, is called in this game. Throws a
    /// ScriptMistake if several sets have declared it.
    [[nodiscard]] std::string meant_here(std::string_view name) const;
    /// Where the script is at home that runs, or is being loaded.
    [[nodiscard]] HomeId home_of_caller() const;
    /// The number of a name a script uses; `no_word` if neither the content nor the game knows it.
    [[nodiscard]] Word find_word(std::string_view text) {
        const Word found = names_.word(text);
        return found != no_word ? found : game().words().find(text);
    }
    /// The same, for a name the game may learn from it.
    [[nodiscard]] Word know_word(std::string_view text) {
        const Word found = names_.word(text);
        return found != no_word ? found : game().learn(text);
    }
    /// By event and field, the numbers of their names.
    [[nodiscard]] const std::vector<Word>& fields_of(EventId event);
    /// Pushes the text of a word; those of the content are made only once.
    void push_word(lua_State* L, Word word);
    /// A number by all the names that a script at home there may call it.
    void set_number(lua_State* L, const std::string& name, lua_Integer number, HomeId from) const;
    /// The answers a bot has put together so far: it returns the number of one of them.
    [[nodiscard]] std::vector<Picks>& bot_answers() noexcept { return bot_answers_; }
    [[nodiscard]] std::size_t& bot_answer_count() noexcept { return bot_answer_count_; }

  private:
    friend class BehaviourLoader;
    struct Entered;  // keeps track of which game runs, for the time of one call

    [[noreturn]] static void refuse_without_game();
    void install();
    [[nodiscard]] std::optional<Bot> load_bot(const std::string& path, HomeId home);
    [[nodiscard]] bool load_module(const std::string& path, HomeId home);
    void learn_names();  ///< by heart: what objects have, the words of the content, keys
    /// Where a bot is read from; there may be no such file.
    [[nodiscard]] BotFile bot_file(std::string_view name) const;
    [[nodiscard]] std::vector<ScorePart> parts_of_ruleset(Game& game, OwnerId player);
    [[nodiscard]] std::int64_t whole_number(const Game& game, const std::string& of);
    void look_at(const Game& game);
    void begin_bill(const Game& game) noexcept;
    void push_choice(lua_State* L, Word prompt);
    [[nodiscard]] Outcome after(Frame& frame, int status, int results);
    void push_context(lua_State* L, const Context& context);
    [[nodiscard]] std::int32_t take_thread();
    void give_thread(std::int32_t thread) noexcept;
    void free_context(std::uint32_t slot) noexcept;
    [[noreturn]] void fail(const Game* game) const;
    void call_function(Game& game, FunctionRef function, const Context& context, Value subject,
                       int results);
    [[nodiscard]] lua_Integer fact_key(DefId definition, std::uint8_t side,
                                       FactId fact) const noexcept;

    const Blueprint* blueprint_;
    ScriptSource source_;
    Sandbox sandbox_;
    Behaviours behaviours_;
    Game* game_ = nullptr;
    std::optional<Lens> lens_;
    const Choice* bot_choice_ = nullptr;
    std::vector<Picks> bot_answers_;
    std::size_t bot_answer_count_ = 0;
    Stream bot_random_;
    std::vector<lua_State*> threads_;
    std::vector<int> thread_refs_;
    std::vector<std::int32_t> idle_threads_;
    std::vector<std::uint32_t> thread_contexts_;  // by thread: the slot its function was given
    std::vector<ContextSlot> contexts_;
    std::vector<std::uint32_t> idle_contexts_;
    std::uint32_t last_context_ = 0;
    std::map<std::string, Bot, std::less<>> bots_;
    std::map<std::string, GameError, std::less<>> broken_bots_;  // what is wrong with them
    std::uint64_t calls_ = 0;
    std::uint64_t stretch_ = 0;  // of play, for which the budgets were given
    std::string module_problem_;
    HomeId home_{};  ///< of the script being loaded
    std::map<std::string, HomeId, std::less<>> homes_of_files_;
    std::set<std::string, std::less<>> card_scripts_;  ///< paths; these are no modules
    std::vector<Field> fields_;
    int names_refs_[16] = {};
    AddressMap<Meaning> known_names_[16];  // by kind of value
    AddressMap<Word> known_words_;
    std::vector<DefId> named_by_;  // by word
    AddressMap<QuestionKey> known_keys_;
    LastingObjects lasting_;
    NameFinder names_;
    KeptFilters kept_filters_;
    std::vector<int> choice_refs_;  // by prompt: the choice as an object of Lua
    std::map<std::string, int, std::less<>> other_choice_refs_;  // the same, for prompts of scripts
    std::vector<std::vector<Word>> event_fields_;                // by event
    std::vector<int> game_params_refs_;                          // by home, if names are contested
    int words_ref_ = LUA_NOREF;
    int modules_ref_ = LUA_NOREF;
    int lent_ref_ = LUA_NOREF;  // by function that is shared: what has to be given back
    int params_ref_ = LUA_NOREF;
    int facts_ref_ = LUA_NOREF;
    int collected_ref_ = LUA_NOREF;
};

}  // namespace cardwright

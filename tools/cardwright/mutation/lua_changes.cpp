#include "cardwright/mutation/lua_changes.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "cardwright/mutation/lua_outline.hpp"

namespace cardwright::tool {
namespace {

using Kind = LuaToken::Kind;
using Statement = LuaOutline::Statement;
using Words = std::map<std::string_view, std::vector<std::string>>;

/// What can stand between two values instead.
const Words& other_operators() {
    static const Words others{{"<", {"<=", ">="}}, {"<=", {"<", ">"}}, {">", {">=", "<="}},
                              {">=", {">", "<"}},  {"==", {"~="}},     {"~=", {"=="}},
                              {"and", {"or"}},     {"or", {"and"}},    {"+", {"-"}},
                              {"-", {"+"}},        {"*", {"+"}},       {"//", {"*"}},
                              {"%", {"+"}}};
    return others;
}

/// Who or what is meant, by the word that says so.
const Words& other_words() {
    static const Words others{{"owner", {"players"}}, {"self", {"cards"}},  {"mine", {"others"}},
                              {"others", {"mine"}},   {"anyone", {"mine"}}, {"up", {"down"}},
                              {"down", {"up"}},       {"bottom", {"top"}}};
    return others;
}

const Words& other_fields() {
    static const Words others{{"left", {"right"}},
                              {"right", {"left"}},
                              {"others", {"everyone"}},
                              {"everyone", {"others"}}};
    return others;
}

/// Without these a script cannot be loaded, or a question cannot be asked: nothing to find out.
bool is_needed(const std::string& key) {
    static const std::set<std::string, std::less<>> needed{"prompt", "query", "of",   "event",
                                                           "before", "run",   "hook", "what"};
    return needed.contains(key);
}

/// What a spec cannot see, since it only helps to put something into words.
bool is_wording(const std::string& key) {
    static const std::set<std::string, std::less<>> wordings{"prompt", "what", "why", "about"};
    return wordings.contains(key);
}

class LuaChangeMaker {
  public:
    LuaChangeMaker(std::string_view text, const Vocabulary& vocabulary)
        : text_{text}, vocabulary_{vocabulary}, outline_{outline_of(text)} {}

    std::vector<Change> find() {
        for (std::size_t at = 0; at + 1 < outline_.tokens.size(); ++at) look_at(at);
        for (const auto& condition : outline_.conditions) {
            if (condition.plain) turn_round(condition);
        }
        for (const auto& entry : outline_.entries) leave_out(entry);
        for (const auto& statement : outline_.statements) leave_out(statement);
        std::stable_sort(found_.begin(), found_.end(), [](const Change& one, const Change& other) {
            return one.offset < other.offset;
        });
        return std::move(found_);
    }

  private:
    void add(std::size_t function, std::size_t begin, std::size_t end, std::string replacement) {
        Change change = make_change(text_, begin, end - begin, std::move(replacement));
        const LuaOutline::Function& in = outline_.functions[function];
        change.where = in.name;
        change.first_line = in.first_line;
        change.last_line = in.last_line;
        change.always = function == 0;
        found_.push_back(std::move(change));
    }
    void replace(std::size_t token, const std::string& with) {
        const LuaToken& of = outline_.tokens[token];
        add(outline_.uses[token].function, of.offset, of.stop(), with);
    }
    void replace_with_each(std::size_t token, const Words& words, std::string_view quote = "") {
        std::string_view word = outline_.tokens[token].text;
        if (!quote.empty()) word = word.substr(1, word.size() - 2);
        const auto found = words.find(word);
        if (found == words.end()) return;
        for (const std::string& other : found->second) {
            replace(token, std::string{quote} + other + std::string{quote});
        }
    }

    void look_at(std::size_t at) {
        const LuaToken& token = outline_.tokens[at];
        const LuaOutline::Use& use = outline_.uses[at];
        if (token.kind == Kind::number) number(at);
        if (token.kind == Kind::string) word(at);
        if (token.is("true")) replace(at, "false");
        if (token.is("false")) replace(at, "true");
        if (use.binary) replace_with_each(at, other_operators());
        if (use.unary && (token.is("not") || token.is("-"))) replace(at, "");
        if (token.kind == Kind::name && use.field) field(at);
    }

    void number(std::size_t at) {
        const std::string_view digits = outline_.tokens[at].text;
        std::int64_t number = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size()) return;
        replace(at, std::to_string(number + 1));
        if (number > 0) replace(at, std::to_string(number - 1));
    }

    void word(std::size_t at) {
        const LuaOutline::Use& use = outline_.uses[at];
        const std::string_view text = outline_.tokens[at].text;
        if (text.front() != '"' || is_wording(use.key)) return;
        const std::string_view word = text.substr(1, text.size() - 2);
        replace_with_each(at, other_words(), "\"");
        for (const auto* others : {&vocabulary_.zones, &vocabulary_.types, &vocabulary_.counters}) {
            const auto found = others->find(word);
            if (found == others->end()) continue;
            replace(at, "\"" + found->second + "\"");
            return;
        }
        // A function that returns a word tells a reason, or what comes next.
        if (use.returned) replace(at, "\"" + std::string{word} + "_changed\"");
    }

    void field(std::size_t at) {
        const std::string_view name = outline_.tokens[at].text;
        const std::size_t of = at - 2;
        const bool plain = at >= 2 && outline_.tokens[of].kind == Kind::name &&
                           !outline_.uses[of].field && !outline_.uses[of].method;
        const bool assigned = outline_.tokens[at + 1].is("=") || outline_.tokens[at + 1].is("(");
        if (assigned) return;
        replace_with_each(at, other_fields());
        if (plain && outline_.tokens[of].text == "ctx" && (name == "player" || name == "owner")) {
            replace(at, std::string{name} + ".left");
        }
        const auto zone = vocabulary_.zones.find(name);
        const bool of_params = outline_.tokens[of].text == "params" ||
                               outline_.tokens[of].text == "printed" ||
                               outline_.tokens[of].text == "options";
        if (of_params) return;
        if (zone != vocabulary_.zones.end()) replace(at, zone->second);
        const std::string_view whose = outline_.tokens[of].text;
        const bool table = whose == "game" || whose == "event" || whose == "card";
        if (plain && !table && vocabulary_.of_players.contains(name)) {
            replace(at, "left." + std::string{name});
        }
    }

    void turn_round(const LuaOutline::Condition& condition) {
        const std::size_t begin = outline_.tokens[condition.tokens.begin].offset;
        const std::size_t end = outline_.tokens[condition.tokens.end - 1].stop();
        add(condition.function, begin, end,
            "not (" + std::string{text_.substr(begin, end - begin)} + ")");
    }

    void leave_out(const LuaOutline::Entry& entry) {
        if (is_needed(entry.key) || is_wording(entry.key)) return;
        const std::size_t begin = outline_.tokens[entry.tokens.begin].offset;
        const std::size_t end = outline_.tokens[entry.tokens.end - 1].stop();
        add(entry.function, begin, end, "");
    }

    void leave_out(const Statement& statement) {
        if (statement.function == 0 || statement.kind == Statement::Kind::other) return;
        const auto& [first, last] = statement.tokens;
        // A function that returns nothing at its end would do so anyway.
        const bool returns_nothing =
            statement.kind == Statement::Kind::result &&
            (last == first + 1 || (last == first + 2 && outline_.tokens[first + 1].is("nil")));
        if (returns_nothing && outline_.functions[statement.function].end == last) return;
        add(statement.function, outline_.tokens[first].offset, outline_.tokens[last - 1].stop(),
            "");
    }

    std::string_view text_;
    const Vocabulary& vocabulary_;
    LuaOutline outline_;
    std::vector<Change> found_;
};

}  // namespace

std::vector<Change> lua_changes(std::string_view text, const Vocabulary& vocabulary) {
    return LuaChangeMaker{text, vocabulary}.find();
}

}  // namespace cardwright::tool

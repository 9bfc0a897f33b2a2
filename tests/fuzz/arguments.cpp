#include "fuzz/arguments.hpp"

#include <algorithm>
#include <map>

namespace cardwright::fuzz {
namespace {

using Expressions = std::vector<std::string>;

const std::map<std::string, Expressions, std::less<>>& receivers() {
    static const std::map<std::string, Expressions, std::less<>> all{
        {"game", {"game"}},
        {"mover", {"game", "me", "me"}},
        {"player", {"me", "me", "me.left", "game.seats[1]"}},
        {"card", {"c", "c", "me.board:top()", "me.hand:list()[1]"}},
        {"zone",
         {"me.hand", "me.board", "me.deck", "me.discard_pile", "me.pouch", "game.pool",
          "me.slots[1]", "game.supply.plain", "c.zone", "ctx.aside"}},
        {"zones", {"me.slots", "game.supply", "game.all.hand", "game.all.slots"}},
        {"definition", {"c.definition", "game.definitions[1]", "c.printed"}},
        {"context", {"ctx"}},
        {"event", {"e", "e", "game:announce(\"poked\", { player = me, card = c })"}},
        {"choice", {"choice"}},
    };
    return all;
}

/// What makes sense as an argument or for a key of a table, by what signatures call it.
const std::map<std::string, Expressions, std::less<>>& sense() {
    static const Expressions zones{"me.hand",           "me.board",  "me.deck",
                                   "me.discard_pile",   "game.pool", "me.slots[2]",
                                   "game.supply.plain", "me.pouch"};
    static const Expressions cards{"c",
                                   "{ c }",
                                   "me.hand",
                                   "me.hand:list()",
                                   "{ me.hand, me.board }",
                                   "game.all.hand",
                                   "{}",
                                   "me.board:list { type = \"tool\" }"};
    static const Expressions card{"c", "me.board:top()", "me.hand:list()[1]", "me.deck:bottom()"};
    static const Expressions truth{"true", "false"};
    static const Expressions few{"0", "1", "2", "3"};
    static const std::map<std::string, Expressions, std::less<>> all{
        {"cards", cards},
        {"from", {"me.hand", "me.board", "{ me.hand, me.board }", "game.supply", "me.hand:list()"}},
        {"zone", zones},
        {"to", zones},
        {"card", card},
        {"out", {"me.board:top()", "c"}},
        {"in_card", {"me.hand:list()[1]", "me.deck:top()"}},
        {"on", {"me.board:bottom()", "me.board", "game.pool"}},
        {"face", {"\"up\"", "\"down\""}},
        {"n", few},
        {"side", {"0", "1"}},
        {"fields",
         {"{ player = me, card = c }", "{ player = me, note = \"so\", affects = { me, c } }"}},
        {"players", {"game.seats", "me.others", "{ me }", "me.everyone"}},
        {"player", {"me", "game.seats[1]"}},
        {"definition", {"\"plain\"", "\"hook\"", "game.definitions[2]"}},
        {"zones", {"game.supply"}},
        {"list", {"{ 1, 2, 3 }", "game.seats", "{ c, \"x\", true }"}},
        {"stream", {"\"luck\"", "\"other\""}},
        {"text", {"\"boo\"", "\"act.shout\""}},
        {"event", {"e"}},
        {"numbers", {"{ count = 2 }"}},
        {"x", {"me", "c", "1"}},
        {"field", {"\"note\"", "\"affects\"", "\"card\""}},
        {"value", {"1", "me", "c", "\"word\"", "{ c, me, 1, \"two\" }", "nil"}},
        {"type", {"\"thing\"", "\"tool\""}},
        {"filter",
         {"{ type = \"thing\" }", "{ cost = { max = 3 }, top = true }", "{ name = \"plain\" }",
          "{ except = { type = { \"tool\", \"thing\" } }, age = { min = 0 } }",
          "{ where = function(c) return c:cost() > 1 end, suit = \"red\" }"}},
        {"filter…",
         {"type = \"thing\"", "cost = { max = 9 }", "name = { \"hook\", \"plain\" }",
          "where = function(c) return c.age == 0 end", "chosen = true, face_up = true"}},
        {"of", {"\"cost\"", "\"age\""}},
        {"group", {"\"use\"", "\"again\""}},
        {"names", {"{ \"hook\", \"plain\", \"stop\" }", "{ \"plain\" }", "{}"}},
        {"what", {"\"stop\"", "\"plain\"", "true", "1", "c"}},
        {"prompt", {"\"ask.pick\"", "\"x\""}},
        {"about", {"c", "me", "\"x\"", "3"}},
        {"refuse",
         {"function(x) end", "function(x) return \"no_way\" end",
          "function(x) if x == c then return \"own\" end end",
          "{ { reason = \"no_way\", cost = { min = 2 } }, { reason = \"own\", type = \"tool\" } "
          "}"}},
        {"why", {"function(x) return \"no_way\" end", "function(x) end"}},
        {"optional", truth},
        {"forced", truth},
        {"ordered", truth},
        {"gives", truth},
        {"exactly", few},
        {"up_to", few},
        {"at_least", {"0", "1"}},
        {"too_few", {"\"more\""}},
        {"too_many", {"\"fewer\""}},
        {"not_offered", {"\"no_such\""}},
        {"among",
         {"{ \"a\", \"b\", \"c\" }", "{ 1, 2, 3 }", "game.seats", "me.hand:list()", "me.slots",
          "{ c, me, \"w\", 4, true }"}},
        {"min", few},
        {"max", {"3", "4", "10"}},
        {"moves",
         {"{ take = { from = me.hand }, put = { from = me.board, type = \"tool\" } }", "{}"}},
        {"words", {"{ \"done\", \"wait\" }"}},
        {"extra", truth},
        {"row", {"\"front\"", "\"x\""}},
        {"window", {"\"answer\"", "\"other\""}},
        {"who", {"me", "game.seats[1]"}},
        {"whom", {"me.left", "me"}},
        {"number", few},
        {"tell", {"\"boo\""}},
        {"source", {"c"}},
        {"ends", {"\"turn\"", "\"phase\"", "\"round\"", "\"step\"", "\"game\"", "\"next_time\""}},
        {"hook", {"\"on_use\""}},
        {"time", {"1"}},
        {"times", {"2"}},
    };
    return all;
}

/// Names that mean another thing for each callable.
Expressions special(const Parameter& parameter, const Callable& callable,
                    std::string_view receiver) {
    if (parameter.text == "event" && callable.name == "fire")
        return {"\"poked\"", "\"staged\"", "e"};
    if (parameter.text == "name") {
        if (callable.name == "add_effect") return {"\"glow\"", "\"dim\""};
        return {"\"poked\"", "\"staged\""};
    }
    if (parameter.text == "counter") {
        if (callable.object == "card") return {"\"age\""};
        if (callable.object == "zone") return {"\"debt\""};
        if (receiver == "game") return {"\"lots\""};
        return {"\"coins\"", "\"points\"", "\"secret\"", "\"energy\""};
    }
    if (parameter.text == "to" && callable.name == "tell") return {"game.seats", "{ me }"};
    if (parameter.text == "to" && callable.name == "move") return {"\"top\"", "\"bottom\""};
    if (parameter.text == "fields" && callable.name == "add_effect") {
        return {"{ 1, 2 }", "{ c, me }", "{}"};
    }
    return {};
}

bool is_function(const Parameter& parameter) {
    return parameter.text.starts_with("function(");
}

bool known(const Parameter& parameter, const Callable& callable) {
    if (!parameter.fields.empty()) {
        return std::all_of(parameter.fields.begin(), parameter.fields.end(),
                           [&](const Parameter& field) { return known(field, callable); });
    }
    return is_function(parameter) || sense().contains(parameter.text) ||
           !special(parameter, callable, "me").empty();
}

const Expressions& all_nonsense() {
    static const Expressions list{
        "nil",
        "true",
        "-1",
        "0",
        "7",
        "1 << 40",
        "math.mininteger",
        "math.maxinteger",
        "1.5",
        "0/0",
        "1/0",
        "\"\"",
        "\"x\"",
        "\"on_use\"",
        "\"a b\\n\\27[2J\\0\"",
        "(\"y\"):rep(300)",
        "(\"z\"):rep(5000)",
        "\"\\u{202e}\"",
        "{}",
        "{ {} }",
        "{ { { { { { c } } } } } }",
        "{ me, me }",
        "{ c, c, c }",
        "{ nil, c }",
        "{ n = 3 }",
        "{ [1.5] = 2, [c or 1] = c }",
        "{ prompt = 5 }",
        "{ prompt = \"x\", from = me }",
        "{ min = {}, max = \"\" }",
        "{ fields = 5 }",
        "{ [\"\"] = 1, [\"type\"] = {} }",
        "(function() local t = {} t[1] = t t.x = t t.from = t return t end)()",
        "(function() local t = {} for n = 1, 12 do t[n] = t end return t end)()",
        "(function() local t = {} for n = 1, 300 do t[n] = n end return t end)()",
        "(function() local t = {} for n = 1, 60 do t[\"k\" .. n] = n end return t end)()",
        "(function() local t = {} for n = 1, 300 do t[n] = c or n end return t end)()",
        "_ENV",
        "string",
        "game",
        "game.all",
        "game.seats",
        "game.definitions",
        "game.ghost",
        "game.params",
        "me",
        "me.left",
        "me.hand",
        "me.slots",
        "game.supply",
        "c",
        "c and c.definition",
        "ctx",
        "e",
        "choice",
        "view",
        "last",
        "outer",
        "frozen",
        "{ frozen, frozen }",
        "go",
        "tostring",
        "me and me.move",
        "function() end",
        "function(...) return ... end",
        "function() error(\"boo\") end",
        "function() error({}) end",
        "function() while true do end end",
        "function() local t = {} while true do t[#t + 1] = { {} } end end",
        "function(x) return me:confirm { prompt = \"x\" } end",
        "function(x) return game:trial(function() return x end) end",
        "function(x) return x.hand:list { where = function() return game:trial(x) end } end",
        "game:trial(function() return me:draw_from(me.deck, me.hand, 2) end)",
        "game:trial(function() return ctx.aside end)",
        "game:trial(function() return game:announce(\"poked\", { player = me }) end)",
    };
    return list;
}

}  // namespace

std::string Arguments::receiver(const Callable& callable, bool of_bots) {
    const auto found = receivers().find(callable.object);
    if (found == receivers().end()) return "last";
    const std::string& name = dice_->pick(found->second);
    return of_bots && name == "game" && dice_->one_in(2) ? "view" : name;
}

std::string Arguments::function(std::string_view parameter) {
    const auto open = parameter.find('(');
    const std::string head =
        "function" + std::string{parameter.substr(open, parameter.find(')') - open + 1)};
    if (depth_ >= 2) return head + " return 1 end";
    ++depth_;
    std::string text;
    switch (dice_->below(4)) {
        case 0:
            text = head + " return 1 end";
            break;
        case 1:
            text = head + " return " + nonsense() + " end";
            break;
        default:
            text = head + " return " + call(false) + " end";
            break;
    }
    --depth_;
    return text;
}

std::string Arguments::value_of(const Parameter& parameter, const Callable& callable,
                                std::string_view receiver) {
    if (!parameter.fields.empty()) return table_of(parameter.fields, callable, receiver);
    if (is_function(parameter)) return function(parameter.text);
    if (const Expressions own = special(parameter, callable, receiver); !own.empty()) {
        return dice_->pick(own);
    }
    const auto found = sense().find(parameter.text);
    return found != sense().end() ? dice_->pick(found->second) : nonsense();
}

std::string Arguments::table_of(const std::vector<Parameter>& fields, const Callable& callable,
                                std::string_view receiver) {
    std::string text = "{ ";
    for (const Parameter& field : fields) {
        if (field.optional && !dice_->one_in(3)) continue;
        const std::string value = value_of(field, callable, receiver);
        // A filter brings its own keys.
        text += field.text == "filter…" ? (dice_->one_in(2) ? value + ", " : "")
                                        : field.text + " = " + value + ", ";
    }
    return text + "}";
}

std::vector<std::string> Arguments::sensible(const Callable& callable, std::string_view receiver) {
    std::vector<std::string> arguments;
    for (const Parameter& parameter : callable.parameters) {
        const bool has_needed = std::any_of(parameter.fields.begin(), parameter.fields.end(),
                                            [](const Parameter& each) { return !each.optional; });
        const bool may_be_left_out =
            parameter.optional || (!parameter.fields.empty() && !has_needed);
        if (may_be_left_out && dice_->one_in(2)) break;
        arguments.push_back(value_of(parameter, callable, receiver));
    }
    return arguments;
}

std::string Arguments::nonsense() {
    return dice_->pick(all_nonsense());
}

std::string Arguments::call(bool of_bots) {
    const Callable& callable = dice_->pick(all_callables());
    const std::string object = receiver(callable, of_bots);
    if (callable.field) return object + "." + callable.name;
    ++depth_;
    std::string text = object + ":" + callable.name + "(";
    const char* between = "";
    for (const std::string& argument : sensible(callable, object)) {
        text += between + argument;
        between = ", ";
    }
    --depth_;
    return text + ")";
}

std::vector<std::string> unknown_parameters() {
    std::vector<std::string> unknown;
    for (const Callable& callable : all_callables()) {
        if (!receivers().contains(callable.object)) unknown.push_back(callable.full_name());
        for (const Parameter& parameter : callable.parameters) {
            if (!known(parameter, callable)) {
                unknown.push_back(callable.full_name() + "(" + parameter.text + ")");
            }
        }
    }
    return unknown;
}

}  // namespace cardwright::fuzz

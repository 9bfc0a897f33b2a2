#include "fuzz/author.hpp"

#include <fmt/format.h>

#include <array>
#include <numeric>

namespace cardwright::fuzz {
namespace {

constexpr std::size_t statements_in_a_function = 8;

/// How to go through a list of so many so that each has its turn once in a round. Every round goes
/// its own way, and so each time others stand beside each other.
std::size_t stride_of(std::size_t round, std::size_t all) {
    std::size_t stride = 1 + round * 7 % all;
    while (std::gcd(stride, all) != 1) ++stride;
    return stride;
}

/// How a function inside a function begins and ends.
struct Inner {
    Place place;
    const char* begin;
    const char* end;
};

constexpr std::array inner_functions{
    Inner{Place::where, "me.board:list { where = function(c)", "return true end }"},
    Inner{Place::refuse,
          "me:choose_card { prompt = \"x\", from = me.board, optional = true, refuse = "
          "function(c)",
          "end }"},
    Inner{Place::together, "game:together(game.seats, function(me)", "return me.points end)"},
    Inner{Place::ask_all, "game:ask_all(game.seats, function(me)",
          "return me:confirm { prompt = \"x\" } end)"},
    Inner{Place::trial, "game:trial(function()", "return last end)"},
    Inner{Place::compare, "table.sort({ 3, 1, 2 }, function(a, b)", "return a < b end)"},
};

constexpr Inner take_by{Place::take_by, "choice:take_by(1, function(c)", "return 1 end)"};

}  // namespace

std::string Author::expression(const Callable& callable, Place place, bool right) {
    const std::string object = arguments_.receiver(callable, is_of_bots(place));
    if (callable.field) {
        if (right) return "last = " + object + "." + callable.name;
        return dice_->one_in(2) ? object + "." + callable.name + " = " + arguments_.nonsense()
                                : "last = " + object + "." + callable.name + ".x" + callable.name;
    }
    std::vector<std::string> list = arguments_.sensible(callable, object);
    std::string call = object + ":" + callable.name;
    if (!right) {
        const std::size_t way = dice_->below(8);
        if (way == 0 || list.empty()) {
            call = fmt::format("({}).{}", object, callable.name);
            list.insert(list.begin(), arguments_.nonsense());
        } else if (way == 1) {
            list.pop_back();
        } else if (way == 2) {
            list.push_back(arguments_.nonsense());
        } else {
            list[dice_->below(list.size())] = arguments_.nonsense();
        }
    }
    return fmt::format("last = {}({})", call, fmt::join(list, ", "));
}

std::string Author::statement(std::size_t callable, Place place, bool right) {
    const std::size_t site = sites_.size();
    sites_.push_back({place, callable, right});
    return fmt::format("if go({0}) then {1} done({0}) end\n", site,
                       expression(all_callables()[callable], place, right));
}

std::string Author::statements(Place place, std::size_t count) {
    const std::size_t all = all_callables().size();
    std::size_t first = turn_ * count;
    if (place == Place::deal) {  // it has only every other turn
        first = turn_ / 2 * count * 2;
        count *= 2;
    }
    std::string text;
    for (std::size_t nth = 0; nth < count; ++nth) {
        const std::size_t round = (first + nth) / all;
        // Each place begins elsewhere in the list, so that one case has a bit of everything.
        const std::size_t at =
            ((first + nth) % all * stride_of(round, all) + static_cast<std::size_t>(place) * 7) %
            all;
        if (all_callables()[at].object == "choice" && !is_of_bots(place)) continue;
        const bool right = round % 2 == 0 ? !dice_->one_in(4) : dice_->one_in(4);
        text += statement(at, place, right);
    }
    return text;
}

std::string Author::inner_function(Place outer, Place inner) {
    const Inner* way = &take_by;
    for (const Inner& each : inner_functions) {
        if (each.place == inner) way = &each;
    }
    const std::size_t site = sites_.size();
    sites_.push_back({outer, no_callable, true});
    std::string text =
        fmt::format("if go({}) then last = {}\nlocal outer, last = last, nil\n", site, way->begin);
    text += statements(inner, statements_in_a_function);
    // One more function in this one, now and then.
    if (dice_->one_in(3)) {
        const Inner& deeper = dice_->pick(inner_functions);
        const std::size_t own = sites_.size();
        sites_.push_back({inner, no_callable, true});
        const std::string inside = statements(deeper.place, 2);
        text += fmt::format(
            "if go({0}) then last = {1}\nlocal outer, last = last, nil\n{2}{3} done({0}) end\n",
            own, deeper.begin, inside, deeper.end);
    }
    return text + fmt::format("{} done({}) end\n", way->end, site);
}

std::string Author::body(Place place) {
    if (place == left_out_) return {};
    std::string text = statements(place, statements_in_a_function);
    const bool always = place == Place::step || place == Place::hook || place == Place::verb;
    for (const Inner& inner : inner_functions) {
        if (always || dice_->one_in(8)) text += inner_function(place, inner.place);
    }
    if (place == Place::bot) text += inner_function(place, Place::take_by);
    if (dice_->one_in(6)) {
        const std::size_t site = sites_.size();
        sites_.push_back({place, no_callable, false});
        text += fmt::format("if go({}) then return {} end\n", site, arguments_.nonsense());
    }
    return text;
}

std::string Author::loading_statement() {
    const std::size_t callable = (turn_ * 3) % all_callables().size();
    return fmt::format("do {} end\n",
                       expression(all_callables()[callable], Place::loading, dice_->one_in(2)));
}

std::string Author::spoiled_declaration(std::string_view table,
                                        const std::vector<std::string>& keys) {
    return fmt::format(
        "{}.{} = {}\n", table, dice_->pick(keys),
        dice_->one_in(3) ? "{ " + arguments_.nonsense() + " }" : arguments_.nonsense());
}

}  // namespace cardwright::fuzz

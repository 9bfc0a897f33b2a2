#include "catalog/read/read_acts.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

#include "catalog/names.hpp"
#include "catalog/read/key_reader.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

constexpr std::array act_kinds{
    std::pair{"move"sv, Act::Kind::move_all},   std::pair{"draw"sv, Act::Kind::draw},
    std::pair{"add"sv, Act::Kind::add},         std::pair{"set"sv, Act::Kind::set},
    std::pair{"shuffle"sv, Act::Kind::shuffle}, std::pair{"turn"sv, Act::Kind::turn},
    std::pair{"give"sv, Act::Kind::give},       std::pair{"announce"sv, Act::Kind::announce},
    std::pair{"fire"sv, Act::Kind::fire},       std::pair{"resolve"sv, Act::Kind::resolve},
    std::pair{"run"sv, Act::Kind::run},         std::pair{"call"sv, Act::Kind::call},
    std::pair{"pick"sv, Act::Kind::pick},       std::pair{"respond"sv, Act::Kind::respond}};

constexpr std::array faces{std::pair{"up"sv, true}, std::pair{"down"sv, false}};
constexpr std::array everyone_words{std::pair{"everyone"sv, true}};

std::optional<LocatedName> required_name(KeyReader& keys, std::string_view key) {
    const auto value = keys.required(key);
    return value ? value->reference() : std::nullopt;
}

void read_required_amount(KeyReader& keys, std::string_view key, ActSource& act) {
    const auto value = keys.required(key);
    if (!value) return;
    if (auto amount = read_amount(*value)) act.amount = std::move(*amount);
}

bool means_picked(const CheckedNode& value) {
    return value.is(Node::Kind::scalar) && value.node().text == "picked";
}

void read_move(KeyReader& keys, const CheckedNode& what, ActSource& act) {
    if (means_picked(what)) {
        act.kind = Act::Kind::move_picked;
    } else {
        act.from = what.reference();
    }
    act.to = required_name(keys, "to");
}

void read_details(KeyReader& keys, const CheckedNode& what, ActSource& act) {
    switch (act.kind) {
        case Act::Kind::move_all:
        case Act::Kind::move_picked:
            read_move(keys, what, act);
            break;
        case Act::Kind::draw:
            if (auto amount = read_amount(what)) act.amount = std::move(*amount);
            act.from = required_name(keys, "from");
            act.to = required_name(keys, "to");
            break;
        case Act::Kind::add:
            act.counter = what.reference();
            act.amount.constant = 1;
            if (const auto value = keys.optional("amount")) {
                if (auto amount = read_amount(*value)) act.amount = std::move(*amount);
            }
            break;
        case Act::Kind::set:
            act.counter = what.reference();
            read_required_amount(keys, "amount", act);
            break;
        case Act::Kind::shuffle:
            act.from = what.reference();
            break;
        case Act::Kind::turn:
            act.from = what.reference();
            if (const auto face = keys.required("face")) {
                act.face_up = face->one_of(faces).value_or(true);
            }
            break;
        case Act::Kind::give:
            if (!means_picked(what)) what.expected("picked");
            break;
        case Act::Kind::announce:
        case Act::Kind::fire:
            act.event = what.reference();
            act.types = keys.ids("if_type");
            act.everyone_in = keys.id("everyone_in");
            break;
        case Act::Kind::resolve:
            act.hook = what.reference();
            break;
        case Act::Kind::run:
            act.verb = what.reference();
            break;
        case Act::Kind::call:
            act.function = what.id();
            act.types = keys.ids("if_type");
            act.fact = keys.reference("if_fact");
            act.argument = keys.id("as");
            break;
        case Act::Kind::pick:
            act.argument = what.id();
            break;
        case Act::Kind::respond:
            act.window = what.reference();
            act.event = required_name(keys, "about");
            break;
    }
}

}  // namespace

std::optional<AmountSource> read_amount(const CheckedNode& value) {
    AmountSource amount;
    amount.where = value.where();
    if (value.is_integer()) {
        amount.constant = value.integer();
        if (!amount.constant) return std::nullopt;
        return amount;
    }
    if (value.is(Node::Kind::scalar) && !value.node().quoted) {
        std::string_view name = value.node().text;
        amount.negated = name.starts_with('-');
        if (amount.negated) name.remove_prefix(1);
        if (is_reference(name)) {
            amount.name = name;
            return amount;
        }
    }
    value.expected("a whole number or the name of one");
    return std::nullopt;
}

std::optional<ActSource> read_act(const CheckedNode& value) {
    KeyReader keys{value, shape("act")};
    if (!keys.valid()) return std::nullopt;
    ActSource act;
    act.where = value.where();
    std::optional<CheckedNode> what;
    for (const auto& [name, kind] : act_kinds) {
        const auto found = keys.optional(name);
        if (!found) continue;
        if (what) {
            value.report().error(found->key_where(), "an act does one thing: make two of it");
            return std::nullopt;
        }
        what = found;
        act.kind = kind;
    }
    if (!what) {
        value.error(
            "expected an act: move, draw, add, set, shuffle, turn, give, announce, fire, resolve, "
            "run, call or pick");
        return std::nullopt;
    }
    const std::size_t errors_before = value.report().errors();
    read_details(keys, *what, act);
    act.everyone = keys.one_of("of", everyone_words, false);
    keys.finish();
    if (value.report().errors() != errors_before) return std::nullopt;
    return act;
}

std::vector<ActSource> read_acts(const CheckedNode& list) {
    std::vector<ActSource> acts_read;
    for (const CheckedNode& item : list.items()) {
        if (auto act = read_act(item)) acts_read.push_back(std::move(*act));
    }
    return acts_read;
}

}  // namespace cardwright

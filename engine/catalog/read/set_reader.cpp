#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include "catalog/read/card_ranges.hpp"
#include "catalog/read/key_reader.hpp"
#include "catalog/read/pack_reader.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/read_console.hpp"
#include "catalog/read/read_declarations.hpp"
#include "catalog/read/read_menus.hpp"
#include "catalog/read/read_phases.hpp"
#include "catalog/read/readers.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

Provenance read_provenance(const CheckedNode& value) {
    constexpr std::array origins{std::pair{"seed"sv, Origin::seed},
                                 std::pair{"public"sv, Origin::published},
                                 std::pair{"designed"sv, Origin::designed}};
    Provenance provenance;
    if (!value.is(Node::Kind::map)) {
        provenance.origin = value.one_of(origins).value_or(Origin::designed);
        return provenance;
    }
    KeyReader keys{value, shape("provenance")};
    if (const auto origin = keys.required("origin")) {
        provenance.origin = origin->one_of(origins).value_or(Origin::designed);
    }
    if (const auto note = keys.optional("note")) {
        provenance.note = note->text().value_or("");
    }
    keys.finish();
    return provenance;
}

/// `3`, or `{ is: 3, min: 0, max: 10 }`: who changes it must stay within these bounds.
std::optional<Datum> read_param(const CheckedNode& entry) {
    const auto& children = entry.node().children;
    const bool bounded = entry.is(Node::Kind::map) &&
                         std::any_of(children.begin(), children.end(),
                                     [](const Node& child) { return child.key == "is"; });
    if (!bounded) return entry.datum();
    KeyReader keys{entry, shape("param")};
    const auto least = keys.integer("min");
    const auto most = keys.integer("max");
    const auto value = keys.required("is");
    keys.finish();
    if (!value) return std::nullopt;
    constexpr auto bounds = std::numeric_limits<std::int32_t>{};
    const auto number = value->integer(least.value_or(bounds.min()), most.value_or(bounds.max()));
    if (!number) return std::nullopt;
    return Datum{std::int64_t{*number}};
}

void read_card_numbers(KeyReader& keys, CardSource& card) {
    if (const auto params = keys.optional("params")) {
        for (const CheckedNode& entry : params->entries()) {
            const auto name = read_key(entry);
            auto datum = read_param(entry);
            if (!name || !datum) continue;
            card.params.push_back({name->value, std::move(*datum)});
            card.param_places.push_back(name->where);
        }
    }
    if (const auto gives = keys.optional("gives")) {
        for (const CheckedNode& entry : gives->entries()) {
            const auto name = read_reference_key(entry);
            const auto number = entry.integer();
            if (name && number) card.gives.emplace_back(*name, *number);
        }
    }
}

std::optional<CardSource> read_card(const CheckedNode& value) {
    KeyReader keys{value, shape("card")};
    const auto id_value = keys.required("id");
    CardSource card;
    const auto id = id_value ? id_value->id() : std::nullopt;
    if (id) card.id = *id;
    if (const auto name = keys.required("name")) card.names = read_translated(*name);
    card.types = keys.ids("types");
    if (const auto text = keys.optional("text")) {
        card.texts = read_translated(*text, &card.text_places);
    }
    if (const auto script = keys.optional("script")) {
        if (auto path = script->text()) card.script = {std::move(*path), script->where()};
    }
    read_card_numbers(keys, card);
    if (const auto provenance = keys.optional("provenance")) {
        card.provenance = read_provenance(*provenance);
    }
    card.made_in_play = keys.flag("made_in_play");
    const auto as_fact = [](const CheckedNode& fact) {
        return FactSource{fact.node().key, fact.key_where(), fact.where(), fact.node()};
    };
    if (const auto sides = keys.optional("sides")) {
        for (const CheckedNode& side : sides->items()) {
            if (side.is(Node::Kind::scalar)) {
                if (auto face = side.id()) card.faces.push_back(std::move(*face));
                continue;
            }
            auto& facts = card.sides.emplace_back();
            for (const CheckedNode& fact : side.entries()) facts.push_back(as_fact(fact));
        }
        if (!card.faces.empty() && !card.sides.empty()) {
            sides->error("sides are either cards or what differs, not both");
        }
        if (std::max(card.sides.size(), card.faces.size()) > most_sides) {
            sides->expected(fmt::format("at most {} sides", most_sides));
            card.sides.clear();
            card.faces.clear();
        }
    }
    for (const CheckedNode& fact : keys.rest()) card.facts.push_back(as_fact(fact));
    if (!id) return std::nullopt;
    return card;
}

LineupSource read_set_lineup(const CheckedNode& value) {
    LineupSource lineup;
    KeyReader keys{value, shape("lineup")};
    if (const auto id = keys.required("id")) lineup.id = id->id().value_or(LocatedName{});
    if (const auto name = keys.required("name")) lineup.names = read_translated(*name);
    if (const auto cards = keys.required("cards")) {
        lineup.cards_where = cards->where();
        for (const CheckedNode& item : cards->items()) {
            // `card` or `set:card`; whether it exists is known when the sets are put together.
            if (auto name = item.text()) {
                lineup.cards.push_back({std::move(*name), item.where()});
            }
        }
        drop_repeated(lineup.cards, value.report());
    }
    keys.finish();
    return lineup;
}

Additions read_additions(KeyReader& keys) {
    Additions additions;
    if (const auto seats = keys.optional("seats")) additions.seats = read_seats(*seats);
    if (const auto phases = keys.optional("phases")) read_phase_additions(*phases, additions);
    if (const auto steps = keys.optional("steps")) read_step_additions(*steps, additions);
    if (const auto menus = keys.optional("menus")) read_menu_additions(*menus, additions);
    if (const auto ends = keys.optional("finish_if")) additions.ends = read_end_additions(*ends);
    return additions;
}

}  // namespace

SetSource read_set(const CheckedNode& file) {
    SetSource source;
    KeyReader keys{file, shape("set")};
    if (!read_format(keys, "cardwright/set@1")) return source;
    if (const auto id = keys.required("id")) source.id = id->set_id().value_or(LocatedName{});
    if (const auto version = keys.required("version")) source.version = read_version(*version);
    if (const auto ruleset = keys.required("ruleset")) {
        source.ruleset = ruleset->id().value_or(LocatedName{});
    }
    if (const auto name = keys.required("name")) source.names = read_translated(*name);
    if (const auto needs = keys.optional("needs")) {
        for (const CheckedNode& item : needs->items()) {
            if (auto need = item.set_id()) source.needs.push_back(std::move(*need));
        }
        drop_repeated(source.needs, file.report());
    }
    if (const auto declares = keys.optional("declares")) {
        KeyReader inner{*declares, shape("declares")};
        source.declarations = read_declarations(inner);
        source.additions = read_additions(inner);
        inner.finish();
    }
    if (const auto cards = keys.optional("cards")) {
        for (const CheckedNode& item : cards->items()) {
            const auto& children = item.node().children;
            const bool range = item.is(Node::Kind::map) &&
                               std::any_of(children.begin(), children.end(),
                                           [](const Node& node) { return node.key == "each"; });
            const std::vector<Node> spelt_out =
                range ? entries_of_range(item) : std::vector<Node>{item.node()};
            for (const Node& entry : spelt_out) {
                auto card = read_card(CheckedNode{entry, item.where(), file.report()});
                if (card) source.cards.push_back(std::move(*card));
            }
        }
    }
    if (const auto packs = keys.optional("packs")) {
        for (const CheckedNode& item : packs->items()) source.packs.push_back(read_set_pack(item));
    }
    if (const auto lineups = keys.optional("lineups")) {
        for (const CheckedNode& item : lineups->items()) {
            source.lineups.push_back(read_set_lineup(item));
        }
    }
    if (const auto console = keys.optional("console")) {
        source.console = read_console_rows(*console);
    }
    if (const auto changes = keys.optional("changes")) source.changes = read_changes(*changes);
    keys.finish();
    return source;
}

}  // namespace cardwright

#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include "catalog/read/fields.hpp"
#include "catalog/read/pack_reader.hpp"
#include "catalog/read/read_acts.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/read_console.hpp"
#include "catalog/read/read_declarations.hpp"
#include "catalog/read/read_phases.hpp"
#include "catalog/read/readers.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

void read_player_order(Fields& ruleset, RulesetSource& source) {
    const auto value = ruleset.optional("player_order");
    if (!value) return;
    if (!value->is(Node::Kind::map)) {
        constexpr std::array kinds{std::pair{"from_active"sv, PlayerOrder::Kind::from_active},
                                   std::pair{"by_seat"sv, PlayerOrder::Kind::by_seat}};
        source.player_order = value->one_of(kinds).value_or(PlayerOrder::Kind::from_active);
        return;
    }
    source.player_order = PlayerOrder::Kind::ranked;
    Fields fields{*value, shape("player_order")};
    if (const auto by = fields.required("by")) {
        for (const Written& item : by->items()) {
            Fields rank{item, shape("rank")};
            const auto most = rank.id("most");
            const auto least = rank.id("least");
            rank.finish();
            if (most.has_value() == least.has_value()) {
                item.error("expected { most: some_counter } or { least: some_counter }");
                continue;
            }
            source.ranks.emplace_back(most ? *most : *least, most.has_value());
        }
    }
    fields.finish();
}

/// `leaving: { do: […], finish_at: 1 }`
void read_leaving(Fields& ruleset, RulesetSource& source) {
    const auto value = ruleset.optional("leaving");
    if (!value) return;
    Fields fields{*value, shape("leaving")};
    if (const auto acts = fields.optional("do")) source.leaving = read_acts(*acts);
    if (const auto number = fields.optional("finish_at")) {
        source.finish_at = static_cast<std::uint8_t>(
            number->integer(0, static_cast<std::int32_t>(most_seats)).value_or(0));
    }
    fields.finish();
}

void read_team(const Written& seats, TeamRule& rule, std::uint8_t number) {
    for (const Written& item : seats.items()) {
        const auto seat = item.integer(1, rule.seats);
        if (!seat) continue;
        std::uint8_t& team = rule.team[static_cast<std::size_t>(*seat) - 1];
        if (team != 0) item.error("this seat plays in a team already");
        team = number;
    }
}

/// `teams: [{ seats: 4, are: [[1, 3], [2, 4]] }]`
void read_teams(Fields& ruleset, RulesetSource& source) {
    const auto list = ruleset.optional("teams");
    if (!list) return;
    for (const Written& item : list->items()) {
        Fields fields{item, shape("teams")};
        TeamRule rule;
        if (const auto seats = fields.required("seats")) {
            rule.seats = static_cast<std::uint8_t>(
                seats->integer(2, static_cast<std::int32_t>(most_seats)).value_or(2));
        }
        if (const auto teams = fields.required("are")) {
            std::uint8_t number = 0;
            for (const Written& team : teams->items()) read_team(team, rule, ++number);
        }
        fields.finish();
        source.teams.push_back(rule);
    }
}

void read_lineup(Fields& ruleset, RulesetSource& source) {
    const auto value = ruleset.optional("lineup");
    if (!value) return;
    Fields fields{*value, shape("lineup_rule")};
    if (const auto size = fields.required("size")) {
        source.lineup_size = static_cast<std::uint16_t>(
            size->integer(1, static_cast<std::int32_t>(most_cards)).value_or(1));
    }
    if (const auto eligible = fields.required("eligible")) source.lineup_eligible = eligible->id();
    fields.finish();
}

/// `reasons: { not_your_choice: not_your_turn }`
void read_reasons(Fields& ruleset, RulesetSource& source) {
    const auto map = ruleset.optional("reasons");
    if (!map) return;
    Fields fields{*map, shape("reasons")};
    for (std::size_t at = 0; at < refusal_count; ++at) {
        const auto own = fields.id(reason_code(static_cast<Refusal>(at)));
        if (own) source.reasons[at] = own->value;
    }
    fields.finish();
}

void read_search(Fields& ruleset, RulesetSource& source) {
    const auto map = ruleset.optional("search");
    if (!map) return;
    Fields fields{*map, shape("search")};
    if (const auto bots = fields.required("bots")) {
        for (const Written& item : bots->items()) {
            if (auto name = item.set_id()) source.search_bots.push_back(std::move(*name));
        }
        drop_repeated(source.search_bots, bots->report());
    }
    fields.finish();
}

}  // namespace

RulesetSource read_ruleset(const Written& file) {
    RulesetSource source;
    Fields fields{file, shape("ruleset")};
    if (!read_format(
            fields, "cardwright/ruleset@2",
            "in @2 a verb is one list of acts (`plain`, `hooked`, `hooks` and `events` are "
            "gone, see docs/set-files.md), and `standard` of an option is called `default`")) {
        return source;
    }
    if (const auto id = fields.required("id")) source.id = id->id().value_or(LocatedName{});
    if (const auto name = fields.required("name")) source.names = read_translated(*name);
    if (const auto seats = fields.required("seats")) source.seats = read_seats(*seats);
    constexpr std::array cycles{std::pair{"turn"sv, true}, std::pair{"round"sv, false}};
    source.by_turns = fields.one_of("cycle", cycles, true);
    source.seatless = fields.ids("owners_without_seat");
    source.declarations = read_declarations(fields);
    for (const SharedSource& shared : source.declarations.shared) {
        file.report().error(shared.where, "only what sets declare can be shared among them");
    }
    read_player_order(fields, source);
    if (const auto packs = fields.optional("packs")) source.packs = read_pack_rule(*packs);
    read_leaving(fields, source);
    read_teams(fields, source);
    read_lineup(fields, source);
    if (const auto phases = fields.required("phases")) source.phases = read_phases(*phases);
    read_reasons(fields, source);
    read_search(fields, source);
    if (const auto console = fields.optional("console")) source.console = read_console(*console);
    fields.finish();
    return source;
}

}  // namespace cardwright

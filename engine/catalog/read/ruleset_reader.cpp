#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include "catalog/read/key_reader.hpp"
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

void read_player_order(KeyReader& ruleset, RulesetSource& source) {
    const auto value = ruleset.optional("player_order");
    if (!value) return;
    if (!value->is(Node::Kind::map)) {
        constexpr std::array kinds{std::pair{"from_active"sv, PlayerOrder::Kind::from_active},
                                   std::pair{"by_seat"sv, PlayerOrder::Kind::by_seat}};
        source.player_order = value->one_of(kinds).value_or(PlayerOrder::Kind::from_active);
        return;
    }
    source.player_order = PlayerOrder::Kind::ranked;
    KeyReader keys{*value, shape("player_order")};
    if (const auto by = keys.required("by")) {
        for (const CheckedNode& item : by->items()) {
            KeyReader rank{item, shape("rank")};
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
    keys.finish();
}

/// `leaving: { do: […], finish_at: 1 }`
void read_leaving(KeyReader& ruleset, RulesetSource& source) {
    const auto value = ruleset.optional("leaving");
    if (!value) return;
    KeyReader keys{*value, shape("leaving")};
    if (const auto acts = keys.optional("do")) source.leaving = read_acts(*acts);
    if (const auto number = keys.optional("finish_at")) {
        source.finish_at = static_cast<std::uint8_t>(
            number->integer(0, static_cast<std::int32_t>(most_seats)).value_or(0));
    }
    keys.finish();
}

void read_team(const CheckedNode& seats, TeamRule& rule, std::uint8_t number) {
    for (const CheckedNode& item : seats.items()) {
        const auto seat = item.integer(1, rule.seats);
        if (!seat) continue;
        std::uint8_t& team = rule.team[static_cast<std::size_t>(*seat) - 1];
        if (team != 0) item.error("this seat plays in a team already");
        team = number;
    }
}

/// `teams: [{ seats: 4, are: [[1, 3], [2, 4]] }]`
void read_teams(KeyReader& ruleset, RulesetSource& source) {
    const auto list = ruleset.optional("teams");
    if (!list) return;
    for (const CheckedNode& item : list->items()) {
        KeyReader keys{item, shape("teams")};
        TeamRule rule;
        if (const auto seats = keys.required("seats")) {
            rule.seats = static_cast<std::uint8_t>(
                seats->integer(2, static_cast<std::int32_t>(most_seats)).value_or(2));
        }
        if (const auto teams = keys.required("are")) {
            std::uint8_t number = 0;
            for (const CheckedNode& team : teams->items()) read_team(team, rule, ++number);
        }
        keys.finish();
        source.teams.push_back(rule);
    }
}

void read_lineup(KeyReader& ruleset, RulesetSource& source) {
    const auto value = ruleset.optional("lineup");
    if (!value) return;
    KeyReader keys{*value, shape("lineup_rule")};
    if (const auto size = keys.required("size")) {
        source.lineup_size = static_cast<std::uint16_t>(
            size->integer(1, static_cast<std::int32_t>(most_cards)).value_or(1));
    }
    if (const auto eligible = keys.required("eligible")) source.lineup_eligible = eligible->id();
    keys.finish();
}

/// `reasons: { not_your_choice: not_your_turn }`
void read_reasons(KeyReader& ruleset, RulesetSource& source) {
    const auto map = ruleset.optional("reasons");
    if (!map) return;
    KeyReader keys{*map, shape("reasons")};
    for (std::size_t at = 0; at < refusal_count; ++at) {
        const auto own = keys.id(reason_code(static_cast<Refusal>(at)));
        if (own) source.reasons[at] = own->value;
    }
    keys.finish();
}

void read_search(KeyReader& ruleset, RulesetSource& source) {
    const auto map = ruleset.optional("search");
    if (!map) return;
    KeyReader keys{*map, shape("search")};
    if (const auto bots = keys.required("bots")) {
        for (const CheckedNode& item : bots->items()) {
            if (auto name = item.set_id()) source.search_bots.push_back(std::move(*name));
        }
        drop_repeated(source.search_bots, bots->report());
    }
    keys.finish();
}

}  // namespace

RulesetSource read_ruleset(const CheckedNode& file) {
    RulesetSource source;
    KeyReader keys{file, shape("ruleset")};
    if (!read_format(
            keys, "cardwright/ruleset@2",
            "in @2 a verb is one list of acts (`plain`, `hooked`, `hooks` and `events` are "
            "gone, see docs/set-files.md), and `standard` of an option is called `default`")) {
        return source;
    }
    if (const auto id = keys.required("id")) source.id = id->id().value_or(LocatedName{});
    if (const auto name = keys.required("name")) source.names = read_translated(*name);
    if (const auto seats = keys.required("seats")) source.seats = read_seats(*seats);
    constexpr std::array cycles{std::pair{"turn"sv, true}, std::pair{"round"sv, false}};
    source.by_turns = keys.one_of("cycle", cycles, true);
    source.seatless = keys.ids("owners_without_seat");
    source.declarations = read_declarations(keys);
    for (const SharedSource& shared : source.declarations.shared) {
        file.report().error(shared.where, "only what sets declare can be shared among them");
    }
    read_player_order(keys, source);
    if (const auto packs = keys.optional("packs")) source.packs = read_pack_rule(*packs);
    read_leaving(keys, source);
    read_teams(keys, source);
    read_lineup(keys, source);
    if (const auto phases = keys.required("phases")) source.phases = read_phases(*phases);
    read_reasons(keys, source);
    read_search(keys, source);
    if (const auto console = keys.optional("console")) source.console = read_console(*console);
    keys.finish();
    return source;
}

}  // namespace cardwright

// What rulesets and sets declare beyond things: what may be chosen, done and counted.

#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include "catalog/read/read_acts.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/read_declarations.hpp"
#include "catalog/read/read_menus.hpp"

namespace cardwright {
namespace {

using namespace std::string_view_literals;

Located<OptionKind> read_option(const LocatedName& name, const CheckedNode& entry) {
    OptionKind option;
    option.name = name.value;
    KeyReader keys{entry, shape("option")};
    option.least = keys.integer("min").value_or(0);
    option.most = keys.integer("max").value_or(1);
    const auto given = keys.optional("default");
    if (option.least > option.most) {
        entry.error("min is more than max");
    } else {
        option.default_value =
            given ? given->integer(option.least, option.most).value_or(0) : option.least;
    }
    if (const auto seats = keys.optional("seats")) {
        option.seats = static_cast<std::uint8_t>(
            seats->integer(1, static_cast<std::int32_t>(most_seats)).value_or(0));
    }
    keys.finish();
    return {std::move(option), name.where};
}

void read_verb_arguments(const CheckedNode& map, VerbSource& verb) {
    for (const CheckedNode& entry : map.entries()) {
        const auto name = read_key(entry);
        if (!name) continue;
        VerbArgumentSource argument;
        argument.name = *name;
        if (entry.is_integer()) {
            argument.number = entry.integer();
        } else {
            argument.zone = entry.reference();
        }
        if (argument.number || argument.zone) verb.arguments.push_back(std::move(argument));
    }
}

/// A verb is a list of acts, or `{ with: …, do: … }` if it can be told more than its card.
VerbSource read_verb(const LocatedName& name, const CheckedNode& entry) {
    VerbSource verb;
    verb.name = name;
    if (entry.is(Node::Kind::list)) {
        verb.acts = read_acts(entry);
        return verb;
    }
    KeyReader keys{entry, shape("verb")};
    if (const auto arguments = keys.optional("with")) read_verb_arguments(*arguments, verb);
    if (const auto acts = keys.required("do")) verb.acts = read_acts(*acts);
    keys.finish();
    return verb;
}

void read_statistics(KeyReader& outer, Declarations& declared) {
    const auto map = outer.optional("statistics");
    if (!map) return;
    for (const CheckedNode& entry : map->entries()) {
        const auto name = read_key(entry);
        if (!name) continue;
        StatisticSource statistic;
        statistic.name = *name;
        KeyReader keys{entry, shape("statistic")};
        statistic.from = keys.references("from");
        statistic.into = keys.references("into");
        statistic.again = keys.references("again");
        keys.finish();
        if (keys.valid() && statistic.from.empty() && statistic.into.empty()) {
            entry.error("expected `from` or `into` with the zones cards are counted between");
        }
        declared.statistics.push_back(std::move(statistic));
    }
}

/// `at: { turn_begins: […], phase_ends: { buy: […] } }`
void read_moments(KeyReader& outer, Declarations& declared) {
    const auto map = outer.optional("at");
    if (!map) return;
    constexpr std::array moments{std::pair{"turn_begins"sv, KernelEvent::turn_begins},
                                 std::pair{"turn_ends"sv, KernelEvent::turn_ends},
                                 std::pair{"round_begins"sv, KernelEvent::round_begins},
                                 std::pair{"round_ends"sv, KernelEvent::round_ends},
                                 std::pair{"phase_begins"sv, KernelEvent::phase_begins},
                                 std::pair{"phase_ends"sv, KernelEvent::phase_ends}};
    KeyReader keys{*map, shape("moments")};
    for (const auto& [name, event] : moments) {
        const auto value = keys.optional(name);
        if (!value) continue;
        const bool of_phases =
            event == KernelEvent::phase_begins || event == KernelEvent::phase_ends;
        if (!of_phases) {
            declared.at.push_back({event, std::nullopt, read_acts(*value), value->where()});
            continue;
        }
        for (const CheckedNode& entry : value->entries()) {
            if (const auto phase = read_reference_key(entry)) {
                declared.at.push_back({event, *phase, read_acts(entry), entry.where()});
            }
        }
    }
    keys.finish();
}

/// `scoring: { lights: light_points }`
void read_scoring(KeyReader& outer, Declarations& declared) {
    const auto map = outer.optional("scoring");
    if (!map) return;
    for (const CheckedNode& entry : map->entries()) {
        const auto name = read_key(entry);
        const auto query = entry.reference();
        if (name && query) declared.scoring.push_back({*name, *query, {}});
    }
}

}  // namespace

void read_rules(KeyReader& keys, Declarations& declared) {
    each_declared(keys, "options", "option", declared,
                  [&](const LocatedName& name, const CheckedNode& entry) {
                      declared.options.push_back(read_option(name, entry));
                  });
    each_declared(keys, "verbs", "verb", declared,
                  [&](const LocatedName& name, const CheckedNode& entry) {
                      declared.verbs.push_back(read_verb(name, entry));
                  });
    if (const auto start = keys.optional("start")) declared.start = read_acts(*start);
    read_moments(keys, declared);
    read_scoring(keys, declared);
    read_statistics(keys, declared);
    each_declared(keys, "windows", "window", declared,
                  [&](const LocatedName& name, const CheckedNode& entry) {
                      declared.windows.push_back(read_window(name, entry));
                  });
}

}  // namespace cardwright

#include "match/table_plan.hpp"

#include <algorithm>

#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

std::vector<DefId> eligible_cards(const Blueprint& blueprint) {
    std::vector<DefId> cards;
    const auto& definitions = blueprint.schema.definitions;
    for (std::size_t at = 0; at < definitions.size(); ++at) {
        if (definitions[at].numbers[index_of(blueprint.lineup_rule.eligible)] != 0) {
            cards.push_back(id_at<DefId>(at));
        }
    }
    return cards;
}

const Lineup* lineup_named(const Blueprint& blueprint, const std::string& id) {
    for (const Lineup& lineup : blueprint.lineups) {
        if (lineup.id == id || lineup.set + ":" + lineup.id == id) return &lineup;
    }
    return nullptr;
}

std::vector<DefId> wanted_cards(const Blueprint& blueprint, const std::vector<std::string>& names) {
    if (names.size() == 1) {
        if (const Lineup* lineup = lineup_named(blueprint, names[0])) return lineup->cards;
    }
    const std::vector<DefId> eligible = eligible_cards(blueprint);
    std::vector<DefId> cards;
    for (const std::string& name : names) {
        const auto found = blueprint.schema.find_definition(name);
        if (!found || std::find(eligible.begin(), eligible.end(), *found) == eligible.end()) {
            std::vector<std::string_view> known;
            for (const DefId card : eligible)
                known.emplace_back(blueprint.schema.definition(card).id);
            for (const Lineup& lineup : blueprint.lineups) known.emplace_back(lineup.id);
            throw BadSetup{"\"" + name + "\" cannot be chosen for the line-up" +
                           did_you_mean(name, known)};
        }
        if (std::find(cards.begin(), cards.end(), *found) != cards.end()) {
            throw BadSetup{"\"" + name + "\" stands in the line-up twice"};
        }
        cards.push_back(*found);
    }
    return cards;
}

std::string players_text(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " player" : " players");
}

}  // namespace

Setup plan_setup(const Blueprint& blueprint, const TablePlan& plan) {
    const SeatRange seats = blueprint.schema.seats;
    if (plan.seats < seats.least || plan.seats > seats.most) {
        const auto name = blueprint.ruleset_names.find("en");
        const bool named = name != blueprint.ruleset_names.end();
        const std::string range =
            seats.least == seats.most ? "" : std::to_string(seats.least) + " to ";
        throw BadSetup{(named ? name->second : blueprint.ruleset) + " is for " + range +
                       players_text(seats.most) + ", not " + std::to_string(plan.seats)};
    }
    Setup setup;
    setup.seats = plan.seats;
    setup.seed = plan.seed;
    if (plan.first) {
        if (*plan.first >= plan.seats) throw BadSetup{"the first seat does not exist"};
        setup.first = id_at<OwnerId>(*plan.first);
    }
    for (const OptionKind& option : blueprint.options) {
        setup.options.push_back(option.default_for(plan.seats));
    }
    for (const auto& [name, number] : plan.options) {
        const auto found = std::find_if(
            blueprint.options.begin(), blueprint.options.end(),
            [&, wanted = &name](const OptionKind& each) { return each.name == *wanted; });
        if (found == blueprint.options.end()) {
            std::vector<std::string_view> known;
            for (const OptionKind& each : blueprint.options) known.emplace_back(each.name);
            throw BadSetup{"there is no option \"" + name + "\"" + did_you_mean(name, known)};
        }
        if (!found->offered_to(plan.seats)) {
            throw BadSetup{"the option \"" + name + "\" is only for " + players_text(found->seats)};
        }
        if (number < found->least || number > found->most) {
            throw BadSetup{"the option \"" + name + "\" goes from " + std::to_string(found->least) +
                           " to " + std::to_string(found->most)};
        }
        setup.options[static_cast<std::size_t>(found - blueprint.options.begin())] = number;
    }
    setup.packs = plan_packs(blueprint, plan);
    const std::size_t size = blueprint.lineup_rule.size;
    if (size == 0) return setup;
    setup.lineup = wanted_cards(blueprint, plan.lineup);
    if (setup.lineup.size() > size) {
        throw BadSetup{"the line-up has " + std::to_string(setup.lineup.size()) +
                       " cards; it takes " + std::to_string(size)};
    }
    // In the order of the set files, so that the same cards are the same line-up.
    const auto in_order = [&] { std::sort(setup.lineup.begin(), setup.lineup.end()); };
    if (setup.lineup.size() == size) {
        in_order();
        return setup;
    }
    std::vector<DefId> left = eligible_cards(blueprint);
    std::erase_if(left, [&](DefId card) {
        return std::find(setup.lineup.begin(), setup.lineup.end(), card) != setup.lineup.end();
    });
    Stream random = Stream::derive(plan.seed, hash_text("lineup"));
    while (setup.lineup.size() < size && !left.empty()) {
        const auto pick = random.below(static_cast<std::uint32_t>(left.size()));
        setup.lineup.push_back(left[pick]);
        left.erase(left.begin() + pick);
    }
    if (setup.lineup.size() < size) {
        throw BadSetup{"the line-up takes " + std::to_string(size) +
                       " cards, but the sets in use have only " +
                       std::to_string(setup.lineup.size()) + " to choose from"};
    }
    in_order();
    return setup;
}

}  // namespace cardwright

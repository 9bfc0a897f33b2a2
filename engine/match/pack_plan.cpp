// Packs that players bring to the table: read from words, checked by the ruleset's rules.

#include <algorithm>
#include <charconv>
#include <map>

#include "match/table_plan.hpp"
#include "state/did_you_mean.hpp"

namespace cardwright {
namespace {

/// `some_card`, or `some_card*3`.
std::pair<DefId, std::uint16_t> read_entry(const Schema& schema, const std::string& word) {
    const std::size_t star = word.find('*');
    std::uint16_t many = 1;
    if (star != std::string::npos) {
        const char* const end = word.data() + word.size();
        const auto [stop, problem] = std::from_chars(word.data() + star + 1, end, many);
        if (problem != std::errc{} || stop != end || many == 0 || many > most_cards) {
            throw BadSetup{"\"" + word + "\" of a pack is not written as some_card*3"};
        }
    }
    const std::string name = word.substr(0, star);
    if (const auto found = schema.find_definition(name)) return {*found, many};
    std::vector<std::string_view> known;
    for (const Definition& each : schema.definitions) known.emplace_back(each.id);
    throw BadSetup{"there is no card \"" + name + "\" for a pack" + did_you_mean(name, known)};
}

Pack read_pack(const Blueprint& blueprint, const std::vector<std::string>& words) {
    if (words.size() == 1) {
        for (const KnownPack& pack : blueprint.packs) {
            if (pack.id == words[0] || pack.set + ":" + pack.id == words[0]) return pack.cards;
        }
    }
    std::map<DefId, std::uint32_t> cards;
    for (const std::string& word : words) {
        const auto [card, many] = read_entry(blueprint.schema, word);
        cards[card] += many;
        if (cards[card] > most_cards) throw BadSetup{"a pack has too many cards"};
    }
    Pack pack;
    for (const auto& [card, many] : cards) {
        pack.emplace_back(card, static_cast<std::uint16_t>(many));
    }
    return pack;
}

void must_be_legal(const Blueprint& blueprint, const Pack& pack, std::size_t seat) {
    const PackRule& rule = blueprint.pack_rule;
    const std::string whose = "the pack of seat " + std::to_string(seat + 1);
    std::size_t size = 0;
    for (const auto& [id, many] : pack) {
        const Definition& card = blueprint.schema.definition(id);
        size += many;
        if (rule.types.any() && (card.types & rule.types).none()) {
            throw BadSetup{whose + " has \"" + card.id + "\", which is no card for a pack"};
        }
        const bool single = (card.types & rule.single).any();
        const std::uint16_t most = single ? std::uint16_t{1} : rule.copies;
        if (most != 0 && many > most) {
            throw BadSetup{whose + " has " + std::to_string(many) + " of \"" + card.id +
                           "\"; at most " + std::to_string(most) + " are allowed"};
        }
    }
    if (size < rule.least || size > rule.most) {
        throw BadSetup{whose + " has " + std::to_string(size) + " cards; it takes " +
                       std::to_string(rule.least) + " to " + std::to_string(rule.most)};
    }
}

}  // namespace

std::vector<Pack> plan_packs(const Blueprint& blueprint, const TablePlan& plan) {
    std::vector<Pack> packs;
    if (blueprint.pack_rule.into == no_zone_kind) {
        if (!plan.packs.empty()) throw BadSetup{"nobody brings a pack to this game"};
        return packs;
    }
    if (plan.packs.size() > plan.seats) throw BadSetup{"there are more packs than players"};
    for (std::size_t seat = 0; seat < plan.seats; ++seat) {
        if (seat < plan.packs.size() && !plan.packs[seat].empty()) {
            packs.push_back(read_pack(blueprint, plan.packs[seat]));
        } else if (!blueprint.packs.empty()) {
            packs.push_back(blueprint.packs[seat % blueprint.packs.size()].cards);
        } else {
            throw BadSetup{"seat " + std::to_string(seat + 1) + " needs a pack (--pack FILE)"};
        }
        must_be_legal(blueprint, packs.back(), seat);
    }
    return packs;
}

std::vector<std::string> pack_words(const Schema& schema, const Pack& pack) {
    std::vector<std::string> words;
    for (const auto& [card, many] : pack) {
        words.push_back(schema.definition(card).id + (many == 1 ? "" : "*" + std::to_string(many)));
    }
    return words;
}

}  // namespace cardwright

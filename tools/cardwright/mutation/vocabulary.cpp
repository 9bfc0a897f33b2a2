#include "cardwright/mutation/vocabulary.hpp"

namespace cardwright::tool {
namespace {

/// Each word stands for the one before it.
void add_ring(std::map<std::string, std::string, std::less<>>& others,
              const std::vector<std::string>& words) {
    if (words.size() < 2) return;
    for (std::size_t at = 0; at < words.size(); ++at) {
        others.emplace(words[at], words[(at + 1) % words.size()]);
    }
}

}  // namespace

Vocabulary::Vocabulary(const Blueprint& blueprint) {
    const Schema& schema = blueprint.schema;
    std::vector<std::string> shared;
    std::vector<std::string> own;
    for (const ZoneKind& zone : schema.zones) {
        if (zone.name.empty() || zone.name == "aside") continue;
        (zone.shared ? shared : own).push_back(zone.name);
        if (!zone.shared) of_players.insert(zone.name);
    }
    add_ring(zones, own);
    add_ring(zones, shared);
    add_ring(types, schema.types);
    for (const Scope scope : {Scope::player, Scope::card, Scope::game, Scope::zone}) {
        std::vector<std::string> names;
        for (const CounterKind& counter : schema.counters[static_cast<std::size_t>(scope)]) {
            names.push_back(counter.name);
            if (scope == Scope::player) of_players.insert(counter.name);
        }
        add_ring(counters, names);
    }
}

}  // namespace cardwright::tool

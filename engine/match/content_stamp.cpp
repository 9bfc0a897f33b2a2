#include "match/content_stamp.hpp"

#include <algorithm>

namespace cardwright {
namespace {

const std::string* hash_in(const NamedHashes& hashes, const std::string& name) {
    const auto found = std::find_if(hashes.begin(), hashes.end(),
                                    [&](const auto& each) { return each.first == name; });
    return found == hashes.end() ? nullptr : &found->second;
}

/// The names that are gone or no longer have the same hash.
std::vector<std::string> lost(const NamedHashes& then, const NamedHashes& now) {
    std::vector<std::string> names;
    for (const auto& [name, hash] : then) {
        const std::string* other = hash_in(now, name);
        if (other == nullptr || *other != hash) names.push_back(name);
    }
    return names;
}

/// The same, and the names that are new.
std::vector<std::string> changed(const NamedHashes& then, const NamedHashes& now) {
    std::vector<std::string> names = lost(then, now);
    for (const auto& [name, hash] : now) {
        if (hash_in(then, name) == nullptr) names.push_back(name);
    }
    return names;
}

bool holds(const NamedHashes& hashes, const std::string& hash) {
    return std::any_of(hashes.begin(), hashes.end(),
                       [&](const auto& each) { return each.second == hash; });
}

}  // namespace

ContentChanges changes(const ContentStamp& then, const ContentStamp& now) {
    ContentChanges found;
    if (then.engine != now.engine) found.engine = then.engine;
    if (!then.rules.empty()) found.rules = changed(then.rules, now.rules);
    found.sets = changed(then.sets, now.sets);
    found.cards_known = !then.cards.empty();
    // Cards may come into a game while it is played.
    if (found.cards_known) found.cards = lost(then.cards, now.cards);
    // A folder that has only been moved is the same mod.
    for (const auto& [path, hash] : then.mods) {
        if (!holds(now.mods, hash)) found.mods.push_back(path);
    }
    for (const auto& [path, hash] : now.mods) {
        const bool told = std::find(found.mods.begin(), found.mods.end(), path) != found.mods.end();
        if (!then.rules.empty() && !told && !holds(then.mods, hash)) found.mods.push_back(path);
    }
    return found;
}

}  // namespace cardwright

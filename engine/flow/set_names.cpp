#include "flow/set_names.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace cardwright {

void SetNames::add_set(std::string id, std::vector<HomeId> needs) {
    sets_.push_back({std::move(id), std::move(needs)});
}

void SetNames::add_name(std::string_view name, HomeId set, HomeId as) {
    auto& all = names_[std::string{name}];
    all.push_back({set, as});
    contested_ = contested_ || differ(all);
}

std::vector<std::string> SetNames::spellings(std::string_view called, HomeId from) const {
    const std::size_t colon = called.find(':');
    const std::string_view own =
        colon == std::string_view::npos ? called : called.substr(colon + 1);
    const auto found = names_.find(own);
    if (found == names_.end()) return {std::string{called}};
    std::vector<std::string> all;
    if (meant(own, from) == called) all.emplace_back(own);
    for (const Declared& each : found->second) {
        std::string spelling = full(each.set, own);
        if (meant(spelling, from) == called) all.push_back(std::move(spelling));
    }
    return all;
}

std::vector<std::string> SetNames::spellings(std::string_view called) const {
    std::vector<std::string> all;
    for (std::size_t home = 0; home <= sets_.size(); ++home) {
        for (std::string& spelling : spellings(called, id_at<HomeId>(home))) {
            if (std::find(all.begin(), all.end(), spelling) == all.end()) {
                all.push_back(std::move(spelling));
            }
        }
    }
    return all;
}

bool SetNames::differ(const std::vector<Declared>& all) noexcept {
    return std::any_of(all.begin(), all.end(),
                       [&](const Declared& each) { return each.as != all.front().as; });
}

bool SetNames::contested(std::string_view name) const noexcept {
    const auto found = names_.find(name);
    return found != names_.end() && differ(found->second);
}

std::string SetNames::full(HomeId set, std::string_view name) const {
    return sets_[index_of(set) - 1].id + ":" + std::string{name};
}

std::string SetNames::choices(std::string_view name) const {
    if (!contested(name)) return {};
    std::string text;
    const auto& all = names_.find(name)->second;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (at > 0) text += at + 1 < all.size() ? ", " : " or ";
        text += full(all[at].set, name);
    }
    return text;
}

std::string SetNames::meant(std::string_view name, HomeId from) const {
    const std::size_t colon = name.find(':');
    const std::string_view own = colon == std::string_view::npos ? name : name.substr(colon + 1);
    const auto found = names_.find(own);
    if (found == names_.end()) return std::string{name};
    const auto called = [&](const Declared& declared) {
        return differ(found->second) ? full(declared.as, own) : std::string{own};
    };
    if (colon != std::string_view::npos) {
        for (const Declared& each : found->second) {
            if (sets_[index_of(each.set) - 1].id == name.substr(0, colon)) return called(each);
        }
        return std::string{name};
    }
    if (!differ(found->second)) return std::string{name};
    for (const Declared& each : found->second) {
        if (each.set == from) return called(each);
    }
    if (from == ruleset_home || index_of(from) > sets_.size()) return std::string{name};
    // A set knows the names of those it needs, while they agree.
    const auto& needs = sets_[index_of(from) - 1].needs;
    std::optional<Declared> needed;
    for (const Declared& each : found->second) {
        if (std::find(needs.begin(), needs.end(), each.set) == needs.end()) continue;
        if (needed && needed->as != each.as) return std::string{name};
        needed = each;
    }
    return needed ? called(*needed) : std::string{name};
}

}  // namespace cardwright

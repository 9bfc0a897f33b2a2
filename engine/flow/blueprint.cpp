#include "flow/blueprint.hpp"

#include <algorithm>

namespace cardwright {
namespace {

template <typename Id, typename Range>
std::optional<Id> named(const Range& range, std::string_view name) noexcept {
    const auto found = std::find_if(range.begin(), range.end(),
                                    [&](const auto& entry) { return entry.name == name; });
    if (found == range.end()) return std::nullopt;
    return id_at<Id>(static_cast<std::size_t>(found - range.begin()));
}

}  // namespace

std::optional<EventId> Blueprint::find_event(std::string_view name) const noexcept {
    return named<EventId>(events, name);
}

std::optional<QueryId> Blueprint::find_query(std::string_view name) const noexcept {
    return named<QueryId>(queries, name);
}

std::optional<HookId> Blueprint::find_hook(std::string_view name) const noexcept {
    return named<HookId>(hooks, name);
}

std::optional<VerbId> Blueprint::find_verb(std::string_view name) const noexcept {
    return named<VerbId>(verbs, name);
}

const GiveKind* Blueprint::find_give(Word name) const noexcept {
    const auto found = std::find_if(gives.begin(), gives.end(),
                                    [&](const GiveKind& kind) { return kind.name == name; });
    return found == gives.end() ? nullptr : &*found;
}

}  // namespace cardwright

#pragma once

#include <map>
#include <optional>
#include <string_view>

#include "flow/blueprint.hpp"
#include "script/common/address_map.hpp"

namespace cardwright {

/// All that a name of the content stands for.
struct KnownName {
    Word word = no_word;
    std::optional<TypeId> type;
    std::optional<FactId> fact;
    CounterId counters[scope_count] = {no_counter, no_counter, no_counter, no_counter};
    std::optional<DefId> definition;
    std::optional<EventId> event;
    std::optional<HookId> hook;
    std::optional<QueryId> query;
};

/// What the names that scripts use stand for: found by where Lua keeps their text, or, if that is
/// no text known by heart, by the text.
class NameFinder {
  public:
    explicit NameFinder(const Blueprint& blueprint);

    /// Gives each name to `keep`, which returns where Lua keeps its text from now on.
    template <typename Keep>
    void learn_by_heart(Keep&& keep) {
        for (const auto& [text, name] : names_) by_heart_.add(keep(text), {text.size(), &name});
    }
    /// A name by its text in Lua; nothing if it is not known by heart.
    [[nodiscard]] const KnownName* by_heart(std::string_view text) const noexcept {
        const Place* const known = by_heart_.find(text.data());
        // What begins there may be only the beginning of a name.
        return known != nullptr && known->size == text.size() ? known->name : nullptr;
    }
    /// Any name of the content; nothing else is known.
    [[nodiscard]] const KnownName& find(std::string_view text) const noexcept;
    /// The same for a kind of card, which may be written with its set: `set:card`.
    [[nodiscard]] std::optional<DefId> definition(std::string_view text) const noexcept;
    [[nodiscard]] CounterId counter(Scope scope, std::string_view text) const noexcept {
        return find(text).counters[static_cast<std::size_t>(scope)];
    }

  private:
    struct Place {
        std::size_t size = 0;
        const KnownName* name = nullptr;
    };

    const Blueprint* blueprint_;
    std::map<std::string_view, KnownName, std::less<>> names_;
    AddressMap<Place> by_heart_;
};

}  // namespace cardwright

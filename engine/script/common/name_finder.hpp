#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
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
    /// Tells what a name means that the script that runs has written, if the game calls it
    /// otherwise.
    using Meant = std::function<std::string(std::string_view)>;
    NameFinder(const Blueprint& blueprint, Meant meant);

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
    // What sets may declare: a name that several have declared means what the script's own set
    // says. Throw a ScriptMistake where that is nothing.
    [[nodiscard]] std::optional<FactId> fact(std::string_view text) const {
        return declared(text, &KnownName::fact);
    }
    [[nodiscard]] std::optional<EventId> event(std::string_view text) const {
        return declared(text, &KnownName::event);
    }
    [[nodiscard]] std::optional<HookId> hook(std::string_view text) const {
        return declared(text, &KnownName::hook);
    }
    [[nodiscard]] std::optional<QueryId> query(std::string_view text) const {
        return declared(text, &KnownName::query);
    }
    [[nodiscard]] CounterId counter(Scope scope, std::string_view text) const {
        const auto at = static_cast<std::size_t>(scope);
        const CounterId found = find(text).counters[at];
        return found != no_counter || is_plain(text) ? found : meant_name(text).counters[at];
    }

  private:
    struct Place {
        std::size_t size = 0;
        const KnownName* name = nullptr;
    };

    template <typename Id>
    [[nodiscard]] std::optional<Id> declared(std::string_view text,
                                             std::optional<Id> KnownName::*as) const {
        const std::optional<Id> found = find(text).*as;
        return found || is_plain(text) ? found : meant_name(text).*as;
    }
    /// Where nothing is contested only a name with its set before it may mean another.
    [[nodiscard]] bool is_plain(std::string_view text) const noexcept {
        return !blueprint_->set_names.any_contested() && text.find(':') == std::string_view::npos;
    }
    [[nodiscard]] const KnownName& meant_name(std::string_view text) const;

    const Blueprint* blueprint_;
    Meant meant_;
    std::map<std::string_view, KnownName, std::less<>> names_;
    AddressMap<Place> by_heart_;
};

}  // namespace cardwright

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "flow/blueprint.hpp"

namespace cardwright {

/// Ids by name. The same text of a script comes again and again, so the last ones are remembered by
/// where they lie.
template <typename Id>
class RecentNames {
  public:
    [[nodiscard]] std::optional<Id> find(std::string_view text) const noexcept {
        const Entry& entry = entries_[place_of(text)];
        // Another text may have come to lie there: it must still read the same.
        if (entry.lay != text.data() || entry.reads != text) return std::nullopt;
        return entry.id;
    }
    /// `reads` is the same text where it stays: in the content.
    void remember(std::string_view text, std::string_view reads, Id id) noexcept {
        entries_[place_of(text)] = {text.data(), reads, id};
    }

  private:
    struct Entry {
        const char* lay = nullptr;
        std::string_view reads;
        Id id{};
    };
    static constexpr std::size_t places = 64;
    static std::size_t place_of(std::string_view text) noexcept {
        return (reinterpret_cast<std::uintptr_t>(text.data()) >> 5) % places;
    }
    std::array<Entry, places> entries_{};
};

/// What the names that scripts use stand for.
class NameFinder {
  public:
    explicit NameFinder(const Blueprint& blueprint) : blueprint_{&blueprint} {}

    [[nodiscard]] Word word(std::string_view text);  ///< of the content; `no_word` if unknown
    [[nodiscard]] std::optional<TypeId> type(std::string_view text);
    [[nodiscard]] std::optional<FactId> fact(std::string_view text);
    [[nodiscard]] CounterId counter(Scope scope, std::string_view text);
    [[nodiscard]] std::optional<DefId> definition(std::string_view text);
    [[nodiscard]] std::optional<EventId> event(std::string_view text);
    [[nodiscard]] std::optional<HookId> hook(std::string_view text);
    [[nodiscard]] std::optional<QueryId> query(std::string_view text);

  private:
    const Blueprint* blueprint_;
    RecentNames<Word> words_;
    RecentNames<TypeId> types_;
    RecentNames<FactId> facts_;
    RecentNames<CounterId> counters_[scope_count];
    RecentNames<DefId> definitions_;
    RecentNames<EventId> events_;
    RecentNames<HookId> hooks_;
    RecentNames<QueryId> queries_;
};

}  // namespace cardwright

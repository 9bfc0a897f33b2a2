#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "flow/blueprint.hpp"

namespace cardwright {

// Languages belong to readers, never to a game. Whatever is missing in a language is shown in
// English; a language nobody has translated anything into is no mistake.

/// Something to fill into a template.
struct TextArg {
    std::string name;
    std::string text;
    std::optional<std::int64_t> number;  ///< chooses the plural

    TextArg(std::string arg, std::string value) : name{std::move(arg)}, text{std::move(value)} {}
    TextArg(std::string arg, std::int64_t value)
        : name{std::move(arg)}, text{std::to_string(value)}, number{value} {}
};

/// Cut if it is longer than any name should be.
[[nodiscard]] std::string card_name(const Blueprint& blueprint, DefId card,
                                    std::string_view language);

/// What the text of a card may say of a fact: what the first side that has it says.
[[nodiscard]] const Datum& fact_in_text(const Definition& card, std::size_t fact) noexcept;

/// The text of a card with its numbers filled in; empty if it has none. `{gives}` becomes the
/// ruleset's phrases for what the card gives.
[[nodiscard]] std::string card_text(const Blueprint& blueprint, DefId card,
                                    std::string_view language);

/// A locale text. Where only `key.one`, `key.few` … exist, the number called `n` or `count`
/// decides. A key without a text is shown as it is. What becomes too long by filling in is cut.
[[nodiscard]] std::string localized(const Blueprint& blueprint, std::string_view language,
                                    std::string_view key, std::span<const TextArg> args = {});

/// What a language still lacks, counted against English.
struct TranslationGaps {
    std::string language;
    std::size_t names = 0;   ///< of cards
    std::size_t texts = 0;   ///< of cards
    std::size_t locale = 0;  ///< prompts, phrases and whatever else is in locale files

    friend bool operator==(const TranslationGaps&, const TranslationGaps&) = default;
};

/// For every language that something has been translated into, English left out.
[[nodiscard]] std::vector<TranslationGaps> translation_gaps(const Blueprint& blueprint);

}  // namespace cardwright

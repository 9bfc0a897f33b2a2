#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/text/text.hpp"
#include "flow/game.hpp"

namespace cardwright::tool {

/// What the console says, in one language. Every text comes from locale files and is safe to be
/// shown; things without a text are called by their name in the files.
class Phrases {
  public:
    Phrases(const Blueprint& blueprint, std::string language)
        : blueprint_{&blueprint}, language_{std::move(language)} {}

    [[nodiscard]] const Blueprint& blueprint() const noexcept { return *blueprint_; }
    [[nodiscard]] const std::string& language() const noexcept { return language_; }
    [[nodiscard]] Phrases in(std::string language) const {
        return Phrases{*blueprint_, std::move(language)};
    }
    /// Every language that something is translated into, English first.
    [[nodiscard]] std::vector<std::string> languages() const;

    [[nodiscard]] std::string say(std::string_view key, std::vector<TextArg> args = {}) const;
    /// Nothing if no language has the text.
    [[nodiscard]] std::optional<std::string> find(std::string_view key,
                                                  std::vector<TextArg> args = {}) const;

    [[nodiscard]] std::string card(DefId card) const;
    /// As what something is done to: `village.name.accusative`, where a language has such forms.
    [[nodiscard]] std::string object(DefId card) const;
    /// A bot, for people: `bot.big_money`.
    [[nodiscard]] std::string bot(std::string_view bot) const;
    /// `a, b and c`
    [[nodiscard]] std::string list(const std::vector<std::string>& texts) const;
    /// `a, b or c`
    [[nodiscard]] std::string either(const std::vector<std::string>& texts) const;
    /// What the back of a card tells, to stand behind a name: ` (grain)`, or nothing.
    [[nodiscard]] std::string back(DefId card) const;
    /// The same words alone: `grain`.
    [[nodiscard]] std::string back_words(DefId card) const;
    [[nodiscard]] std::string text_of(DefId card) const;
    [[nodiscard]] std::string zone(ZoneKindId zone) const;
    /// A place of a row: its number, unless the locale has a name for it.
    [[nodiscard]] std::string place(ZoneKindId zone, std::size_t slot) const;
    /// The row it stands in, where rows of places have names.
    [[nodiscard]] std::optional<std::string> row_of_place(ZoneKindId zone, std::size_t slot) const;
    /// A zone with its place: `Road 3`, or only `front left` where places have names.
    [[nodiscard]] std::string zone_and_place(const ZoneInfo& zone) const;
    [[nodiscard]] std::string type(TypeId type) const;
    [[nodiscard]] std::string counter(Scope scope, CounterId counter) const;
    /// The name of something in several languages, such as a set.
    [[nodiscard]] std::string name(const Translated& names, std::string_view otherwise) const;
    /// A text by kind and name (`phase.buy`), or else the name itself, readable.
    [[nodiscard]] std::string named(std::string_view kind, std::string_view name) const;
    /// A word that can be chosen: as the question calls it, as a menu does, or as it is.
    [[nodiscard]] std::string word(std::string_view prompt, std::string_view word) const;
    /// Why something cannot be done, and what the reason speaks of.
    [[nodiscard]] std::string reason(std::string_view code,
                                     const std::vector<TextArg>& args = {}) const;
    /// The same for what a question has refused: a sentence that names the card.
    [[nodiscard]] std::string reason(const Game& game, const Refused& refused,
                                     const std::string& name) const;

  private:
    const Blueprint* blueprint_;
    std::string language_;
};

}  // namespace cardwright::tool

#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/merge/naming.hpp"
#include "catalog/read/sources.hpp"
#include "catalog/report.hpp"
#include "flow/blueprint.hpp"

namespace cardwright {

/// What can stand behind a name in the place where it is read.
struct ReadingPlace {
    bool nobody_acts = false;        ///< no player's things can be meant, unless everyone's are
    bool picks_cards = false;        ///< cards have been picked: `picked` is one of them
    const VerbKind* verb = nullptr;  ///< the verb whose acts these are: scripts may be asked
    HomeId home{};                   ///< where the functions are that acts call
    bool picks_number = false;       ///< a number has been picked: `picked` is that number
    std::string_view give;           ///< a `gives` key: its own name is the number of the card
};

/// Turns names into ids. An unknown name is reported with its place and the closest known one.
class Resolver {
  public:
    /// `elsewhere` holds cards of sets that exist but are not part of this game: naming one is no
    /// mistake, there is just no such card today.
    Resolver(Blueprint& blueprint, const std::set<std::string, std::less<>>& elsewhere,
             const Naming& naming, Report& report)
        : blueprint_{&blueprint}, elsewhere_{&elsewhere}, naming_{&naming}, report_{&report} {}

    [[nodiscard]] Blueprint& blueprint() const noexcept { return *blueprint_; }
    [[nodiscard]] Report& report() const noexcept { return *report_; }
    /// What names that sets have declared are called in this game.
    [[nodiscard]] const Naming& naming() const noexcept { return *naming_; }
    [[nodiscard]] Word word(std::string_view text) const {
        return blueprint_->schema.words.intern(text);
    }

    [[nodiscard]] ZoneKindId zone(const LocatedName& name) const;
    /// The same, where one zone must be meant and not slots or piles.
    [[nodiscard]] ZoneKindId single_zone(const LocatedName& name) const;
    [[nodiscard]] CounterId counter(Scope scope, const LocatedName& name) const;
    /// The acting player's, or the game's if no player's counter has that name.
    [[nodiscard]] std::pair<Scope, CounterId> counter_in_act(const LocatedName& name) const;
    [[nodiscard]] std::optional<EventId> event(const LocatedName& name) const;
    [[nodiscard]] std::optional<HookId> hook(const LocatedName& name) const;
    [[nodiscard]] VerbId verb(const LocatedName& name) const;
    [[nodiscard]] std::optional<FactId> fact(const LocatedName& name) const;
    [[nodiscard]] std::optional<TypeId> type(const LocatedName& name) const;
    /// Nothing without a report if the card is in a set that is not part of this game.
    [[nodiscard]] std::optional<DefId> definition(const LocatedName& name) const;

    [[nodiscard]] Amount amount(const AmountSource& source, const ReadingPlace& context) const;
    [[nodiscard]] Amount payment(const AmountSource& source, const ReadingPlace& context) const;
    [[nodiscard]] Amount bound(const AmountSource& source) const;

    [[nodiscard]] Act act(const ActSource& source, const ReadingPlace& context) const;
    [[nodiscard]] std::vector<Act> acts(const std::vector<ActSource>& sources,
                                        const ReadingPlace& context) const;
    [[nodiscard]] std::optional<Clause> clause(const ClauseSource& source) const;

    void unknown(std::string_view kind, const LocatedName& name,
                 const std::vector<std::string_view>& candidates) const;

  private:
    void resolve_event(const ActSource& source, Act& act) const;
    void resolve_in_verb(const ActSource& source, const ReadingPlace& context, Act& act) const;
    [[nodiscard]] std::uint8_t argument(const LocatedName& name, const VerbKind& verb) const;
    [[nodiscard]] std::uint8_t window(const LocatedName& name) const;
    [[nodiscard]] std::uint8_t act_function(const LocatedName& name, HomeId home) const;
    void check_actor(const Act& act, const ActSource& source) const;
    [[nodiscard]] std::optional<Amount> special_amount(const AmountSource& source,
                                                       const ReadingPlace& context) const;
    [[nodiscard]] std::optional<Amount> actors_amount(std::string_view name) const;
    [[nodiscard]] std::optional<Amount> tables_amount(std::string_view name) const;
    [[nodiscard]] std::optional<Amount> cards_amount(std::string_view name) const;
    Amount unknown_amount(const AmountSource& source, bool with_cards) const;

    Blueprint* blueprint_;
    const std::set<std::string, std::less<>>* elsewhere_;
    const Naming* naming_;
    Report* report_;
};

}  // namespace cardwright

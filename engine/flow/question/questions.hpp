#pragma once

#include <cstdint>
#include <span>

#include "flow/change/changes.hpp"

namespace cardwright {

/// What a seat is offered: menus of the ruleset, cards a script wants picked.
class Questions : public Changes {
  public:
    /// Adds cards to a choice; those the seat cannot tell apart become one option. Uses up the
    /// list.
    void offer(Choice& choice, std::span<CardId> cards, Word group, bool many);
    /// Cards of a heap have no order for who does not see them: not that in which they came there.
    void hide_order(std::span<CardId> cards, SeatMask seat) const;

  protected:
    using Changes::Changes;
    ~Questions() = default;

    void build_menu(std::size_t step, OwnerId player, Choice& choice);
    [[nodiscard]] bool offers_anything(const MenuPlan& menu, OwnerId player);
    void offer_meanwhile(Choice& choice);

    PlainList<CardId> candidates_;  ///< for a menu that is being built, or answered

  private:
    void offer_cards(const EntryPlan& plan, OwnerId player, Choice& choice);
    [[nodiscard]] inline std::int64_t purse_of(const EntryPlan& plan,
                                               OwnerId player) const noexcept;
    [[nodiscard]] bool can_pay(const MenuEntry& entry, OwnerId player, Choice* choice = nullptr);
    [[nodiscard]] bool lets_through(const MenuEntry& entry, OwnerId player, CardId card);
};

}  // namespace cardwright

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "table/numbered_options.hpp"
#include "table/sight.hpp"

namespace cardwright::tool {

/// How much of a stretch of the table is told: less and less, so that the question stays in sight.
enum class Detail : std::uint8_t {
    full,    ///< all the ruleset asks for
    names,   ///< without what the row tells of each card; pictures become lines
    sparse,  ///< of cards on cards only the top ones
    folded,  ///< how much there is, and how to look at it
    absent,
};

/// Pieces that belong under one label.
struct Block {
    std::string label;
    std::vector<Piece> pieces;
    bool grid = false;
    /// A picture instead, for a page with this much room beside the label; one that does without
    /// it is told how wide the labels of others are.
    std::function<std::vector<Piece>(std::size_t room, std::size_t labels)> picture;
    std::size_t natural = 0;  ///< how wide it would like to be: it may do without its label
};

/// What lies in zones, as pieces of a page. Options of the open question carry their number.
class ZonePieces {
  public:
    ZonePieces(const Sight& sight, NumberedOptions& options, bool plain)
        : sight_{sight}, options_{options}, plain_{plain} {}

    /// All piles of a kind, under the name of the zone or of each type.
    [[nodiscard]] std::vector<Block> piles(const ShownRow& row, Detail detail);
    /// All cards of the zones of a kind that one owner has; empty if there is nothing to say.
    [[nodiscard]] std::vector<Piece> cards(const ShownRow& row, OwnerId owner);
    /// The same for a place in a line: `In play: Village, Market`.
    [[nodiscard]] Piece in_line(const ShownItem& item, OwnerId owner);
    /// Of cards on cards only those on top, with how many they cover.
    [[nodiscard]] std::vector<Piece> tops(const ShownRow& row, OwnerId owner);

    /// Nothing lies there, as everybody can see.
    [[nodiscard]] bool is_empty(ZoneKindId kind, OwnerId owner) const;
    /// A row of places in which nothing lies and nothing can be put: it is not worth a line.
    [[nodiscard]] bool idle_places(ZoneKindId kind, OwnerId owner) const;

    [[nodiscard]] std::vector<ShownValue> signs_told_of(ZoneKindId zone) const;
    [[nodiscard]] Piece card_piece(const ShownRow& row, CardId card, std::size_t count);
    [[nodiscard]] std::vector<CardId> cards_on(CardId card) const;
    /// The roots of all trees of an owner.
    [[nodiscard]] std::vector<CardId> roots(const ShownRow& row, OwnerId owner) const;

  private:
    [[nodiscard]] Piece pile_piece(const ShownRow& row, ZoneId pile, std::size_t counted_below);
    [[nodiscard]] std::vector<Piece> single_cards(const ShownRow& row, ZoneId zone);
    [[nodiscard]] std::vector<Piece> alike_cards(const ShownRow& row, ZoneId zone);
    [[nodiscard]] std::vector<Piece> chains(const ShownRow& row, ZoneId zone);
    void add_chain(const ShownRow& row, CardId card, Piece& piece);
    void add_tops(const ShownRow& row, CardId card, std::size_t below, std::vector<Piece>& pieces);
    [[nodiscard]] std::vector<Piece> hidden(ZoneId zone);
    [[nodiscard]] std::string backs(ZoneId zone) const;
    [[nodiscard]] std::vector<Piece> contents(const ShownRow& row, ZoneId zone);
    void add_place(ZoneId zone, std::vector<Piece>& found);

    const Sight& sight_;
    NumberedOptions& options_;
    bool plain_;
};

}  // namespace cardwright::tool

#pragma once

#include <string>
#include <vector>

#include "cardwright/console/numbered_options.hpp"
#include "cardwright/console/sight.hpp"

namespace cardwright::tool {

/// Pieces that belong under one label.
struct Block {
    std::string label;
    std::vector<Piece> pieces;
    bool grid = false;
};

/// What lies in zones, as pieces of a page. Options of the open question carry their number.
class ZonePieces {
  public:
    ZonePieces(const Sight& sight, NumberedOptions& options) : sight_{sight}, options_{options} {}

    /// All piles of a kind, under the name of the zone or of each type.
    [[nodiscard]] std::vector<Block> piles(const ShownRow& row);
    /// All cards of the zones of a kind that one owner has; empty if there is nothing to say.
    [[nodiscard]] std::vector<Piece> cards(const ShownRow& row, OwnerId owner);
    /// The same for a place in a line: `In play: Village, Market`.
    [[nodiscard]] std::string in_line(const ShownItem& item, OwnerId owner);

  private:
    struct PileEntry;
    [[nodiscard]] Piece pile_piece(const ShownRow& row, const PileEntry& pile);
    [[nodiscard]] std::vector<Piece> single_cards(const ShownRow& row, ZoneId zone);
    [[nodiscard]] std::vector<Piece> alike_cards(const ShownRow& row, ZoneId zone);
    [[nodiscard]] std::vector<Piece> chains(const ShownRow& row, ZoneId zone);
    void add_chain(const ShownRow& row, CardId card, Piece& piece);
    [[nodiscard]] Piece card_piece(const ShownRow& row, CardId card, std::size_t count);
    [[nodiscard]] std::vector<Piece> hidden(ZoneId zone);
    [[nodiscard]] std::string backs(ZoneId zone) const;
    [[nodiscard]] std::vector<Piece> contents(const ShownRow& row, ZoneId zone);
    [[nodiscard]] std::string numbers_text(const ShownRow& row, CardId card) const;

    const Sight& sight_;
    NumberedOptions& options_;
};

}  // namespace cardwright::tool

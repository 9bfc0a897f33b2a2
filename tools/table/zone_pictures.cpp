#include "table/zone_pictures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "table/card_values.hpp"
#include "table/forest_picture.hpp"
#include "table/places_picture.hpp"

namespace cardwright::tool {
namespace {

Tree tree_of(ZonePieces& pieces, const ShownRow& row, CardId card) {
    Tree tree{pieces.card_piece(row, card, 1), {}};
    for (const CardId above : pieces.cards_on(card)) {
        tree.above.push_back(tree_of(pieces, row, above));
    }
    return tree;
}

class PlaceDrawer {
  public:
    PlaceDrawer(const Sight& sight, NumberedOptions& options, const ShownRow& row)
        : sight_{sight}, options_{options}, row_{row} {}

    /// Where rows have names: everything of a card in one line.
    [[nodiscard]] Place place_of_a_row(ZoneId zone) {
        Place place;
        const auto cards = sight_.state().cards_in(zone);
        if (cards.empty() || !sight_.lens().looks_into(zone)) {
            place.lines.push_back(heap(zone));
            return place;
        }
        place.lines.push_back(card_line(zone, cards.back()));
        const std::string values = card_values_text(sight_, row_.values, cards.back(), false);
        place.lines[0].push_back({values, Tone::plain});
        return place;
    }

    /// There is nothing to see or to choose.
    [[nodiscard]] bool is_idle(ZoneId zone) const {
        return sight_.state().cards_in(zone).empty() && options_.mark(zone).empty();
    }

    [[nodiscard]] Place place(ZoneId zone, std::optional<ZoneId> above) {
        Place place;
        // What the place is called, if it has a name.
        const ZoneInfo& info = sight_.state().zone(zone);
        const std::string name = sight_.phrases.place(info.kind, info.slot);
        if (name != std::to_string(info.slot)) place.lines.push_back({{name, Tone::faint}});
        if (above) place.lines.push_back(heap(*above));
        const auto cards = sight_.state().cards_in(zone);
        if (cards.empty() || !sight_.lens().looks_into(zone)) {
            place.lines.push_back(heap(zone));
            return place;
        }
        const CardId card = cards.back();
        place.lines.push_back(card_line(zone, card));
        place.told = card_values(sight_, row_.values, card, false);
        return place;
    }

  private:
    std::string mark(ZoneId zone, const std::string& of_card) {
        const std::string of_zone = options_.take(zone);
        return of_zone.empty() ? of_card : of_zone;
    }

    [[nodiscard]] Piece card_line(ZoneId zone, CardId card) {
        return {{mark(zone, options_.take(card)), Tone::strong},
                {sight_.card(card), sight_.tone(card)},
                {sight_.marks(card, row_.values), Tone::plain}};
    }

    /// How many cards there are, and what is seen of the one on top.
    [[nodiscard]] Piece heap(ZoneId zone) {
        const auto cards = sight_.state().cards_in(zone);
        const Lens lens = sight_.lens();
        if (cards.empty()) return {{mark(zone, ""), Tone::strong}, {"–", Tone::faint}};
        const CardId top = cards.back();
        const bool known = lens.top(zone).has_value();
        std::string text = lens.counts(zone) ? fmt::format("{}×", cards.size()) : "";
        if (known) {
            text += " " + sight_.card(top);
        } else if (lens.top_back(zone)) {
            text += " " + sight_.phrases.back_words(sight_.state().card(top).definition);
        }
        const bool seen = known || lens.top_back(zone);
        return {{mark(zone, seen ? options_.take(top) : ""), Tone::strong},
                {text, known ? sight_.tone(top) : Tone::faint}};
    }

    const Sight& sight_;
    NumberedOptions& options_;
    const ShownRow& row_;
};

/// The places that the locale puts in rows with a name, row by row; empty if it does not. A row
/// that is longer than another shows what it has more only while something is there.
std::vector<NamedRow> named_rows(const Sight& sight, PlaceDrawer& drawer,
                                 std::span<const ZoneId> zones) {
    std::vector<std::pair<std::string, std::vector<ZoneId>>> found;
    for (const ZoneId zone : zones) {
        const ZoneInfo& info = sight.state().zone(zone);
        const auto name = sight.phrases.row_of_place(info.kind, info.slot);
        if (!name) return {};
        auto row = std::find_if(found.begin(), found.end(),
                                [&](const auto& each) { return each.first == *name; });
        if (row == found.end()) row = found.insert(found.end(), {*name, {}});
        row->second.push_back(zone);
    }
    std::size_t shortest = zones.size();
    for (const auto& row : found) shortest = std::min(shortest, row.second.size());
    std::vector<NamedRow> rows;
    for (const auto& [name, places] : found) {
        NamedRow row{name, {}};
        for (std::size_t at = 0; at < places.size(); ++at) {
            if (at >= shortest && drawer.is_idle(places[at])) continue;
            row.places.push_back(drawer.place_of_a_row(places[at]));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

Block trees_block(ZonePieces& pieces, const ShownRow& row, OwnerId owner) {
    Block block;
    std::vector<Tree> trees;
    for (const CardId root : pieces.roots(row, owner)) trees.push_back(tree_of(pieces, row, root));
    if (trees.empty()) return block;
    block.picture = [trees = std::move(trees)](std::size_t room, std::size_t /*labels*/) {
        return forest_picture(trees, room);
    };
    return block;
}

Block places_block(const Sight& sight, NumberedOptions& options, const ShownRow& row, OwnerId owner,
                   bool sparing) {
    const auto& topology = sight.state().topology();
    const auto zones = topology.family(row.zone, owner);
    std::vector<ZoneId> above;
    if (row.above != no_zone_kind) {
        const auto found = topology.family(row.above, owner);
        above.assign(found.begin(), found.end());
    }
    PlaceDrawer drawer{sight, options, row};
    if (auto rows = named_rows(sight, drawer, zones); above.empty() && !rows.empty()) {
        Block block;
        // The rows have names of their own: with another one before them they would stand now here,
        // now there.
        block.natural = SIZE_MAX;
        block.picture = [rows = std::move(rows)](std::size_t room, std::size_t labels) {
            return grid_picture(rows, room, labels);
        };
        return block;
    }
    std::vector<Place> places;
    for (std::size_t at = 0; at < zones.size(); ++at) {
        places.push_back(
            drawer.place(zones[at], at < above.size() ? std::optional{above[at]} : std::nullopt));
    }
    Block block;
    block.natural = natural_width(places);
    block.picture = [places = std::move(places), sparing](std::size_t room,
                                                          std::size_t /*labels*/) {
        return places_picture(places, room, sparing);
    };
    return block;
}

}  // namespace cardwright::tool

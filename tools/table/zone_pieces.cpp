#include "table/zone_pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "table/card_values.hpp"
#include "table/pile_order.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t few_left = 8;

std::string times_mark(std::size_t count) {
    return count > 1 ? fmt::format(" ×{}", count) : std::string{};
}

/// The number that stands before a pile; empty if it has none.
std::string number_before(const Piece& piece) {
    std::string number;
    for (const Span& span : piece) {
        if (!span.text.ends_with(") ")) break;
        number += span.text;
    }
    return number;
}

}  // namespace

/// What is covered is dimmed: it is there, but most of it does not count.
Piece ZonePieces::card_piece(const ShownRow& row, CardId card, std::size_t count) {
    const bool covered = !cards_on(card).empty();
    const auto& values = covered ? row.covered : row.values;
    // Which side a covered card shows matters as little as what that side says.
    std::vector<ShownValue> told = row.values;
    told.insert(told.end(), row.covered.begin(), row.covered.end());
    return {{options_.take(card), Tone::strong},
            {sight_.card(card), covered ? Tone::faint : sight_.tone(card)},
            {card_values_text(sight_, values, card, plain_), covered ? Tone::faint : Tone::plain},
            {sight_.marks(card, told) + times_mark(count), Tone::plain}};
}

std::vector<CardId> ZonePieces::cards_on(CardId card) const {
    std::vector<CardId> above;
    const ZoneId zone = sight_.state().card(card).zone;
    if (zone == no_zone || !sight_.lens().looks_into(zone)) return above;
    for (const CardId other : sight_.state().cards_in(zone)) {
        if (sight_.state().card(other).on == card) above.push_back(other);
    }
    return above;
}

Piece ZonePieces::pile_piece(const ShownRow& row, ZoneId pile, std::size_t counted_below) {
    const auto cards = sight_.state().cards_in(pile);
    const std::string name = sight_.phrases.card(sight_.state().zone(pile).pile);
    const std::string mark = options_.take(pile);
    if (cards.empty()) return {{mark, Tone::strong}, {name + " –", Tone::faint}};
    Piece piece = card_piece(row, cards.back(), 1);
    if (!mark.empty()) piece.insert(piece.begin(), {mark, Tone::strong});
    if (cards.size() < counted_below) {
        piece.push_back(
            {fmt::format("{}×{}", row.values.empty() ? " " : "", cards.size()), Tone::faint});
    }
    const auto& counters = sight_.schema().counters_of(Scope::zone);
    for (std::size_t at = 0; at < counters.size(); ++at) {
        const auto id = id_at<CounterId>(at);
        const auto value = sight_.state().counter(Scope::zone, index_of(pile), id);
        if (value == counters[at].starts || !sight_.shows(Scope::zone, id)) continue;
        piece.push_back(
            {fmt::format(" {} {}", sight_.phrases.counter(Scope::zone, id), value), Tone::plain});
    }
    return piece;
}

/// In columns, then one after the other, at last without their types and without counting those
/// that will not soon run out.
std::vector<Block> ZonePieces::piles(const ShownRow& row, Detail detail) {
    const bool in_columns = detail == Detail::full;
    const bool together = detail >= Detail::sparse && !plain_;
    std::vector<Block> blocks;
    const std::vector<PileGroup> groups = piles_in_order(sight_.state(), row);
    std::size_t piles = 0;
    for (const PileGroup& group : groups) piles += group.piles.size();
    const std::size_t mark = fmt::format("{}) ", piles).size();
    for (const PileGroup& group : groups) {
        Block block;
        block.label = group.type ? sight_.phrases.type(*group.type) : sight_.phrases.zone(row.zone);
        block.grid = in_columns;
        for (const ZoneId pile : group.piles) {
            Piece piece = pile_piece(row, pile, together ? few_left : SIZE_MAX);
            // With a number or without one a pile stands in the same place.
            const std::string number = number_before(piece);
            if (in_columns && !plain_ && number.size() < mark) {
                piece.insert(piece.begin(), {std::string(mark - number.size(), ' '), Tone::plain});
            }
            block.pieces.push_back(std::move(piece));
        }
        if (together && !blocks.empty()) {
            auto& all = blocks.front().pieces;
            all.insert(all.end(), block.pieces.begin(), block.pieces.end());
        } else {
            blocks.push_back(std::move(block));
        }
    }
    if (together && !blocks.empty()) blocks.front().label = sight_.phrases.zone(row.zone);
    return blocks;
}

std::vector<Piece> ZonePieces::alike_cards(const ShownRow& row, ZoneId zone) {
    struct Alike {
        CardId card;
        std::size_t count;
        std::string text;
    };
    std::vector<Alike> all;
    for (const CardId card : sight_.state().cards_in(zone)) {
        const std::string text = fmt::format("{}{}{}{}", options_.mark(card), sight_.card(card),
                                             card_values_text(sight_, row.values, card, plain_),
                                             sight_.marks(card, row.values));
        const auto same = std::find_if(all.begin(), all.end(),
                                       [&](const Alike& each) { return each.text == text; });
        if (same == all.end()) {
            all.push_back({card, 1, text});
        } else {
            ++same->count;
        }
    }
    std::vector<Piece> pieces;
    for (const Alike& alike : all) pieces.push_back(card_piece(row, alike.card, alike.count));
    return pieces;
}

std::vector<Piece> ZonePieces::single_cards(const ShownRow& row, ZoneId zone) {
    const auto cards = sight_.state().cards_in(zone);
    const bool from_top = sight_.state().zone(zone).ordered;
    std::vector<Piece> pieces;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const CardId card = from_top ? cards[cards.size() - 1 - at] : cards[at];
        pieces.push_back(card_piece(row, card, 1));
    }
    return pieces;
}

void ZonePieces::add_chain(const ShownRow& row, CardId card, Piece& piece) {
    const Piece own = card_piece(row, card, 1);
    piece.insert(piece.end(), own.begin(), own.end());
    const std::vector<CardId> above = cards_on(card);
    if (above.empty()) return;
    piece.push_back({above.size() > 1 ? " ‹ (" : " ‹ ", Tone::faint});
    for (std::size_t at = 0; at < above.size(); ++at) {
        if (at > 0) piece.push_back({", ", Tone::faint});
        add_chain(row, above[at], piece);
    }
    if (above.size() > 1) piece.push_back({")", Tone::faint});
}

std::vector<Piece> ZonePieces::chains(const ShownRow& row, ZoneId zone) {
    std::vector<Piece> pieces;
    for (const CardId card : sight_.state().cards_in(zone)) {
        if (sight_.state().card(card).on == no_card) add_chain(row, card, pieces.emplace_back());
    }
    return pieces;
}

std::vector<CardId> ZonePieces::roots(const ShownRow& row, OwnerId owner) const {
    std::vector<CardId> found;
    for (const ZoneId zone : sight_.state().topology().family(row.zone, owner)) {
        if (!sight_.lens().looks_into(zone)) continue;
        for (const CardId card : sight_.state().cards_in(zone)) {
            if (sight_.state().card(card).on == no_card) found.push_back(card);
        }
    }
    return found;
}

void ZonePieces::add_tops(const ShownRow& row, CardId card, std::size_t below,
                          std::vector<Piece>& pieces) {
    const std::vector<CardId> above = cards_on(card);
    for (const CardId each : above) {
        add_tops(row, each, below + 1, pieces);
        below = 0;  // what carries several branches is counted once
    }
    if (!above.empty()) return;
    Piece piece = card_piece(row, card, 1);
    if (below > 0) piece.push_back({fmt::format(" +{}", below), Tone::faint});
    pieces.push_back(std::move(piece));
}

std::vector<Piece> ZonePieces::tops(const ShownRow& row, OwnerId owner) {
    std::vector<Piece> pieces;
    for (const CardId root : roots(row, owner)) add_tops(row, root, 0, pieces);
    return pieces;
}

/// What the backs of the cards somebody holds tell, in no order.
std::string ZonePieces::backs(ZoneId zone) const {
    std::map<std::string, std::size_t> counts;
    for (const CardId card : sight_.state().cards_in(zone)) ++counts[sight_.card(card)];
    std::string text;
    for (const auto& [name, count] : counts) {
        text += (text.empty() ? "" : ", ") + name + times_mark(count);
    }
    return text;
}

/// A zone the seat may not look through: how much there is, and what lies on top.
std::vector<Piece> ZonePieces::hidden(ZoneId zone) {
    const auto cards = sight_.state().cards_in(zone);
    const Lens lens = sight_.lens();
    Piece piece;
    if (lens.counts(zone)) {
        piece.push_back({sight_.phrases.say("console.cards",
                                            {{"count", static_cast<std::int64_t>(cards.size())}}),
                         Tone::plain});
    } else {
        piece.push_back({sight_.phrases.say("console.not_counted"), Tone::plain});
    }
    if (lens.sees_backs(zone)) {
        piece.push_back({": " + backs(zone), Tone::faint});
        return {piece};
    }
    if (lens.top(zone) || lens.top_back(zone)) {
        const CardId top = cards.back();
        piece.push_back({", ", Tone::plain});
        piece.push_back({options_.take(top), Tone::strong});
        piece.push_back(
            {sight_.phrases.say("console.on_top", {{"card", sight_.card(top)}}), sight_.tone(top)});
    }
    return {piece};
}

std::vector<Piece> ZonePieces::contents(const ShownRow& row, ZoneId zone) {
    const auto cards = sight_.state().cards_in(zone);
    const bool looks = sight_.lens().looks_into(zone);
    // Whether a place is empty is a matter of counting too.
    const bool secret =
        !looks && !sight_.lens().counts(zone) && !sight_.state().zone(zone).top_only;
    if (secret) return {{{sight_.phrases.say("console.not_counted"), Tone::faint}}};
    if (cards.empty()) return {};
    if (!looks) return hidden(zone);
    const bool laid = std::any_of(cards.begin(), cards.end(), [&](CardId card) {
        return sight_.state().card(card).on != no_card;
    });
    if (laid) return chains(row, zone);
    return row.by_name ? alike_cards(row, zone) : single_cards(row, zone);
}

/// What can be chosen is known by its number; only a place that has another one, or none, says
/// which it is. Empty places are shown too: they are where something can go.
void ZonePieces::add_place(ZoneId zone, std::vector<Piece>& found) {
    const ZoneInfo& info = sight_.state().zone(zone);
    const std::string mark = options_.take(zone);
    if (found.empty()) found.push_back({{"–", Tone::faint}});
    Piece& first = found[0];
    if (!mark.empty()) first.insert(first.begin(), {mark, Tone::strong});
    if (first[0].text == fmt::format("{}) ", info.slot)) return;
    first.insert(first.begin(),
                 {fmt::format("[{}] ", sight_.phrases.place(info.kind, info.slot)), Tone::faint});
}

bool ZonePieces::is_empty(ZoneKindId kind, OwnerId owner) const {
    const auto zones = sight_.state().topology().family(kind, owner);
    return std::all_of(zones.begin(), zones.end(), [&](ZoneId zone) {
        return sight_.lens().counts(zone) && sight_.state().cards_in(zone).empty();
    });
}

bool ZonePieces::idle_places(ZoneKindId kind, OwnerId owner) const {
    const auto zones = sight_.state().topology().family(kind, owner);
    return std::all_of(zones.begin(), zones.end(), [&](ZoneId zone) {
        return sight_.state().zone(zone).slot != 0 && sight_.state().cards_in(zone).empty() &&
               options_.mark(zone).empty();
    });
}

std::vector<Piece> ZonePieces::cards(const ShownRow& row, OwnerId owner) {
    std::vector<Piece> pieces;
    if (idle_places(row.zone, owner)) return pieces;
    for (const ZoneId zone : sight_.state().topology().family(row.zone, owner)) {
        std::vector<Piece> found = contents(row, zone);
        if (sight_.state().zone(zone).slot != 0) add_place(zone, found);
        pieces.insert(pieces.end(), found.begin(), found.end());
    }
    return pieces;
}

/// What a row of the table tells of these cards, where it has signs for all of it.
std::vector<ShownValue> ZonePieces::signs_told_of(ZoneKindId zone) const {
    for (const ShownRow& row : sight_.game.blueprint().layout.rows) {
        if (row.zone != zone || row.values.empty()) continue;
        const bool brief = std::none_of(row.values.begin(), row.values.end(),
                                        [](const ShownValue& each) { return each.symbol.empty(); });
        if (brief) return row.values;
    }
    return {};
}

Piece ZonePieces::in_line(const ShownItem& item, OwnerId owner) {
    const auto zones = sight_.state().topology().family(item.zone, owner);
    const std::string name = sight_.phrases.zone(item.zone);
    std::size_t count = 0;
    bool countable = true;
    for (const ZoneId zone : zones) {
        count += sight_.state().cards_in(zone).size();
        countable = countable && sight_.lens().counts(zone);
    }
    const auto text = [](std::string said) { return Piece{{std::move(said), Tone::plain}}; };
    if (item.kind == ShownItem::Kind::count) {
        if (!countable) return {};
        return text(fmt::format("{} {}", name, count));
    }
    if (item.kind == ShownItem::Kind::top) {
        if (zones.empty() || count == 0) return {};
        if (!sight_.lens().top(zones[0]) && !sight_.lens().top_back(zones[0])) return {};
        return text(
            fmt::format("{}: {}", name, sight_.card(sight_.state().cards_in(zones[0]).back())));
    }
    if (count == 0 || !countable) return {};
    ShownRow row;
    row.zone = item.zone;
    row.by_name = true;
    row.values = row.covered = signs_told_of(item.zone);
    // By the rows they stand in, or the places; where nothing lies there is nothing to tell.
    std::vector<std::pair<std::string, std::vector<Piece>>> places;
    for (const ZoneId zone : zones) {
        const ZoneInfo& info = sight_.state().zone(zone);
        if (info.slot != 0 && sight_.state().cards_in(zone).empty()) continue;
        std::string place;
        if (info.slot != 0) {
            place = sight_.phrases.row_of_place(info.kind, info.slot)
                        .value_or(sight_.phrases.place(info.kind, info.slot));
        }
        auto found = std::find_if(places.begin(), places.end(),
                                  [&](const auto& each) { return each.first == place; });
        if (found == places.end()) found = places.insert(places.end(), {place, {}});
        for (Piece& piece : contents(row, zone)) found->second.push_back(std::move(piece));
    }
    Piece line = text(name + ": ");
    bool first = true;
    for (const auto& [place, pieces] : places) {
        if (!first) line.push_back({"; ", Tone::plain});
        if (!place.empty()) line.push_back({place + " ", Tone::faint});
        first = true;
        for (const Piece& piece : pieces) {
            if (!first) line.push_back({", ", Tone::plain});
            line.insert(line.end(), piece.begin(), piece.end());
            first = false;
        }
    }
    return line;
}

}  // namespace cardwright::tool

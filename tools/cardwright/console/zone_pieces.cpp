#include "cardwright/console/zone_pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace cardwright::tool {
namespace {

std::string number_mark(std::optional<std::size_t> number) {
    return number ? fmt::format("{}) ", *number) : std::string{};
}

std::string times_mark(std::size_t count) {
    return count > 1 ? fmt::format(" ×{}", count) : std::string{};
}

std::string joined_pieces(const std::vector<Piece>& pieces) {
    std::string text;
    for (const Piece& piece : pieces) {
        if (!text.empty()) text += ", ";
        for (const Span& span : piece) text += span.text;
    }
    return text;
}

}  // namespace

struct ZonePieces::PileEntry {
    ZoneId zone;
    DefId pile;
    std::vector<std::int64_t> order;
};

std::string ZonePieces::numbers_text(const ShownRow& row, CardId card) const {
    std::string text;
    for (const ShownNumber& number : row.numbers) {
        const std::string reading = sight_.reading(number, card);
        if (!reading.empty()) text += (text.empty() ? "" : "/") + reading;
    }
    return text.empty() ? text : " (" + text + ")";
}

Piece ZonePieces::card_piece(const ShownRow& row, CardId card, std::size_t count) {
    const auto number = options_.take(card);
    const Tone tone = sight_.tone(card);
    return {{number_mark(number), Tone::strong},
            {sight_.card(card), tone},
            {numbers_text(row, card), Tone::plain},
            {sight_.marks(card) + times_mark(count), Tone::plain}};
}

Piece ZonePieces::pile_piece(const ShownRow& row, const PileEntry& pile) {
    const auto cards = sight_.state().cards_in(pile.zone);
    const std::string name = sight_.phrases.card(pile.pile);
    if (cards.empty()) return {{name + " –", Tone::faint}};
    Piece piece = card_piece(row, cards.back(), 1);
    piece.push_back(
        {fmt::format("{}×{}", row.numbers.empty() ? " " : "", cards.size()), Tone::faint});
    const auto& counters = sight_.schema().counters_of(Scope::zone);
    for (std::size_t at = 0; at < counters.size(); ++at) {
        const auto id = id_at<CounterId>(at);
        const auto value = sight_.state().counter(Scope::zone, index_of(pile.zone), id);
        if (value == counters[at].starts) continue;
        piece.push_back(
            {fmt::format(" {} {}", sight_.phrases.counter(Scope::zone, id), value), Tone::plain});
    }
    return piece;
}

std::vector<Block> ZonePieces::piles(const ShownRow& row) {
    const Schema& schema = sight_.schema();
    std::vector<std::vector<PileEntry>> groups(row.by_type ? schema.types.size() + 1 : 1);
    for (const ZoneId zone : sight_.state().topology().family(row.zone, table_owner)) {
        const DefId pile = sight_.state().zone(zone).pile;
        const Definition& definition = schema.definition(pile);
        PileEntry entry{zone, pile, {}};
        for (const ShownNumber& number : row.sorted) {
            entry.order.push_back(number.fact ? definition.numbers[index_of(*number.fact)] : 0);
        }
        std::size_t group = 0;
        if (row.by_type) {
            while (group < schema.types.size() && !definition.types[group]) ++group;
        }
        groups[group].push_back(std::move(entry));
    }
    std::vector<Block> blocks;
    for (std::size_t at = 0; at < groups.size(); ++at) {
        auto& group = groups[at];
        if (group.empty()) continue;
        std::stable_sort(group.begin(), group.end(),
                         [](const PileEntry& a, const PileEntry& b) { return a.order < b.order; });
        const bool typed = row.by_type && at < schema.types.size();
        Block block;
        block.label =
            typed ? sight_.phrases.type(id_at<TypeId>(at)) : sight_.phrases.zone(row.zone);
        block.grid = true;
        for (const PileEntry& pile : group) block.pieces.push_back(pile_piece(row, pile));
        blocks.push_back(std::move(block));
    }
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
        const std::string text = fmt::format("{}{}{}", number_mark(options_.number(card)),
                                             sight_.card(card), sight_.marks(card));
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
    std::vector<CardId> above;
    for (const CardId other : sight_.state().cards_in(sight_.state().card(card).zone)) {
        if (sight_.state().card(other).on == card) above.push_back(other);
    }
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
        piece.push_back({number_mark(options_.take(top)), Tone::strong});
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

std::vector<Piece> ZonePieces::cards(const ShownRow& row, OwnerId owner) {
    std::vector<Piece> pieces;
    for (const ZoneId zone : sight_.state().topology().family(row.zone, owner)) {
        std::vector<Piece> found = contents(row, zone);
        const std::uint8_t slot = sight_.state().zone(zone).slot;
        if (slot != 0) {
            // Empty places are shown too: they are where something can go.
            if (found.empty()) found.push_back({{"–", Tone::faint}});
            found[0].insert(found[0].begin(), {fmt::format("[{}] ", slot), Tone::faint});
        }
        pieces.insert(pieces.end(), found.begin(), found.end());
    }
    return pieces;
}

std::string ZonePieces::in_line(const ShownItem& item, OwnerId owner) {
    const auto zones = sight_.state().topology().family(item.zone, owner);
    const std::string name = sight_.phrases.zone(item.zone);
    std::size_t count = 0;
    bool countable = true;
    for (const ZoneId zone : zones) {
        count += sight_.state().cards_in(zone).size();
        countable = countable && sight_.lens().counts(zone);
    }
    if (item.kind == ShownItem::Kind::count) {
        return countable ? fmt::format("{} {}", name, count) : std::string{};
    }
    if (item.kind == ShownItem::Kind::top) {
        if (zones.empty() || count == 0) return {};
        if (!sight_.lens().top(zones[0]) && !sight_.lens().top_back(zones[0])) return {};
        return fmt::format("{}: {}", name, sight_.card(sight_.state().cards_in(zones[0]).back()));
    }
    if (count == 0 || !countable) return {};
    ShownRow row;
    row.zone = item.zone;
    row.by_name = true;
    return fmt::format("{}: {}", name, joined_pieces(cards(row, owner)));
}

}  // namespace cardwright::tool

#include "table/table_page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "table/glyphs.hpp"
#include "table/standard_layout.hpp"
#include "table/zone_pictures.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t widest_label = 14;  // longer ones do not set the column for all

std::string counter_text(const Sight& sight, Scope scope, CounterId id, std::size_t subject) {
    return fmt::format("{} {}", sight.phrases.counter(scope, id),
                       sight.state().counter(scope, subject, id));
}

/// All counters of a subject that the seat may read. Of others only those that have moved, of
/// one's own also those that begin anew: the rest would only hide what matters.
std::vector<std::string> all_counters(const Sight& sight, Scope scope, OwnerId owner) {
    std::vector<std::string> texts;
    const std::size_t subject = scope == Scope::game ? 0 : index_of(owner);
    const auto& counters = sight.schema().counters_of(scope);
    for (std::size_t at = 0; at < counters.size(); ++at) {
        const CounterId id = id_at<CounterId>(at);
        if (!sight.shows(scope, id) || !sight.lens().reads(scope, id, owner)) continue;
        const bool moved = sight.state().counter(scope, subject, id) != counters[at].starts;
        const bool in_use = counters[at].lasts != Lifetime::game || counters[at].starts != 0;
        if (moved || (owner == sight.seat && in_use)) {
            texts.push_back(counter_text(sight, scope, id, subject));
        }
    }
    return texts;
}

}  // namespace

bool takes_part(const State& state, OwnerId owner) {
    const auto zones = state.topology().zones();
    for (std::size_t at = 0; at < zones.size(); ++at) {
        if (zones[at].owner == owner && !state.cards_in(id_at<ZoneId>(at)).empty()) return true;
    }
    const auto& counters = state.schema().counters_of(Scope::player);
    for (std::size_t at = 0; at < counters.size(); ++at) {
        // With nothing, or with what everybody begins with, nobody has played.
        const auto value = state.counter(Scope::player, index_of(owner), id_at<CounterId>(at));
        if (value != counters[at].starts && value != 0) return true;
    }
    return false;
}

namespace {

std::string position_text(const Sight& sight, const ShownItem& item) {
    const Position& position = sight.state().position;
    const Blueprint& blueprint = sight.game.blueprint();
    switch (item.kind) {
        case ShownItem::Kind::round:
            return sight.phrases.say("console.round",
                                     {{"number", static_cast<std::int64_t>(position.round)}});
        case ShownItem::Kind::turn:
            return sight.phrases.say("console.turn_of", {{"who", sight.owner(position.turn)}}) +
                   (sight.state().order.reversed ? " · " + sight.phrases.say("console.reversed")
                                                 : "");
        case ShownItem::Kind::phase:
            if (position.phase >= blueprint.phases.size()) return {};
            return sight.phrases.named("phase", blueprint.phases[position.phase].id);
        default:
            return {};
    }
}

/// What is to be known of a player's turns and partners; nothing where all is as ever.
std::vector<std::string> turn_texts(const Sight& sight, OwnerId owner) {
    std::vector<std::string> texts;
    const TurnOrder& order = sight.state().order;
    const std::size_t seat = index_of(owner);
    if (seat >= sight.state().seats()) return texts;
    if (!order.in_game(owner)) texts.push_back(sight.phrases.say("console.out"));
    if (order.team[seat] != 0) {
        texts.push_back(
            sight.phrases.say("console.team", {{"number", std::int64_t{order.team[seat]}}}));
    }
    if (order.skips[seat] != 0) {
        texts.push_back(
            sight.phrases.say("console.skips", {{"count", std::int64_t{order.skips[seat]}}}));
    }
    return texts;
}

/// `Built 2/5`: the locale may have a word for what is used up (`used.<query>`).
std::string used_text(const Sight& sight, const ShownItem& item, std::int64_t number,
                      OwnerId owner) {
    const std::string& query = sight.game.blueprint().queries[index_of(*item.limit)].name;
    const auto named = sight.phrases.find("used." + query);
    const std::string otherwise = item.zone != no_zone_kind
                                      ? sight.phrases.zone(item.zone)
                                      : sight.phrases.counter(Scope::player, item.counter);
    return fmt::format("{} {}/{}", named.value_or(otherwise), number,
                       sight.game.value(*item.limit, Value::of(owner)));
}

void add_blocks(Page& page, const std::vector<Block>& blocks) {
    std::size_t width = 0;
    for (const Block& block : blocks) {
        const std::size_t label = columns(block.label);
        if (label <= widest_label) width = std::max(width, label);
    }
    width += 2;
    // Tables below each other have the same columns.
    std::size_t cell = 0;
    for (const Block& block : blocks) {
        if (!block.grid) continue;
        for (const Piece& piece : block.pieces) cell = std::max(cell, columns(piece));
    }
    for (const Block& block : blocks) {
        if (block.picture) {
            const std::size_t whole = page.style().width - 1;
            const std::size_t beside = whole > width ? whole - width : 1;
            const bool labelled = block.natural <= beside;
            page.add_picture(block.label, labelled ? width : 0,
                             block.picture(labelled ? beside : whole, width));
        } else if (block.grid) {
            page.add_grid(block.label, width, cell, block.pieces);
        } else {
            page.add_flow(block.label, width, block.pieces);
        }
    }
}

}  // namespace

namespace {

/// Of phases that everybody goes through only the ruleset knows whose they are.
bool phase_is_of_one(const Sight& sight) {
    const auto& phases = sight.game.blueprint().phases;
    const std::size_t phase = sight.state().position.phase;
    return phase < phases.size() && phases[phase].who == Phase::Who::active;
}

}  // namespace

std::string status_text(const Sight& sight) {
    const Blueprint& blueprint = sight.game.blueprint();
    std::string text = sight.phrases.name(blueprint.ruleset_names, blueprint.ruleset);
    const auto add = [&](const std::string& part) {
        if (!part.empty()) text += " · " + part;
    };
    for (const ShownItem& item : status_to_show(blueprint)) {
        if (item.kind == ShownItem::Kind::counters) {
            for (const std::string& part : all_counters(sight, Scope::game, table_owner)) {
                add(part);
            }
        } else if (item.kind == ShownItem::Kind::counter) {
            add(counter_text(sight, Scope::game, item.counter, 0));
        } else if (item.zone != no_zone_kind) {
            NumberedOptions none;
            std::string zone;
            for (const Span& span : ZonePieces{sight, none, true}.in_line(item, table_owner)) {
                zone += span.text;
            }
            add(zone);
        } else {
            add(position_text(sight, item));
        }
    }
    // Whoever is asked in another's turn must not take it for their own.
    const OwnerId turn = sight.state().position.turn;
    const bool foreign = turn != sight.seat && index_of(turn) < sight.state().seats();
    if (foreign && phase_is_of_one(sight)) {
        add(sight.phrases.say("console.turn_of", {{"who", sight.owner(turn)}}));
        add(sight.phrases.say("console.asked", {{"who", sight.owner(sight.seat)}}));
    } else {
        add(sight.owner(sight.seat));
    }
    return text;
}

TablePage::TablePage(const Sight& sight) : sight_{sight} {
    const std::vector<ShownRow> rows = rows_to_show(sight.game.blueprint());
    for (auto first = rows.begin(); first != rows.end();) {
        // What is told of other people stands together for each of them.
        const auto end = first->whose == ShownRow::Whose::table
                             ? first + 1
                             : std::find_if(first, rows.end(), [&](const ShownRow& row) {
                                   return row.whose != first->whose;
                               });
        add_stretches(&*first, &*first + (end - first));
        first = end;
    }
}

void TablePage::add_stretches(const ShownRow* first, const ShownRow* end) {
    if (first->whose == ShownRow::Whose::table) {
        stretches_.push_back({*first, table_owner});
        return;
    }
    const State& state = sight_.state();
    // Whoever has left is still there to be seen.
    std::vector<OwnerId> owners = sight_.game.all_seats();
    std::rotate(owners.begin(), owners.begin() + static_cast<std::ptrdiff_t>(index_of(sight_.seat)),
                owners.end());
    for (std::size_t at = state.seats(); at < state.owners(); ++at) {
        if (takes_part(state, id_at<OwnerId>(at))) owners.push_back(id_at<OwnerId>(at));
    }
    for (const OwnerId owner : owners) {
        const bool mine = owner == sight_.seat;
        const bool meant = first->whose == ShownRow::Whose::everyone ||
                           (first->whose == ShownRow::Whose::me) == mine;
        if (!meant) continue;
        for (const ShownRow* row = first; row != end; ++row) {
            stretches_.push_back(
                {*row, owner, row != first && first->form == ShownRow::Form::line});
        }
    }
}

TablePage::Need TablePage::need(std::size_t stretch, const Choice& choice) const {
    const auto& [row, owner, named, detail] = stretches_[stretch];
    for (const Option& option : choice.options) {
        ZoneId zone = no_zone;
        if (option.what.kind() == ValueKind::zone) zone = option.what.zone();
        if (option.what.kind() == ValueKind::card) {
            zone = sight_.state().card(option.what.card()).zone;
        }
        if (zone == no_zone || row.form == ShownRow::Form::line) continue;
        const ZoneInfo& info = sight_.state().zone(zone);
        const bool shown = info.kind == row.zone || info.kind == row.above;
        if (shown && info.owner == owner) return Need::asked;
    }
    if (owner == sight_.seat) return Need::mine;
    return owner == table_owner ? Need::table : Need::others;
}

std::string TablePage::label(const Stretch& stretch) const {
    if (stretch.row.form == ShownRow::Form::line) return sight_.owner(stretch.owner);
    const std::string zone = sight_.phrases.zone(stretch.row.zone);
    const bool own = stretch.owner == table_owner || stretch.row.whose == ShownRow::Whose::me;
    return own || stretch.named ? zone : fmt::format("{}: {}", sight_.owner(stretch.owner), zone);
}

Block TablePage::line(const Stretch& stretch, ZonePieces& zones) const {
    Block block;
    const OwnerId owner = stretch.owner;
    const auto add = [&](const std::string& text) {
        if (!text.empty()) block.pieces.push_back({{text, Tone::plain}});
    };
    for (const std::string& text : turn_texts(sight_, owner)) add(text);
    if (!sight_.state().order.in_game(owner)) return block;
    // Who never decides has no use for most of what players have.
    const bool sparing = index_of(owner) >= sight_.state().seats();
    for (ShownItem item : stretch.row.items) {
        if (sparing && item.limit) continue;
        if (item.kind == ShownItem::Kind::counters) {
            for (const std::string& text : all_counters(sight_, Scope::player, owner)) add(text);
        } else if (item.kind == ShownItem::Kind::counter) {
            if (!sight_.lens().reads(Scope::player, item.counter, owner)) continue;
            const auto number =
                sight_.state().counter(Scope::player, index_of(owner), item.counter);
            if (sparing && number == 0) continue;
            add(item.limit ? used_text(sight_, item, number, owner)
                           : counter_text(sight_, Scope::player, item.counter, index_of(owner)));
        } else if (item.kind == ShownItem::Kind::query) {
            const auto& query = sight_.game.blueprint().queries[index_of(*item.query)];
            const std::int64_t number = sight_.game.value(*item.query, Value::of(owner));
            if (sparing && number == 0) continue;
            add(fmt::format("{} {}", sight_.phrases.named("query", query.name), number));
        } else {
            if (item.kind == ShownItem::Kind::cards && stretch.detail >= Detail::names) {
                item.kind = ShownItem::Kind::count;
            }
            Piece piece =
                sparing && zones.is_empty(item.zone, owner) ? Piece{} : zones.in_line(item, owner);
            if (item.limit && !piece.empty()) {
                std::int64_t count = 0;
                for (const ZoneId zone : sight_.state().topology().family(item.zone, owner)) {
                    count += static_cast<std::int64_t>(sight_.state().cards_in(zone).size());
                }
                piece = {{used_text(sight_, item, count, owner), Tone::plain}};
            }
            if (!piece.empty()) block.pieces.push_back(std::move(piece));
        }
    }
    return block;
}

/// How much there is, and what to type to see it.
Block TablePage::folded(const Stretch& stretch) const {
    std::int64_t count = 0;
    for (const ZoneId zone : sight_.state().topology().family(stretch.row.zone, stretch.owner)) {
        if (!sight_.lens().counts(zone)) return {};
        count += static_cast<std::int64_t>(sight_.state().cards_in(zone).size());
    }
    Block block;
    if (count == 0) return block;
    block.pieces.push_back(
        {{sight_.phrases.say("console.folded",
                             {{"count", count}, {"zone", sight_.phrases.zone(stretch.row.zone)}}),
          Tone::faint}});
    return block;
}

std::vector<Block> TablePage::cards(const Stretch& stretch, ZonePieces& zones) const {
    Block block;
    ShownRow row = stretch.row;
    if (stretch.detail >= Detail::names && row.form == ShownRow::Form::cards) {
        row.values.clear();
        row.covered.clear();
        row.by_name = true;
    }
    block.pieces = row.form == ShownRow::Form::trees && stretch.detail >= Detail::sparse
                       ? zones.tops(row, stretch.owner)
                       : zones.cards(row, stretch.owner);
    return {block};
}

std::vector<Block> TablePage::blocks(const Stretch& stretch, const Page& page,
                                     NumberedOptions& options) const {
    using Form = ShownRow::Form;
    const bool plain = page.style().plain;
    const ShownRow& row = stretch.row;
    ZonePieces zones{sight_, options, plain};
    if (stretch.detail == Detail::absent) return {};
    if (row.form == Form::line) return {line(stretch, zones)};
    if (stretch.detail == Detail::folded) return {folded(stretch)};
    if (row.form == Form::piles) {
        return zones.piles(row, stretch.detail);
    }
    if (row.form == Form::trees && stretch.detail == Detail::full && !plain) {
        return {trees_block(zones, row, stretch.owner)};
    }
    if (row.form != Form::places) return cards(stretch, zones);
    const bool idle = zones.idle_places(row.zone, stretch.owner) &&
                      (row.above == no_zone_kind || zones.idle_places(row.above, stretch.owner));
    if (idle) return {};
    if (!plain) {
        ShownRow places = row;
        if (stretch.detail >= Detail::names) {
            // What lies on a card is not printed on it: nobody knows it by heart.
            std::erase_if(places.values,
                          [](const ShownValue& each) { return each.counter == no_counter; });
        }
        return {
            places_block(sight_, options, places, stretch.owner, stretch.detail == Detail::sparse)};
    }
    std::vector<Block> both;
    if (row.above != no_zone_kind) {
        Stretch above = stretch;
        above.row.zone = row.above;
        both = cards(above, zones);
        both[0].label = label(above);
    }
    both.push_back(std::move(cards(stretch, zones)[0]));
    return both;
}

void TablePage::add_to(Page& page, NumberedOptions& options) const {
    const Game::LookAs inside{sight_.game, sight_.seat};
    std::vector<Block> all;
    bool named = false;  // by a line that is not left out
    for (Stretch stretch : stretches_) {
        const bool line = stretch.row.form == ShownRow::Form::line;
        if (!line && !sight_.shows(stretch.row.zone)) continue;
        if (line) named = stretch.detail != Detail::absent;
        stretch.named = stretch.named && named;
        for (Block& block : blocks(stretch, page, options)) {
            if (block.pieces.empty() && !block.picture) continue;
            if (block.label.empty()) block.label = label(stretch);
            all.push_back(std::move(block));
        }
    }
    add_blocks(page, all);
}

void add_zone(Page& page, const Sight& sight, ZoneKindId zone) {
    const ZoneKind& kind = sight.schema().zone(zone);
    ShownRow row;
    row.zone = zone;
    row.whose = kind.shared ? ShownRow::Whose::table : ShownRow::Whose::everyone;
    row.form = kind.piles ? ShownRow::Form::piles : ShownRow::Form::cards;
    row.by_name = !kind.ordered;
    // A row of the layout knows better which numbers belong to these cards.
    for (const ShownRow& known : rows_to_show(sight.game.blueprint())) {
        if (known.zone != zone) continue;
        row = known;
        if (!kind.shared) row.whose = ShownRow::Whose::everyone;
    }
    Page found{page.style()};
    NumberedOptions none;
    TablePage{sight, row}.add_to(found, none);
    if (found.lines() == 0) {
        found.add(sight.phrases.say("console.nothing_there", {{"zone", sight.phrases.zone(zone)}}));
    }
    page.append(found);
}

}  // namespace cardwright::tool

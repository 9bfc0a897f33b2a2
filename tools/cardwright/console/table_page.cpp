#include "cardwright/console/table_page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cardwright/console/glyphs.hpp"
#include "cardwright/console/standard_layout.hpp"
#include "cardwright/console/zone_pieces.hpp"

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
        if (!sight.lens().reads(scope, id, owner)) continue;
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
            return sight.phrases.say("console.turn_of", {{"who", sight.owner(position.turn)}});
        case ShownItem::Kind::phase:
            if (position.phase >= blueprint.phases.size()) return {};
            return sight.phrases.named("phase", blueprint.phases[position.phase].id);
        default:
            return {};
    }
}

class TableBlocks {
  public:
    TableBlocks(const Sight& sight, NumberedOptions& options)
        : sight_{sight}, zones_{sight, options} {}

    [[nodiscard]] const std::vector<Block>& added() const noexcept { return blocks_; }

    void add(const ShownRow& row) {
        if (row.whose == ShownRow::Whose::table) {
            add_for(row, table_owner);
            return;
        }
        const State& state = sight_.state();
        for (const OwnerId owner : sight_.game.seats_from(sight_.seat)) add_if_meant(row, owner);
        for (std::size_t at = state.seats(); at < state.owners(); ++at) {
            if (takes_part(state, id_at<OwnerId>(at))) add_if_meant(row, id_at<OwnerId>(at));
        }
    }

  private:
    void add_if_meant(const ShownRow& row, OwnerId owner) {
        const bool mine = owner == sight_.seat;
        const bool meant =
            row.whose == ShownRow::Whose::everyone || (row.whose == ShownRow::Whose::me) == mine;
        if (meant) add_for(row, owner);
    }

    void add_for(const ShownRow& row, OwnerId owner) {
        if (row.form == ShownRow::Form::line) {
            add_line(row, owner);
            return;
        }
        if (row.form == ShownRow::Form::piles) {
            for (Block& block : zones_.piles(row)) blocks_.push_back(std::move(block));
            return;
        }
        Block block;
        block.label = sight_.phrases.zone(row.zone);
        if (owner != table_owner && row.whose != ShownRow::Whose::me) {
            block.label = fmt::format("{}: {}", sight_.owner(owner), block.label);
        }
        block.pieces = zones_.cards(row, owner);
        if (!block.pieces.empty()) blocks_.push_back(std::move(block));
    }

    void add_line(const ShownRow& row, OwnerId owner) {
        Block block;
        block.label = sight_.owner(owner);
        const auto add_piece = [&](const std::string& text) {
            if (!text.empty()) block.pieces.push_back({{text, Tone::plain}});
        };
        for (const ShownItem& item : row.items) {
            if (item.kind == ShownItem::Kind::counters) {
                for (const std::string& text : all_counters(sight_, Scope::player, owner)) {
                    add_piece(text);
                }
            } else if (item.kind == ShownItem::Kind::counter) {
                if (sight_.lens().reads(Scope::player, item.counter, owner)) {
                    add_piece(counter_text(sight_, Scope::player, item.counter, index_of(owner)));
                }
            } else {
                add_piece(zones_.in_line(item, owner));
            }
        }
        if (!block.pieces.empty()) blocks_.push_back(std::move(block));
    }

    const Sight& sight_;
    ZonePieces zones_;
    std::vector<Block> blocks_;
};

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
        if (block.grid) {
            page.add_grid(block.label, width, cell, block.pieces);
        } else {
            page.add_flow(block.label, width, block.pieces);
        }
    }
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
            NumberedOptions none{nullptr};
            add(ZonePieces{sight, none}.in_line(item, table_owner));
        } else {
            add(position_text(sight, item));
        }
    }
    add(sight.owner(sight.seat));
    return text;
}

void add_table(Page& page, const Sight& sight, NumberedOptions& options) {
    const Game::LookAs inside{sight.game, sight.seat};
    TableBlocks blocks{sight, options};
    for (const ShownRow& row : rows_to_show(sight.game.blueprint())) blocks.add(row);
    add_blocks(page, blocks.added());
}

void add_zone(Page& page, const Sight& sight, ZoneKindId zone) {
    const Game::LookAs inside{sight.game, sight.seat};
    const ZoneKind& kind = sight.schema().zone(zone);
    ShownRow row;
    row.zone = zone;
    row.whose = kind.shared ? ShownRow::Whose::table : ShownRow::Whose::everyone;
    row.form = kind.piles ? ShownRow::Form::piles : ShownRow::Form::cards;
    row.by_name = !kind.ordered;
    // A row of the layout knows better which numbers belong to these cards.
    for (const ShownRow& known : rows_to_show(sight.game.blueprint())) {
        if (known.zone != zone) continue;
        row.by_type = known.by_type;
        row.by_name = known.by_name;
        row.sorted = known.sorted;
        row.numbers = known.numbers;
    }
    NumberedOptions none{nullptr};
    TableBlocks blocks{sight, none};
    blocks.add(row);
    if (blocks.added().empty()) {
        page.add(sight.phrases.say("console.nothing_there", {{"zone", sight.phrases.zone(zone)}}));
    }
    add_blocks(page, blocks.added());
}

}  // namespace cardwright::tool

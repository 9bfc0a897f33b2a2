#pragma once

#include "table/numbered_options.hpp"
#include "table/sight.hpp"
#include "table/zone_pieces.hpp"

namespace cardwright::tool {

/// The line above the table: who is looking, and what the ruleset wants to be seen there.
[[nodiscard]] std::string status_text(const Sight& sight);

/// The table as the ruleset lays it out, each stretch of it told in more or less detail.
class TablePage {
  public:
    explicit TablePage(const Sight& sight);
    /// Of all that is there only what this row is about.
    TablePage(const Sight& sight, const ShownRow& row) : sight_{sight} {
        add_stretches(&row, &row + 1);
    }

    /// How much a stretch is needed for an answer, least first.
    enum class Need : std::uint8_t { others, table, mine, asked };
    [[nodiscard]] Need need(std::size_t stretch, const Choice& choice) const;
    [[nodiscard]] std::size_t stretches() const noexcept { return stretches_.size(); }
    void set(std::size_t stretch, Detail detail) { stretches_[stretch].detail = detail; }
    [[nodiscard]] Detail detail(std::size_t stretch) const { return stretches_[stretch].detail; }

    void add_to(Page& page, NumberedOptions& options) const;

  private:
    /// A row, for one of those it is about.
    struct Stretch {
        ShownRow row;
        OwnerId owner = table_owner;
        bool named = false;  ///< the line before it says whose it is
        Detail detail = Detail::full;
    };
    void add_stretches(const ShownRow* first, const ShownRow* end);
    [[nodiscard]] std::string label(const Stretch& stretch) const;
    [[nodiscard]] std::vector<Block> blocks(const Stretch& stretch, const Page& page,
                                            NumberedOptions& options) const;
    [[nodiscard]] std::vector<Block> cards(const Stretch& stretch, ZonePieces& zones) const;
    [[nodiscard]] Block line(const Stretch& stretch, ZonePieces& zones) const;
    [[nodiscard]] Block folded(const Stretch& stretch) const;

    const Sight& sight_;
    std::vector<Stretch> stretches_;
};

/// Everything in the zones of one kind, whoever they belong to: as much as the seat may see.
void add_zone(Page& page, const Sight& sight, ZoneKindId zone);

/// Has the owner anything on the table? Who never decides may have no part in this game.
[[nodiscard]] bool takes_part(const State& state, OwnerId owner);

}  // namespace cardwright::tool

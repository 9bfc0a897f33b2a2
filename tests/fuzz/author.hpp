// Writes the statements that stand in a function.
#pragma once

#include <string>
#include <vector>

#include "fuzz/arguments.hpp"
#include "fuzz/sites.hpp"

namespace cardwright::fuzz {

class Author {
  public:
    /// `turn` says which callables have their turn in which place: after a round of turns each has
    /// been written in each place.
    Author(std::uint64_t turn, Dice& dice) : turn_{turn}, dice_{&dice}, arguments_{dice} {}

    /// Nothing is written into functions of this place.
    void leave_out(Place place) { left_out_ = place; }
    /// What stands in a function of this place, functions inside it included.
    [[nodiscard]] std::string body(Place place);
    /// One statement without a switch, for a file that is being loaded.
    [[nodiscard]] std::string loading_statement();
    /// A line that spoils a table which the engine reads: `card.triggers = 5`.
    [[nodiscard]] std::string spoiled_declaration(std::string_view table,
                                                  const std::vector<std::string>& keys);

    [[nodiscard]] std::vector<Site> take_sites() { return std::move(sites_); }

  private:
    [[nodiscard]] std::string statement(std::size_t callable, Place place, bool right);
    [[nodiscard]] std::string expression(const Callable& callable, Place place, bool right);
    [[nodiscard]] std::string inner_function(Place outer, Place inner);
    [[nodiscard]] std::string statements(Place place, std::size_t count);

    std::uint64_t turn_;
    Dice* dice_;
    Arguments arguments_;
    Place left_out_ = Place::loading;
    std::vector<Site> sites_;
};

}  // namespace cardwright::fuzz

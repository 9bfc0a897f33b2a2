// What can be written in the place of a parameter: something that makes sense, or something that
// does not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fuzz/callables.hpp"
#include "fuzz/dice.hpp"

namespace cardwright::fuzz {

/// Expressions over the names every function of the playground has: `me` (a player), `c` (a card),
/// `ctx`, `e` (an event), `choice`, `view`, `last` (what the last statement gave), `outer` (the
/// same of the function around this one), `frozen` (a table of the file).
class Arguments {
  public:
    explicit Arguments(Dice& dice) : dice_{&dice} {}

    /// An object that has the callable.
    [[nodiscard]] std::string receiver(const Callable& callable, bool of_bots);
    /// The arguments of a call that makes sense, one expression each.
    [[nodiscard]] std::vector<std::string> sensible(const Callable& callable,
                                                    std::string_view receiver);
    /// Something nobody would write.
    [[nodiscard]] std::string nonsense();
    /// A call that makes sense, as an expression.
    [[nodiscard]] std::string call(bool of_bots);

  private:
    [[nodiscard]] std::string value_of(const Parameter& parameter, const Callable& callable,
                                       std::string_view receiver);
    [[nodiscard]] std::string table_of(const std::vector<Parameter>& fields,
                                       const Callable& callable, std::string_view receiver);
    [[nodiscard]] std::string function(std::string_view parameter);

    Dice* dice_;
    int depth_ = 0;  // of functions inside arguments
};

/// The parameters of all signatures for which nobody has said what makes sense.
[[nodiscard]] std::vector<std::string> unknown_parameters();

}  // namespace cardwright::fuzz

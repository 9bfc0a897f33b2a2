#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "flow/blueprint.hpp"
#include "match/simulation.hpp"

namespace cardwright::tool {

/// A file with one line of JSON for each game, in the order of their numbers.
class GamesFile {
  public:
    /// `-` is standard output. Throws std::invalid_argument if the file cannot be written.
    GamesFile(const std::string& path, const Blueprint& blueprint, const SimulationPlan& plan);

    void add(const GameResult& game);
    /// Whether everything could be written.
    [[nodiscard]] bool finish();

  private:
    const Blueprint& blueprint_;
    const SimulationPlan& plan_;
    bool to_output_;
    bool written_ = true;
    std::ofstream file_;
};

}  // namespace cardwright::tool

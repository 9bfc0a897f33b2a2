#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace cardwright {

/// A piece of a YAML file after the dangerous parts of YAML have been refused: a tree without
/// sharing, so walking it always ends.
struct Node {
    enum class Kind : std::uint8_t { nothing, scalar, list, map };
    Kind kind = Kind::nothing;
    bool quoted = false;  ///< a scalar in quotes (or a block) is a text, whatever it looks like
    std::string text;     ///< of a scalar
    int line = 0;         ///< from 1
    int column = 0;       ///< from 1, in characters
    std::string key;      ///< of an entry of a map
    int key_line = 0;
    int key_column = 0;
    /// If it came from another file than what it stands in: a change by a mod.
    std::shared_ptr<const std::string> file;
    std::vector<Node> children;  ///< of a list or map, in the order of the file
};

}  // namespace cardwright

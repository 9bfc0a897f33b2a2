// Reads the engine's own sources, for tests that judge the tree and not the program.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tree {

struct Line {
    std::string path_in_engine;
    std::size_t number = 0;
    std::string text;

    std::string where() const { return "engine/" + path_in_engine + ":" + std::to_string(number); }
};

// All lines of all sources under engine/, ordered by path.
std::vector<Line> engine_lines();
// The same of another folder of the project.
std::vector<Line> lines_under(std::string_view folder);

// The same lines with their comments blanked out; a "//" inside a string is no comment.
std::vector<Line> without_comments(std::vector<Line> lines);

// "state" of "state/ids.hpp"; empty if the path names no folder.
std::string first_folder(std::string_view path);

// The problems one below the other, for the message of a failing test.
std::string joined(const std::vector<std::string>& problems);

}  // namespace tree

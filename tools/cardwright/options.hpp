#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cardwright/content.hpp"

namespace cardwright::tool {

/// The options that say which content to use; the same words in every subcommand.
inline void add_content_options(CLI::App& command, ContentChoice& choice) {
    command.add_option("--mods", choice.mods, "Folders with further content")->delimiter(',');
    command.add_option("--game", choice.game, "The ruleset to play, e.g. dominion");
    command.add_option("--sets", choice.sets, "Sets to use (standard: all of the game)")
        ->delimiter(',');
}

/// What the ruleset lets a table choose, by name; whether it may is for the table to say.
using TableOptions = std::vector<std::pair<std::string, std::int32_t>>;

inline void add_table_options(CLI::App& command, TableOptions& options) {
    command
        .add_option_function<std::vector<std::string>>(
            "--option",
            [&options](const std::vector<std::string>& texts) {
                for (const std::string& text : texts) {
                    const std::size_t sign = text.find('=');
                    const std::string number =
                        sign == std::string::npos ? "" : text.substr(sign + 1);
                    const char* const end = number.data() + number.size();
                    std::int32_t value = 0;
                    const auto read = std::from_chars(number.data(), end, value);
                    if (sign == 0 || read.ec != std::errc{} || read.ptr != end) {
                        throw CLI::ValidationError{"--option",
                                                   "write name=number, not \"" + text + "\""};
                    }
                    options.emplace_back(text.substr(0, sign), value);
                }
            },
            "What the rules let the table choose, e.g. hard=1")
        ->delimiter(',');
}

}  // namespace cardwright::tool

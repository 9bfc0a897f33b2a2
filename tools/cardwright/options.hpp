#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "cardwright/content.hpp"

namespace cardwright::tool {

/// The options that say which content to use; the same words in every subcommand.
inline CLI::Option* add_mods(CLI::App& command, std::vector<std::string>& mods) {
    // One value each time: what comes next is not a mod's.
    return command
        .add_option("--mods,--mod", mods,
                    "Mods that are on: folders, or ids of installed ones; one or more with commas")
        ->delimiter(',')
        ->allow_extra_args(false);
}

inline void add_content_options(CLI::App& command, ContentChoice& choice) {
    add_mods(command, choice.mods);
    command.add_option("--game", choice.game, "The ruleset to play, e.g. dominion");
    command.add_option("--sets", choice.sets, "Sets to use (default: all of the game)")
        ->delimiter(',');
}

/// An option that takes a whole number in these bounds. What is no number, or does not fit, is
/// refused with one sentence; nothing is cut off, and no sign is lost.
template <typename Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number least, Number most,
                        const std::function<void(Number)>& take, const std::string& description) {
    const auto read = [=](const std::string& text) {
        const char* const end = text.data() + text.size();
        Number number{};
        const auto result = std::from_chars(text.data(), end, number);
        if (result.ec == std::errc{} && result.ptr == end && number >= least && number <= most) {
            take(number);
            return;
        }
        constexpr auto without_bound = std::numeric_limits<std::int64_t>::max();
        const std::string bounds =
            std::cmp_greater_equal(most, without_bound)
                ? "from " + std::to_string(least) + " up"
                : "from " + std::to_string(least) + " to " + std::to_string(most);
        const bool too_large = result.ec == std::errc::result_out_of_range;
        throw CLI::ValidationError{name.substr(name.find("--")),
                                   "write a number " + bounds + ", not \"" + text + "\"" +
                                       (too_large ? ", which does not fit" : "")};
    };
    return command.add_option_function<std::string>(name, read, description)->type_name("NUMBER");
}

template <typename Number, typename Target>
CLI::Option* add_number(CLI::App& command, const std::string& name, Target& target, Number least,
                        Number most, const std::string& description) {
    return add_number<Number>(
        command, name, least, most, [&target](Number number) { target = number; }, description);
}

/// Any number that fits is a seed.
template <typename Target>
CLI::Option* add_seed(CLI::App& command, Target& seed, const std::string& description) {
    return add_number<std::uint64_t>(command, "--seed", seed, 0,
                                     std::numeric_limits<std::uint64_t>::max(), description);
}

/// What the ruleset lets a table choose, by name; whether it may is for the table to say.
using TableOptions = std::vector<std::pair<std::string, std::int32_t>>;

inline void add_table_options(CLI::App& command, TableOptions& options,
                              const std::string& called = "--option") {
    command
        .add_option_function<std::vector<std::string>>(
            called,
            [&options, called](const std::vector<std::string>& texts) {
                for (const std::string& text : texts) {
                    const std::size_t sign = text.find('=');
                    const std::string number =
                        sign == std::string::npos ? "" : text.substr(sign + 1);
                    const char* const end = number.data() + number.size();
                    std::int32_t value = 0;
                    const auto read = std::from_chars(number.data(), end, value);
                    if (sign == 0 || read.ec != std::errc{} || read.ptr != end) {
                        throw CLI::ValidationError{called,
                                                   "write name=number, not \"" + text + "\""};
                    }
                    options.emplace_back(text.substr(0, sign), value);
                }
            },
            "What the rules let the table choose, e.g. hard=1")
        ->delimiter(',');
}

}  // namespace cardwright::tool

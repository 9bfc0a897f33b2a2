#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "script/sandbox/script_profile.hpp"

namespace cardwright::tool {

/// What was asked to be found out about scripts, and where it goes.
struct ProfileChoice {
    bool wanted = false;  ///< the table
    std::string folded;   ///< file of folded stacks
    std::string svg;      ///< file of the picture

    [[nodiscard]] bool any() const noexcept { return wanted || !folded.empty() || !svg.empty(); }
};

void add_profile_options(CLI::App& command, ProfileChoice& choice);

/// The table goes to standard error, where it disturbs no figures. False if a file could not be
/// written, which has been told.
[[nodiscard]] bool give_profile(const ScriptProfile& profile, const ProfileChoice& choice);

/// The functions that took most time themselves, one in a line.
[[nodiscard]] std::string profile_table(const ScriptProfile& profile);

/// A line for each stack that took time: its functions, outermost first, and microseconds.
/// `flamegraph.pl`, speedscope and others read it.
[[nodiscard]] std::string folded_stacks(const ScriptProfile& profile);

/// A flame graph: who called whom from the bottom up, as wide as the time it took.
[[nodiscard]] std::string profile_svg(const ScriptProfile& profile);

}  // namespace cardwright::tool

#include "cardwright/profile/profile_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "cardwright/number_text.hpp"
#include "cardwright/output.hpp"
#include "cardwright/whole_file.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t most_rows = 40;

double in_milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

/// "12.3k": figures of this size are compared, not added up.
std::string brief(std::uint64_t number) {
    const auto value = static_cast<double>(number);
    if (number < 10'000) return std::to_string(number);
    if (number < 10'000'000) return fmt::format("{:.1f}k", value / 1e3);
    return fmt::format("{:.1f}M", value / 1e6);
}

bool write_profile_file(const std::string& path, const std::string& text) {
    try {
        write_whole_file(path, text);
        return true;
    } catch (const std::exception& problem) {
        say_error(fmt::format("cardwright: the profile could not be written to \"{}\": {}", path,
                              problem.what()));
        return false;
    }
}

/// The folder of the content tells nothing: a name begins with scripts/, cards/ or a mod's folder.
std::string short_name(const ScriptProfile::Function& function) {
    ScriptProfile::Function shown = function;
    for (const std::string_view folder : {"/scripts/", "/cards/"}) {
        const std::size_t at = shown.file.rfind(folder);
        if (at != std::string::npos) shown.file.erase(0, at + 1);
    }
    return shown.text();
}

/// A name that neither ends a frame of a stack nor a line.
std::string folded_name(const ScriptProfile::Function& function) {
    std::string name = short_name(function);
    std::replace(name.begin(), name.end(), ';', ',');
    std::replace(name.begin(), name.end(), '\n', ' ');
    return name;
}

}  // namespace

std::string profile_table(const ScriptProfile& profile) {
    const std::vector<ScriptProfile::Row> rows = profile.rows();
    std::chrono::nanoseconds total{};
    for (const ScriptProfile::Row& row : rows) total += row.own.time;
    std::string text = fmt::format(
        "Scripts, by the time functions took themselves ({:.1f} ms in all; instructions are "
        "looked at every {}):\n{:>6} {:>8} {:>8} {:>7} {:>7} {:>7} {:>7}  function\n",
        in_milliseconds(total), ScriptProfile::interval, "own %", "own ms", "whole ms", "calls",
        "instr.", "blocks", "bytes");
    for (const ScriptProfile::Row& row : rows) {
        if (&row == &rows.front() + most_rows) break;
        if (row.own.time.count() == 0) continue;
        const ScriptProfile::Function& function = profile.functions()[row.function];
        text += fmt::format("{:6.1f} {:8.1f} {:8.1f} {:>7} {:>7} {:>7} {:>7}  {}\n",
                            100 * static_cast<double>(row.own.time.count()) /
                                static_cast<double>(std::max<std::int64_t>(1, total.count())),
                            in_milliseconds(row.own.time), in_milliseconds(row.whole.time),
                            brief(row.own.calls), brief(row.own.instructions),
                            brief(row.own.blocks), brief(row.own.bytes), short_name(function));
    }
    if (rows.size() > most_rows) {
        text += fmt::format("… and {} more functions\n", rows.size() - most_rows);
    }
    return text;
}

std::string folded_stacks(const ScriptProfile& profile) {
    const auto& nodes = profile.nodes();
    std::vector<std::string> stacks(nodes.size());
    std::string text;
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        const std::string name = folded_name(profile.functions()[nodes[at].function]);
        stacks[at] = at == 0 ? name : stacks[nodes[at].parent] + ";" + name;
        const auto time = std::chrono::duration_cast<std::chrono::microseconds>(nodes[at].own.time);
        if (time.count() > 0) text += fmt::format("{} {}\n", stacks[at], time.count());
    }
    return text;
}

void add_profile_options(CLI::App& command, ProfileChoice& choice) {
    command.add_flag("--profile", choice.wanted,
                     "Say afterwards which functions of which scripts took how much");
    command.add_option("--folded", choice.folded,
                       "Write the profile of scripts here, as folded stacks for flame-graph tools");
    command.add_option("--svg", choice.svg, "Write the profile of scripts here, as a picture");
}

bool give_profile(const ScriptProfile& profile, const ProfileChoice& choice) {
    if (choice.wanted) say_error(profile_table(profile));
    bool written = true;
    if (!choice.folded.empty()) {
        written = write_profile_file(choice.folded, folded_stacks(profile));
    }
    if (!choice.svg.empty()) {
        written = write_profile_file(choice.svg, profile_svg(profile)) && written;
    }
    return written;
}

}  // namespace cardwright::tool

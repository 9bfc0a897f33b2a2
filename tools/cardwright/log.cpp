#include "cardwright/log.hpp"

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/null_sink.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "cardwright/user_folder.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t bytes_per_file = 1024 * 1024;
constexpr std::size_t older_files = 2;

struct LogWishes {
    std::string level;
    std::string file;
    bool terminal = false;
};

LogWishes& wishes() {
    static LogWishes wishes;
    return wishes;
}

const std::vector<std::string>& level_names() {
    static const std::vector<std::string> names{"trace", "debug", "info", "warn", "error", "off"};
    return names;
}

/// A word that is no level is passed over: a variable set for all programs stops none of them.
std::string level_of_environment() {
    const char* given = std::getenv("CARDWRIGHT_LOG");
    const std::string word = given != nullptr ? given : "";
    const auto& names = level_names();
    return std::find(names.begin(), names.end(), word) != names.end() ? word : std::string{};
}

spdlog::level::level_enum wanted_level() {
    std::string name = wishes().level.empty() ? level_of_environment() : wishes().level;
    if (name.empty()) name = wishes().terminal || !wishes().file.empty() ? "info" : "warn";
    return spdlog::level::from_str(name);
}

/// Never through a link, over a device or into a FIFO, which would wait for a reader.
bool may_be_written(const std::filesystem::path& path) {
    std::error_code problem;
    const auto found = std::filesystem::symlink_status(path, problem);
    return !std::filesystem::exists(found) || std::filesystem::is_regular_file(found);
}

/// A table that cannot write its log is played without one.
spdlog::sink_ptr sink_of_table() {
    const std::filesystem::path path = user_folder() / "cardwright.log";
    std::error_code problem;
    std::filesystem::create_directories(path.parent_path(), problem);
    if (!may_be_written(path)) return std::make_shared<spdlog::sinks::null_sink_mt>();
    try {
        return std::make_shared<spdlog::sinks::rotating_file_sink_mt>(path.string(), bytes_per_file,
                                                                      older_files);
    } catch (const spdlog::spdlog_ex&) {
        return std::make_shared<spdlog::sinks::null_sink_mt>();
    }
}

spdlog::sink_ptr wanted_sink() {
    if (!wishes().file.empty()) {
        return std::make_shared<spdlog::sinks::basic_file_sink_mt>(wishes().file);
    }
    if (wishes().terminal) return sink_of_table();
    return std::make_shared<spdlog::sinks::stderr_sink_mt>();
}

std::shared_ptr<spdlog::logger> make_log() {
    auto made = std::make_shared<spdlog::logger>("cardwright", wanted_sink());
    made->set_level(wanted_level());
    made->set_pattern("%Y-%m-%d %H:%M:%S.%e %l [%P] %v");
    made->flush_on(spdlog::level::info);
    // A full disk is no reason to stop a game, nor to write on its screen.
    made->set_error_handler([](const std::string&) {});
    return made;
}

std::string problem_with_file(const std::string& path) {
    const std::filesystem::path file{path};
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    std::error_code problem;
    if (!may_be_written(file)) return "is no plain file: " + path;
    if (!std::filesystem::is_directory(folder, problem)) return "lies in no folder: " + path;
    return {};
}

}  // namespace

void add_log_options(CLI::App& program) {
    for (CLI::App* command : program.get_subcommands({})) {
        command
            ->add_option("--log-level", wishes().level,
                         "What is logged: trace, debug, info, warn, error or off (default: warn, "
                         "or what CARDWRIGHT_LOG says)")
            ->check(CLI::IsMember(level_names()))
            ->group("Log");
        command
            ->add_option("--log-file", wishes().file,
                         "Where the log is added (default: standard error; at a table in a "
                         "terminal, cardwright.log in your data folder)")
            ->check(problem_with_file)
            ->group("Log");
    }
}

void keep_log_off_the_screen() {
    wishes().terminal = true;
}

spdlog::logger& log() {
    static const std::shared_ptr<spdlog::logger> made = make_log();
    return *made;
}

std::string log_text(std::string_view text) {
    std::string line{text};
    for (char& letter : line) {
        if (letter == '\n') letter = ' ';
    }
    return safe_text(line);
}

}  // namespace cardwright::tool

#pragma once

#include <string>

namespace CLI {
class App;
}

namespace cardwright::tool {

/// What subcommands return to the shell.
enum ExitCode : int {
    success = 0,
    failure = 1,        ///< it ran, and something was found wrong
    usage = 2,          ///< it could not run as asked
    interrupted = 130,  ///< somebody stopped it, as shells have it for Ctrl-C
};

/// The version, where its content is, and which mods are on.
[[nodiscard]] std::string version_text();

// One file per subcommand; each adds itself to the program and stores its exit code.
void add_check(CLI::App& program, int& exit_code);
void add_test(CLI::App& program, int& exit_code);
void add_sim(CLI::App& program, int& exit_code);
void add_compare(CLI::App& program, int& exit_code);
void add_sweep(CLI::App& program, int& exit_code);
void add_tournament(CLI::App& program, int& exit_code);
void add_merge(CLI::App& program, int& exit_code);
void add_bench(CLI::App& program, int& exit_code);
void add_annotate(CLI::App& program, int& exit_code);
void add_play(CLI::App& program, int& exit_code);
void add_house_rule(CLI::App& program, int& exit_code);
void add_why(CLI::App& program, int& exit_code);
void add_mods(CLI::App& program, int& exit_code);
void add_new(CLI::App& program, int& exit_code);
void add_try(CLI::App& program, int& exit_code);
void add_translate(CLI::App& program, int& exit_code);
void add_spec(CLI::App& program, int& exit_code);
void add_pack(CLI::App& program, int& exit_code);
void add_install(CLI::App& program, int& exit_code);
void add_shell_help(CLI::App& program, int& exit_code);

}  // namespace cardwright::tool

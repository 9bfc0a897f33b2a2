#include <fmt/color.h>
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "cardwright/commands.hpp"
#include "match/version.hpp"

int main(int argc, char** argv) {
    using namespace cardwright::tool;
    CLI::App program{"Cardwright: card games written in YAML and Lua", "cardwright"};
    program.set_version_flag("--version", std::string{cardwright::engine_version});
    program.require_subcommand(1);
    int exit_code = success;
    add_play(program, exit_code);
    add_check(program, exit_code);
    add_test(program, exit_code);
    add_sim(program, exit_code);
    add_bench(program, exit_code);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = program.exit(error);
        return code == 0 ? success : usage;
    } catch (const std::exception& error) {
        fmt::print(stderr, "cardwright: {}\n", error.what());
        return usage;
    }
    return exit_code;
}

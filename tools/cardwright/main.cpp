#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cardwright/commands.hpp"
#include "cardwright/log.hpp"
#include "cardwright/output.hpp"
#include "cardwright/told_mistake.hpp"
#include "catalog/version.hpp"
#include "match/kit.hpp"
#include "state/did_you_mean.hpp"

int main(int argc, char** argv) {
    using namespace cardwright::tool;
    keep_standard_streams();
    CLI::App program{"Cardwright: card games written in YAML and Lua", "cardwright"};
    program.set_version_flag("--version", version_text);
    program.require_subcommand(1);
    int exit_code = success;
    add_play(program, exit_code);
    add_check(program, exit_code);
    add_test(program, exit_code);
    add_sim(program, exit_code);
    add_compare(program, exit_code);
    add_sweep(program, exit_code);
    add_tournament(program, exit_code);
    add_merge(program, exit_code);
    add_house_rule(program, exit_code);
    add_why(program, exit_code);
    add_mods(program, exit_code);
    add_new(program, exit_code);
    add_try(program, exit_code);
    add_translate(program, exit_code);
    add_spec(program, exit_code);
    add_pack(program, exit_code);
    add_install(program, exit_code);
    add_shell_help(program, exit_code);
    add_bench(program, exit_code);
    add_annotate(program, exit_code);
    add_log_options(program);
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands({}))
        names.push_back(command->get_name());
    if (argc > 1 && argv[1][0] != '-' &&
        std::find(names.begin(), names.end(), argv[1]) == names.end()) {
        const std::vector<std::string_view> known{names.begin(), names.end()};
        say_error(
            fmt::format("cardwright: there is no command \"{}\"{}; --help tells which there are",
                        argv[1], cardwright::did_you_mean(argv[1], known)));
        return finish_output(usage);
    }
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream help;
        std::ostringstream problem;
        const int code = program.exit(error, help, problem);
        if (!help.str().empty()) say(help.str());
        if (!problem.str().empty()) say_error(problem.str());
        exit_code = code == 0 ? success : usage;
    } catch (const cardwright::LoadError& error) {
        say_error(told_text(error.problems));
        exit_code = usage;
    } catch (const std::exception& error) {
        say_error(std::string{"cardwright: "} + error.what());
        exit_code = usage;
    }
    return finish_output(exit_code);
}

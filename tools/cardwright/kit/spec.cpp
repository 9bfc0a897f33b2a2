// cardwright spec: a scenario out of a game that was played.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "cardwright/commands.hpp"
#include "cardwright/kit/spec_text.hpp"
#include "cardwright/output.hpp"
#include "catalog/text_file.hpp"
#include "match/record.hpp"

namespace cardwright::tool {
namespace {

struct SpecOptions {
    std::string record;
    std::string output;
    std::string name;
};

int make_spec(const SpecOptions& options) {
    const auto read = read_record(text_of_file(options.record, largest_record));
    if (const auto* wrong = std::get_if<RecordProblem>(&read)) {
        throw std::invalid_argument{
            fmt::format("{}:{}: {}", options.record, wrong->line, wrong->message)};
    }
    const std::string stem = std::filesystem::path{options.record}.stem().string();
    const std::string text =
        spec_text(std::get<Record>(read), options.name.empty() ? stem : options.name);
    if (options.output.empty()) {
        say(text);
        return success;
    }
    write_spec(options.output, text);
    say("wrote " + options.output, Tone::good);
    return success;
}

}  // namespace

void add_spec(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<SpecOptions>();
    CLI::App* command =
        program.add_subcommand("spec", "Turn a saved game into a spec that plays it again");
    command->add_option("record", options->record, "A saved game")->required();
    command->add_option("--output", options->output,
                        "The file to write, e.g. tests/odd_spec.lua (default: print it)");
    command->add_option("--name", options->name, "What the scenario is called");
    command->callback([options, &exit_code] { exit_code = make_spec(*options); });
}

}  // namespace cardwright::tool

// cardwright why: for every value of a card, who set it.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "cardwright/changed_card.hpp"
#include "cardwright/commands.hpp"
#include "cardwright/content.hpp"
#include "cardwright/options.hpp"
#include "cardwright/output.hpp"
#include "cardwright/told_mistake.hpp"
#include "match/kit.hpp"

namespace cardwright::tool {
namespace {

struct WhyOptions {
    std::string card;
    std::vector<std::string> mods;
    bool json = false;
};

/// What a file says of a value.
struct Saying {
    std::string value;
    std::string from;
};

/// A value as it is, and what it would be without whoever set it last, and so on.
struct Told {
    std::string field;
    Saying now;
    std::vector<Saying> earlier;  ///< the latest first; the last is what is printed
};

std::vector<Told> told_of(const FoundCard& found) {
    std::vector<Told> all;
    const std::string& file = found.definition().file;
    for (const CardValue& value : printed_values(found)) {
        all.push_back({value.field, {value.value, fmt::format("{}:{}", file, value.line)}, {}});
    }
    for (const ContentChange& change : found.blueprint.changes) {
        if (change.target != found.full_name()) continue;
        auto known = std::find_if(all.begin(), all.end(),
                                  [&](const Told& told) { return told.field == change.field; });
        if (known == all.end()) {
            known = all.insert(all.end(), {change.field, {"nothing", file}, {}});
        }
        known->earlier.insert(known->earlier.begin(), known->now);
        known->now = {change.now, fmt::format("{} ({}:{})", change.by, change.file, change.line)};
    }
    return all;
}

int run(const WhyOptions& options) {
    const FoundCard found = find_card(content_of_user(options.mods).open(), options.card);
    const std::vector<Told> all = told_of(found);
    if (options.json) {
        nlohmann::json out{{"card", found.full_name()}, {"game", found.game}};
        out["values"] = nlohmann::json::array();
        for (const Told& told : all) {
            nlohmann::json value{
                {"field", told.field}, {"value", told.now.value}, {"from", told.now.from}};
            value["earlier"] = nlohmann::json::array();
            for (const Saying& saying : told.earlier) {
                value["earlier"].push_back({{"value", saying.value}, {"from", saying.from}});
            }
            out["values"].push_back(std::move(value));
        }
        say(json_text(out, 2));
        return success;
    }
    say(fmt::format("{} ({})", found.full_name(), found.game));
    std::size_t width = 0;
    for (const Told& told : all) width = std::max(width, told.field.size());
    for (const Told& told : all) {
        say(fmt::format("  {:<{}}  {}  — {}", told.field, width, told.now.value, told.now.from),
            told.earlier.empty() ? Tone::plain : Tone::good);
        for (const Saying& saying : told.earlier) {
            say(fmt::format("  {:<{}}  {}  — {}", "", width, "before: " + saying.value,
                            saying.from),
                Tone::faint);
        }
    }
    return success;
}

}  // namespace

void add_why(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<WhyOptions>();
    CLI::App* command =
        program.add_subcommand("why", "Tell for every value of a card which file set it");
    command->add_option("card", options->card, "A card: militia, base:militia or its English name")
        ->required();
    add_mods(*command, options->mods);
    command->add_flag("--json", options->json, "Print it as JSON");
    command->callback([options, &exit_code] {
        try {
            exit_code = run(*options);
        } catch (const LoadError& error) {
            say_error(told_text(error.problems), Tone::bad);
            exit_code = failure;
        }
    });
}

}  // namespace cardwright::tool

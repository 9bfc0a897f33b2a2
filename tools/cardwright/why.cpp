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
#include "match/kit.hpp"

namespace cardwright::tool {
namespace {

struct WhyOptions {
    std::string card;
    std::vector<std::string> mods;
    bool json = false;
};

/// A value as it is, and before that as it was printed.
struct Told {
    std::string field;
    std::string value;
    std::string from;
    std::string before;  ///< empty: it was not changed
    std::string before_from;
};

std::vector<Told> told_of(const FoundCard& found) {
    std::vector<Told> all;
    const std::string& file = found.definition().file;
    for (const CardValue& value : printed_values(found)) {
        all.push_back({value.field, value.value, fmt::format("{}:{}", file, value.line), "", ""});
    }
    for (const ContentChange& change : found.blueprint.changes) {
        if (change.target != found.full_name()) continue;
        const std::string from = fmt::format("{} ({}:{})", change.by, change.file, change.line);
        const auto known = std::find_if(
            all.begin(), all.end(), [&](const Told& told) { return told.field == change.field; });
        if (known == all.end()) {
            all.push_back({change.field, change.now, from, "nothing", file});
        } else {
            *known = {change.field, change.now, from, known->value, known->from};
        }
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
            out["values"].push_back({{"field", told.field},
                                     {"value", told.value},
                                     {"from", told.from},
                                     {"before", told.before},
                                     {"before_from", told.before_from}});
        }
        say(json_text(out, 2));
        return success;
    }
    say(fmt::format("{} ({})", found.full_name(), found.game));
    std::size_t width = 0;
    for (const Told& told : all) width = std::max(width, told.field.size());
    for (const Told& told : all) {
        say(fmt::format("  {:<{}}  {}  — {}", told.field, width, told.value, told.from),
            told.before.empty() ? Tone::plain : Tone::good);
        if (told.before.empty()) continue;
        say(fmt::format("  {:<{}}  {}  — {}", "", width, "before: " + told.before,
                        told.before_from),
            Tone::faint);
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
            say_error(to_text(error.problems), Tone::bad);
            exit_code = failure;
        }
    });
}

}  // namespace cardwright::tool

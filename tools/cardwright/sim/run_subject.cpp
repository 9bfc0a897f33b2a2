#include "cardwright/sim/run_subject.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "catalog/version.hpp"
#include "state/random.hpp"

namespace cardwright::tool {
namespace {

std::uint64_t hashed(std::uint64_t hash, const NamedHashes& parts) {
    for (const auto& [name, part] : parts) hash = hash_with(hash, hash_text(part));
    return hash;
}

/// Where a mod lies differs from machine to machine; what it is called and says does not.
std::vector<std::string> mods_in_words(const NamedHashes& mods) {
    std::vector<std::string> names;
    for (const auto& [path, hash] : mods) {
        names.push_back(std::filesystem::path{path}.filename().string() + " " + hash);
    }
    return names;
}

}  // namespace

RunSubject subject_of(const Kit& kit, const SimulationPlan& plan, std::uint64_t games_of_all) {
    const Blueprint& blueprint = kit.blueprint();
    const ContentStamp& content = kit.content();
    const std::uint64_t hash =
        hashed(hashed(hashed(0, content.rules), content.sets), content.cards);
    RunSubject subject;
    subject.engine = engine_version();
    subject.content = fmt::format("{:016x}", hash);
    subject.game = blueprint.ruleset;
    subject.game_name = blueprint.ruleset_names.at("en");
    subject.by_turns = blueprint.by_turns;
    subject.sets = kit.sets();
    subject.mods = mods_in_words(content.mods);
    subject.kingdom = plan.table.lineup;
    subject.options = plan.table.options;
    subject.bots = plan.seats;
    subject.alternate = plan.alternate;
    subject.seed = plan.table.seed;
    subject.games = games_of_all;
    for (const StatisticKind& statistic : blueprint.statistics) {
        subject.statistics.push_back(statistic.name);
    }
    return subject;
}

void put_subject(nlohmann::ordered_json& into, const RunSubject& subject) {
    into["engine"] = subject.engine;
    into["content"] = subject.content;
    into["game"] = subject.game;
    into["game_name"] = subject.game_name;
    into["by_turns"] = subject.by_turns;
    into["sets"] = subject.sets;
    into["mods"] = subject.mods;
    into["kingdom"] = subject.kingdom;
    into["options"] = nlohmann::ordered_json::object();
    for (const auto& [name, value] : subject.options) into["options"][name] = value;
    into["bots"] = subject.bots;
    into["alternate"] = subject.alternate;
    into["seed"] = subject.seed;
    into["games_wanted"] = subject.games;
    into["statistics"] = subject.statistics;
}

RunSubject read_subject(const nlohmann::ordered_json& from) {
    RunSubject subject;
    from.at("engine").get_to(subject.engine);
    from.at("content").get_to(subject.content);
    from.at("game").get_to(subject.game);
    from.at("game_name").get_to(subject.game_name);
    from.at("by_turns").get_to(subject.by_turns);
    from.at("sets").get_to(subject.sets);
    from.at("mods").get_to(subject.mods);
    from.at("kingdom").get_to(subject.kingdom);
    for (const auto& [name, value] : from.at("options").items()) {
        subject.options.emplace_back(name, value.get<std::int32_t>());
    }
    from.at("bots").get_to(subject.bots);
    from.at("alternate").get_to(subject.alternate);
    from.at("seed").get_to(subject.seed);
    from.at("games_wanted").get_to(subject.games);
    from.at("statistics").get_to(subject.statistics);
    return subject;
}

}  // namespace cardwright::tool

#include "cardwright/bench/report.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "catalog/text_file.hpp"

namespace cardwright::bench {
namespace {

std::optional<double> number_or_nothing(const nlohmann::json& from, const char* key) {
    if (!from.contains(key)) return std::nullopt;
    return from.at(key).get<double>();
}

nlohmann::json workload_to_json(const Workload& workload) {
    nlohmann::json out{{"name", workload.name},
                       {"games_per_second", workload.games_per_second},
                       {"choices_per_second", workload.choices_per_second},
                       {"script_calls_per_second", workload.script_calls_per_second},
                       {"ratio_to_ceiling", workload.ratio_to_ceiling}};
    if (workload.must) out["must"] = *workload.must;
    if (workload.goal) out["goal"] = *workload.goal;
    return out;
}

nlohmann::json figure_to_json(const Figure& figure) {
    nlohmann::json out{{"section", figure.section},
                       {"name", figure.name},
                       {"value", figure.value},
                       {"unit", figure.unit},
                       {"more_is_better", figure.more_is_better}};
    if (figure.goal) out["goal"] = *figure.goal;
    return out;
}

Workload workload_from_json(const nlohmann::json& from) {
    return {from.at("name"),
            from.at("games_per_second"),
            from.at("choices_per_second"),
            from.at("script_calls_per_second"),
            from.at("ratio_to_ceiling"),
            number_or_nothing(from, "must"),
            number_or_nothing(from, "goal")};
}

Figure figure_from_json(const nlohmann::json& from) {
    return {from.at("section"), from.at("name"),           from.at("value"),
            from.at("unit"),    from.at("more_is_better"), number_or_nothing(from, "goal")};
}

}  // namespace

nlohmann::json to_json(const BenchReport& report) {
    nlohmann::json out{{"engine", report.engine},
                       {"quick", report.quick},
                       {"machine", {{"cores", report.cores}, {"load", report.load}}},
                       {"ceiling", report.ceiling},
                       {"workloads", nlohmann::json::array()},
                       {"figures", nlohmann::json::array()}};
    for (const Workload& workload : report.workloads) {
        out["workloads"].push_back(workload_to_json(workload));
    }
    for (const Figure& figure : report.figures) out["figures"].push_back(figure_to_json(figure));
    return out;
}

BenchReport read_report(const std::string& file) {
    const std::string text = text_of_file(file);
    try {
        const nlohmann::json from = nlohmann::json::parse(text);
        BenchReport report;
        report.engine = from.at("engine");
        report.quick = from.at("quick");
        report.cores = from.at("machine").at("cores");
        report.load = from.at("machine").at("load");
        report.ceiling = from.at("ceiling");
        for (const auto& each : from.at("workloads")) {
            report.workloads.push_back(workload_from_json(each));
        }
        for (const auto& each : from.at("figures")) {
            report.figures.push_back(figure_from_json(each));
        }
        return report;
    } catch (const nlohmann::json::exception&) {
        throw std::invalid_argument{"\"" + file +
                                    "\" is not what cardwright bench --json has written"};
    }
}

}  // namespace cardwright::bench

#include "cardwright/mutation/report.hpp"

#include <fmt/format.h>

#include "cardwright/mutation/targets.hpp"

namespace cardwright::tool {
namespace {

std::string place_of(const Change& change) {
    return fmt::format("{}:{}:{}", change.inside, change.line, change.column);
}

const char* name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::noticed:
            return "noticed";
        case Verdict::survived:
            return "survived";
        case Verdict::broken:
            return "broken";
    }
    return "";
}

}  // namespace

MutationReport::MutationReport(const std::vector<Change>& changes,
                               const std::vector<Judgement>& judgements,
                               const Equivalents& equivalents)
    : changes_{changes}, judgements_{judgements}, equivalents_{equivalents} {
    for (std::size_t at = 0; at < changes.size(); ++at) {
        const Change& change = changes[at];
        const Verdict verdict = judgements[at].verdict;
        const bool listed = equivalents.reason(change) != nullptr;
        Part& part = parts_[part_of(change)];
        const bool script = change.inside.ends_with(".lua");
        for (Figures* figures :
             {script ? &part.scripts : &part.data, script ? &all_.scripts : &all_.data}) {
            if (verdict == Verdict::broken) ++figures->broken;
            if (verdict == Verdict::noticed) ++figures->noticed;
            if (verdict == Verdict::survived) ++(listed ? figures->equivalent : figures->survived);
        }
        if (verdict == Verdict::survived && !listed) ++survivors_;
        if (verdict == Verdict::noticed && listed) {
            noticed_after_all_.push_back(
                fmt::format("{}: {}  ->  {}", place_of(change), change.old_line, change.new_line));
        }
    }
}

std::string MutationReport::share(const Figures& figures) {
    const std::size_t counted = figures.noticed + figures.survived;
    if (counted == 0) return "–";
    return fmt::format("{:.1f} % of {}",
                       100.0 * static_cast<double>(figures.noticed) / static_cast<double>(counted),
                       counted);
}

std::string MutationReport::text() const {
    std::string text;
    for (std::size_t at = 0; at < changes_.size(); ++at) {
        const Change& change = changes_[at];
        if (judgements_[at].verdict != Verdict::survived) continue;
        if (equivalents_.reason(change) != nullptr) continue;
        text +=
            fmt::format("survived: {} in {}{}\n  - {}\n  + {}\n", place_of(change), change.where,
                        judgements_[at].reached == 0 ? " (no spec reaches it)" : "",
                        change.old_line, change.new_line);
    }
    text += fmt::format("{:<36}{:>20}{:>20}{:>8}{:>12}\n", "noticed in", "scripts", "data",
                        "broken", "equivalent");
    const auto row = [&](const std::string& name, const Part& part) {
        text += fmt::format("{:<36}{:>20}{:>20}{:>8}{:>12}\n", name, share(part.scripts),
                            share(part.data), part.scripts.broken + part.data.broken,
                            part.scripts.equivalent + part.data.equivalent);
    };
    for (const auto& [name, part] : parts_) row(name, part);
    if (parts_.size() > 1) row("all", all_);
    return text;
}

nlohmann::json MutationReport::json() const {
    const auto figures = [](const Figures& of) {
        return nlohmann::json{{"noticed", of.noticed},
                              {"survived", of.survived},
                              {"equivalent", of.equivalent},
                              {"broken", of.broken}};
    };
    nlohmann::json out;
    out["parts"] = nlohmann::json::object();
    for (const auto& [name, part] : parts_) {
        out["parts"][name] = {{"scripts", figures(part.scripts)}, {"data", figures(part.data)}};
    }
    out["changes"] = nlohmann::json::array();
    for (std::size_t at = 0; at < changes_.size(); ++at) {
        const Change& change = changes_[at];
        const std::string* reason = equivalents_.reason(change);
        out["changes"].push_back({{"file", change.inside},
                                  {"line", change.line},
                                  {"column", change.column},
                                  {"in", change.where},
                                  {"part", part_of(change)},
                                  {"old", change.old_line},
                                  {"new", change.new_line},
                                  {"verdict", name_of(judgements_[at].verdict)},
                                  {"by", judgements_[at].by},
                                  {"reached", judgements_[at].reached},
                                  {"equivalent", reason != nullptr ? *reason : ""}});
    }
    out["noticed_after_all"] = noticed_after_all_;
    return out;
}

}  // namespace cardwright::tool

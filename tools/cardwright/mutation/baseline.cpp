#include "cardwright/mutation/baseline.hpp"

#include <algorithm>
#include <cstring>
#include <sstream>
#include <stdexcept>

#include "catalog/text_file.hpp"

namespace cardwright::tool {
namespace {

std::vector<std::string> lines_of(const std::filesystem::path& file) {
    std::istringstream input{text_of_file(file.string())};
    std::vector<std::string> lines;
    for (std::string line; std::getline(input, line);) lines.push_back(line);
    return lines;
}

/// What a change is about, as specs may name it: the card, or the last part of where it stands.
std::string subject_of(const Change& change) {
    if (change.file.ends_with(".lua")) {
        return std::filesystem::path{change.file}.stem().string();
    }
    const std::string& where = change.where;
    if (where.starts_with("cards.") || where.starts_with("lineups.")) {
        const std::size_t begin = where.find('.') + 1;
        return where.substr(begin, std::min(where.find('.', begin), where.size()) - begin);
    }
    return where.substr(where.rfind('.') + 1);
}

}  // namespace

/// What is being noted while a spec runs.
struct Baseline::Trace {
    std::uint32_t spec = 0;
    std::uint64_t work = 0;
    std::map<const char*, std::vector<Specs>*> known;  // by the name's address
    std::map<const Match*, std::vector<std::string>> files;
    const Match* match = nullptr;
};

MatchOptions Baseline::limits() {
    MatchOptions options;
    options.scripts.instructions_per_call = 1'000'000;
    options.scripts.allocation_volume_per_call = 64 * std::uint64_t{1024 * 1024};
    options.scripts.clock_seconds_per_call = 60;
    options.flow.steps_per_game = 10'000;
    options.flow.choices_per_game = 5'000;
    return options;
}

Baseline::Baseline(const SpecContent& content, const std::vector<std::filesystem::path>& files,
                   const Overlay& overlay) {
    Trace trace;
    SpecRunner runner{content, limits()};
    runner.change(overlay);
    runner.before_scenario = [&](Match& match) {
        trace.match = &match;
        const auto [noted, fresh] = trace.files.try_emplace(&match);
        if (!fresh) return;
        note_files(match, noted->second);
        // What runs while a file is loaded is not what a spec reaches: watch from here on.
        match.scripts().sandbox().watch_lines([&](const char* file, int line) {
            ++trace.work;
            auto& lines = trace.known[file];
            if (lines == nullptr) lines = &lines_[ContentFiles::normal_path(file)];
            const auto at = static_cast<std::size_t>(line);
            if (lines->size() <= at) lines->resize(at + 1);
            Specs& specs = (*lines)[at];
            if (specs.empty() || specs.back() != trace.spec) specs.push_back(trace.spec);
        });
    };
    for (const auto& file : files) run_file(runner, file, trace);
}

void Baseline::run_file(SpecRunner& runner, const std::filesystem::path& file, Trace& trace) {
    const std::vector<SpecResult> listed = runner.run_file(file, "", true);
    const std::vector<std::string> lines = lines_of(file);
    for (std::size_t number = 0; number < listed.size(); ++number) {
        if (!listed[number].passed) {
            throw std::runtime_error{"a spec fails as it is: " + listed[number].message};
        }
        trace.spec = static_cast<std::uint32_t>(specs_.size());
        trace.work = 0;
        const SpecResult result = runner.run_scenario(file, number);
        if (!result.passed) {
            throw std::runtime_error{"a spec fails as it is: " + result.message};
        }
        Spec spec{file, number, result.name, {}, trace.work};
        // A scenario declared in a loop has the same line each time.
        std::size_t end = lines.size();
        for (const SpecResult& other : listed) {
            if (other.line > result.line) {
                end = std::min(end, static_cast<std::size_t>(other.line - 1));
            }
        }
        for (auto at = static_cast<std::size_t>(std::max(result.line, 1)) - 1; at < end; ++at) {
            spec.text += lines[at] + "\n";
        }
        specs_.push_back(std::move(spec));
        for (const std::string& each : trace.files[trace.match]) users_[each].push_back(trace.spec);
    }
}

void Baseline::note_files(Match& match, std::vector<std::string>& files) {
    const Kit& kit = match.kit();
    const auto add = [&](const std::string& file) {
        files.push_back(ContentFiles::normal_path(file));
    };
    for (const RulesetInfo& ruleset : kit.catalog().rulesets()) {
        if (ruleset.id == kit.blueprint().ruleset) add(ruleset.file);
    }
    for (const SetInfo& set : kit.catalog().sets()) {
        for (const auto& [id, hash] : kit.blueprint().sets) {
            if (set.id == id) add(set.file);
        }
    }
    for (const std::string& file : match.scripts().sandbox().files()) add(file);
}

const Baseline::Specs& Baseline::using_file(const std::string& file) const {
    static const Specs none;
    const auto found = users_.find(file);
    return found == users_.end() ? none : found->second;
}

Baseline::Specs Baseline::reaching(const std::string& file, int first, int last) const {
    Specs specs;
    const auto found = lines_.find(file);
    if (found == lines_.end()) return specs;
    for (int line = first; line <= last; ++line) {
        const auto at = static_cast<std::size_t>(line);
        if (at >= found->second.size()) break;
        specs.insert(specs.end(), found->second[at].begin(), found->second[at].end());
    }
    std::sort(specs.begin(), specs.end());
    specs.erase(std::unique(specs.begin(), specs.end()), specs.end());
    return specs;
}

Baseline::Specs Baseline::noticing(const Change& change) const {
    Specs specs = change.always ? using_file(change.file)
                                : reaching(change.file, change.first_line, change.last_line);
    const Specs near = change.always ? reaching(change.file, 1, 1'000'000)
                                     : reaching(change.file, change.line, change.line);
    const std::string subject = subject_of(change);
    struct Key {
        bool elsewhere;
        bool about_others;
        std::uint64_t work;
        std::uint32_t spec;
    };
    std::vector<Key> keys;
    keys.reserve(specs.size());
    for (const std::uint32_t spec : specs) {
        const Spec& of = specs_[spec];
        keys.push_back({!std::binary_search(near.begin(), near.end(), spec),
                        of.text.find(subject) == std::string::npos, of.work, spec});
    }
    const bool data = !change.file.ends_with(".lua");
    std::sort(keys.begin(), keys.end(), [&](const Key& one, const Key& other) {
        if (!data && one.elsewhere != other.elsewhere) return other.elsewhere;
        if (one.about_others != other.about_others) return other.about_others;
        if (one.work != other.work) return one.work < other.work;
        return one.spec < other.spec;
    });
    for (std::size_t at = 0; at < keys.size(); ++at) specs[at] = keys[at].spec;
    return specs;
}

}  // namespace cardwright::tool

#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "cardwright/mutation/change.hpp"
#include "spec/runner.hpp"

namespace cardwright::tool {

/// What all specs did once with the content as it is: which lines each of them reached, and which
/// files it was played with.
class Baseline {
  public:
    struct Spec {
        std::filesystem::path file;
        std::size_t number = 0;  ///< in its file
        std::string name;
        std::string text;        ///< of the scenario
        std::uint64_t work = 0;  ///< lines run, a measure that no load changes
    };
    using Specs = std::vector<std::uint32_t>;

    /// Throws std::runtime_error if a spec fails: then nothing can be found out. With an overlay,
    /// as if some files were changed.
    Baseline(const SpecContent& content, const std::vector<std::filesystem::path>& files,
             const Overlay& overlay = {});

    /// What a changed script may use up: whatever never ends is noticed soon, and on every machine
    /// at the same place.
    [[nodiscard]] static MatchOptions limits();

    [[nodiscard]] const std::vector<Spec>& specs() const noexcept { return specs_; }
    /// Those played with a file of the content.
    [[nodiscard]] const Specs& using_file(const std::string& file) const;
    /// Those that reach one of these lines.
    [[nodiscard]] Specs reaching(const std::string& file, int first, int last) const;
    /// All specs that can notice a change, the most promising first.
    [[nodiscard]] Specs noticing(const Change& change) const;

  private:
    struct Trace;
    void run_file(SpecRunner& runner, const std::filesystem::path& file, Trace& trace);
    static void note_files(Match& match, std::vector<std::string>& files);

    std::vector<Spec> specs_;
    std::map<std::string, std::vector<Specs>, std::less<>> lines_;  // by file and line
    std::map<std::string, Specs, std::less<>> users_;               // by file
};

}  // namespace cardwright::tool

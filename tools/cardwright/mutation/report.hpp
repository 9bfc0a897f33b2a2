#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cardwright/mutation/equivalents.hpp"
#include "cardwright/mutation/mutation_run.hpp"

namespace cardwright::tool {

/// What came out of a run, put together for people and programs.
class MutationReport {
  public:
    MutationReport(const std::vector<Change>& changes, const std::vector<Judgement>& judgements,
                   const Equivalents& equivalents);

    /// Changes that nobody noticed and nobody has judged to make no difference.
    [[nodiscard]] std::size_t survivors() const noexcept { return survivors_; }
    /// Entries of the list of changes without difference that a spec notices after all.
    [[nodiscard]] const std::vector<std::string>& noticed_after_all() const noexcept {
        return noticed_after_all_;
    }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] nlohmann::json json() const;

  private:
    struct Figures {
        std::size_t noticed = 0;
        std::size_t survived = 0;
        std::size_t equivalent = 0;
        std::size_t broken = 0;
    };
    struct Part {
        Figures scripts;
        Figures data;
    };
    [[nodiscard]] static std::string share(const Figures& figures);

    const std::vector<Change>& changes_;
    const std::vector<Judgement>& judgements_;
    const Equivalents& equivalents_;
    std::map<std::string, Part> parts_;
    Part all_;
    std::size_t survivors_ = 0;
    std::vector<std::string> noticed_after_all_;
};

}  // namespace cardwright::tool

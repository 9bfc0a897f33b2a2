#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "catalog/content_files.hpp"
#include "catalog/contents.hpp"
#include "catalog/report.hpp"
#include "flow/blueprint.hpp"

namespace cardwright {

/// The files of one game as they read after all changes.
class ChangedSources {
  public:
    ChangedSources(const Contents& contents, const ContentFiles& files, const CatalogLimits& limits,
                   Report& report)
        : contents_{contents}, files_{files}, limits_{limits}, report_{report} {}

    /// Replaces what is changed. The sources live as long as this does.
    void carry_out(const std::string& house_rules, const RulesetSource*& ruleset,
                   std::vector<const SetSource*>& sets);

    [[nodiscard]] std::vector<ContentChange> take_changes() { return std::move(changes_); }

  private:
    template <typename Source>
    Source read_again(const Source& source, const std::vector<const struct FieldChange*>& changes,
                      Source (*read)(const class CheckedNode&));

    const Contents& contents_;
    const ContentFiles& files_;
    const CatalogLimits& limits_;
    Report& report_;
    std::deque<SetSource> sets_;
    std::optional<RulesetSource> ruleset_;
    std::vector<ContentChange> changes_;
};

}  // namespace cardwright

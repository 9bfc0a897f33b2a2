#pragma once

#include <map>
#include <string>
#include <string_view>

#include "api/api.hpp"
#include "catalog/report.hpp"
#include "catalog/where.hpp"

namespace cardwright {

/// Keeps one name from meaning two things: no two declarations of one kind share a name, and
/// neither do a zone, a counter, a query, a fact and a verb of one object.
class NamesOfObjects {
  public:
    explicit NamesOfObjects(Report& report) : report_{&report} {}

    /// Whether a kind of declaration (`event`) may still use the name; reported if not.
    bool claim(std::string_view kind, const std::string& name, const Where& where);

    /// The same for a name that scripts read from an object.
    bool claim_on(api::Object object, std::string_view kind, const std::string& name,
                  const Where& where);

    /// Whether the engine leaves the name free on an object, where several declarations may share
    /// it; reported if not.
    bool allows_on(api::Object object, std::string_view kind, const std::string& name,
                   const Where& where);

  private:
    struct Claim {
        std::string kind;
        Where where;
    };
    Report* report_;
    std::map<std::pair<std::string, std::string>, Where> by_kind_;
    std::map<std::pair<api::Object, std::string>, Claim> by_object_;
};

/// `sets/base.yaml:12`
[[nodiscard]] std::string to_text(const Where& where);

}  // namespace cardwright

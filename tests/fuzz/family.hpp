// A family of cases: scripts, content files, records, lines typed at the table, specs.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/sites.hpp"
#include "fuzz/skeleton.hpp"

namespace cardwright::fuzz {

/// One thing to try: some files, and the number all chance in trying them comes from.
struct Case {
    std::string family;
    std::uint64_t number = 0;
    Files files;
    std::vector<Site> sites;  ///< of scripts, for the coverage
};

class Family {
  public:
    Family() = default;
    Family(const Family&) = delete;
    Family& operator=(const Family&) = delete;
    Family(Family&&) = delete;
    Family& operator=(Family&&) = delete;
    virtual ~Family() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    /// The same case for the same number.
    [[nodiscard]] virtual Case make(std::uint64_t number) = 0;
    /// Tries it. What is wrong, beginning with a few words that name the kind of problem and a
    /// colon; empty if all is well. A crash or a report of a sanitizer ends the process.
    [[nodiscard]] virtual std::string run(const Case& tried) = 0;

    /// What has been tried so far, by name.
    [[nodiscard]] const std::map<std::string, std::uint64_t>& counts() const { return counts_; }

  protected:
    std::map<std::string, std::uint64_t> counts_;
};

/// All of them; `coverage` (if there is one) is told what scripts have called from where.
[[nodiscard]] std::vector<std::unique_ptr<Family>> all_families(Coverage* coverage);

[[nodiscard]] std::unique_ptr<Family> script_family(Coverage* coverage);
[[nodiscard]] std::unique_ptr<Family> content_family();
[[nodiscard]] std::unique_ptr<Family> record_family();
[[nodiscard]] std::unique_ptr<Family> console_family();
/// How often scenarios came behind what they try, and how often they did not, by name.
struct MethodsTried {
    std::map<std::string, int> done;
    std::map<std::string, int> refused;
};
[[nodiscard]] std::unique_ptr<Family> spec_family(MethodsTried* tried = nullptr);

}  // namespace cardwright::fuzz

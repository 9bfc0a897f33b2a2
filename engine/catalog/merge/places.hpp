#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/read/sources.hpp"
#include "catalog/report.hpp"

namespace cardwright {

/// Things that stand one after the other, phases or steps, and what sets put among them. Where
/// several are put to one place they stand there in the order in which they were added.
class Places {
  public:
    /// `what` is said in messages: "phase".
    explicit Places(std::string_view what, Report& report) : what_{what}, report_{&report} {}

    /// The next one of the ruleset.
    void add(const LocatedName& id);
    /// One that a set puts somewhere, or takes away. What it is put beside may be added later.
    void add(const LocatedName& id, const PlaceSource& place);

    /// Puts all of them in order; what is wrong is reported.
    void settle();

    /// Of all that was added, by when it was: those that are there, in order.
    [[nodiscard]] const std::vector<std::size_t>& order() const noexcept { return order_; }
    /// What one of the order calls the one that follows it: see Step.
    [[nodiscard]] const std::string& successor(std::size_t added) const {
        return all_[added].successor;
    }
    /// For each name the place in the order at which one arrives who goes there.
    [[nodiscard]] std::vector<std::pair<std::string, std::size_t>> arrivals() const;

  private:
    struct Entry {
        LocatedName id;
        std::optional<PlaceSource> place;  ///< none: of the ruleset
        std::vector<std::size_t> before;
        std::vector<std::size_t> after;
        std::optional<std::size_t> replaced;
        std::optional<Where> dropped;
        std::string successor;
        std::size_t arrival = 0;
        bool emitted = false;
    };

    [[nodiscard]] std::optional<std::size_t> find(const LocatedName& name, std::size_t but) const;
    void put(std::size_t at);
    void replace(std::size_t at, std::size_t anchor);
    void emit(std::size_t at);

    std::string_view what_;
    Report* report_;
    std::vector<Entry> all_;
    std::vector<std::size_t> last_;  ///< put at the end
    std::vector<std::size_t> order_;
};

}  // namespace cardwright

#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "state/ids.hpp"

namespace cardwright {

/// What the sets of a game have declared, by the names they gave it. A name that one set has, or
/// that several share, is called so by everybody. A name that several have given to different
/// things is contested: in the game each of them is called `set:name`, and what the short name
/// means depends on where it is written.
class SetNames {
  public:
    /// The sets of the game in order, each with all it needs, directly or not.
    void add_set(std::string id, std::vector<HomeId> needs);
    /// `as`: whose declaration it is; another set's if they share it.
    void add_name(std::string_view name, HomeId set, HomeId as);

    /// What a name that is written in a home is called in this game: `tokens`, or
    /// `mills:tokens`. A contested name without a meaning there is returned as it is.
    [[nodiscard]] std::string meant(std::string_view name, HomeId from) const;
    [[nodiscard]] bool contested(std::string_view name) const noexcept;
    /// Everything that means a thing of the game when it is written in a home: `tokens`,
    /// `mills:tokens`.
    [[nodiscard]] std::vector<std::string> spellings(std::string_view called, HomeId from) const;
    /// The same wherever it is written.
    [[nodiscard]] std::vector<std::string> spellings(std::string_view called) const;
    /// Names that are contested, if there are any.
    [[nodiscard]] bool any_contested() const noexcept { return contested_; }
    /// What to write for a contested name: "mills:tokens or forts:tokens". Empty for others.
    [[nodiscard]] std::string choices(std::string_view name) const;
    /// No set has declared anything.
    [[nodiscard]] bool empty() const noexcept { return names_.empty(); }

  private:
    struct Declared {
        HomeId set;
        HomeId as;
    };
    struct Set {
        std::string id;
        std::vector<HomeId> needs;
    };
    [[nodiscard]] static bool differ(const std::vector<Declared>& all) noexcept;
    [[nodiscard]] std::string full(HomeId set, std::string_view name) const;

    bool contested_ = false;
    std::vector<Set> sets_;  ///< the first of them is home 1
    std::map<std::string, std::vector<Declared>, std::less<>> names_;
};

}  // namespace cardwright

// Every statement the fuzzer writes is a site with a switch: it runs only if the switchboard says
// so. What has failed is switched off and the game goes on; with everything off it is the untouched
// game.
#pragma once

#include <array>
#include <cstdint>
#include <lua.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/place.hpp"
#include "script/sandbox/sandbox.hpp"

namespace cardwright::fuzz {

inline constexpr std::size_t no_callable = SIZE_MAX;

struct Site {
    Place place{};
    std::size_t callable = no_callable;
    bool right = true;  ///< with arguments that make sense
};

/// What has been called from where, and how it went, over many cases.
class Coverage {
  public:
    struct Cell {
        std::uint32_t right = 0;       ///< tried with arguments that make sense
        std::uint32_t wrong = 0;       ///< tried with others
        std::uint32_t done = 0;        ///< carried out
        std::uint32_t refused = 0;     ///< ended in an error
        std::uint32_t done_right = 0;  ///< carried out, with arguments that make sense
    };
    Coverage();

    [[nodiscard]] Cell& at(std::size_t callable, Place place) {
        return cells_[callable][static_cast<std::size_t>(place)];
    }
    [[nodiscard]] Cell total(std::size_t callable) const;
    [[nodiscard]] Cell total(Place place) const;
    void add(const Coverage& other);
    /// A line for each callable, a column for each place: `+` carried out, `-` refused, `*` both.
    [[nodiscard]] std::string table() const;

  private:
    std::vector<std::array<Cell, place_count>> cells_;
};

class Switchboard {
  public:
    /// `files`: of the case, so that the site behind a line is found.
    Switchboard(std::vector<Site> sites, const std::map<std::string, std::string>& files,
                Coverage* coverage)
        : sites_{std::move(sites)}, files_{&files}, coverage_{coverage} {}

    /// Gives scripts `go(n)` and `done(n)`.
    void connect(Sandbox& sandbox);

    bool go(std::size_t site);
    void done(std::size_t site);
    /// A script went wrong: the statement in that line is switched off, or if there is none,
    /// whatever was under way. False if nothing was.
    bool failed(std::string_view file, int line);

    /// What has run before rests, or does not any more. While it rests a game comes to places that
    /// it would not come to behind a statement that ends it or fails every time.
    void rest_what_has_run(bool rests);

    bool nothing_goes = false;
    [[nodiscard]] std::size_t switched_off() const noexcept { return switched_off_; }
    [[nodiscard]] std::uint64_t runs() const noexcept { return runs_; }

  private:
    struct Switch {
        bool off = false;
        bool under_way = false;
        bool has_run = false;
        bool rests = false;
    };
    Switch& switch_of(std::size_t site);
    void turn_off(std::size_t site);
    [[nodiscard]] std::optional<std::size_t> site_in(std::string_view file, int line) const;

    std::vector<Site> sites_;
    const std::map<std::string, std::string>* files_;
    Coverage* coverage_;
    std::vector<Switch> switches_;
    std::vector<std::size_t> entered_;  ///< since the last failure, the latest last
    std::size_t switched_off_ = 0;
    std::uint64_t runs_ = 0;
};

}  // namespace cardwright::fuzz

#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

#include "state/ids.hpp"

namespace cardwright {

/// Names turned into small numbers. The table that comes with the definitions is shared by all
/// games and never changes while they run; a game adds names it meets later to a table of its own
/// that continues the shared one. Word numbers never enter a hash: the spelling does.
class Words {
  public:
    Words() = default;
    explicit Words(const Words* shared) : shared_{shared} {}

    Word intern(std::string_view text);
    /// Knows only the first of its words, and those it shares.
    void forget_after(std::size_t size);
    [[nodiscard]] Word find(std::string_view text) const noexcept;  ///< `no_word` if unknown
    [[nodiscard]] std::string_view text(Word word) const noexcept;
    [[nodiscard]] std::size_t size() const noexcept;

  private:
    const Words* shared_ = nullptr;
    std::deque<std::string> texts_;  // a deque never moves its strings, so the map may view them
    std::unordered_map<std::string_view, Word> ids_;

  public:
    // The map views the texts: a copy would view those of the original.
    Words(const Words&) = delete;
    Words& operator=(const Words&) = delete;
    Words(Words&&) noexcept = default;
    Words& operator=(Words&&) noexcept = default;
    ~Words() = default;
};

}  // namespace cardwright

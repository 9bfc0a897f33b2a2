#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>

namespace cardwright::tool {

/// `[########------------]  40 %  0:03 left  2 000 a second  4 000 of 10 000 games`: no wider than
/// it may be
[[nodiscard]] std::string progress_text(std::uint64_t done, std::uint64_t games, double seconds,
                                        std::string_view what = "games", std::size_t width = 79);

/// That line, kept up to date on a terminal while it lives, and nothing anywhere else.
class SimProgress {
  public:
    SimProgress(std::uint64_t games, const std::atomic<std::uint64_t>& done,
                std::string_view what = "games");

  private:
    std::jthread thread_;
};

}  // namespace cardwright::tool

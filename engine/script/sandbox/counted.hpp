#pragma once

#include <cstdint>

namespace cardwright {

/// Counts up while it lives, however it is left.
class Counted {
  public:
    explicit Counted(std::uint32_t& count) noexcept : count_(count) { ++count_; }
    ~Counted() { --count_; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

  private:
    std::uint32_t& count_;
};

}  // namespace cardwright

#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace cardwright {

/// Objects that stay where they are while others are added, and are used again and again. Finding
/// one is a single look (a deque has to divide).
template <typename T>
class Pool {
  public:
    Pool() = default;
    Pool(const Pool& other) { *this = other; }
    Pool& operator=(const Pool& other) {
        if (this == &other) return *this;
        items_.clear();
        for (const auto& item : other.items_) items_.push_back(std::make_unique<T>(*item));
        return *this;
    }
    Pool(Pool&&) noexcept = default;
    Pool& operator=(Pool&&) noexcept = default;
    ~Pool() = default;

    [[nodiscard]] std::size_t size() const noexcept { return items_.size(); }
    [[nodiscard]] T& operator[](std::size_t at) noexcept { return *items_[at]; }
    [[nodiscard]] const T& operator[](std::size_t at) const noexcept { return *items_[at]; }
    /// Makes the first objects equal to those of another.
    void copy_first(const Pool& other, std::size_t count) {
        for (std::size_t at = 0; at < count; ++at) {
            if (at < items_.size()) {
                *items_[at] = *other.items_[at];
            } else {
                items_.push_back(std::make_unique<T>(*other.items_[at]));
            }
        }
    }
    void grow() { items_.push_back(std::make_unique<T>()); }

  private:
    std::vector<std::unique_ptr<T>> items_;
};

}  // namespace cardwright

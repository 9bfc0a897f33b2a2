#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <span>
#include <type_traits>

namespace cardwright {

/// A list of small plain things that is filled again and again: it keeps its room, and can hand
/// out room that nobody has to fill twice (a vector always does).
template <typename T>
requires std::is_trivially_copyable_v<T>
class PlainList {
  public:
    PlainList() = default;
    PlainList(std::initializer_list<T> items) { assign({items.begin(), items.size()}); }
    PlainList(const PlainList& other) { assign(other); }
    PlainList& operator=(const PlainList& other) {
        if (this != &other) assign(other);
        return *this;
    }
    PlainList(PlainList&& other) noexcept { swap(other); }
    PlainList& operator=(PlainList&& other) noexcept {
        swap(other);
        return *this;
    }
    ~PlainList() = default;

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] T* data() noexcept { return items_.get(); }
    [[nodiscard]] const T* data() const noexcept { return items_.get(); }
    [[nodiscard]] T* begin() noexcept { return data(); }
    [[nodiscard]] T* end() noexcept { return data() + size_; }
    [[nodiscard]] const T* begin() const noexcept { return data(); }
    [[nodiscard]] const T* end() const noexcept { return data() + size_; }
    [[nodiscard]] T& operator[](std::size_t at) noexcept { return items_[at]; }
    [[nodiscard]] const T& operator[](std::size_t at) const noexcept { return items_[at]; }
    [[nodiscard]] T& back() noexcept { return items_[size_ - 1]; }

    void clear() noexcept { size_ = 0; }
    void push_back(const T& item) {
        const T kept = item;  // it may lie in here
        *room(1) = kept;
        ++size_;
    }
    void assign(std::span<const T> items) {
        size_ = 0;
        std::copy(items.begin(), items.end(), room(items.size()));
        size_ = items.size();
    }
    void erase(const T* first, const T* last) {
        T* const gap = data() + (first - data());
        end_at(std::copy(last, static_cast<const T*>(end()), gap));
    }

    /// Room for so many more behind the last. What is written there counts after `end_at`.
    [[nodiscard]] T* room(std::size_t more) {
        if (size_ + more > capacity_) grow(size_ + more);
        return data() + size_;
    }
    /// The list ends before this place.
    void end_at(const T* end) noexcept { size_ = static_cast<std::size_t>(end - data()); }

  private:
    void grow(std::size_t wanted) {
        const std::size_t larger = std::max<std::size_t>({wanted, capacity_ * 2, 16});
        auto moved = std::make_unique_for_overwrite<T[]>(larger);
        std::copy(data(), data() + size_, moved.get());
        items_ = std::move(moved);
        capacity_ = larger;
    }
    void swap(PlainList& other) noexcept {
        std::swap(items_, other.items_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
    }

    std::unique_ptr<T[]> items_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace cardwright

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <utility>

#include "state/ids.hpp"

namespace cardwright {

/// The cards of one zone, the bottom one first. Most zones hold few cards, so those lie in the list
/// itself: a state with some hundred zones is copied without a visit to each of their cards.
class CardList {
  public:
    using value_type = CardId;
    using iterator = CardId*;
    using const_iterator = const CardId*;

    CardList() = default;
    CardList(const CardList& other) { *this = other; }
    CardList& operator=(const CardList& other) {
        if (other.many_ == nullptr && many_ == nullptr) {
            few_ = other.few_;
            size_ = other.size_;
        } else if (this != &other) {
            assign(other);
        }
        return *this;
    }
    CardList(CardList&& other) noexcept { swap(other); }
    CardList& operator=(CardList&& other) noexcept {
        swap(other);
        return *this;
    }
    ~CardList() = default;

    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] CardId* data() noexcept { return many_ != nullptr ? many_.get() : few_.data(); }
    [[nodiscard]] const CardId* data() const noexcept {
        return many_ != nullptr ? many_.get() : few_.data();
    }
    [[nodiscard]] iterator begin() noexcept { return data(); }
    [[nodiscard]] iterator end() noexcept { return data() + size_; }
    [[nodiscard]] const_iterator begin() const noexcept { return data(); }
    [[nodiscard]] const_iterator end() const noexcept { return data() + size_; }
    [[nodiscard]] auto rbegin() const noexcept { return std::make_reverse_iterator(end()); }
    [[nodiscard]] auto rend() const noexcept { return std::make_reverse_iterator(begin()); }
    [[nodiscard]] CardId& operator[](std::size_t at) noexcept { return data()[at]; }
    [[nodiscard]] CardId operator[](std::size_t at) const noexcept { return data()[at]; }
    [[nodiscard]] CardId back() const noexcept { return data()[size_ - 1]; }

    void push_back(CardId card) {
        reserve(size_ + 1);
        data()[size_++] = card;
    }
    void pop_back() noexcept { --size_; }
    void clear() noexcept { size_ = 0; }
    /// The list ends after so many cards; there are not fewer.
    void resize(std::size_t size) noexcept { size_ = static_cast<std::uint32_t>(size); }
    void insert(const_iterator place, CardId card) {
        const std::ptrdiff_t at = place - begin();
        push_back(card);
        std::rotate(begin() + at, end() - 1, end());
    }
    /// Inserts cards of another list.
    template <typename Iterator>
    void insert(const_iterator place, Iterator first, Iterator last) {
        const std::ptrdiff_t at = place - begin();
        const std::size_t before = size_;
        reserve(before + static_cast<std::size_t>(std::distance(first, last)));
        size_ = static_cast<std::uint32_t>(std::copy(first, last, end()) - data());
        std::rotate(begin() + at, begin() + before, end());
    }
    void swap(CardList& other) noexcept {
        std::swap(few_, other.few_);
        std::swap(many_, other.many_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
    }

  private:
    static constexpr std::size_t most_few = 12;

    void assign(std::span<const CardId> cards) {
        clear();
        insert(end(), cards.begin(), cards.end());
    }
    void reserve(std::size_t wanted) {
        if (wanted <= capacity_) return;
        const std::size_t larger = std::max<std::size_t>(wanted, std::size_t{capacity_} * 2);
        auto moved = std::make_unique_for_overwrite<CardId[]>(larger);
        std::copy(begin(), end(), moved.get());
        many_ = std::move(moved);
        capacity_ = static_cast<std::uint32_t>(larger);
    }

    std::array<CardId, most_few> few_{};
    std::uint32_t size_ = 0;
    std::uint32_t capacity_ = most_few;
    std::unique_ptr<CardId[]> many_;  ///< all of them, where there are more than `most_few`
};

}  // namespace cardwright

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
            short_ = other.short_;
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

    [[nodiscard]] std::size_t size() const noexcept { return short_.size; }
    [[nodiscard]] bool empty() const noexcept { return short_.size == 0; }
    [[nodiscard]] CardId* data() noexcept {
        return many_ != nullptr ? many_.get() : short_.few.data();
    }
    [[nodiscard]] const CardId* data() const noexcept {
        return many_ != nullptr ? many_.get() : short_.few.data();
    }
    [[nodiscard]] iterator begin() noexcept { return data(); }
    [[nodiscard]] iterator end() noexcept { return data() + short_.size; }
    [[nodiscard]] const_iterator begin() const noexcept { return data(); }
    [[nodiscard]] const_iterator end() const noexcept { return data() + short_.size; }
    [[nodiscard]] auto rbegin() const noexcept { return std::make_reverse_iterator(end()); }
    [[nodiscard]] auto rend() const noexcept { return std::make_reverse_iterator(begin()); }
    [[nodiscard]] CardId& operator[](std::size_t at) noexcept { return data()[at]; }
    [[nodiscard]] CardId operator[](std::size_t at) const noexcept { return data()[at]; }
    [[nodiscard]] CardId back() const noexcept { return data()[short_.size - 1]; }

    void push_back(CardId card) {
        reserve(short_.size + 1);
        data()[short_.size++] = card;
    }
    void pop_back() noexcept { --short_.size; }
    void clear() noexcept { short_.size = 0; }
    /// The list ends after so many cards; there are not fewer.
    void resize(std::size_t size) noexcept { short_.size = static_cast<std::uint32_t>(size); }
    void insert(const_iterator place, CardId card) {
        const std::ptrdiff_t at = place - begin();
        push_back(card);
        std::rotate(begin() + at, end() - 1, end());
    }
    /// Inserts cards of another list.
    template <typename Iterator>
    void insert(const_iterator place, Iterator first, Iterator last) {
        const std::ptrdiff_t at = place - begin();
        const std::size_t before = short_.size;
        reserve(before + static_cast<std::size_t>(std::distance(first, last)));
        short_.size = static_cast<std::uint32_t>(std::copy(first, last, end()) - data());
        std::rotate(begin() + at, begin() + before, end());
    }
    void swap(CardList& other) noexcept {
        std::swap(short_, other.short_);
        std::swap(many_, other.many_);
    }

  private:
    static constexpr std::size_t most_few = 12;

    void assign(std::span<const CardId> cards) {
        clear();
        insert(end(), cards.begin(), cards.end());
    }
    void reserve(std::size_t wanted) {
        if (wanted <= short_.capacity) return;
        const std::size_t larger = std::max<std::size_t>(wanted, std::size_t{short_.capacity} * 2);
        auto moved = std::make_unique_for_overwrite<CardId[]>(larger);
        std::copy(begin(), end(), moved.get());
        many_ = std::move(moved);
        short_.capacity = static_cast<std::uint32_t>(larger);
    }

    /// All there is to a short list, to be copied at one go.
    struct Short {
        std::array<CardId, most_few> few{};
        std::uint32_t size = 0;
        std::uint32_t capacity = most_few;
    };

    Short short_;
    std::unique_ptr<CardId[]> many_;  ///< all of them, where there are more than `most_few`
};

}  // namespace cardwright

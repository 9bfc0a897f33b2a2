#pragma once

#include <array>
#include <cstddef>
#include <memory>

namespace cardwright {

/// Small blocks of one Lua state, out of one piece of memory and back into lists by size: a card
/// script makes and drops thousands of tables and strings a game, and each would be a walk through
/// the system's allocator. Whatever does not fit in any more comes from there after all, so that a
/// script cannot make the pool grow. With the address sanitizer nothing fits: it is to see each
/// block.
class BlockPool {
  public:
    static constexpr std::size_t largest_block = 256;

    /// Nothing if it does not fit in.
    [[nodiscard]] void* take(std::size_t size) noexcept {
        if (size > largest_block) return nullptr;
        Free*& list = free_[list_of(size)];
        if (list == nullptr) return take_fresh(size);
        Free* block = list;
        list = block->next;
        return block;
    }
    [[nodiscard]] bool owns(const void* block) const noexcept {
        const auto* at = static_cast<const std::byte*>(block);
        return at >= memory_.get() && at < memory_.get() + bytes && memory_ != nullptr;
    }
    void give_back(void* block, std::size_t size) noexcept {
        Free*& list = free_[list_of(size)];
        list = new (block) Free{list};
    }
    /// Whether a block of one size can stay where it is and serve as one of the other.
    [[nodiscard]] static constexpr bool same_room(std::size_t one, std::size_t other) noexcept {
        return list_of(one) == list_of(other);
    }

  private:
    struct Free {
        Free* next;
    };
    static constexpr std::size_t grain = 16;
    static constexpr std::size_t bytes = std::size_t{2} * 1024 * 1024;

    [[nodiscard]] static constexpr std::size_t list_of(std::size_t size) noexcept {
        return (size + grain - 1) / grain;
    }
    [[nodiscard]] void* take_fresh(std::size_t size) noexcept;

    std::array<Free*, largest_block / grain + 1> free_{};
    std::unique_ptr<std::byte[]> memory_;
    std::size_t used_ = 0;
};

}  // namespace cardwright

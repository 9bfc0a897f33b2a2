#include "script/sandbox/allocator.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <lua.hpp>

namespace cardwright {
namespace {

/// A full collection of a full heap takes about a tenth of a second: a script that hovers just
/// below the cap must not be able to ask for one with every instruction.
constexpr std::uint32_t cured_refusals_per_call = 3;

/// Filling such a block takes so long that the clock is looked at first: a table that is rebuilt
/// again and again would else do minutes of work between two ticks of the hook.
constexpr std::size_t large_block = std::size_t{64} * 1024;

/// A large block that is no string is part of a table: its entries are put in place one by one,
/// which takes longer than copying bytes.
constexpr std::uint64_t table_weight = 3;

/// What Lua puts around the text of a string; counted out so that the limit is the length.
constexpr std::size_t string_header_bytes = 32;

}  // namespace

Allocator::Allocator(const ScriptLimits& limits, CallClock& clock) noexcept
    : clock_(clock),
      memory_cap_(limits.memory_bytes),
      string_cap_(limits.string_bytes),
      volume_cap_(limits.allocation_volume_per_call) {}

void Allocator::begin_call() noexcept {
    volume_ = 0;
    hit_ = Limit::none;
    retry_follows_ = false;
    cured_refusals_ = 0;
}

bool Allocator::may_grow(std::size_t new_size, std::size_t growth, bool is_string) noexcept {
    if (hit_ != Limit::none) return false;
    if (is_string && new_size > string_cap_ + string_header_bytes) {
        hit_ = Limit::string_bytes;
        return false;
    }
    if (live_ > memory_cap_ || growth > memory_cap_ - live_) {
        if (retry_follows_ || ++cured_refusals_ > cured_refusals_per_call) {
            hit_ = Limit::memory_bytes;
        }
        retry_follows_ = true;
        return false;
    }
    retry_follows_ = false;
    const bool is_large = new_size >= large_block;
    const std::uint64_t volume = is_large && !is_string ? table_weight * new_size : new_size;
    if (volume > volume_cap_ - volume_) {
        hit_ = Limit::allocation_volume_per_call;
        return false;
    }
    if (is_large && clock_.is_over()) {
        hit_ = Limit::clock_seconds_per_call;
        return false;
    }
    volume_ += volume;
    return true;
}

void* Allocator::allocate(void* self, void* block, std::size_t old_size,
                          std::size_t new_size) noexcept {
    auto& allocator = *static_cast<Allocator*>(self);
    // For a new block Lua passes the type of the object in place of the old size.
    const bool is_string = block == nullptr && old_size == LUA_TSTRING;
    const std::size_t held = block == nullptr ? 0 : old_size;
    if (new_size == 0) {
        allocator.release(block, held);
        allocator.live_ -= held;
        return nullptr;
    }
    // Lua relies on it that a block can always be made smaller.
    const bool grows = new_size > held;
    if (grows && allocator.host_depth_ == 0 &&
        !allocator.may_grow(new_size, new_size - held, is_string)) {
        return nullptr;
    }
    void* moved = allocator.resize(block, held, new_size);
    if (moved == nullptr) return grows ? nullptr : block;
    if (grows) {
        ++allocator.blocks_asked_;
        allocator.bytes_asked_ += new_size - held;
    }
    allocator.live_ = allocator.live_ - held + new_size;
    return moved;
}

void Allocator::release(void* block, std::size_t size) noexcept {
    if (pool_.owns(block)) {
        pool_.give_back(block, size);
    } else {
        std::free(block);
    }
}

void* Allocator::resize(void* block, std::size_t old_size, std::size_t new_size) noexcept {
    const bool pooled = block != nullptr && pool_.owns(block);
    if (pooled && BlockPool::same_room(old_size, new_size)) return block;
    void* moved = pool_.take(new_size);
    if (moved == nullptr) {
        if (!pooled) return std::realloc(block, new_size);
        moved = std::malloc(new_size);
    }
    if (moved == nullptr || block == nullptr) return moved;
    std::memcpy(moved, block, std::min(old_size, new_size));
    release(block, old_size);
    return moved;
}

}  // namespace cardwright

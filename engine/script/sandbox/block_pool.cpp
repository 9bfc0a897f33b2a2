#include "script/sandbox/block_pool.hpp"

#include <new>

namespace cardwright {

void* BlockPool::take_fresh(std::size_t size) noexcept {
#ifdef __SANITIZE_ADDRESS__
    static_cast<void>(size);
    return nullptr;
#else
    if (memory_ == nullptr) memory_.reset(new (std::nothrow) std::byte[bytes]);
    const std::size_t room = list_of(size) * grain;
    if (memory_ == nullptr || bytes - used_ < room) return nullptr;
    void* block = memory_.get() + used_;
    used_ += room;
    return block;
#endif
}

}  // namespace cardwright

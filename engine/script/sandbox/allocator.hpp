#pragma once

#include <cstddef>
#include <cstdint>

#include "script/sandbox/block_pool.hpp"
#include "script/sandbox/call_clock.hpp"
#include "script/sandbox/limits.hpp"

namespace cardwright {

/// The memory of one Lua state: a cap on what is alive, a cap on the length of a string, and a
/// budget for everything asked for during one call.
///
/// When Lua is refused it collects garbage and asks again. A refusal that such a collection cures
/// is forgiven a few times in a call (each costs a full collection); any other is final until the
/// next call, so a script cannot live on at the cap.
class Allocator {
  public:
    Allocator(const ScriptLimits& limits, CallClock& clock) noexcept;

    /// The `lua_Alloc` function; `self` is the Allocator.
    static void* allocate(void* self, void* block, std::size_t old_size,
                          std::size_t new_size) noexcept;

    void begin_call() noexcept;

    /// The limit that was finally reached during this call.
    [[nodiscard]] Limit hit() const noexcept { return hit_; }
    [[nodiscard]] std::size_t live_bytes() const noexcept { return live_; }
    [[nodiscard]] std::uint64_t volume() const noexcept { return volume_; }
    /// Since it was made: blocks asked for or made larger, and how many bytes that was.
    [[nodiscard]] std::uint64_t blocks_asked() const noexcept { return blocks_asked_; }
    [[nodiscard]] std::uint64_t bytes_asked() const noexcept { return bytes_asked_; }

  private:
    friend class HostRoom;
    friend class ScriptRoom;

    [[nodiscard]] bool may_grow(std::size_t new_size, std::size_t growth, bool is_string) noexcept;

    [[nodiscard]] void* resize(void* block, std::size_t old_size, std::size_t new_size) noexcept;
    void release(void* block, std::size_t size) noexcept;

    BlockPool pool_;
    CallClock& clock_;
    std::size_t memory_cap_;
    std::size_t string_cap_;
    std::uint64_t volume_cap_;
    std::size_t live_ = 0;
    std::uint64_t volume_ = 0;
    std::uint64_t blocks_asked_ = 0;
    std::uint64_t bytes_asked_ = 0;
    Limit hit_ = Limit::none;
    bool retry_follows_ = false;
    std::uint32_t cured_refusals_ = 0;
    std::uint32_t host_depth_ = 0;
};

/// While one is alive the limits do not apply: for what the host itself pushes outside a protected
/// call, where a refusal would be a panic. Only for frames through which Lua cannot raise.
class HostRoom {
  public:
    explicit HostRoom(Allocator& allocator) noexcept : allocator_(allocator) {
        ++allocator_.host_depth_;
    }
    ~HostRoom() { --allocator_.host_depth_; }
    HostRoom(const HostRoom&) = delete;
    HostRoom& operator=(const HostRoom&) = delete;

  private:
    Allocator& allocator_;
};

/// The opposite: while one is alive the limits apply, whatever room its caller had. For a script
/// that is run by a function of the host that a script has called.
class ScriptRoom {
  public:
    explicit ScriptRoom(Allocator& allocator) noexcept
        : allocator_(allocator), before_(allocator.host_depth_) {
        allocator_.host_depth_ = 0;
    }
    ~ScriptRoom() { allocator_.host_depth_ = before_; }
    ScriptRoom(const ScriptRoom&) = delete;
    ScriptRoom& operator=(const ScriptRoom&) = delete;

  private:
    Allocator& allocator_;
    std::uint32_t before_;
};

}  // namespace cardwright

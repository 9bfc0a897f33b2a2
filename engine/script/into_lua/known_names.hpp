#pragma once

#include <cstddef>
#include <cstdint>
#include <lua.hpp>
#include <vector>

#include "state/value.hpp"

namespace cardwright {

/// What a name means on one kind of object: a function of ours, another function, or a field.
struct Meaning {
    const char* text = nullptr;  ///< where Lua keeps the name
    ValueKind kind = ValueKind::none;
    lua_CFunction function = nullptr;
    int reference = LUA_NOREF;  ///< to a function in the registry
    lua_Integer field = 0;
};

/// The names of objects by where Lua keeps them: a short text exists only once in a Lua state, so
/// its address says which one it is as long as somebody holds it. The tables of names do.
class KnownNames {
  public:
    void add(const Meaning& meaning) {
        if (places_.size() < 4 * (count_ + 1)) grow();
        put(meaning);
        ++count_;
    }
    [[nodiscard]] const Meaning* find(ValueKind kind, const char* text) const noexcept {
        if (places_.empty()) return nullptr;
        for (std::size_t at = place_of(kind, text);; at = (at + 1) & (places_.size() - 1)) {
            const Meaning& there = places_[at];
            if (there.text == nullptr) return nullptr;
            if (there.text == text && there.kind == kind) return &there;
        }
    }

  private:
    [[nodiscard]] std::size_t place_of(ValueKind kind, const char* text) const noexcept {
        const auto address = reinterpret_cast<std::uintptr_t>(text);
        return ((address >> 4) + (address >> 12) + 37 * static_cast<std::size_t>(kind)) &
               (places_.size() - 1);
    }
    void put(const Meaning& meaning) {
        std::size_t at = place_of(meaning.kind, meaning.text);
        while (places_[at].text != nullptr) at = (at + 1) & (places_.size() - 1);
        places_[at] = meaning;
    }
    void grow() {
        std::vector<Meaning> before(places_.empty() ? 256 : 2 * places_.size());
        before.swap(places_);
        for (const Meaning& meaning : before) {
            if (meaning.text != nullptr) put(meaning);
        }
    }

    std::vector<Meaning> places_;  // a power of two, at most a quarter taken
    std::size_t count_ = 0;
};

}  // namespace cardwright

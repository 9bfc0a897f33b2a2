#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cardwright {

/// What texts stand for, by where Lua keeps them: a short text exists only once in a Lua state, so
/// its address says which one it is, as long as somebody holds it. Whoever adds one must see to
/// that.
template <typename T>
class AddressMap {
  public:
    void add(const char* text, const T& meaning) {
        if (places_.size() < 4 * (count_ + 1)) grow();
        put({text, meaning});
        ++count_;
    }
    [[nodiscard]] const T* find(const char* text) const noexcept {
        if (places_.empty()) return nullptr;
        for (std::size_t at = place_of(text);; at = (at + 1) & (places_.size() - 1)) {
            const Place& place = places_[at];
            if (place.text == text) return &place.meaning;
            if (place.text == nullptr) return nullptr;
        }
    }

  private:
    struct Place {
        const char* text = nullptr;
        T meaning{};
    };
    [[nodiscard]] std::size_t place_of(const char* text) const noexcept {
        const auto address = reinterpret_cast<std::uintptr_t>(text);
        return ((address >> 4) + (address >> 13)) & (places_.size() - 1);
    }
    void put(const Place& added) {
        std::size_t at = place_of(added.text);
        while (places_[at].text != nullptr) at = (at + 1) & (places_.size() - 1);
        places_[at] = added;
    }
    void grow() {
        std::vector<Place> before(places_.empty() ? 16 : 2 * places_.size());
        before.swap(places_);
        for (const Place& place : before) {
            if (place.text != nullptr) put(place);
        }
    }

    std::vector<Place> places_;  // a power of two, at most a quarter taken
    std::size_t count_ = 0;
};

}  // namespace cardwright

#include "catalog/content_hash.hpp"

#include <fmt/format.h>

namespace cardwright {

void ContentHash::mix(std::string_view bytes) noexcept {
    for (const char byte : bytes) {
        hash_ ^= static_cast<unsigned char>(byte);
        hash_ *= 0x100000001B3ULL;
    }
}

void ContentHash::add(std::string_view path, std::string_view bytes) noexcept {
    // With the lengths, text cannot move from one file to the next unnoticed.
    for (const std::string_view part : {path, bytes}) {
        for (std::uint64_t length = part.size(), i = 0; i < 8; ++i, length >>= 8U) {
            const char byte = static_cast<char>(length & 0xFFU);
            mix({&byte, 1});
        }
        mix(part);
    }
}

std::string ContentHash::hex() const {
    return fmt::format("{:016x}", hash_);
}

}  // namespace cardwright

#include "catalog/content_hash.hpp"

#include <fmt/format.h>

namespace cardwright {

void ContentHash::add(std::string_view path, std::string_view bytes) noexcept {
    // With the lengths, text cannot move from one file to the next unnoticed.
    for (const std::string_view part : {path, bytes}) {
        for (std::uint64_t length = part.size(), i = 0; i < 8; ++i, length >>= 8U) {
            const char byte = static_cast<char>(length & 0xFFU);
            hash_ = hash_text({&byte, 1}, hash_);
        }
        hash_ = hash_text(part, hash_);
    }
}

std::string ContentHash::hex() const {
    return fmt::format("{:016x}", hash_);
}

}  // namespace cardwright

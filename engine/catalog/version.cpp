#include "catalog/version.hpp"

namespace cardwright {

std::string_view engine_version() noexcept {
    return CARDWRIGHT_VERSION;
}

std::string_view engine_build() noexcept {
    return CARDWRIGHT_BUILD;
}

}  // namespace cardwright

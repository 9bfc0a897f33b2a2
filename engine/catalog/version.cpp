#include "catalog/version.hpp"

namespace cardwright {

std::string_view engine_version() noexcept {
    return CARDWRIGHT_VERSION;
}

}  // namespace cardwright

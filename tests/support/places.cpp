#include "support/places.hpp"

namespace cardwright::testing {

const char* source_tree() {
    return CARDWRIGHT_SOURCE_DIR;
}

const char* built_program() {
    return CARDWRIGHT_PROGRAM;
}

}  // namespace cardwright::testing

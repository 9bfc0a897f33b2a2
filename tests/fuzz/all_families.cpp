#include "fuzz/family.hpp"

namespace cardwright::fuzz {

std::vector<std::unique_ptr<Family>> all_families(Coverage* coverage) {
    std::vector<std::unique_ptr<Family>> families;
    families.push_back(script_family(coverage));
    families.push_back(content_family());
    families.push_back(record_family());
    families.push_back(console_family());
    families.push_back(spec_family());
    return families;
}

}  // namespace cardwright::fuzz

#include "attacks/hostile_kit.hpp"

#include <fstream>

#include "support/places.hpp"

namespace attack {
namespace {

namespace fs = std::filesystem;
using namespace cardwright;

std::string text_of(const fs::path& file) {
    std::ifstream input{file};
    return {std::istreambuf_iterator<char>{input}, {}};
}

}  // namespace

Kit hostile_kit(const fs::path& mod, const std::vector<std::string>& sets) {
    const fs::path own{testing::source_tree()};
    const fs::path replaced = mod / "into-ruleset";
    Overlay overlay;
    if (fs::exists(replaced)) {
        for (const auto& entry : fs::recursive_directory_iterator{replaced}) {
            if (!entry.is_regular_file()) continue;
            const auto inside = entry.path().lexically_relative(replaced);
            overlay[(own / "scripts" / "dominion" / inside).generic_string()] =
                text_of(entry.path());
        }
    }
    const std::vector<fs::path> roots{own, mod};
    return Kit{Catalog::open(roots, overlay), roots, "dominion", sets};
}

}  // namespace attack

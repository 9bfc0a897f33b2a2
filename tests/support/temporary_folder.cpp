#include "support/temporary_folder.hpp"

#include <unistd.h>

#include <atomic>
#include <fstream>

namespace cardwright::testing {

TemporaryFolder::TemporaryFolder() {
    static std::atomic<int> count{0};
    path_ = std::filesystem::temp_directory_path() /
            ("cardwright_test_" + std::to_string(::getpid()) + "_" + std::to_string(++count));
    std::filesystem::create_directories(path_);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

void TemporaryFolder::write(const std::filesystem::path& inside, std::string_view text) const {
    std::filesystem::create_directories((path_ / inside).parent_path());
    std::ofstream{path_ / inside, std::ios::binary} << text;
}

}  // namespace cardwright::testing

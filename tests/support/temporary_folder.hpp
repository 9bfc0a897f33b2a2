// A folder on disk that is gone when the test ends.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace cardwright::testing {

class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    TemporaryFolder(TemporaryFolder&&) = delete;
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
    [[nodiscard]] std::string file(const std::string& name) const {
        return (path_ / name).string();
    }
    void write(const std::filesystem::path& inside, std::string_view text) const;

  private:
    std::filesystem::path path_;
};

}  // namespace cardwright::testing

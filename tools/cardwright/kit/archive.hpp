// Archives of mods: what somebody else has packed is not trusted.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace cardwright::tool {

struct PackedFile {
    std::string path;  ///< with forward slashes, inside the archive
    std::string text;
};

/// How much an archive may hold; whatever it says of itself, what is read is counted.
struct ArchiveLimits {
    std::size_t files = 20'000;
    std::size_t file_bytes = 16'000'000;
    std::size_t all_bytes = 64'000'000;
};

/// A zip file that is the same for the same files. Throws std::runtime_error.
void write_archive(const std::filesystem::path& archive, const std::vector<PackedFile>& files);

/// The files of an archive. Throws std::runtime_error for one that cannot be read, or that has a
/// path that leads out of it, a link or a device, a path twice, or too much.
[[nodiscard]] std::vector<PackedFile> read_archive(const std::filesystem::path& archive,
                                                   const ArchiveLimits& limits = {});

}  // namespace cardwright::tool

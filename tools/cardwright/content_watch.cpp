#include "cardwright/content_watch.hpp"

#include <array>
#include <functional>
#include <string>

#include "catalog/content_files.hpp"

namespace cardwright::tool {
namespace {

namespace fs = std::filesystem;

constexpr std::array content_folders{"cards", "scripts", "sets", "decks"};
constexpr const char* spec_folder = "tests";

/// Of its path, its size and when it was written. Nothing is read.
std::uint64_t fingerprint_of(const fs::path& file) {
    std::error_code problem;
    const auto written = fs::last_write_time(file, problem).time_since_epoch().count();
    const auto size = fs::file_size(file, problem);
    const std::string text =
        file.string() + '\n' + std::to_string(written) + '\n' + std::to_string(size);
    return std::hash<std::string>{}(text);
}

std::uint64_t fingerprint_of_folder(const fs::path& folder) {
    std::uint64_t sum = 0;  // a folder lists its files in any order
    std::error_code problem;
    for (auto entry = fs::recursive_directory_iterator{folder, problem};
         !problem && entry != fs::recursive_directory_iterator{}; entry.increment(problem)) {
        if (entry->is_regular_file(problem)) sum += fingerprint_of(entry->path());
    }
    return sum;
}

}  // namespace

ContentWatch::ContentWatch(std::vector<fs::path> roots, What what)
    : roots_{std::move(roots)}, what_{what}, known_{fingerprint()}, seen_{known_} {}

bool ContentWatch::changed() {
    const std::uint64_t now = fingerprint();
    const bool rested = now == seen_;
    seen_ = now;
    if (now == known_ || !rested) return false;
    known_ = now;
    return true;
}

std::uint64_t ContentWatch::fingerprint() const {
    std::uint64_t sum = 0;
    for (const fs::path& root : roots_) {
        sum += fingerprint_of(root / mod_file);
        for (const char* folder : content_folders) sum += fingerprint_of_folder(root / folder);
        if (what_ == What::with_specs) sum += fingerprint_of_folder(root / spec_folder);
    }
    return sum;
}

}  // namespace cardwright::tool

#include "cardwright/kit/archive.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>

#include <array>
#include <memory>
#include <set>
#include <stdexcept>

#include "catalog/content_files.hpp"

namespace cardwright::tool {
namespace {

struct CloseArchive {
    void operator()(archive* open) const { archive_free(open); }
};
using OpenArchive = std::unique_ptr<archive, CloseArchive>;

struct FreeEntry {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

class ArchiveReader {
  public:
    ArchiveReader(const std::filesystem::path& file, const ArchiveLimits& limits)
        : name_{file.filename().string()}, limits_{limits}, open_{archive_read_new()} {
        archive_read_support_format_zip(open_.get());
        archive_read_support_format_tar(open_.get());
        archive_read_support_filter_gzip(open_.get());
        archive_read_support_filter_xz(open_.get());
        constexpr std::size_t block = 65'536;
        if (archive_read_open_filename(open_.get(), file.c_str(), block) != ARCHIVE_OK)
            fail_to_read();
    }

    std::vector<PackedFile> read() {
        archive_entry* entry = nullptr;
        while (true) {
            const int status = archive_read_next_header(open_.get(), &entry);
            if (status == ARCHIVE_EOF) return std::move(files_);
            if (status != ARCHIVE_OK) fail_to_read();
            read_entry(*entry);
        }
    }

  private:
    [[noreturn]] void refuse(const std::string& why) const {
        throw std::runtime_error{fmt::format("{} is refused: {}", name_, why)};
    }
    [[noreturn]] void fail_to_read() const {
        const char* why = archive_error_string(open_.get());
        refuse(why != nullptr ? why : "it is no archive");
    }

    void read_entry(archive_entry& entry) {
        const char* given = archive_entry_pathname(&entry);
        std::string path = given != nullptr ? given : "";
        const bool link =
            archive_entry_hardlink(&entry) != nullptr || archive_entry_symlink(&entry) != nullptr;
        const auto type = archive_entry_filetype(&entry);
        if (link || (type != AE_IFREG && type != AE_IFDIR)) {
            refuse(fmt::format("\"{}\" is a link or a device, and no file", path));
        }
        if (type == AE_IFDIR) {
            while (path.ends_with('/')) path.pop_back();
        }
        if (!is_safe_path(path)) refuse(fmt::format("\"{}\" leads out of it", path));
        if (++entries_ > limits_.files) refuse(fmt::format("more than {} files", limits_.files));
        if (type == AE_IFDIR) return;
        if (!paths_.insert(path).second) refuse(fmt::format("\"{}\" is in it twice", path));
        files_.push_back({path, read_text(path)});
    }

    std::string read_text(const std::string& path) {
        std::string text;
        std::array<char, 65'536> part{};
        while (true) {
            const auto size = archive_read_data(open_.get(), part.data(), part.size());
            if (size < 0) fail_to_read();
            if (size == 0) return text;
            all_bytes_ += static_cast<std::size_t>(size);
            text.append(part.data(), static_cast<std::size_t>(size));
            if (text.size() > limits_.file_bytes) {
                refuse(fmt::format("\"{}\" is larger than {} bytes", path, limits_.file_bytes));
            }
            if (all_bytes_ > limits_.all_bytes) {
                refuse(fmt::format("it holds more than {} bytes", limits_.all_bytes));
            }
        }
    }

    std::string name_;
    ArchiveLimits limits_;
    OpenArchive open_;
    std::vector<PackedFile> files_;
    std::set<std::string> paths_;
    std::size_t entries_ = 0;
    std::size_t all_bytes_ = 0;
};

}  // namespace

void write_archive(const std::filesystem::path& file, const std::vector<PackedFile>& files) {
    const OpenArchive open{archive_write_new()};
    const auto check = [&](la_ssize_t status) {
        if (status >= ARCHIVE_OK) return;
        throw std::runtime_error{
            fmt::format("cannot write {}: {}", file.string(), archive_error_string(open.get()))};
    };
    check(archive_write_set_format_zip(open.get()));
    check(archive_write_open_filename(open.get(), file.c_str()));
    for (const PackedFile& each : files) {
        const std::unique_ptr<archive_entry, FreeEntry> entry{archive_entry_new()};
        archive_entry_set_pathname(entry.get(), each.path.c_str());
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(each.text.size()));
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        constexpr int readable = 0644;
        archive_entry_set_perm(entry.get(), readable);
        // Always the same moment, so that the same mod is the same file.
        constexpr std::time_t some_day = 946'684'800;
        archive_entry_set_mtime(entry.get(), some_day, 0);
        check(archive_write_header(open.get(), entry.get()));
        check(archive_write_data(open.get(), each.text.data(), each.text.size()));
    }
    check(archive_write_close(open.get()));
}

std::vector<PackedFile> read_archive(const std::filesystem::path& file,
                                     const ArchiveLimits& limits) {
    return ArchiveReader{file, limits}.read();
}

}  // namespace cardwright::tool

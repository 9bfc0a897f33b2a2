#include "cardwright/append_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace cardwright::tool {
namespace {

std::string reason_of(int error) {
    return std::generic_category().message(error);
}

/// The size of a regular file; nothing for anything else.
std::optional<std::size_t> regular_size(int descriptor) {
    struct stat found = {};
    if (fstat(descriptor, &found) != 0 || !S_ISREG(found.st_mode)) return std::nullopt;
    return static_cast<std::size_t>(found.st_size);
}

}  // namespace

AppendFile::AppendFile(int descriptor, std::string path) noexcept
    : descriptor_{descriptor}, path_{std::move(path)} {}

AppendFile::~AppendFile() {
    if (descriptor_ >= 0) close(descriptor_);  // which unlocks it too
}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : descriptor_{std::exchange(other.descriptor_, -1)},
      path_{std::move(other.path_)},
      refusal_{other.refusal_},
      size_{other.size_},
      end_{other.end_} {}

AppendFile& AppendFile::operator=(AppendFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(path_, other.path_);
    std::swap(refusal_, other.refusal_);
    std::swap(size_, other.size_);
    std::swap(end_, other.end_);
    return *this;
}

void AppendFile::fail(const char* what) const {
    const int error = errno;
    throw std::runtime_error{fmt::format("cannot {} {}: {}", what, path_, reason_of(error))};
}

/// Where a file system knows no locks, everybody gets one.
bool AppendFile::lock() const noexcept {
    return flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

std::optional<AppendFile> AppendFile::make(const std::string& path) {
    constexpr mode_t readable_by_all = 0666;  // less what the user's mask takes away
    AppendFile file{
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, readable_by_all),
        path};
    if (file.descriptor_ < 0) {
        if (errno == EEXIST) return std::nullopt;
        file.fail("write");
    }
    static_cast<void>(file.lock());
    return file;
}

AppendFile AppendFile::open(const std::string& path) {
    struct stat found = {};
    if (stat(path.c_str(), &found) != 0) {
        if (errno == ENOENT) throw std::runtime_error{fmt::format("there is no file {}", path)};
        throw std::runtime_error{fmt::format("cannot read {}: {}", path, reason_of(errno))};
    }
    // Opening a pipe or a device might wait for ever, or do something.
    if (!S_ISREG(found.st_mode)) throw std::runtime_error{fmt::format("{} is no file", path)};
    AppendFile file{::open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC), path};
    if (file.descriptor_ < 0) {
        file.refusal_ = Refusal::protected_file;
        file.descriptor_ = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (file.descriptor_ < 0) file.fail("read");
    } else if (!file.lock()) {
        file.refusal_ = Refusal::in_use;
    }
    const auto size = regular_size(file.descriptor_);
    if (!size) throw std::runtime_error{fmt::format("{} is no file", path)};
    file.size_ = file.end_ = *size;
    return file;
}

bool AppendFile::is(const std::string& path) const {
    struct stat mine = {};
    struct stat other = {};
    return fstat(descriptor_, &mine) == 0 && stat(path.c_str(), &other) == 0 &&
           mine.st_dev == other.st_dev && mine.st_ino == other.st_ino;
}

std::string AppendFile::read(std::size_t most_bytes) const {
    std::string text;
    text.resize(std::min(size_, most_bytes + 1));
    std::size_t filled = 0;
    while (filled < text.size()) {
        const ssize_t got = pread(descriptor_, text.data() + filled, text.size() - filled,
                                  static_cast<off_t>(filled));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) fail("read");
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
    }
    text.resize(filled);
    return text;
}

void AppendFile::append(std::string_view text) {
    const auto size = regular_size(descriptor_);
    if (!size || *size != size_) {
        throw std::runtime_error{
            fmt::format("cannot write {}: another program has changed it", path_)};
    }
    if (size_ != end_ && ftruncate(descriptor_, static_cast<off_t>(end_)) != 0) fail("write");
    size_ = end_;
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t written = pwrite(descriptor_, text.data() + done, text.size() - done,
                                       static_cast<off_t>(end_ + done));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            if (written == 0) errno = ENOSPC;
            const int error = errno;
            // Half a line must not stand before what follows later.
            if (done > 0 && ftruncate(descriptor_, static_cast<off_t>(end_)) != 0) {
                size_ = end_ + done;
            }
            errno = error;
            fail("write");
        }
        done += static_cast<std::size_t>(written);
    }
    end_ += text.size();
    size_ = end_;
}

void AppendFile::settle() const noexcept {
    fdatasync(descriptor_);
}

void AppendFile::remove() const noexcept {
    if (is(path_)) unlink(path_.c_str());
}

}  // namespace cardwright::tool

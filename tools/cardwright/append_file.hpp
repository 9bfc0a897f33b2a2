#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cardwright::tool {

/// A regular file to which one program at a time adds. It is never written through a link, and
/// nothing that is already there is written over. Failures are std::runtime_error with a sentence.
class AppendFile {
  public:
    /// A new file, locked. Nothing if something of that name is there already, whatever it is.
    [[nodiscard]] static std::optional<AppendFile> make(const std::string& path);
    /// A file that is there. Whether it may be added to is said by `refusal`.
    [[nodiscard]] static AppendFile open(const std::string& path);

    ~AppendFile();
    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&& other) noexcept;
    AppendFile(const AppendFile&) = delete;
    AppendFile& operator=(const AppendFile&) = delete;

    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    [[nodiscard]] std::size_t size() const noexcept { return end_; }
    /// Why nothing can be added: another program has the file, or it is a link, or protected.
    enum class Refusal { none, in_use, protected_file };
    [[nodiscard]] Refusal refusal() const noexcept { return refusal_; }
    /// Is it the file of that name?
    [[nodiscard]] bool is(const std::string& path) const;
    /// Its name is gone, or another file has it: what is added cannot be found under that name.
    [[nodiscard]] bool gone() const { return !is(path_); }

    [[nodiscard]] std::string read(std::size_t most_bytes) const;
    /// What follows is not whole: the next text takes its place.
    void ends_at(std::size_t bytes) noexcept { end_ = bytes; }
    /// All of it, or nothing and an error.
    void append(std::string_view text);
    /// Waits until what was added would survive a power failure.
    void settle() const noexcept;
    void remove() const noexcept;

  private:
    AppendFile(int descriptor, std::string path) noexcept;
    [[noreturn]] void fail(const char* what) const;
    [[nodiscard]] bool lock() const noexcept;

    int descriptor_ = -1;
    std::string path_;
    Refusal refusal_ = Refusal::none;
    std::size_t size_ = 0;  ///< what it should have when nobody else writes
    std::size_t end_ = 0;
};

}  // namespace cardwright::tool

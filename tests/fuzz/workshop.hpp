// A folder of its own for what reads and writes files: content beside which nothing else is found,
// and the place where whatever is written ends up.
#pragma once

#include <filesystem>
#include <string>

namespace cardwright::fuzz {

class Workshop {
  public:
    Workshop();
    ~Workshop();
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;
    Workshop(Workshop&&) = delete;
    Workshop& operator=(Workshop&&) = delete;

    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }
    void write(const std::string& name, const std::string& text) const;
    /// Takes away what was written since.
    void clear() const;

    /// While it lives, the program's content is that of the workshop, its files are written there,
    /// and what it prints goes into a file.
    class Inside {
      public:
        explicit Inside(const Workshop& workshop);
        ~Inside();
        Inside(const Inside&) = delete;
        Inside& operator=(const Inside&) = delete;
        Inside(Inside&&) = delete;
        Inside& operator=(Inside&&) = delete;

        [[nodiscard]] std::string printed() const;

      private:
        std::filesystem::path before_;
        std::string file_;
        int output_ = -1;
        std::string data_;
        std::string home_;
    };

  private:
    std::filesystem::path folder_;
};

}  // namespace cardwright::fuzz

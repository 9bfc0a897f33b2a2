#include "fuzz/workshop.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "fuzz/sources.hpp"

namespace cardwright::fuzz {
namespace {

constexpr const char* data_variable = "CARDWRIGHT_DATA";
constexpr const char* home_variable = "XDG_DATA_HOME";

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

void set_variable(const char* name, const std::string& value) {
    if (value.empty()) {
        unsetenv(name);
    } else {
        setenv(name, value.c_str(), 1);
    }
}

}  // namespace

Workshop::Workshop() {
    std::string name = (std::filesystem::temp_directory_path() / "cardwright-fuzz-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error{"no folder can be made"};
    folder_ = name;
    const std::filesystem::path data = folder_ / "data";
    std::filesystem::create_directories(data / "scripts");
    std::filesystem::copy(source_folder() / "scripts/std", data / "scripts/std",
                          std::filesystem::copy_options::recursive);
    std::filesystem::copy(source_folder() / "tests/minis/brawl", data,
                          std::filesystem::copy_options::recursive |
                              std::filesystem::copy_options::overwrite_existing);
    clear();
}

Workshop::~Workshop() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

void Workshop::write(const std::string& name, const std::string& text) const {
    std::ofstream{folder_ / "work" / name, std::ios::binary} << text;
}

void Workshop::clear() const {
    std::filesystem::remove_all(folder_ / "work");
    std::filesystem::create_directories(folder_ / "work/home");
    std::filesystem::create_directories(folder_ / "work/folder");
}

Workshop::Inside::Inside(const Workshop& workshop)
    : before_{std::filesystem::current_path()},
      file_{(workshop.folder() / "printed.txt").string()},
      data_{variable(data_variable)},
      home_{variable(home_variable)} {
    std::filesystem::current_path(workshop.folder() / "work");
    set_variable(data_variable, (workshop.folder() / "data").string());
    set_variable(home_variable, (workshop.folder() / "work/home").string());
    std::fflush(stdout);
    output_ = dup(STDOUT_FILENO);
    const int file = open(file_.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
    dup2(file, STDOUT_FILENO);
    close(file);
}

Workshop::Inside::~Inside() {
    std::fflush(stdout);
    dup2(output_, STDOUT_FILENO);
    close(output_);
    set_variable(data_variable, data_);
    set_variable(home_variable, home_);
    std::error_code ignored;
    std::filesystem::current_path(before_, ignored);
}

std::string Workshop::Inside::printed() const {
    std::fflush(stdout);
    std::ifstream input{file_, std::ios::binary};
    return {std::istreambuf_iterator<char>{input}, {}};
}

}  // namespace cardwright::fuzz

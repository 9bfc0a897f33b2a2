#include "cardwright/whole_file.hpp"

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace cardwright::tool {

void write_whole_file(const std::string& path, std::string_view text) {
    namespace fs = std::filesystem;
    std::error_code problem;
    const auto fail = [&] { throw std::runtime_error{"\"" + path + "\" cannot be written"}; };
    const auto found = fs::symlink_status(path, problem);
    if (fs::exists(found) && !fs::is_regular_file(found)) fail();
    const std::string made = path + ".new";
    fs::remove(made, problem);  // nothing is written through a link that somebody has put there
    {
        std::ofstream file{made, std::ios::binary | std::ios::trunc};
        file << text;
        file.flush();
        if (!file) {
            fs::remove(made, problem);
            fail();
        }
    }
    fs::rename(made, path, problem);
    if (problem) {
        fs::remove(made, problem);
        fail();
    }
}

}  // namespace cardwright::tool

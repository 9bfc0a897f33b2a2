#include "catalog/text_file.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace cardwright {

std::string text_of_file(const std::string& path, std::size_t most_bytes) {
    std::error_code problem;
    const bool regular = std::filesystem::is_regular_file(path, problem);
    std::ifstream stream;
    if (regular) stream.open(path, std::ios::binary);
    if (!regular || !stream) throw std::invalid_argument{"cannot read \"" + path + "\""};
    std::string text;
    const std::uintmax_t size = std::filesystem::file_size(path, problem);
    text.resize(problem ? most_bytes + 1 : std::min<std::uintmax_t>(size, most_bytes) + 1);
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

}  // namespace cardwright

#include "catalog/pack_file.hpp"

#include <memory>
#include <stdexcept>

#include "catalog/read/pack_reader.hpp"
#include "catalog/yaml/yaml_reader.hpp"

namespace cardwright {

std::vector<std::string> read_pack_file(const std::string& path, std::string_view text) {
    const CatalogLimits limits;
    if (text.size() > limits.yaml_bytes) {
        throw std::invalid_argument{path + ": a pack has at most yaml_bytes (" +
                                    std::to_string(limits.yaml_bytes) + ") bytes"};
    }
    Report report{limits};
    const auto file = std::make_shared<const std::string>(path);
    std::vector<std::string> words;
    const auto tree = read_yaml(text, file, limits, report);
    if (tree) words = read_pack(CheckedNode{*tree, file, report});
    std::string problems;
    for (const Diagnostic& problem : report.take()) {
        if (problem.severity != Diagnostic::Severity::error) continue;
        problems += (problems.empty() ? "" : "\n") + to_text(problem);
    }
    if (!problems.empty()) throw std::invalid_argument{problems};
    return words;
}

}  // namespace cardwright

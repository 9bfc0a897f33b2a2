#pragma once

#include <map>
#include <string>

namespace cardwright::tool {

/// JSON Schemas of content files, by the name of the file: what editors complete and check with.
/// They ask for no more than the reader does, and for less where one key depends on another.
[[nodiscard]] std::map<std::string, std::string> json_schemas();

}  // namespace cardwright::tool

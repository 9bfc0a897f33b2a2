// Where the source tree and the built program are. Known to one file only, so that a compiler cache
// serves every clone of the project.
#pragma once

namespace cardwright::testing {

[[nodiscard]] const char* source_tree();
[[nodiscard]] const char* built_program();

}  // namespace cardwright::testing

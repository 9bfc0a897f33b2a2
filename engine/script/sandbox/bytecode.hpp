#pragma once

#include <exception>
#include <optional>
#include <span>
#include <string>

namespace cardwright {

/// The dump is not what Lua 5.4 writes; whatever it is, it cannot be checked.
class BadBytecode : public std::exception {
  public:
    [[nodiscard]] const char* what() const noexcept override { return "unknown byte code"; }
};

/// What the dumped function is, which decides which variables outlive a call.
enum class CodeRole {
    chunk,             // a whole file: its local variables, and _ENV
    lasting_function,  // a function kept after loading: the variables it was made with
};

struct LastingAssignment {
    std::string name;
    int line = 0;
};

/// The first assignment, anywhere in a function dumped by `lua_dump` (with debug information), to a
/// variable that lives on when the call is over, or to an _ENV of a function around it. Throws
/// BadBytecode.
[[nodiscard]] std::optional<LastingAssignment> find_lasting_assignment(
    std::span<const unsigned char> dump, CodeRole role);

}  // namespace cardwright

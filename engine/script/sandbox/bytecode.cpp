// Reads the dump of a Lua 5.4 function (ldump.c describes it; there is no other public way to the
// instructions) and follows each assignment to an upvalue back to the variable behind it.

#include "script/sandbox/bytecode.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace cardwright {
namespace {

constexpr std::size_t integer_size = 8;
constexpr std::size_t number_size = 8;
constexpr std::size_t instruction_size = 4;

/// Signature, version 5.4, official format, and bytes that text conversions would damage.
constexpr std::string_view header_start{"\x1bLua\x54\x00\x19\x93\r\n\x1a\n", 12};

constexpr std::uint32_t opcode_mask = 0x7f;
constexpr std::uint32_t opcode_setupval = 10;
constexpr int operand_b_shift = 16;
constexpr std::uint32_t operand_b_mask = 0xff;

/// In the line table: the line does not follow from the one before, look it up.
constexpr signed char absolute_line = -0x80;

enum ConstantTag : unsigned char {
    tag_nil = 0x00,
    tag_false = 0x01,
    tag_true = 0x11,
    tag_integer = 0x03,
    tag_number = 0x13,
    tag_short_string = 0x04,
    tag_long_string = 0x14,
};

class Reader {
  public:
    explicit Reader(std::span<const unsigned char> bytes) : rest_(bytes) {}

    std::span<const unsigned char> take(std::size_t count) {
        if (count > rest_.size()) throw BadBytecode();
        const auto taken = rest_.first(count);
        rest_ = rest_.subspan(count);
        return taken;
    }

    unsigned char byte() { return take(1)[0]; }

    /// Seven bits a byte, the most significant first; the last byte is marked.
    std::size_t size() {
        constexpr unsigned char last_mark = 0x80;
        std::size_t value = 0;
        for (;;) {
            const unsigned char part = byte();
            if (value > (SIZE_MAX >> 7)) throw BadBytecode();
            value = (value << 7) | (part & 0x7fU);
            if ((part & last_mark) != 0) return value;
        }
    }

    /// A count of things that each take at least a byte, so nobody reserves memory for a lie.
    std::size_t count() {
        const std::size_t value = size();
        if (value > rest_.size()) throw BadBytecode();
        return value;
    }

    std::string_view string() {
        const std::size_t length_plus_one = size();
        if (length_plus_one == 0) return {};
        const auto bytes = take(length_plus_one - 1);
        return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    }

    std::uint32_t instruction() {
        std::uint32_t value = 0;
        std::memcpy(&value, take(instruction_size).data(), instruction_size);
        return value;
    }

    [[nodiscard]] bool at_end() const noexcept { return rest_.empty(); }

  private:
    std::span<const unsigned char> rest_;
};

struct Upvalue {
    bool is_local_of_parent = false;  // else an upvalue of the parent
    std::size_t index = 0;
};

struct Assignment {
    std::size_t instruction = 0;
    std::size_t upvalue = 0;
};

struct Function {
    const Function* parent = nullptr;
    std::size_t line_defined = 0;
    std::vector<Assignment> assignments;
    std::vector<Upvalue> upvalues;
};

/// Does the variable behind an upvalue live on after the call?
bool outlives_call(const Function& function, std::size_t upvalue, CodeRole role) {
    if (upvalue >= function.upvalues.size()) throw BadBytecode();
    if (function.parent == nullptr) return true;
    const Upvalue& source = function.upvalues[upvalue];
    if (!source.is_local_of_parent) return outlives_call(*function.parent, source.index, role);
    const bool parent_is_root = function.parent->parent == nullptr;
    return parent_is_root && role == CodeRole::chunk;
}

class Search {
  public:
    Search(std::span<const unsigned char> dump, CodeRole role) : reader_(dump), role_(role) {}

    std::optional<LastingAssignment> run() {
        read_header();
        read_function(nullptr);
        if (!reader_.at_end()) throw BadBytecode();
        return found_;
    }

  private:
    void read_header() {
        const auto start = reader_.take(header_start.size());
        if (std::memcmp(start.data(), header_start.data(), header_start.size()) != 0) {
            throw BadBytecode();
        }
        const std::array expected_sizes{instruction_size, integer_size, number_size};
        for (const std::size_t expected : expected_sizes) {
            if (reader_.byte() != expected) throw BadBytecode();
        }
        reader_.take(integer_size + number_size);  // samples of both, for foreign machines
        reader_.byte();                            // number of upvalues
    }

    // Nested functions nest the calls of this one; the compiler allows at most 200 levels.
    void read_function(const Function* parent) {
        Function function;
        function.parent = parent;
        reader_.string();  // source
        function.line_defined = reader_.size();
        reader_.size();   // last line
        reader_.take(3);  // parameters, variable arguments, stack size
        read_code(function);
        skip_constants();
        read_upvalues(function);
        for (std::size_t left = reader_.count(); left > 0; --left) read_function(&function);
        read_debug_information(function);
    }

    void read_code(Function& function) {
        const std::size_t count = reader_.count();
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint32_t instruction = reader_.instruction();
            if ((instruction & opcode_mask) != opcode_setupval) continue;
            function.assignments.push_back({i, (instruction >> operand_b_shift) & operand_b_mask});
        }
    }

    void skip_constants() {
        for (std::size_t left = reader_.count(); left > 0; --left) {
            switch (reader_.byte()) {
                case tag_nil:
                case tag_false:
                case tag_true:
                    break;
                case tag_integer:
                    reader_.take(integer_size);
                    break;
                case tag_number:
                    reader_.take(number_size);
                    break;
                case tag_short_string:
                case tag_long_string:
                    reader_.string();
                    break;
                default:
                    throw BadBytecode();
            }
        }
    }

    void read_upvalues(Function& function) {
        for (std::size_t left = reader_.count(); left > 0; --left) {
            const bool is_local_of_parent = reader_.byte() != 0;
            const std::size_t index = reader_.byte();
            reader_.byte();  // kind: ordinary, constant, to be closed
            function.upvalues.push_back({is_local_of_parent, index});
        }
    }

    void read_debug_information(const Function& function) {
        const auto line_steps = reader_.take(reader_.count());
        std::vector<std::pair<std::size_t, std::size_t>> absolute_lines;  // instruction, line
        for (std::size_t left = reader_.count(); left > 0; --left) {
            const std::size_t instruction = reader_.size();
            absolute_lines.emplace_back(instruction, reader_.size());
        }
        for (std::size_t left = reader_.count(); left > 0; --left) {
            reader_.string();  // a local variable
            reader_.size();    // first instruction
            reader_.size();    // last instruction
        }
        std::vector<std::string_view> names;
        for (std::size_t left = reader_.count(); left > 0; --left) {
            names.push_back(reader_.string());
        }

        // One pass: the assignments are in the order of their instructions.
        auto line = static_cast<std::int64_t>(function.line_defined);
        auto absolute = absolute_lines.begin();
        std::size_t next = 0;
        for (const Assignment& assignment : function.assignments) {
            if (assignment.instruction >= line_steps.size()) throw BadBytecode();
            for (; next <= assignment.instruction; ++next) {
                const auto step = static_cast<signed char>(line_steps[next]);
                if (step != absolute_line) {
                    line += step;
                    continue;
                }
                if (absolute == absolute_lines.end()) throw BadBytecode();
                line = static_cast<std::int64_t>((absolute++)->second);
            }
            const std::string_view name =
                assignment.upvalue < names.size() ? names[assignment.upvalue] : "?";
            // An _ENV is never replaced, whoever has made it: so nobody has to wonder whether the
            // functions that only look up names in it keep something there.
            if (name == "_ENV" || outlives_call(function, assignment.upvalue, role_)) {
                note(name, static_cast<int>(line));
            }
        }
    }

    /// The functions come innermost first; people want the first line of the file.
    void note(std::string_view name, int line) {
        if (!found_ || line < found_->line) found_ = LastingAssignment{std::string(name), line};
    }

    Reader reader_;
    CodeRole role_;
    std::optional<LastingAssignment> found_;
};

}  // namespace

std::optional<LastingAssignment> find_lasting_assignment(std::span<const unsigned char> dump,
                                                         CodeRole role) {
    return Search(dump, role).run();
}

}  // namespace cardwright

#include "cardwright/output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

#include "cardwright/commands.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

int output_problem = 0;  // why standard output could not be written, the first time

bool write_to(std::FILE* stream, std::string_view text) {
    errno = 0;
    const bool written =
        std::fwrite(text.data(), 1, text.size(), stream) == text.size() && std::fflush(stream) == 0;
    if (!written && stream == stdout && output_problem == 0) {
        output_problem = errno != 0 ? errno : EIO;
    }
    return written;
}

std::string line_of(std::string_view text, Tone tone) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    return coloured(text, tone) + "\n";
}

}  // namespace

bool say(std::string_view text, Tone tone) {
    return write_to(stdout, line_of(text, tone));
}

bool say_error(std::string_view text, Tone tone) {
    return write_to(stderr, line_of(text, tone));
}

bool write_out(std::string_view safe) {
    return write_to(stdout, safe);
}

void rewrite_line(std::string_view safe) {
    static_cast<void>(write_to(stderr, "\r\x1b[K" + std::string{safe}));
}

void keep_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
        // Takes the lowest number that is free, which is this one. Only for reading: what is
        // written must fail, not vanish.
        static_cast<void>(open("/dev/null", O_RDONLY | O_CLOEXEC));
    }
}

int finish_output(int exit_code) {
    static_cast<void>(write_to(stdout, ""));
    if (output_problem == 0) return exit_code;
    say_error("cardwright: the output could not be written: " +
              std::generic_category().message(output_problem));
    return exit_code == success ? static_cast<int>(failure) : exit_code;
}

}  // namespace cardwright::tool

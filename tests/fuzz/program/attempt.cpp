#include "fuzz/program/attempt.hpp"

#include <fcntl.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace cardwright::fuzz {
namespace {

constexpr int longest_work_seconds = 60;
constexpr int longest_wait_seconds = 180;
constexpr const char* problem_mark = "fuzz-problem: ";

/// The line of a sanitizer's report that names the defect, without addresses.
std::string summary_in(const std::string& log) {
    for (const char* mark : {"SUMMARY: ", "runtime error: ", "terminate called", "LeakSanitizer"}) {
        const std::size_t at = log.find(mark);
        if (at == std::string::npos) continue;
        const std::size_t begin = log.rfind('\n', at) + 1;
        return log.substr(begin, std::min(log.find('\n', at), log.size()) - begin);
    }
    return {};
}

}  // namespace

std::string Ending::kind() const {
    if (const std::string summary = summary_in(log); !summary.empty()) return summary;
    return problem.substr(0, problem.find(':'));
}

void watch_this_case() {
    itimerval timer{};
    timer.it_value.tv_sec = longest_work_seconds;
    setitimer(ITIMER_PROF, &timer, nullptr);
    alarm(longest_wait_seconds);
}

std::string text_of(const std::string& file) {
    std::ifstream input{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{input}, {}};
}

Ending ending_of(int status, const std::string& log_file, const std::string& said_problem) {
    Ending ending;
    ending.log = text_of(log_file);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return ending;
    if (!said_problem.empty()) {
        ending.problem = said_problem;
    } else if (WIFSIGNALED(status) &&
               (WTERMSIG(status) == SIGPROF || WTERMSIG(status) == SIGALRM)) {
        ending.problem = "hang: it did not end in time";
    } else if (WIFSIGNALED(status)) {
        ending.problem = "crash: signal " + std::to_string(WTERMSIG(status));
    } else {
        ending.problem = "crash: exit code " + std::to_string(WEXITSTATUS(status));
    }
    return ending;
}

void write_into(const std::string& log_file) {
    const int file = open(log_file.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
    if (file < 0) throw std::runtime_error{"cannot write " + log_file};
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    close(file);
}

Ending attempt(Family& family, const Case& tried, const std::string& log_file) {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error{"no process can be made"};
    if (child == 0) {
        write_into(log_file);
        watch_this_case();
        const std::string problem = family.run(tried);
        if (problem.empty()) _exit(0);
        std::fprintf(stderr, "\n%s%s\n", problem_mark, problem.c_str());
        _exit(3);
    }
    int status = 0;
    waitpid(child, &status, 0);
    std::string said;
    const std::string log = text_of(log_file);
    if (const auto at = log.rfind(problem_mark);
        WIFEXITED(status) && WEXITSTATUS(status) == 3 && at != std::string::npos) {
        said = log.substr(at + std::string_view{problem_mark}.size());
    }
    return ending_of(status, log_file, said);
}

}  // namespace cardwright::fuzz

// cardwright_fuzz: tries cases by chance for as long as one likes, on all cores, and writes what it
// finds, made small, into a folder.

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "fuzz/program/attempt.hpp"
#include "fuzz/program/shrink.hpp"

using namespace cardwright::fuzz;

namespace {

struct Wishes {
    std::uint64_t seed = 1;
    std::uint64_t cases = 0;
    std::uint64_t seconds = 60;
    unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
    int shrinking = 1500;
    std::string family;
    std::string out = "fuzz-found";
    std::string repeat;
    std::uint64_t show = 0;
    bool coverage = false;
};

std::uint64_t number_of(const Wishes& wishes, std::uint64_t nth) {
    return (wishes.seed << 20) + nth;
}

/// What a worker tells the process that started it, in memory both see.
struct Told {
    std::atomic<std::uint64_t> nth;     ///< of the case under way
    std::atomic<std::uint64_t> family;  ///< its family
    char problem[4096];
};

struct Worker {
    pid_t process = 0;
    Told* told = nullptr;
    std::string log;
    std::string counts;
    std::uint64_t next = 0;
};

volatile std::sig_atomic_t stop = 0;
void on_interrupt(int /*signal*/) {
    stop = 1;
}

class Fuzzer {
  public:
    explicit Fuzzer(Wishes wishes)
        : wishes_{std::move(wishes)}, families_{all_families(&coverage_)} {
        std::erase_if(families_, [&](const auto& family) {
            return !wishes_.family.empty() && family->name() != wishes_.family;
        });
        if (families_.empty()) throw std::invalid_argument{"no family has that name"};
    }

    int run() {
        std::filesystem::create_directories(wishes_.out);
        end_ = std::chrono::steady_clock::now() + std::chrono::seconds{wishes_.seconds};
        std::signal(SIGINT, on_interrupt);
        std::signal(SIGTERM, on_interrupt);
        std::vector<Worker> workers(wishes_.jobs);
        for (unsigned at = 0; at < wishes_.jobs; ++at) {
            workers[at].told = static_cast<Told*>(mmap(
                nullptr, sizeof(Told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
            workers[at].log = fmt::format("{}/worker-{}.log", wishes_.out, at);
            workers[at].next = at;
            start(workers[at]);
        }
        for (unsigned running = wishes_.jobs; running > 0;) {
            int status = 0;
            const pid_t ended = wait(&status);
            if (ended < 0) continue;
            for (Worker& worker : workers) {
                if (worker.process != ended) continue;
                if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
                    --running;
                } else {
                    report(worker, status);
                    start(worker);
                }
            }
        }
        print_counts(workers);
        return findings_ == 0 ? 0 : 1;
    }

    /// Everything in this process, to see what is covered.
    int run_here() {
        for (std::uint64_t nth = 0; nth < std::max<std::uint64_t>(1, wishes_.cases); ++nth) {
            for (const auto& family : families_) {
                const std::string problem = family->run(family->make(number_of(wishes_, nth)));
                if (!problem.empty()) fmt::print("{} {}: {}\n", family->name(), nth, problem);
            }
        }
        if (wishes_.coverage) fmt::print("{}", coverage_.table());
        for (const auto& family : families_) {
            for (const auto& [name, count] : family->counts()) {
                fmt::print("{}: {} {}\n", family->name(), count, name);
            }
        }
        return 0;
    }

    int repeat() {
        Case tried;
        std::ifstream about{wishes_.repeat + "/case.txt"};
        if (!(about >> tried.family >> tried.number)) {
            throw std::invalid_argument{"there is no case in " + wishes_.repeat};
        }
        const std::filesystem::path root = wishes_.repeat + "/files";
        for (const auto& entry : std::filesystem::recursive_directory_iterator{root}) {
            if (!entry.is_regular_file()) continue;
            tried.files[entry.path().lexically_relative(root).generic_string()] =
                text_of(entry.path().string());
        }
        for (const auto& family : families_) {
            if (family->name() != tried.family) continue;
            const std::string problem = family->run(tried);
            fmt::print("{}\n", problem.empty() ? "all is well" : problem);
            return problem.empty() ? 0 : 1;
        }
        throw std::invalid_argument{"no family is called " + tried.family};
    }

    int show() {
        for (const auto& family : families_) {
            for (const auto& [path, text] : family->make(number_of(wishes_, wishes_.show)).files) {
                fmt::print("==== {}\n{}\n", path, text);
            }
        }
        return 0;
    }

  private:
    [[nodiscard]] bool time_is_up(std::uint64_t nth) const {
        return stop != 0 || (wishes_.cases > 0 ? nth >= wishes_.cases
                                               : std::chrono::steady_clock::now() >= end_);
    }

    void start(Worker& worker) {
        std::fflush(nullptr);
        worker.process = fork();
        if (worker.process < 0) throw std::runtime_error{"no process can be made"};
        if (worker.process != 0) return;
        write_into(worker.log);
        worker.told->problem[0] = '\0';
        std::map<std::string, std::uint64_t> before;
        for (std::uint64_t nth = worker.next; !time_is_up(nth); nth += wishes_.jobs) {
            worker.told->nth = nth;
            for (std::size_t at = 0; at < families_.size(); ++at) {
                worker.told->family = at;
                watch_this_case();
                const Case made = families_[at]->make(number_of(wishes_, nth));
                const std::string problem = families_[at]->run(made);
                write_counts(worker);
                if (problem.empty()) continue;
                std::snprintf(worker.told->problem, sizeof worker.told->problem, "%s",
                              problem.c_str());
                _exit(3);
            }
        }
        _exit(0);
    }

    /// After each case: a crash must not lose what was counted.
    void write_counts(const Worker& worker) const {
        std::ofstream file{fmt::format("{}/counts-{}.txt", wishes_.out, getpid())};
        for (const auto& family : families_) {
            for (const auto& [name, count] : family->counts()) {
                file << family->name() << '\t' << name << '\t' << count << '\n';
            }
        }
        static_cast<void>(worker);
    }

    void print_counts(const std::vector<Worker>& workers) const {
        static_cast<void>(workers);
        std::map<std::string, std::uint64_t> sums;
        for (const auto& entry : std::filesystem::directory_iterator{wishes_.out}) {
            const std::string name = entry.path().filename().string();
            if (!name.starts_with("counts-")) continue;
            std::ifstream file{entry.path()};
            for (std::string line; std::getline(file, line);) {
                const std::size_t tab = line.rfind('\t');
                sums[line.substr(0, tab)] += std::stoull(line.substr(tab + 1));
            }
            std::filesystem::remove(entry.path());
        }
        for (const auto& [name, count] : sums) fmt::print("{:>12}  {}\n", count, name);
        fmt::print("{:>12}  findings, {} kinds, in {}\n", findings_, kinds_.size(), wishes_.out);
    }

    void report(Worker& worker, int status) {
        ++findings_;
        const std::uint64_t nth = worker.told->nth;
        Family& family = *families_[worker.told->family];
        worker.next = nth + wishes_.jobs;
        const Ending ending = ending_of(status, worker.log, worker.told->problem);
        fmt::print("{} {}: {} [{}]\n", family.name(), nth, ending.problem, ending.kind());
        std::fflush(stdout);
        if (++kinds_[ending.kind()] > 2) return;  // two examples are enough
        const std::string folder =
            fmt::format("{}/{}-{}", wishes_.out, family.name(), number_of(wishes_, nth));
        const std::string log = folder + "/log.txt";
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        const Case found = family.make(number_of(wishes_, nth));
        const Case small = shrunk(
            found,
            [&](const Case& candidate) {
                const Ending again = attempt(family, candidate, log);
                return !again.problem.empty() && again.kind() == ending.kind();
            },
            wishes_.shrinking);
        std::ofstream{folder + "/case.txt"} << small.family << ' ' << small.number << '\n';
        for (const auto& [path, text] : small.files) {
            const std::filesystem::path file = std::filesystem::path{folder} / "files" / path;
            std::filesystem::create_directories(file.parent_path());
            std::ofstream{file, std::ios::binary} << text;
        }
        const Ending last = attempt(family, small, log);
        fmt::print("  made small: {}\n  repeat it: tools/fuzz --repeat {}\n",
                   last.problem.empty() ? "it does not fail alone" : folder, folder);
        std::fflush(stdout);
    }

    Wishes wishes_;
    Coverage coverage_;
    std::vector<std::unique_ptr<Family>> families_;
    std::chrono::steady_clock::time_point end_;
    std::map<std::string, int> kinds_;
    std::uint64_t findings_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    Wishes wishes;
    CLI::App program{"Tries scripts, content, records and input by chance"};
    program.add_option("--seed", wishes.seed, "Where chance begins")->capture_default_str();
    program.add_option("--seconds", wishes.seconds, "How long")->capture_default_str();
    program.add_option("--cases", wishes.cases, "How many cases of each family, whatever it takes");
    program.add_option("--jobs", wishes.jobs, "How many at a time")->capture_default_str();
    program.add_option("--family", wishes.family,
                       "Only scripts, content, records, console or specs");
    program.add_option("--out", wishes.out, "Where findings go")->capture_default_str();
    program.add_option("--shrinking", wishes.shrinking, "Attempts at making a finding smaller")
        ->capture_default_str();
    program.add_option("--repeat", wishes.repeat, "Try the case in this folder again");
    CLI::Option* show = program.add_option("--show", wishes.show, "Print a case and try nothing");
    program.add_flag("--coverage", wishes.coverage,
                     "Try --cases in this process and show what was called from where");
    CLI11_PARSE(program, argc, argv);
    try {
        Fuzzer fuzzer{wishes};
        if (!wishes.repeat.empty()) return fuzzer.repeat();
        if (show->count() > 0) return fuzzer.show();
        return wishes.coverage ? fuzzer.run_here() : fuzzer.run();
    } catch (const std::exception& error) {
        fmt::print(stderr, "cardwright_fuzz: {}\n", error.what());
        return 2;
    }
}

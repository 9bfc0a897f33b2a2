// Whatever bytes a file holds, the catalog answers with problems or with a game, and never dies.
#include <catch2/catch_test_macros.hpp>
#include <random>

#include "engine/catalog/mini_content.hpp"

using namespace cardwright;
using namespace cardwright::testing;

namespace {

/// Bytes that mean something in YAML, so that many mutants get past the parser.
constexpr std::string_view telling = "{}[]:,-#&*!|>'\"%@ \n\t0aZ.\\\xC3\xFF";

class Mutator {
  public:
    explicit Mutator(unsigned seed) : random_{seed} {}

    void mutate(std::string& text) {
        for (std::size_t times = 1 + below(3); times > 0; --times) mutate_once(text);
    }

    std::size_t below(std::size_t bound) { return random_() % bound; }

  private:
    void mutate_once(std::string& text) {
        const std::size_t at = below(text.size());
        switch (below(5)) {
            case 0:
                text[at] = telling[below(telling.size())];
                break;
            case 1:
                text.insert(at, 1, telling[below(telling.size())]);
                break;
            case 2:
                text.erase(at, 1 + below(8));
                break;
            case 3:  // a piece of the file at another place
                text.insert(at, text.substr(below(text.size()), 1 + below(60)));
                break;
            default:
                text[at] = static_cast<char>(below(256));
                break;
        }
    }

    std::mt19937 random_;
};

}  // namespace

TEST_CASE("two thousand mutated files crash nothing", "[catalog][fuzz]") {
    Mutator mutator{20240229};
    int sound = 0;
    for (int i = 0; i < 2000; ++i) {
        Overlay content = mini_content();
        mutator.mutate(content.at(mutator.below(2) == 0 ? mini_ruleset : mini_set));
        const Catalog catalog = Catalog::open({"mini"}, content);
        std::vector<Diagnostic> problems;
        const std::vector<std::string> sets{"small"};
        const auto blueprint = catalog.blueprint("mini", sets, problems);
        if (blueprint.has_value() == has_errors(problems)) {
            FAIL("a game with errors, or none without: mutant " << i);
        }
        if (blueprint) ++sound;
    }
    // Some changes are harmless, most are not: the mutants reach both sides.
    CHECK(sound > 50);
    CHECK(sound < 1500);
}

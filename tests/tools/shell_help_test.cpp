// Completion and manual say what the program itself says.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {

TEST_CASE("shells complete commands and options", "[tools][shell]") {
    const TemporaryFolder folder;
    const std::string script = folder.file("completion.bash");
    REQUIRE(run_program("completion bash > " + script).exit_code == 0);
    const auto completed = [&](const std::string& words, int count) {
        folder.write("ask.bash", "source " + script + "\nCOMP_WORDS=(" + words +
                                     ")\nCOMP_CWORD=" + std::to_string(count) +
                                     "\n_cardwright\necho \"${COMPREPLY[@]}\"\n");
        return run_program("--version >/dev/null; bash " + folder.file("ask.bash")).output;
    };
    CHECK(completed("cardwright hou", 1).starts_with("house-rule"));
    CHECK(completed("cardwright mods en", 2).starts_with("enable"));
    CHECK(completed("cardwright play --loa", 2).starts_with("--load"));
    CHECK(run_program("completion fish").output.find("-l kingdom") != std::string::npos);
    CHECK(run_program("completion zsh").output.starts_with("#compdef cardwright"));
    CHECK(run_program("completion tcsh").exit_code != 0);
}

TEST_CASE("the manual has every command and its options", "[tools][shell]") {
    const std::string manual = run_program("manual").output;
    CHECK(manual.starts_with(".TH CARDWRIGHT 6"));
    for (const char* part : {".SS cardwright house\\-rule", ".SS cardwright mods enable",
                             ".B \\-\\-lineup", "CARDWRIGHT_PATH"}) {
        INFO(part);
        CHECK(manual.find(part) != std::string::npos);
    }
}

}  // namespace cardwright::testing

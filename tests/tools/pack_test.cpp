// A mod as one file: what is packed is checked, and what is installed is not trusted.
#include <archive.h>
#include <archive_entry.h>

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "cardwright/kit/archive.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {
namespace {

const std::string mod_yaml_head = "format: cardwright/mod@1\nid: mean\nversion: 1.0.0\n";

struct Sharer {
    TemporaryFolder folder;

    [[nodiscard]] ProgramRun run(const std::string& arguments) const {
        return run_program(arguments, folder.file("home"));
    }
    [[nodiscard]] std::string packed() const { return folder.file("mean.zip"); }
};

std::string why_refused(const Sharer& sharer) {
    const ProgramRun run = sharer.run("install " + sharer.packed());
    CHECK(run.exit_code != 0);
    CHECK_FALSE(
        std::filesystem::exists(sharer.folder.path() / "home" / "cardwright" / "mods" / "mean"));
    return run.output;
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// An archive with one entry of any kind, as no honest program writes it.
void write_odd(const std::string& file, const std::string& path, const std::string& link) {
    archive* open = archive_write_new();
    archive_write_set_format_pax_restricted(open);
    archive_write_open_filename(open, file.c_str());
    archive_entry* entry = archive_entry_new();
    archive_entry_set_pathname(entry, path.c_str());
    archive_entry_set_filetype(entry, link.empty() ? AE_IFREG : AE_IFLNK);
    if (!link.empty()) archive_entry_set_symlink(entry, link.c_str());
    archive_entry_set_size(entry, 0);
    archive_write_header(open, entry);
    archive_entry_free(entry);
    archive_write_close(open);
    archive_write_free(open);
}

}  // namespace

TEST_CASE("a mod is packed, installed elsewhere and turned on", "[tools][pack]") {
    const Sharer author;
    author.folder.write("mean/mod.yaml",
                        mod_yaml_head + "changes: { base:militia: { params: { keep: 2 } } }\n");
    author.folder.write("mean/README.md", "# Mean\n");
    author.folder.write("mean/.git/config", "secret\n");
    const std::string mod = author.folder.file("mean");
    const ProgramRun made = author.run("pack " + mod + " --output " + author.packed());
    INFO(made.output);
    REQUIRE(made.exit_code == 0);
    const auto files = tool::read_archive(author.packed());
    REQUIRE(files.size() == 3);
    CHECK(files[0].path == "mean/README.md");
    CHECK(files[1].path == "mean/mod.yaml");
    CHECK(files[2].path == "mean/hashes");

    const Sharer other;
    const ProgramRun installed = other.run("install " + author.packed());
    INFO(installed.output);
    REQUIRE(installed.exit_code == 0);
    CHECK(holds(other.run("mods").output, "mean: off"));
    CHECK(other.run("mods enable mean").exit_code == 0);
    CHECK(holds(other.run("why militia").output, "params.keep  2"));
    CHECK(holds(other.run("install " + author.packed()).output, "--replace"));
    CHECK(other.run("install --replace " + author.packed()).exit_code == 0);
}

TEST_CASE("what does not load, or fails its own spec, is not packed", "[tools][pack]") {
    const Sharer author;
    const std::string mod = author.folder.file("mean");
    const auto pack = [&] {
        const ProgramRun run = author.run("pack " + mod + " --output " + author.packed());
        CHECK(run.exit_code != 0);
        CHECK_FALSE(std::filesystem::exists(author.packed()));
        return run.output;
    };
    author.folder.write("mean/mod.yaml", mod_yaml_head + "chnges: {}\n");
    CHECK(holds(pack(), "did you mean \"changes\"?"));
    author.folder.write("mean/mod.yaml", mod_yaml_head);
    author.folder.write("mean/tests/mean_spec.lua",
                        "scenario \"it is so\" { ruleset = \"dominion\", sets = { \"base\" }, run "
                        "= function(t) t:expect(\"ann\", { coins = 7 }) end }\n");
    CHECK(holds(pack(), "a spec fails"));
    author.folder.write("mean/tests/mean_spec.lua", "");
    author.folder.write("mean/docs/film.txt", "");
    std::filesystem::resize_file(author.folder.path() / "mean/docs/film.txt",
                                 tool::ArchiveLimits{}.file_bytes + 1);
    CHECK(holds(pack(), "film.txt is larger than 16000000 bytes"));
}

TEST_CASE("hostile archives are refused", "[tools][pack]") {
    const Sharer sharer;
    SECTION("paths upwards") {
        write_odd(sharer.packed(), "mean/../../evil", "");
        CHECK(holds(why_refused(sharer), "leads out of it"));
    }
    SECTION("line ends in a name") {
        write_odd(sharer.packed(), "mean/sets/\nall is well", "");
        CHECK(holds(why_refused(sharer), "leads out of it"));
    }
    SECTION("absolute paths") {
        write_odd(sharer.packed(), "/tmp/evil", "");
        CHECK(holds(why_refused(sharer), "leads out of it"));
    }
    SECTION("links") {
        write_odd(sharer.packed(), "mean/mod.yaml", "/etc/passwd");
        CHECK(holds(why_refused(sharer), "is a link"));
    }
    SECTION("no archive") {
        std::ofstream{sharer.packed()} << "nothing of the kind";
        CHECK(holds(why_refused(sharer), "is refused"));
    }
    SECTION("no mod") {
        tool::write_archive(sharer.packed(), {{"mean/readme", "hello"}});
        CHECK(holds(why_refused(sharer), "there is no mod.yaml"));
    }
    SECTION("another id") {
        tool::write_archive(sharer.packed(), {{"nice/mod.yaml", mod_yaml_head}});
        CHECK(holds(why_refused(sharer), "says another id"));
    }
    SECTION("other files than were packed") {
        tool::write_archive(sharer.packed(),
                            {{"mean/mod.yaml", mod_yaml_head}, {"mean/hashes", "0 mod.yaml\n"}});
        CHECK(holds(why_refused(sharer), "is damaged"));
    }
}

TEST_CASE("an archive that holds too much is not unpacked", "[tools][pack]") {
    const Sharer sharer;
    tool::write_archive(sharer.packed(),
                        {{"a/one", std::string(1000, 'x')}, {"a/two", std::string(1000, 'x')}});
    CHECK(tool::read_archive(sharer.packed()).size() == 2);
    CHECK_THROWS(tool::read_archive(sharer.packed(), {.files = 1}));
    CHECK_THROWS(tool::read_archive(sharer.packed(), {.file_bytes = 999}));
    CHECK_THROWS(tool::read_archive(sharer.packed(), {.all_bytes = 1999}));
    tool::write_archive(sharer.packed(), {{"a/one", "x"}, {"a/one", "y"}});
    CHECK_THROWS(tool::read_archive(sharer.packed()));
}

}  // namespace cardwright::testing

// Pictures of figures: in letters, as SVG, and on a page.

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cardwright/plot/braille_canvas.hpp"
#include "cardwright/plot/report.hpp"
#include "cardwright/plot/svg_plot.hpp"
#include "cardwright/plot/terminal_plot.hpp"
#include "support/program.hpp"
#include "support/temporary_folder.hpp"
#include "table/glyphs.hpp"

using namespace cardwright;
using namespace cardwright::tool;
using namespace cardwright::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

Plot rows_plot() {
    return {.title = "Who <wins>",
            .x_label = "share",
            .y_label = "",
            .percent = true,
            .even = 0.5,
            .what = RowPlot{{{"ann & ben", {0.7, 0.6, 0.8}}, {"carla", {0.3, 0.2, 0.4}}}}};
}

Plot curves_plot() {
    CurvePlot curves;
    curves.curves.push_back({"rising", {{0, {1, 0.5, 1.5}}, {10, {3, 2.5, 3.5}}}});
    curves.curves.push_back({"falling", {{0, {3, 3, 3}}, {10, {1, 1, 1}}}});
    return {.title = "Scores",
            .x_label = "keep",
            .y_label = "points",
            .percent = false,
            .even = std::nullopt,
            .what = std::move(curves)};
}

std::vector<std::string> lines_in(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream input{text};
    for (std::string line; std::getline(input, line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("an axis has marks at round numbers and holds everything", "[plot]") {
    const Axis axis = axis_for(0.13, 0.87, 5);
    CHECK(axis.low <= 0.13);
    CHECK(axis.high >= 0.87);
    CHECK(axis.marks().size() <= 6);
    CHECK(axis.text(axis.marks()[1], true) == "20 %");
    CHECK(axis_for(5, 5, 5).low < 5);
    CHECK(axis_for(5, 5, 5).high > 5);
    CHECK(axis_for(0, 0, 5).high > 0);
    CHECK(axis_for(NAN, 1, 5).high == 1);
    CHECK(axis_for(-3, 12'345, 6).text(2000, false) == "2000");
    CHECK(Axis{0, 1, 0.25}.text(0.25, false) == "0.2");
}

TEST_CASE("many sizes are put into columns of one width", "[plot]") {
    const ColumnPlot one = columns_of({{30, 2}, {32, 5}, {35, 1}}, 60);
    CHECK(one.first == 30);
    CHECK(one.width == 1);
    CHECK(one.counts == std::vector<double>{2, 0, 5, 0, 0, 1});
    const ColumnPlot wide = columns_of({{0, 1}, {99, 2}}, 10);
    CHECK(wide.width == 10);
    CHECK(wide.counts.size() == 10);
    CHECK(wide.counts.back() == 2);
    CHECK(columns_of({}, 10).counts.empty());
}

TEST_CASE("Braille letters show their dots", "[plot]") {
    BrailleCanvas canvas{1, 1};
    CHECK(canvas.letter(0, 0) == " ");
    canvas.dot(0, 0);
    CHECK(canvas.letter(0, 0) == "⠁");
    canvas.dot(1, 3);
    CHECK(canvas.letter(0, 0) == "⢁");
    canvas.dot(9, 9);  // outside: nothing
    CHECK(canvas.letter(0, 0) == "⢁");
}

TEST_CASE("plots in letters fit their width and name what they show", "[plot]") {
    for (const std::size_t width : {40U, 79U, 119U}) {
        for (const Plot& plot : {rows_plot(), curves_plot()}) {
            for (const std::string& line : lines_in(terminal_plot(plot, width))) {
                INFO(line);
                CHECK(columns(line) <= width);
            }
        }
    }
    const auto lines = lines_in(terminal_plot(rows_plot(), 60));
    CHECK_THAT(lines[2], StartsWith("ann & ben"));
    CHECK_THAT(lines[2],
               ContainsSubstring("├") && ContainsSubstring("●") && ContainsSubstring("70.0 %"));
    CHECK_THAT(terminal_plot(curves_plot(), 60),
               ContainsSubstring("a  rising") && ContainsSubstring("b  falling"));
}

TEST_CASE("plots without anything to show are drawn too", "[plot]") {
    for (Plot plot : {rows_plot(), curves_plot()}) {
        plot.even.reset();
        if (std::holds_alternative<RowPlot>(plot.what)) plot.what = RowPlot{};
        if (std::holds_alternative<CurvePlot>(plot.what)) plot.what = CurvePlot{{{"none", {}}}};
        CHECK_FALSE(terminal_plot(plot, 60).empty());
        CHECK_THAT(svg_plot(plot), StartsWith("<svg"));
    }
    Plot bars = rows_plot();
    bars.what = ColumnPlot{};
    CHECK_FALSE(terminal_plot(bars, 60).empty());
    CHECK_THAT(svg_plot(bars), StartsWith("<svg"));
    bars.what = MatrixPlot{};
    CHECK_FALSE(terminal_plot(bars, 60).empty());
    CHECK_THAT(svg_plot(bars), StartsWith("<svg"));
}

TEST_CASE("an SVG says in words what it shows, and texts stay texts", "[plot]") {
    const std::string svg = svg_plot(rows_plot());
    CHECK_THAT(svg, ContainsSubstring("<title>Who &lt;wins&gt;</title>"));
    CHECK_THAT(svg, ContainsSubstring("<desc>ann &amp; ben 70.0 % (above even); carla 30.0 % "
                                      "(below even).</desc>"));
    CHECK(xml_text("a\x1b[31m\"b\"") == "a\xEF\xBF\xBD[31m&quot;b&quot;");
}

TEST_CASE("a report is one page with tables beside its pictures", "[plot]") {
    const TemporaryFolder folder;
    const std::string path = folder.file("report.html");
    const ProgramRun run =
        run_program("sim --seats big-money,random --kingdom first_game -n 20 --report " + path);
    INFO(run.output);
    REQUIRE(run.exit_code == 0);
    std::ifstream file{path};
    std::ostringstream page;
    page << file.rdbuf();
    CHECK_THAT(page.str(), StartsWith("<!doctype html>"));
    CHECK_THAT(page.str(), ContainsSubstring("<svg") && ContainsSubstring("The numbers") &&
                               ContainsSubstring("prefers-color-scheme: dark") &&
                               ContainsSubstring("big-money"));
    CHECK_THAT(page.str(), !ContainsSubstring("http://") || ContainsSubstring("www.w3.org"));
    CHECK_FALSE(std::filesystem::exists(path + ".new"));
    // Over another report, but over nothing else.
    CHECK(run_program("sim -n 1 --report " + path).exit_code == 0);
    const std::string link = folder.file("link.html");
    std::filesystem::create_symlink(path, link);
    CHECK(run_program("sim -n 1 --report " + link).exit_code == 2);
}

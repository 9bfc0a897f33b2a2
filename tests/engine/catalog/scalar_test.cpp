#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>

#include "catalog/read/checked_node.hpp"
#include "catalog/yaml/yaml_reader.hpp"

namespace {

using namespace cardwright;

/// What reading `v: <text>` in some way reports, without its place.
template <typename Read>
std::string complaint(const std::string& text, Read&& as) {
    Report report{CatalogLimits{}};
    const auto file = std::make_shared<const std::string>("f");
    const auto tree = read_yaml("v: " + text, file, {}, report);
    REQUIRE(tree);
    as(CheckedNode{*tree, file, report}.entries().front());
    const auto problems = report.take();
    return problems.empty() ? "" : problems.front().message;
}

std::string as_integer(const std::string& text) {
    return complaint(text, [](const CheckedNode& v) { (void)v.integer(); });
}

std::string as_boolean(const std::string& text) {
    return complaint(text, [](const CheckedNode& v) { (void)v.boolean(); });
}

std::string as_datum(const std::string& text) {
    return complaint(text, [](const CheckedNode& v) { (void)v.datum(); });
}

}  // namespace

TEST_CASE("whole numbers are plain decimal digits", "[catalog][yaml]") {
    CHECK(as_integer("0").empty());
    CHECK(as_integer("-12").empty());
    CHECK(as_integer("2147483647").empty());

    CHECK(as_integer("010") ==
          "expected a whole number, found the text \"010\" (leave out the leading zeros)");
    CHECK(as_integer("1_000") ==
          "expected a whole number, found the text \"1_000\" (write it without underscores)");
    CHECK(as_integer("1.5") ==
          "expected a whole number, found the text \"1.5\" (there are no fractions)");
    CHECK(as_integer("1e3") ==
          "expected a whole number, found the text \"1e3\" (write it in decimal digits)");
    CHECK(as_integer("0x1F") ==
          "expected a whole number, found the text \"0x1F\" (write it in decimal digits)");
    CHECK(as_integer("+4") == "expected a whole number, found the text \"+4\" (leave out the +)");
    CHECK(as_integer("\"4\"") ==
          "expected a whole number, found the text \"4\" (leave out the quotes)");
    CHECK(as_integer("four") == "expected a whole number, found the text \"four\"");
    CHECK(as_integer("[4]") == "expected a whole number, found a list");
    CHECK(as_integer("") == "expected a whole number, found nothing");
    CHECK(as_integer("~") == "expected a whole number, found nothing");
    CHECK(as_integer("2147483648") ==
          "2147483648 is out of range: a number lies between -2147483648 and 2147483647");
    CHECK(as_integer("99999999999999999999999") ==
          "99999999999999999999999 is out of range: a number lies between -2147483648 and "
          "2147483647");
}

TEST_CASE("a switch is true or false and nothing else", "[catalog][yaml]") {
    CHECK(as_boolean("true").empty());
    CHECK(as_boolean("false").empty());
    CHECK(as_boolean("no") == "expected true or false, found the text \"no\"");
    CHECK(as_boolean("Yes") == "expected true or false, found the text \"Yes\"");
    CHECK(as_boolean("1") == "expected true or false, found the number 1");
    CHECK(as_boolean("\"true\"") == "expected true or false, found the text \"true\"");
}

TEST_CASE("free data refuses what could be read in two ways", "[catalog][yaml]") {
    CHECK(as_datum("no") == "no could mean a text or a switch: write true or false, or \"no\"");
    CHECK(as_datum("True") ==
          "True could mean a text or a switch: write true or false, or \"True\"");
    CHECK(as_datum("010") ==
          "010 is not a whole number (leave out the leading zeros); a text needs quotes");
    CHECK(as_datum("1.5") ==
          "1.5 is not a whole number (there are no fractions); a text needs quotes");
    CHECK(as_datum("{ a: }") == "expected a value, found nothing");
    CHECK(as_datum("99999999999999999999") == "99999999999999999999 is out of range");
    CHECK(as_datum("\"no\"").empty());
    CHECK(as_datum("2nd_floor").empty());
    CHECK(as_datum("[1, two, { three: true }]").empty());
}

// The allow-list, from both sides: what must be there, and that nothing else is.

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "attacks/attack.hpp"
#include "support/cpu_time.hpp"

using cardwright::Sandbox;
using cardwright::testing::patient_limits;

namespace {

/// "a,b,c" of a library table, as a script sees it.
std::string names_in(Sandbox& sandbox, const std::string& library) {
    const std::string source =
        "return { run = function() local names = {} "
        "for name in pairs(" +
        library +
        ") do names[#names + 1] = name end "
        "return table.concat(names, ',') end }";
    return attack::run(sandbox, source, "names.lua").result;
}

}  // namespace

TEST_CASE("functions that reach out of the sandbox do not exist", "[attack]") {
    Sandbox sandbox{patient_limits()};
    for (const std::string name :
         {"pcall",   "xpcall",  "load",     "loadstring", "loadfile",     "dofile",
          "require", "package", "module",   "coroutine",  "setmetatable", "getmetatable",
          "rawget",  "rawset",  "rawequal", "rawlen",     "next",         "collectgarbage",
          "print",   "warn",    "os",       "io",         "debug",        "utf8",
          "bit32",   "unpack",  "_G",       "_VERSION",   "arg"}) {
        INFO(name);
        const attack::Outcome read =
            attack::run(sandbox, "return { run = function() return " + name + " end }", "read.lua");
        CHECK_FALSE(read.survived);
        CHECK(read.error.message.starts_with("unknown global \"" + name + "\""));
        CHECK(read.error.line == 1);
    }
}

TEST_CASE("the libraries hold exactly what is on the list", "[attack]") {
    Sandbox sandbox{patient_limits()};
    CHECK(names_in(sandbox, "string") ==
          "byte,char,ends_with,find,format,len,lower,rep,reverse,split,starts_with,sub,trim,upper");
    CHECK(names_in(sandbox, "table") == "concat,insert,pack,remove,sort,unpack");
    CHECK(names_in(sandbox, "math") ==
          "abs,ceil,floor,max,maxinteger,min,mininteger,tointeger,ult");
    CHECK(names_in(sandbox, "_ENV").empty());
    const std::vector<std::string> expected{"assert",   "error",    "ipairs", "math",
                                            "pairs",    "select",   "string", "table",
                                            "tonumber", "tostring", "type"};
    CHECK(sandbox.global_names() == expected);
}

TEST_CASE("the methods of a string are those of the library", "[attack]") {
    Sandbox sandbox{patient_limits()};
    for (const std::string method :
         {"gsub", "gmatch", "match", "dump", "pack", "unpack", "packsize"}) {
        const attack::Outcome outcome = attack::run(
            sandbox, "return { run = function() return ('x'):" + method + "() end }", "method.lua");
        CHECK_FALSE(outcome.survived);
        CHECK(outcome.error.message == "attempt to call a nil value (method '" + method + "')");
    }
}

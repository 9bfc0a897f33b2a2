// Runs hostile scripts the way the engine runs cards: load the file, then call its `run`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "script/sandbox/link.hpp"

namespace attack {

struct Outcome {
    bool survived = false;
    std::string result;  // what `run` returned, if it survived
    cardwright::ScriptError error;
    double seconds = 0;
};

/// Gives scripts a function of the host.
void add(cardwright::Sandbox& sandbox, const char* name, lua_CFunction function);

/// How the engine enters a script: plainly, or in a coroutine of its own.
enum class Entry { call, resume };

Outcome run(cardwright::Sandbox& sandbox, std::string_view source, std::string_view file,
            Entry entry = Entry::resume);

/// What an attack script says about itself in its first comment lines:
///   -- What it attacks.
///   -- stops: limit instructions_per_call     (or: stops: message some part of the message)
///   -- survives: what run returns
///   -- line: none                             (if no line of the script is to blame)
struct Script {
    std::string name;  // "endless_loop.lua"
    std::string source;
    std::string expected_limit;
    std::string expected_message;
    std::string expected_result;
    bool line_is_known = true;
};

/// All scripts beside this file, by name.
std::vector<Script> all_scripts();

/// An innocent script that uses a little of everything, and what it must return after any attack.
Outcome run_neighbour(cardwright::Sandbox& sandbox);
extern const std::string neighbour_result;

}  // namespace attack

#include "script/sandbox/limits.hpp"

#include <cstdio>

namespace cardwright {
namespace {

struct Wording {
    const char* name;
    const char* advice;
};

constexpr std::array<Wording, limit_count> wordings{{
    {"", ""},
    {"instructions_per_call", "the script loops or does far too much work"},
    {"memory_bytes", "the script recurses without end, or keeps too many tables or strings alive"},
    {"allocation_volume_per_call", "the script builds far too many tables or strings"},
    {"string_bytes", "the script builds a string that is far too long"},
    {"library_call_size", "one call of a library function was given too much to do"},
    {"sort_elements", "the list given to table.sort is too long"},
    {"list_elements", "the lists given to one function are far too long"},
    {"table_keys", "the table given to one function has too many names"},
    {"bot_answers", "the bot puts answers together without end"},
    {"script_file_bytes", "the script file is too big; split it"},
    {"load_depth", "scripts use scripts that use scripts too deeply"},
    {"log_lines_per_game", "the scripts write too many lines to the log"},
    {"log_line_bytes", "the line written to the log is too long"},
    {"clock_seconds_per_call", "the script takes too long"},
}};

double value_of(const ScriptLimits& limits, Limit limit) noexcept {
    switch (limit) {
        case Limit::none:
            return 0;
        case Limit::instructions_per_call:
            return double(limits.instructions_per_call);
        case Limit::memory_bytes:
            return double(limits.memory_bytes);
        case Limit::allocation_volume_per_call:
            return double(limits.allocation_volume_per_call);
        case Limit::string_bytes:
            return double(limits.string_bytes);
        case Limit::library_call_size:
            return double(limits.library_call_size);
        case Limit::sort_elements:
            return double(limits.sort_elements);
        case Limit::list_elements:
            return double(limits.list_elements);
        case Limit::table_keys:
            return double(limits.table_keys);
        case Limit::bot_answers:
            return double(limits.bot_answers);
        case Limit::script_file_bytes:
            return double(limits.script_file_bytes);
        case Limit::load_depth:
            return double(limits.load_depth);
        case Limit::log_lines_per_game:
            return double(limits.log_lines_per_game);
        case Limit::log_line_bytes:
            return double(limits.log_line_bytes);
        case Limit::clock_seconds_per_call:
            return limits.clock_seconds_per_call;
    }
    return 0;
}

}  // namespace

const char* limit_name(Limit limit) noexcept {
    return wordings[static_cast<std::size_t>(limit)].name;
}

LimitSentences::LimitSentences(const ScriptLimits& limits) noexcept {
    for (std::size_t i = 1; i < limit_count; ++i) {
        std::snprintf(sentences_[i].data(), sentences_[i].size(), "limit %s (%.15g) reached: %s",
                      wordings[i].name, value_of(limits, static_cast<Limit>(i)),
                      wordings[i].advice);
    }
}

}  // namespace cardwright

#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace cardwright::tool {

/// One small change to a file of the content: what stands at `offset` is replaced.
struct Change {
    std::string file;    ///< as the content's files are called in messages
    std::string inside;  ///< the same from its content root on
    std::string root;
    int line = 0;       ///< from 1
    int column = 0;     ///< from 1, in bytes
    std::string where;  ///< the function, or the entry of a set file
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string replacement;
    std::string old_line;  ///< the line before and after, without the spaces around it
    std::string new_line;
    int first_line = 0;   ///< of the function (or whatever else `where` is): who reaches none of
    int last_line = 0;    ///< these lines does not notice the change
    bool always = false;  ///< takes effect as soon as the file is loaded

    std::shared_ptr<const std::string> text;  ///< of the whole file as it is

    /// The whole file with the change.
    [[nodiscard]] std::string applied() const {
        return std::string{*text}.replace(offset, length, replacement);
    }
};

/// Where a text stands: line and column from 1.
struct Position {
    int line = 1;
    int column = 1;
};
[[nodiscard]] Position position_in(std::string_view text, std::size_t offset);

/// Fills in the place of a change and the lines before and after.
[[nodiscard]] Change make_change(std::string_view text, std::size_t offset, std::size_t length,
                                 std::string replacement);

}  // namespace cardwright::tool

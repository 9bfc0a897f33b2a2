#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

#include "cardwright/sim/share.hpp"

namespace cardwright::tool {

/// Figures as CSV, one a line, with a heading: `about,seat,name,figure,value,low,high`.
class CsvLines {
  public:
    void begin(std::string_view about, std::string_view seat, std::string_view name) {
        subject_ = fmt::format("{},{},{}", about, seat, quoted(name));
    }
    void add(std::string_view figure, double value, const std::optional<Interval>& interval = {}) {
        text_ += fmt::format("{},{},{}", subject_, figure, value);
        text_ += interval ? fmt::format(",{},{}\n", interval->low, interval->high) : ",,\n";
    }
    void add(std::string_view figure, const Share& share) {
        add(figure, share.value(), interval_of(share));
    }
    [[nodiscard]] const std::string& text() const noexcept { return text_; }

  private:
    static std::string quoted(std::string_view name) {
        if (name.find_first_of(",\"\n") == std::string_view::npos) return std::string{name};
        std::string text = "\"";
        for (const char c : name) text += c == '"' ? std::string{"\"\""} : std::string{c};
        return text + "\"";
    }

    std::string subject_;
    std::string text_ = "about,seat,name,figure,value,low,high\n";
};

}  // namespace cardwright::tool

#include "cardwright/sim/run_files.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "catalog/text_file.hpp"

namespace cardwright::tool {

FigureFile read_figures(const std::string& path) {
    const std::string text = text_of_file(path);
    if (text.size() > most_text_bytes) {
        throw std::invalid_argument{fmt::format("\"{}\" is too large to be figures", path)};
    }
    auto figures = nlohmann::ordered_json::parse(text, nullptr, false);
    if (!figures.is_object() || !figures.contains("format") || !figures.at("format").is_string()) {
        throw std::invalid_argument{
            fmt::format("\"{}\" holds no figures; they come from sim, compare or tournament with "
                        "--json",
                        path)};
    }
    return {path, std::move(figures)};
}

void ShardsFound::add(const Shard& shard, const std::string& path) {
    if (of_ == 0) {
        of_ = shard.of;
        files_.resize(of_);
    }
    if (shard.of != of_) {
        throw std::invalid_argument{
            fmt::format("\"{}\" is share {}, but the others are of a run in {}", path, shard.text(),
                        of_ == 1 ? "one piece" : fmt::format("{} shares", of_))};
    }
    std::string& place = files_[shard.number - 1];
    if (!place.empty()) {
        throw std::invalid_argument{
            fmt::format("\"{}\" and \"{}\" are both share {}", place, path, shard.text())};
    }
    place = path;
}

std::string ShardsFound::missing() const {
    std::string text;
    for (std::size_t at = 0; at < files_.size(); ++at) {
        if (!files_[at].empty()) continue;
        std::size_t last = at;
        while (last + 1 < files_.size() && files_[last + 1].empty()) ++last;
        text += text.empty() ? "" : ", ";
        text += last == at ? std::to_string(at + 1) : fmt::format("{} to {}", at + 1, last + 1);
        at = last;
    }
    return text;
}

}  // namespace cardwright::tool

#include "catalog/merge/naming.hpp"

#include <fmt/format.h>

namespace cardwright {

Naming::Naming(const SetNames& names, const std::vector<const SetSource*>& sets) : names_{&names} {
    for (std::size_t at = 0; at < sets.size(); ++at) {
        homes_.emplace(*sets[at]->path, id_at<HomeId>(at + 1));
    }
}

HomeId Naming::home_of(const Where& where) const {
    if (!where.file) return ruleset_home;
    const auto found = homes_.find(*where.file);
    return found == homes_.end() ? ruleset_home : found->second;
}

std::string Naming::meant(std::string_view name, const Where& where) const {
    if (names_ == nullptr || names_->empty()) return std::string{name};
    return names_->meant(name, home_of(where));
}

std::string Naming::meant_dotted(const LocatedName& name) const {
    std::string text;
    std::string_view rest = name.value;
    while (true) {
        const std::size_t dot = rest.find('.');
        text += meant(rest.substr(0, dot), name.where);
        if (dot == std::string_view::npos) return text;
        text += '.';
        rest.remove_prefix(dot + 1);
    }
}

std::string Naming::quarrel(std::string_view name) const {
    if (names_ == nullptr) return {};
    const std::string choices = names_->choices(name);
    if (choices.empty()) return {};
    return fmt::format("several sets have declared \"{}\": write {}", name, choices);
}

}  // namespace cardwright

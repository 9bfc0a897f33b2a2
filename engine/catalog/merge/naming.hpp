#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/read/sources.hpp"
#include "flow/set_names.hpp"

namespace cardwright {

/// What the names in content files mean in one game: those that sets have declared may be
/// contested.
class Naming {
  public:
    Naming() = default;
    /// `names` tells what is declared; it may still grow.
    Naming(const SetNames& names, const std::vector<const SetSource*>& sets);

    [[nodiscard]] HomeId home_of(const Where& where) const;
    /// What a name is called in this game, seen from the file in which it stands.
    [[nodiscard]] std::string meant(std::string_view name, const Where& where) const;
    [[nodiscard]] std::string meant(const LocatedName& name) const {
        return meant(name.value, name.where);
    }
    /// The same for names with dots between them.
    [[nodiscard]] std::string meant_dotted(const LocatedName& name) const;
    /// Why a name is not found, if sets quarrel about it; empty if not.
    [[nodiscard]] std::string quarrel(std::string_view name) const;

  private:
    const SetNames* names_ = nullptr;
    std::map<std::string, HomeId, std::less<>> homes_;  ///< by file
};

}  // namespace cardwright

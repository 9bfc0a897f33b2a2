#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "script/sandbox/sandbox.hpp"
#include "spec/methods.hpp"
#include "spec/session.hpp"

namespace cardwright {

/// A scenario as its file has announced it.
struct Scenario {
    std::string name;
    int line = 0;
    int table = 0;  ///< where the Lua state keeps it
};

/// A failure that already says where it happened.
class LocatedFailure : public SpecFailure {
  public:
    using SpecFailure::SpecFailure;
};

/// One file of scenarios in a Lua state of its own.
class SpecFile {
  public:
    explicit SpecFile(const std::filesystem::path& path, const ScriptLimits& limits = {});

    /// Why the file could not be loaded; empty if it could.
    [[nodiscard]] const std::string& problem() const noexcept { return problem_; }
    /// What its scripts hold.
    [[nodiscard]] std::size_t memory() noexcept { return sandbox_.allocator().live_bytes(); }
    [[nodiscard]] const std::vector<Scenario>& scenarios() const noexcept {
        return world_.scenarios;
    }
    /// What a scenario's table says, without its function. Throws std::exception if it is no data.
    [[nodiscard]] Datum read(const Scenario& scenario);
    /// Calls its `run`. Throws SpecFailure.
    void play(const Scenario& scenario, Session& session);

    /// What the Lua state finds behind its link.
    struct World : SessionHolder {
        std::vector<Scenario> scenarios;
        bool loading = true;
    };

  private:
    World world_;
    Sandbox sandbox_;
    std::string problem_;
};

}  // namespace cardwright

#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "cardwright/mutation/baseline.hpp"
#include "cardwright/mutation/change.hpp"

namespace cardwright::tool {

/// What became of a change.
enum class Verdict : std::uint8_t {
    noticed,   ///< a spec failed
    survived,  ///< every spec that could notice passed
    broken,    ///< the content could not be loaded with it
};

struct Judgement {
    Verdict verdict = Verdict::survived;
    std::string by;           ///< the spec that noticed it, or why it could not be loaded
    std::size_t reached = 0;  ///< how many specs could have noticed it
};

struct MutationOptions {
    unsigned workers = 1;
    bool every_spec = false;  ///< also those that cannot notice; the verdict is the same
};

/// Tries every change, each alone, on several threads. The judgements stand in the order of the
/// changes and do not depend on the number of threads.
[[nodiscard]] std::vector<Judgement> judge(const std::vector<Change>& changes,
                                           const SpecContent& content, const Baseline& baseline,
                                           const MutationOptions& options,
                                           std::atomic<std::uint64_t>& done);

}  // namespace cardwright::tool

#include "script/sandbox/block_pool.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstring>
#include <set>
#include <vector>

using cardwright::BlockPool;

#ifndef __SANITIZE_ADDRESS__

TEST_CASE("blocks of a pool never overlap, and come back by size", "[script]") {
    BlockPool pool;
    std::vector<std::pair<unsigned char*, std::size_t>> blocks;
    for (std::size_t round = 0; round < 50; ++round) {
        for (std::size_t size = 1; size <= BlockPool::largest_block; size += 7) {
            auto* block = static_cast<unsigned char*>(pool.take(size));
            REQUIRE(block != nullptr);
            REQUIRE(pool.owns(block));
            REQUIRE(reinterpret_cast<std::uintptr_t>(block) % alignof(std::max_align_t) == 0);
            std::memset(block, static_cast<int>(blocks.size() % 251), size);
            blocks.emplace_back(block, size);
        }
    }
    for (std::size_t at = 0; at < blocks.size(); ++at) {
        const auto& [block, size] = blocks[at];
        for (std::size_t byte = 0; byte < size; ++byte) REQUIRE(block[byte] == at % 251);
    }
    const auto [last, size] = blocks.back();
    pool.give_back(last, size);
    CHECK(pool.take(size) == last);
}

TEST_CASE("a pool does not grow: what does not fit in is refused", "[script]") {
    BlockPool pool;
    CHECK(pool.take(BlockPool::largest_block + 1) == nullptr);
    std::set<void*> blocks;
    while (void* block = pool.take(BlockPool::largest_block)) blocks.insert(block);
    CHECK(blocks.size() * BlockPool::largest_block <= 2 * 1024 * 1024);
    for (void* block : blocks) pool.give_back(block, BlockPool::largest_block);
    CHECK(blocks.contains(pool.take(BlockPool::largest_block)));
    int elsewhere = 0;
    CHECK_FALSE(pool.owns(&elsewhere));
}

#endif

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice What a rule does. `docs/vault.md` describes each kind.
enum Kind {
    None,
    DCA,
    Stop,
    TakeProfit,
    Grid,
    Rebalance
}

/// @notice Where a rule trades.
enum Venue {
    Uniswap,
    Algebra
}

/// @dev As the amount of a stop or a take profit: the whole balance. If the day's cap allows less, the rest is sold later.
uint128 constant ALL = type(uint128).max;

/// @dev A standing order in three slots: an execution writes the first, and reads the third only if it has a trigger. Prices
/// are of one whole `tokenIn` in whole `tokenOut`, by the feeds, with 18 decimals.
struct Rule {
    Kind kind;
    /// @dev Numbers of tokens in `Markets`, from 1.
    uint8 tokenIn;
    uint8 tokenOut;
    Venue venue;
    /// @dev The most that a trade may get below the feeds' price, in basis points: 10 to 300.
    uint16 slippage;
    /// @dev Seconds between two executions, at least 60.
    uint32 interval;
    /// @dev The earliest time of the next execution.
    uint40 notBefore;
    /// @dev The latest time of an execution; 0 = no end.
    uint40 expiry;
    /// @dev Executions that remain; 0 = no limit. The last one removes the rule.
    uint16 left;
    /// @dev A grid level that buys back next.
    bool flipped;
    /// @dev The price of the last execution, as `PackedPrice` packs it; 0 = none yet.
    uint64 lastPrice;
    /// @dev What an execution sells, in smallest units of `tokenIn`; `ALL` = the whole balance.
    uint128 amount;
    /// @dev The most that a keeper earns by an execution, in wei.
    uint64 fee;
    /// @dev Fee tier of the first pool in Uniswap, in millionths. Algebra ignores it.
    uint24 poolFee;
    /// @dev The token between two pools; 0 = one pool.
    uint8 via;
    /// @dev Fee tier of the second pool.
    uint24 viaFee;
    /// @dev A price; for a rebalance the share of `tokenIn` to keep, in basis points.
    uint128 trigger;
    /// @dev The price at which a grid level buys back; for a rebalance the band above the share, in basis points.
    uint128 second;
}

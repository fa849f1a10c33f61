// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title What the plan tells the outside world
/// @notice Legs and points follow from the entries by the plan's rules: carrying units up the tree emits nothing, since
/// 6k gas per node has no room for a log.
interface IPlanEvents {
    /// @notice A seat was taken. `units` is 0 for the root seat and for seats made by `register0`.
    /// @param value wei: units x the round's unit price, without any excess
    /// @param leg 0 left, 1 right, below `upline`
    event Registered(
        uint32 indexed id,
        uint32 indexed sponsor,
        uint32 indexed upline,
        address account,
        string username,
        uint8 leg,
        uint16 round,
        uint8 units,
        uint256 value
    );
    /// @notice A member bought further units.
    event ToppedUp(uint32 indexed id, uint16 round, uint8 units, uint256 value);
    /// @notice The round's price is fixed: wei of one unit, and USD of one POL with 18 decimals.
    event RoundPriced(uint16 indexed round, uint256 unitPrice, uint256 polUsd);
    /// @notice A reading more than half away from the price in force waits for its confirmation.
    event PriceCandidate(uint256 polUsd);
    /// @notice A member took POL out of the box.
    event Withdrawn(uint32 indexed id, uint256 amount);
    /// @notice A round is closed. Its parts add up to `entered` (wei): commissions paid at entry, points x pointValue,
    /// units x rebate, heroPool, lottery and operations, the closer's reward included. Where `closer` is 0
    /// or the root, the HeroPool got that reward: it is in `heroPool`.
    event RoundClosed(
        uint16 indexed round,
        uint32 units,
        uint256 entered,
        uint256 points,
        uint256 flash,
        uint256 pointy,
        uint256 pointValue,
        uint256 rebate,
        uint256 heroPool,
        uint256 lottery,
        uint256 operations,
        uint32 closer
    );
    /// @notice Wei of points and of rebates that went into a box.
    event Credited(uint32 indexed id, uint256 points, uint256 rebates);
    event UsernameChanged(uint32 indexed id, string username, uint256 fee);
    event AddressChangeStarted(uint32 indexed id, address account);
    event AddressChangeCancelled(uint32 indexed id);
    event AddressChanged(uint32 indexed id, address account);
    /// @notice Ranks of `month` can be claimed until `closesAt` (seconds).
    event RankWindowOpened(uint16 indexed month, uint256 closesAt);
    /// @notice A share of `month` is worth `shareValue` wei; `carried` wei stay in the HeroPool.
    event RankWindowClosed(uint16 indexed month, uint256 shares, uint256 shareValue, uint256 carried);
    /// @notice A member holds `shares` of the month's HeroPool: 1 for a Hero, 5 for a Knight.
    event RankClaimed(uint16 indexed month, uint32 indexed id, uint8 shares);
    event RankCollected(uint16 indexed month, uint32 indexed id, uint256 amount);
    event LotterySet(address lottery);
    event LotteryCollected(uint256 amount);
    event OperationsCollected(uint256 amount);
}

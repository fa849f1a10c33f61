// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Rank} from "./IPlanViews.sol";

/// @title The events of a plan
/// @notice Carrying units up the tree emits no event, to save gas. Compute legs and points from the entries by the
/// rules in `docs/plan.md`, as the indexer does.
interface IPlanEvents {
    /// @notice A member got a seat. `units` is 0 for the root seat and for seats of `register0`.
    /// @param leg leg of `upline`: 0 left, 1 right
    /// @param value price of the units in wei, without the excess
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
    /// @notice A member bought more units. `value` is their price in wei, without the excess.
    event ToppedUp(uint32 indexed id, uint16 round, uint8 units, uint256 value);
    /// @notice The price of a round is fixed: one unit in wei, and one POL in USD with 18 decimals.
    event RoundPriced(uint16 indexed round, uint256 unitPrice, uint256 polUsd);
    /// @notice A reading more than 50 % away from the price in force needs confirmation. USD of one POL, 18 decimals.
    event PriceCandidate(uint256 polUsd);
    /// @notice A member withdrew `amount` wei from the box.
    event Withdrawn(uint32 indexed id, uint256 amount);
    /// @notice A round is closed. Amounts are wei, and the parts add up to `entered`: commissions paid at entry,
    /// points x pointValue, units x rebate, heroPool, commons and operations. `operations` includes the closing reward;
    /// if `closer` is 0 or the root, `heroPool` includes it instead.
    /// @param flash pairs above the daily caps
    /// @param pointy number of members who earned points
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
        uint256 commons,
        uint256 operations,
        uint32 closer
    );
    /// @notice Points and rebates of closed rounds, in wei, were added to a box.
    event Credited(uint32 indexed id, uint256 points, uint256 rebates);
    /// @notice A member changed the username for `fee` wei.
    event UsernameChanged(uint32 indexed id, string username, uint256 fee);
    /// @notice A member started the move of the seat to `account`.
    event AddressChangeStarted(uint32 indexed id, address account);
    event AddressChangeCancelled(uint32 indexed id);
    /// @notice `account` accepted the move and now owns the seat.
    event AddressChanged(uint32 indexed id, address account);
    /// @notice Ranks of `month` can be claimed until `closesAt` (seconds).
    event RankWindowOpened(uint16 indexed month, uint256 closesAt);
    /// @notice A share of `month` is worth `shareValue` wei. `rest` wei go to the commons.
    event RankWindowClosed(uint16 indexed month, uint256 shares, uint256 shareValue, uint256 rest);
    /// @notice A member has a rank, and `shares` of the month's HeroPool.
    event RankClaimed(uint16 indexed month, uint32 indexed id, Rank rank, uint8 shares);
    /// @notice The value of a member's shares of `month` was added to the box, in wei.
    event RankCollected(uint16 indexed month, uint32 indexed id, uint256 amount);
    event CommonsCollected(uint256 amount);
    event OperationsCollected(uint256 amount);
}

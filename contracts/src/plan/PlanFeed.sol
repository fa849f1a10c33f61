// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {PlanValues} from "./PlanValues.sol";

/// @title Reading the feed: what a reading must be, and when it needs a second one
abstract contract PlanFeed is PlanValues {
    using FixedPointMathLib for uint256;

    /// @dev The feed's answer and its time, positive and fresh.
    function _readFeed() internal view returns (uint64 polUsd, uint40 updatedAt) {
        (, int256 answer,, uint256 time,) = _feed.latestRoundData();
        if (answer <= 0 || answer > int256(uint256(type(uint64).max)) || time > block.timestamp) revert PriceInvalid();
        if (block.timestamp - time > _maximumAge) revert PriceStale(time);
        return (uint64(uint256(answer)), uint40(time));
    }

    /// @dev A reading that an entry may use at once.
    function _readEntryPrice() internal view returns (uint64 polUsd, uint40 updatedAt) {
        (polUsd, updatedAt) = _readFeed();
        if (_isJump(polUsd, _state.polUsd)) revert PriceUnconfirmed();
    }

    /// @dev More than half away from the price in force.
    function _isJump(uint64 polUsd, uint64 inForce) internal pure returns (bool) {
        return uint256(polUsd).dist(inForce) * 2 > inForce;
    }
}

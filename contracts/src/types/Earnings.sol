// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";

/// @dev A member's lifetime points and their earnings, in one slot.
///
/// | bits    | field       | meaning                                                                         |
/// |---------|-------------|---------------------------------------------------------------------------------|
/// | 0-95    | ptEarn      | wei of points                                                                   |
/// | 96-135  | points      | points                                                                          |
/// | 136-231 | ptEarnUSD   | the same in USD at the price of each round, 18 decimals                         |
/// | 232-243 | heroMonth   | 1 + the month in which ptEarnUSD reached a Hero's threshold; 0 = not reached     |
/// | 244-255 | knightMonth | the same for a Knight                                                           |
///
/// 12 bits of months last 341 years. Sums of earnings stop at the largest value instead of reverting, so they can't lock
/// a box. 40 bits hold more points than 50 a day in all rounds.
type Earnings is uint256;

using EarningsLibrary for Earnings global;

/// @title Fields of `Earnings`
library EarningsLibrary {
    using FixedPointMathLib for uint256;
    using SafeCastLib for uint256;

    /// @dev Lifetime point earnings that qualify for a rank, in USD with 18 decimals.
    uint256 internal constant HERO_USD = 1_000e18;
    uint256 internal constant KNIGHT_USD = 10_000e18;

    uint256 private constant POINTS = 96;
    uint256 private constant USD = 136;
    uint256 private constant HERO = 232;
    uint256 private constant KNIGHT = 244;
    uint256 private constant MASK_12 = 0xfff;

    function ptEarn(Earnings earnings) internal pure returns (uint96) {
        return uint96(Earnings.unwrap(earnings));
    }

    function points(Earnings earnings) internal pure returns (uint40) {
        return uint40(Earnings.unwrap(earnings) >> POINTS);
    }

    function ptEarnUSD(Earnings earnings) internal pure returns (uint96) {
        return uint96(Earnings.unwrap(earnings) >> USD);
    }

    function reachedHeroIn(Earnings earnings, uint256 month) internal pure returns (bool) {
        return (Earnings.unwrap(earnings) >> HERO) & MASK_12 == month + 1;
    }

    function reachedKnightIn(Earnings earnings, uint256 month) internal pure returns (bool) {
        return Earnings.unwrap(earnings) >> KNIGHT == month + 1;
    }

    /// @notice Adds lifetime points.
    function withPoints(Earnings earnings, uint256 points_) internal pure returns (Earnings) {
        uint256 sum = (uint256(earnings.points()) + points_).toUint40();
        uint256 word = Earnings.unwrap(earnings) & ~(uint256(type(uint40).max) << POINTS);
        return Earnings.wrap(word | (sum << POINTS));
    }

    /// @notice Adds the value of points of a round in `month`, in wei and in USD (18 decimals).
    function withPointEarnings(Earnings earnings, uint256 amount, uint256 amountUSD, uint256 month)
        internal
        pure
        returns (Earnings)
    {
        uint256 earned = (uint256(earnings.ptEarn()) + amount).min(type(uint96).max);
        uint256 before = earnings.ptEarnUSD();
        uint256 usd = (before + amountUSD).min(type(uint96).max);
        uint256 word = Earnings.unwrap(earnings) >> HERO << HERO;
        if (before < HERO_USD && usd >= HERO_USD) word |= (month + 1) << HERO;
        if (before < KNIGHT_USD && usd >= KNIGHT_USD) word |= (month + 1) << KNIGHT;
        return Earnings.wrap(word | (usd << USD) | (uint256(earnings.points()) << POINTS) | earned);
    }
}

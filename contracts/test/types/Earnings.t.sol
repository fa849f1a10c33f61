// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
import {Earnings, EarningsLibrary} from "src/types/Earnings.sol";

/// @notice A write changes its own fields and no other. Sums of earnings stop at the largest value instead of reverting.
contract EarningsTest is Test {
    uint256 private constant PT_EARN = type(uint96).max;
    uint256 private constant POINTS = uint256(type(uint40).max) << 96;
    uint256 private constant USD = uint256(type(uint96).max) << 136;
    uint256 private constant HERO = 0xfff << 232;
    uint256 private constant KNIGHT = 0xfff << 244;
    /// @dev 16 bits of rounds, 30 in a month.
    uint256 private constant LAST_MONTH = 2_184;

    function test_fields_doNotOverlap(uint96 ptEarn, uint40 points, uint96 usd, uint256 hero, uint256 knight)
        public
        pure
    {
        hero = bound(hero, 0, LAST_MONTH);
        knight = bound(knight, 0, LAST_MONTH);
        uint256 word = uint256(ptEarn) | (uint256(points) << 96) | (uint256(usd) << 136);
        Earnings earnings = Earnings.wrap(word | ((hero + 1) << 232) | ((knight + 1) << 244));
        assertEq(earnings.ptEarn(), ptEarn);
        assertEq(earnings.points(), points);
        assertEq(earnings.ptEarnUSD(), usd);
        assertTrue(earnings.reachedHeroIn(hero));
        assertTrue(earnings.reachedKnightIn(knight));
        assertEq(earnings.reachedHeroIn(knight), hero == knight);
        assertEq(earnings.reachedKnightIn(hero), hero == knight);
    }

    function test_reached_isFalseInEveryMonthBeforeTheThresholds(uint256 month) public pure {
        month = bound(month, 0, LAST_MONTH);
        assertFalse(Earnings.wrap(0).reachedHeroIn(month));
        assertFalse(Earnings.wrap(0).reachedKnightIn(month));
    }

    function test_withPoints(uint256 word, uint256 points) public pure {
        Earnings before = Earnings.wrap(word);
        points = bound(points, 0, type(uint40).max - before.points());
        Earnings earnings = before.withPoints(points);
        assertEq(earnings.points(), before.points() + points);
        assertOthers(earnings, word, POINTS);
    }

    function test_withPoints_revertsWhen_theSumDoesNotFit(uint256 word, uint256 points) public {
        points = bound(points, 1, type(uint128).max);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withPoints(word | POINTS, points);
    }

    function withPoints(uint256 word, uint256 points) external pure returns (Earnings) {
        return Earnings.wrap(word).withPoints(points);
    }

    function test_withPointEarnings_addsAndStopsAtTheLargestValue(
        uint256 word,
        uint128 amount,
        uint128 amountUSD,
        uint256 month
    ) public pure {
        month = bound(month, 0, LAST_MONTH);
        word = withoutEarlyMonths(word);
        Earnings before = Earnings.wrap(word);
        Earnings earnings = before.withPointEarnings(amount, amountUSD, month);
        assertEq(earnings.ptEarn(), min(uint256(before.ptEarn()) + amount, type(uint96).max));
        assertEq(earnings.ptEarnUSD(), min(uint256(before.ptEarnUSD()) + amountUSD, type(uint96).max));
        assertOthers(earnings, word, PT_EARN | USD | HERO | KNIGHT);
    }

    function test_withPointEarnings_storesTheMonthOfEachThresholdOnce(
        uint256 word,
        uint256 usdBefore,
        uint256 amountUSD,
        uint256 month
    ) public pure {
        month = bound(month, 0, LAST_MONTH);
        usdBefore = bound(usdBefore, 0, 12_000e18);
        amountUSD = bound(amountUSD, 0, 12_000e18);
        word = withoutEarlyMonths((word & ~USD) | (usdBefore << 136));
        Earnings earnings = Earnings.wrap(word).withPointEarnings(1, amountUSD, month);
        uint256 usd = usdBefore + amountUSD;
        bool hero = usdBefore < 1_000e18 && usd >= 1_000e18;
        bool knight = usdBefore < 10_000e18 && usd >= 10_000e18;
        uint256 expected = (hero ? (month + 1) << 232 : word & HERO) | (knight ? (month + 1) << 244 : word & KNIGHT);
        assertEq(Earnings.unwrap(earnings) & (HERO | KNIGHT), expected);
    }

    function test_withPointEarnings_reachesAThresholdWithTheLastWeiOfADollar() public pure {
        Earnings earnings = Earnings.wrap(0).withPointEarnings(1, EarningsLibrary.HERO_USD - 1, 3);
        assertFalse(earnings.reachedHeroIn(3));
        earnings = earnings.withPointEarnings(1, 1, 4);
        assertTrue(earnings.reachedHeroIn(4));
        assertFalse(earnings.reachedKnightIn(4));
        earnings = earnings.withPointEarnings(1, EarningsLibrary.KNIGHT_USD - EarningsLibrary.HERO_USD, 7);
        assertTrue(earnings.reachedHeroIn(4));
        assertTrue(earnings.reachedKnightIn(7));
        earnings = earnings.withPointEarnings(1, EarningsLibrary.KNIGHT_USD, 8);
        assertTrue(earnings.reachedHeroIn(4));
        assertTrue(earnings.reachedKnightIn(7));
    }

    /// @dev A month is stored when its threshold is reached, and not before.
    function withoutEarlyMonths(uint256 word) private pure returns (uint256) {
        uint256 usd = Earnings.wrap(word).ptEarnUSD();
        if (usd < EarningsLibrary.HERO_USD) word &= ~HERO;
        if (usd < EarningsLibrary.KNIGHT_USD) word &= ~KNIGHT;
        return word;
    }

    function assertOthers(Earnings earnings, uint256 word, uint256 written) private pure {
        assertEq(Earnings.unwrap(earnings) & ~written, word & ~written, "neighbours");
    }

    function min(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }
}

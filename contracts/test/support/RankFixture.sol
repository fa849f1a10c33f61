// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {MonthActivity, MonthData, Rank} from "src/interfaces/IPlanViews.sol";
import {PointsFixture} from "./PointsFixture.sol";

/// @notice Ends months, lets members reach ranks, and deploys a plan with a high unit price, in which two points make a
/// Hero.
abstract contract RankFixture is PointsFixture {
    uint32 internal constant ROOT = 1;
    uint32 internal constant WILLOW = 2;
    uint256 internal constant MONTH = 30;

    uint32[] internal heroIds;
    /// @dev The upline of the next member of `joinHeroes`.
    string internal heroReferral = "canopy";
    uint32[] internal ids;

    /// @notice A plan with a unit price of $10,000, in which a point is worth $500 and the HeroPool is larger than its
    /// Heroes can take.
    function deployWithHighPrice() internal {
        deployWithHighPrice(3_000);
    }

    /// @param heroShare basis points, at most 3,900
    function deployWithHighPrice(uint16 heroShare) internal {
        PlanParameters memory p = parameters();
        p.unitUSD = 10_000e18;
        p.poolShare = 5_000;
        p.heroShare = heroShare;
        p.commonsShare = 3_900 - heroShare;
        p.operationsShare = 100;
        plan = deploy(p);
    }

    /// @notice Members with one unit and two points each, sponsored by `sponsor`: Heroes by $1,000.
    function joinHeroes(string memory sponsor, uint256 count) internal {
        for (uint256 i; i < count; ++i) {
            string memory hero = string.concat("hero", vm.toString(heroIds.length));
            heroIds.push(plan.addrToId(join(hero, sponsor, heroReferral)));
            earn(hero, 2);
            heroReferral = tails[hero][0];
        }
    }

    /// @notice Moves to the round after a month and settles all rounds that are due.
    function endMonth(uint256 month) internal {
        toRound((month + 1) * MONTH);
        settleAll();
    }

    function claim(uint32 id) internal {
        ids = [id];
        plan.claimRank(ids);
    }

    function collect(uint32 id, uint16 month) internal {
        ids = [id];
        plan.collectRank(ids, month);
    }

    function monthOf(uint32 id, uint256 month) internal view returns (MonthActivity memory) {
        return plan.monthActivity(id, month);
    }

    /// @notice The highest value of a share, in months that end with the price of round 0.
    function shareCap(uint256 month) internal view returns (uint256) {
        return shareCap(month, plan.roundData(0).unitPrice);
    }

    /// @notice A quarter of a unit for each point that a unit made on average, at most 0.6 units.
    function shareCap(uint256 month, uint256 price) internal view returns (uint256) {
        MonthData memory data = plan.monthData(month);
        if (data.points * 10 >= data.units * 24) return price * 6 / 10;
        return price * data.points / (4 * data.units);
    }

    /// @dev With 50 to 99 points, or fewer and the earnings.
    function assertHero(uint32 id, uint256 month) internal view {
        assertRank(id, month, Rank.Hero, 1);
    }

    /// @dev With fewer than 100 points.
    function assertKnight(uint32 id, uint256 month) internal view {
        assertRank(id, month, Rank.Knight, 5);
    }

    function assertNoRank(uint32 id, uint256 month) internal view {
        assertRank(id, month, Rank.None, 0);
    }

    function assertRank(uint32 id, uint256 month, Rank rank, uint8 shares) internal view {
        assertEq(uint8(monthOf(id, month).rank), uint8(rank), "rank");
        assertEq(monthOf(id, month).shares, shares, "shares");
    }

    function assertAllShares(uint256 month, uint256 expected) internal view {
        assertEq(plan.monthData(month).shares, expected, "all shares");
    }

    function assertCommons(uint256 expected) internal view {
        (uint256 forCommons,) = plan.pots();
        assertEq(forCommons, expected, "commons");
    }
}

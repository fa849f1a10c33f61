// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {MonthActivity} from "src/interfaces/IPlanViews.sol";
import {PointsFixture} from "./PointsFixture.sol";

/// @notice Ends months, lets members reach ranks, and deploys a plan with a high unit price, in which two points make a
/// Hero.
abstract contract RankFixture is PointsFixture {
    uint32 internal constant ROOT = 1;
    uint32 internal constant WILLOW = 2;
    uint8 internal constant HERO = 1;
    uint8 internal constant KNIGHT = 5;
    uint256 internal constant MONTH = 30;

    uint32[] internal heroIds;
    /// @dev The upline of the next member of `joinHeroes`.
    string internal heroReferral = "canopy";
    uint32[] internal ids;

    /// @notice A plan with a unit price of $10,000, in which a point is worth $500 and a share at most three units.
    function deployWithHighPrice() internal {
        PlanParameters memory p = parameters();
        p.unitUSD = 10_000e18;
        p.poolShare = 5_000;
        p.heroShare = 3_000;
        p.rankShareCap = 3;
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
    function shareCap() internal view returns (uint256) {
        (,,,,, uint8 units) = plan.limits();
        return units * plan.roundData(0).unitPrice;
    }

    function assertShares(uint32 id, uint256 month, uint8 expected) internal view {
        assertEq(monthOf(id, month).shares, expected, "shares");
    }

    function assertAllShares(uint256 month, uint256 expected) internal view {
        (, uint256 shares,) = plan.monthPot(month);
        assertEq(shares, expected, "all shares");
    }
}

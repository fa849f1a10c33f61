// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {MonthActivity, Rank} from "src/interfaces/IPlanViews.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice Claims of Heroes, and their months. `Knights.t.sol` tests Knights.
contract RanksTest is RankFixture, IPlanEvents {
    /*/////////////////////////////// HERO, POINTS ////////////////////////////*/

    function test_claimRank_makesAHeroWith50PointsInTheMonth() public {
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
        endMonth(0);
        vm.expectEmit(address(plan));
        emit RankClaimed(0, WILLOW, Rank.Hero, 1);
        claim(WILLOW);
        assertEq(monthOf(WILLOW, 0).points, 50);
        assertHero(WILLOW, 0);
        assertAllShares(0, 1);
    }

    function test_claimRank_makesNoHeroWith49Points() public {
        join("willow", "canopy", "canopy", 5);
        earn("willow", 49);
        endMonth(0);
        claim(WILLOW);
        assertEq(monthOf(WILLOW, 0).points, 49);
        assertNoRank(WILLOW, 0);
    }

    function test_claimRank_countsPointsOfAllRoundsOfTheMonth() public {
        join("willow", "canopy", "canopy", 5);
        earn("willow", 20);
        toRound(29);
        earn("willow", 30);
        endMonth(0);
        claim(WILLOW);
        assertHero(WILLOW, 0);
    }

    function test_claimRank_doesNotAddPointsOfTwoMonths() public {
        join("willow", "canopy", "canopy", 5);
        toRound(29);
        earn("willow", 25);
        toRound(30);
        earn("willow", 25);
        endMonth(0);
        claim(WILLOW);
        endMonth(1);
        claim(WILLOW);
        assertEq(monthOf(WILLOW, 0).points, 25);
        assertEq(monthOf(WILLOW, 1).points, 25);
        assertNoRank(WILLOW, 0);
        assertNoRank(WILLOW, 1);
    }

    function test_claimRank_doesNotCountFlash() public {
        join("willow", "canopy", "canopy", 4);
        earn("willow", 50);
        endMonth(0);
        claim(WILLOW);
        assertEq(plan.nodeAct(makeAddr("willow")).flash, 10);
        assertNoRank(WILLOW, 0);
    }

    /*////////////////////////////////// SHARES ///////////////////////////////*/

    function test_claimRank_givesOneShareForEachFull50Points() public {
        uint256 start = vm.snapshotState();
        uint16[5] memory points = [uint16(50), 99, 100, 149, 150];
        uint8[5] memory shares = [1, 1, 2, 2, 3];
        for (uint256 i; i < points.length; ++i) {
            vm.revertToState(start);
            delete tails["willow"];
            join("willow", "canopy", "canopy", 5);
            for (uint256 left = points[i]; left != 0;) {
                uint256 day = left < 50 ? left : 50;
                earn("willow", day);
                left -= day;
                passDays(1);
            }
            endMonth(0);
            claim(WILLOW);
            assertEq(monthOf(WILLOW, 0).points, points[i]);
            assertRank(WILLOW, 0, Rank.Hero, shares[i]);
            assertAllShares(0, shares[i]);
        }
    }

    function test_claimRank_givesAHeroByEarningsBelow50PointsOneShare() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        earn("willow", 49);
        endMonth(0);
        claim(WILLOW);
        assertRank(WILLOW, 0, Rank.Hero, 1);
    }

    /*////////////////////////////// HERO, EARNINGS ///////////////////////////*/

    function test_claimRank_makesAHeroWhenPointEarningsReach1000Dollars() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        earn("willow", 2);
        endMonth(0);
        claim(WILLOW);
        assertHero(WILLOW, 0);
    }

    function test_claimRank_makesNoHeroBelow1000Dollars() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        earn("willow", 1);
        endMonth(0);
        claim(WILLOW);
        assertNoRank(WILLOW, 0);
    }

    function test_claimRank_countsLifetimeEarnings_inTheMonthThatReaches1000Dollars() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        earn("willow", 1);
        endMonth(0);
        claim(WILLOW);
        toRound(45);
        earn("willow", 1);
        endMonth(1);
        claim(WILLOW);
        assertNoRank(WILLOW, 0);
        assertHero(WILLOW, 1);
    }

    function test_claimRank_counts1000DollarsInOneMonthOnly() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        earn("willow", 2);
        toRound(30);
        earn("willow", 4);
        endMonth(0);
        claim(WILLOW);
        endMonth(1);
        claim(WILLOW);
        earn("willow", 2);
        endMonth(2);
        claim(WILLOW);
        assertHero(WILLOW, 0);
        assertNoRank(WILLOW, 1);
        assertNoRank(WILLOW, 2);
    }

    /// @dev The points of round 29 are credited with those of round 31, in the second month.
    function test_claimRank_countsEarningsInTheMonthOfTheirRound_wheneverTheyAreCredited() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        toRound(29);
        earn("willow", 2);
        toRound(31);
        earn("willow", 1);
        toRound(40);
        settleAll();
        claim(WILLOW);
        assertHero(WILLOW, 0);
        endMonth(1);
        claim(WILLOW);
        assertNoRank(WILLOW, 1);
    }

    /// @dev $500 at $0.50 per POL and $500 at $0.25. At one price for both, they would be $750 or $1,500.
    function test_claimRank_valuesEarningsAtThePriceOfTheirRound() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        earn("willow", 1);
        passDays(1);
        feed.updateAnswer(0.25e8);
        earn("willow", 1);
        endMonth(0);
        feed.updateAnswer(0.2e8);
        claim(WILLOW);
        assertHero(WILLOW, 0);
        assertEq(plan.nodeAct(makeAddr("willow")).ptEarn, 1_000 ether + 2_000 ether);
    }

    function test_claimRank_doesNotCountCommissionsAndRebates() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        join("alder", "willow", "willow");
        endMonth(0);
        claim(WILLOW);
        assertGt(plan.boxOf(WILLOW) / 2, 1_000 ether, "dollars");
        assertNoRank(WILLOW, 0);
    }

    /*////////////////////////////////// CALLS ////////////////////////////////*/

    function test_claimRank_worksForAnyMemberByAnyCaller() public {
        joinHeroesOfTwoMembers();
        vm.prank(makeAddr("stranger"));
        plan.claimRank(heroIds);
        for (uint256 i; i < heroIds.length; ++i) {
            assertHero(heroIds[i], 0);
        }
        assertAllShares(0, heroIds.length);
    }

    function test_claimRank_skipsRepeatedIds() public {
        joinHeroesOfTwoMembers();
        plan.claimRank(heroIds);
        vm.recordLogs();
        ids = heroIds;
        ids.push(heroIds[0]);
        plan.claimRank(ids);
        assertEq(vm.getRecordedLogs().length, 0);
        assertAllShares(0, heroIds.length);
        assertEq(monthOf(WILLOW, 0).heroes, 1);
    }

    function test_claimRank_skipsUnknownIdsAndTheRoot() public {
        joinHeroesOfTwoMembers();
        ids = [0, ROOT, 999];
        vm.recordLogs();
        plan.claimRank(ids);
        assertEq(vm.getRecordedLogs().length, 0);
        assertAllShares(0, 0);
    }

    function test_claimRank_countsNoHeroesForTheRoot() public {
        deployWithHighPrice();
        joinHeroes("canopy", 1);
        endMonth(0);
        plan.claimRank(heroIds);
        assertHero(heroIds[0], 0);
        assertEq(monthOf(ROOT, 0).heroes, 0);
    }

    /// @dev Points of the month's last round count before a call credits them.
    function test_claimRank_creditsTheMember() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        earn("willow", 2);
        endMonth(0);
        vm.expectEmit(true, false, false, false, address(plan));
        emit Credited(WILLOW, 0, 0);
        claim(WILLOW);
    }

    function test_nodeMonthAct_returnsTheRanksOfBothMonths() public {
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
        endMonth(0);
        claim(WILLOW);
        earn("willow", 3);
        passDays(1);
        settleAll();
        assertMonths(makeAddr("willow"), 3, 50);
        toRound(2 * MONTH);
        assertMonths(makeAddr("willow"), 0, 3);
    }

    function joinHeroesOfTwoMembers() private {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        join("alder", "canopy", "canopy");
        heroReferral = "alder";
        joinHeroes("willow", 1);
        joinHeroes("alder", 2);
        endMonth(0);
    }

    function assertMonths(address account, uint256 thisMonth, uint256 lastMonth) private view {
        (MonthActivity memory present, MonthActivity memory past) = plan.nodeMonthAct(account);
        assertEq(present.points, thisMonth, "this month");
        assertEq(past.points, lastMonth, "last month");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {Rank} from "src/interfaces/IPlanViews.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice Claims of Knights. In the plan with the high unit price, the five sponsored members are Heroes with two
/// points each.
contract KnightsTest is RankFixture, IPlanEvents {
    function test_claimRank_makesAKnightWith50PointsAndFiveHeroes() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        earn("willow", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertEq(monthOf(WILLOW, 0).heroes, 5);
        assertKnight(WILLOW, 0);
        assertAllShares(0, 5 + 5);
    }

    function test_claimRank_makesAKnightWhenPointEarningsReach10000Dollars_withFiveHeroes() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 2);
        joinHeroes("willow", 5);
        earn("willow", 20);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertKnight(WILLOW, 0);
    }

    function test_claimRank_makesOnlyAHeroBelow10000DollarsWithFiveHeroes() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 2);
        joinHeroes("willow", 5);
        earn("willow", 19);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertEq(monthOf(WILLOW, 0).heroes, 5);
        assertHero(WILLOW, 0);
    }

    function test_claimRank_makesOnlyAHeroWithFourHeroes() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 4);
        earn("willow", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertHero(WILLOW, 0);
    }

    function test_claimRank_makesNoKnightWithHeroesAlone() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertNoRank(WILLOW, 0);
    }

    function test_claimRank_countsHeroesForTheirSponsor_notForTheirUpline() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        join("alder", "canopy", "canopy", 5);
        heroReferral = "alder";
        joinHeroes("willow", 5);
        earn("willow", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        assertEq(monthOf(WILLOW, 0).heroes, 5);
        assertEq(monthOf(3, 0).heroes, 0);
    }

    function test_claimRank_upgradesAHeroWhoseHeroesAreClaimedLater() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        earn("willow", 50);
        endMonth(0);
        claim(WILLOW);
        assertHero(WILLOW, 0);
        plan.claimRank(heroIds);
        vm.expectEmit(address(plan));
        emit RankClaimed(0, WILLOW, Rank.Knight, 5);
        claim(WILLOW);
        assertKnight(WILLOW, 0);
        assertAllShares(0, 5 + 5);
    }

    function test_claimRank_doesNotCountHeroesOfAnotherMonth() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        toRound(30);
        earn("willow", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        endMonth(1);
        claim(WILLOW);
        assertEq(monthOf(WILLOW, 0).heroes, 5);
        assertEq(monthOf(WILLOW, 1).heroes, 0);
        assertHero(WILLOW, 1);
    }

    /// @dev Alder becomes a Knight without an earlier claim as Hero, and still counts as one of willow's Heroes.
    function test_claimRank_countsAKnightAsOneHeroOfTheSponsor() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        join("alder", "willow", "willow", 5);
        joinHeroes("alder", 5);
        earn("alder", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(3);
        assertKnight(3, 0);
        assertEq(monthOf(WILLOW, 0).heroes, 1);
    }

    function test_claimRank_countsAHeroWhoBecomesAKnightOnce() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        join("alder", "willow", "willow", 5);
        joinHeroes("alder", 5);
        earn("alder", 50);
        endMonth(0);
        claim(3);
        plan.claimRank(heroIds);
        claim(3);
        assertKnight(3, 0);
        assertEq(monthOf(WILLOW, 0).heroes, 1);
    }

    /// @dev Alder reaches $1,000 in the first month and $10,000 in the second, with fewer than 50 points: a Knight of
    /// that month who was never a Hero in it.
    function test_claimRank_countsAKnightByEarningsAlone_asAHeroOfTheSponsor() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        join("alder", "willow", "willow", 2);
        earn("alder", 2);
        endMonth(0);
        joinHeroes("alder", 5);
        earn("alder", 18);
        endMonth(1);
        plan.claimRank(heroIds);
        claim(3);
        assertKnight(3, 1);
        assertEq(monthOf(WILLOW, 1).heroes, 1);
    }

    function test_claimRank_claimsHeroesAndTheirKnightInOneCall_heroesFirst() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        earn("willow", 50);
        endMonth(0);
        ids = heroIds;
        ids.push(WILLOW);
        plan.claimRank(ids);
        assertKnight(WILLOW, 0);
    }

    function test_claimRank_countsAKnightOfTheRootForNoOne() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        earn("willow", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertKnight(WILLOW, 0);
        assertEq(monthOf(ROOT, 0).heroes, 0);
    }

    /*////////////////////////////////// SHARES ///////////////////////////////*/

    function test_claimRank_givesAKnightFourSharesMoreThanAHeroWithTheSamePoints() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        for (uint256 day; day < 3; ++day) {
            toRound(day);
            earn("willow", 50);
        }
        endMonth(0);
        claim(WILLOW);
        assertRank(WILLOW, 0, Rank.Hero, 3);
        plan.claimRank(heroIds);
        vm.expectEmit(address(plan));
        emit RankClaimed(0, WILLOW, Rank.Knight, 7);
        claim(WILLOW);
        assertRank(WILLOW, 0, Rank.Knight, 7);
        assertAllShares(0, 5 + 7);
    }

    /// @dev 50 points in each of the 30 rounds.
    function test_claimRank_givesAtMost34Shares() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        for (uint256 day; day < MONTH; ++day) {
            toRound(day);
            earn("willow", 60);
        }
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertEq(monthOf(WILLOW, 0).points, 1_500);
        assertRank(WILLOW, 0, Rank.Knight, 34);
    }
}

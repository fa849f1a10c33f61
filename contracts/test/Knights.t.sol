// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
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
        assertShares(WILLOW, 0, KNIGHT);
        assertAllShares(0, 5 * HERO + KNIGHT);
    }

    function test_claimRank_makesAKnightWhenPointEarningsReach10000Dollars_withFiveHeroes() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 2);
        joinHeroes("willow", 5);
        earn("willow", 20);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertShares(WILLOW, 0, KNIGHT);
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
        assertShares(WILLOW, 0, HERO);
    }

    function test_claimRank_makesOnlyAHeroWithFourHeroes() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 4);
        earn("willow", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertShares(WILLOW, 0, HERO);
    }

    function test_claimRank_makesNoKnightWithHeroesAlone() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        assertShares(WILLOW, 0, 0);
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
        assertShares(WILLOW, 0, HERO);
        plan.claimRank(heroIds);
        vm.expectEmit(address(plan));
        emit RankClaimed(0, WILLOW, KNIGHT);
        claim(WILLOW);
        assertShares(WILLOW, 0, KNIGHT);
        assertAllShares(0, 5 * HERO + KNIGHT);
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
        assertShares(WILLOW, 1, HERO);
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
        assertShares(3, 0, KNIGHT);
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
        assertShares(3, 0, KNIGHT);
        assertEq(monthOf(WILLOW, 0).heroes, 1);
    }

    /// @dev Reaches $1,000 in the first month and $10,000 in the second, with fewer than 50 points: a Knight of that
    /// month who is not a Hero of it.
    function test_claimRank_doesNotCountAKnightByEarningsAlone_asAHeroOfTheSponsor() public {
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
        assertShares(3, 1, KNIGHT);
        assertEq(monthOf(WILLOW, 1).heroes, 0);
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
        assertShares(WILLOW, 0, KNIGHT);
    }
}

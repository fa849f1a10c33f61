// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, NodeAct, NodeData, RoundData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice Units that make points, and units that make flash.
contract PointsTest is PlanFixture {
    uint32 private constant ROOT = 1;

    uint32[] private ids;
    uint32[] private none;

    function test_points_areThePairsOfBothLegs() public {
        joinFour();
        passDays(1);
        settleRound();
        (DayData memory day, string[] memory pointy) = plan.Dashboard(1, true);
        assertEq(day.pointCount, 3);
        assertEq(day.flashCount, 0);
        assertEq(pointy.length, 1);
        assertEq(pointy[0], "willow");
        (NodeData memory place, NodeAct memory lifetime, NodeAct memory yesterday) = plan.UserDashboard("willow", 1);
        assertEq(lifetime.points, 3);
        assertEq(yesterday.points, 3);
        assertEq(place.leftVariance, 0);
        assertEq(place.rightVariance, 0);
    }

    function test_points_listAMemberOncePerRound() public {
        joinFour();
        passDays(1);
        ids = [4, 3, 5, 3, 2];
        plan.distribute(ids, none, 0);
        assertEq(plan.roundData(0).points, 3, "two with alder's units, one with hazel's");
        uint32[] memory pointy = plan.pointyIds(0, 0, 10);
        assertEq(pointy.length, 1);
        assertEq(pointy[0], 2);
    }

    function test_points_pairUnitsThatWaitFromEarlierDays() public {
        join("willow", "canopy", "canopy");
        join("alder", "willow", "willow", 3);
        passDays(1);
        settleRound();
        assertEq(node("willow").leftVariance, 3);
        assertEq(plan.roundData(0).points, 0);

        join("rowan", "willow", "willow", 2);
        passDays(1);
        settleRound();
        assertEq(plan.roundData(1).points, 2);
        assertEq(node("willow").leftVariance, 1, "never lost");
        assertEq(node("willow").rightVariance, 0);
    }

    function test_points_stopAtTenPerUnitAndTheRestIsFlash() public {
        joinElevenPairs();
        passDays(1);
        settleRound();
        assertDay(10, 1);
        assertEq(node("willow").leftVariance, 0, "flash is consumed");
        assertEq(node("willow").rightVariance, 1);
        (, NodeAct memory lifetime, NodeAct memory day) = plan.UserDashboard("willow", 1);
        assertEq(day.points, 10);
        assertEq(day.flash, 1);
        assertEq(lifetime.points, 10);
        assertEq(lifetime.flash, 1);
    }

    function test_points_andFlashAddUpOverSeveralBatches() public {
        joinElevenPairs();
        join("aspen", "willow", "maple", 1);
        passDays(1);
        uint32[] memory allButAspen = new uint32[](50);
        for (uint32 i; i < 6; ++i) {
            allButAspen[i] = 8 - i;
        }
        plan.distribute(allButAspen, new uint32[](0), 0);
        assertDay(10, 1);
        settleRound();
        assertDay(10, 2);
        (, NodeAct memory lifetime,) = plan.UserDashboard("willow", 1);
        assertEq(lifetime.flash, 2);
    }

    function test_points_areCappedByAllUnitsBoughtThatDay() public {
        joinElevenPairs();
        topUp(makeAddr("willow"), UNIT);
        passDays(1);
        settleRound();
        assertDay(11, 0);
    }

    function test_points_areNotCappedByUnitsBoughtOnALaterDay() public {
        joinElevenPairs();
        passDays(1);
        topUp(makeAddr("willow"), UNIT);
        settleRound();
        assertDay(10, 1);
    }

    function test_points_haveANewCapEachDay() public {
        joinElevenPairs();
        passDays(1);
        join("aspen", "willow", "maple", 1);
        settleRound();
        passDays(1);
        settleRound();
        assertEq(plan.roundData(1).points, 1);
        (, NodeAct memory lifetime,) = plan.UserDashboard("willow", 0);
        assertEq(lifetime.points, 11);
    }

    function test_points_areNotEarnedByTheRoot() public {
        join("willow", "canopy", "canopy", 5);
        join("alder", "canopy", "canopy", 4);
        passDays(1);
        settleRound();
        RoundData memory round = plan.roundData(0);
        assertEq(round.points, 0);
        assertEq(round.flash, 0);
        assertEq(round.pointy, 0);
        assertEq(plan.boxOf(ROOT), 0);
        assertEq(node("canopy").leftVariance, 1, "but they are consumed");
        assertEq(node("canopy").rightVariance, 0);
    }

    function test_points_ofSeatsWithoutUnitsAreFlash() public {
        plan = deploy(opensLater(1 days));
        giveSeatTo("willow");
        passDays(1);
        join("alder", "canopy", "willow", 2);
        join("rowan", "canopy", "willow", 2);
        passDays(1);
        settleRound();
        RoundData memory round = plan.roundData(1);
        assertEq(round.points, 0);
        assertEq(round.flash, 2);
        assertEq(plan.boxOf(2), 0);
    }

    /*///////////////////////////////// SUPPORT ///////////////////////////////*/

    /// @dev Willow holds one unit, and has 11 units on the left and 12 on the right, in chains.
    function joinElevenPairs() private {
        join("willow", "canopy", "canopy", 1);
        join("alder", "willow", "willow", 5);
        join("rowan", "willow", "willow", 5);
        join("hazel", "willow", "alder", 5);
        join("birch", "willow", "rowan", 5);
        join("maple", "willow", "hazel", 1);
        join("larch", "willow", "birch", 2);
    }

    function node(string memory username) private view returns (NodeData memory place) {
        (place,,) = plan.UserDashboard(username, 0);
    }

    function assertDay(uint256 points, uint256 flash) private view {
        DayData memory day = plan.dayData(1);
        assertEq(day.pointCount, points, "points");
        assertEq(day.flashCount, flash, "flash");
    }
}

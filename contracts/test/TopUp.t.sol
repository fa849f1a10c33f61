// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, NodeAct, NodeData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract TopUpTest is PlanFixture, IPlanEvents {
    address private alder;

    function setUp() public override {
        super.setUp();
        join("willow", "canopy", "canopy");
        alder = join("alder", "willow", "willow");
    }

    function test_topUp_raisesTheDailyCapByTenPointsAUnit(uint256 units) public {
        units = bound(units, 1, 4);
        topUp(alder, units * UNIT);
        (NodeData memory node,,) = plan.UserDashboard("alder", 0);
        assertEq(node.maxPoints, 10 + units * 10);
        assertEq(plan.unitsOf(3), 1 + units);
        assertEq(plan.memberCount(), 2);
    }

    function test_topUp_paysTheSponsor() public {
        topUp(alder, 2 * UNIT);
        assertEq(plan.boxOf(2), 3 * COMMISSION);
    }

    function test_topUp_worksUnitByUnitUpToFive() public {
        for (uint256 i; i < 4; ++i) {
            topUp(alder, UNIT);
            passDays(1);
        }
        assertEq(plan.unitsOf(3), 5);
        (DayData memory day,) = plan.Dashboard(0, false);
        assertEq(day.allEnteredUSD, 6 * 20e18);
    }

    function test_topUp_emitsToppedUp() public {
        passDays(2);
        vm.deal(alder, 2 * UNIT);
        vm.expectEmit(address(plan));
        emit ToppedUp(3, 2, 2, 2 * UNIT);
        vm.prank(alder);
        plan.topUp{value: 2 * UNIT}();
    }

    function test_topUp_addsTheExcessToTheBox() public {
        topUp(alder, UNIT + UNIT / 50);
        assertEq(plan.boxOf(3), UNIT / 50);
    }

    function test_topUp_countsTheCommissionOnTheDayOfTheTopUp() public {
        passDays(1);
        topUp(alder, UNIT);
        (,, NodeAct memory today) = plan.UserDashboard("willow", 0);
        (,, NodeAct memory yesterday) = plan.UserDashboard("willow", 1);
        assertEq(today.spEarn, COMMISSION);
        assertEq(yesterday.spEarn, COMMISSION);
    }

    function test_topUp_revertsWhen_theCallerHasNoSeat() public {
        expectRevert(makeAddr("stranger"), UNIT, revertData(IPlanErrors.NodeNotRegistered.selector));
    }

    function test_topUp_revertsWhen_theCallerIsTheRoot() public {
        expectRevert(root, UNIT, revertData(IPlanErrors.RootCannotEnter.selector));
    }

    function test_topUp_revertsWhen_theMemberHoldsFiveUnits() public {
        topUp(alder, 4 * UNIT);
        expectRevert(alder, UNIT, revertData(IPlanErrors.Maximum50PointsPossible.selector));
        // Reverts regardless of the payment, including 0.
        expectRevert(alder, 0, revertData(IPlanErrors.Maximum50PointsPossible.selector));
    }

    function test_topUp_revertsWhen_thePaymentCoversMoreThanTheRemainingUnits() public {
        topUp(alder, 3 * UNIT);
        expectRevert(alder, 2 * UNIT, revertData(IPlanErrors.Maximum50PointsPossible.selector));
    }

    function test_topUp_revertsWhen_thePlanIsNotOpenYet() public {
        plan = deploy(opensLater(1 days));
        vm.warp(START);
        expectRevert(makeAddr("early"), UNIT, abi.encodeWithSelector(IPlanErrors.NotOpenYet.selector, START + 1 days));
    }

    function test_topUp_revertsWhen_nothingIsPaid() public {
        expectRevert(alder, 0, abi.encodeWithSelector(IPlanErrors.WrongEnterPrice.selector, 0, UNIT));
    }

    function expectRevert(address account, uint256 value, bytes memory data) private {
        vm.deal(account, value);
        vm.expectRevert(data);
        vm.prank(account);
        plan.topUp{value: value}();
    }
}

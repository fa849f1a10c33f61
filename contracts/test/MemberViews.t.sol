// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {Links, MonthActivity, NodeAct, NodeData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice Round 0: willow (id 2, one unit) sponsors alder (3, five units) on the left and rowan (4, five units) on the right,
/// with hazel (5, one unit) below rowan. Five pairs meet at willow, and one unit on the right is carried.
contract MemberViewsTest is PlanFixture {
    uint256 private constant POINT_VALUE = 2.92 ether;
    address private willow;
    uint32[] private none;

    function setUp() public override {
        super.setUp();
        willow = join("willow", "canopy", "canopy"); // 2
        join("alder", "willow", "willow", 5); // 3
        join("rowan", "willow", "willow", 5); // 4
        join("hazel", "rowan", "rowan", 1); // 5
    }

    /*////////////////////////////////// PLACE ////////////////////////////////*/

    function test_nodeData_countsUnitsAsSettled() public {
        NodeData memory expected = NodeData({
            leftVariance: 0,
            rightVariance: 0,
            leftUsers: 0,
            rightUsers: 0,
            depth: 1,
            maxPoints: 10,
            legsCount: 2,
            isLeftOrRight: 0
        });
        assertEq(abi.encode(plan.nodeData(willow)), abi.encode(expected));
        settle();
        (expected.rightVariance, expected.leftUsers, expected.rightUsers) = (1, 5, 6);
        assertEq(abi.encode(plan.nodeData(willow)), abi.encode(expected));
        (NodeData memory node,,) = plan.UserDashboard("willow", 0);
        assertEq(abi.encode(node), abi.encode(expected));
    }

    function test_nodeData_returnsTheLeg() public view {
        NodeData memory node = plan.nodeData(plan.nameToAddr("rowan"));
        assertEq(node.isLeftOrRight, 1);
        assertEq(node.depth, 2);
        assertEq(node.maxPoints, 50);
        assertEq(node.legsCount, 1);
    }

    function test_linksOf_returnsIdsAndUnits() public {
        Links memory expected = Links({upline: 2, left: 5, right: 0, sponsor: 2, units: 5, settledUnits: 0});
        assertEq(abi.encode(plan.linksOf(4)), abi.encode(expected));
        settle();
        expected.settledUnits = 5;
        assertEq(abi.encode(plan.linksOf(4)), abi.encode(expected));
        expected = Links({upline: 0, left: 2, right: 0, sponsor: 0, units: 0, settledUnits: 0});
        assertEq(abi.encode(plan.linksOf(1)), abi.encode(expected));
    }

    function test_unitsOf_countsWhatWasBought() public {
        assertEq(plan.unitsOf(1), 0);
        assertEq(plan.unitsOf(2), 1);
        topUp(willow, 2 * UNIT);
        assertEq(plan.unitsOf(2), 3);
    }

    /*///////////////////////////////// EARNINGS //////////////////////////////*/

    function test_nodeAct_includesWhatClosedRoundsOwe() public {
        assertAct(plan.nodeAct(willow), 10 * COMMISSION, 0, 0, 0);
        settle();
        assertAct(plan.nodeAct(willow), 10 * COMMISSION, 5 * POINT_VALUE, 5, 0);
        plan.credit(everyId());
        assertAct(plan.nodeAct(willow), 10 * COMMISSION, 5 * POINT_VALUE, 5, 0);
    }

    function test_boxOf_includesWhatClosedRoundsOwe() public {
        assertEq(plan.boxOf(2), 10 * COMMISSION);
        settle();
        uint256 rebate = plan.roundData(0).rebate;
        assertEq(plan.boxOf(2), 10 * COMMISSION + 5 * POINT_VALUE + rebate);
        assertEq(plan.boxOf(3), 5 * rebate);
        plan.credit(everyId());
        assertEq(plan.boxOf(2), 10 * COMMISSION + 5 * POINT_VALUE + rebate);
    }

    function test_nodeDayAct_isTheActivityOfOneRound() public {
        settle();
        assertAct(plan.nodeDayAct(willow, 1), 10 * COMMISSION, 5 * POINT_VALUE, 5, 0);
        assertAct(plan.nodeDayAct(willow, 0), 0, 0, 0, 0);
        assertAct(plan.nodeDayAct(willow, 2), 0, 0, 0, 0);
        (, NodeAct memory activity, NodeAct memory dayActivity) = plan.UserDashboard("willow", 1);
        assertEq(abi.encode(activity), abi.encode(plan.nodeAct(willow)));
        assertEq(abi.encode(dayActivity), abi.encode(plan.nodeDayAct(willow, 1)));
    }

    function test_nodeDayAct_hasNoPointEarningsUntilTheRoundIsClosed() public {
        passDays(1);
        uint32[] memory padded = new uint32[](50);
        (padded[0], padded[1], padded[2]) = (5, 4, 3);
        plan.distribute(padded, none, 0);
        assertAct(plan.nodeDayAct(willow, 1), 10 * COMMISSION, 0, 5, 0);
        settleRound();
        assertAct(plan.nodeDayAct(willow, 1), 10 * COMMISSION, 5 * POINT_VALUE, 5, 0);
    }

    function test_activity_countsFlashAboveTheDailyCap() public {
        // Eleven units on each leg in one day.
        join("maple", "canopy", "alder", 5); // 6
        join("cedar", "canopy", "hazel", 5); // 7
        join("aspen", "canopy", "maple", 1); // 8
        settle();
        uint256 pointValue = plan.dayPointValue(1);
        assertAct(plan.nodeAct(willow), 10 * COMMISSION, 10 * pointValue, 10, 1);
        assertAct(plan.nodeDayAct(willow, 1), 10 * COMMISSION, 10 * pointValue, 10, 1);
        assertEq(plan.nodeData(willow).leftVariance, 0);
        assertEq(plan.nodeData(willow).rightVariance, 0);
        assertEq(plan.dayData(1).flashCount, 1);
        assertEq(plan.roundData(0).flash, 1);
        assertEq(plan.monthActivity(2, 0).points, 10);
    }

    /*////////////////////////////////// MONTHS ///////////////////////////////*/

    function test_nodeMonthAct_returnsTheCurrentAndThePreviousMonth() public {
        settle();
        assertMonths(5, 0);
        passDays(28);
        assertMonths(5, 0);
        passDays(1);
        assertMonths(0, 5);
        passDays(30);
        assertMonths(0, 0);
        assertEq(plan.monthActivity(2, 0).points, 5);
        assertEq(plan.monthActivity(2, 1).points, 0);
    }

    /*////////////////////////////// USER ACTIVITY ////////////////////////////*/

    function test_userActivity_listsRoundsInTheRequestedOrder() public {
        settle();
        passDays(1);
        join("maple", "willow", "alder", 1);
        // Round 2 is the current one. The eleven units of round 0 earned points, round 1 nothing.
        NodeAct[] memory back = plan.UserActivity("willow", 0, 2);
        assertEq(back.length, 3);
        assertAct(back[0], COMMISSION, 0, 0, 0);
        assertAct(back[1], 0, 0, 0, 0);
        assertAct(back[2], 10 * COMMISSION, 5 * POINT_VALUE, 5, 0);
        NodeAct[] memory forth = plan.UserActivity("willow", 2, 0);
        assertEq(forth.length, 3);
        for (uint256 i; i < 3; ++i) {
            assertEq(abi.encode(forth[i]), abi.encode(back[2 - i]));
        }
        NodeAct[] memory one = plan.UserActivity("willow", 2, 2);
        assertEq(one.length, 1);
        assertEq(abi.encode(one[0]), abi.encode(back[2]));
    }

    function test_userActivity_isZeroBeforeTheFirstRound() public {
        passDays(1);
        NodeAct[] memory list = plan.UserActivity("willow", 4, 0);
        assertEq(list.length, 5);
        assertAct(list[2], 0, 0, 0, 0);
        assertAct(list[3], 10 * COMMISSION, 0, 0, 0);
        assertAct(list[4], 0, 0, 0, 0);
    }

    function test_userActivity_returnsAtMost366Rounds() public {
        assertEq(plan.UserActivity("willow", 0, 365).length, 366);
        assertEq(plan.UserActivity("willow", 1_365, 1_000).length, 366);
        vm.expectRevert(IPlanErrors.InvalidArgument.selector);
        plan.UserActivity("willow", 0, 366);
        vm.expectRevert(IPlanErrors.InvalidArgument.selector);
        plan.UserActivity("willow", 366, 0);
        vm.expectRevert(IPlanErrors.InvalidArgument.selector);
        plan.UserActivity("willow", 0, type(uint256).max);
    }

    /*///////////////////////////// UNKNOWN MEMBERS ///////////////////////////*/

    function test_views_ofAnUnknownMemberAreZero() public {
        settle();
        address stranger = makeAddr("stranger");
        NodeData memory node;
        NodeAct memory act;
        MonthActivity memory month;
        Links memory links;
        assertEq(abi.encode(plan.nodeData(stranger)), abi.encode(node));
        assertEq(abi.encode(plan.nodeAct(stranger)), abi.encode(act));
        assertEq(abi.encode(plan.nodeDayAct(stranger, 1)), abi.encode(act));
        (MonthActivity memory thisMonth, MonthActivity memory lastMonth) = plan.nodeMonthAct(stranger);
        assertEq(abi.encode(thisMonth, lastMonth), abi.encode(month, month));
        assertEq(abi.encode(plan.UserActivity("unknown", 1, 1)[0]), abi.encode(act));
        uint32[2] memory strangers = [0, type(uint32).max];
        for (uint256 i; i < strangers.length; ++i) {
            assertEq(abi.encode(plan.linksOf(strangers[i])), abi.encode(links));
            assertEq(abi.encode(plan.monthActivity(strangers[i], 0)), abi.encode(month));
            assertEq(plan.boxOf(strangers[i]), 0);
            assertEq(plan.unitsOf(strangers[i]), 0);
        }
    }

    /// @dev Ends the current round and settles it.
    function settle() private {
        passDays(1);
        settleRound();
    }

    function assertMonths(uint16 thisMonth, uint16 lastMonth) private view {
        (MonthActivity memory present, MonthActivity memory last) = plan.nodeMonthAct(willow);
        assertEq(present.points, thisMonth, "this month");
        assertEq(last.points, lastMonth, "last month");
    }

    function assertAct(NodeAct memory act, uint256 spEarn, uint256 ptEarn, uint40 points, uint40 flash) private pure {
        assertEq(act.spEarn, spEarn, "spEarn");
        assertEq(act.ptEarn, ptEarn, "ptEarn");
        assertEq(act.points, points, "points");
        assertEq(act.flash, flash, "flash");
    }
}

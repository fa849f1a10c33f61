// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {MonthData, NodeData, Rank, RoundData} from "src/interfaces/IPlanViews.sol";
import {PlusFixture} from "./support/PlusFixture.sol";

/// @notice Settlement, credit and ranks of Plus are independent of core.
contract PlusMoneyTest is PlusFixture, IPlanEvents {
    uint256 private constant PLUS_COMMISSION = PLUS_UNIT / 10;
    /// @dev 1/10 of 73 % of a unit.
    uint256 private constant PLUS_POINT_VALUE = 14.6 ether;
    uint256 private constant HEROES_UNITS = 50;
    uint32[] private ids;
    uint32[] private none;

    /*/////////////////////////////// SETTLEMENT //////////////////////////////*/

    function test_plus_settlesByCoreIds() public {
        oneDayInPlus();
        assertEq(plus.xRoundCounter(), 0);
        ids = [6, 4, 2];
        plus.distribute(ids, none, 4);
        RoundData memory round = plus.roundData(0);
        assertTrue(round.closed);
        assertEq(round.units, 3);
        assertEq(round.members, 3);
        assertEq(round.points, 1);
        assertEq(round.pointValue, PLUS_POINT_VALUE);
        assertEq(round.rebate, (3 * 10 * PLUS_POINT_VALUE - PLUS_POINT_VALUE) / 3);
        assertEq(plus.pointyIds(0, 0, 9).length, 1);
        assertEq(plus.dayPointyList(1, 0, 9)[0], "willow");
        // 1/5 of 5 % of three units.
        assertEq(plus.boxOf(4), round.rebate + 3 * PLUS_UNIT / 20 / 5);
        NodeData memory node = plus.nodeData(willow);
        assertEq(node.leftUsers, 1);
        assertEq(node.rightUsers, 1);
    }

    function test_plus_settlesItsOwnRounds() public {
        oneDayInPlus();
        ids = [6, 5, 4, 3, 2];
        plus.distribute(ids, none, 0);
        assertEq(plus.xRoundCounter(), 1);
        assertEq(plan.xRoundCounter(), 0);
        assertFalse(plan.roundData(0).closed);
        assertEq(plan.nodeAct(willow).points, 0);
        assertEq(plan.boxOf(2), 4 * COMMISSION);
        plan.distribute(ids, none, 0);
        assertTrue(plan.roundData(0).closed);
        vm.expectRevert(IPlanErrors.TimeException.selector);
        plus.distribute(ids, none, 0);
    }

    function test_plus_revertsWhen_theCloserIsOnlyInCore() public {
        oneDayInPlus();
        ids = [6, 4, 2];
        vm.expectRevert(IPlanErrors.NodeNotRegistered.selector);
        plus.distribute(ids, none, 3);
    }

    /*///////////////////////////////// CREDIT ////////////////////////////////*/

    function test_plus_creditsPointsAndRebatesToItsOwnBoxes() public {
        oneDayInPlus();
        ids = [6, 4, 2];
        plus.distribute(ids, none, 0);
        uint256 rebate = plus.roundData(0).rebate;
        uint256 box = 2 * PLUS_COMMISSION + PLUS_POINT_VALUE + rebate;
        assertEq(plus.boxOf(2), box);
        ids = [2];
        vm.expectEmit(address(plus));
        emit Credited(2, PLUS_POINT_VALUE, rebate);
        plus.credit(ids);
        assertEq(plus.boxOf(2), box);
        assertEq(plus.nodeAct(willow).ptEarn, PLUS_POINT_VALUE);
        vm.prank(willow);
        plus.withdraw(box);
        assertEq(willow.balance, box);
        assertEq(plan.boxOf(2), 4 * COMMISSION);
    }

    function test_plus_creditsNoMemberWhoIsOnlyInCore() public {
        oneDayInPlus();
        ids = [6, 4, 2];
        plus.distribute(ids, none, 0);
        ids = [1, 3, 5, 99];
        vm.recordLogs();
        plus.credit(ids);
        assertEq(vm.getRecordedLogs().length, 0);
        assertEq(plus.boxOf(3), 0);
    }

    /*////////////////////////////////// RANKS ////////////////////////////////*/

    function test_plus_hasItsOwnRanksAndHeroPool() public {
        monthOfAHeroInPlus();
        assertEq(plus.monthActivity(2, 0).points, 50);
        assertEq(plan.monthActivity(2, 0).points, 0);
        uint256 corePot = plan.monthData(0).pot;
        ids = [2];
        vm.expectEmit(address(plus));
        emit RankClaimed(0, 2, Rank.Hero, 1);
        plus.claimRank(ids);
        assertEq(plan.monthActivity(2, 0).shares, 0);
        // In core, the month's round is not closed, so its window is not open.
        vm.expectRevert(IPlanErrors.RankWindowNotOpen.selector);
        plan.claimRank(ids);

        skip(7 days);
        uint256 box = plus.boxOf(2);
        plus.collectRank(ids, 0);
        MonthData memory data = plus.monthData(0);
        assertEq(data.shares, 1);
        assertEq(data.units, 105);
        assertEq(data.shareValue, PLUS_UNIT * 50 / (4 * 105), "a quarter of a unit for each point per unit");
        assertEq(plus.boxOf(2), box + data.shareValue);
        (uint256 month,,) = plan.rankWindow();
        assertEq(month, 0);
        assertEq(plan.monthData(0).pot, corePot);
        assertEq(plan.monthData(0).shares, 0);
    }

    /// @dev Three of five core members in Plus: rowan (4) and maple (6) below willow (2), with a unit each.
    function oneDayInPlus() private {
        join("rowan", "willow", "alder"); // 4
        join("hazel", "willow", "alder"); // 5
        join("maple", "willow", "rowan"); // 6
        enter("rowan", "willow", "willow");
        enter("maple", "willow", "willow");
        passDays(1);
    }

    /// @dev Willow holds five units in Plus, where fifty enter on each leg by ten members. In core they hold one unit
    /// each, in one chain below alder.
    function monthOfAHeroInPlus() private {
        vm.deal(willow, 4 * PLUS_UNIT);
        vm.prank(willow);
        plus.topUp{value: 4 * PLUS_UNIT}();
        string[2] memory ends = ["willow", "willow"];
        for (uint256 i; i < 2 * HEROES_UNITS / 5; ++i) {
            string memory username = string.concat("member", vm.toString(i));
            join(username, "canopy", i == 0 ? "alder" : string.concat("member", vm.toString(i - 1)));
            enter(username, "canopy", ends[i % 2], 5);
            ends[i % 2] = username;
        }
        passDays(30);
        uint32 last = plan.nameToId("member19");
        for (uint32 id = last; id > 1; --id) {
            ids.push(id);
        }
        plus.distribute(ids, none, 0);
    }
}

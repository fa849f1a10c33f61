// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, NodeAct, NodeData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract DashboardTest is PlanFixture {
    function test_dashboard_showsADayAndTheTotalsUpToIt() public {
        join("willow", "canopy", "canopy", 2);
        passDays(2);
        join("alder", "willow", "willow", 3);
        passDays(3);

        assertDay(0, 0, 100e18, 2);
        assertDay(2, 0, 100e18, 2);
        assertDay(3, 60e18, 100e18, 2);
        assertDay(4, 0, 40e18, 1);
        assertDay(5, 40e18, 40e18, 1);
        assertDay(6, 0, 0, 0);
    }

    function test_dashboard_beforeTheFirstEntry() public {
        passDays(2);
        assertDay(0, 0, 0, 0);
        (, string[] memory pointy) = plan.Dashboard(0, true);
        assertEq(pointy.length, 0);
    }

    function test_userDashboard_ofAnUnknownMemberIsZero() public view {
        (NodeData memory node, NodeAct memory activity, NodeAct memory today) = plan.UserDashboard("unknown", 0);
        assertEq(node.depth, 0);
        assertEq(activity.spEarn, 0);
        assertEq(today.spEarn, 0);
        (,, NodeAct memory beforeGenesis) = plan.UserDashboard("canopy", 1);
        assertEq(beforeGenesis.points, 0);
    }

    function assertDay(uint256 daysAgo, uint256 entered, uint256 allEntered, uint32 users) private view {
        (DayData memory day,) = plan.Dashboard(daysAgo, false);
        assertEq(day.enteredUSD, entered, "entered");
        assertEq(day.allEnteredUSD, allEntered, "allEntered");
        assertEq(day.userCount, users, "users");
    }
}

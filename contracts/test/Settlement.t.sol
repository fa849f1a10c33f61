// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, NodeAct, NodeData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// forge-config: default.isolate = true
contract SettlementTest is PlanFixture, IPlanEvents {
    uint32[] private ids;
    uint32[] private none;

    function test_first() public {
        join("willow", "canopy", "canopy", 1); // 2
        join("alder", "willow", "willow", 2); // 3
        join("rowan", "willow", "willow", 3); // 4
        join("hazel", "alder", "alder", 1); // 5
        passDays(1);
        ids = [5, 3, 4, 2];
        plan.distribute(ids, none, 0);
        (DayData memory day,) = plan.Dashboard(1, true);
        emit log_named_uint("points", day.pointCount);
        emit log_named_uint("flash", day.flashCount);
        emit log_named_uint("pv", day.pointValue);
        (NodeData memory n, NodeAct memory a, NodeAct memory d) = plan.UserDashboard("willow", 1);
        assertEq(n.leftUsers, 3);
        assertEq(n.rightUsers, 3);
        assertEq(a.points, 3);
        assertEq(d.points, 3);
        assertEq(n.leftVariance, 0);
        assertEq(plan.xRoundCounter(), 1);
        emit log_named_uint("box", plan.boxOf(2));
        uint256 box = plan.boxOf(2);
        vm.prank(makeAddr("willow"));
        plan.withdraw(box);
        emit log_named_uint("withdraw", vm.lastCallGas().gasTotalUsed);

        assertEq(plan.boxOf(2), 0);
    }

    function test_gas_chain() public {
        // chain of 600
        join("sponsor", "canopy", "canopy");
        string memory referral = "sponsor";
        for (uint256 depth = 2; depth <= 601; ++depth) {
            string memory username = string.concat("m", vm.toString(1000 + depth));
            join(username, "sponsor", referral);
            referral = username;
        }
        passDays(1);
        for (uint32 id = 602; id >= 2; --id) {
            ids.push(id);
        }
        plan.distribute(ids, none, 0);
        emit log_named_uint("first (dirty) per node", vm.lastCallGas().gasTotalUsed / 601);
        join("leaf1", "sponsor", referral);
        passDays(1);
        ids.push(0);
        for (uint256 i = ids.length - 1; i > 0; --i) {
            ids[i] = ids[i - 1];
        }
        ids[0] = 603;
        plan.distribute(ids, none, 0);
        emit log_named_uint("steady per node", vm.lastCallGas().gasTotalUsed / 602);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Links, MonthActivity, MonthData, NodeAct, NodeData, RoundData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "../support/PlanFixture.sol";
import {CallResult, Earning, MonthlyRank, Vectors} from "../support/Vectors.sol";

/// @notice Compares every number of the plan's views with the reference model's.
abstract contract ModelComparison is PlanFixture {
    using Vectors for string;

    /// @dev The window and the pots after a call that moves them.
    function checkCall(string memory expected) external view {
        CallResult memory result = expected.callResult();
        (uint256 month, bool open, uint256 closesAt) = plan.rankWindow();
        assertEq(month, result.month, "the window's month");
        assertEq(open, result.open, "whether the window is open");
        assertEq(closesAt, result.closesAt, "when the window closes");
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(plan.HeroPool(), result.heroPool, "HeroPool of the month");
        assertEq(forCommons, result.commons, "commons");
        assertEq(forOperations, result.operations, "operations");
    }

    function checkRound(uint256 number, string memory expected) internal view {
        RoundData memory round = plan.roundData(number);
        assertTrue(round.closed, "closed");
        assertEq(round.unitPrice, expected.number("unitPrice"), "unitPrice");
        assertEq(round.units, expected.number("units"), "units");
        assertEq(round.units * round.unitPrice, expected.number("entered"), "entered");
        assertEq(round.points, expected.number("points"), "points");
        assertEq(round.flash, expected.number("flash"), "flash");
        assertEq(round.pointy, expected.number("pointy"), "pointy");
        assertEq(round.pointValue, expected.number("pointValue"), "pointValue");
        assertEq(round.rebate, expected.number("rebate"), "rebate");
        uint256 daysAgo = plan.roundCounter() - number;
        assertEq(plan.dayPointValueUSD(daysAgo), expected.number("pointValueUsd"), "pointValueUSD");
    }

    function checkDay(uint256 number, Earning memory expected) internal view {
        NodeAct memory day = plan.nodeDayAct(addressOf(expected.id), plan.roundCounter() - number);
        assertEq(day.spEarn, expected.spEarn, "day's commissions");
        assertEq(day.ptEarn, expected.ptEarn, "day's point earnings");
        assertEq(day.points, expected.points, "day's points");
        assertEq(day.flash, expected.flash, "day's flash");
    }

    function checkMonth(string memory expected) external view {
        uint256 month = expected.number("month");
        MonthData memory data = plan.monthData(month);
        assertEq(data.pot, expected.number("pot"), "a month's pot");
        assertEq(data.shares, expected.number("totalShares"), "a month's shares");
        assertEq(data.shareValue, expected.number("shareValue"), "what a share is worth");
        assertEq(data.points, expected.number("points"), "points of a month's rounds");
        assertEq(data.units, expected.number("units"), "units of a month's rounds");
        (uint256 toClose,,) = plan.rankWindow();
        uint256 rest = month < toClose ? data.pot - data.shares * data.shareValue : 0;
        assertEq(rest, expected.number("rest"), "what shares left to the commons");
        MonthlyRank[] memory ranks = expected.ranks();
        for (uint256 i; i < ranks.length; ++i) {
            MonthActivity memory activity = plan.monthActivity(ranks[i].id, month);
            assertEq(activity.points, ranks[i].points, "a month's points");
            assertEq(activity.heroes, ranks[i].heroes, "members with a rank, sponsored");
            assertEq(uint8(activity.rank), ranks[i].rank, "a member's rank");
            assertEq(activity.shares, ranks[i].shares, "a member's shares");
            assertEq(activity.collected, ranks[i].collected, "whether the shares were collected");
        }
    }

    function checkMember(string memory expected) external view {
        uint32 id = expected.id("id");
        Links memory links = plan.linksOf(id);
        uint256 units = expected.number("units");
        assertEq(links.upline, expected.number("referral"), "upline");
        assertEq(links.sponsor, expected.number("sponsor"), "sponsor");
        assertEq(links.units, units, "units");
        assertEq(links.settledUnits, units, "settled units");
        address account = addressOf(id);
        NodeData memory node = plan.nodeData(account);
        assertEq(node.isLeftOrRight, expected.number("leg"), "leg");
        assertEq(node.depth, expected.number("depth"), "depth");
        assertEq(node.maxPoints, units * 10, "daily cap");
        assertEq(node.leftUsers, expected.number("leftUsers"), "left units");
        assertEq(node.rightUsers, expected.number("rightUsers"), "right units");
        assertEq(node.leftVariance, expected.number("leftVariance"), "left variance");
        assertEq(node.rightVariance, expected.number("rightVariance"), "right variance");
        NodeAct memory life = plan.nodeAct(account);
        assertEq(life.spEarn, expected.number("spEarn"), "commissions");
        assertEq(life.ptEarn, expected.number("ptEarn"), "point earnings");
        assertEq(life.points, expected.number("points"), "points over the lifetime");
        assertEq(life.flash, expected.number("flash"), "flash over the lifetime");
        assertEq(plan.boxOf(id), expected.number("box"), "box");
    }

    function checkTotals(string memory expected) internal view {
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(forCommons, expected.number("commons"), "commons");
        assertEq(forOperations, expected.number("operations"), "operations");
        assertEq(address(plan).balance, expected.number("balance"), "balance");
    }

    function addressOf(uint32 id) internal view returns (address) {
        return id == 1 ? root : address(uint160(0xc0de00000000 + id));
    }
}

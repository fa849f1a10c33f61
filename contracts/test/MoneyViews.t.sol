// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {MonthData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract MoneyViewsTest is PlanFixture {
    uint32[] private none;

    function test_usernameFee_isFiveDollars() public {
        assertEq(plan.usernameFee(), 10 ether);
        feed.updateAnswer(0.6e8);
        assertEq(plan.usernameFee(), uint256(5e18) * 1e8 / 0.6e8 + 1);
        join("willow", "canopy", "canopy");
        feed.updateAnswer(0.5e8);
        assertEq(plan.usernameFee(), uint256(5e18) * 1e8 / 0.6e8 + 1);
    }

    function test_usernameFee_revertsWhen_anEntryWould() public {
        feed.updateAnswer(1e8);
        vm.expectRevert(IPlanErrors.PriceUnconfirmed.selector);
        plan.usernameFee();
        skip(1 hours + 1);
        vm.expectRevert(abi.encodeWithSelector(IPlanErrors.PriceStale.selector, START));
        plan.usernameFee();
    }

    function test_pots_holdTheSharesOfTheCommonsAndTheOperator() public {
        join("willow", "canopy", "canopy");
        assertPots(0, 0);
        passDays(1);
        settleRound();
        // 10 % and 5 % of a unit. The HeroPool got a fifth of the operator's as closing reward.
        assertPots(4 ether, 1.6 ether);
        plan.collectCommons();
        assertPots(0, 1.6 ether);
        plan.collectOperations();
        assertPots(0, 0);
    }

    function test_heroPool_isThePotOfTheCurrentMonth() public {
        join("willow", "canopy", "canopy");
        passDays(1);
        settleRound();
        // Of 40 POL: the root's commission 4, the HeroPool's share 0.8, and the closing reward 0.4.
        assertPot(0, 5.2 ether);
        assertEq(plan.HeroPool(), 5.2 ether);
        assertPot(1, 0);
        passDays(29);
        assertEq(plan.HeroPool(), 0);
        assertPot(0, 5.2 ether);
        assertPot(type(uint256).max, 0);
    }

    function test_rankWindow_isOfTheOldestMonthNotClosed() public {
        assertRankWindow(0, false, 0);
        join("willow", "canopy", "canopy");
        passDays(29);
        passDays(1);
        settleRound();
        assertRankWindow(0, true, block.timestamp + 7 days);
        skip(7 days);
        vm.expectRevert(IPlanErrors.RankWindowNotOpen.selector);
        plan.claimRank(none);
        plan.collectRank(none, 0);
        // No member had a share: the commons get the whole pot.
        assertRankWindow(1, false, 0);
        assertPots(4 ether + 5.2 ether, 1.6 ether);
        assertEq(plan.HeroPool(), 0);
    }

    function assertPots(uint256 expected, uint256 operations) private view {
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(forCommons, expected, "commons");
        assertEq(forOperations, operations, "operations");
    }

    function assertPot(uint256 month, uint256 expected) private view {
        MonthData memory data = plan.monthData(month);
        assertEq(data.pot, expected, "pot");
        assertEq(data.shares, 0, "shares");
        assertEq(data.shareValue, 0, "share value");
    }

    function assertRankWindow(uint256 month, bool open, uint256 closesAt) private view {
        (uint256 month_, bool open_, uint256 closesAt_) = plan.rankWindow();
        assertEq(abi.encode(month_, open_, closesAt_), abi.encode(month, open, closesAt));
    }
}

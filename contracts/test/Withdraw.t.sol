// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {EntersFromConstructor, Reenters} from "./support/Contracts.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract WithdrawTest is PlanFixture, IPlanEvents {
    address private willow;

    function setUp() public override {
        super.setUp();
        willow = join("willow", "canopy", "canopy");
        join("alder", "willow", "willow", 5);
    }

    function test_withdraw_sendsTheAmountAndKeepsTheRest(uint256 amount) public {
        uint256 box = plan.boxOf(2);
        amount = bound(amount, 1, box);
        vm.expectEmit(address(plan));
        emit Withdrawn(2, amount);
        vm.prank(willow);
        plan.withdraw(amount);
        assertEq(willow.balance, amount);
        assertEq(plan.boxOf(2), box - amount);
    }

    function test_withdraw_worksWhileTheFeedIsDead() public {
        vm.etch(address(feed), "");
        skip(365 days);
        vm.prank(willow);
        plan.withdraw(5 * COMMISSION);
        assertEq(willow.balance, 5 * COMMISSION);
    }

    function test_withdraw_revertsWhen_theBoxIsTooSmall() public {
        vm.expectRevert(abi.encodeWithSelector(IPlanErrors.BoxTooSmall.selector, 5 * COMMISSION));
        vm.prank(willow);
        plan.withdraw(5 * COMMISSION + 1);
    }

    function test_withdraw_revertsWhen_theAmountIsZero() public {
        vm.expectRevert(IPlanErrors.InvalidArgument.selector);
        vm.prank(willow);
        plan.withdraw(0);
    }

    function test_withdraw_revertsWhen_theCallerHasNoSeat() public {
        vm.expectRevert(IPlanErrors.NodeNotRegistered.selector);
        plan.withdraw(1);
    }

    function test_withdraw_revertsWhen_theMemberRefusesPOL_andAffectsNoOneElse() public {
        EntersFromConstructor refuser = new EntersFromConstructor{value: UNIT}(plan, "alder", "refuser");
        join("rowan", "refuser", "refuser");
        vm.expectRevert(IPlanErrors.SendFailed.selector);
        refuser.withdraw(COMMISSION);
        assertEq(plan.boxOf(4), COMMISSION);

        join("hazel", "refuser", "refuser");
        vm.prank(willow);
        plan.withdraw(1);
        assertEq(willow.balance, 1);
    }

    function test_withdraw_paysAReenteringMemberOnce() public {
        Reenters thief = new Reenters{value: UNIT}(plan, "alder", "thief");
        join("rowan", "thief", "thief");
        thief.withdraw(COMMISSION);
        assertEq(thief.received(), COMMISSION);
        assertFalse(thief.isPaidAgain());
        assertEq(thief.answer(), abi.encodeWithSelector(IPlanErrors.BoxTooSmall.selector, 0));
        assertEq(plan.boxOf(4), 0);
    }
}

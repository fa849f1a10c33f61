// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, NodeData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract Register0Test is PlanFixture, IPlanEvents {
    address[] private accounts;
    string[] private usernames;
    uint32[] private sponsors;
    uint32[] private uplines;

    function setUp() public override {
        super.setUp();
        plan = deploy(opensLater(2 days));
        add("willow", 1, 1);
        add("alder", 2, 2);
        add("rowan", 2, 2);
    }

    function test_register0_createsSeatsWithoutUnitsInTheOrderOfTheArrays() public {
        plan.register0(accounts, usernames, sponsors, uplines);
        assertEq(plan.memberCount(), 3);
        (string memory up, string memory left, string memory right) = plan.userSeat("willow");
        assertEq(up, "canopy");
        assertEq(left, "alder");
        assertEq(right, "rowan");
        assertEq(plan.sponsorOf("alder"), "willow");
        (NodeData memory node,,) = plan.UserDashboard("alder", 0);
        assertEq(node.maxPoints, 0);
        assertEq(node.depth, 2);
        (DayData memory day,) = plan.Dashboard(0, false);
        assertEq(day.userCount, 3);
        assertEq(day.allEnteredUSD, 0);
    }

    function test_register0_emitsRegisteredForEachSeat() public {
        vm.expectEmit(address(plan));
        emit Registered(2, 1, 1, accounts[0], "willow", 0, 0, 0, 0);
        vm.expectEmit(address(plan));
        emit Registered(3, 2, 2, accounts[1], "alder", 0, 0, 0, 0);
        vm.expectEmit(address(plan));
        emit Registered(4, 2, 2, accounts[2], "rowan", 1, 0, 0, 0);
        plan.register0(accounts, usernames, sponsors, uplines);
    }

    function test_register0_seatsPayNoCommissionUntilTheyTopUp() public {
        plan.register0(accounts, usernames, sponsors, uplines);
        passDays(2);
        topUp(accounts[1], UNIT);
        assertEq(plan.boxOf(2), 0);
        topUp(accounts[0], UNIT);
        topUp(accounts[2], UNIT);
        assertEq(plan.boxOf(2), COMMISSION);
        assertEq(plan.memberCount(), 3);
        (DayData memory day,) = plan.Dashboard(0, false);
        assertEq(day.allEnteredUSD, 60e18);
    }

    function test_register0_continuesInLaterBatches() public {
        plan.register0(accounts, usernames, sponsors, uplines);
        delete accounts;
        delete usernames;
        delete sponsors;
        delete uplines;
        add("hazel", 4, 4);
        plan.register0(accounts, usernames, sponsors, uplines);
        assertEq(plan.nameToId("hazel"), 5);
        assertEq(plan.userUp("hazel"), "rowan");
    }

    function test_register0_revertsWhen_theCallerIsNotTheDeployer() public {
        vm.prank(operator);
        vm.expectRevert(IPlanErrors.OnlyDeployer.selector);
        plan.register0(accounts, usernames, sponsors, uplines);
    }

    function test_register0_revertsWhen_thePlanIsOpen() public {
        skip(2 days);
        vm.expectRevert(IPlanErrors.AlreadyOpen.selector);
        plan.register0(accounts, usernames, sponsors, uplines);
    }

    function test_register0_revertsWhen_theArraysDifferInLength() public {
        sponsors.pop();
        expectRevert(IPlanErrors.InvalidArgument.selector);
        sponsors.push(1);
        uplines.pop();
        expectRevert(IPlanErrors.InvalidArgument.selector);
        uplines.push(1);
        usernames.pop();
        expectRevert(IPlanErrors.InvalidArgument.selector);
    }

    function test_register0_revertsWhen_anAddressIsZeroOrRepeated() public {
        accounts[2] = address(0);
        expectRevert(IPlanErrors.InvalidArgument.selector);
        accounts[2] = accounts[1];
        expectRevert(IPlanErrors.NodeAlreadyExists.selector);
    }

    function test_register0_revertsWhen_aNameIsInvalidOrTaken() public {
        usernames[2] = "alder";
        expectRevert(IPlanErrors.UsernameTaken.selector);
        usernames[2] = "Rowan";
        expectRevert(IPlanErrors.UsernameInvalid.selector);
    }

    function test_register0_revertsWhen_thePlacementIsInvalid() public {
        sponsors[0] = 9;
        expectRevert(IPlanErrors.SponsorNodeDoesNotExist.selector);
        sponsors[0] = 1;
        uplines[0] = 9;
        expectRevert(IPlanErrors.ReferralNodeDoesNotExist.selector);
        uplines[0] = 1;
        add("hazel", 2, 2);
        expectRevert(IPlanErrors.ReferralNodeAlreadyHasTwoLegs.selector);
    }

    function expectRevert(bytes4 error) private {
        vm.expectRevert(error);
        plan.register0(accounts, usernames, sponsors, uplines);
    }

    function add(string memory username, uint32 sponsor, uint32 upline) private {
        accounts.push(makeAddr(username));
        usernames.push(username);
        sponsors.push(sponsor);
        uplines.push(upline);
    }
}

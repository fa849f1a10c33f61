// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlan} from "src/interfaces/IPlan.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {NodeData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract PlusTest is PlanFixture {
    uint256 private constant PLUS_UNIT = 200 ether;
    IPlan private plus;

    function setUp() public override {
        super.setUp();
        join("willow", "canopy", "canopy");
        join("alder", "willow", "willow");
        plus = deploy(plusParameters());
        enter("willow", "canopy", "canopy");
    }

    function test_plus_isKeyedByCoreIdentity() public {
        address alder = enter("alder", "willow", "willow");
        assertEq(plus.addrToId(alder), plan.addrToId(alder));
        assertEq(plus.addrToName(alder), "alder");
        assertEq(plus.nameToAddr("alder"), alder);
        assertEq(plus.idToAddr(3), alder);
        assertEq(plus.idToName(3), "alder");
        assertEq(plus.nameToId("alder"), 3);
        assertEq(plus.userUp("alder"), "willow");
        assertTrue(plus.usernameExists("alder"));
        assertTrue(plus.userAddrExists(alder));
        assertEq(plus.memberCount(), 2);
        assertEq(plus.boxOf(2), PLUS_UNIT / 10);
        assertEq(plan.boxOf(2), COMMISSION);
        (address up,,) = plus.nodeSeat(alder);
        assertEq(up, makeAddr("willow"));
    }

    function test_plus_knowsNobodyBeforeTheyJoinIt() public {
        address alder = makeAddr("alder");
        assertEq(plus.addrToId(alder), 0);
        assertEq(plus.nameToId("alder"), 0);
        assertEq(plus.nameToAddr("alder"), address(0));
        assertEq(plus.addrToName(alder), "");
        assertEq(plus.idToName(99), "");
        assertFalse(plus.userAddrExists(alder));
        assertTrue(plus.usernameExists("alder"));
        (NodeData memory node,,) = plus.UserDashboard("alder", 0);
        assertEq(node.maxPoints, 0);
    }

    function test_plus_revertsWhen_theCallerIsNoCoreMember() public {
        expectRevert("rowan", "rowan", IPlanErrors.NodeNotRegistered.selector);
    }

    function test_plus_revertsWhen_theNameIsNotTheCallersOwn() public {
        expectRevert("alder", "willow", IPlanErrors.UsernameInvalid.selector);
    }

    function test_plus_revertsWhen_theMemberIsInPlusAlready() public {
        expectRevert("willow", "willow", IPlanErrors.NodeAlreadyExists.selector);
    }

    function test_plus_revertsWhen_theSponsorIsOnlyInCore() public {
        address alder = makeAddr("alder");
        vm.deal(alder, PLUS_UNIT);
        vm.prank(alder);
        vm.expectRevert(IPlanErrors.SponsorNodeDoesNotExist.selector);
        plus.register{value: PLUS_UNIT}("alder", "willow", "alder");
        vm.prank(alder);
        vm.expectRevert(IPlanErrors.ReferralNodeDoesNotExist.selector);
        plus.register{value: PLUS_UNIT}("willow", "alder", "alder");
    }

    function test_plus_topsUpAndWithdrawsOnItsOwn() public {
        enter("alder", "willow", "willow");
        address willow = makeAddr("willow");
        vm.prank(willow);
        plus.withdraw(PLUS_UNIT / 10);
        assertEq(willow.balance, PLUS_UNIT / 10);
        vm.deal(willow, PLUS_UNIT);
        vm.prank(willow);
        plus.topUp{value: PLUS_UNIT}();
        assertEq(plus.unitsOf(2), 2);
        assertEq(plan.unitsOf(2), 1);
        vm.expectRevert(IPlanErrors.NodeNotRegistered.selector);
        plus.withdraw(1);
    }

    function test_plus_revertsWhen_seatsAreToBeMadeForIt() public {
        vm.expectRevert(IPlanErrors.OnlyInCore.selector);
        plus.register0(new address[](0), new string[](0), new uint32[](0), new uint32[](0));
    }

    function test_plus_mustShareTheClockAndTheFeedOfItsCore() public {
        skip(1 days);
        PlanParameters memory p = plusParameters();
        p.genesis += 1;
        expectNoPlus(p);
        p = plusParameters();
        p.opensAt += 1;
        expectNoPlus(p);
        p = plusParameters();
        p.feed = address(new MockV3Aggregator(8, HALF_DOLLAR));
        expectNoPlus(p);
    }

    function expectNoPlus(PlanParameters memory p) private {
        feed.updateAnswer(HALF_DOLLAR);
        vm.expectRevert(IPlanErrors.InvalidArgument.selector);
        deploy(p);
    }

    function plusParameters() private view returns (PlanParameters memory p) {
        p = parameters();
        p.unitUSD = 100e18;
        p.core = address(plan);
    }

    function enter(string memory username, string memory sponsor, string memory referral)
        private
        returns (address account)
    {
        account = makeAddr(username);
        vm.deal(account, PLUS_UNIT);
        vm.prank(account);
        plus.register{value: PLUS_UNIT}(sponsor, referral, username);
    }

    function expectRevert(string memory from, string memory username, bytes4 error) private {
        address account = makeAddr(from);
        vm.deal(account, PLUS_UNIT);
        vm.expectRevert(error);
        vm.prank(account);
        plus.register{value: PLUS_UNIT}("willow", "willow", username);
    }
}

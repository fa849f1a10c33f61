// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract TreeViewsTest is PlanFixture {
    function test_tree_knowsEachMembersNeighbours() public {
        address willow = join("willow", "canopy", "canopy");
        address alder = join("alder", "canopy", "willow");
        address rowan = join("rowan", "alder", "willow");
        (string memory up, string memory left, string memory right) = plan.userSeat("willow");
        assertEq(abi.encode(up, left, right), abi.encode("canopy", "alder", "rowan"));
        (address upline, address leftChild, address rightChild) = plan.nodeSeat(willow);
        assertEq(abi.encode(upline, leftChild, rightChild), abi.encode(root, alder, rowan));
        (uint32 uplineId, uint8 leg, uint24 depth) = plan.userPlace("rowan");
        assertEq(abi.encode(uplineId, leg, depth), abi.encode(2, 1, 2));
        assertEq(plan.userUp("rowan"), "willow");
        assertEq(plan.sponsorOf("rowan"), "alder");
        assertEq(plan.sponsorOf("willow"), "canopy");
    }

    function test_tree_ofAnUnknownMemberIsEmpty() public {
        (string memory up, string memory left, string memory right) = plan.userSeat("unknown");
        assertEq(abi.encode(up, left, right), abi.encode("", "", ""));
        (address upline, address leftChild, address rightChild) = plan.nodeSeat(makeAddr("stranger"));
        assertEq(abi.encode(upline, leftChild, rightChild), abi.encode(0, 0, 0));
        (uint32 uplineId, uint8 leg, uint24 depth) = plan.userPlace("unknown");
        assertEq(abi.encode(uplineId, leg, depth), abi.encode(0, 0, 0));
        assertEq(plan.userUp("unknown"), "");
        assertEq(plan.sponsorOf("unknown"), "");
    }

    function test_autoReferral_returnsTheSponsorWhileALegIsFree() public {
        assertSeat("canopy", "canopy", 0);
        join("willow", "canopy", "canopy");
        assertSeat("canopy", "canopy", 1);
    }

    function test_autoReferral_findsAFreeLegForEveryNewMember() public {
        string memory username = "member0";
        for (uint256 i; i < 60; ++i) {
            username = string.concat("member", vm.toString(i));
            (string memory referral, uint8 leg, bool found,) = plan.autoReferral("canopy");
            assertTrue(found);
            join(username, "canopy", referral);
            (, uint8 taken,) = plan.userPlace(username);
            assertEq(taken, leg);
        }
        // The members spread over both legs before any round is settled: in one chain, 60 would be 30 levels deep.
        (,, uint24 depth) = plan.userPlace(username);
        assertLt(depth, 15);
    }

    function test_autoReferral_walksAtMost2000LevelsAndContinues() public {
        // A tree without a free leg for 2,000 levels: a chain with a full dead end next to each link.
        uint256 links = 2_001;
        plan = deploy(opensLater(1 days));
        address[] memory accounts = new address[](2 * links);
        string[] memory usernames = new string[](2 * links);
        uint32[] memory sponsors = new uint32[](2 * links);
        uint32[] memory uplines = new uint32[](2 * links);
        uint32 parent = 1;
        for (uint256 i; i < links; ++i) {
            // Ids 2i + 2 (left) and 2i + 3 (right). The walk goes left for an even member count.
            for (uint256 leg; leg < 2; ++leg) {
                uint256 at = 2 * i + leg;
                accounts[at] = address(uint160(1000 + at));
                usernames[at] = string.concat("m", vm.toString(10_000 + at));
                sponsors[at] = 1;
                uplines[at] = parent;
            }
            parent = uint32(2 * i + 2 + coinAt(2 * links, i));
        }
        plan.register0(accounts, usernames, sponsors, uplines);

        (string memory referral,, bool found, uint32 next) = plan.autoReferral("canopy");
        assertFalse(found);
        assertEq(referral, "");
        (referral,, found,) = plan.autoReferralFrom(next);
        assertTrue(found);
        (,, uint24 depth) = plan.userPlace(referral);
        assertGe(depth, 2_000);
    }

    function test_autoReferral_followsTheLegWithFewerUnits() public {
        join("willow", "canopy", "canopy");
        join("alder", "canopy", "willow", 2);
        join("rowan", "canopy", "willow", 1);
        join("hazel", "canopy", "alder", 1);
        passDays(1);
        settleRound();
        assertSeat("willow", "rowan", 0);
        topUp(makeAddr("rowan"), 3 * UNIT);
        // Units count once they are settled.
        assertSeat("willow", "rowan", 0);
        passDays(1);
        settleRound();
        assertSeat("willow", "alder", 1);
    }

    function test_autoReferralFrom_startsAtAnyMember() public {
        join("willow", "canopy", "canopy");
        (string memory referral, uint8 leg, bool found, uint32 next) = plan.autoReferralFrom(2);
        assertEq(abi.encode(referral, leg, found, next), abi.encode("willow", 0, true, 2));
    }

    function test_autoReferral_revertsWhen_theSponsorHasNoSeat() public {
        vm.expectRevert(IPlanErrors.SponsorNodeDoesNotExist.selector);
        plan.autoReferral("unknown");
        vm.expectRevert(IPlanErrors.SponsorNodeDoesNotExist.selector);
        plan.autoReferralFrom(7);
    }

    function coinAt(uint256 members, uint256 level) private pure returns (uint256) {
        return (members >> (level & 31)) & 1;
    }

    function assertSeat(string memory sponsor, string memory expected, uint8 expectedLeg) private view {
        (string memory referral, uint8 leg, bool found,) = plan.autoReferral(sponsor);
        assertTrue(found);
        assertEq(referral, expected);
        assertEq(leg, expectedLeg);
    }
}

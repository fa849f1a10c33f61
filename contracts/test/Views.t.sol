// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, NodeAct, NodeData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract ViewsTest is PlanFixture {
    function test_clock_countsRoundsOf24HoursFromGenesis() public {
        assertEq(plan.roundCounter(), 0);
        assertEq(plan.timestamp(), START);
        skip(1 days - 1);
        assertEq(plan.roundCounter(), 0);
        skip(1);
        assertEq(plan.roundCounter(), 1);
        assertEq(plan.timestamp(), START + 1 days);
    }

    function test_xRoundCounter_isTheOldestRoundWithEntries() public {
        passDays(3);
        assertEq(plan.xRoundCounter(), 3);
        join("willow", "canopy", "canopy");
        passDays(2);
        assertEq(plan.xRoundCounter(), 3);
    }

    function test_xRoundCounter_mayBeRoundZero() public {
        join("willow", "canopy", "canopy");
        passDays(2);
        assertEq(plan.xRoundCounter(), 0);
    }

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

    function test_userDashboard_ofNobodyIsZero() public view {
        (NodeData memory node, NodeAct memory activity, NodeAct memory today) = plan.UserDashboard("nobody", 0);
        assertEq(node.depth, 0);
        assertEq(activity.spEarn, 0);
        assertEq(today.spEarn, 0);
        (,, NodeAct memory beforeGenesis) = plan.UserDashboard("canopy", 1);
        assertEq(beforeGenesis.points, 0);
    }

    function test_identity_ofNobodyIsZero() public {
        assertEq(plan.addrToId(makeAddr("nobody")), 0);
        assertEq(plan.addrToName(makeAddr("nobody")), "");
        assertEq(plan.idToAddr(0), address(0));
        assertEq(plan.nameToAddr("nobody"), address(0));
        assertEq(plan.nameToAddr("no"), address(0));
        assertEq(plan.nameToId("a name that is far too long to be one"), 0);
        assertFalse(plan.usernameExists("nobody"));
        assertFalse(plan.userAddrExists(makeAddr("nobody")));
        assertEq(plan.userUp("canopy"), "");
        assertEq(plan.sponsorOf("canopy"), "");
    }

    function test_identity_ofANameIsNotThatOfTheNameWithATrailingNul() public view {
        assertEq(plan.nameToId("canopy"), 1);
        assertEq(plan.nameToId(string("canopy\x00")), 0);
    }

    function test_parameters_areReadable() public view {
        (uint16 sponsor, uint16 pool, uint16 hero, uint16 lottery, uint16 operations) = plan.shares();
        assertEq(uint256(sponsor) + pool + hero + lottery + operations, 10_000);
        (address operator_, address deployer, address feed_, uint32 maximumAge, uint256 fee, uint8 cap) = plan.limits();
        assertEq(operator_, operator);
        assertEq(deployer, address(this));
        assertEq(feed_, address(feed));
        assertEq(maximumAge, 1 hours);
        assertEq(fee, 5e18);
        assertEq(cap, 3);
        assertEq(plan.genesis(), START);
        assertEq(plan.unitUSD(), 20e18);
        assertEq(address(plan.core()), address(0));
    }

    /*////////////////////////////// AUTO REFERRAL ////////////////////////////*/

    function test_autoReferral_isTheSponsorWhileALegIsFree() public {
        assertSeat("canopy", "canopy", 0);
        join("willow", "canopy", "canopy");
        assertSeat("canopy", "canopy", 1);
    }

    function test_autoReferral_findsAFreeSeatForEveryNewMember() public {
        string memory username = "member0";
        for (uint256 i; i < 60; ++i) {
            username = string.concat("member", vm.toString(i));
            (string memory referral, uint8 leg, bool found,) = plan.autoReferral("canopy");
            assertTrue(found);
            join(username, "canopy", referral);
            (, uint8 side,) = plan.userPlace(username);
            assertEq(side, leg);
        }
        // Spread over both legs even before any round is settled: 60 members in one chain would be 30 levels deep.
        (,, uint24 depth) = plan.userPlace(username);
        assertLt(depth, 15);
    }

    function test_autoReferral_walks2000LevelsAtTheMostAndContinues() public {
        // A tree without a free seat for 2,000 levels: a chain with a dead end beside each link.
        uint256 links = 2_001;
        plan = deploy(opensLater(1 days));
        address[] memory accounts = new address[](2 * links);
        string[] memory usernames = new string[](2 * links);
        uint32[] memory sponsors = new uint32[](2 * links);
        uint32[] memory uplines = new uint32[](2 * links);
        uint32 parent = 1;
        for (uint256 i; i < links; ++i) {
            // Ids 2i + 2 (left) and 2i + 3 (right); the walk follows the coin, which is left for every even count.
            for (uint256 side; side < 2; ++side) {
                uint256 at = 2 * i + side;
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

    function test_autoReferral_revertsWhen_theSponsorHasNoSeat() public {
        vm.expectRevert(IPlanErrors.SponsorNodeDoesNotExist.selector);
        plan.autoReferral("nobody");
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

    function assertDay(uint256 daysAgo, uint256 entered, uint256 allEntered, uint32 users) private view {
        (DayData memory day,) = plan.Dashboard(daysAgo, false);
        assertEq(day.enteredUSD, entered, "entered");
        assertEq(day.allEnteredUSD, allEntered, "allEntered");
        assertEq(day.userCount, users, "users");
    }
}

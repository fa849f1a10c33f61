// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, MonthData, NodeAct, NodeData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract ViewsTest is PlanFixture {
    uint32[] private none;

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

    function test_xRoundCounter_canBeRoundZero() public {
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

    function test_userDashboard_ofAnUnknownMemberIsZero() public view {
        (NodeData memory node, NodeAct memory activity, NodeAct memory today) = plan.UserDashboard("unknown", 0);
        assertEq(node.depth, 0);
        assertEq(activity.spEarn, 0);
        assertEq(today.spEarn, 0);
        (,, NodeAct memory beforeGenesis) = plan.UserDashboard("canopy", 1);
        assertEq(beforeGenesis.points, 0);
    }

    function test_identity_ofAnUnknownMemberIsZero() public {
        assertEq(plan.addrToId(makeAddr("stranger")), 0);
        assertEq(plan.addrToName(makeAddr("stranger")), "");
        assertEq(plan.idToAddr(0), address(0));
        assertEq(plan.nameToAddr("unknown"), address(0));
        assertEq(plan.nameToAddr("no"), address(0));
        assertEq(plan.nameToId("a name that is far too long to be one"), 0);
        assertFalse(plan.usernameExists("unknown"));
        assertFalse(plan.userAddrExists(makeAddr("stranger")));
        assertEq(plan.userUp("canopy"), "");
        assertEq(plan.sponsorOf("canopy"), "");
    }

    function test_identity_isZeroForANameWithATrailingNul() public view {
        assertEq(plan.nameToId("canopy"), 1);
        assertEq(plan.nameToId(string("canopy\x00")), 0);
    }

    function test_parameters_areReadable() public view {
        (uint16 sponsor, uint16 pool, uint16 hero, uint16 forCommons, uint16 operations) = plan.shares();
        assertEq(sponsor, 1000);
        assertEq(pool, 7300);
        assertEq(hero, 200);
        assertEq(forCommons, 1000);
        assertEq(operations, 500);
        (address operator_, address deployer, address feed_, uint32 maximumAge, uint256 fee) = plan.limits();
        assertEq(operator_, operator);
        assertEq(deployer, address(this));
        assertEq(feed_, address(feed));
        assertEq(maximumAge, 1 hours);
        assertEq(fee, 5e18);
        assertEq(plan.genesis(), START);
        assertEq(plan.unitUSD(), 20e18);
        assertEq(address(plan.core()), address(0));
        assertEq(plan.opensAt(), START);
        assertEq(plan.maximumUnits(), 5);
        assertEq(plan.monthlyHalfPoints(), 50);
        assertEq(plan.pointsPerUnit(), 10);
        assertEq(plan.commons(), commons);
    }

    function test_parameters_ofAPlanThatOpensAfterItsGenesis() public {
        plan = deploy(opensLater(1 days));
        assertEq(plan.genesis(), START);
        assertEq(plan.opensAt(), START + 1 days);
    }

    /*////////////////////////////////// PRICE ////////////////////////////////*/

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

    /*////////////////////////////////// POOLS ////////////////////////////////*/

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

    /*////////////////////////////////// TREE /////////////////////////////////*/

    function test_tree_knowsEachMembersNeighbours() public {
        address willow = join("willow", "canopy", "canopy");
        address alder = join("alder", "canopy", "willow");
        address rowan = join("rowan", "alder", "willow");
        (string memory up, string memory left, string memory right) = plan.userSeat("willow");
        assertEq(abi.encode(up, left, right), abi.encode("canopy", "alder", "rowan"));
        (address upline, address leftChild, address rightChild) = plan.nodeSeat(willow);
        assertEq(abi.encode(upline, leftChild, rightChild), abi.encode(root, alder, rowan));
        (uint32 uplineId, uint8 side, uint24 depth) = plan.userPlace("rowan");
        assertEq(abi.encode(uplineId, side, depth), abi.encode(2, 1, 2));
        assertEq(plan.userUp("rowan"), "willow");
        assertEq(plan.sponsorOf("rowan"), "alder");
        assertEq(plan.sponsorOf("willow"), "canopy");
    }

    function test_tree_ofAnUnknownMemberIsEmpty() public {
        (string memory up, string memory left, string memory right) = plan.userSeat("unknown");
        assertEq(abi.encode(up, left, right), abi.encode("", "", ""));
        (address upline, address leftChild, address rightChild) = plan.nodeSeat(makeAddr("stranger"));
        assertEq(abi.encode(upline, leftChild, rightChild), abi.encode(0, 0, 0));
        (uint32 uplineId, uint8 side, uint24 depth) = plan.userPlace("unknown");
        assertEq(abi.encode(uplineId, side, depth), abi.encode(0, 0, 0));
        assertEq(plan.userUp("unknown"), "");
        assertEq(plan.sponsorOf("unknown"), "");
    }

    function test_identity_isKnownByIdAddressAndName() public {
        address willow = join("willow", "canopy", "canopy");
        assertEq(plan.addrToId(willow), 2);
        assertEq(plan.addrToName(willow), "willow");
        assertEq(plan.idToAddr(2), willow);
        assertEq(plan.idToName(2), "willow");
        assertEq(plan.nameToAddr("willow"), willow);
        assertEq(plan.nameToId("willow"), 2);
        assertTrue(plan.usernameExists("willow"));
        assertTrue(plan.userAddrExists(willow));
        assertEq(plan.idToAddr(1), root);
        assertEq(plan.idToName(1), "canopy");
    }

    /*////////////////////////////// AUTO REFERRAL ////////////////////////////*/

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
            (, uint8 side,) = plan.userPlace(username);
            assertEq(side, leg);
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

    function assertDay(uint256 daysAgo, uint256 entered, uint256 allEntered, uint32 users) private view {
        (DayData memory day,) = plan.Dashboard(daysAgo, false);
        assertEq(day.enteredUSD, entered, "entered");
        assertEq(day.allEnteredUSD, allEntered, "allEntered");
        assertEq(day.userCount, users, "users");
    }
}

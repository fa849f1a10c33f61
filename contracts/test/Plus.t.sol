// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {NodeData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlusFixture} from "./support/PlusFixture.sol";

contract PlusTest is PlusFixture {
    uint256 private constant FEE = 10 ether;
    address private phone = makeAddr("phone");

    /*/////////////////////////////// IDENTITIES //////////////////////////////*/

    function test_plus_usesCoreIds() public {
        enter("alder", "willow", "willow");
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

    function test_plus_doesNotKnowCoreMembersBeforeTheyRegister() public {
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

    function test_plus_skipsTheIdsOfMembersWhoAreOnlyInCore() public {
        join("rowan", "willow", "willow");
        enter("rowan", "willow", "willow");
        assertEq(plus.nameToId("rowan"), 4);
        assertEq(plus.memberCount(), 2);
        assertEq(plus.idToName(3), "");
        assertEq(plus.idToAddr(3), address(0));
        assertEq(plus.unitsOf(3), 0);
        assertEq(plus.linksOf(2).left, 4);
    }

    function test_plus_hasTheRootOfCore() public {
        assertEq(plus.addrToId(root), 1);
        assertEq(plus.idToName(1), "canopy");
        assertEq(plus.idToAddr(1), root);
        vm.prank(root);
        plan.changeAddress(phone);
        vm.prank(phone);
        plan.acceptAddress("canopy");
        assertEq(plus.idToAddr(1), phone);
        assertEq(plus.addrToId(root), 0);
    }

    function test_plus_usesTheCurrentCoreName() public {
        changeName(willow, "osier");
        assertEq(plus.idToName(2), "osier");
        assertEq(plus.nameToId("osier"), 2);
        assertEq(plus.nameToId("willow"), 0);
        assertTrue(plus.usernameExists("willow"));
        expectRevert("alder", "willow", "osier", "alder", IPlanErrors.SponsorNodeDoesNotExist.selector);
        enter("alder", "osier", "osier");
        assertEq(plus.sponsorOf("alder"), "osier");
        changeName(alder, "elder");
        assertEq(plus.userUp("elder"), "osier");
        (, string memory left,) = plus.userSeat("osier");
        assertEq(left, "elder");
        // Only core takes the fee.
        assertEq(plan.HeroPool(), 2 * FEE);
        assertEq(plus.HeroPool(), 0);
    }

    function test_plus_acceptsOnlyTheCurrentCoreName() public {
        changeName(alder, "elder");
        expectRevert("alder", "willow", "willow", "alder", IPlanErrors.UsernameInvalid.selector);
        enter("elder", "willow", "willow");
        assertEq(plus.nameToId("elder"), 3);
    }

    function test_plus_usesTheNewAddressOfAMember() public {
        enter("alder", "willow", "willow");
        vm.prank(willow);
        plan.changeAddress(phone);
        assertEq(plus.addrToId(willow), 2);
        vm.prank(phone);
        plan.acceptAddress("willow");
        assertEq(plus.addrToId(phone), 2);
        assertEq(plus.addrToId(willow), 0);
        assertEq(plus.idToAddr(2), phone);
        vm.expectRevert(IPlanErrors.NodeNotRegistered.selector);
        vm.prank(willow);
        plus.withdraw(1);
        vm.prank(phone);
        plus.withdraw(PLUS_UNIT / 10);
        assertEq(phone.balance, PLUS_UNIT / 10);
    }

    function test_plus_storesNoNamesOrAddresses() public {
        vm.startPrank(willow);
        vm.deal(willow, FEE);
        vm.expectRevert(IPlanErrors.OnlyInCore.selector);
        plus.changeUsername{value: FEE}("osier");
        vm.expectRevert(IPlanErrors.OnlyInCore.selector);
        plus.changeAddress(phone);
        vm.expectRevert(IPlanErrors.OnlyInCore.selector);
        plus.cancelChangeAddress();
        plan.changeAddress(phone);
        vm.stopPrank();
        assertEq(plus.pendingAddress(2), address(0));
        vm.expectRevert(IPlanErrors.OnlyInCore.selector);
        vm.prank(phone);
        plus.acceptAddress("willow");
    }

    /*///////////////////////////////// ENTRIES ///////////////////////////////*/

    function test_plus_revertsWhen_theCallerIsNotACoreMember() public {
        expectRevert("rowan", "willow", "willow", "rowan", IPlanErrors.NodeNotRegistered.selector);
    }

    function test_plus_revertsWhen_theNameIsNotTheCallersOwn() public {
        expectRevert("alder", "willow", "willow", "willow", IPlanErrors.UsernameInvalid.selector);
        expectRevert("alder", "willow", "willow", "unknown", IPlanErrors.UsernameInvalid.selector);
        expectRevert("alder", "willow", "willow", "", IPlanErrors.UsernameInvalid.selector);
    }

    function test_plus_revertsWhen_theMemberIsInPlusAlready() public {
        expectRevert("willow", "willow", "willow", "willow", IPlanErrors.NodeAlreadyExists.selector);
        expectRevert("root", "willow", "willow", "canopy", IPlanErrors.NodeAlreadyExists.selector);
    }

    function test_plus_revertsWhen_theSponsorOrReferralIsOnlyInCore() public {
        join("rowan", "willow", "willow");
        expectRevert("alder", "rowan", "willow", "alder", IPlanErrors.SponsorNodeDoesNotExist.selector);
        expectRevert("alder", "willow", "rowan", "alder", IPlanErrors.ReferralNodeDoesNotExist.selector);
        // Not even the member who registers.
        expectRevert("alder", "alder", "willow", "alder", IPlanErrors.SponsorNodeDoesNotExist.selector);
        expectRevert("alder", "willow", "alder", "alder", IPlanErrors.ReferralNodeDoesNotExist.selector);
    }

    function test_plus_revertsWhen_theLegsAreTakenInPlus() public {
        join("rowan", "canopy", "alder");
        join("hazel", "canopy", "alder");
        enter("alder", "willow", "willow");
        enter("rowan", "willow", "willow");
        // In core, willow has one leg.
        expectRevert("hazel", "willow", "willow", "hazel", IPlanErrors.ReferralNodeAlreadyHasTwoLegs.selector);
    }

    function test_plus_revertsWhen_thePaymentIsACoreUnit() public {
        vm.deal(alder, UNIT);
        vm.expectRevert(abi.encodeWithSelector(IPlanErrors.WrongEnterPrice.selector, UNIT, PLUS_UNIT));
        vm.prank(alder);
        plus.register{value: UNIT}("willow", "willow", "alder");
    }

    function test_plus_fixesItsOwnPrices() public {
        passDays(1);
        topUp(willow, UNIT);
        assertTrue(plan.roundPriced());
        assertFalse(plus.roundPriced());
        feed.updateAnswer(0.4e8);
        assertEq(plus.unitPrice(), 250 ether);
        assertEq(plan.unitPrice(), UNIT);
    }

    function test_plus_topsUpAndWithdrawsSeparately() public {
        enter("alder", "willow", "willow");
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

    function test_plus_revertsWhen_register0IsCalled() public {
        vm.expectRevert(IPlanErrors.OnlyInCore.selector);
        plus.register0(new address[](0), new string[](0), new uint32[](0), new uint32[](0));
    }

    function test_plus_mustShareTheClockAndTheFeedOfItsCore() public {
        skip(1 days);
        PlanParameters memory p = plusParameters();
        p.genesis -= 1;
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

    function changeName(address account, string memory newName) private {
        vm.deal(account, FEE);
        vm.prank(account);
        plan.changeUsername{value: FEE}(newName);
    }

    /// @dev `from` need not be a member of either plan.
    function expectRevert(
        string memory from,
        string memory sponsor,
        string memory referral,
        string memory username,
        bytes4 error
    ) private {
        address account = makeAddr(from);
        vm.deal(account, PLUS_UNIT);
        vm.expectRevert(error);
        vm.prank(account);
        plus.register{value: PLUS_UNIT}(sponsor, referral, username);
    }
}

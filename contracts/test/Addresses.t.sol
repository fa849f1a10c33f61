// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {Links, NodeData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract AddressesTest is PlanFixture, IPlanEvents {
    address private willow;
    address private alder;
    address private phone = makeAddr("phone");

    function setUp() public override {
        super.setUp();
        willow = join("willow", "canopy", "canopy");
        alder = join("alder", "willow", "willow");
    }

    /*////////////////////////////////// START ////////////////////////////////*/

    function test_changeAddress_changesNothingUntilItIsAccepted() public {
        vm.expectEmit(address(plan));
        emit AddressChangeStarted(2, phone);
        start(phone);
        assertEq(plan.pendingAddress(2), phone);
        assertEq(plan.addrToId(willow), 2);
        assertEq(plan.addrToId(phone), 0);
        vm.prank(willow);
        plan.withdraw(1);
    }

    function test_changeAddress_replacesAnEarlierMove() public {
        start(phone);
        start(makeAddr("tablet"));
        assertEq(plan.pendingAddress(2), makeAddr("tablet"));
        expectAcceptToRevert(phone, "willow", IPlanErrors.AddressChangeNotStarted.selector);
        accept(makeAddr("tablet"));
        assertEq(plan.addrToId(makeAddr("tablet")), 2);
    }

    function test_changeAddress_acceptsTheSameAddressForTwoMembers_butMovesOne() public {
        start(phone);
        vm.prank(alder);
        plan.changeAddress(phone);
        accept(phone);
        expectAcceptToRevert(phone, "alder", IPlanErrors.NodeAlreadyExists.selector);
        assertEq(plan.addrToId(alder), 3);
    }

    function test_changeAddress_revertsWhen_theNewAddressIsZero() public {
        expectStartToRevert(willow, address(0), IPlanErrors.InvalidArgument.selector);
    }

    function test_changeAddress_revertsWhen_theNewAddressHasASeat() public {
        expectStartToRevert(willow, alder, IPlanErrors.NodeAlreadyExists.selector);
        expectStartToRevert(willow, willow, IPlanErrors.NodeAlreadyExists.selector);
        expectStartToRevert(willow, root, IPlanErrors.NodeAlreadyExists.selector);
    }

    function test_changeAddress_revertsWhen_theCallerHasNoSeat() public {
        expectStartToRevert(phone, makeAddr("tablet"), IPlanErrors.NodeNotRegistered.selector);
    }

    /*///////////////////////////////// CANCEL ////////////////////////////////*/

    function test_cancelChangeAddress_cancelsTheMove() public {
        start(phone);
        vm.expectEmit(address(plan));
        emit AddressChangeCancelled(2);
        vm.prank(willow);
        plan.cancelChangeAddress();
        assertEq(plan.pendingAddress(2), address(0));
        expectAcceptToRevert(phone, "willow", IPlanErrors.AddressChangeNotStarted.selector);
    }

    function test_cancelChangeAddress_revertsWhen_noMoveWasStarted() public {
        vm.expectRevert(IPlanErrors.AddressChangeNotStarted.selector);
        vm.prank(willow);
        plan.cancelChangeAddress();
    }

    function test_cancelChangeAddress_revertsWhen_theMoveIsAccepted() public {
        start(phone);
        accept(phone);
        vm.expectRevert(IPlanErrors.AddressChangeNotStarted.selector);
        vm.prank(phone);
        plan.cancelChangeAddress();
    }

    function test_cancelChangeAddress_revertsWhen_theCallerHasNoSeat() public {
        start(phone);
        vm.expectRevert(IPlanErrors.NodeNotRegistered.selector);
        vm.prank(phone);
        plan.cancelChangeAddress();
    }

    /*///////////////////////////////// ACCEPT ////////////////////////////////*/

    function test_acceptAddress_movesTheSeatAndItsRecords() public {
        Links memory links = plan.linksOf(2);
        start(phone);
        vm.expectEmit(address(plan));
        emit AddressChanged(2, phone);
        accept(phone);
        assertEq(plan.addrToId(phone), 2);
        assertEq(plan.addrToName(phone), "willow");
        assertEq(plan.nameToAddr("willow"), phone);
        assertEq(plan.idToAddr(2), phone);
        assertTrue(plan.userAddrExists(phone));
        assertEq(plan.pendingAddress(2), address(0));
        assertEq(plan.memberCount(), 2);
        assertEq(abi.encode(plan.linksOf(2)), abi.encode(links));
        NodeData memory node = plan.nodeData(phone);
        assertEq(node.maxPoints, 10);
        assertEq(node.legsCount, 1);
        (address upline,,) = plan.nodeSeat(alder);
        assertEq(upline, phone);
        (, address left,) = plan.nodeSeat(root);
        assertEq(left, phone);
    }

    function test_acceptAddress_movesTheBox() public {
        moveWillow();
        vm.prank(phone);
        plan.withdraw(COMMISSION);
        assertEq(phone.balance, COMMISSION);
        assertEq(willow.balance, 0);
    }

    function test_acceptAddress_givesTheNewAddressTheRightsOfTheMember() public {
        moveWillow();
        topUp(phone, UNIT);
        assertEq(plan.unitsOf(2), 2);
        vm.deal(phone, 10 ether);
        vm.prank(phone);
        plan.changeUsername{value: 10 ether}("osier");
        assertEq(plan.nameToAddr("osier"), phone);
        vm.prank(phone);
        plan.changeAddress(willow);
        vm.prank(willow);
        plan.acceptAddress("osier");
        assertEq(plan.addrToId(willow), 2);
    }

    function test_acceptAddress_takesAllRightsFromTheOldAddress() public {
        moveWillow();
        assertEq(plan.addrToId(willow), 0);
        assertEq(plan.addrToName(willow), "");
        assertFalse(plan.userAddrExists(willow));
        assertEq(plan.nodeData(willow).maxPoints, 0);
        vm.expectRevert(IPlanErrors.NodeNotRegistered.selector);
        vm.prank(willow);
        plan.withdraw(1);
        vm.deal(willow, UNIT);
        vm.expectRevert(IPlanErrors.NodeNotRegistered.selector);
        vm.prank(willow);
        plan.topUp{value: UNIT}();
        expectStartToRevert(willow, makeAddr("tablet"), IPlanErrors.NodeNotRegistered.selector);
    }

    function test_acceptAddress_letsTheOldAddressRegisterAgain() public {
        moveWillow();
        vm.deal(willow, UNIT);
        vm.prank(willow);
        plan.register{value: UNIT}("willow", "willow", "sallow");
        assertEq(plan.addrToId(willow), 4);
        assertEq(plan.addrToId(phone), 2);
        assertEq(plan.boxOf(2), 2 * COMMISSION);
    }

    function test_acceptAddress_findsTheMemberByTheCurrentUsername() public {
        start(phone);
        vm.deal(willow, 10 ether);
        vm.prank(willow);
        plan.changeUsername{value: 10 ether}("osier");
        expectAcceptToRevert(phone, "willow", IPlanErrors.AddressChangeNotStarted.selector);
        vm.prank(phone);
        plan.acceptAddress("osier");
        assertEq(plan.addrToId(phone), 2);
    }

    function test_acceptAddress_worksForTheRoot() public {
        vm.prank(root);
        plan.changeAddress(phone);
        vm.prank(phone);
        plan.acceptAddress("canopy");
        assertEq(plan.addrToId(phone), 1);
        assertEq(plan.addrToId(root), 0);
    }

    function test_acceptAddress_worksForAnAccountWithADelegation() public {
        start(phone);
        vm.etch(phone, abi.encodePacked(hex"ef0100", address(feed)));
        accept(phone);
        assertEq(plan.addrToId(phone), 2);
    }

    function test_acceptAddress_revertsWhen_theCallerIsAContract() public {
        start(phone);
        vm.etch(phone, address(feed).code);
        expectAcceptToRevert(phone, "willow", IPlanErrors.OnlyExternallyOwnedAccounts.selector);
    }

    function test_acceptAddress_revertsWhen_theCallerHasASeat() public {
        start(phone);
        join("phone", "canopy", "canopy");
        expectAcceptToRevert(phone, "willow", IPlanErrors.NodeAlreadyExists.selector);
    }

    function test_acceptAddress_revertsWhen_noMoveWasStarted() public {
        expectAcceptToRevert(phone, "willow", IPlanErrors.AddressChangeNotStarted.selector);
    }

    function test_acceptAddress_revertsWhen_theMoveIsToAnotherAddress() public {
        start(phone);
        expectAcceptToRevert(makeAddr("thief"), "willow", IPlanErrors.AddressChangeNotStarted.selector);
        expectAcceptToRevert(phone, "alder", IPlanErrors.AddressChangeNotStarted.selector);
    }

    function test_acceptAddress_revertsWhen_noMemberHasTheUsername() public {
        expectAcceptToRevert(phone, "unknown", IPlanErrors.AddressChangeNotStarted.selector);
        // Id 0 has no pending address, and the zero address has no pending move.
        expectAcceptToRevert(address(0), "unknown", IPlanErrors.AddressChangeNotStarted.selector);
    }

    function test_acceptAddress_revertsWhen_theMoveIsAlreadyAccepted() public {
        moveWillow();
        expectAcceptToRevert(phone, "willow", IPlanErrors.AddressChangeNotStarted.selector);
    }

    function test_pendingAddress_ofAnUnknownMemberIsZero() public view {
        assertEq(plan.pendingAddress(0), address(0));
        assertEq(plan.pendingAddress(99), address(0));
    }

    function moveWillow() private {
        start(phone);
        accept(phone);
    }

    function start(address newAddr) private {
        vm.prank(willow);
        plan.changeAddress(newAddr);
    }

    function accept(address account) private {
        vm.prank(account);
        plan.acceptAddress("willow");
    }

    function expectStartToRevert(address account, address newAddr, bytes4 error) private {
        vm.expectRevert(error);
        vm.prank(account);
        plan.changeAddress(newAddr);
    }

    function expectAcceptToRevert(address account, string memory username, bytes4 error) private {
        vm.expectRevert(error);
        vm.prank(account);
        plan.acceptAddress(username);
    }
}

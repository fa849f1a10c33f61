// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Vm} from "forge-std/Vm.sol";
import {IPlan} from "src/interfaces/IPlan.sol";
import {DayData, NodeAct, NodeData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {EntersFromConstructor, EntersLater} from "./support/Contracts.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract RegisterTest is PlanFixture, IPlanEvents {
    address private willow;

    function setUp() public override {
        super.setUp();
        willow = join("willow", "canopy", "canopy");
    }

    function test_register_givesTheNewMemberAnIdANameAndASeat() public {
        address alder = join("alder", "willow", "willow");
        assertEq(plan.addrToId(alder), 3);
        assertEq(plan.addrToName(alder), "alder");
        assertEq(plan.nameToAddr("alder"), alder);
        assertEq(plan.nameToId("alder"), 3);
        assertEq(plan.idToAddr(3), alder);
        assertEq(plan.idToName(3), "alder");
        assertTrue(plan.usernameExists("alder"));
        assertTrue(plan.userAddrExists(alder));
        assertEq(plan.memberCount(), 2);
        assertEq(plan.sponsorOf("alder"), "willow");
        assertEq(plan.userUp("alder"), "willow");
        (uint32 upline, uint8 side, uint24 depth) = plan.userPlace("alder");
        assertEq(upline, 2);
        assertEq(side, 0);
        assertEq(depth, 2);
    }

    function test_register_takesTheLeftLegFirstAndThenTheRight() public {
        address left = join("alder", "willow", "willow");
        address right = join("rowan", "willow", "willow");
        (address up, address childLeft, address childRight) = plan.nodeSeat(willow);
        assertEq(up, root);
        assertEq(childLeft, left);
        assertEq(childRight, right);
        (string memory upName, string memory leftName, string memory rightName) = plan.userSeat("willow");
        assertEq(upName, "canopy");
        assertEq(leftName, "alder");
        assertEq(rightName, "rowan");
        (NodeData memory node,,) = plan.UserDashboard("willow", 0);
        assertEq(node.legsCount, 2);
        (NodeData memory rightNode,,) = plan.UserDashboard("rowan", 0);
        assertEq(rightNode.isLeftOrRight, 1);
    }

    function test_register_buysAsManyUnitsAsThePaymentCovers(uint256 units) public {
        units = bound(units, 1, 5);
        join("alder", "willow", "willow", units);
        assertEq(plan.unitsOf(3), units);
        (NodeData memory node,,) = plan.UserDashboard("alder", 0);
        assertEq(node.maxPoints, units * 10);
        (DayData memory day,) = plan.Dashboard(0, false);
        assertEq(day.enteredUSD, (units + 1) * 20e18);
    }

    function test_register_addsTheCommissionToTheSponsorsBoxOnly() public {
        join("alder", "willow", "willow", 3);
        assertEq(plan.boxOf(2), 3 * COMMISSION);
        (, NodeAct memory lifetime, NodeAct memory today) = plan.UserDashboard("willow", 0);
        assertEq(lifetime.spEarn, 3 * COMMISSION);
        assertEq(today.spEarn, 3 * COMMISSION);
        assertEq(willow.balance, 0);
        assertEq(address(plan).balance, 4 * UNIT);
    }

    function test_register_paysNoCommissionToTheRoot() public view {
        assertEq(plan.boxOf(1), 0);
        (, NodeAct memory lifetime,) = plan.UserDashboard("canopy", 0);
        assertEq(lifetime.spEarn, 0);
    }

    function test_register_acceptsAnExcessOfExactlyTwoPercent() public {
        register("alder", "willow", "willow", UNIT + UNIT / 50);
        assertEq(plan.boxOf(3), UNIT / 50);
    }

    function test_register_addsAnExcessOfUpToTwoPercentToTheNewBox(uint256 units, uint256 excess) public {
        units = bound(units, 1, 5);
        excess = bound(excess, 0, units * UNIT / 50);
        register("alder", "willow", "willow", units * UNIT + excess);
        assertEq(plan.boxOf(3), excess);
        assertEq(plan.unitsOf(3), units);
    }

    function test_register_emitsRegistered() public {
        address alder = makeAddr("alder");
        vm.deal(alder, 2 * UNIT);
        vm.expectEmit(address(plan));
        emit Registered(3, 2, 2, alder, "alder", 0, 0, 2, 2 * UNIT);
        vm.prank(alder);
        plan.register{value: 2 * UNIT}("willow", "willow", "alder");
    }

    function test_register_acceptsAnAccountWithADelegation() public {
        Vm.Wallet memory alder = vm.createWallet("alder");
        vm.signAndAttachDelegation(address(new EntersLater(plan)), alder.privateKey);
        register("alder", "willow", "willow", UNIT);
        assertGt(alder.addr.code.length, 0);
        assertEq(plan.nameToAddr("alder"), alder.addr);
    }

    /*//////////////////////////////// REVERTS ////////////////////////////////*/

    function test_register_revertsWhen_thePlanIsNotOpen() public {
        vm.warp(START);
        plan = deploy(opensLater(1 days));
        expectRevert(
            abi.encodeWithSelector(IPlanErrors.NotOpenYet.selector, START + 1 days), "alder", "canopy", "canopy", UNIT
        );
        passDays(1);
        register("alder", "canopy", "canopy", UNIT);
    }

    function test_register_revertsWhen_theCallerIsAContract() public {
        EntersLater contractMember = new EntersLater(plan);
        vm.expectRevert(IPlanErrors.OnlyExternallyOwnedAccounts.selector);
        contractMember.enter{value: UNIT}("willow", "willow", "alder");
    }

    /// @dev Code as long as a delegation, without its prefix.
    function test_register_revertsWhen_theCallerIsAContractOf23Bytes() public {
        bytes23 code = 0x6000600055000000000000000000000000000000000000;
        vm.etch(makeAddr("alder"), abi.encodePacked(code));
        expectRevert(revertData(IPlanErrors.OnlyExternallyOwnedAccounts.selector), "alder", "willow", "willow", UNIT);
    }

    /// @dev A constructor runs before the account has code. It can register: safety does not depend on the rule.
    function test_register_acceptsAContractUnderConstruction() public {
        new EntersFromConstructor{value: UNIT}(plan, "willow", "alder");
        assertEq(plan.memberCount(), 2);
    }

    function test_register_revertsWhen_theAddressHasASeat() public {
        expectRevert(revertData(IPlanErrors.NodeAlreadyExists.selector), "willow", "rowan", "willow", "willow", UNIT);
    }

    function test_register_revertsWhen_theSponsorHasNoSeat() public {
        expectRevert(revertData(IPlanErrors.SponsorNodeDoesNotExist.selector), "alder", "unknown", "willow", UNIT);
        expectRevert(revertData(IPlanErrors.SponsorNodeDoesNotExist.selector), "alder", "", "willow", UNIT);
    }

    function test_register_revertsWhen_theReferralHasNoSeat() public {
        expectRevert(revertData(IPlanErrors.ReferralNodeDoesNotExist.selector), "alder", "willow", "unknown", UNIT);
    }

    function test_register_revertsWhen_theReferralHasTwoLegs() public {
        join("alder", "willow", "willow");
        join("rowan", "willow", "willow");
        expectRevert(revertData(IPlanErrors.ReferralNodeAlreadyHasTwoLegs.selector), "hazel", "willow", "willow", UNIT);
        // The root is the only member without a sponsor.
        join("aspen", "canopy", "canopy");
        expectRevert(revertData(IPlanErrors.ReferralNodeAlreadyHasTwoLegs.selector), "hazel", "willow", "canopy", UNIT);
    }

    function test_register_revertsWhen_theUsernameIsTaken() public {
        expectRevert(revertData(IPlanErrors.UsernameTaken.selector), "alder", "willow", "willow", "willow", UNIT);
        expectRevert(revertData(IPlanErrors.UsernameTaken.selector), "alder", "canopy", "willow", "willow", UNIT);
    }

    /// @dev The ABI pads a text to whole words, and a caller may pad with any bytes.
    function test_register_revertsWhen_theUsernameIsTaken_withAnyPadding() public {
        bytes memory data = abi.encodeCall(plan.register, ("canopy", "willow", "willow"));
        uint256 padding = data.length - 32 + bytes("willow").length;
        for (uint256 i = padding; i < data.length; ++i) {
            data[i] = "x";
        }
        address alder = makeAddr("alder");
        vm.deal(alder, UNIT);
        vm.prank(alder);
        (bool accepted, bytes memory answer) = address(plan).call{value: UNIT}(data);
        assertFalse(accepted);
        assertEq(answer, revertData(IPlanErrors.UsernameTaken.selector));
    }

    function test_register_revertsWhen_theUsernameHasAWrongLength() public {
        bytes memory lengthInvalid = revertData(IPlanErrors.UsernameLengthInvalid.selector);
        expectRevert(lengthInvalid, "alder", "", "willow", "willow", UNIT);
        expectRevert(lengthInvalid, "alder", "elm", "willow", "willow", UNIT);
        expectRevert(lengthInvalid, "alder", "abcdefghijklmnopq", "willow", "willow", UNIT);
    }

    function test_register_revertsWhen_theUsernameHasAWrongCharacter() public {
        string[6] memory wrong = ["Alder", "1alder", "_alder", "al der", "alder-", unicode"بید"];
        for (uint256 i; i < wrong.length; ++i) {
            expectRevert(revertData(IPlanErrors.UsernameInvalid.selector), "alder", wrong[i], "willow", "willow", UNIT);
        }
        // A trailing NUL would look like another member's name.
        expectRevert(
            revertData(IPlanErrors.UsernameInvalid.selector), "alder", string("willow\x00"), "willow", "willow", UNIT
        );
    }

    function test_register_revertsWhen_thePaymentIsWrong() public {
        uint256[5] memory wrong = [uint256(0), UNIT - 1, UNIT + UNIT / 50 + 1, 2 * UNIT - 1, 6 * UNIT];
        for (uint256 i; i < wrong.length; ++i) {
            expectRevert(
                abi.encodeWithSelector(IPlanErrors.WrongEnterPrice.selector, wrong[i], UNIT),
                "alder",
                "willow",
                "willow",
                wrong[i]
            );
        }
    }

    function test_register_changesNothingWhenItReverts() public {
        (DayData memory before,) = plan.Dashboard(0, false);
        expectRevert(revertData(IPlanErrors.SponsorNodeDoesNotExist.selector), "alder", "unknown", "willow", UNIT);
        (DayData memory afterwards,) = plan.Dashboard(0, false);
        assertEq(keccak256(abi.encode(before)), keccak256(abi.encode(afterwards)));
        assertFalse(plan.usernameExists("alder"));
    }

    function test_plan_refusesPlainPayments() public {
        vm.deal(willow, 1 ether);
        vm.prank(willow);
        (bool accepted,) = address(plan).call{value: 1 ether}("");
        assertFalse(accepted);
    }

    /*/////////////////////////////// REGISTER AT /////////////////////////////*/

    function test_registerAt_takesTheChosenLeg() public {
        registerAt("alder", 1, uint64(block.timestamp));
        (, uint8 side,) = plan.userPlace("alder");
        assertEq(side, 1);
    }

    function test_registerAt_revertsWhen_theLegIsTaken() public {
        registerAt("alder", 1, uint64(block.timestamp));
        expectRevertAt(IPlanErrors.ReferralNodeAlreadyHasTwoLegs.selector, "rowan", 1, uint64(block.timestamp));
        registerAt("rowan", 0, uint64(block.timestamp));
    }

    function test_registerAt_revertsWhen_theDeadlineHasPassed() public {
        expectRevertAt(IPlanErrors.DeadlinePassed.selector, "alder", 0, uint64(block.timestamp - 1));
    }

    function test_registerAt_revertsWhen_theLegDoesNotExist() public {
        expectRevertAt(IPlanErrors.InvalidArgument.selector, "alder", 2, uint64(block.timestamp));
        expectRevertAt(IPlanErrors.InvalidArgument.selector, "alder", type(uint8).max, uint64(block.timestamp));
    }

    /*//////////////////////////////// HELPERS ////////////////////////////////*/

    function register(string memory username, string memory sponsor, string memory referral, uint256 value) private {
        address account = makeAddr(username);
        vm.deal(account, value);
        vm.prank(account);
        plan.register{value: value}(sponsor, referral, username);
    }

    function registerAt(string memory username, uint8 leg, uint64 deadline) private {
        address account = makeAddr(username);
        vm.deal(account, UNIT);
        vm.prank(account);
        plan.registerAt{value: UNIT}("willow", "willow", username, leg, deadline);
    }

    function expectRevertAt(bytes4 error, string memory username, uint8 leg, uint64 deadline) private {
        address account = makeAddr(username);
        vm.deal(account, UNIT);
        vm.expectRevert(error);
        vm.prank(account);
        plan.registerAt{value: UNIT}("willow", "willow", username, leg, deadline);
    }

    function expectRevert(
        bytes memory data,
        string memory username,
        string memory sponsor,
        string memory referral,
        uint256 value
    ) private {
        expectRevert(data, username, username, sponsor, referral, value);
    }

    function expectRevert(
        bytes memory data,
        string memory from,
        string memory username,
        string memory sponsor,
        string memory referral,
        uint256 value
    ) private {
        address account = makeAddr(from);
        vm.deal(account, value);
        vm.expectRevert(data);
        vm.prank(account);
        plan.register{value: value}(sponsor, referral, username);
    }
}

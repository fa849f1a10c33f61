// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract NamesTest is PlanFixture, IPlanEvents {
    /// @dev $5 at $0.50 per POL.
    uint256 private constant FEE = 10 ether;
    address private willow;

    function setUp() public override {
        super.setUp();
        willow = join("willow", "canopy", "canopy");
    }

    /*////////////////////////////////// NAMES ////////////////////////////////*/

    function test_changeUsername_givesTheMemberTheNewName() public {
        join("alder", "willow", "willow");
        rename("osier", FEE);
        assertEq(plan.idToName(2), "osier");
        assertEq(plan.addrToName(willow), "osier");
        assertEq(plan.nameToId("osier"), 2);
        assertEq(plan.nameToAddr("osier"), willow);
        assertEq(plan.userUp("alder"), "osier");
        assertEq(plan.sponsorOf("alder"), "osier");
        (, string memory left,) = plan.userSeat("canopy");
        assertEq(left, "osier");
    }

    function test_changeUsername_removesTheOldName() public {
        rename("osier", FEE);
        assertEq(plan.nameToId("willow"), 0);
        assertEq(plan.nameToAddr("willow"), address(0));
        (uint32 upline,,) = plan.userPlace("willow");
        assertEq(upline, 0);
        expectEntryToRevert("willow", "canopy", "alder", IPlanErrors.SponsorNodeDoesNotExist.selector);
        expectEntryToRevert("canopy", "willow", "alder", IPlanErrors.ReferralNodeDoesNotExist.selector);
    }

    function test_changeUsername_letsEntriesUseTheNewName() public {
        rename("osier", FEE);
        join("alder", "osier", "osier");
        assertEq(plan.boxOf(2), COMMISSION);
    }

    function test_changeUsername_worksForTheRoot() public {
        vm.deal(root, FEE);
        vm.prank(root);
        plan.changeUsername{value: FEE}("forest");
        assertEq(plan.nameToId("forest"), 1);
        assertEq(plan.nameToId("canopy"), 0);
    }

    function test_changeUsername_emitsUsernameChanged() public {
        vm.deal(willow, FEE + 1);
        vm.expectEmit(address(plan));
        emit UsernameChanged(2, "osier", FEE);
        vm.prank(willow);
        plan.changeUsername{value: FEE + 1}("osier");
    }

    /*/////////////////////////////// RESERVATION /////////////////////////////*/

    function test_changeUsername_reservesTheOldNameFor30Days() public {
        rename("osier", FEE);
        // The last second of the reservation.
        skip(30 days - 1);
        feed.updateAnswer(HALF_DOLLAR);
        assertTrue(plan.usernameExists("willow"));
        expectEntryToRevert("canopy", "canopy", "willow", IPlanErrors.UsernameTaken.selector);
        expectRevert(willow, "willow", FEE, revertData(IPlanErrors.UsernameTaken.selector));
    }

    function test_changeUsername_freesTheOldNameAfter30Days() public {
        rename("osier", FEE);
        skip(30 days);
        feed.updateAnswer(HALF_DOLLAR);
        assertFalse(plan.usernameExists("willow"));
        vm.deal(address(0xa1), UNIT);
        vm.prank(address(0xa1));
        plan.register{value: UNIT}("osier", "osier", "willow");
        assertEq(plan.nameToId("willow"), 3);
        assertEq(plan.nameToId("osier"), 2);
    }

    function test_changeUsername_letsTheFormerHolderTakeTheNameBackAfter30Days() public {
        rename("osier", FEE);
        passDays(30);
        rename("willow", FEE);
        assertEq(plan.nameToId("willow"), 2);
        assertTrue(plan.usernameExists("osier"));
        assertEq(plan.nameToId("osier"), 0);
    }

    function test_changeUsername_reservesANameAgainForAnother30Days() public {
        rename("osier", FEE);
        passDays(30);
        rename("willow", FEE);
        passDays(1);
        rename("sallow", FEE);
        passDays(29);
        assertTrue(plan.usernameExists("willow"));
        passDays(1);
        assertFalse(plan.usernameExists("willow"));
    }

    /*/////////////////////////////////// FEE /////////////////////////////////*/

    function test_changeUsername_addsTheFeeToTheHeroPoolOfTheMonth() public {
        uint256 balance = address(plan).balance;
        rename("osier", FEE);
        assertPot(0, FEE);
        assertEq(plan.HeroPool(), FEE);
        passDays(29);
        rename("sallow", FEE);
        assertPot(0, 2 * FEE);
        passDays(1);
        rename("withy", FEE);
        assertPot(0, 2 * FEE);
        assertPot(1, FEE);
        assertEq(plan.HeroPool(), FEE);
        assertEq(address(plan).balance, balance + 3 * FEE);
        assertEq(plan.boxOf(2), 0);
    }

    function test_changeUsername_costsFiveDollarsAtTheRoundsPriceRoundedUp(uint256 answer) public {
        answer = bound(answer, 0.26e8, 0.74e8);
        passDays(1);
        feed.updateAnswer(int256(answer));
        uint256 exact = 5e18 * 1e8;
        uint256 fee = plan.usernameFee();
        assertGe(fee * answer, exact);
        assertLt((fee - 1) * answer, exact);
        expectRevert(willow, "osier", fee - 1, wrongPrice(fee - 1, fee));
        rename("osier", fee);
        assertPot(0, fee);
    }

    function test_changeUsername_usesThePriceOfTheRound() public {
        feed.updateAnswer(0.6e8);
        assertEq(plan.usernameFee(), FEE);
        rename("osier", FEE);
        assertPot(0, FEE);
    }

    function test_changeUsername_fixesThePriceAsTheFirstCallOfARound() public {
        passDays(3);
        feed.updateAnswer(0.4e8);
        vm.deal(willow, 12.5 ether);
        vm.expectEmit(address(plan));
        emit RoundPriced(3, 50 ether, 0.4e18);
        vm.prank(willow);
        plan.changeUsername{value: 12.5 ether}("osier");
        assertTrue(plan.roundPriced());
        feed.updateAnswer(0.5e8);
        assertEq(plan.unitPrice(), 50 ether);
        // A price is not an entry: the round has nothing to settle until an entry at that price.
        assertEq(plan.roundData(3).units, 0);
        join("alder", "osier", "osier");
        assertEq(plan.roundData(3).cumulativeUnits, 2);
        assertEq(plan.roundData(0).next, 3);
        assertEq(plan.memberCount(), 2);
    }

    function test_changeUsername_addsAnExcessOfUpTo2PercentToTheBox(uint256 excess) public {
        excess = bound(excess, 0, FEE / 50);
        rename("osier", FEE + excess);
        assertEq(plan.boxOf(2), excess);
        assertPot(0, FEE);
        if (excess == 0) return;
        vm.prank(willow);
        plan.withdraw(excess);
        assertEq(willow.balance, excess);
    }

    /*///////////////////////////////// REVERTS ///////////////////////////////*/

    function test_changeUsername_revertsWhen_thePaymentIsBelowTheFee(uint256 sent) public {
        sent = bound(sent, 0, FEE - 1);
        expectRevert(willow, "osier", sent, wrongPrice(sent, FEE));
    }

    function test_changeUsername_revertsWhen_theExcessIsAbove2Percent(uint256 excess) public {
        excess = bound(excess, FEE / 50 + 1, 1e9 ether);
        expectRevert(willow, "osier", FEE + excess, wrongPrice(FEE + excess, FEE));
    }

    function test_changeUsername_revertsWhen_theNameBelongsToAMember() public {
        join("alder", "willow", "willow");
        expectRevert(willow, "alder", FEE, revertData(IPlanErrors.UsernameTaken.selector));
        expectRevert(willow, "canopy", FEE, revertData(IPlanErrors.UsernameTaken.selector));
    }

    function test_changeUsername_revertsWhen_theCallerHasTheName() public {
        expectRevert(willow, "willow", FEE, revertData(IPlanErrors.UsernameTaken.selector));
    }

    function test_changeUsername_revertsWhen_theNameHasAWrongCharacter() public {
        string[7] memory names = ["Osier", "1osier", "_osier", "os ier", "os-ier", "osi\x00", unicode"بیدم"];
        for (uint256 i; i < names.length; ++i) {
            expectRevert(willow, names[i], FEE, revertData(IPlanErrors.UsernameInvalid.selector));
        }
    }

    function test_changeUsername_revertsWhen_theNameHasAWrongLength() public {
        string[3] memory names = ["", "elm", "abcdefghijklmnopq"];
        for (uint256 i; i < names.length; ++i) {
            expectRevert(willow, names[i], FEE, revertData(IPlanErrors.UsernameLengthInvalid.selector));
        }
    }

    function test_changeUsername_revertsWhen_theCallerHasNoSeat() public {
        expectRevert(makeAddr("stranger"), "osier", FEE, revertData(IPlanErrors.NodeNotRegistered.selector));
    }

    function test_changeUsername_revertsWhen_theReadingIsStale() public {
        skip(1 days);
        expectRevert(willow, "osier", FEE, abi.encodeWithSelector(IPlanErrors.PriceStale.selector, START));
    }

    function test_changeUsername_needsNoReadingIfTheRoundHasAPrice() public {
        skip(23 hours);
        rename("osier", FEE);
        assertEq(plan.nameToId("osier"), 2);
    }

    function test_changeUsername_revertsWhen_thePriceJumped() public {
        passDays(1);
        feed.updateAnswer(1e8);
        expectRevert(willow, "osier", FEE / 2, revertData(IPlanErrors.PriceUnconfirmed.selector));
    }

    function rename(string memory newName, uint256 value) private {
        vm.deal(willow, willow.balance + value);
        vm.prank(willow);
        plan.changeUsername{value: value}(newName);
    }

    function expectRevert(address account, string memory newName, uint256 value, bytes memory data) private {
        vm.deal(account, value);
        vm.expectRevert(data);
        vm.prank(account);
        plan.changeUsername{value: value}(newName);
    }

    function expectEntryToRevert(string memory sponsor, string memory referral, string memory username, bytes4 error)
        private
    {
        vm.deal(address(0xa1), UNIT);
        vm.expectRevert(error);
        vm.prank(address(0xa1));
        plan.register{value: UNIT}(sponsor, referral, username);
    }

    function assertPot(uint256 month, uint256 expected) private view {
        uint256 pot = plan.monthData(month).pot;
        assertEq(pot, expected, "pot");
    }

    function wrongPrice(uint256 sent, uint256 fee) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IPlanErrors.WrongEnterPrice.selector, sent, fee);
    }
}

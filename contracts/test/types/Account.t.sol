// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
// forge-std has an `Account` of its own.
import {Account as MemberAccount} from "src/types/Account.sol";

/// @notice A write changes its own field and no other, for every value of the rest.
contract AccountTest is Test {
    uint256 private constant BOX = type(uint96).max;
    uint256 private constant SP_EARN = uint256(type(uint96).max) << 96;
    uint256 private constant FLASH = uint256(type(uint40).max) << 192;
    uint256 private constant OPENED = 1 << 232;

    function test_fields_doNotOverlap(uint96 box, uint96 spEarn, uint40 flash, uint24 rest) public pure {
        MemberAccount account = MemberAccount.wrap(
            uint256(box) | (uint256(spEarn) << 96) | (uint256(flash) << 192) | (uint256(rest) << 232)
        );
        assertEq(account.box(), box);
        assertEq(account.spEarn(), spEarn);
        assertEq(account.flash(), flash);
        assertEq(account.opened(), rest & 1 == 1);
    }

    function test_withBox(uint256 word, uint96 amount) public pure {
        MemberAccount account = MemberAccount.wrap(word).withBox(amount);
        assertEq(account.box(), amount);
        assertOthers(account, word, BOX);
    }

    function test_plusBox(uint256 word, uint256 amount) public pure {
        MemberAccount before = MemberAccount.wrap(word);
        amount = bound(amount, 0, type(uint96).max - before.box());
        MemberAccount account = before.plusBox(amount);
        assertEq(account.box(), before.box() + amount);
        assertOthers(account, word, BOX);
    }

    function test_withCommission(uint256 word, uint256 amount) public pure {
        MemberAccount before = MemberAccount.wrap(word);
        uint256 fuller = before.box() > before.spEarn() ? before.box() : before.spEarn();
        amount = bound(amount, 0, type(uint96).max - fuller);
        MemberAccount account = before.withCommission(amount);
        assertEq(account.box(), before.box() + amount);
        assertEq(account.spEarn(), before.spEarn() + amount);
        assertOthers(account, word, BOX | SP_EARN);
    }

    function test_withFlash_addsAndStopsAtTheLargestValue(uint256 word, uint128 pairs) public pure {
        MemberAccount before = MemberAccount.wrap(word);
        MemberAccount account = before.withFlash(pairs);
        uint256 sum = uint256(before.flash()) + pairs;
        assertEq(account.flash(), sum < type(uint40).max ? sum : type(uint40).max);
        assertOthers(account, word, FLASH);
    }

    function test_withOpened(uint256 word) public pure {
        MemberAccount account = MemberAccount.wrap(word).withOpened();
        assertTrue(account.opened());
        assertOthers(account, word, OPENED);
    }

    /*//////////////////////////////// OVERFLOWS //////////////////////////////*/

    function test_withBox_revertsWhen_theAmountDoesNotFit(uint256 word, uint256 amount) public {
        amount = bound(amount, uint256(type(uint96).max) + 1, type(uint256).max);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withBox(word, amount);
    }

    function test_plusBox_revertsWhen_theBoxIsFull(uint256 word, uint256 amount) public {
        amount = bound(amount, 1, type(uint128).max);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.plusBox(word | BOX, amount);
    }

    function test_withCommission_revertsWhen_eitherSumDoesNotFit(uint256 word, uint256 amount) public {
        amount = bound(amount, 1, type(uint96).max);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withCommission((word & ~SP_EARN) | BOX, amount);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withCommission((word & ~BOX) | SP_EARN, amount);
    }

    function withBox(uint256 word, uint256 amount) external pure returns (MemberAccount) {
        return MemberAccount.wrap(word).withBox(amount);
    }

    function plusBox(uint256 word, uint256 amount) external pure returns (MemberAccount) {
        return MemberAccount.wrap(word).plusBox(amount);
    }

    function withCommission(uint256 word, uint256 amount) external pure returns (MemberAccount) {
        return MemberAccount.wrap(word).withCommission(amount);
    }

    function assertOthers(MemberAccount account, uint256 word, uint256 written) private pure {
        assertEq(MemberAccount.unwrap(account) & ~written, word & ~written, "neighbours");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
import {Days, DaysLibrary} from "src/types/Days.sol";

/// @notice A write changes its own round's field and no other, for every value of the rest.
contract DaysTest is Test {
    uint256 private constant SPONSORED = type(uint24).max;
    uint256 private constant MATCHES = uint256(type(uint40).max) << 24;

    function test_slotOf_holdsFourRounds(uint256 round) public pure {
        round = bound(round, 0, type(uint16).max);
        assertEq(DaysLibrary.slotOf(round), round / 4);
    }

    function test_fields_useTheLaneOfTheRound(uint256 round, uint24 sponsored, uint8 points, uint32 flash) public pure {
        round = bound(round, 0, type(uint16).max);
        uint256 lane = uint256(sponsored) | (uint256(points) << 24) | (uint256(flash) << 32);
        Days record = Days.wrap(lane << (64 * (round % 4)));
        for (uint256 other = round / 4 * 4; other < round / 4 * 4 + 4; ++other) {
            assertEq(record.sponsoredUnits(other), other == round ? sponsored : 0);
            assertEq(record.points(other), other == round ? points : 0);
            assertEq(record.flash(other), other == round ? flash : 0);
        }
    }

    function test_withSponsored(uint256 word, uint256 round, uint256 units) public pure {
        round = bound(round, 0, type(uint16).max);
        Days before = Days.wrap(word);
        units = bound(units, 0, type(uint24).max - before.sponsoredUnits(round));
        Days record = before.withSponsored(round, units);
        assertEq(record.sponsoredUnits(round), before.sponsoredUnits(round) + units);
        assertOthers(record, word, SPONSORED << (64 * (round % 4)));
    }

    function test_withPairs(uint256 word, uint256 round, uint8 points, uint32 flash) public pure {
        round = bound(round, 0, type(uint16).max);
        Days record = Days.wrap(word).withPairs(round, points, flash);
        assertEq(record.points(round), points);
        assertEq(record.flash(round), flash);
        assertOthers(record, word, MATCHES << (64 * (round % 4)));
    }

    function test_withSponsored_revertsWhen_theSumDoesNotFit(uint256 word, uint256 round, uint256 units) public {
        round = bound(round, 0, type(uint16).max);
        units = bound(units, 1, type(uint128).max);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withSponsored(word | (SPONSORED << (64 * (round % 4))), round, units);
    }

    function test_withPairs_revertsWhen_theFlashDoesNotFit(uint256 word, uint256 round, uint256 flash) public {
        flash = bound(flash, uint256(type(uint32).max) + 1, type(uint256).max);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withPairs(word, round, flash);
    }

    function withSponsored(uint256 word, uint256 round, uint256 units) external pure returns (Days) {
        return Days.wrap(word).withSponsored(round, units);
    }

    function withPairs(uint256 word, uint256 round, uint256 flash) external pure returns (Days) {
        return Days.wrap(word).withPairs(round, 50, flash);
    }

    function assertOthers(Days record, uint256 word, uint256 written) private pure {
        assertEq(Days.unwrap(record) & ~written, word & ~written, "neighbours");
    }
}

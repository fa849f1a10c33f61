// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
import {Round} from "src/types/Round.sol";

/// @notice A write changes its own field and no other, for every value of the rest.
contract RoundTest is Test {
    uint256 private constant POL_USD = type(uint64).max;
    uint256 private constant UNITS = uint256(type(uint32).max) << 64;
    uint256 private constant ORPHANS = uint256(type(uint32).max) << 96;
    uint256 private constant CUMULATIVE = uint256(type(uint40).max) << 128;
    uint256 private constant MEMBERS = uint256(type(uint32).max) << 168;
    uint256 private constant NEXT = uint256(type(uint16).max) << 200;
    uint256 private constant POINTS = uint256(type(uint40).max) << 216;

    function test_fields_doNotOverlap(uint64 polUsd, uint32 units, uint32 orphans, uint40 cumulative, uint32 members)
        public
        pure
    {
        uint256 word = uint256(polUsd) | (uint256(units) << 64) | (uint256(orphans) << 96);
        Round round = Round.wrap(word | (uint256(cumulative) << 128) | (uint256(members) << 168));
        assertEq(round.polUsd(), polUsd);
        assertEq(round.units(), units);
        assertEq(round.orphanUnits(), orphans);
        assertEq(round.cumulativeUnits(), cumulative);
        assertEq(round.members(), members);
        assertEq(round.next(), 0);
        assertEq(round.points(), 0);
    }

    function test_withPolUsd(uint256 word, uint64 polUsd) public pure {
        Round round = Round.wrap(word & ~POL_USD).withPolUsd(polUsd);
        assertEq(round.polUsd(), polUsd);
        assertOthers(round, word, POL_USD);
    }

    function test_withTotalsOf_copiesUnitsAndMembersAndNothingElse(uint256 word, uint64 polUsd) public pure {
        Round predecessor = Round.wrap(word);
        Round round = Round.wrap(polUsd).withTotalsOf(predecessor);
        assertEq(round.cumulativeUnits(), predecessor.cumulativeUnits());
        assertEq(round.members(), predecessor.members());
        assertOthers(round, polUsd, CUMULATIVE | MEMBERS);
    }

    function test_withNext(uint256 word, uint16 next) public pure {
        Round round = Round.wrap(word & ~NEXT).withNext(next);
        assertEq(round.next(), next);
        assertOthers(round, word, NEXT);
    }

    function test_withEntry(uint256 word, uint8 units, bool orphan) public pure {
        // Room for the units in each counter.
        word &= ~((uint256(1) << 95) | (uint256(1) << 127) | (uint256(1) << 167));
        Round before = Round.wrap(word);
        Round round = before.withEntry(units, orphan);
        assertEq(round.units(), uint256(before.units()) + units);
        assertEq(round.orphanUnits(), uint256(before.orphanUnits()) + (orphan ? units : 0));
        assertEq(round.cumulativeUnits(), uint256(before.cumulativeUnits()) + units);
        assertOthers(round, word, UNITS | ORPHANS | CUMULATIVE);
    }

    function test_withMember(uint256 word) public pure {
        word &= ~(uint256(1) << 199);
        Round round = Round.wrap(word).withMember();
        assertEq(round.members(), uint256(Round.wrap(word).members()) + 1);
        assertOthers(round, word, MEMBERS);
    }

    function test_withPoints(uint256 word, uint256 points) public pure {
        Round before = Round.wrap(word);
        points = bound(points, 0, type(uint40).max - before.points());
        Round round = before.withPoints(points);
        assertEq(round.points(), before.points() + points);
        assertOthers(round, word, POINTS);
    }

    /*//////////////////////////////// OVERFLOWS //////////////////////////////*/

    function test_withEntry_revertsWhen_aCounterIsFull(uint256 word, uint256 units, bool orphan) public {
        units = bound(units, 1, 5);
        word &= ~((uint256(1) << 95) | (uint256(1) << 127) | (uint256(1) << 167));
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withEntry(word | UNITS, units, orphan);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withEntry(word | CUMULATIVE, units, orphan);
    }

    function test_withEntry_keepsOrphansWithinTheRoundsUnits(uint8[20] memory units, uint32 orphans) public pure {
        Round round;
        for (uint256 i; i < units.length; ++i) {
            round = round.withEntry(units[i], (orphans >> i) & 1 == 1);
        }
        // So their sum needs no check of its own.
        assertLe(round.orphanUnits(), round.units());
    }

    function test_withMember_revertsWhen_theCounterIsFull(uint256 word) public {
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withMember(word | MEMBERS);
    }

    function test_withPoints_revertsWhen_theCounterIsFull(uint256 word, uint256 points) public {
        points = bound(points, 1, type(uint128).max);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withPoints(word | POINTS, points);
    }

    function withEntry(uint256 word, uint256 units, bool orphan) external pure returns (Round) {
        return Round.wrap(word).withEntry(units, orphan);
    }

    function withMember(uint256 word) external pure returns (Round) {
        return Round.wrap(word).withMember();
    }

    function withPoints(uint256 word, uint256 points) external pure returns (Round) {
        return Round.wrap(word).withPoints(points);
    }

    function assertOthers(Round round, uint256 word, uint256 written) private pure {
        assertEq(Round.unwrap(round) & ~written, word & ~written, "neighbours");
    }
}

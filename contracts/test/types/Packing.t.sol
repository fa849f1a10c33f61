// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
import {Account as MemberAccount} from "src/types/Account.sol";
import {Days, DaysLibrary} from "src/types/Days.sol";
import {Node, NodeLibrary} from "src/types/Node.sol";
import {Round} from "src/types/Round.sol";
import {Seat, SeatLibrary} from "src/types/Seat.sol";

/// @notice A write changes its own field and no other, for every value of the rest.
contract PackingTest is Test {
    function test_node_create(uint32 upline, uint8 side, uint24 depth) public pure {
        Node node = NodeLibrary.create(upline, side, depth);
        assertEq(node.upline(), upline);
        assertEq(node.side(), side);
        assertEq(node.depth(), depth);
        assertTrue(node.exists());
        assertFalse(node.dirty());
        assertEq(node.maxPoints(), 0);
        assertEq(node.settledUnits(), 0);
        assertEq(uint256(node.leftVariance()) + node.rightVariance() + node.leftUsers() + node.rightUsers(), 0);
    }

    function test_node_withPurchase(uint256 word, uint8 maxPoints) public pure {
        Node node = Node.wrap(word);
        Node afterwards = node.withPurchase(maxPoints);
        assertEq(afterwards.maxPoints(), maxPoints);
        assertTrue(afterwards.dirty());
        uint256 others = ~((uint256(0xff) << 184) | (1 << 240));
        assertEq(Node.unwrap(afterwards) & others, word & others);
    }

    function test_seat_children(uint32 sponsor, uint32 left, uint32 right) public pure {
        left = uint32(bound(left, 1, type(uint32).max));
        right = uint32(bound(right, 1, type(uint32).max));
        Seat seat = SeatLibrary.create(sponsor);
        assertEq(seat.freeLeg(), 0);
        assertEq(seat.legsCount(), 0);
        Seat onlyRight = seat.withChild(1, right);
        assertEq(onlyRight.freeLeg(), 0);
        assertEq(onlyRight.legsCount(), 1);
        seat = seat.withChild(0, left);
        assertEq(seat.freeLeg(), 1);
        seat = seat.withChild(1, right);
        assertEq(seat.freeLeg(), 2);
        assertEq(seat.legsCount(), 2);
        assertEq(seat.child(0), left);
        assertEq(seat.child(1), right);
        assertEq(seat.sponsor(), sponsor);
    }

    function test_seat_keepsFivePurchases(uint16[5] memory rounds) public pure {
        Seat seat = SeatLibrary.create(7).withChild(0, 8);
        for (uint256 i; i < 5; ++i) {
            seat = seat.withPurchase(rounds[i], uint8(i + 1));
        }
        for (uint256 i; i < 5; ++i) {
            (uint16 round, uint8 units) = seat.purchase(i);
            assertEq(round, rounds[i]);
            assertEq(units, i + 1);
        }
        assertEq(seat.sponsor(), 7);
        assertEq(seat.child(0), 8);
    }

    function test_account_withCommission(uint96 box, uint96 earned, uint64 amount, uint40 points) public pure {
        box = uint96(bound(box, 0, type(uint96).max - amount));
        earned = uint96(bound(earned, 0, type(uint96).max - amount));
        MemberAccount account = MemberAccount.wrap(uint256(box) | (uint256(earned) << 96) | (uint256(points) << 192));
        MemberAccount afterwards = account.withCommission(amount);
        assertEq(afterwards.box(), uint256(box) + amount);
        assertEq(afterwards.spEarn(), uint256(earned) + amount);
        assertEq(afterwards.points(), points);
        assertEq(MemberAccount.unwrap(afterwards.withBox(box)) << 160, uint256(box) << 160);
    }

    function test_account_neverOverflowsSilently() public {
        vm.expectRevert(SafeCastLib.Overflow.selector);
        this.withBox(uint256(type(uint96).max) + 1);
    }

    function withBox(uint256 amount) external pure returns (MemberAccount) {
        return MemberAccount.wrap(0).withBox(amount);
    }

    function test_days_keepFourRoundsApart(uint256 word, uint256 round, uint16 units) public pure {
        word &= ~((uint256(0xff) << 16) | (uint256(0xff) << 80) | (uint256(0xff) << 144) | (uint256(0xff) << 208));
        round = bound(round, 0, type(uint16).max);
        Days before = Days.wrap(word);
        Days afterwards = before.withSponsored(round, units);
        assertEq(afterwards.sponsoredUnits(round), uint256(before.sponsoredUnits(round)) + units);
        assertEq(afterwards.points(round), before.points(round));
        assertEq(afterwards.flash(round), before.flash(round));
        for (uint256 lane; lane < 4; ++lane) {
            if (lane == round % 4) continue;
            assertEq(afterwards.sponsoredUnits(lane), before.sponsoredUnits(lane));
            assertEq(afterwards.points(lane), before.points(lane));
            assertEq(afterwards.flash(lane), before.flash(lane));
        }
        assertEq(DaysLibrary.slotOf(round), round / 4);
    }

    function test_round_withEntry(uint256 word, uint8 units, bool orphan) public pure {
        // Room for the units in each counter.
        word &= ~((uint256(1) << 95) | (uint256(1) << 127) | (uint256(1) << 167) | (uint256(1) << 199));
        Round round = Round.wrap(word);
        Round afterwards = round.withEntry(units, orphan);
        assertEq(afterwards.units(), uint256(round.units()) + units);
        assertEq(afterwards.orphanUnits(), uint256(round.orphanUnits()) + (orphan ? units : 0));
        assertEq(afterwards.cumulativeUnits(), uint256(round.cumulativeUnits()) + units);
        assertEq(afterwards.polUsd(), round.polUsd());
        assertEq(Round.unwrap(afterwards) >> 168, word >> 168);
        assertEq(round.withMember().members(), uint256(round.members()) + 1);
        assertEq(round.withMember().next(), round.next());
        assertEq(round.withMember().points(), round.points());
    }

    function test_round_startsWithItsPredecessorsTotals(uint256 word, uint64 polUsd, uint16 next) public pure {
        Round predecessor = Round.wrap(word);
        Round round = Round.wrap(0).withPolUsd(polUsd).withTotalsOf(predecessor).withNext(next);
        assertEq(round.polUsd(), polUsd);
        assertEq(round.cumulativeUnits(), predecessor.cumulativeUnits());
        assertEq(round.members(), predecessor.members());
        assertEq(round.next(), next);
        assertEq(round.units(), 0);
        assertEq(round.points(), 0);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {Days, DaysLibrary} from "src/types/Days.sol";
import {Node, NodeLibrary} from "src/types/Node.sol";
import {Round} from "src/types/Round.sol";
import {Seat, SeatLibrary} from "src/types/Seat.sol";

/// @notice Bounded proofs of the packed types: every value of small widths, and the edges of full ones.
contract BoundedTest is Test {
    uint256 private constant SMALL = 8;
    uint8 private constant MOST_UNITS = 5;

    /// @notice For all legs and arrivals up to 8: pairs are the smaller leg, nothing is lost, and no field changes another.
    function test_node_pairsAllSmallLegs() public pure {
        for (uint256 left; left < SMALL; ++left) {
            for (uint256 right; right < SMALL; ++right) {
                (Node start,) = NodeLibrary.create(7, 1).withArrival(0, left);
                uint256 before;
                (start, before) = start.withArrival(1, right);
                assertEq(before, left < right ? left : right, "first pairs");
                for (uint256 units; units < SMALL; ++units) {
                    for (uint8 side; side < 2; ++side) {
                        checkArrival(start, side, units, before, left, right);
                    }
                }
            }
        }
    }

    /// @notice The largest total that a round accepts fits in each field of a node.
    function test_node_holdsAllUnitsOfThePlanOnEitherLeg() public pure {
        uint256 most = type(uint40).max;
        for (uint8 side; side < 2; ++side) {
            (Node node, uint256 pairs) = NodeLibrary.create(type(uint32).max, side).withArrival(side, most);
            assertEq(pairs, 0);
            assertEq(node.legTotal(side), most);
            assertEq(node.legTotal(1 - side), 0);
            assertEq(node.total(), most);
            assertEq(node.upline(), type(uint32).max);
            assertEq(node.side(), side);
        }
    }

    /// @notice For each way to buy up to five units in up to five rounds: reading gives what was written, in order, and
    /// credits count up to the sum.
    function test_seat_keepsEveryListOfPurchases() public pure {
        uint256 lists;
        for (uint256 code; code < 6 ** 5; ++code) {
            (uint8[5] memory units, uint256 count, uint8 sum) = listOf(code);
            if (count == 0) continue;
            ++lists;
            Seat seat = SeatLibrary.create(9, 4);
            for (uint256 i; i < count; ++i) {
                seat = seat.withPurchase(uint16(100 + 7 * i), units[i]);
            }
            checkPurchases(seat, units, count, sum);
        }
        // Compositions of 1 to 5.
        assertEq(lists, 1 + 2 + 4 + 8 + 16);
    }

    /// @notice All points and all lanes, with the edges of flash and of sponsored units.
    function test_days_keepEveryCountOfEachLane() public pure {
        uint32[3] memory flashes = [uint32(0), 1, type(uint32).max];
        for (uint256 lane; lane < 4; ++lane) {
            for (uint256 points; points <= 50; ++points) {
                for (uint256 i; i < flashes.length; ++i) {
                    Days empty = Days.wrap(0);
                    Days record = empty.withSponsored(lane, type(uint24).max).withMatches(lane, points, flashes[i]);
                    assertEq(record.points(lane), points);
                    assertEq(record.flash(lane), flashes[i]);
                    assertEq(record.sponsoredUnits(lane), type(uint24).max);
                    for (uint256 other; other < 4; ++other) {
                        if (other != lane) assertEq(uint64(Days.unwrap(record) >> (64 * other)), 0, "another lane");
                    }
                }
            }
        }
        assertEq(DaysLibrary.slotOf(type(uint16).max), (1 << 14) - 1, "slots of a member");
    }

    /// @notice Whatever the fields of a round, each write changes its own and reading gives it back.
    function test_round_writesAreInverseToReads(uint256 word, uint32 units, uint40 points, bool orphan) public pure {
        Round before = Round.wrap(word);
        units = uint32(bound(units, 0, type(uint32).max - before.units()));
        if (orphan && uint256(before.orphanUnits()) + units > type(uint32).max) orphan = false;
        if (uint256(before.cumulativeUnits()) + units > type(uint40).max) return;
        if (uint256(before.points()) + points > type(uint40).max) return;
        Round round = before.withEntry(units, orphan).withPoints(points);
        assertEq(round.units(), before.units() + units);
        assertEq(round.orphanUnits(), before.orphanUnits() + (orphan ? units : 0));
        assertEq(round.cumulativeUnits(), before.cumulativeUnits() + units);
        assertEq(round.points(), before.points() + points);
        assertEq(round.polUsd(), before.polUsd());
        assertEq(round.members(), before.members());
        assertEq(round.next(), before.next());
    }

    function checkArrival(Node start, uint8 side, uint256 units, uint256 before, uint256 left, uint256 right)
        private
        pure
    {
        (Node node, uint256 pairs) = start.withArrival(side, units);
        (uint256 allLeft, uint256 allRight) = side == 0 ? (left + units, right) : (left, right + units);
        uint256 all = allLeft < allRight ? allLeft : allRight;
        assertEq(before + pairs, all, "all pairs");
        assertEq(node.leftVariance(), allLeft - all, "left variance");
        assertEq(node.rightVariance(), allRight - all, "right variance");
        assertEq(node.leftUsers(), allLeft, "left units");
        assertEq(node.rightUsers(), allRight, "right units");
        assertEq(Node.unwrap(node) >> 160, Node.unwrap(start) >> 160, "other fields");
    }

    function checkPurchases(Seat seat, uint8[5] memory units, uint256 count, uint8 sum) private pure {
        assertEq(seat.boughtUnits(), sum, "bought");
        assertEq(seat.sponsor(), 9);
        assertEq(seat.depth(), 4);
        uint8 before;
        for (uint256 i; i < 5; ++i) {
            (uint16 round, uint8 bought) = seat.purchase(i);
            assertEq(bought, i < count ? units[i] : 0, "units");
            assertEq(round, i < count ? 100 + 7 * i : 0, "round");
            if (i >= count) continue;
            (uint8 settled, bool more) = seat.unitsUpTo(uint16(round - 1));
            assertEq(settled, before, "bought in earlier rounds");
            assertTrue(more);
            before += bought;
        }
        for (uint8 credited; credited <= sum; ++credited) {
            Seat changed = seat.withCreditedUnits(credited).withPoints(300, 50);
            assertEq(changed.creditedUnits(), credited);
            assertEq(changed.boughtUnits(), sum);
            assertEq(changed.withPoints(0, 0).hasPending(), credited != sum, "pending");
        }
    }

    /// @dev The digits of `code` up to the first zero, if they add up to at most five and only zeros follow.
    function listOf(uint256 code) private pure returns (uint8[5] memory units, uint256 count, uint8 sum) {
        for (; code != 0; code /= 6) {
            uint8 digit = uint8(code % 6);
            sum += digit;
            if (digit == 0 || sum > MOST_UNITS) return (units, 0, 0);
            units[count++] = digit;
        }
    }
}

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
    /// @dev The widths of a round's fields, a byte each, the first field in the lowest one.
    uint256 private constant ROUND_WIDTHS = 0x28_10_20_28_20_20_40;
    uint256 private constant POL_USD = 0;
    uint256 private constant UNITS = 1;
    uint256 private constant ORPHANS = 2;
    uint256 private constant CUMULATIVE = 3;
    uint256 private constant MEMBERS = 4;
    uint256 private constant NEXT = 5;
    uint256 private constant POINTS = 6;

    /// @notice For all legs and arrivals up to 8: pairs are the smaller leg, nothing is lost, and no field changes another.
    function test_node_pairsAllSmallLegs() public pure {
        for (uint256 left; left < SMALL; ++left) {
            for (uint256 right; right < SMALL; ++right) {
                (Node start,) = NodeLibrary.create(7, 1).withArrival(0, left);
                uint256 before;
                (start, before) = start.withArrival(1, right);
                assertEq(before, left < right ? left : right, "first pairs");
                for (uint256 units; units < SMALL; ++units) {
                    for (uint8 leg; leg < 2; ++leg) {
                        checkArrival(start, leg, units, before, left, right);
                    }
                }
            }
        }
    }

    /// @notice The largest total that a round accepts fits in each field of a node.
    function test_node_holdsAllUnitsOfThePlanOnEitherLeg() public pure {
        uint256 most = type(uint40).max;
        for (uint8 leg; leg < 2; ++leg) {
            (Node node, uint256 pairs) = NodeLibrary.create(type(uint32).max, leg).withArrival(leg, most);
            assertEq(pairs, 0);
            assertEq(node.legTotal(leg), most);
            assertEq(node.legTotal(1 - leg), 0);
            assertEq(node.total(), most);
            assertEq(node.upline(), type(uint32).max);
            assertEq(node.leg(), leg);
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
                    Days record = empty.withSponsored(lane, type(uint24).max).withPairs(lane, points, flashes[i]);
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

    /// @notice For all rounds whose fields are 0, 1 or full: reading gives what was written, and each write changes its
    /// own fields only. Entries and points add nothing, one, or as much as fits.
    function test_round_keepsTheEdgesOfEachField() public pure {
        uint256 written;
        for (uint256 code; code < 3 ** 7; ++code) {
            uint256[7] memory fields = edgesOf(code);
            Round round = roundOf(fields);
            checkFields(round, fields);
            for (uint256 added; added < 3; ++added) {
                if (checkEntry(round, fields, added, false)) ++written;
                if (checkEntry(round, fields, added, true)) ++written;
                if (checkPoints(round, fields, added)) ++written;
            }
            checkOtherWrites(round, fields);
        }
        assertEq(written, 16_200, "writes that fit");
    }

    function checkArrival(Node start, uint8 leg, uint256 units, uint256 before, uint256 left, uint256 right)
        private
        pure
    {
        (Node node, uint256 pairs) = start.withArrival(leg, units);
        (uint256 allLeft, uint256 allRight) = leg == 0 ? (left + units, right) : (left, right + units);
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

    /// @dev Whether the units fit. Restores the fields.
    function checkEntry(Round round, uint256[7] memory fields, uint256 added, bool orphan) private pure returns (bool) {
        uint256 room = roomOf(fields, UNITS);
        if (roomOf(fields, CUMULATIVE) < room) room = roomOf(fields, CUMULATIVE);
        if (orphan && roomOf(fields, ORPHANS) < room) room = roomOf(fields, ORPHANS);
        uint256 units = added < 2 ? added : room;
        if (units > room) return false;
        fields[UNITS] += units;
        fields[CUMULATIVE] += units;
        if (orphan) fields[ORPHANS] += units;
        checkFields(round.withEntry(units, orphan), fields);
        fields[UNITS] -= units;
        fields[CUMULATIVE] -= units;
        if (orphan) fields[ORPHANS] -= units;
        return true;
    }

    function checkPoints(Round round, uint256[7] memory fields, uint256 added) private pure returns (bool) {
        uint256 room = roomOf(fields, POINTS);
        uint256 points = added < 2 ? added : room;
        if (points > room) return false;
        fields[POINTS] += points;
        checkFields(round.withPoints(points), fields);
        fields[POINTS] -= points;
        return true;
    }

    /// @dev The writes of fields that must be empty, and the count of members.
    function checkOtherWrites(Round round, uint256[7] memory fields) private pure {
        if (fields[POL_USD] == 0) {
            fields[POL_USD] = type(uint64).max;
            checkFields(round.withPolUsd(type(uint64).max), fields);
            fields[POL_USD] = 0;
        }
        if (fields[NEXT] == 0) {
            fields[NEXT] = type(uint16).max;
            checkFields(round.withNext(type(uint16).max), fields);
            fields[NEXT] = 0;
        }
        if (fields[CUMULATIVE] == 0 && fields[MEMBERS] == 0) {
            (fields[CUMULATIVE], fields[MEMBERS]) = (type(uint40).max, type(uint32).max);
            checkFields(round.withTotalsOf(Round.wrap(type(uint256).max)), fields);
            (fields[CUMULATIVE], fields[MEMBERS]) = (0, 0);
        }
        if (roomOf(fields, MEMBERS) != 0) {
            ++fields[MEMBERS];
            checkFields(round.withMember(), fields);
            --fields[MEMBERS];
        }
    }

    /// @dev What a field can still take.
    function roomOf(uint256[7] memory fields, uint256 field) private pure returns (uint256) {
        return edgeOf(field, 2) - fields[field];
    }

    /// @dev 0, 1 or the largest value for each field, by the digits of `code`.
    function edgesOf(uint256 code) private pure returns (uint256[7] memory fields) {
        for (uint256 i; i < 7; ++i) {
            fields[i] = edgeOf(i, code % 3);
            code /= 3;
        }
    }

    function edgeOf(uint256 field, uint256 edge) private pure returns (uint256) {
        return edge < 2 ? edge : 2 ** widthOf(field) - 1;
    }

    function widthOf(uint256 field) private pure returns (uint256) {
        return (ROUND_WIDTHS >> (8 * field)) & 0xff;
    }

    /// @dev The fields in the order of `Round`'s bits.
    function roundOf(uint256[7] memory fields) private pure returns (Round) {
        uint256 word;
        uint256 shift;
        for (uint256 i; i < 7; ++i) {
            word |= fields[i] << shift;
            shift += widthOf(i);
        }
        assertEq(shift, 256, "widths");
        return Round.wrap(word);
    }

    function checkFields(Round round, uint256[7] memory fields) private pure {
        assertEq(round.polUsd(), fields[POL_USD]);
        assertEq(round.units(), fields[UNITS]);
        assertEq(round.orphanUnits(), fields[ORPHANS]);
        assertEq(round.cumulativeUnits(), fields[CUMULATIVE]);
        assertEq(round.members(), fields[MEMBERS]);
        assertEq(round.next(), fields[NEXT]);
        assertEq(round.points(), fields[POINTS]);
    }
}

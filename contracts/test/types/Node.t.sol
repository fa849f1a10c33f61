// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {Node, NodeLibrary} from "src/types/Node.sol";

/// @notice A write changes its own field and no other, for every value of the rest.
contract NodeTest is Test {
    uint256 private constant LEGS = (uint256(1) << 160) - 1;
    uint256 private constant MAX_POINTS = uint256(0xff) << 184;
    uint256 private constant SETTLED = uint256(0xff) << 232;
    uint256 private constant DIRTY = uint256(1) << 240;

    /// @dev The legs as plain numbers: the naive model of `withArrival`.
    struct Legs {
        uint256 leftVariance;
        uint256 rightVariance;
        uint256 leftUsers;
        uint256 rightUsers;
    }

    function test_create(uint32 upline, uint8 leg) public pure {
        Node node = NodeLibrary.create(upline, leg);
        assertEq(node.upline(), upline);
        assertEq(node.leg(), leg);
        assertTrue(node.exists());
        assertFalse(node.dirty());
        assertEq(node.maxPoints(), 0);
        assertEq(node.settledUnits(), 0);
        assertLegs(node, Legs(0, 0, 0, 0));
        assertEq(node.total(), 0);
    }

    function test_exists_isReadFromItsOwnBit(uint256 word) public pure {
        assertFalse(Node.wrap(word & ~(uint256(1) << 241)).exists());
        assertTrue(Node.wrap(word | (uint256(1) << 241)).exists());
    }

    function test_withPurchase(uint256 word, uint8 maxPoints) public pure {
        Node node = Node.wrap(word).withPurchase(maxPoints);
        assertEq(node.maxPoints(), maxPoints);
        assertTrue(node.dirty());
        assertOthers(node, word, MAX_POINTS | DIRTY);
    }

    function test_withSettled(uint256 word, uint8 units, bool dirty) public pure {
        Node node = Node.wrap(word).withSettled(units, dirty);
        assertEq(node.settledUnits(), units);
        assertEq(node.dirty(), dirty);
        assertOthers(node, word, SETTLED | DIRTY);
    }

    function test_total_isBothLegsAndTheOwnSettledUnits(uint256 word) public pure {
        Node node = Node.wrap(word);
        uint256 sum = uint256(node.leftUsers()) + uint256(node.rightUsers()) + uint256(node.settledUnits());
        assertEq(node.total(), sum);
    }

    function test_legTotal_returnsTheTotalOfTheLeg(uint256 word) public pure {
        Node node = Node.wrap(word);
        assertEq(node.legTotal(0), node.leftUsers());
        assertEq(node.legTotal(1), node.rightUsers());
    }

    function test_withArrival_agreesWithTheNaiveModel(uint256 word, uint256 units, bool right) public pure {
        // All units of the plan fit in 40 bits. Half of them here, so that each sum fits.
        for (uint256 bit = 39; bit < 160; bit += 40) {
            word &= ~(uint256(1) << bit);
        }
        units = bound(units, 0, type(uint40).max >> 1);
        Node before = Node.wrap(word);
        (Legs memory expected, uint256 expectedPairs) = arrive(legsOf(before), right, units);
        (Node node, uint256 pairs) = before.withArrival(right ? 1 : 0, units);
        assertEq(pairs, expectedPairs);
        assertLegs(node, expected);
        assertOthers(node, word, LEGS);
    }

    function test_withArrival_consumesTheSamePairsInAnyOrder(uint16[8] memory arrivals, uint8 sides) public pure {
        uint256 pairsForth;
        uint256 pairsBack;
        Node forth = NodeLibrary.create(1, 0);
        Node back = forth;
        for (uint256 i; i < 8; ++i) {
            uint256 pairs;
            (forth, pairs) = forth.withArrival((sides >> i) & 1, arrivals[i]);
            pairsForth += pairs;
            (back, pairs) = back.withArrival((sides >> (7 - i)) & 1, arrivals[7 - i]);
            pairsBack += pairs;
        }
        assertEq(pairsForth, pairsBack);
        assertEq(Node.unwrap(forth), Node.unwrap(back));
    }

    function test_withArrival_fillsALegToTheLastUnit() public pure {
        Node node = NodeLibrary.create(1, 0);
        (node,) = node.withArrival(1, type(uint40).max);
        assertLegs(node, Legs(0, type(uint40).max, 0, type(uint40).max));
        uint256 pairs;
        (node, pairs) = node.withArrival(0, type(uint40).max);
        assertEq(pairs, type(uint40).max);
        assertLegs(node, Legs(0, 0, type(uint40).max, type(uint40).max));
        assertEq(Node.unwrap(node) >> 160, Node.unwrap(NodeLibrary.create(1, 0)) >> 160);
    }

    function arrive(Legs memory legs, bool right, uint256 units) private pure returns (Legs memory, uint256 pairs) {
        if (right) {
            legs.rightVariance += units;
            legs.rightUsers += units;
        } else {
            legs.leftVariance += units;
            legs.leftUsers += units;
        }
        pairs = legs.leftVariance < legs.rightVariance ? legs.leftVariance : legs.rightVariance;
        legs.leftVariance -= pairs;
        legs.rightVariance -= pairs;
        return (legs, pairs);
    }

    function legsOf(Node node) private pure returns (Legs memory) {
        return Legs(node.leftVariance(), node.rightVariance(), node.leftUsers(), node.rightUsers());
    }

    function assertLegs(Node node, Legs memory expected) private pure {
        assertEq(abi.encode(legsOf(node)), abi.encode(expected), "legs");
    }

    function assertOthers(Node node, uint256 word, uint256 written) private pure {
        assertEq(Node.unwrap(node) & ~written, word & ~written, "neighbours");
    }
}

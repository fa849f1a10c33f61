// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @dev A member's place in the tree, in one slot: carrying units up the tree touches nothing else.
///
/// | bits    | field         | meaning                                                                |
/// |---------|---------------|------------------------------------------------------------------------|
/// | 0-39    | leftVariance  | units of the left leg that are not paired yet                          |
/// | 40-79   | rightVariance | the same for the right leg                                             |
/// | 80-119  | leftUsers     | all units that the left child has reported                             |
/// | 120-159 | rightUsers    | the same for the right child                                           |
/// | 160-183 |               | not used                                                               |
/// | 184-191 | maxPoints     | daily cap: points per unit x units bought                              |
/// | 192-199 | leg           | leg of the upline: 0 left, 1 right                                     |
/// | 200-231 | upline        | id                                                                     |
/// | 232-239 | settledUnits  | own units bought in rounds up to the one being settled                 |
/// | 240     | dirty         | own purchases are not settled yet                                      |
/// | 241     | exists        | the seat is taken                                                      |
type Node is uint256;

using NodeLibrary for Node global;

/// @title Fields of `Node`
library NodeLibrary {
    uint256 private constant MAX_POINTS = 184;
    uint256 private constant LEG = 192;
    uint256 private constant UPLINE = 200;
    uint256 private constant SETTLED = 232;
    uint256 private constant DIRTY = 1 << 240;
    uint256 private constant EXISTS = 1 << 241;
    uint256 private constant MASK_8 = 0xff;

    /// @notice A new seat without units.
    function create(uint32 upline_, uint8 leg_) internal pure returns (Node) {
        return Node.wrap(EXISTS | (uint256(leg_) << LEG) | (uint256(upline_) << UPLINE));
    }

    function leftVariance(Node node) internal pure returns (uint40) {
        return uint40(Node.unwrap(node));
    }

    function rightVariance(Node node) internal pure returns (uint40) {
        return uint40(Node.unwrap(node) >> 40);
    }

    function leftUsers(Node node) internal pure returns (uint40) {
        return uint40(Node.unwrap(node) >> 80);
    }

    function rightUsers(Node node) internal pure returns (uint40) {
        return uint40(Node.unwrap(node) >> 120);
    }

    function maxPoints(Node node) internal pure returns (uint8) {
        return uint8(Node.unwrap(node) >> MAX_POINTS);
    }

    function leg(Node node) internal pure returns (uint8) {
        return uint8(Node.unwrap(node) >> LEG);
    }

    function upline(Node node) internal pure returns (uint32) {
        return uint32(Node.unwrap(node) >> UPLINE);
    }

    function settledUnits(Node node) internal pure returns (uint8) {
        return uint8(Node.unwrap(node) >> SETTLED);
    }

    function dirty(Node node) internal pure returns (bool) {
        return Node.unwrap(node) & DIRTY != 0;
    }

    function exists(Node node) internal pure returns (bool) {
        return Node.unwrap(node) & EXISTS != 0;
    }

    /// @notice All units below the seat and its own settled units. The upline's leg total must reach this number.
    function total(Node node) internal pure returns (uint256) {
        unchecked {
            return uint256(node.leftUsers()) + node.rightUsers() + node.settledUnits();
        }
    }

    /// @notice Units that the child on `leg_` has reported.
    function legTotal(Node node, uint8 leg_) internal pure returns (uint40) {
        unchecked {
            return uint40(Node.unwrap(node) >> (80 + 40 * uint256(leg_)));
        }
    }

    /// @notice Sets the own units bought up to the round being settled; `dirty_` if purchases of later rounds remain.
    function withSettled(Node node, uint8 units, bool dirty_) internal pure returns (Node) {
        uint256 word = Node.unwrap(node) & ~((MASK_8 << SETTLED) | DIRTY);
        return Node.wrap(word | (uint256(units) << SETTLED) | (dirty_ ? DIRTY : 0));
    }

    /// @notice Adds units that arrive on one leg and pairs them with the units of the other.
    /// @dev All units of the plan fit in 40 bits (`Round.withEntry` checks it), so each field does too.
    function withArrival(Node node, uint8 leg_, uint256 units) internal pure returns (Node, uint256 pairs) {
        unchecked {
            // One addition for the leg's variance and its total.
            uint256 word = Node.unwrap(node) + ((units | (units << 80)) << (40 * uint256(leg_)));
            uint256 left = uint40(word);
            uint256 right = uint40(word >> 40);
            pairs = left < right ? left : right;
            return (Node.wrap(word - (pairs | (pairs << 40))), pairs);
        }
    }

    /// @notice Sets the daily cap after a purchase and marks the purchase as not settled.
    function withPurchase(Node node, uint8 maxPoints_) internal pure returns (Node) {
        uint256 word = Node.unwrap(node) & ~(MASK_8 << MAX_POINTS);
        return Node.wrap(word | (uint256(maxPoints_) << MAX_POINTS) | DIRTY);
    }
}

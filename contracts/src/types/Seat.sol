// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @dev A member's links and purchases, in one slot.
///
/// | bits    | field          | meaning                                                       |
/// |---------|----------------|---------------------------------------------------------------|
/// | 0-31    | left           | id of the left child, 0 = free                                |
/// | 32-63   | right          | id of the right child, 0 = free                               |
/// | 64-95   | sponsor        | id of the sponsor                                             |
/// | 96-190  | purchases      | five pairs of 19 bits: round (16), units (3); 0 units = none  |
/// | 191-193 | creditedUnits  | units whose rebate has been credited                          |
/// | 194-209 | lastPointRound | round of the points that are not credited yet                 |
/// | 210-217 | lastPoints     | points of that round                                          |
/// | 218-241 | depth          | levels below the root                                         |
/// | 242     | exists         | the seat is taken                                             |
///
/// Depth is here, so that an entry reads no more of its upline than this slot.
type Seat is uint256;

using SeatLibrary for Seat global;

/// @title Fields of `Seat`
library SeatLibrary {
    uint8 internal constant LEFT = 0;
    uint8 internal constant RIGHT = 1;
    /// @dev Returned by `freeLeg` when both legs are taken.
    uint8 internal constant NO_FREE_LEG = 2;

    uint256 private constant SPONSOR = 64;
    uint256 private constant PURCHASES = 96;
    uint256 private constant PURCHASE_BITS = 19;
    uint256 private constant ROUND_BITS = 16;
    uint256 private constant LAST_PURCHASE = 4;
    uint256 private constant LAST_SHIFT = PURCHASES + LAST_PURCHASE * PURCHASE_BITS;
    /// @dev Has the lowest bit of each purchase set.
    uint256 private constant LANES = 1 | (1 << 19) | (1 << 38) | (1 << 57) | (1 << 76);
    uint256 internal constant MAXIMUM_PURCHASES = 5;
    uint256 private constant CREDITED = 191;
    uint256 private constant POINT_ROUND = 194;
    uint256 private constant POINTS = 210;
    uint256 private constant DEPTH = 218;
    uint256 private constant EXISTS = 1 << 242;

    /// @notice A new seat without purchases.
    function create(uint32 sponsor_, uint24 depth_) internal pure returns (Seat) {
        return Seat.wrap(EXISTS | (uint256(depth_) << DEPTH) | (uint256(sponsor_) << SPONSOR));
    }

    function exists(Seat seat) internal pure returns (bool) {
        return Seat.unwrap(seat) & EXISTS != 0;
    }

    function depth(Seat seat) internal pure returns (uint24) {
        return uint24(Seat.unwrap(seat) >> DEPTH);
    }

    /// @param leg 0 left, 1 right
    function child(Seat seat, uint8 leg) internal pure returns (uint32) {
        return uint32(Seat.unwrap(seat) >> (uint256(leg) << 5));
    }

    function sponsor(Seat seat) internal pure returns (uint32) {
        return uint32(Seat.unwrap(seat) >> SPONSOR);
    }

    /// @notice The number of children: 0, 1 or 2.
    function legsCount(Seat seat) internal pure returns (uint8 count) {
        if (seat.child(LEFT) != 0) ++count;
        if (seat.child(RIGHT) != 0) ++count;
    }

    /// @notice The first free leg, left before right; `NO_FREE_LEG` when both are taken.
    function freeLeg(Seat seat) internal pure returns (uint8) {
        if (seat.child(LEFT) == 0) return LEFT;
        return seat.child(RIGHT) == 0 ? RIGHT : NO_FREE_LEG;
    }

    /// @notice Links a child. The leg must be free.
    function withChild(Seat seat, uint8 leg, uint32 id) internal pure returns (Seat) {
        return Seat.wrap(Seat.unwrap(seat) | (uint256(id) << (uint256(leg) << 5)));
    }

    /// @notice The purchase at `index` (0 to 4); zero units if there is none.
    function purchase(Seat seat, uint256 index) internal pure returns (uint16 round, uint8 units) {
        uint256 pair = Seat.unwrap(seat) >> (PURCHASES + index * PURCHASE_BITS);
        return (uint16(pair), uint8((pair >> 16) & 7));
    }

    /// @notice Adds a purchase. A member buys at most five units, at least one per purchase, so there is always room.
    function withPurchase(Seat seat, uint16 round, uint8 units) internal pure returns (Seat) {
        unchecked {
            uint256 shift = PURCHASES;
            while (shift < LAST_SHIFT && (Seat.unwrap(seat) >> (shift + ROUND_BITS)) & 7 != 0) shift += PURCHASE_BITS;
            return Seat.wrap(Seat.unwrap(seat) | ((uint256(round) | (uint256(units) << ROUND_BITS)) << shift));
        }
    }

    /// @notice All units bought.
    /// @dev The product sums the units of all purchases in the highest lane; the sum fits in three bits.
    function boughtUnits(Seat seat) internal pure returns (uint8) {
        unchecked {
            uint256 lanes = (Seat.unwrap(seat) >> (PURCHASES + ROUND_BITS)) & (7 * LANES);
            return uint8(((lanes * LANES) >> (LAST_PURCHASE * PURCHASE_BITS)) & 7);
        }
    }

    /// @notice Whether points or rebates are not credited yet, of closed or open rounds.
    function hasPending(Seat seat) internal pure returns (bool) {
        return seat.lastPoints() != 0 || seat.creditedUnits() != seat.boughtUnits();
    }

    /// @notice Units bought in rounds up to `round`, and whether any were bought later.
    function unitsUpTo(Seat seat, uint16 round) internal pure returns (uint8 units, bool more) {
        for (uint256 i; i < MAXIMUM_PURCHASES; ++i) {
            (uint16 bought, uint8 count) = seat.purchase(i);
            if (count == 0) break;
            if (bought <= round) units += count;
            else more = true;
        }
    }

    /// @notice Units whose rebate has been credited, in the order of purchases.
    function creditedUnits(Seat seat) internal pure returns (uint8) {
        return uint8((Seat.unwrap(seat) >> CREDITED) & 7);
    }

    function lastPointRound(Seat seat) internal pure returns (uint16) {
        return uint16(Seat.unwrap(seat) >> POINT_ROUND);
    }

    function lastPoints(Seat seat) internal pure returns (uint8) {
        return uint8(Seat.unwrap(seat) >> POINTS);
    }

    function withCreditedUnits(Seat seat, uint8 units) internal pure returns (Seat) {
        return Seat.wrap((Seat.unwrap(seat) & ~(uint256(7) << CREDITED)) | (uint256(units) << CREDITED));
    }

    /// @notice Replaces the points that are not credited yet.
    function withPoints(Seat seat, uint16 round, uint256 points) internal pure returns (Seat) {
        uint256 word = Seat.unwrap(seat) & ~(uint256(type(uint24).max) << POINT_ROUND);
        return Seat.wrap(word | (uint256(round) << POINT_ROUND) | (points << POINTS));
    }
}

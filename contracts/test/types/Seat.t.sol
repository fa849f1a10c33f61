// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {Seat, SeatLibrary} from "src/types/Seat.sol";

/// @notice A write changes its own field and no other, for every value of the rest.
contract SeatTest is Test {
    uint256 private constant PURCHASES = ((uint256(1) << 95) - 1) << 96;
    uint256 private constant CREDITED = uint256(7) << 191;
    uint256 private constant POINTS = uint256(type(uint24).max) << 194;

    /// @dev The purchases, at most five units.
    struct Bought {
        uint16[] rounds;
        uint8[] units;
        uint8 sum;
    }

    function test_create_setsOnlyTheSponsorAndTheDepth(uint32 sponsor, uint24 depth) public pure {
        Seat seat = SeatLibrary.create(sponsor, depth);
        assertEq(seat.sponsor(), sponsor);
        assertEq(seat.depth(), depth);
        assertTrue(seat.exists());
        assertEq(Seat.unwrap(seat), (1 << 242) | (uint256(depth) << 218) | (uint256(sponsor) << 64));
        assertFalse(seat.hasPending());
    }

    /*//////////////////////////////// CHILDREN ///////////////////////////////*/

    function test_withChild_takesTheLegsInAnyOrder(uint256 word, uint32 left, uint32 right) public pure {
        left = uint32(bound(left, 1, type(uint32).max));
        right = uint32(bound(right, 1, type(uint32).max));
        Seat seat = Seat.wrap(word >> 64 << 64);
        assertLegs(seat, 0, 0);
        Seat onlyRight = seat.withChild(1, right);
        assertLegs(onlyRight, 0, 1);
        assertEq(onlyRight.child(0), 0);
        seat = seat.withChild(0, left);
        assertLegs(seat, 1, 1);
        seat = seat.withChild(1, right);
        assertLegs(seat, 2, 2);
        assertEq(seat.child(0), left);
        assertEq(seat.child(1), right);
        assertEq(Seat.unwrap(onlyRight.withChild(0, left)), Seat.unwrap(seat));
        assertEq(Seat.unwrap(seat) >> 64, word >> 64);
    }

    /*/////////////////////////////// PURCHASES ///////////////////////////////*/

    function test_withPurchase_keepsEachUntilAllFiveUnitsAreBought(uint256 word, uint256 seed) public pure {
        Bought memory bought = boughtFrom(seed);
        Seat seat = seatWith(word, bought);
        for (uint256 i; i < SeatLibrary.MAXIMUM_PURCHASES; ++i) {
            (uint16 round, uint8 units) = seat.purchase(i);
            assertEq(round, i < bought.rounds.length ? bought.rounds[i] : 0);
            assertEq(units, i < bought.units.length ? bought.units[i] : 0);
        }
        assertOthers(seat, word, PURCHASES);
    }

    function test_boughtUnits_isTheSumOfThePurchases(uint256 word, uint256 seed) public pure {
        Bought memory bought = boughtFrom(seed);
        assertEq(seatWith(word, bought).boughtUnits(), bought.sum);
    }

    function test_unitsUpTo_countsThePurchasesOfRoundsUpToOne(uint256 word, uint256 seed, uint16 round) public pure {
        Bought memory bought = boughtFrom(seed);
        // `round` must be close to the rounds of the purchases.
        round = uint16(bound(round, 0, 40));
        (uint8 units, bool more) = seatWith(word, bought).unitsUpTo(round);
        uint8 expected;
        for (uint256 i; i < bought.rounds.length; ++i) {
            if (bought.rounds[i] <= round) expected += bought.units[i];
        }
        assertEq(units, expected);
        assertEq(more, expected != bought.sum);
    }

    function test_purchase_keepsRoundsOf16Bits() public pure {
        Seat seat = SeatLibrary.create(1, 0);
        for (uint256 i; i < 5; ++i) {
            seat = seat.withPurchase(type(uint16).max, 1);
        }
        for (uint256 i; i < 5; ++i) {
            (uint16 round, uint8 units) = seat.purchase(i);
            assertEq(round, type(uint16).max);
            assertEq(units, 1);
        }
        assertEq(Seat.unwrap(seat) >> 191, Seat.unwrap(SeatLibrary.create(1, 0)) >> 191);
    }

    /*///////////////////////////////// CREDIT ////////////////////////////////*/

    function test_withCreditedUnits(uint256 word, uint8 units) public pure {
        units = uint8(bound(units, 0, 7));
        Seat seat = Seat.wrap(word).withCreditedUnits(units);
        assertEq(seat.creditedUnits(), units);
        assertOthers(seat, word, CREDITED);
    }

    function test_withPoints(uint256 word, uint16 round, uint8 points) public pure {
        Seat seat = Seat.wrap(word).withPoints(round, points);
        assertEq(seat.lastPointRound(), round);
        assertEq(seat.lastPoints(), points);
        assertOthers(seat, word, POINTS);
    }

    function test_hasPending_whereUnitsOrPointsAreNotCredited(
        uint256 word,
        uint256 seed,
        uint256 credited,
        uint16 round,
        uint256 points
    ) public pure {
        Bought memory bought = boughtFrom(seed);
        credited = bound(credited, 0, bought.sum);
        points = bound(points, 0, 50);
        // By chance few seats have nothing pending: half the runs credit all.
        if (seed % 2 == 0) (credited, points) = (bought.sum, 0);
        Seat seat = seatWith(word, bought).withCreditedUnits(uint8(credited)).withPoints(round, points);
        assertEq(seat.hasPending(), points != 0 || credited != bought.sum);
    }

    /// @dev Up to five units in up to five purchases, in rounds that do not decrease.
    function boughtFrom(uint256 seed) private pure returns (Bought memory bought) {
        uint256 count = seed % 6;
        bought.rounds = new uint16[](count);
        bought.units = new uint8[](count);
        uint16 round;
        for (uint256 i; i < count; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            round += uint16(seed % 9);
            uint256 room = 5 - bought.sum - (count - 1 - i);
            bought.rounds[i] = round;
            bought.units[i] = uint8(1 + (seed >> 128) % room);
            bought.sum += bought.units[i];
        }
    }

    /// @dev A seat with these purchases and the rest of `word`.
    function seatWith(uint256 word, Bought memory bought) private pure returns (Seat seat) {
        seat = Seat.wrap(word & ~PURCHASES);
        for (uint256 i; i < bought.rounds.length; ++i) {
            seat = seat.withPurchase(bought.rounds[i], bought.units[i]);
        }
    }

    function assertLegs(Seat seat, uint8 free, uint8 count) private pure {
        assertEq(seat.freeLeg(), free, "free leg");
        assertEq(seat.legsCount(), count, "legs");
    }

    function assertOthers(Seat seat, uint256 word, uint256 written) private pure {
        assertEq(Seat.unwrap(seat) & ~written, word & ~written, "neighbours");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {PlanState} from "src/types/PlanState.sol";

/// @notice A write changes its own field and no other, for every value of the rest.
contract PlanStateTest is Test {
    uint256 private constant PRICE = (uint256(1) << 112) - 1;
    uint256 private constant CANDIDATE = uint256(1) << 104;
    uint256 private constant LAST_ENTRY_ROUND = uint256(type(uint16).max) << 112;
    uint256 private constant CLOSED_BELOW = uint256(type(uint16).max) << 128;
    uint256 private constant FIRST_SEATS = uint256(type(uint32).max) << 144;

    function test_fields_doNotOverlap(
        uint64 polUsd,
        uint40 updatedAt,
        bool hasCandidate,
        uint16 lastEntryRound,
        uint16 closedBelow,
        uint32 firstSeats
    ) public pure {
        uint256 price =
            uint256(polUsd) | (uint256(updatedAt) << 64) | (hasCandidate ? CANDIDATE : 0);
        uint256 rounds = (uint256(lastEntryRound) << 112) | (uint256(closedBelow) << 128);
        PlanState state = PlanState.wrap(price | rounds | (uint256(firstSeats) << 144));
        assertEq(state.polUsd(), polUsd);
        assertEq(state.updatedAt(), updatedAt);
        assertEq(state.hasCandidate(), hasCandidate);
        assertEq(state.lastEntryRound(), lastEntryRound);
        assertEq(state.closedBelow(), closedBelow);
        assertEq(state.firstSeats(), firstSeats);
    }

    function test_withPrice_dropsTheCandidate(uint256 word, uint64 polUsd, uint40 updatedAt) public pure {
        PlanState state = PlanState.wrap(word).withPrice(polUsd, updatedAt);
        assertEq(state.polUsd(), polUsd);
        assertEq(state.updatedAt(), updatedAt);
        assertFalse(state.hasCandidate());
        assertOthers(state, word, PRICE);
    }

    function test_withCandidate(uint256 word) public pure {
        PlanState state = PlanState.wrap(word).withCandidate();
        assertTrue(state.hasCandidate());
        assertOthers(state, word, CANDIDATE);
    }

    function test_withLastEntryRound(uint256 word, uint16 round) public pure {
        PlanState state = PlanState.wrap(word).withLastEntryRound(round);
        assertEq(state.lastEntryRound(), round);
        assertOthers(state, word, LAST_ENTRY_ROUND);
    }

    function test_withClosedBelow(uint256 word, uint16 round) public pure {
        PlanState state = PlanState.wrap(word).withClosedBelow(round);
        assertEq(state.closedBelow(), round);
        assertOthers(state, word, CLOSED_BELOW);
    }

    function test_withFirstSeats(uint256 word, uint32 count) public pure {
        PlanState state = PlanState.wrap(word).withFirstSeats(count);
        assertEq(state.firstSeats(), count);
        assertOthers(state, word, FIRST_SEATS);
    }

    function assertOthers(PlanState state, uint256 word, uint256 written) private pure {
        assertEq(PlanState.unwrap(state) & ~written, word & ~written, "neighbours");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @dev The price in force, and the progress of rounds, in one slot: the first entry of a round writes it once.
///
/// | bits    | field          | meaning                                                                              |
/// |---------|----------------|--------------------------------------------------------------------------------------|
/// | 0-63    | polUsd         | the feed's answer that fixed the newest price                                        |
/// | 64-103  | updatedAt      | the time of that answer, in seconds                                                  |
/// | 104     | hasCandidate   | a reading that jumped waits for its confirmation                                     |
/// | 112-127 | lastEntryRound | the newest round with entries; its record holds the running totals                   |
/// | 128-143 | closedBelow    | rounds with entries below this number are closed; 0 until the first one closes       |
/// | 144-175 | firstSeats     | seats that `register0` created; their ids follow the root's                          |
type PlanState is uint256;

using PlanStateLibrary for PlanState global;

/// @title Fields of `PlanState`
library PlanStateLibrary {
    uint256 private constant UPDATED_AT = 64;
    uint256 private constant CANDIDATE = 1 << 104;
    uint256 private constant LAST_ENTRY_ROUND = 112;
    uint256 private constant CLOSED_BELOW = 128;
    uint256 private constant FIRST_SEATS = 144;
    uint256 private constant MASK_16 = 0xffff;

    function polUsd(PlanState state) internal pure returns (uint64) {
        return uint64(PlanState.unwrap(state));
    }

    function updatedAt(PlanState state) internal pure returns (uint40) {
        return uint40(PlanState.unwrap(state) >> UPDATED_AT);
    }

    function hasCandidate(PlanState state) internal pure returns (bool) {
        return PlanState.unwrap(state) & CANDIDATE != 0;
    }

    function lastEntryRound(PlanState state) internal pure returns (uint16) {
        return uint16(PlanState.unwrap(state) >> LAST_ENTRY_ROUND);
    }

    function closedBelow(PlanState state) internal pure returns (uint16) {
        return uint16(PlanState.unwrap(state) >> CLOSED_BELOW);
    }

    function firstSeats(PlanState state) internal pure returns (uint32) {
        return uint32(PlanState.unwrap(state) >> FIRST_SEATS);
    }

    /// @notice Replaces the price in force, and drops the candidate.
    function withPrice(PlanState state, uint64 polUsd_, uint40 updatedAt_) internal pure returns (PlanState) {
        uint256 rest = PlanState.unwrap(state) >> LAST_ENTRY_ROUND << LAST_ENTRY_ROUND;
        return PlanState.wrap(rest | (uint256(updatedAt_) << UPDATED_AT) | polUsd_);
    }

    /// @notice Marks a candidate as waiting.
    function withCandidate(PlanState state) internal pure returns (PlanState) {
        return PlanState.wrap(PlanState.unwrap(state) | CANDIDATE);
    }

    function withLastEntryRound(PlanState state, uint16 round) internal pure returns (PlanState) {
        uint256 rest = PlanState.unwrap(state) & ~(MASK_16 << LAST_ENTRY_ROUND);
        return PlanState.wrap(rest | (uint256(round) << LAST_ENTRY_ROUND));
    }

    function withClosedBelow(PlanState state, uint16 round) internal pure returns (PlanState) {
        uint256 rest = PlanState.unwrap(state) & ~(MASK_16 << CLOSED_BELOW);
        return PlanState.wrap(rest | (uint256(round) << CLOSED_BELOW));
    }

    function withFirstSeats(PlanState state, uint32 count) internal pure returns (PlanState) {
        uint256 rest = PlanState.unwrap(state) & ~(uint256(type(uint32).max) << FIRST_SEATS);
        return PlanState.wrap(rest | (uint256(count) << FIRST_SEATS));
    }
}

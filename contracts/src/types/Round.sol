// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeCastLib} from "solady/utils/SafeCastLib.sol";

/// @dev The entries and points of one round, in one slot. Shares, point value and rebate are computed from it.
///
/// | bits    | field           | meaning                                                           |
/// |---------|-----------------|-------------------------------------------------------------------|
/// | 0-63    | polUsd          | the feed's answer that fixed the round's price; 0 = not fixed yet |
/// | 64-95   | units           | units that entered in the round                                   |
/// | 96-127  | orphanUnits     | units of the round whose commission goes to the HeroPool          |
/// | 128-167 | cumulativeUnits | all units up to and including the round                           |
/// | 168-199 | members         | members at the round's end, without the root seat                 |
/// | 200-215 | next            | the next round with entries; 0 = none yet                         |
/// | 216-255 | points          | points earned in the round                                        |
type Round is uint256;

using RoundLibrary for Round global;

/// @title Fields of `Round`
library RoundLibrary {
    using SafeCastLib for uint256;

    uint256 private constant UNITS = 64;
    uint256 private constant ORPHANS = 96;
    uint256 private constant CUMULATIVE = 128;
    uint256 private constant MEMBERS = 168;
    uint256 private constant NEXT = 200;
    uint256 private constant POINTS = 216;

    function polUsd(Round round) internal pure returns (uint64) {
        return uint64(Round.unwrap(round));
    }

    function units(Round round) internal pure returns (uint32) {
        return uint32(Round.unwrap(round) >> UNITS);
    }

    function orphanUnits(Round round) internal pure returns (uint32) {
        return uint32(Round.unwrap(round) >> ORPHANS);
    }

    function cumulativeUnits(Round round) internal pure returns (uint40) {
        return uint40(Round.unwrap(round) >> CUMULATIVE);
    }

    function members(Round round) internal pure returns (uint32) {
        return uint32(Round.unwrap(round) >> MEMBERS);
    }

    function next(Round round) internal pure returns (uint16) {
        return uint16(Round.unwrap(round) >> NEXT);
    }

    function points(Round round) internal pure returns (uint40) {
        return uint40(Round.unwrap(round) >> POINTS);
    }

    /// @notice Fixes the price. The round must have none.
    function withPolUsd(Round round, uint64 polUsd_) internal pure returns (Round) {
        return Round.wrap(Round.unwrap(round) | polUsd_);
    }

    /// @notice Copies the running totals of the predecessor. The round must have no entries.
    function withTotalsOf(Round round, Round predecessor) internal pure returns (Round) {
        return Round.wrap(
            Round.unwrap(round) | (uint256(predecessor.cumulativeUnits()) << CUMULATIVE)
                | (uint256(predecessor.members()) << MEMBERS)
        );
    }

    /// @notice Links the next round with entries. The round must have no link.
    function withNext(Round round, uint16 next_) internal pure returns (Round) {
        return Round.wrap(Round.unwrap(round) | (uint256(next_) << NEXT));
    }

    /// @notice Adds the units of an entry.
    /// @param orphan whether the commission goes to the HeroPool
    function withEntry(Round round, uint256 units_, bool orphan) internal pure returns (Round) {
        uint256 entered = (uint256(round.units()) + units_).toUint32();
        uint256 orphans = orphan ? uint256(round.orphanUnits()) + units_ : round.orphanUnits();
        uint256 cumulative = (uint256(round.cumulativeUnits()) + units_).toUint40();
        uint256 rest = (Round.unwrap(round) >> MEMBERS << MEMBERS) | round.polUsd();
        return Round.wrap(rest | (entered << UNITS) | (orphans << ORPHANS) | (cumulative << CUMULATIVE));
    }

    /// @notice Adds one member.
    function withMember(Round round) internal pure returns (Round) {
        uint256 sum = (uint256(round.members()) + 1).toUint32();
        return Round.wrap((Round.unwrap(round) & ~(uint256(type(uint32).max) << MEMBERS)) | (sum << MEMBERS));
    }

    /// @notice Adds points earned in the round.
    function withPoints(Round round, uint256 points_) internal pure returns (Round) {
        uint256 sum = (uint256(round.points()) + points_).toUint40();
        return Round.wrap((Round.unwrap(round) << 40 >> 40) | (sum << POINTS));
    }
}

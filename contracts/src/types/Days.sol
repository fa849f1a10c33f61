// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeCastLib} from "solady/utils/SafeCastLib.sol";

/// @dev A member's activity in four rounds, in one slot: one lane of 64 bits per round, the lowest for the round whose
/// number is a multiple of four. Four rounds share a slot because updating a slot costs a quarter of a first write.
///
/// | bits of a lane | field          | meaning                                              |
/// |----------------|----------------|------------------------------------------------------|
/// | 0-23           | sponsoredUnits | units whose commission went to this member           |
/// | 24-31          | points         | points earned, at most 50                            |
/// | 32-63          | flash          | pairs above the daily cap                            |
///
/// The commission in wei is `sponsoredUnits` x the commission of one unit in that round.
type Days is uint256;

using DaysLibrary for Days global;

/// @title Fields of one round in `Days`
library DaysLibrary {
    using SafeCastLib for uint256;

    /// @notice The slot of a member's days that holds `round`.
    function slotOf(uint256 round) internal pure returns (uint256) {
        return round >> 2;
    }

    function sponsoredUnits(Days self, uint256 round) internal pure returns (uint24) {
        return uint24(Days.unwrap(self) >> _shift(round));
    }

    function points(Days self, uint256 round) internal pure returns (uint8) {
        return uint8(Days.unwrap(self) >> (_shift(round) + 24));
    }

    function flash(Days self, uint256 round) internal pure returns (uint32) {
        return uint32(Days.unwrap(self) >> (_shift(round) + 32));
    }

    /// @notice Adds units whose commission went to this member.
    function withSponsored(Days self, uint256 round, uint256 units) internal pure returns (Days) {
        uint256 sum = (uint256(self.sponsoredUnits(round)) + units).toUint24();
        uint256 shift = _shift(round);
        return Days.wrap((Days.unwrap(self) & ~(uint256(type(uint24).max) << shift)) | (sum << shift));
    }

    /// @notice Replaces the round's points and flash.
    function withPairs(Days self, uint256 round, uint256 points_, uint256 flash_) internal pure returns (Days) {
        uint256 shift = _shift(round) + 24;
        uint256 word = Days.unwrap(self) & ~(uint256(type(uint40).max) << shift);
        return Days.wrap(word | ((points_ | (uint256(flash_.toUint32()) << 8)) << shift));
    }

    function _shift(uint256 round) private pure returns (uint256) {
        return (round & 3) << 6;
    }
}

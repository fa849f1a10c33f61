// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "../interfaces/IPlanErrors.sol";

/// @dev A username in 96 bits, which share a storage slot with an address: 16 characters of 6 bits, the first in the
/// highest bits. 1-26 = a-z, 27-36 = 0-9, 37 = _, 0 = end.
type Username is uint96;

/// @title Packing of usernames, and their look-up keys
library UsernameLibrary {
    uint256 internal constant MINIMUM_LENGTH = 4;
    uint256 internal constant MAXIMUM_LENGTH = 16;
    uint256 private constant LETTER_BITS = 6;
    uint256 private constant TOP_SHIFT = 90;
    /// @dev 16 lanes of 8 bits, each with the lowest bit set, and the first of them.
    uint256 private constant LANES = 0x01010101010101010101010101010101;
    uint256 private constant FIRST_LANE = 1 << 120;

    /// @notice Checks and packs a username. Reverts: UsernameLengthInvalid, UsernameInvalid.
    function pack(string memory text) internal pure returns (Username) {
        bytes32 word;
        assembly ("memory-safe") {
            word := mload(add(text, 0x20))
        }
        return _pack(word, bytes(text).length);
    }

    /// @notice As `pack`, without copying the text to memory. Also returns the look-up key.
    function packCalldata(string calldata text) internal pure returns (Username packed, bytes16 raw) {
        packed = _pack(_wordOf(text), bytes(text).length);
        unchecked {
            // A valid name has no NUL, so its key is its bytes.
            uint256 shift = 256 - 8 * bytes(text).length;
            raw = bytes16(_wordOf(text) >> shift << shift);
        }
    }

    /// @notice Unpacks a username; empty for zero.
    function unpack(Username username) internal pure returns (string memory) {
        uint256 packed = Username.unwrap(username);
        bytes memory letters = new bytes(MAXIMUM_LENGTH);
        uint256 length;
        for (; length < MAXIMUM_LENGTH; ++length) {
            uint256 code = (packed >> (TOP_SHIFT - LETTER_BITS * length)) & 0x3f;
            if (code == 0) break;
            uint256 letter = code <= 26 ? code + 0x60 : code <= 36 ? code + 0x30 - 27 : 0x5f;
            letters[length] = bytes1(uint8(letter));
        }
        assembly ("memory-safe") {
            mstore(letters, length)
        }
        return string(letters);
    }

    /// @notice The look-up key of a name: its bytes. A text that is too short or too long gets the zero key, which no
    /// member has. Look-ups need no other check, since only valid names are stored.
    function key(string calldata text) internal pure returns (bytes16) {
        uint256 length = bytes(text).length;
        if (length < MINIMUM_LENGTH || length > MAXIMUM_LENGTH) return 0;
        // The calldata after the text may hold anything.
        unchecked {
            uint256 shift = 256 - 8 * length;
            uint256 letters = uint256(_wordOf(text)) >> shift;
            // A trailing NUL would make this the key of a shorter name.
            if (letters & 0xff == 0) return 0;
            return bytes16(bytes32(letters << shift));
        }
    }

    /// @notice The look-up key of a packed name.
    function key(Username username) internal pure returns (bytes16 raw) {
        string memory text = unpack(username);
        assembly ("memory-safe") {
            raw := mload(add(text, 0x20))
        }
    }

    /// @dev The 32 bytes of calldata from the start of the text, which may be shorter.
    function _wordOf(string calldata text) private pure returns (bytes32 word) {
        assembly ("memory-safe") {
            word := calldataload(text.offset)
        }
    }

    /// @dev Packs the first `length` characters of `word`, all at once: each byte of `text` is a lane.
    function _pack(bytes32 word, uint256 length) private pure returns (Username) {
        if (length < MINIMUM_LENGTH || length > MAXIMUM_LENGTH) revert IPlanErrors.UsernameLengthInvalid();
        unchecked {
            uint256 unused = 8 * (MAXIMUM_LENGTH - length);
            uint256 text = uint256(word) >> (128 + unused) << unused;
            uint256 letters = _lanesBetween(text, 0x61, 0x7a); // a-z
            uint256 digits = _lanesBetween(text, 0x30, 0x39); // 0-9
            uint256 underscores = _lanesBetween(text, 0x5f, 0x5f); // _
            bool allValid = (letters | digits | underscores) == LANES >> unused << unused;
            bool ascii = text & (LANES << 7) == 0;
            if (!allValid || !ascii || letters < FIRST_LANE) revert IPlanErrors.UsernameInvalid();

            uint256 codes = text - letters * (0x61 - 1) - digits * (0x30 - 27) - underscores * (0x5f - 37);
            // Each step moves the upper one of two neighbours down, next to the lower one.
            codes -= (codes >> 8 & 0x00ff00ff00ff00ff00ff00ff00ff00ff) * ((1 << 8) - (1 << 6));
            codes -= (codes >> 16 & 0x0000ffff0000ffff0000ffff0000ffff) * ((1 << 16) - (1 << 12));
            codes -= (codes >> 32 & 0x00000000ffffffff00000000ffffffff) * ((1 << 32) - (1 << 24));
            codes -= (codes >> 64) * ((1 << 64) - (1 << 48));
            return Username.wrap(uint96(codes));
        }
    }

    /// @dev Sets the lowest bit of each lane whose character is `first` to `last`, if all are ASCII.
    function _lanesBetween(uint256 text, uint256 first, uint256 last) private pure returns (uint256) {
        unchecked {
            // Adding 0x80 - c to a lane sets its highest bit if the character is c or above.
            return ((text + (0x80 - first) * LANES) ^ (text + (0x7f - last) * LANES)) >> 7 & LANES;
        }
    }
}

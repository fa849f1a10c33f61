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

    /// @notice Checks and packs a username. Reverts: UsernameLengthInvalid, UsernameInvalid.
    function pack(string memory text) internal pure returns (Username) {
        bytes32 word;
        assembly ("memory-safe") {
            word := mload(add(text, 0x20))
        }
        return _pack(word, bytes(text).length);
    }

    /// @notice As `pack`, without copying the text to memory.
    function packCalldata(string calldata text) internal pure returns (Username) {
        return _pack(_wordOf(text), bytes(text).length);
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

    /// @dev Packs the first `length` characters of `word`.
    function _pack(bytes32 word, uint256 length) private pure returns (Username) {
        if (length < MINIMUM_LENGTH || length > MAXIMUM_LENGTH) revert IPlanErrors.UsernameLengthInvalid();
        uint256 packed;
        unchecked {
            uint256 letters = uint256(word);
            for (uint256 i; i < length; ++i) {
                uint256 letter = letters >> 248;
                uint256 code;
                // A letter below the range wraps and is above it.
                if (letter - 0x61 < 26) code = letter - 0x60; // a-z
                else if (i == 0) revert IPlanErrors.UsernameInvalid();
                else if (letter - 0x30 < 10) code = letter - 0x30 + 27; // 0-9
                else if (letter == 0x5f) code = 37; // _
                else revert IPlanErrors.UsernameInvalid();
                packed = packed << LETTER_BITS | code;
                letters <<= 8;
            }
            packed <<= LETTER_BITS * (MAXIMUM_LENGTH - length);
        }
        return Username.wrap(uint96(packed));
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "../interfaces/IPlanErrors.sol";

/// @dev A username in 96 bits, so that it shares a storage slot with an address: 16 letters of 6 bits, the first in the
/// highest bits. 1-26 = a-z, 27-36 = 0-9, 37 = _, 0 = end.
type Username is uint96;

/// @title Packing of usernames, and the key under which a name is looked up
library UsernameLibrary {
    uint256 internal constant MINIMUM_LENGTH = 4;
    uint256 internal constant MAXIMUM_LENGTH = 16;
    uint256 private constant LETTER_BITS = 6;
    uint256 private constant TOP_SHIFT = 90;

    /// @notice Checks the rules of a username and packs it.
    function pack(string memory text) internal pure returns (Username) {
        bytes memory letters = bytes(text);
        uint256 length = letters.length;
        if (length < MINIMUM_LENGTH || length > MAXIMUM_LENGTH) revert IPlanErrors.UsernameLengthInvalid();
        uint256 packed;
        uint256 shift = TOP_SHIFT;
        unchecked {
            for (uint256 i; i < length; ++i) {
                uint256 letter = uint8(letters[i]);
                uint256 code;
                if (letter >= 0x61 && letter <= 0x7a) code = letter - 0x60; // a-z
                else if (i != 0 && letter >= 0x30 && letter <= 0x39) code = letter - 0x30 + 27; // 0-9
                else if (i != 0 && letter == 0x5f) code = 37; // _
                else revert IPlanErrors.UsernameInvalid();
                packed |= code << shift;
                shift -= LETTER_BITS; // wraps after the sixteenth letter, and is not used again
            }
        }
        // forge-lint: disable-next-line(unsafe-typecast)
        return Username.wrap(uint96(packed));
    }

    /// @notice The text of a packed username; empty for zero.
    function unpack(Username username) internal pure returns (string memory) {
        uint256 packed = Username.unwrap(username);
        bytes memory letters = new bytes(MAXIMUM_LENGTH);
        uint256 length;
        for (; length < MAXIMUM_LENGTH; ++length) {
            uint256 code = (packed >> (TOP_SHIFT - LETTER_BITS * length)) & 0x3f;
            if (code == 0) break;
            uint256 letter = code <= 26 ? code + 0x60 : code <= 36 ? code + 0x30 - 27 : 0x5f;
            // forge-lint: disable-next-line(unsafe-typecast)
            letters[length] = bytes1(uint8(letter));
        }
        assembly ("memory-safe") {
            mstore(letters, length)
        }
        return string(letters);
    }

    /// @notice The look-up key of a name: its bytes as they are. A text of another length than a username's gets the
    /// zero key, which no member holds; a look-up needs no other check, since only checked names are stored.
    function key(string memory text) internal pure returns (bytes16 raw) {
        uint256 length = bytes(text).length;
        if (length < MINIMUM_LENGTH || length > MAXIMUM_LENGTH) return 0;
        bytes32 word;
        assembly ("memory-safe") {
            word := mload(add(text, 0x20))
        }
        // Bytes beyond the length are not guaranteed to be zero. A trailing NUL would alias a shorter name.
        word = bytes32(uint256(word) >> (256 - 8 * length) << (256 - 8 * length));
        if (uint8(word[length - 1]) == 0) return 0;
        return bytes16(word);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {Username, UsernameLibrary} from "src/types/Username.sol";

contract UsernameTest is Test {
    bytes private constant LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_";

    function test_unpack_isTheInverseOfPack(uint256 seed, uint256 length) public view {
        string memory text = validName(seed, bound(length, 4, 16));
        Username packed = UsernameLibrary.pack(text);
        assertEq(UsernameLibrary.unpack(packed), text);
        (Username fromCalldata, bytes16 raw) = this.packWithKey(text);
        assertEq(Username.unwrap(packed), Username.unwrap(fromCalldata));
        assertEq(UsernameLibrary.key(packed), raw);
        assertEq(UsernameLibrary.key(packed), this.key(text));
    }

    function test_pack_givesEachNameItsOwnValue(uint256 a, uint256 b, uint256 lengths) public view {
        string memory first = validName(a, 4 + lengths % 13);
        string memory second = validName(b, 4 + (lengths >> 128) % 13);
        bool same = keccak256(bytes(first)) == keccak256(bytes(second));
        bool samePacked = Username.unwrap(UsernameLibrary.pack(first)) == Username.unwrap(UsernameLibrary.pack(second));
        assertEq(samePacked, same);
        assertEq(this.key(first) == this.key(second), same);
    }

    function test_pack_refusesInvalidUsernames(bytes memory text) public {
        if (text.length < 4 || text.length > 16) {
            vm.expectRevert(IPlanErrors.UsernameLengthInvalid.selector);
        } else if (!isValid(text)) {
            vm.expectRevert(IPlanErrors.UsernameInvalid.selector);
        }
        this.packCalldata(string(text));
    }

    function test_pack_refusesAWrongCharacterAtAnyPosition(uint256 seed, uint256 length, uint256 at, bytes1 letter)
        public
    {
        bytes memory text = bytes(validName(seed, bound(length, 4, 16)));
        text[at % text.length] = letter;
        bool valid = isValid(text);
        if (!valid) vm.expectRevert(IPlanErrors.UsernameInvalid.selector);
        Username packed = this.packCalldata(string(text));
        if (valid) assertEq(UsernameLibrary.unpack(packed), string(text));
    }

    /// @notice Each of the 256 bytes, at each position of names of 4, 8, 12 and 16 letters.
    function test_pack_acceptsAByteExactlyWhereItIsValid() public view {
        for (uint256 length = 4; length <= 16; length += 4) {
            bytes memory text = bytes(validName(length, length));
            for (uint256 at; at < length; ++at) {
                bytes1 before = text[at];
                for (uint256 code; code < 256; ++code) {
                    text[at] = bytes1(uint8(code));
                    checkPacks(text, isValidAt(text[at], at));
                }
                text[at] = before;
            }
        }
    }

    function test_key_ofAWrongLengthIsZero() public view {
        assertEq(this.key(""), 0);
        assertEq(this.key("elm"), 0);
        assertEq(this.key("abcdefghijklmnopq"), 0);
        assertNotEq(this.key("abcdefghijklmnop"), 0);
    }

    /// @dev The ABI pads a text to whole words, and a caller may pad with any bytes.
    function test_key_doesNotDependOnThePadding(uint256 seed, uint256 length, bytes32 padding) public view {
        string memory text = validName(seed, bound(length, 4, 16));
        bytes memory data = abi.encodeCall(this.key, (text));
        for (uint256 i = bytes(text).length; i < 32; ++i) {
            data[data.length - 32 + i] = padding[i];
        }
        (bool answered, bytes memory answer) = address(this).staticcall(data);
        assertTrue(answered);
        assertEq(abi.decode(answer, (bytes16)), this.key(text));
    }

    function packCalldata(string calldata text) external pure returns (Username packed) {
        (packed,) = UsernameLibrary.packCalldata(text);
    }

    function packWithKey(string calldata text) external pure returns (Username, bytes16) {
        return UsernameLibrary.packCalldata(text);
    }

    function key(string calldata text) external pure returns (bytes16) {
        return UsernameLibrary.key(text);
    }

    function validName(uint256 seed, uint256 length) private pure returns (string memory) {
        bytes memory text = new bytes(length);
        for (uint256 i; i < length; ++i) {
            uint256 digit = uint256(keccak256(abi.encode(seed, i)));
            text[i] = LETTERS[i == 0 ? digit % 26 : digit % LETTERS.length];
        }
        return string(text);
    }

    function isValid(bytes memory text) private pure returns (bool) {
        for (uint256 i; i < text.length; ++i) {
            if (!isValidAt(text[i], i)) return false;
        }
        return true;
    }

    function isValidAt(bytes1 letter, uint256 position) private pure returns (bool) {
        if (letter >= "a" && letter <= "z") return true;
        return position != 0 && ((letter >= "0" && letter <= "9") || letter == "_");
    }

    function checkPacks(bytes memory text, bool valid) private view {
        try this.packCalldata(string(text)) returns (Username packed) {
            assertTrue(valid, string(text));
            assertEq(UsernameLibrary.unpack(packed), string(text));
        } catch (bytes memory reason) {
            assertFalse(valid, string(text));
            assertEq(reason, abi.encodePacked(IPlanErrors.UsernameInvalid.selector));
        }
    }
}

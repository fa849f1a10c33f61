// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {PackedPrice} from "src/vault/types/PackedPrice.sol";

contract PackedPriceTest is Test {
    /// @dev Prices of `Markets` have at most 232 bits.
    uint256 private constant HIGHEST = 1 << 232;

    function test_pack_losesLessThanTwoToTheMinus55(uint256 price, uint256 bits) public pure {
        price >>= bound(bits, 0, 255);
        uint256 unpacked = PackedPrice.unpack(PackedPrice.pack(price));
        assertLe(unpacked, price);
        assertLe(price - unpacked, price >> 55);
    }

    function test_pack_keepsSmallPrices(uint256 price) public pure {
        price = bound(price, 0, (1 << 56) - 1);
        assertEq(PackedPrice.unpack(PackedPrice.pack(price)), price);
    }

    function test_isJump_isMoreThanAFifth(uint256 last, uint256 price) public pure {
        last = bound(last, 1, HIGHEST);
        price = bound(price, 0, HIGHEST);
        last = PackedPrice.unpack(PackedPrice.pack(last));
        uint256 distance = price > last ? price - last : last - price;
        assertEq(PackedPrice.isJump(PackedPrice.pack(last), price), distance * 5 > last);
    }

    function test_isJump_startsAboveAFifth() public pure {
        uint64 last = PackedPrice.pack(2_500e18);
        uint256 unpacked = PackedPrice.unpack(last);
        assertFalse(PackedPrice.isJump(last, unpacked + unpacked / 5));
        assertTrue(PackedPrice.isJump(last, unpacked + unpacked / 5 + 1));
        assertFalse(PackedPrice.isJump(last, unpacked - unpacked / 5));
        assertTrue(PackedPrice.isJump(last, unpacked - unpacked / 5 - 1));
    }

    function test_isJump_withoutALastPrice_isFalse(uint256 price) public pure {
        assertFalse(PackedPrice.isJump(0, price));
    }
}

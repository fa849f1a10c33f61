// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";

/// @title Prices in 64 bits
/// @notice 56 bits of digits and an exponent of 8 bits, rounded down by less than 2^-55 of the price.
library PackedPrice {
    using FixedPointMathLib for uint256;

    uint256 private constant DIGITS = 56;
    uint64 private constant DIGITS_MASK = type(uint64).max >> 8;
    /// @dev A price has jumped when it is more than a fifth away.
    uint256 private constant JUMP = 5;

    /// @notice Packs a price below 2^256.
    function pack(uint256 price) internal pure returns (uint64) {
        uint256 bits = price == 0 ? 0 : price.log2() + 1;
        uint256 exponent = bits.zeroFloorSub(DIGITS);
        // 56 bits, and an exponent of at most 200.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint64((exponent << DIGITS) | (price >> exponent));
    }

    function unpack(uint64 packed) internal pure returns (uint256) {
        return uint256(packed & DIGITS_MASK) << (packed >> DIGITS);
    }

    /// @notice Whether a price is more than 20 % away from a packed one. False for 0, which means no price.
    function isJump(uint64 packed, uint256 price) internal pure returns (bool) {
        uint256 last = unpack(packed);
        return last != 0 && price.dist(last) > last / JUMP;
    }
}

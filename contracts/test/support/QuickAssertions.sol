// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";

/// @notice Compares before it calls Forge's assertion, which encodes its arguments and message even if all is well.
abstract contract QuickAssertions is Test {
    function assertTrue(bool data, string memory err) internal pure override {
        if (!data) super.assertTrue(data, err);
    }

    function assertFalse(bool data, string memory err) internal pure override {
        if (data) super.assertFalse(data, err);
    }

    function assertEq(bool left, bool right, string memory err) internal pure override {
        if (left != right) super.assertEq(left, right, err);
    }

    function assertEq(uint256 left, uint256 right, string memory err) internal pure override {
        if (left != right) super.assertEq(left, right, err);
    }

    function assertEq(bytes memory left, bytes memory right, string memory err) internal pure override {
        if (keccak256(left) != keccak256(right)) super.assertEq(left, right, err);
    }

    function assertLe(uint256 left, uint256 right, string memory err) internal pure override {
        if (left > right) super.assertLe(left, right, err);
    }

    function assertGe(uint256 left, uint256 right, string memory err) internal pure override {
        if (left < right) super.assertGe(left, right, err);
    }
}

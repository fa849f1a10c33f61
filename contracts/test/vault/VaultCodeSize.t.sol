// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice The limits of a chain, which these tests' EVM does not enforce.
contract VaultCodeSizeTest is VaultFixture {
    /// @dev EIP-170 and EIP-3860.
    uint256 private constant MOST_CODE = 24_576;
    uint256 private constant MOST_CREATION_CODE = 49_152;

    function test_code_fitsOnAChain() public view {
        assertLe(factory.implementation().code.length, MOST_CODE, "vault");
        assertLe(address(factory).code.length, MOST_CODE, "factory");
        assertLe(address(markets).code.length, MOST_CODE, "markets");
        assertLe(vm.getCode("VaultFactory.sol:VaultFactory").length + 96, MOST_CREATION_CODE, "creation");
    }
}

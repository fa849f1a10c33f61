// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice The limits of a chain, which these tests' EVM does not enforce.
contract CodeSizeTest is PlanFixture {
    /// @dev EIP-170 and EIP-3860.
    uint256 private constant MOST_CODE = 24_576;
    uint256 private constant MOST_CREATION_CODE = 49_152;

    function test_code_fitsOnAChain() public view {
        assertLe(address(plan).code.length, MOST_CODE, "plan");
        assertLe(plan.views().code.length, MOST_CODE, "views");
    }

    function test_creationCode_fitsInATransaction() public view {
        bytes memory creation = abi.encodePacked(vm.getCode("Plan.sol:Plan"), abi.encode(parameters()));
        assertLe(creation.length, MOST_CREATION_CODE);
    }
}

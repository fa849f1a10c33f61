// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";

/// @notice Accepts POL and uses a lot of gas.
contract GasEater {
    mapping(uint256 => uint256) private eaten;

    receive() external payable {
        for (uint256 i; i < 10; ++i) {
            eaten[i] = block.timestamp;
        }
    }
}

/// @notice A member that returns a very long text when it is paid.
contract ReturnBomb {
    uint256 private constant LENGTH = 500_000;

    constructor(IPlan plan, string memory sponsor, string memory username) payable {
        plan.register{value: msg.value}(sponsor, sponsor, username);
    }

    fallback() external payable {
        assembly ("memory-safe") {
            return(mload(0x40), LENGTH)
        }
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {VaultFixture} from "../support/VaultFixture.sol";

/// @notice A vault and those who act on it, one random action after another. Each action checks its own outcome.
abstract contract World is VaultFixture {
    uint256 private clock;
    uint256 private dice;
    uint256 public executions;
    uint256 public refusals;

    /// @notice Builds the world: pools and tokens call back, which a constructor could not answer.
    function begin() external {
        build();
        clock = block.timestamp;
    }

    /// @notice One action, and some time after it.
    function act(uint256 seed) external {
        vm.warp(clock);
        dice = seed;
        actAny();
        checkWhatStays();
        skip(roll(4) == 0 ? roll(10 hours) : roll(10 minutes));
        clock = block.timestamp;
    }

    function build() internal virtual;

    function actAny() internal virtual;

    function checkWhatStays() internal view virtual;

    function countExecution() internal {
        ++executions;
    }

    function countRefusal() internal {
        ++refusals;
    }

    /// @notice A number below `sides`.
    function roll(uint256 sides) internal returns (uint256) {
        dice = uint256(keccak256(abi.encode(dice)));
        return dice % sides;
    }
}

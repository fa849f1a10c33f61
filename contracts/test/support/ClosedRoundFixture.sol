// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Vm} from "forge-std/Vm.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./PlanFixture.sol";

/// @notice Reads the figures of a closed round from its event.
abstract contract ClosedRoundFixture is PlanFixture, IPlanEvents {
    /// @dev The data of `RoundClosed`.
    struct ClosedRound {
        uint32 units;
        uint256 entered;
        uint256 points;
        uint256 flash;
        uint256 pointy;
        uint256 pointValue;
        uint256 rebate;
        uint256 heroPool;
        uint256 commons;
        uint256 operations;
        uint32 closer;
    }

    /// @dev Call `vm.recordLogs` before the round is closed.
    function readClosedRound() internal returns (ClosedRound memory) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] == RoundClosed.selector) return abi.decode(logs[i].data, (ClosedRound));
        }
        revert("no round was closed");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {GasScenarios} from "./GasScenarios.sol";
import {GasSnapshot} from "./GasSnapshot.sol";

/// @notice Compares gas of plans with a target in `docs/plan.md` and with `snapshots/`.
abstract contract GasCheck is GasScenarios, GasSnapshot {
    /// @param group the file in `snapshots/`
    constructor(string memory group) GasSnapshot(group) {}

    /// @dev Gives an account code, a delegation of EIP-7702, which registering and `acceptAddress` read.
    function delegate(string memory account) internal {
        (, uint256 key) = makeAddrAndKey(account);
        vm.signAndAttachDelegation(address(feed), key);
        // The next transaction carries the delegation.
        feed.updateAnswer(feed.latestAnswer());
    }
}

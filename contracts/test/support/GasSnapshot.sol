// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";

/// @notice Compares gas with a target and with `snapshots/`.
abstract contract GasSnapshot is Test {
    /// @dev `npm run snapshots:gas` sets it.
    string private constant RENEWING = "FORGE_SNAPSHOT_EMIT";
    string private group;

    /// @param group_ the file in `snapshots/`
    constructor(string memory group_) {
        group = group_;
    }

    function check(string memory what, uint256 gas, uint256 target) internal {
        assertLe(gas, target, what);
        vm.snapshotValue(group, what, gas);
        if (vm.envOr(RENEWING, false)) return;
        assertEq(
            gas,
            snapshotOf(what),
            string.concat(what, ": the gas has changed. If that is meant, `npm run snapshots:gas` renews the snapshot")
        );
    }

    function snapshotOf(string memory what) internal view returns (uint256) {
        string memory committed = vm.readFile(string.concat("snapshots/", group, ".json"));
        return vm.parseUint(vm.parseJsonString(committed, string.concat("$['", what, "']")));
    }

    /// @dev Gas of the last transaction, with the 21,000 and the calldata.
    function spent() internal view returns (uint256) {
        return vm.lastCallGas().gasTotalUsed;
    }
}

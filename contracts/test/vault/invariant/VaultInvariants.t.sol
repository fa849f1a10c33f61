// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {VaultWorld} from "./VaultWorld.sol";
import {World} from "./VaultWorldBase.sol";
import {WorldInvariants} from "./WorldInvariants.sol";

/// @notice What must hold after any sequence of actions: `VaultWorld` checks it after each.
/// forge-config: default.invariant.runs = 16
/// forge-config: default.invariant.depth = 128
/// forge-config: long.invariant.runs = 1024
/// forge-config: long.invariant.depth = 256
contract VaultInvariants is WorldInvariants {
    function createWorld() internal override returns (World) {
        return new VaultWorld();
    }

    function invariant_ofEachAction() public view {
        assertGt(address(world).code.length, 0);
    }
}

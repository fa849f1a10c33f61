// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {HostileWorld} from "./HostileWorld.sol";
import {World} from "./VaultWorldBase.sol";
import {WorldInvariants} from "./WorldInvariants.sol";

/// @notice What must hold whatever router, tokens, keeper and owner do: `HostileWorld` checks it after each action.
/// forge-config: default.invariant.runs = 16
/// forge-config: default.invariant.depth = 128
/// forge-config: long.invariant.runs = 1024
/// forge-config: long.invariant.depth = 256
contract VaultHostileInvariants is WorldInvariants {
    function createWorld() internal override returns (World) {
        return new HostileWorld();
    }

    function invariant_ofHostileActors() public view {
        assertGt(address(world).code.length, 0);
    }
}

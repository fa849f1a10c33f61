// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {HostileWorld} from "./HostileWorld.sol";

/// @notice What must hold whatever router, tokens, keeper and owner do: `HostileWorld` checks it after each action.
/// forge-config: default.invariant.runs = 16
/// forge-config: default.invariant.depth = 128
/// forge-config: long.invariant.runs = 1024
/// forge-config: long.invariant.depth = 256
contract VaultHostileInvariants is Test {
    HostileWorld private world;

    function setUp() public {
        world = new HostileWorld();
        world.begin();
        bytes4[] memory actions = new bytes4[](1);
        actions[0] = HostileWorld.act.selector;
        targetSelector(FuzzSelector(address(world), actions));
        targetContract(address(world));
    }

    function invariant_ofHostileActors() public view {
        assertGt(address(world).code.length, 0);
    }

    /// @notice Trades happen, and are refused.
    function test_world_reachesExecutionsAndRefusals() public {
        for (uint256 i; i < 400; ++i) {
            world.act(uint256(keccak256(abi.encode(i))));
        }
        assertGt(world.executions(), 20);
        assertGt(world.refusals(), 20);
    }
}

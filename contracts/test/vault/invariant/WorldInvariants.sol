// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {World} from "./VaultWorldBase.sol";

/// @notice Runs random sequences of a world's actions.
abstract contract WorldInvariants is Test {
    World internal world;

    function createWorld() internal virtual returns (World);

    function setUp() public {
        world = createWorld();
        world.begin();
        bytes4[] memory actions = new bytes4[](1);
        actions[0] = World.act.selector;
        targetSelector(FuzzSelector(address(world), actions));
        targetContract(address(world));
    }

    /// @notice Rules execute, and are refused.
    function test_world_reachesExecutionsAndRefusals() public {
        for (uint256 i; i < 400; ++i) {
            world.act(uint256(keccak256(abi.encode(i))));
        }
        assertGt(world.executions(), 20);
        assertGt(world.refusals(), 20);
    }
}

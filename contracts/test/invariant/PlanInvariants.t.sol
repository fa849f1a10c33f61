// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {World} from "./World.sol";

/// @notice What must hold after any sequence of calls by any caller.
abstract contract PlanInvariants is World {
    function setUp() public override {
        super.setUp();
        targetSelector(FuzzSelector(address(handler), handler.actions()));
        targetContract(address(handler));
    }

    /// @notice Solvent to the wei, units conserved, legs paired, caps kept, and every figure equal to the model's.
    function invariant_bothPlansMatchTheModel() public {
        checkPlans();
    }

    /// @notice Live: an honest keeper can settle all rounds, entries open, and members can empty every box.
    function afterInvariant() public {
        handler.finish(1);
        checkPlans();
    }
}

/// @dev Forge runs one invariant on one core. Two halves with different seeds take half the time on two cores.
contract FirstHalfOfPlanInvariants is PlanInvariants {}

contract SecondHalfOfPlanInvariants is PlanInvariants {}

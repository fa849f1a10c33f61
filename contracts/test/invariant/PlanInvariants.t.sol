// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanChecks} from "./PlanChecks.sol";
import {World} from "./World.sol";

/// @notice What must hold after any sequence of calls by any caller.
abstract contract PlanInvariants is World, PlanChecks {
    function setUp() public override {
        super.setUp();
        targetSelector(FuzzSelector(address(handler), handler.actions()));
        targetContract(address(handler));
    }

    /// @notice Solvent to the wei, conserved units, legs paired, caps kept, every figure that of the rules.
    function invariant_bothPlansOweWhatTheRulesSay() public {
        vm.warp(handler.time());
        checkPlan(plan, coreModel, handler);
        checkPlan(plus, plusModel, handler);
    }

    /// @notice Live: an honest keeper can settle everything, entries open, and every box can be emptied.
    function afterInvariant() public {
        handler.endWell(1);
        vm.warp(handler.time());
        checkPlan(plan, coreModel, handler);
        checkPlan(plus, plusModel, handler);
    }
}

/// @dev Forge runs an invariant on one core. Two halves, each from a seed of its own, take half the time on two.
contract FirstHalfOfPlanInvariants is PlanInvariants {}

contract SecondHalfOfPlanInvariants is PlanInvariants {}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PlanParameters} from "./interfaces/IPlanActions.sol";
import {PlanStorage} from "./plan/PlanStorage.sol";
import {MemberViews} from "./views/MemberViews.sol";
import {MoneyViews} from "./views/MoneyViews.sol";
import {ParameterViews} from "./views/ParameterViews.sol";
import {TreeViews} from "./views/TreeViews.sol";

/// @title Everything that can be read from a plan
/// @notice Runs on the storage of the plan that created it. Asked at its own address it answers zeroes.
contract PlanViews is MemberViews, TreeViews, MoneyViews, ParameterViews {
    constructor(PlanParameters memory p, address deployer) PlanStorage(p, deployer) {}
}

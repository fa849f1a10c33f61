// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PlanParameters} from "./interfaces/IPlanActions.sol";
import {PlanStorage} from "./plan/PlanStorage.sol";
import {MemberViews} from "./views/MemberViews.sol";
import {MoneyViews} from "./views/MoneyViews.sol";
import {ParameterViews} from "./views/ParameterViews.sol";
import {TreeViews} from "./views/TreeViews.sol";

/// @title The views of a plan
/// @notice A plan creates this contract and runs its code on the plan's storage. A call to this address is forwarded to the
/// plan, so that a block explorer can show the views.
contract PlanViews is MemberViews, TreeViews, MoneyViews, ParameterViews {
    constructor(PlanParameters memory p, address deployer) PlanStorage(p, deployer) {}
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {Puppet} from "../actors/Puppet.sol";
import {PlanModel} from "../model/PlanModel.sol";
import {HandlerBase, Mark} from "./HandlerBase.sol";

/// @notice Withdrawals, attempts to withdraw, and POL sent to the plan without an entry.
abstract contract MoneyHandler is HandlerBase {
    /// @notice A member withdraws a part of the box, all of it, or tries to withdraw one wei too much.
    function withdrawAny(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        withdraw(plan, model, oneIn(2) ? anyPuppetId(model) : anyId(model));
    }

    /// @notice An account without a seat tries to withdraw.
    function withdrawAsStranger(uint256 seed) external acts(seed) {
        (IPlan plan,) = anyPlan();
        bytes memory data = abi.encodeCall(IPlanActions.withdraw, (1));
        call(plan, address(0xbad), 0, data, fails(IPlanErrors.NodeNotRegistered.selector));
    }

    /// @notice Any caller collects for the operator and the commons, who may refuse or reenter.
    function collectPots(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        (address operator,,,,) = plan.limits();
        Puppet.Mood mood = Puppet.Mood(roll(3));
        Puppet(payable(operator)).setMood(mood);
        Puppet(payable(plan.commons())).setMood(mood);
        collectOperations(plan, model);
        collectCommons(plan, model);
        Puppet(payable(operator)).setMood(Puppet.Mood.Takes);
        Puppet(payable(plan.commons())).setMood(Puppet.Mood.Takes);
    }

    /// @notice POL arrives without a call, as from a contract that destroys itself. It belongs to no one.
    function force(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        uint256 amount = roll(10 ether);
        vm.deal(address(plan), address(plan).balance + amount);
        model.force(amount);
    }

    /// @notice Plain payments, and payments to views, are refused.
    function sendPlainPayment(uint256 seed) external acts(seed) {
        (IPlan plan,) = anyPlan();
        (bool ok,) = tryCall(plan, anyAccount(), 1 ether, "");
        assertFalse(ok, "no receive");
        (ok,) = tryCall(plan, anyAccount(), 1 ether, abi.encodeCall(plan.boxOf, (ROOT)));
        assertFalse(ok, "views take no POL");
    }

    /*///////////////////////////////// INTERNAL //////////////////////////////*/

    function withdraw(IPlan plan, PlanModel model, uint32 id) internal {
        uint256 box = model.boxOf(id);
        withdraw(plan, model, id, oneIn(8) ? box + 1 : oneIn(2) ? box : roll(box + 1));
    }

    /// @dev Updates the model first: a member that is paid may act before the call returns.
    function withdraw(IPlan plan, PlanModel model, uint32 id, uint256 amount) internal {
        uint256 box = model.boxOf(id);
        address from = accountOf[id];
        bytes memory expected;
        if (amount == 0) expected = fails(IPlanErrors.InvalidArgument.selector);
        else if (amount > box) expected = abi.encodeWithSelector(IPlanErrors.BoxTooSmall.selector, box);
        else if (refuses(from)) expected = fails(IPlanErrors.SendFailed.selector);
        if (expected.length == 0) {
            model.withdraw(id, amount);
            takenBy[from] += amount;
            mark(Mark.Withdrawals);
        } else if (refuses(from)) {
            mark(Mark.Refusals);
        }
        call(plan, from, 0, abi.encodeCall(IPlanActions.withdraw, (amount)), expected);
    }

    function collectOperations(IPlan plan, PlanModel model) internal {
        (address operator,,,,) = plan.limits();
        uint256 amount = model.operationsPot();
        bytes memory expected = payeeError(operator, amount);
        if (expected.length == 0) {
            model.collectOperations();
            takenBy[operator] += amount;
            mark(Mark.PotsCollected);
        }
        call(plan, anyAccount(), 0, abi.encodeCall(IPlanActions.collectOperations, ()), expected);
    }

    function collectCommons(IPlan plan, PlanModel model) internal {
        address commons = plan.commons();
        uint256 amount = model.commonsPot();
        bytes memory expected = payeeError(commons, amount);
        if (expected.length == 0) {
            model.collectCommons();
            takenBy[commons] += amount;
            mark(Mark.PotsCollected);
        }
        call(plan, anyAccount(), 0, abi.encodeCall(IPlanActions.collectCommons, ()), expected);
    }

    function payeeError(address payee, uint256 amount) private view returns (bytes memory) {
        if (amount == 0) return fails(IPlanErrors.NothingToCollect.selector);
        return refuses(payee) ? fails(IPlanErrors.SendFailed.selector) : bytes("");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {PlanBoxes} from "./PlanBoxes.sol";

/// @title Withdrawals of members, the commons and the operator
/// @dev The only contract that sends POL.
abstract contract PlanWithdrawals is PlanBoxes {
    /// @inheritdoc IPlanActions
    function withdraw(uint256 amount) external {
        // Check:
        uint32 id = _seatedId(_idOf(msg.sender));
        if (id == 0) revert NodeNotRegistered();
        if (amount == 0) revert InvalidArgument();

        // Effect:
        _takeFromBox(id, amount);
        emit Withdrawn(id, amount);

        // Interaction:
        _send(msg.sender, amount);
    }

    /// @inheritdoc IPlanActions
    function collectCommons() external {
        // Check:
        uint256 amount = _pots.commons;
        if (amount == 0) revert NothingToCollect();

        // Effect:
        _pots.commons = 0;
        emit CommonsCollected(amount);

        // Interaction:
        _send(_commons, amount);
    }

    /// @inheritdoc IPlanActions
    function collectOperations() external {
        // Check:
        uint256 amount = _pots.operations;
        if (amount == 0) revert NothingToCollect();

        // Effect:
        _pots.operations = 0;
        emit OperationsCollected(amount);

        // Interaction:
        _send(_operator, amount);
    }

    /// @dev The only call that sends POL. Callers write all state first.
    function _send(address to, uint256 amount) private {
        (bool sent,) = to.call{value: amount}("");
        if (!sent) revert SendFailed();
    }
}

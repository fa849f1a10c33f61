// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {Account} from "../types/Account.sol";
import {PlanCredits} from "./PlanCredits.sol";
import {PlanIdentities} from "./PlanIdentities.sol";

/// @title Taking POL out: the only place that sends any
abstract contract PlanBoxes is PlanIdentities, PlanCredits {
    /// @inheritdoc IPlanActions
    function withdraw(uint256 amount) external {
        // Check:
        uint32 id = _seatedId(_idOf(msg.sender));
        if (id == 0) revert NodeNotRegistered();
        if (amount == 0) revert InvalidArgument();
        Account account = _creditOf(id);
        uint256 available = account.box();
        if (amount > available) revert BoxTooSmall(available);

        // Effect:
        _accounts[id] = account.withBox(available - amount);
        emit Withdrawn(id, amount);

        // Interaction: the last thing that happens, to the caller only.
        _send(msg.sender, amount);
    }

    /// @inheritdoc IPlanActions
    function setLottery(address lottery) external {
        if (msg.sender != _deployer) revert OnlyDeployer();
        if (block.timestamp >= _opensAt) revert AlreadyOpen();
        if (lottery == address(0) || _lottery != address(0)) revert InvalidArgument();
        _lottery = lottery;
        emit LotterySet(lottery);
    }

    /// @inheritdoc IPlanActions
    function collectLottery() external {
        uint256 amount = _pots.lottery;
        if (amount == 0) revert NothingToCollect();
        _pots.lottery = 0;
        emit LotteryCollected(amount);
        _send(_lottery, amount);
    }

    /// @inheritdoc IPlanActions
    function collectOperations() external {
        uint256 amount = _pots.operations;
        if (amount == 0) revert NothingToCollect();
        _pots.operations = 0;
        emit OperationsCollected(amount);
        _send(_operator, amount);
    }

    /// @dev The only line that sends POL.
    function _send(address to, uint256 amount) private {
        (bool sent,) = to.call{value: amount}("");
        if (!sent) revert SendFailed();
    }
}

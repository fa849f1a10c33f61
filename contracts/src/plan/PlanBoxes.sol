// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {Account} from "../types/Account.sol";
import {Seat} from "../types/Seat.sol";
import {PlanReads} from "./PlanReads.sol";

/// @title Members' accounts: what goes into a box, and what leaves it
/// @dev The only contract that writes `_accounts`, and the only one that sends POL.
abstract contract PlanBoxes is PlanReads, IPlanActions {
    /// @inheritdoc IPlanActions
    function credit(uint32[] calldata ids) external {
        for (uint256 i; i < ids.length; ++i) {
            _credit(ids[i]);
        }
    }

    /// @inheritdoc IPlanActions
    function withdraw(uint256 amount) external {
        // Check:
        uint32 id = _seatedId(_idOf(msg.sender));
        if (id == 0) revert NodeNotRegistered();
        if (amount == 0) revert InvalidArgument();

        // Effect:
        _takeFromBox(id, _collectDue(id), amount);
        emit Withdrawn(id, amount);

        // Interaction: the last step, and only to the caller.
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

    /// @dev Puts into a member's box what closed rounds owe.
    function _credit(uint32 id) internal {
        uint256 due = _collectDue(id);
        if (due != 0) _addToBox(id, due);
    }

    /// @dev Takes off a member's stored seat what closed rounds owe, in wei; the caller puts it into the box.
    function _collectDue(uint32 id) private returns (uint256 due) {
        Seat seat = _seats[id];
        Seat credited;
        (credited, due) = _takeDue(id, seat);
        if (Seat.unwrap(credited) != Seat.unwrap(seat)) _seats[id] = credited;
    }

    /// @dev What closed rounds owe a member, in wei, and the seat without it; the caller stores both.
    function _takeDue(uint32 id, Seat seat) internal returns (Seat credited, uint256 amount) {
        uint256 points;
        uint256 rebates;
        (points, rebates, credited) = _due(seat);
        if ((points | rebates) == 0) return (credited, 0);
        amount = points + rebates;
        if (points != 0) {
            uint16 number = seat.lastPointRound();
            uint256 usd = _usdOf(points, _rounds[number].polUsd());
            _earnings[id] = _earnings[id].withPointEarnings(points, usd, _monthOf(number));
        }
        emit Credited(id, points, rebates);
    }

    function _addToBox(uint32 id, uint256 amount) internal {
        _accounts[id] = _accounts[id].plusBox(amount);
    }

    /// @dev A commission, which also counts over the lifetime.
    function _addCommission(uint32 id, uint256 amount) internal {
        _accounts[id] = _accounts[id].withCommission(amount);
    }

    /// @dev Points, which count over the lifetime, and what was due for older ones.
    function _addPointsToAccount(uint32 id, uint256 points, uint256 due) internal {
        _accounts[id] = _accounts[id].plusBox(due).withPoints(points);
    }

    /// @dev Adds what was due to a box and takes `amount` out of it.
    function _takeFromBox(uint32 id, uint256 due, uint256 amount) private {
        Account account = _accounts[id];
        uint256 available = account.box() + due;
        if (amount > available) revert BoxTooSmall(available);
        _accounts[id] = account.withBox(available - amount);
    }

    /// @dev The only line that sends POL.
    function _send(address to, uint256 amount) private {
        (bool sent,) = to.call{value: amount}("");
        if (!sent) revert SendFailed();
    }
}

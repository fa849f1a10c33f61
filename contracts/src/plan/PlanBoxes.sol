// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {Account} from "../types/Account.sol";
import {Seat} from "../types/Seat.sol";
import {PlanReads} from "./PlanReads.sol";

/// @title Members' boxes, and the credit of closed rounds
/// @dev The only contract that writes `_accounts`.
abstract contract PlanBoxes is PlanReads, IPlanActions {
    /// @inheritdoc IPlanActions
    function credit(uint32[] calldata ids) external {
        for (uint256 i; i < ids.length; ++i) {
            _credit(ids[i]);
        }
    }

    /// @dev Moves what closed rounds owe to the member's box.
    function _credit(uint32 id) internal {
        uint256 due = _collectDue(id);
        if (due != 0) _addToBox(id, due);
    }

    /// @dev Marks what closed rounds owe as credited and returns it in wei. The caller adds it to the box.
    function _collectDue(uint32 id) private returns (uint256 due) {
        Seat seat = _seats[id];
        Seat credited;
        (credited, due) = _takeDue(id, seat);
        if (Seat.unwrap(credited) != Seat.unwrap(seat)) _seats[id] = credited;
    }

    /// @dev Returns what closed rounds owe in wei, and the seat without it. The caller stores both.
    function _takeDue(uint32 id, Seat seat) internal returns (Seat credited, uint256 amount) {
        uint256 points;
        uint256 rebates;
        (points, rebates, credited) = _due(seat);
        if ((points | rebates) == 0) return (credited, 0);
        amount = points + rebates;
        if (points != 0) {
            uint16 number = seat.lastPointRound();
            uint256 usd = _toUSD(points, _rounds[number].polUsd());
            _earnings[id] = _earnings[id].withPointEarnings(points, usd, _monthOf(number));
        }
        emit Credited(id, points, rebates);
    }

    function _addToBox(uint32 id, uint256 amount) internal {
        _accounts[id] = _accounts[id].plusBox(amount);
    }

    /// @dev Credits what is due and takes `amount` out of the box.
    function _takeFromBox(uint32 id, uint256 amount) internal {
        uint256 due = _collectDue(id);
        Account account = _accounts[id];
        uint256 available = account.box() + due;
        if (amount > available) revert BoxTooSmall(available);
        _accounts[id] = account.withBox(available - amount);
    }

    /// @dev Adds a commission to the box and to the lifetime commissions.
    function _addCommission(uint32 id, uint256 amount) internal {
        _accounts[id] = _accounts[id].withCommission(amount);
    }

    /// @dev For members who hold units.
    function _openAccount(uint32 id) internal {
        _accounts[id] = _accounts[id].withOpened();
    }

    /// @dev Adds `points` to the lifetime points, and `due` (wei) of earlier rounds to the box.
    function _recordPoints(uint32 id, uint256 points, uint256 due) internal {
        _earnings[id] = _earnings[id].withPoints(points);
        Account account = _accounts[id];
        if (due != 0 || !account.opened()) _accounts[id] = account.plusBox(due).withOpened();
    }

    function _addFlash(uint32 id, uint256 pairs) internal {
        _accounts[id] = _accounts[id].withFlash(pairs);
    }
}

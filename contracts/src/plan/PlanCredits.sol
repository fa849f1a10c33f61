// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {Account} from "../types/Account.sol";
import {Seat} from "../types/Seat.sol";
import {PlanValues} from "./PlanValues.sol";

/// @title Turning points and rebates of closed rounds into POL, member by member, when the member is touched
abstract contract PlanCredits is PlanValues, IPlanActions {
    /// @inheritdoc IPlanActions
    function credit(uint32[] calldata ids) external {
        for (uint256 i; i < ids.length; ++i) {
            _creditOf(ids[i]);
        }
    }

    /// @dev Credits what is due to a member and stores it.
    function _creditOf(uint32 id) internal returns (Account account) {
        account = _accounts[id];
        Seat seat = _seats[id];
        (Seat credited, uint256 amount) = _creditDue(id, seat);
        if (Seat.unwrap(credited) == Seat.unwrap(seat)) return account;
        account = account.plusBox(amount);
        _accounts[id] = account;
        _seats[id] = credited;
    }

    /// @dev What closed rounds owe a member, in wei, and the seat without it; the caller stores both.
    function _creditDue(uint32 id, Seat seat) internal returns (Seat credited, uint256 amount) {
        uint256 points;
        uint256 rebates;
        (points, rebates, credited) = _due(seat);
        amount = points + rebates;
        if (amount == 0) return (credited, 0);
        if (points != 0) {
            uint16 number = seat.lastPointRound();
            uint256 usd = _usdOf(points, _rounds[number].polUsd());
            _earnings[id] = _earnings[id].withPointEarnings(points, usd, _monthOf(number));
        }
        emit Credited(id, points, rebates);
    }
}

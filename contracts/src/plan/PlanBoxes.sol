// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "../interfaces/IPlan.sol";
import {Account} from "../types/Account.sol";
import {PlanIdentities} from "./PlanIdentities.sol";

/// @title Taking POL out: the only place that sends any
abstract contract PlanBoxes is PlanIdentities {
    /// @inheritdoc IPlan
    function withdraw(uint256 amount) external {
        // Check:
        uint32 id = _seatedId(_idOf(msg.sender));
        if (id == 0) revert NodeNotRegistered();
        if (amount == 0) revert InvalidArgument();
        Account account = _accounts[id];
        uint256 available = account.box();
        if (amount > available) revert BoxTooSmall(available);

        // Effect:
        _accounts[id] = account.withBox(available - amount);
        emit Withdrawn(id, amount);

        // Interaction: the last thing that happens, to the caller only.
        (bool sent,) = msg.sender.call{value: amount}("");
        if (!sent) revert SendFailed();
    }

    /// @inheritdoc IPlan
    function boxOf(uint32 id) external view returns (uint256) {
        return _accounts[id].box();
    }
}

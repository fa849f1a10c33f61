// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {endCall} from "./EndCall.sol";

/// @title Views that also answer at their own address
/// @dev The plan runs the code of its views on its own storage. Block explorers list functions by the verified source at
/// one address, so they call the views directly: such a call is forwarded to the plan.
abstract contract DirectViews {
    /// @dev The plan, which creates this contract.
    address private immutable _plan = msg.sender;

    /// @dev Answers a direct call with the plan's answer to the same call.
    modifier ofPlan() {
        _askPlan();
        _;
    }

    /// @dev The check is in here, not in the modifier: a copy in each view exceeds the limit of creation code (EIP-3860).
    function _askPlan() private view {
        if (address(this) == _plan) return;
        (bool answered, bytes memory answer) = _plan.staticcall(msg.data);
        endCall(answered, answer);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions} from "src/interfaces/IPlanActions.sol";

/// @notice A contract that registers after deployment.
contract EntersLater {
    IPlan private immutable PLAN;

    constructor(IPlan plan) {
        PLAN = plan;
    }

    function enter(string calldata sponsor, string calldata referral, string calldata username) external payable {
        PLAN.register{value: msg.value}(sponsor, referral, username);
    }
}

/// @notice A contract that registers in its constructor and refuses every payment.
contract EntersFromConstructor {
    IPlan private immutable PLAN;

    constructor(IPlan plan, string memory sponsor, string memory username) payable {
        PLAN = plan;
        plan.register{value: msg.value}(sponsor, sponsor, username);
    }

    function withdraw(uint256 amount) external {
        PLAN.withdraw(amount);
    }
}

/// @notice A member that reenters `withdraw` when it receives POL.
contract Reenters {
    IPlan private immutable PLAN;
    uint256 public received;
    bool public isPaidAgain;
    bytes public answer;

    constructor(IPlan plan, string memory sponsor, string memory username) payable {
        PLAN = plan;
        plan.register{value: msg.value}(sponsor, sponsor, username);
    }

    function withdraw(uint256 amount) external {
        PLAN.withdraw(amount);
    }

    receive() external payable {
        received += msg.value;
        (isPaidAgain, answer) = address(PLAN).call(abi.encodeCall(IPlanActions.withdraw, (msg.value)));
    }
}

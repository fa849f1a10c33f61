// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";

/// @notice Who is told when a puppet is paid, and decides what it does then.
interface IPuppeteer {
    /// @notice The puppet (the caller) has received POL, and the plan's call is not over yet.
    function paid() external;
}

/// @notice A contract that is paid by the plan: it takes the POL, refuses it, or acts again in the middle of the payment.
contract Puppet {
    enum Mood {
        Takes,
        Refuses,
        Reenters
    }

    IPuppeteer private puppeteer;
    Mood public mood;

    error Refused();

    constructor(Mood mood_) {
        puppeteer = IPuppeteer(msg.sender);
        mood = mood_;
    }

    /// @notice Another puppeteer, for a puppet that was made before it.
    function follow(IPuppeteer puppeteer_) external {
        puppeteer = puppeteer_;
    }

    function setMood(Mood mood_) external {
        mood = mood_;
    }

    receive() external payable {
        if (mood == Mood.Refuses) revert Refused();
        if (mood == Mood.Reenters) puppeteer.paid();
    }
}

/// @notice A puppet that becomes a member while it has no code yet.
contract PuppetMember is Puppet {
    constructor(Mood mood_, IPlan plan, string memory sponsor, string memory referral, string memory username)
        payable
        Puppet(mood_)
    {
        plan.register{value: msg.value}(sponsor, referral, username);
    }
}

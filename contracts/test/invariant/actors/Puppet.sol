// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";

/// @notice Decides what a puppet does when it is paid.
interface IPuppeteer {
    /// @notice Called by a puppet that receives POL, during the plan's call.
    function paid() external;
}

/// @notice A contract that the plan pays: it accepts the POL, refuses it, or reenters.
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

    /// @notice Sets the puppeteer of a puppet that was created before it.
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

/// @notice A puppet that registers in its constructor, while it has no code.
contract PuppetMember is Puppet {
    constructor(Mood mood_, IPlan plan, string memory sponsor, string memory referral, string memory username)
        payable
        Puppet(mood_)
    {
        plan.register{value: msg.value}(sponsor, referral, username);
    }
}

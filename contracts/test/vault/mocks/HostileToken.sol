// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlainToken} from "./PlainToken.sol";

/// @notice A token that misbehaves in one way at a time.
contract HostileToken is PlainToken {
    enum Mode {
        Honest,
        ReturnsFalse,
        /// Burns a hundredth of each transfer.
        TakesAFee,
        /// Calls `target` in each transfer.
        Calls,
        /// Takes twice the amount from the sender.
        TakesTwice
    }

    Mode public mode;
    address private target;
    bytes private data;
    bool public called;
    bytes public answer;

    constructor() PlainToken("HOST", 18) {}

    function setMode(Mode mode_) external {
        mode = mode_;
    }

    function setCall(address target_, bytes calldata data_) external {
        (mode, target, data) = (Mode.Calls, target_, data_);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (mode == Mode.ReturnsFalse) return false;
        super.transfer(to, amount);
        misbehave(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (mode == Mode.ReturnsFalse) return false;
        super.transferFrom(from, to, amount);
        misbehave(from, to, amount);
        return true;
    }

    function misbehave(address from, address to, uint256 amount) private {
        if (mode == Mode.TakesAFee) _burn(to, amount / 100);
        if (mode == Mode.TakesTwice) _burn(from, amount);
        if (mode == Mode.Calls) (called, answer) = target.call(data);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "solady/tokens/ERC20.sol";

/// @notice A token that misbehaves in one way at a time.
contract HostileToken is ERC20 {
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

    function name() public pure override returns (string memory) {
        return "Hostile";
    }

    function symbol() public pure override returns (string memory) {
        return "HOST";
    }

    function mint(address account, uint256 amount) external {
        _mint(account, amount);
    }

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

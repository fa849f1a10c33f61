// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TokenLedger} from "./TokenLedger.sol";

/// @notice A test token whose functions return what ERC-20 says.
contract MockToken is TokenLedger {
    constructor(string memory name, string memory symbol, uint8 decimals) TokenLedger(name, symbol, decimals) {}

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _spend(from, amount);
        _move(from, to, amount);
        return true;
    }
}

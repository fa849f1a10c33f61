// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TokenLedger} from "./TokenLedger.sol";

/// @notice A test token that behaves like Tether on Ethereum: it returns nothing, and an allowance changes only from or to 0.
contract MockUsdt is TokenLedger {
    constructor() TokenLedger("Tether USD", "USDT", 6) {}

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0, "MockUsdt: approve 0 first");
        _approve(spender, amount);
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        _spend(from, amount);
        _move(from, to, amount);
    }
}

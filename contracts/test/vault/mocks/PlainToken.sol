// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "solady/tokens/ERC20.sol";

/// @notice A token without surprises. Any account may mint.
contract PlainToken is ERC20 {
    string private _symbol;
    uint8 private immutable _decimals;

    constructor(string memory symbol_, uint8 decimals_) {
        (_symbol, _decimals) = (symbol_, decimals_);
    }

    function mint(address account, uint256 amount) external {
        _mint(account, amount);
    }

    function name() public view override returns (string memory) {
        return _symbol;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}

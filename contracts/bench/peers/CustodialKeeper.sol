// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IUniswapRouter, UniswapSwap} from "src/vault/interfaces/IRouters.sol";

/// @title The custodian that a vault's gas is compared with
/// @notice The least that a bot with custody needs: one pot, a balance for each user, and an operator who decides everything.
/// It reads no feed, checks no rule and trusts the router's answer.
contract CustodialKeeper {
    address private immutable OPERATOR = msg.sender;
    IUniswapRouter private immutable ROUTER;
    mapping(address user => mapping(address token => uint256)) public balances;

    constructor(IUniswapRouter router, address token) {
        ROUTER = router;
        SafeTransferLib.safeApprove(token, address(router), type(uint256).max);
    }

    function deposit(address token, uint256 amount) external {
        SafeTransferLib.safeTransferFrom(token, msg.sender, address(this), amount);
        balances[msg.sender][token] += amount;
    }

    function trade(address user, address tokenIn, address tokenOut, uint24 fee, uint256 amount, uint256 least)
        external
    {
        require(msg.sender == OPERATOR);
        balances[user][tokenIn] -= amount;
        balances[
            user
        ][
            tokenOut
        ] += ROUTER.exactInputSingle(
            UniswapSwap(tokenIn, tokenOut, fee, address(this), block.timestamp, amount, least, 0)
        );
    }
}

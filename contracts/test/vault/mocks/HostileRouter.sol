// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PathSwap, UniswapSwap} from "src/vault/interfaces/IRouters.sol";
import {IToken} from "../support/Exchange.sol";

/// @notice A router that does what the test configures, not what the call requests.
contract HostileRouter {
    uint256 private takes;
    uint256 private pays;
    address private target;
    bytes private data;
    bool public called;
    bytes public answer;

    /// @notice Takes and pays these millionths of the amount and of the least.
    function set(uint256 takes_, uint256 pays_) external {
        (takes, pays) = (takes_, pays_);
    }

    function setCall(address target_, bytes calldata data_) external {
        (target, data) = (target_, data_);
    }

    function exactInputSingle(UniswapSwap calldata swap) external payable returns (uint256) {
        require(IToken(swap.tokenIn).transferFrom(msg.sender, address(this), swap.amountIn * takes / 1e6));
        IToken(swap.tokenOut).mint(swap.recipient, swap.amountOutMinimum * pays / 1e6);
        if (target != address(0)) (called, answer) = target.call(data);
        return type(uint256).max;
    }

    function exactInput(PathSwap calldata) external payable returns (uint256) {
        return type(uint256).max;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice A swap through several pools. Both routers have it.
struct PathSwap {
    bytes path;
    address recipient;
    uint256 deadline;
    uint256 amountIn;
    uint256 amountOutMinimum;
}

/// @notice A swap through one pool of Uniswap v3.
struct UniswapSwap {
    address tokenIn;
    address tokenOut;
    uint24 fee;
    address recipient;
    uint256 deadline;
    uint256 amountIn;
    uint256 amountOutMinimum;
    uint160 sqrtPriceLimitX96;
}

/// @notice A swap through the pool of two tokens of Algebra.
struct AlgebraSwap {
    address tokenIn;
    address tokenOut;
    address recipient;
    uint256 deadline;
    uint256 amountIn;
    uint256 amountOutMinimum;
    uint160 limitSqrtPrice;
}

interface IRouter {
    function exactInput(PathSwap calldata swap) external payable returns (uint256 amountOut);
}

/// @notice Uniswap's first `SwapRouter`, whose swaps have a deadline.
interface IUniswapRouter is IRouter {
    function exactInputSingle(UniswapSwap calldata swap) external payable returns (uint256 amountOut);
}

/// @notice Algebra's `SwapRouter`, which QuickSwap runs.
interface IAlgebraRouter is IRouter {
    function exactInputSingle(AlgebraSwap calldata swap) external payable returns (uint256 amountOut);
}

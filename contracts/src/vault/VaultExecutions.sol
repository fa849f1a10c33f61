// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {AlgebraSwap, IAlgebraRouter, IRouter, IUniswapRouter, PathSwap, UniswapSwap} from "./interfaces/IRouters.sol";
import {IVault} from "./interfaces/IVault.sol";
import {Usage} from "./types/Allowance.sol";
import {PackedPrice} from "./types/PackedPrice.sol";
import {Kind, Rule, Venue} from "./types/Rule.sol";
import {Order, VaultDecisions} from "./VaultDecisions.sol";
import {VaultRules} from "./VaultRules.sol";

interface IAllowance {
    function allowance(address owner, address spender) external view returns (uint256);
}

/// @title Executions
/// @dev The only contract that approves a token or pays a keeper.
abstract contract VaultExecutions is VaultDecisions, VaultRules {
    using FixedPointMathLib for uint256;
    using SafeCastLib for uint256;

    /// @dev Gas for a keeper that receives its fee.
    uint256 private constant KEEPER_GAS = 50_000;

    /// @inheritdoc IVault
    function execute(uint256 id) external nonReentrant returns (uint256 amountIn, uint256 amountOut) {
        // Check:
        Rule memory rule = _load(id);
        Order memory order = _require(rule);

        // Effect:
        _advance(id, rule, order);

        // Interaction:
        (amountIn, amountOut) = _trade(rule, order);

        // Check and effect: what a day may spend and lose. The guard is still closed.
        _count(order, amountIn, amountOut);

        // Interaction:
        uint256 fee = SafeTransferLib.trySafeTransferETH(msg.sender, order.fee, KEEPER_GAS) ? order.fee : 0;
        uint256 oracleOut = amountIn.fullMulDiv(order.priceIn, order.priceOut);
        emit Executed(id, amountIn, amountOut, oracleOut, fee, msg.sender);
    }

    /// @dev One execution for all missed intervals; the last one ends the rule, unless it sells only a part of the balance.
    function _advance(uint256 id, Rule memory rule, Order memory order) private {
        if (rule.left == 1 && !order.isPart) return _endRule(id);
        Rule storage stored = _rules[id];
        stored.notBefore = (block.timestamp + rule.interval).toUint40();
        if (rule.left > 1) stored.left = rule.left - 1;
        if (rule.kind == Kind.Grid) stored.flipped = !rule.flipped;
        stored.lastPrice = PackedPrice.pack(order.ratio);
    }

    /// @dev Swaps. Trusts the vault's balances before and after, not what the router returns.
    function _trade(Rule memory rule, Order memory order) private returns (uint256 amountIn, uint256 amountOut) {
        uint256 heldOut = SafeTransferLib.balanceOf(order.tokenOut, address(this));
        address router = _routerOf(rule.venue);
        SafeTransferLib.safeApprove(order.tokenIn, router, order.amount);
        if (rule.via != 0) _swapPath(router, rule, order);
        else if (rule.venue == Venue.Uniswap) _swapOnUniswap(router, rule, order);
        else _swapOnAlgebra(router, order);
        // A router with POL of its own pays for WPOL itself and leaves the approval.
        if (IAllowance(order.tokenIn).allowance(address(this), router) != 0) {
            SafeTransferLib.safeApprove(order.tokenIn, router, 0);
        }
        amountIn = order.heldIn.zeroFloorSub(SafeTransferLib.balanceOf(order.tokenIn, address(this)));
        amountOut = SafeTransferLib.balanceOf(order.tokenOut, address(this)).zeroFloorSub(heldOut);
        if (amountIn > order.amount) revert Taken(amountIn, order.amount);
        if (amountOut < order.minOut) revert Received(amountOut, order.minOut);
    }

    function _swapOnUniswap(address router, Rule memory rule, Order memory order) private {
        IUniswapRouter(router)
            .exactInputSingle(
                UniswapSwap({
                tokenIn: order.tokenIn,
                tokenOut: order.tokenOut,
                fee: rule.poolFee,
                recipient: address(this),
                deadline: block.timestamp,
                amountIn: order.amount,
                amountOutMinimum: order.minOut,
                sqrtPriceLimitX96: 0
            })
            );
    }

    function _swapOnAlgebra(address router, Order memory order) private {
        IAlgebraRouter(router)
            .exactInputSingle(
                AlgebraSwap({
                tokenIn: order.tokenIn,
                tokenOut: order.tokenOut,
                recipient: address(this),
                deadline: block.timestamp,
                amountIn: order.amount,
                amountOutMinimum: order.minOut,
                limitSqrtPrice: 0
            })
            );
    }

    function _swapPath(address router, Rule memory rule, Order memory order) private {
        address via = _markets.listing(rule.via).token;
        (uint24 first, uint24 second) = rule.flipped ? (rule.viaFee, rule.poolFee) : (rule.poolFee, rule.viaFee);
        bytes memory path = rule.venue == Venue.Uniswap
            ? abi.encodePacked(order.tokenIn, first, via, second, order.tokenOut)
            : abi.encodePacked(order.tokenIn, via, order.tokenOut);
        IRouter(router)
            .exactInput(
                PathSwap({
                path: path,
                recipient: address(this),
                deadline: block.timestamp,
                amountIn: order.amount,
                amountOutMinimum: order.minOut
            })
            );
    }

    /// @dev Adds what the trade spent and lost at the feeds' prices, both rounded up, to the buckets.
    function _count(Order memory order, uint256 amountIn, uint256 amountOut) private {
        Usage memory usage = order.usage;
        // At most what `_decide` compared with the cap.
        usage.spent = (usage.spent + amountIn.fullMulDivUp(order.spendingPrice, TO_USD)).toUint64();
        uint256 gone = amountIn.fullMulDivUp(order.priceIn, 1e18);
        uint256 loss = gone.zeroFloorSub(amountOut.fullMulDiv(order.priceOut, 1e18)).divUp(TO_USD / 1e18);
        uint256 left = order.lossADay.zeroFloorSub(usage.lost);
        if (loss > left) revert TooMuchLost(left);
        usage.lost = (usage.lost + loss).toUint64();
        _usage = usage;
    }
}

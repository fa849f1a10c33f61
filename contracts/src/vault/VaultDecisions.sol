// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {Quote} from "./interfaces/IMarkets.sol";
import {Due, IVault} from "./interfaces/IVault.sol";
import {Allowance, Limits, Usage} from "./types/Allowance.sol";
import {PackedPrice} from "./types/PackedPrice.sol";
import {ALL, Kind, Rule} from "./types/Rule.sol";
import {VaultStorage} from "./VaultStorage.sol";

/// @dev The trade of a rule that is due.
struct Order {
    address tokenIn;
    address tokenOut;
    /// @dev USD per 1e18 smallest units, with 18 decimals.
    uint256 priceIn;
    uint256 priceOut;
    /// @dev Price of the rule's `tokenIn` in its `tokenOut`.
    uint256 ratio;
    /// @dev What the vault holds of `tokenIn`, in smallest units.
    uint256 heldIn;
    /// @dev What it sells, and the minimum that it must receive, in smallest units.
    uint256 amount;
    uint256 minOut;
    /// @dev The price at which it counts as spending: `priceIn`, but for a stop at least the trigger's.
    uint256 spendingPrice;
    /// @dev The rule sells the whole balance, but the day's cap allows only a part of it now.
    bool isPart;
    /// @dev Wei for the keeper.
    uint256 fee;
    /// @dev The buckets before the trade, and the cap of losses.
    Usage usage;
    uint256 lossADay;
}

/// @title Whether a rule can execute, and what it trades
/// @notice One function decides for `execute`, `due` and `preview`, so that they agree.
abstract contract VaultDecisions is VaultStorage {
    using FixedPointMathLib for uint256;

    uint256 private constant BASIS_POINTS = 10_000;
    /// @dev Divides a product of amount and price to get USD with 6 decimals.
    uint256 internal constant TO_USD = 1e30;
    /// @dev A dollar. Sending less to a vault, to earn the fee for its sale, costs more than it earns.
    uint256 private constant LEAST_USD = 1e6;
    /// @dev Seconds in which the fee of a timed rule rises to its maximum.
    uint256 private constant FEE_RISE = 5 minutes;

    /// @inheritdoc IVault
    function due(uint256 id) external view returns (Due reason, uint256 detail, uint256 fee) {
        Order memory order;
        (reason, detail, order) = _decide(_load(id));
        fee = order.fee;
    }

    /// @inheritdoc IVault
    function preview(uint256 id) external view returns (uint256 amountIn, uint256 minOut) {
        Order memory order = _require(_load(id));
        return (order.amount, order.minOut);
    }

    /// @dev A rule, without the slot of its trigger if it has none.
    function _load(uint256 id) internal view returns (Rule memory rule) {
        Rule storage stored = _rules[id];
        rule.kind = stored.kind;
        (rule.tokenIn, rule.tokenOut, rule.venue) = (stored.tokenIn, stored.tokenOut, stored.venue);
        (rule.slippage, rule.interval) = (stored.slippage, stored.interval);
        (rule.notBefore, rule.expiry, rule.left) = (stored.notBefore, stored.expiry, stored.left);
        (rule.flipped, rule.lastPrice) = (stored.flipped, stored.lastPrice);
        (rule.amount, rule.fee) = (stored.amount, stored.fee);
        (rule.poolFee, rule.via, rule.viaFee) = (stored.poolFee, stored.via, stored.viaFee);
        if (rule.kind != Kind.DCA) (rule.trigger, rule.second) = (stored.trigger, stored.second);
    }

    /// @dev The order of a rule that is due. Reverts with the reason of one that is not.
    function _require(Rule memory rule) internal view returns (Order memory) {
        (Due reason, uint256 detail, Order memory order) = _decide(rule);
        if (reason == Due.Now) return order;
        if (reason == Due.Stopped) revert Stopped();
        if (reason == Due.NoRule) revert NoRule();
        if (reason == Due.NotDue) revert NotDue(detail);
        if (reason == Due.Expired) revert Expired();
        if (reason == Due.PriceStale) revert PriceStale(address(uint160(detail)));
        if (reason == Due.NotTriggered) revert NotTriggered(detail);
        if (reason == Due.PriceJumped) revert PriceJumped(detail);
        if (reason == Due.TooLittle) revert TooLittle(detail);
        revert TooMuchSpent(detail);
    }

    function _decide(Rule memory rule) private view returns (Due, uint256 detail, Order memory order) {
        Limits memory limits = _limits;
        if (limits.stopped) return (Due.Stopped, 0, order);
        if (rule.kind == Kind.None) return (Due.NoRule, 0, order);
        if (block.timestamp < rule.notBefore) return (Due.NotDue, rule.notBefore, order);
        if (rule.expiry != 0 && block.timestamp > rule.expiry) return (Due.Expired, 0, order);

        Quote memory quote = _markets.quote(rule.tokenIn, rule.tokenOut);
        if (quote.stale != address(0)) return (Due.PriceStale, uint160(quote.stale), order);

        uint256 wanted;
        (wanted, detail) = _wanted(rule, quote);
        if (wanted == 0) return (Due.NotTriggered, detail, order);
        // A stop-loss must work on the day when the price falls.
        if (rule.kind != Kind.Stop && PackedPrice.isJump(rule.lastPrice, quote.ratio)) {
            return (Due.PriceJumped, quote.ratio, order);
        }

        Usage memory usage = Allowance.current(_usage, limits);
        uint256 left = uint256(limits.spendADay).zeroFloorSub(usage.spent);
        order = _size(rule, quote, wanted, left);
        (order.usage, order.lossADay) = (usage, limits.lossADay);
        uint256 spending = order.amount.fullMulDivUp(order.spendingPrice, TO_USD);
        if (spending < LEAST_USD || order.minOut == 0) {
            return order.isPart ? (Due.TooMuchSpent, left, order) : (Due.TooLittle, order.amount, order);
        }
        order.fee = _fee(rule, order, wanted);
        if (spending > left) return (Due.TooMuchSpent, left, order);
        return (Due.Now, 0, order);
    }

    /// @dev What the rule would sell if the vault held enough, 0 if its trigger is not met, and the price or share that
    /// decides.
    function _wanted(Rule memory rule, Quote memory quote) private view returns (uint256 amount, uint256 measured) {
        amount = rule.amount;
        measured = quote.ratio;
        bool met = true;
        if (rule.kind == Kind.Stop) met = measured <= rule.trigger;
        else if (rule.kind == Kind.TakeProfit) met = measured >= rule.trigger;
        else if (rule.kind == Kind.Grid && !rule.flipped) met = measured >= rule.trigger;
        else if (rule.kind == Kind.Grid) (met, amount) = (measured <= rule.second, _buyBack(rule, quote));
        else if (rule.kind == Kind.Rebalance) (amount, measured) = _surplus(rule, quote);
        if (!met) amount = 0;
    }

    /// @dev What a grid level's `amount` costs now, rounded down.
    function _buyBack(Rule memory rule, Quote memory quote) private pure returns (uint256) {
        return uint256(rule.amount).fullMulDiv(quote.priceIn, quote.priceOut);
    }

    /// @dev What a rebalance sells, 0 within its band, and the share of `tokenIn` in basis points, rounded down.
    function _surplus(Rule memory rule, Quote memory quote) private view returns (uint256 amount, uint256 share) {
        uint256 held = SafeTransferLib.balanceOf(quote.tokenIn, address(this)).fullMulDiv(quote.priceIn, 1e18);
        uint256 other = SafeTransferLib.balanceOf(quote.tokenOut, address(this)).fullMulDiv(quote.priceOut, 1e18);
        uint256 all = held + other;
        if (all == 0) return (0, 0);
        share = held.fullMulDiv(BASIS_POINTS, all);
        if (share <= uint256(rule.trigger) + rule.second) return (0, share);
        uint256 surplus = held - all.fullMulDivUp(rule.trigger, BASIS_POINTS);
        amount = surplus.fullMulDiv(1e18, quote.priceIn).min(rule.amount);
    }

    /// @dev The direction of the trade, what it sells, at most the balance, and the minimum that it must receive.
    /// @param left USD with 6 decimals that a day may still spend
    function _size(Rule memory rule, Quote memory quote, uint256 wanted, uint256 left)
        private
        view
        returns (Order memory order)
    {
        order.ratio = quote.ratio;
        (order.tokenIn, order.tokenOut) = (quote.tokenIn, quote.tokenOut);
        (order.priceIn, order.priceOut) = (quote.priceIn, quote.priceOut);
        if (rule.flipped) {
            (order.tokenIn, order.tokenOut) = (order.tokenOut, order.tokenIn);
            (order.priceIn, order.priceOut) = (order.priceOut, order.priceIn);
        }
        order.heldIn = SafeTransferLib.balanceOf(order.tokenIn, address(this));
        order.amount = wanted.min(order.heldIn);
        order.spendingPrice = order.priceIn;
        // A broken feed can price a token at nothing, but that must not let a rule sell any amount of it.
        if (rule.kind == Kind.Stop) {
            order.spendingPrice = order.priceIn.fullMulDivUp(rule.trigger, quote.ratio.max(1));
        }
        if (rule.amount == ALL) {
            uint256 most = left * TO_USD / order.spendingPrice;
            if (most < order.amount) (order.amount, order.isPart) = (most, true);
        }
        // One division, so that it is less than one unit below the exact minimum.
        order.minOut =
            order.amount.fullMulDiv(order.priceIn * (BASIS_POINTS - rule.slippage), order.priceOut * BASIS_POINTS);
    }

    /// @dev What the keeper earns in wei, rounded down: for the sale of a part of `wanted` that part of the fee, so that
    /// dust sent to a vault earns nothing.
    function _fee(Rule memory rule, Order memory order, uint256 wanted) private view returns (uint256 fee) {
        fee = rule.fee;
        if (rule.kind == Kind.DCA) {
            fee = fee * FixedPointMathLib.min(block.timestamp - rule.notBefore, FEE_RISE) / FEE_RISE;
        }
        if (rule.kind == Kind.Rebalance) wanted = rule.amount;
        if (rule.amount == ALL) wanted = order.heldIn;
        fee = fee.fullMulDiv(order.amount, wanted);
        return fee.min(address(this).balance);
    }
}

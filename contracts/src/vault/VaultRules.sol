// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LibBit} from "solady/utils/LibBit.sol";
import {Quote} from "./interfaces/IMarkets.sol";
import {IVault} from "./interfaces/IVault.sol";
import {Allowance, Limits} from "./types/Allowance.sol";
import {PackedPrice} from "./types/PackedPrice.sol";
import {ALL, Kind, Rule, Venue} from "./types/Rule.sol";
import {VaultStorage} from "./VaultStorage.sol";

/// @title What the owner sets: rules, caps and the stop
abstract contract VaultRules is VaultStorage {
    uint256 private constant LEAST_SLIPPAGE = 10;
    uint256 private constant MOST_SLIPPAGE = 300;
    uint256 private constant LEAST_INTERVAL = 60;
    uint256 private constant BASIS_POINTS = 10_000;

    /// @inheritdoc IVault
    function setRule(uint256 id, Rule calldata rule) external onlyOwner nonReentrant returns (uint256 set) {
        // Check:
        Rule memory checked = rule;
        // Later keepers' fees rise from this moment.
        if (checked.notBefore < block.timestamp) checked.notBefore = uint40(block.timestamp);
        _checkRoute(checked);
        _checkLimits(checked);
        _checkTrigger(checked);

        // Effect:
        set = id == 0 ? _takeId() : id;
        if (id != 0 && _rules[id].kind == Kind.None) revert NoRule();
        _rules[set] = checked;
        emit RuleSet(set, checked);
    }

    /// @inheritdoc IVault
    function removeRule(uint256 id) external onlyOwner nonReentrant {
        if (_rules[id].kind == Kind.None) revert NoRule();
        _endRule(id);
    }

    /// @inheritdoc IVault
    function resume(uint256 id) external onlyOwner nonReentrant {
        Rule storage stored = _rules[id];
        if (stored.kind == Kind.None) revert NoRule();
        Quote memory quote = _markets.quote(stored.tokenIn, stored.tokenOut);
        if (quote.stale != address(0)) revert PriceStale(quote.stale);
        stored.lastPrice = PackedPrice.pack(quote.ratio);
        emit RuleResumed(id, quote.ratio);
    }

    /// @inheritdoc IVault
    function setCaps(uint64 spendADay, uint64 lossADay) external onlyOwner nonReentrant {
        // Up to now, the buckets emptied by the old caps.
        _usage = Allowance.clipped(Allowance.current(_usage, _limits), spendADay, lossADay);
        (_limits.spendADay, _limits.lossADay) = (spendADay, lossADay);
        emit CapsSet(spendADay, lossADay);
    }

    /// @inheritdoc IVault
    function stop(bool stopped_) external onlyOwner nonReentrant {
        _limits.stopped = stopped_;
        emit StoppedSet(stopped_);
    }

    function _endRule(uint256 id) internal {
        delete _rules[id];
        _limits.ids &= ~_bit(id);
        emit RuleRemoved(id);
    }

    function _takeId() private returns (uint256 id) {
        uint32 ids = _limits.ids;
        uint256 free = LibBit.ffs(uint256(~ids));
        if (free >= MOST_RULES) revert TooManyRules();
        id = free + 1;
        _limits.ids = ids | _bit(id);
    }

    /// @dev For ids from 1 to 32.
    function _bit(uint256 id) private pure returns (uint32) {
        return uint32(1) << uint32(id - 1);
    }

    function _checkRoute(Rule memory rule) private view {
        if (rule.kind == Kind.None) revert BadRule("kind");
        if (!_isToken(rule.tokenIn)) revert BadRule("tokenIn");
        if (!_isToken(rule.tokenOut) || rule.tokenOut == rule.tokenIn) revert BadRule("tokenOut");
        if (rule.via != 0 && (!_isToken(rule.via) || rule.via == rule.tokenIn || rule.via == rule.tokenOut)) {
            revert BadRule("via");
        }
        if (_routerOf(rule.venue) == address(0)) revert BadRule("venue");
    }

    function _checkLimits(Rule memory rule) private pure {
        if (rule.slippage < LEAST_SLIPPAGE || rule.slippage > MOST_SLIPPAGE) revert BadRule("slippage");
        if (rule.interval < LEAST_INTERVAL) revert BadRule("interval");
        if (rule.expiry != 0 && rule.expiry < rule.notBefore) revert BadRule("expiry");
        if (rule.amount == 0) revert BadRule("amount");
        // A caller could send dust to the vault and earn the whole fee for its sale, every interval.
        if (rule.amount == ALL && rule.kind != Kind.Stop && rule.kind != Kind.TakeProfit) revert BadRule("amount");
        if (rule.flipped && rule.kind != Kind.Grid) revert BadRule("flipped");
    }

    function _checkTrigger(Rule memory rule) private pure {
        if (rule.kind == Kind.DCA) return;
        if (rule.kind == Kind.Rebalance) {
            if (rule.second == 0 || uint256(rule.trigger) + rule.second >= BASIS_POINTS) revert BadRule("second");
            return;
        }
        if (rule.trigger == 0) revert BadRule("trigger");
        if (rule.kind == Kind.Grid) {
            if (rule.second == 0 || rule.second >= rule.trigger) revert BadRule("second");
        } else if (rule.left != 1) {
            revert BadRule("left");
        }
    }

    function _isToken(uint256 number) private view returns (bool) {
        return number != 0 && number <= _tokens;
    }

    function _routerOf(Venue venue) internal view returns (address) {
        return venue == Venue.Uniswap ? _uniswapRouter : _algebraRouter;
    }
}

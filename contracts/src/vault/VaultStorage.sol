// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ReentrancyGuardTransient} from "solady/utils/ReentrancyGuardTransient.sol";
import {IMarkets} from "./interfaces/IMarkets.sol";
import {IVault} from "./interfaces/IVault.sol";
import {Allowance, Limits, Usage} from "./types/Allowance.sol";
import {Rule} from "./types/Rule.sol";

/// @title Owner, parameters and storage of a vault
abstract contract VaultStorage is IVault, ReentrancyGuardTransient {
    uint256 internal constant MOST_RULES = 32;

    address private immutable _implementation = address(this);
    IMarkets internal immutable _markets;
    uint256 internal immutable _tokens;
    address internal immutable _uniswapRouter;
    address internal immutable _algebraRouter;

    Limits internal _limits;
    Usage internal _usage;
    mapping(uint256 id => Rule) internal _rules;

    modifier onlyOwner() {
        if (msg.sender != owner()) revert OnlyOwner();
        _;
    }

    constructor(address markets_, address uniswapRouter, address algebraRouter) {
        _markets = IMarkets(markets_);
        _tokens = IMarkets(markets_).count();
        (_uniswapRouter, _algebraRouter) = (uniswapRouter, algebraRouter);
    }

    /// @inheritdoc IVault
    function owner() public view returns (address) {
        // The implementation has code at this place, but no owner.
        if (address(this) == _implementation) return address(0);
        return _ownerInCode();
    }

    /// @inheritdoc IVault
    function markets() external view returns (address) {
        return address(_markets);
    }

    /// @inheritdoc IVault
    function routers() external view returns (address uniswap, address algebra) {
        return (_uniswapRouter, _algebraRouter);
    }

    /// @inheritdoc IVault
    function stopped() external view returns (bool) {
        return _limits.stopped;
    }

    /// @inheritdoc IVault
    function rule(uint256 id) external view returns (Rule memory) {
        return _rules[id];
    }

    /// @inheritdoc IVault
    function ruleIds() external view returns (uint32) {
        return _limits.ids;
    }

    /// @inheritdoc IVault
    function caps() external view returns (uint64 spendADay, uint64 lossADay, uint64 spent, uint64 lost) {
        Limits memory limits = _limits;
        Usage memory usage = Allowance.current(_usage, limits);
        return (limits.spendADay, limits.lossADay, usage.spent, usage.lost);
    }

    /// @dev The 20 bytes that `LibClone` puts behind a clone's code, as its `argsOnClone` reads them, without a copy in memory.
    function _ownerInCode() private view returns (address owner_) {
        assembly ("memory-safe") {
            mstore(0x00, 0)
            extcodecopy(address(), 0x0c, 0x2d, 0x14)
            owner_ := mload(0x00)
        }
    }

    /// @dev Every chain that the vault is for has transient storage.
    function _useTransientReentrancyGuardOnlyOnMainnet() internal pure override returns (bool) {
        return false;
    }
}

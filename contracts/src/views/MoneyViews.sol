// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews} from "../interfaces/IPlanViews.sol";
import {PlanReads} from "../plan/PlanReads.sol";
import {MonthPot, RankWindow} from "../types/Records.sol";

/// @title Views of prices and pots
abstract contract MoneyViews is PlanReads, IPlanViews {
    uint256 private constant MULTIPLIER = 1e36;

    /// @inheritdoc IPlanViews
    function POL_USD() public view returns (uint256) {
        return _to18Decimals(_state.polUsd);
    }

    /// @inheritdoc IPlanViews
    function USD_POL() external view returns (uint256) {
        return MULTIPLIER / POL_USD();
    }

    /// @inheritdoc IPlanViews
    function USD_POL_Multiplier() external pure returns (uint256) {
        return MULTIPLIER;
    }

    /// @inheritdoc IPlanViews
    function lastUpdatePrice() external view returns (uint256) {
        return _state.updatedAt;
    }

    /// @inheritdoc IPlanViews
    function roundPriced() external view returns (bool) {
        return _rounds[_currentRound()].polUsd() != 0;
    }

    /// @inheritdoc IPlanViews
    function unitPrice() external view returns (uint256) {
        return _unitPrice(_currentPrice());
    }

    /// @inheritdoc IPlanViews
    function usernameFee() external view returns (uint256) {
        return _toWei(_usernameFeeUSD, _currentPrice());
    }

    /// @inheritdoc IPlanViews
    function HeroPool() external view returns (uint256) {
        return uint256(_monthPots[_monthOf(_currentRound())].pot) + _window.carried;
    }

    /// @inheritdoc IPlanViews
    function monthPot(uint256 month) external view returns (uint256 pot, uint256 shareCount, uint256 shareValue) {
        MonthPot memory record = _monthPots[month];
        return (record.pot, record.shares, record.shareValue);
    }

    /// @inheritdoc IPlanViews
    function rankWindow() external view returns (uint256 month, bool open, uint256 closesAt, uint256 carried) {
        RankWindow memory window = _window;
        return (window.month, window.open, window.open ? window.closesAt : 0, window.carried);
    }

    /// @inheritdoc IPlanViews
    function pots() external view returns (uint256 forLottery, uint256 forOperations) {
        return (_pots.lottery, _pots.operations);
    }

    function _currentPrice() private view returns (uint64 polUsd) {
        polUsd = _rounds[_currentRound()].polUsd();
        if (polUsd == 0) (polUsd,) = _readEntryPrice();
    }
}

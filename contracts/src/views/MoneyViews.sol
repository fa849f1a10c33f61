// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews, MonthData} from "../interfaces/IPlanViews.sol";
import {PlanReads} from "../plan/PlanReads.sol";
import {MonthPot, RankWindow} from "../types/Records.sol";
import {DirectViews} from "./DirectViews.sol";

/// @title Views of prices and pots
abstract contract MoneyViews is PlanReads, DirectViews, IPlanViews {
    uint256 private constant MULTIPLIER = 1e36;

    /// @inheritdoc IPlanViews
    function POL_USD() public view ofPlan returns (uint256) {
        return _to18Decimals(_state.polUsd());
    }

    /// @inheritdoc IPlanViews
    function USD_POL() external view ofPlan returns (uint256) {
        return MULTIPLIER / POL_USD();
    }

    /// @inheritdoc IPlanViews
    function USD_POL_Multiplier() external view ofPlan returns (uint256) {
        return MULTIPLIER;
    }

    /// @inheritdoc IPlanViews
    function lastUpdatePrice() external view ofPlan returns (uint256) {
        return _state.updatedAt();
    }

    /// @inheritdoc IPlanViews
    function roundPriced() external view ofPlan returns (bool) {
        return _rounds[_currentRound()].polUsd() != 0;
    }

    /// @inheritdoc IPlanViews
    function unitPrice() external view ofPlan returns (uint256) {
        return _unitPrice(_currentPrice());
    }

    /// @inheritdoc IPlanViews
    function usernameFee() external view ofPlan returns (uint256) {
        return _toWei(_usernameFeeUSD, _currentPrice());
    }

    /// @inheritdoc IPlanViews
    function HeroPool() external view ofPlan returns (uint256) {
        return _monthPots[_monthOf(_currentRound())].pot;
    }

    /// @inheritdoc IPlanViews
    function monthData(uint256 month) external view ofPlan returns (MonthData memory) {
        // The rounds of a later month have no numbers.
        if (month > _monthOf(type(uint16).max)) return MonthData(0, 0, 0, 0, 0);
        MonthPot memory record = _monthPots[month];
        (uint256 points, uint256 units,) = _totalsOf(month);
        return MonthData(record.pot, record.shares, record.shareValue, points, units);
    }

    /// @inheritdoc IPlanViews
    function rankWindow() external view ofPlan returns (uint256 month, bool open, uint256 closesAt) {
        RankWindow memory window = _window;
        return (window.month, window.open, window.open ? window.closesAt : 0);
    }

    /// @inheritdoc IPlanViews
    function pots() external view ofPlan returns (uint256 forCommons, uint256 forOperations) {
        return (_pots.commons, _pots.operations);
    }

    function _currentPrice() private view returns (uint64 polUsd) {
        polUsd = _rounds[_currentRound()].polUsd();
        if (polUsd == 0) (polUsd,) = _readEntryPrice(_state.polUsd());
    }
}

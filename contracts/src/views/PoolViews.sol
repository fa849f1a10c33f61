// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews} from "../interfaces/IPlanViews.sol";
import {PlanStorage} from "../plan/PlanStorage.sol";
import {MonthPot, RankWindow} from "../types/Records.sol";

/// @title The HeroPool, and what waits for the lottery and the operator
abstract contract PoolViews is PlanStorage, IPlanViews {
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
}

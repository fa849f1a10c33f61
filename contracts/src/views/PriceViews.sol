// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews} from "../interfaces/IPlanViews.sol";
import {PlanFeed} from "../plan/PlanFeed.sol";

/// @title The price in force, and what things cost now
abstract contract PriceViews is PlanFeed, IPlanViews {
    uint256 private constant MULTIPLIER = 1e36;

    /// @inheritdoc IPlanViews
    function POL_USD() public view returns (uint256) {
        return _to18(_state.polUsd);
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
        return _unitPrice(_presentPrice());
    }

    /// @inheritdoc IPlanViews
    function usernameFee() external view returns (uint256) {
        return _weiOf(_usernameFeeUSD, _presentPrice());
    }

    function _presentPrice() private view returns (uint64 polUsd) {
        polUsd = _rounds[_currentRound()].polUsd();
        if (polUsd == 0) (polUsd,) = _readEntryPrice();
    }
}

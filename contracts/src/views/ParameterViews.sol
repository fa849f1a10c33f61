// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews} from "../interfaces/IPlanViews.sol";
import {PlanStorage} from "../plan/PlanStorage.sol";

/// @title Views of the parameters
abstract contract ParameterViews is PlanStorage, IPlanViews {
    /// @inheritdoc IPlanViews
    function genesis() external view returns (uint64) {
        return _genesis;
    }

    /// @inheritdoc IPlanViews
    function opensAt() external view returns (uint64) {
        return _opensAt;
    }

    /// @inheritdoc IPlanViews
    function unitUSD() external view returns (uint256) {
        return _unitUSD;
    }

    /// @inheritdoc IPlanViews
    function maximumUnits() external view returns (uint8) {
        return _maximumUnits;
    }

    /// @inheritdoc IPlanViews
    function pointsPerUnit() external view returns (uint8) {
        return _pointsPerUnit;
    }

    /// @inheritdoc IPlanViews
    function core() external view returns (address) {
        return address(_core);
    }

    /// @inheritdoc IPlanViews
    function shares() external view returns (uint16, uint16, uint16, uint16, uint16) {
        return (_sponsorShare, _poolShare, _heroShare, _lotteryShare, _operationsShare);
    }

    /// @inheritdoc IPlanViews
    function limits() external view returns (address, address, address, uint32, uint256, uint8) {
        return (_operator, _deployer, address(_feed), _maximumAge, _usernameFeeUSD, _rankShareCap);
    }

    /// @inheritdoc IPlanViews
    function monthlyHalfPoints() external pure returns (uint256) {
        return MONTHLY_POINTS;
    }

    /// @inheritdoc IPlanViews
    function lottery() external view returns (address) {
        return _lottery;
    }
}

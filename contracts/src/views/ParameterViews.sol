// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews} from "../interfaces/IPlanViews.sol";
import {PlanStorage} from "../plan/PlanStorage.sol";
import {DirectViews} from "./DirectViews.sol";

/// @title Views of the parameters
abstract contract ParameterViews is PlanStorage, DirectViews, IPlanViews {
    /// @inheritdoc IPlanViews
    function genesis() external view ofPlan returns (uint64) {
        return _genesis;
    }

    /// @inheritdoc IPlanViews
    function opensAt() external view ofPlan returns (uint64) {
        return _opensAt;
    }

    /// @inheritdoc IPlanViews
    function unitUSD() external view ofPlan returns (uint256) {
        return _unitUSD;
    }

    /// @inheritdoc IPlanViews
    function maximumUnits() external view ofPlan returns (uint8) {
        return _maximumUnits;
    }

    /// @inheritdoc IPlanViews
    function pointsPerUnit() external view ofPlan returns (uint8) {
        return _pointsPerUnit;
    }

    /// @inheritdoc IPlanViews
    function core() external view ofPlan returns (address) {
        return address(_core);
    }

    /// @inheritdoc IPlanViews
    function shares()
        external
        view
        ofPlan
        returns (uint16 sponsorShare, uint16 poolShare, uint16 heroShare, uint16 commonsShare, uint16 operationsShare)
    {
        return (_sponsorShare, _poolShare, _heroShare, _commonsShare, _operationsShare);
    }

    /// @inheritdoc IPlanViews
    function limits()
        external
        view
        ofPlan
        returns (address operator, address deployer, address feed, uint32 maximumAge, uint256 usernameFeeUSD)
    {
        return (_operator, _deployer, address(_feed), _maximumAge, _usernameFeeUSD);
    }

    /// @inheritdoc IPlanViews
    function monthlyHalfPoints() external view ofPlan returns (uint256) {
        return MONTHLY_POINTS;
    }

    /// @inheritdoc IPlanViews
    function commons() external view ofPlan returns (address) {
        return _commons;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, IPlanViews, NodeAct, NodeData} from "../interfaces/IPlanViews.sol";
import {MemberViews} from "./MemberViews.sol";

/// @title One call for a screen
abstract contract ScreenViews is MemberViews {
    uint256 private constant MAXIMUM_DAYS = 366;

    /// @inheritdoc IPlanViews
    function Dashboard(uint256 daysAgo, bool getPointyList)
        external
        view
        returns (DayData memory day, string[] memory pointyList_)
    {
        day = _dayData(daysAgo);
        if (!getPointyList || day.pointyCount == 0) return (day, pointyList_);
        (, uint256 number) = _roundDaysAgo(daysAgo);
        pointyList_ = _pointyNames(number, 0, day.pointyCount);
    }

    /// @inheritdoc IPlanViews
    function UserDashboard(string calldata username, uint256 daysAgo)
        external
        view
        returns (NodeData memory node, NodeAct memory activity, NodeAct memory dayActivity)
    {
        uint32 id = _idNamed(username);
        return (_nodeData(id), _activity(id), _dayActivity(id, daysAgo));
    }

    /// @inheritdoc IPlanViews
    function UserActivity(string calldata username, uint256 fromDaysAgo, uint256 toDaysAgo)
        external
        view
        returns (NodeAct[] memory list)
    {
        uint32 id = _idNamed(username);
        bool back = fromDaysAgo <= toDaysAgo;
        uint256 distance = back ? toDaysAgo - fromDaysAgo : fromDaysAgo - toDaysAgo;
        if (distance >= MAXIMUM_DAYS) revert InvalidArgument();
        list = new NodeAct[](distance + 1);
        for (uint256 i; i <= distance; ++i) {
            list[i] = _dayActivity(id, back ? fromDaysAgo + i : fromDaysAgo - i);
        }
    }
}

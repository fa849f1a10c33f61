// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews, Links, MonthActivity, NodeAct, NodeData} from "../interfaces/IPlanViews.sol";
import {Account} from "../types/Account.sol";
import {Days} from "../types/Days.sol";
import {Earnings} from "../types/Earnings.sol";
import {Node} from "../types/Node.sol";
import {Round} from "../types/Round.sol";
import {Seat, SeatLibrary} from "../types/Seat.sol";
import {UsernameLibrary} from "../types/Username.sol";
import {RoundViews} from "./RoundViews.sol";

/// @title Views of members: identity, place in the tree, earnings
abstract contract MemberViews is RoundViews {
    uint256 private constant MAXIMUM_DAYS = 366;

    /// @inheritdoc IPlanViews
    function usernameExists(string calldata username) external view ofPlan returns (bool) {
        if (_isPlus()) return _core.usernameExists(username);
        return _isTaken(_names[UsernameLibrary.key(username)]);
    }

    /// @inheritdoc IPlanViews
    function userAddrExists(address account) external view ofPlan returns (bool) {
        return _seatedId(_idOf(account)) != 0;
    }

    /// @inheritdoc IPlanViews
    function addrToName(address account) external view ofPlan returns (string memory) {
        return _nameOf(_seatedId(_idOf(account)));
    }

    /// @inheritdoc IPlanViews
    function idToAddr(uint32 id) external view ofPlan returns (address) {
        return _accountOf(_seatedId(id));
    }

    /// @inheritdoc IPlanViews
    function idToName(uint32 id) external view ofPlan returns (string memory) {
        return _nameOf(_seatedId(id));
    }

    /// @inheritdoc IPlanViews
    function nameToAddr(string calldata username) external view ofPlan returns (address) {
        return _accountOf(_seatedId(_idOfName(username)));
    }

    /// @inheritdoc IPlanViews
    function pendingAddress(uint32 id) external view ofPlan returns (address) {
        return _pendingAccounts[id];
    }

    /// @inheritdoc IPlanViews
    function boxOf(uint32 id) external view ofPlan returns (uint256) {
        (uint256 points, uint256 rebates,) = _due(_seats[id]);
        return _accounts[id].box() + points + rebates;
    }

    /// @inheritdoc IPlanViews
    function unitsOf(uint32 id) external view ofPlan returns (uint8) {
        return _seats[id].boughtUnits();
    }

    /// @inheritdoc IPlanViews
    function linksOf(uint32 id) external view ofPlan returns (Links memory) {
        Node node = _nodes[id];
        Seat seat = _seats[id];
        return Links({
            upline: node.upline(),
            left: seat.child(SeatLibrary.LEFT),
            right: seat.child(SeatLibrary.RIGHT),
            sponsor: seat.sponsor(),
            units: seat.boughtUnits(),
            settledUnits: node.settledUnits()
        });
    }

    /// @inheritdoc IPlanViews
    function nodeData(address account) external view ofPlan returns (NodeData memory) {
        return _nodeData(_idOf(account));
    }

    /// @inheritdoc IPlanViews
    function nodeAct(address account) external view ofPlan returns (NodeAct memory) {
        return _activity(_idOf(account));
    }

    /// @inheritdoc IPlanViews
    function nodeDayAct(address account, uint256 daysAgo) external view ofPlan returns (NodeAct memory) {
        return _dayActivity(_idOf(account), daysAgo);
    }

    /// @inheritdoc IPlanViews
    function nodeMonthAct(address account)
        external
        view
        ofPlan
        returns (MonthActivity memory thisMonth, MonthActivity memory lastMonth)
    {
        uint32 id = _idOf(account);
        uint256 month = _monthOf(_currentRound());
        thisMonth = _months[_monthIndex(id, month)];
        if (month != 0) lastMonth = _months[_monthIndex(id, month - 1)];
    }

    /// @inheritdoc IPlanViews
    function monthActivity(uint32 id, uint256 month) external view ofPlan returns (MonthActivity memory activity) {
        if (month <= _monthOf(type(uint16).max)) return _months[_monthIndex(id, month)];
    }

    /// @inheritdoc IPlanViews
    function UserDashboard(string calldata username, uint256 daysAgo)
        external
        view
        ofPlan
        returns (NodeData memory node, NodeAct memory activity, NodeAct memory dayActivity)
    {
        uint32 id = _idOfName(username);
        return (_nodeData(id), _activity(id), _dayActivity(id, daysAgo));
    }

    /// @inheritdoc IPlanViews
    function UserActivity(string calldata username, uint256 fromDaysAgo, uint256 toDaysAgo)
        external
        view
        ofPlan
        returns (NodeAct[] memory list)
    {
        uint32 id = _idOfName(username);
        bool back = fromDaysAgo <= toDaysAgo;
        uint256 distance = back ? toDaysAgo - fromDaysAgo : fromDaysAgo - toDaysAgo;
        if (distance >= MAXIMUM_DAYS) revert InvalidArgument();
        list = new NodeAct[](distance + 1);
        for (uint256 i; i <= distance; ++i) {
            list[i] = _dayActivity(id, back ? fromDaysAgo + i : fromDaysAgo - i);
        }
    }

    function _nodeData(uint32 id) private view returns (NodeData memory) {
        Node node = _nodes[id];
        Seat seat = _seats[id];
        return NodeData({
            leftVariance: node.leftVariance(),
            rightVariance: node.rightVariance(),
            leftUsers: node.leftUsers(),
            rightUsers: node.rightUsers(),
            depth: seat.depth(),
            maxPoints: node.maxPoints(),
            legsCount: seat.legsCount(),
            isLeftOrRight: node.leg()
        });
    }

    function _activity(uint32 id) private view returns (NodeAct memory) {
        Account account = _accounts[id];
        Earnings earnings = _earnings[id];
        (uint256 pending,,) = _due(_seats[id]);
        return NodeAct(account.spEarn(), earnings.ptEarn() + pending, earnings.points(), account.flash());
    }

    function _dayActivity(uint32 id, uint256 daysAgo) private view returns (NodeAct memory act) {
        (bool begun, uint256 number) = _roundDaysAgo(daysAgo);
        if (!begun) return act;
        Days record = _days[_dayIndex(id, uint16(number))];
        Round round = _rounds[number];
        uint256 sponsored = record.sponsoredUnits(number);
        if (sponsored != 0) act.spEarn = sponsored * _shareOfUnit(_unitPrice(round.polUsd()), _sponsorShare);
        act.points = record.points(number);
        if (act.points != 0 && _isClosed(round, number)) act.ptEarn = act.points * _pointValue(round);
        act.flash = record.flash(number);
    }
}

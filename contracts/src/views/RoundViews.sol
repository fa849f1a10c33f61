// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, IPlanViews, RoundData} from "../interfaces/IPlanViews.sol";
import {PlanReads} from "../plan/PlanReads.sol";
import {Round} from "../types/Round.sol";
import {DirectViews} from "./DirectViews.sol";

/// @title Views of rounds, by number or by days ago
abstract contract RoundViews is PlanReads, DirectViews, IPlanViews {
    /// @inheritdoc IPlanViews
    function roundCounter() external view ofPlan returns (uint256) {
        return _currentRound();
    }

    /// @inheritdoc IPlanViews
    function timestamp() external view ofPlan returns (uint256) {
        return _genesis + uint256(_currentRound()) * ROUND_SECONDS;
    }

    /// @inheritdoc IPlanViews
    function xRoundCounter() external view ofPlan returns (uint256) {
        return _settlingRound();
    }

    /// @inheritdoc IPlanViews
    function memberCount() external view ofPlan returns (uint32) {
        return _rounds[_state.lastEntryRound()].members();
    }

    /// @inheritdoc IPlanViews
    function pointOutIndex() external view ofPlan returns (uint256) {
        (bool exists, uint16 number) = _oldestOpenRound();
        if (!exists) return 0;
        Round round = _rounds[number];
        return _nodes[ROOT].total() - (round.cumulativeUnits() - round.units());
    }

    /// @inheritdoc IPlanViews
    function Dashboard(uint256 daysAgo, bool getPointyList)
        external
        view
        ofPlan
        returns (DayData memory day, string[] memory pointyList_)
    {
        day = _dayData(daysAgo);
        if (!getPointyList || day.pointyCount == 0) return (day, pointyList_);
        (, uint256 number) = _roundDaysAgo(daysAgo);
        pointyList_ = _pointyNames(number, 0, day.pointyCount);
    }

    /// @inheritdoc IPlanViews
    function dayData(uint256 daysAgo) external view ofPlan returns (DayData memory) {
        return _dayData(daysAgo);
    }

    /// @inheritdoc IPlanViews
    function dayPointValue(uint256 daysAgo) external view ofPlan returns (uint256) {
        return _dayData(daysAgo).pointValue;
    }

    /// @inheritdoc IPlanViews
    function dayPointValueUSD(uint256 daysAgo) external view ofPlan returns (uint256) {
        return _dayData(daysAgo).pointValueUSD;
    }

    /// @inheritdoc IPlanViews
    function dayPointyList(uint256 daysAgo, uint256 offset, uint256 count)
        external
        view
        ofPlan
        returns (string[] memory)
    {
        (bool begun, uint256 number) = _roundDaysAgo(daysAgo);
        return begun ? _pointyNames(number, offset, count) : new string[](0);
    }

    /// @inheritdoc IPlanViews
    function pointyList(uint256 offset, uint256 count) external view ofPlan returns (string[] memory) {
        return _pointyNames(_settlingRound(), offset, count);
    }

    /// @inheritdoc IPlanViews
    function pointyIds(uint256 round, uint256 offset, uint256 count) external view ofPlan returns (uint32[] memory) {
        return _pointyIds(round, offset, count);
    }

    /// @inheritdoc IPlanViews
    function roundData(uint256 number) external view ofPlan returns (RoundData memory data) {
        if (number > type(uint16).max) return data;
        Round round = _rounds[number];
        data.unitPrice = round.polUsd() == 0 ? 0 : _unitPrice(round.polUsd());
        data.closed = _isClosed(round, number);
        if (data.closed) {
            data.pointValue = _pointValue(round);
            data.rebate = _rebate(round);
        }
        data.units = round.units();
        data.cumulativeUnits = round.cumulativeUnits();
        data.members = round.members();
        data.points = round.points();
        data.flash = _tallies[number].flash;
        data.pointy = _tallies[number].pointy;
        data.next = round.next();
    }

    function _dayData(uint256 daysAgo) private view returns (DayData memory day) {
        (bool begun, uint256 number) = _roundDaysAgo(daysAgo);
        if (!begun) return day;
        Round round = _rounds[number];
        Round totals = _rounds[_lastEntryRoundUpTo(number)];
        day.enteredUSD = round.units() * _unitUSD;
        day.allEnteredUSD = totals.cumulativeUnits() * _unitUSD;
        day.pointCount = uint32(round.points());
        day.flashCount = uint32(_tallies[number].flash);
        day.userCount = totals.members();
        day.pointyCount = _tallies[number].pointy;
        if (_isClosed(round, number)) {
            day.pointValue = _pointValue(round);
            day.pointValueUSD = _toUSD(day.pointValue, round.polUsd());
        }
    }

    function _pointyNames(uint256 number, uint256 offset, uint256 count) private view returns (string[] memory names) {
        uint32[] memory ids = _pointyIds(number, offset, count);
        names = new string[](ids.length);
        for (uint256 i; i < ids.length; ++i) {
            names[i] = _nameOf(ids[i]);
        }
    }

    function _roundDaysAgo(uint256 daysAgo) internal view returns (bool begun, uint256 number) {
        uint256 current = _currentRound();
        return daysAgo > current ? (false, 0) : (true, current - daysAgo);
    }

    /// @dev Whether the round had entries and is closed, so that it has a point value.
    function _isClosed(Round round, uint256 number) internal view returns (bool) {
        return round.units() != 0 && number < _state.closedBelow();
    }

    function _pointyIds(uint256 number, uint256 offset, uint256 count) private view returns (uint32[] memory ids) {
        uint256 all = _tallies[number].pointy;
        if (offset >= all) return ids;
        if (count > all - offset) count = all - offset;
        ids = new uint32[](count);
        for (uint256 i; i < count; ++i) {
            uint256 index = offset + i;
            ids[i] = uint32(_pointy[number][index >> 3] >> ((index & 7) << 5));
        }
    }

    function _settlingRound() private view returns (uint256) {
        (bool exists, uint16 oldest) = _oldestOpenRound();
        return exists ? oldest : _currentRound();
    }

    /// @dev Returns the newest round with entries up to `number`, whose record holds the running totals. Until the
    /// first entry that is round 0.
    function _lastEntryRoundUpTo(uint256 number) private view returns (uint256) {
        uint256 last = _state.lastEntryRound();
        if (number >= last) return last;
        while (number != 0 && _rounds[number].units() == 0) --number;
        return number;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, IPlan, NodeAct, NodeData} from "../interfaces/IPlan.sol";
import {Account} from "../types/Account.sol";
import {Days, DaysLibrary} from "../types/Days.sol";
import {Node} from "../types/Node.sol";
import {Earnings} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {PlanPrices} from "./PlanPrices.sol";
import {PlanTree} from "./PlanTree.sol";

/// @title One call for a screen
abstract contract PlanScreens is PlanTree, PlanPrices {
    /// @inheritdoc IPlan
    function Dashboard(uint256 daysAgo, bool getPointyList)
        external
        view
        returns (DayData memory day, string[] memory pointyList_)
    {
        (bool begun, uint256 number) = _roundDaysAgo(daysAgo);
        if (!begun) return (day, pointyList_);
        Round round = _rounds[number];
        Round totals = _rounds[_lastEntryRoundUpTo(number)];
        day.enteredUSD = round.units() * unitUSD;
        day.allEnteredUSD = totals.cumulativeUnits() * unitUSD;
        day.pointCount = uint32(round.points());
        day.flashCount = uint32(_tallies[number].flash);
        day.userCount = totals.members();
        day.pointyCount = _tallies[number].pointy;
        if (getPointyList) pointyList_ = _pointyNames(number, day.pointyCount);
    }

    /// @inheritdoc IPlan
    function UserDashboard(string calldata username, uint256 daysAgo)
        external
        view
        returns (NodeData memory node, NodeAct memory activity, NodeAct memory dayActivity)
    {
        uint32 id = _idNamed(username);
        node = _nodeData(id);
        Account account = _accounts[id];
        Earnings storage earnings = _earnings[id];
        activity = NodeAct(account.spEarn(), earnings.ptEarn, account.points(), earnings.flash);
        (bool begun, uint256 number) = _roundDaysAgo(daysAgo);
        if (begun) dayActivity = _dayActivity(id, number);
    }

    function _nodeData(uint32 id) private view returns (NodeData memory) {
        Node node = _nodes[id];
        return NodeData({
            leftVariance: node.leftVariance(),
            rightVariance: node.rightVariance(),
            leftUsers: node.leftUsers(),
            rightUsers: node.rightUsers(),
            depth: node.depth(),
            maxPoints: node.maxPoints(),
            legsCount: _seats[id].legsCount(),
            isLeftOrRight: node.side()
        });
    }

    function _dayActivity(uint32 id, uint256 number) private view returns (NodeAct memory) {
        Days record = _days[id][DaysLibrary.slotOf(number)];
        uint256 sponsored = record.sponsoredUnits(number);
        uint256 commission =
            sponsored == 0 ? 0 : sponsored * (_unitPriceUp(_rounds[number].polUsd()) * _sponsorShare / BASIS_POINTS);
        return NodeAct(commission, 0, record.points(number), record.flash(number));
    }

    function _pointyNames(uint256 number, uint256 count) private view returns (string[] memory names) {
        names = new string[](count);
        for (uint256 i; i < count; ++i) {
            names[i] = _nameOf(uint32(_pointy[number][i >> 3] >> ((i & 7) << 5)));
        }
    }

    function _roundDaysAgo(uint256 daysAgo) private view returns (bool begun, uint256 number) {
        uint256 current = _currentRound();
        return daysAgo > current ? (false, 0) : (true, current - daysAgo);
    }

    /// @dev The newest round with entries that is not after `number`: its record holds the running totals. Round 0 holds
    /// them until the first entry.
    function _lastEntryRoundUpTo(uint256 number) private view returns (uint256) {
        uint256 last = _state.lastEntryRound;
        if (number >= last) return last;
        while (number != 0 && _rounds[number].units() == 0) --number;
        return number;
    }
}

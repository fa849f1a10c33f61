// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {Days} from "../types/Days.sol";
import {Node} from "../types/Node.sol";
import {Tally} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {Seat} from "../types/Seat.sol";
import {PlanRanks} from "./PlanRanks.sol";

/// @dev How the payments of a round are divided, in wei. All parts are rounded down; `heroPool` gets the rest.
struct Division {
    uint256 entered;
    uint256 commissions;
    uint256 pointValue;
    uint256 points;
    uint256 rebate;
    uint256 rebates;
    uint256 commons;
    uint256 operations;
    uint256 heroPool;
}

/// @title Settlement of a round: carry, complete, close
/// @dev A node's leg total is what its child on that leg has reported. A child owes its upline the difference between
/// its own total and that leg total, so settlement needs no queue and no list of entries.
abstract contract PlanSettlement is PlanRanks {
    /// @dev A smaller batch reverts unless it completes the round.
    uint256 private constant MINIMUM_NODES = 50;
    /// @dev The closer of a round gets 1/5 of its operations share.
    uint256 private constant CLOSER_DIVISOR = 5;

    /// @dev The round being settled, in memory during one call.
    struct Settling {
        uint16 number;
        Round round;
        uint256 flash;
        uint256 pointy;
    }

    /// @inheritdoc IPlanActions
    function distribute(uint32[] calldata nodes, uint32[] calldata exNodes, uint32 _sys) external {
        Settling memory settling = _beginSettling();
        _carry(nodes, settling);
        bool complete = _nodes[ROOT].total() == settling.round.cumulativeUnits();
        if (!complete && nodes.length < MINIMUM_NODES) revert Minimum50Nodes();
        _rounds[settling.number] = settling.round;
        // forge-lint: disable-next-line(unsafe-typecast)
        _tallies[settling.number] = Tally(uint40(settling.flash), uint32(settling.pointy));
        if (complete) _close(settling, _sys);
        for (uint256 i; i < exNodes.length; ++i) {
            _credit(exNodes[i]);
        }
    }

    function _beginSettling() private view returns (Settling memory settling) {
        (bool exists, uint16 number) = _oldestOpenRound();
        if (!exists || number >= _currentRound()) revert TimeException();
        Tally memory tally = _tallies[number];
        return Settling(number, _rounds[number], tally.flash, tally.pointy);
    }

    /// @dev Moves the units that each of `ids` owes one step up and pairs them there. Skips unknown ids and the root.
    /// Keeps the last node in memory, since the next id of a chain is its upline.
    function _carry(uint32[] calldata ids, Settling memory settling) private {
        uint256 held;
        Node node;
        for (uint256 i; i < ids.length; ++i) {
            uint32 id = ids[i];
            if (id != held) {
                held = id;
                node = _nodes[id];
            }
            uint32 upline = node.upline();
            if (upline == 0) continue;
            if (node.dirty()) {
                node = _settleOwnUnits(id, node, settling.number);
                _nodes[id] = node;
            }
            Node parent = _nodes[upline];
            uint8 leg = node.leg();
            uint256 owed = node.total() - parent.legTotal(leg);
            held = upline;
            node = parent;
            if (owed == 0) continue;
            if (parent.dirty()) node = _settleOwnUnits(upline, parent, settling.number);
            uint256 pairs;
            (node, pairs) = node.withArrival(leg, owed);
            _nodes[upline] = node;
            if (pairs != 0) _addPairs(upline, node, pairs, settling);
        }
    }

    function _settleOwnUnits(uint32 id, Node node, uint16 number) private view returns (Node) {
        (uint8 units, bool more) = _seats[id].unitsUpTo(number);
        return node.withSettled(units, more);
    }

    /// @dev Pairs become points up to the daily cap and flash above it, in any order of arrival.
    function _addPairs(uint32 id, Node node, uint256 pairs, Settling memory settling) private {
        // The root's pairs are consumed and earn nothing.
        if (id == ROOT) return;
        uint256 index = _dayIndex(id, settling.number);
        Days record = _days[index];
        uint256 pointsBefore = record.points(settling.number);
        uint256 flashBefore = record.flash(settling.number);
        uint256 allPairs = pointsBefore + flashBefore + pairs;
        uint256 cap = uint256(node.settledUnits()) * _pointsPerUnit;
        uint256 points = allPairs < cap ? allPairs : cap;
        uint256 flash = allPairs - points;
        _days[index] = record.withPairs(settling.number, points, flash);

        if (flash != flashBefore) {
            settling.flash += flash - flashBefore;
            _addFlash(id, flash - flashBefore);
        }
        if (points != pointsBefore) {
            settling.round = settling.round.withPoints(points - pointsBefore);
            if (pointsBefore == 0) _addPointy(id, settling);
            _addPoints(id, points - pointsBefore, settling.number);
        }
    }

    function _addPointy(uint32 id, Settling memory settling) private {
        uint256 index = settling.pointy++;
        _pointy[settling.number][index >> 3] |= uint256(id) << ((index & 7) << 5);
    }

    /// @dev A seat stores the points of one round. Points of an earlier round are credited first: that round is closed.
    function _addPoints(uint32 id, uint256 points, uint16 number) private {
        Seat seat = _seats[id];
        uint256 amount;
        uint256 before;
        if (seat.lastPointRound() == number) before = seat.lastPoints();
        else (seat, amount) = _takeDue(id, seat);
        _seats[id] = seat.withPoints(number, before + points);
        _recordPoints(id, points, amount);
        // forge-lint: disable-next-line(unsafe-typecast)
        _months[_monthIndex(id, _monthOf(number))].points += uint16(points);
    }

    function _close(Settling memory settling, uint32 closer) private {
        Division memory d = _divide(settling.round);
        _state = _state.withClosedBelow(settling.number + 1);

        uint256 reward = d.operations / CLOSER_DIVISOR;
        if (closer == 0 || closer == ROOT) {
            d.operations -= reward;
            d.heroPool += reward;
            _pots.operations += uint96(d.operations);
        } else {
            if (!_nodes[closer].exists()) revert NodeNotRegistered();
            _addToBox(closer, reward);
            _pots.operations += uint96(d.operations - reward);
        }
        _addToCommons(d.commons);
        _addToHeroPool(settling.number, d.heroPool);
        _emitClosed(settling, d, closer);
        _updateWindow();
    }

    /// @dev Divides the payments of a round with units.
    function _divide(Round round) private view returns (Division memory d) {
        uint256 price = _unitPrice(round.polUsd());
        uint256 units = round.units();
        d.entered = price * units;
        d.commissions = _shareOfUnit(price, _sponsorShare) * (units - round.orphanUnits());
        d.pointValue = _pointValue(round);
        d.points = d.pointValue * round.points();
        d.rebate = _rebate(round);
        d.rebates = d.rebate * units;
        d.commons = _shareOfUnit(price, _commonsShare) * units;
        d.operations = _shareOfUnit(price, _operationsShare) * units;
        d.heroPool = d.entered - d.commissions - d.points - d.rebates - d.commons - d.operations;
    }

    function _emitClosed(Settling memory settling, Division memory d, uint32 closer) private {
        emit RoundClosed(
            settling.number,
            settling.round.units(),
            d.entered,
            settling.round.points(),
            settling.flash,
            settling.pointy,
            d.pointValue,
            d.rebate,
            d.heroPool,
            d.commons,
            d.operations,
            closer
        );
    }
}

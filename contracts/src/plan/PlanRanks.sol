// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {MonthActivity, Rank} from "../interfaces/IPlanViews.sol";
import {Earnings} from "../types/Earnings.sol";
import {MonthPot, RankWindow} from "../types/Records.sol";
import {PlanBoxes} from "./PlanBoxes.sol";

/// @title Ranks (Hero, Knight) and the HeroPool
/// @dev Each month has a claim window of at least seven days, one after the other. Any caller can claim for any member
/// who qualified. The value of a share is fixed when the window closes; shares can be collected at any time afterwards.
abstract contract PlanRanks is PlanBoxes {
    using FixedPointMathLib for uint256;
    using SafeCastLib for uint256;

    uint256 private constant WINDOW_SECONDS = 7 days;
    uint256 private constant HEROES_OF_KNIGHT = 5;
    /// @dev Shares that a Knight has in addition to those of a Hero with the same points.
    uint256 private constant KNIGHT_SHARES = 4;
    /// @dev The highest value of a share in basis points of a unit: for each point that a unit of the month made on
    /// average, and in total.
    uint256 private constant CAP_PER_POINT = 2_500;
    uint256 private constant HIGHEST_CAP = 6_000;

    /// @inheritdoc IPlanActions
    function claimRank(uint32[] calldata ids) external {
        _updateWindow();
        RankWindow memory window = _window;
        if (!window.open) revert RankWindowNotOpen();
        uint256 added;
        for (uint256 i; i < ids.length; ++i) {
            added += _claim(ids[i], window.month);
        }
        if (added != 0) _monthPots[window.month].shares += uint32(added);
    }

    /// @inheritdoc IPlanActions
    function collectRank(uint32[] calldata ids, uint16 month) external {
        _updateWindow();
        if (month >= _window.month) revert RankWindowNotClosed();
        uint256 shareValue = _monthPots[month].shareValue;
        for (uint256 i; i < ids.length; ++i) {
            MonthActivity storage act = _months[_monthIndex(ids[i], month)];
            if (act.shares == 0 || act.collected) continue;
            act.collected = true;
            uint256 amount = act.shares * shareValue;
            _addToBox(ids[i], amount);
            emit RankCollected(month, ids[i], amount);
        }
    }

    function _addToHeroPool(uint256 round, uint256 amount) internal {
        MonthPot storage pot = _monthPots[_monthOf(round)];
        pot.pot = (uint256(pot.pot) + amount).toUint96();
    }

    /// @dev Closes the open window if it has expired, and opens the next one if its month has passed.
    function _updateWindow() internal {
        RankWindow memory window = _window;
        bool moved;
        if (window.open && block.timestamp >= window.closesAt) {
            _fixShares(window.month);
            window.month += 1;
            window.open = false;
            moved = true;
        }
        if (!window.open && _hasPassed(window.month)) {
            window.closesAt = uint40(block.timestamp + WINDOW_SECONDS);
            window.open = true;
            moved = true;
            emit RankWindowOpened(window.month, window.closesAt);
        }
        if (moved) _window = window;
    }

    /// @dev Whether the month has ended and all its rounds with entries are closed.
    function _hasPassed(uint256 month) private view returns (bool) {
        uint256 end = (month + 1) * ROUNDS_OF_MONTH;
        if (_currentRound() < end) return false;
        (bool exists, uint16 oldest) = _oldestOpenRound();
        return !exists || oldest >= end;
    }

    /// @dev Fixes the value of the month's shares. The commons get the rest, so no wei waits in the HeroPool for longer
    /// than its month's window.
    function _fixShares(uint16 month) private {
        MonthPot storage record = _monthPots[month];
        uint256 rest = record.pot;
        uint256 count = record.shares;
        uint256 value;
        if (count != 0) {
            value = (rest / count).min(_shareCap(month));
            record.shareValue = value.toUint96();
            rest -= value * count;
        }
        _addToCommons(rest);
        emit RankWindowClosed(month, count, value, rest);
    }

    function _addToCommons(uint256 amount) internal {
        if (amount != 0) _pots.commons = (uint256(_pots.commons) + amount).toUint96();
    }

    /// @dev The highest value of a share in wei, at the month's last price. A cap that follows the points per unit keeps
    /// farms (many accounts of one person) from gaining where few honest legs pair. A month with shares has a round with
    /// points, so it has units and a price.
    function _shareCap(uint256 month) private view returns (uint256) {
        (uint256 points, uint256 units, uint64 polUsd) = _totalsOf(month);
        uint256 cap = (CAP_PER_POINT * points).min(HIGHEST_CAP * units);
        return _unitPrice(polUsd) * cap / (BASIS_POINTS * units);
    }

    /// @dev Claims the highest rank that the member qualified for. Returns the shares added.
    function _claim(uint32 id, uint16 month) private returns (uint256 added) {
        if (id == ROOT || !_nodes[id].exists()) return 0;
        _credit(id);
        MonthActivity storage record = _months[_monthIndex(id, month)];
        MonthActivity memory act = record;
        Rank rank = _rankOf(_earnings[id], act, month);
        if (rank <= act.rank) return 0;
        if (act.rank == Rank.None) {
            uint32 sponsor = _seats[id].sponsor();
            if (sponsor != ROOT) _months[_monthIndex(sponsor, month)].heroes += 1;
        }
        // forge-lint: disable-next-line(unsafe-typecast)
        uint8 shares = uint8((act.points / MONTHLY_POINTS).max(1) + (rank == Rank.Knight ? KNIGHT_SHARES : 0));
        record.rank = rank;
        record.shares = shares;
        emit RankClaimed(month, id, rank, shares);
        return shares - act.shares;
    }

    function _rankOf(Earnings earnings, MonthActivity memory act, uint256 month) private pure returns (Rank) {
        bool enoughPoints = act.points >= MONTHLY_POINTS;
        if (act.heroes >= HEROES_OF_KNIGHT && (enoughPoints || earnings.reachedKnightIn(month))) return Rank.Knight;
        return enoughPoints || earnings.reachedHeroIn(month) ? Rank.Hero : Rank.None;
    }
}

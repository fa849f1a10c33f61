// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {MonthActivity} from "../interfaces/IPlanViews.sol";
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
    uint8 private constant HERO_SHARES = 1;
    uint8 private constant KNIGHT_SHARES = 5;

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
            MonthActivity storage act = _months[ids[i]][month];
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

    /// @dev Closes the open window if its time is over, and opens the next one if its month has passed.
    function _updateWindow() internal {
        RankWindow memory window = _window;
        bool moved;
        if (window.open && block.timestamp >= window.closesAt) {
            window.carried = _fixShares(window.month, window.carried).toUint96();
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

    /// @dev Fixes the value of the month's shares. Returns the wei that stay in the HeroPool.
    function _fixShares(uint16 month, uint256 carried) private returns (uint256 rest) {
        MonthPot storage record = _monthPots[month];
        rest = uint256(record.pot) + carried;
        uint256 count = record.shares;
        uint256 value;
        if (count != 0) {
            value = (rest / count).min(_shareCap(month));
            record.shareValue = value.toUint96();
            rest -= value * count;
        }
        emit RankWindowClosed(month, count, value, rest);
    }

    /// @dev `rankShareCap` units at the month's last price, in wei. A month with shares has a round with points, so it
    /// has a price.
    function _shareCap(uint256 month) private view returns (uint256) {
        uint256 number = (month + 1) * ROUNDS_OF_MONTH;
        uint64 polUsd;
        while (polUsd == 0) polUsd = _rounds[--number].polUsd();
        return _rankShareCap * _unitPrice(polUsd);
    }

    /// @dev Claims the highest rank that the member qualified for. Returns the shares added.
    function _claim(uint32 id, uint16 month) private returns (uint256 added) {
        if (id == ROOT || !_nodes[id].exists()) return 0;
        _credit(id);
        MonthActivity memory act = _months[id][month];
        Earnings earnings = _earnings[id];
        bool enoughPoints = act.points >= MONTHLY_POINTS;
        uint8 shares = act.shares;
        if (shares == 0 && (enoughPoints || earnings.reachedHeroIn(month))) {
            shares = HERO_SHARES;
            uint32 sponsor = _seats[id].sponsor();
            if (sponsor != ROOT) _months[sponsor][month].heroes += 1;
        }
        if (act.heroes >= HEROES_OF_KNIGHT && (enoughPoints || earnings.reachedKnightIn(month))) {
            shares = KNIGHT_SHARES;
        }
        if (shares == act.shares) return 0;
        _months[id][month].shares = shares;
        emit RankClaimed(month, id, shares);
        return shares - act.shares;
    }
}

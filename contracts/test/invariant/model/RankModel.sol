// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Rank} from "src/interfaces/IPlanViews.sol";
import {PriceModel} from "./PriceModel.sol";
import {TreeModel} from "./TreeModel.sol";

struct ModelMonth {
    uint256 pot;
    uint256 shares;
    uint256 shareValue;
    /// @dev Wei of fixed shares that are not collected yet.
    uint256 uncollected;
    /// @dev Wei that the commons got when the window closed.
    uint256 rest;
}

struct ModelRank {
    uint256 points;
    uint256 heroes;
    uint256 shares;
    Rank rank;
    bool collected;
}

struct ModelWindow {
    uint256 month;
    bool open;
    uint256 closesAt;
}

/// @notice The rules of ranks and the HeroPool.
abstract contract RankModel is TreeModel, PriceModel {
    uint256 internal constant ROUNDS_OF_MONTH = 30;

    uint256 internal immutable UNIT_USD;

    mapping(uint256 month => ModelMonth) internal months;
    mapping(uint32 id => mapping(uint256 month => ModelRank)) internal ranks;
    ModelWindow internal window;
    uint256 public commonsPot;
    uint256 public heroCount;
    uint256 public knightCount;
    uint256 public collectedCount;

    function monthOf(uint256 month) external view returns (ModelMonth memory) {
        return months[month];
    }

    function rankOf(uint32 id, uint256 month) external view returns (ModelRank memory) {
        return ranks[id][month];
    }

    function rankWindow() external view returns (ModelWindow memory) {
        return window;
    }

    /// @notice Whether a window is open, or would open with a call.
    function isClaimable() public view returns (bool) {
        if (window.open && block.timestamp < window.closesAt) return true;
        return hasPassed(window.open ? window.month + 1 : window.month);
    }

    /// @notice Whether the shares of `month` are fixed, or would be fixed with a call.
    function isFixed(uint256 month) external view returns (bool) {
        return month < window.month || (month == window.month && window.open && block.timestamp >= window.closesAt);
    }

    /// @notice A caller claims for `list` while a window is open.
    function claim(uint32[] calldata list) external {
        moveWindow();
        for (uint256 i; i < list.length; ++i) {
            claimFor(list[i], window.month);
        }
    }

    /// @notice A caller collects for `list` a month whose shares are fixed.
    function collect(uint32[] calldata list, uint256 month) external {
        moveWindow();
        for (uint256 i; i < list.length; ++i) {
            ModelRank storage rank = ranks[list[i]][month];
            if (rank.shares == 0 || rank.collected) continue;
            rank.collected = true;
            uint256 amount = rank.shares * months[month].shareValue;
            months[month].uncollected -= amount;
            members[list[i]].box += uint128(amount);
            ++collectedCount;
        }
    }

    /// @dev Closes and opens windows whose time has come.
    function moveWindow() internal {
        if (window.open && block.timestamp >= window.closesAt) {
            fixShares(months[window.month], window.month);
            ++window.month;
            window.open = false;
        }
        if (window.open || !hasPassed(window.month)) return;
        window.open = true;
        window.closesAt = block.timestamp + 7 days;
    }

    /// @dev Whether the month has ended and all its rounds with entries are closed.
    function hasPassed(uint256 month) private view returns (bool) {
        uint256 end = (month + 1) * ROUNDS_OF_MONTH;
        return present() >= end && firstOpenRound() >= end;
    }

    /// @dev The oldest open round with entries; higher than every month if there is none.
    function firstOpenRound() internal view virtual returns (uint256);

    /// @dev A round's units and points.
    function sizeOf(uint256 round) internal view virtual returns (uint256 units, uint256 points);

    /// @dev The highest value of a share, in ten-thousandths of a unit, is worked out without the contract's fractions:
    /// below 2.4 points per unit a quarter of a unit for each, else 0.6 units.
    function fixShares(ModelMonth storage month, uint256 number) private {
        if (month.shares != 0) {
            (uint256 units, uint256 points) = (0, 0);
            for (uint256 i; i < ROUNDS_OF_MONTH; ++i) {
                (uint256 entered, uint256 earned_) = sizeOf(number * ROUNDS_OF_MONTH + i);
                units += entered;
                points += earned_;
            }
            uint256 price = weiOf(UNIT_USD, lastAnswerOf(number));
            uint256 cap = points * 10 < units * 24 ? price * points / (4 * units) : price * 6 / 10;
            uint256 value = month.pot / month.shares;
            month.shareValue = value < cap ? value : cap;
        }
        month.uncollected = month.shareValue * month.shares;
        month.rest = month.pot - month.uncollected;
        commonsPot += month.rest;
    }

    function lastAnswerOf(uint256 month) private view returns (uint256 answer) {
        for (uint256 i; i < ROUNDS_OF_MONTH; ++i) {
            uint256 found = answerOf[month * ROUNDS_OF_MONTH + i];
            if (found != 0) answer = found;
        }
    }

    function claimFor(uint32 id, uint256 month) private {
        if (id == ROOT || !members[id].exists) return;
        ModelRank storage rank = ranks[id][month];
        bool hero = rank.points >= 50 || members[id].heroMonth == month + 1;
        bool knight = rank.heroes >= 5 && (rank.points >= 50 || members[id].knightMonth == month + 1);
        if ((hero || knight) && rank.rank == Rank.None && members[id].sponsor != ROOT) {
            ++ranks[members[id].sponsor][month].heroes;
        }
        uint256 shares = rank.points < 100 ? 1 : rank.points / 50;
        if (knight && rank.rank != Rank.Knight) {
            ++knightCount;
            give(rank, month, Rank.Knight, shares + 4);
        } else if (hero && rank.rank == Rank.None) {
            ++heroCount;
            give(rank, month, Rank.Hero, shares);
        }
    }

    function give(ModelRank storage rank, uint256 month, Rank to, uint256 shares) private {
        months[month].shares += shares - rank.shares;
        rank.rank = to;
        rank.shares = shares;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {Round} from "../types/Round.sol";
import {Seat, SeatLibrary} from "../types/Seat.sol";
import {PlanStorage} from "./PlanStorage.sol";

/// @dev How a round's money is divided, in wei. Everything but `heroPool` is rounded down; `heroPool` is the rest.
struct Division {
    uint256 entered;
    uint256 commissions;
    uint256 pointValue;
    uint256 points;
    uint256 rebate;
    uint256 rebates;
    uint256 lottery;
    uint256 operations;
    uint256 heroPool;
}

/// @title What a round's money is worth to whom: arithmetic on a round's slot
/// @dev Formulas and rounding: `docs/plan.md`, "Where the money of a round goes".
abstract contract PlanValues is PlanStorage {
    using FixedPointMathLib for uint256;

    /// @dev A feed's answer with 18 decimals.
    function _to18(uint64 polUsd) internal view returns (uint256) {
        return uint256(polUsd) * _feedScale;
    }

    /// @dev Wei that `usd` (18 decimals) costs, rounded up.
    function _weiOf(uint256 usd, uint64 polUsd) internal view returns (uint256) {
        return usd.mulDivUp(1e18, _to18(polUsd));
    }

    /// @dev USD (18 decimals) that `amount` wei are worth, rounded down.
    function _usdOf(uint256 amount, uint64 polUsd) internal view returns (uint256) {
        return amount * _to18(polUsd) / 1e18;
    }

    /// @dev Wei of one unit, rounded up.
    function _unitPrice(uint64 polUsd) internal view returns (uint256) {
        return _weiOf(_unitUSD, polUsd);
    }

    /// @dev One share (basis points) of one unit, rounded down.
    function _shareOfUnit(uint256 price, uint256 share) internal pure returns (uint256) {
        return price * share / BASIS_POINTS;
    }

    /// @dev Wei of one point: never more than a `pointsPerUnit`th of what one unit paid into the pool, so that a member
    /// at the cap earns at most their own units' share of it. The round must have units.
    function _pointValue(Round round) internal view returns (uint256) {
        uint256 floor = uint256(round.units()) * _pointsPerUnit;
        uint256 points = round.points();
        return _pool(round) / (points > floor ? points : floor);
    }

    /// @dev Wei that go back for each unit of the round: what its points leave of the pool. The round must have units.
    function _rebate(Round round) internal view returns (uint256) {
        return (_pool(round) - _pointValue(round) * round.points()) / round.units();
    }

    /// @dev The money of a round with units. `hasLottery`: whether the lottery gets its share, or the HeroPool.
    function _divide(Round round, bool hasLottery) internal view returns (Division memory d) {
        uint256 price = _unitPrice(round.polUsd());
        uint256 units = round.units();
        d.entered = price * units;
        d.commissions = _shareOfUnit(price, _sponsorShare) * (units - round.orphanUnits());
        d.pointValue = _pointValue(round);
        d.points = d.pointValue * round.points();
        d.rebate = _rebate(round);
        d.rebates = d.rebate * units;
        d.lottery = hasLottery ? _shareOfUnit(price, _lotteryShare) * units : 0;
        d.operations = _shareOfUnit(price, _operationsShare) * units;
        d.heroPool = d.entered - d.commissions - d.points - d.rebates - d.lottery - d.operations;
    }

    /// @dev Wei of points and of rebates that closed rounds owe a member, and the seat once they are credited.
    function _due(Seat seat) internal view returns (uint256 points, uint256 rebates, Seat credited) {
        credited = seat;
        if (!seat.hasPending()) return (0, 0, credited);

        uint16 closedBelow = _state.closedBelow;
        uint256 count = seat.lastPoints();
        if (count != 0 && seat.lastPointRound() < closedBelow) {
            points = count * _pointValue(_rounds[seat.lastPointRound()]);
            credited = credited.withPoints(0, 0);
        }
        // Purchases lie in the order of their rounds, and are credited in it.
        uint8 already = seat.creditedUnits();
        uint8 sum;
        for (uint256 i; i < SeatLibrary.MAXIMUM_PURCHASES; ++i) {
            (uint16 number, uint8 units) = seat.purchase(i);
            if (units == 0 || number >= closedBelow) break;
            sum += units;
            if (sum > already) rebates += units * _rebate(_rounds[number]);
        }
        if (sum > already) credited = credited.withCreditedUnits(sum);
    }

    function _pool(Round round) private view returns (uint256) {
        return _shareOfUnit(_unitPrice(round.polUsd()), _poolShare) * round.units();
    }
}

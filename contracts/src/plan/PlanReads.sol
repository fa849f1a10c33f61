// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {NameRecord} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {Seat, SeatLibrary} from "../types/Seat.sol";
import {Username, UsernameLibrary} from "../types/Username.sol";
import {PlanStorage} from "./PlanStorage.sol";

/// @title What both `Plan` and `PlanViews` need to read: identities, the feed, and what a round's money is worth
/// @dev Formulas and rounding: `docs/plan.md`, "Where the money of a round goes".
abstract contract PlanReads is PlanStorage {
    using FixedPointMathLib for uint256;
    using UsernameLibrary for Username;

    /*/////////////////////////////// IDENTITIES //////////////////////////////*/

    // Plus stores no addresses and no names: it is keyed by core ids and asks the core plan each time, so that a changed
    // address or name counts at once in both.

    /// @dev The id behind an address; in Plus it may have no seat there.
    function _idOf(address account) internal view returns (uint32) {
        return _isPlus() ? _core.addrToId(account) : _idOfAccount[account];
    }

    /// @dev The id behind a name; in Plus it may have no seat there.
    function _idNamed(string calldata username) internal view returns (uint32) {
        return _isPlus() ? _core.nameToId(username) : _names[UsernameLibrary.key(username)].id;
    }

    function _accountOf(uint32 id) internal view returns (address) {
        if (_isPlus()) return id == 0 ? address(0) : _core.idToAddr(id);
        return _identities[id].account;
    }

    function _nameOf(uint32 id) internal view returns (string memory) {
        if (_isPlus()) return id == 0 ? "" : _core.idToName(id);
        return _identities[id].username.unpack();
    }

    /// @dev `id` if it has a seat in this plan, else 0. In the core plan an identity and a seat come together.
    function _seatedId(uint32 id) internal view returns (uint32) {
        return !_isPlus() || _nodes[id].exists() ? id : 0;
    }

    function _isTaken(NameRecord storage record) internal view returns (bool) {
        return record.id != 0 || block.timestamp < record.reservedUntil;
    }

    /*////////////////////////////////// FEED /////////////////////////////////*/

    /// @dev The feed's answer and its time, positive and fresh.
    function _readFeed() internal view returns (uint64 polUsd, uint40 updatedAt) {
        (, int256 answer,, uint256 time,) = _feed.latestRoundData();
        if (answer <= 0 || answer > int256(uint256(type(uint64).max)) || time > block.timestamp) revert PriceInvalid();
        if (block.timestamp - time > _maximumAge) revert PriceStale(time);
        return (uint64(uint256(answer)), uint40(time));
    }

    /// @dev A reading that an entry may use at once.
    function _readEntryPrice() internal view returns (uint64 polUsd, uint40 updatedAt) {
        (polUsd, updatedAt) = _readFeed();
        if (_isJump(polUsd, _state.polUsd)) revert PriceUnconfirmed();
    }

    /// @dev More than half away from the price in force.
    function _isJump(uint64 polUsd, uint64 inForce) internal pure returns (bool) {
        return uint256(polUsd).dist(inForce) * 2 > inForce;
    }

    /*//////////////////////////////// AMOUNTS ////////////////////////////////*/

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

    /// @dev Wei of one point: at most a `pointsPerUnit`th of what one unit paid into the pool, so that a member at the cap
    /// earns at most their own units' share of it. The round must have units.
    function _pointValue(Round round) internal view returns (uint256) {
        uint256 floor = uint256(round.units()) * _pointsPerUnit;
        uint256 points = round.points();
        return _pool(round) / (points > floor ? points : floor);
    }

    /// @dev Wei that go back for each unit of the round: what its points leave of the pool. The round must have units.
    function _rebate(Round round) internal view returns (uint256) {
        return (_pool(round) - _pointValue(round) * round.points()) / round.units();
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
        // Purchases are stored, and credited, in the order of their rounds.
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

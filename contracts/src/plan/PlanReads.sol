// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {NameRecord} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {Seat, SeatLibrary} from "../types/Seat.sol";
import {Username, UsernameLibrary} from "../types/Username.sol";
import {PlanStorage} from "./PlanStorage.sol";

/// @title Reads shared by `Plan` and `PlanViews`: identities, the feed and amounts
/// @dev `docs/plan.md` lists the formulas and their rounding.
abstract contract PlanReads is PlanStorage {
    using FixedPointMathLib for uint256;
    using UsernameLibrary for Username;

    /*/////////////////////////////// IDENTITIES //////////////////////////////*/

    // Plus uses the ids of the core plan and asks it for addresses and names, so changes count in both plans at once.

    /// @dev Returns the id of an address. In Plus, a core member who may have no Plus seat.
    function _idOf(address account) internal view returns (uint32) {
        return _isPlus() ? _core.addrToId(account) : uint32(_idOfAccount[account]);
    }

    /// @dev Returns the id of a username. In Plus, a core member who may have no Plus seat.
    function _idOfName(string calldata username) internal view returns (uint32) {
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

    /// @dev Returns `id` if it has a seat in this plan, else 0. In the core plan every member has one.
    function _seatedId(uint32 id) internal view returns (uint32) {
        return !_isPlus() || _nodes[id].exists() ? id : 0;
    }

    function _isTaken(NameRecord storage record) internal view returns (bool) {
        return record.id != 0 || block.timestamp < record.reservedUntil;
    }

    /*////////////////////////////////// FEED /////////////////////////////////*/

    /// @dev Returns the feed's answer and its time (seconds). Reverts: PriceInvalid, PriceStale.
    function _readFeed() internal view returns (uint64 polUsd, uint40 updatedAt) {
        (, int256 answer,, uint256 time,) = _feed.latestRoundData();
        if (answer <= 0 || answer > int256(uint256(type(uint64).max)) || time > block.timestamp) revert PriceInvalid();
        if (block.timestamp - time > _maximumAge) revert PriceStale(time);
        return (uint64(uint256(answer)), uint40(time));
    }

    /// @dev As `_readFeed`; also reverts PriceUnconfirmed for a jump away from the price in force.
    function _readEntryPrice(uint64 inForce) internal view returns (uint64 polUsd, uint40 updatedAt) {
        (polUsd, updatedAt) = _readFeed();
        if (_isJump(polUsd, inForce)) revert PriceUnconfirmed();
    }

    /// @dev Whether the reading is more than 50 % away from the price in force.
    function _isJump(uint64 polUsd, uint64 inForce) internal pure returns (bool) {
        unchecked {
            return uint256(polUsd).dist(inForce) * 2 > inForce;
        }
    }

    /*//////////////////////////////// AMOUNTS ////////////////////////////////*/

    /// @dev 64 bits times at most 1e18 fit.
    function _to18Decimals(uint64 polUsd) internal view returns (uint256) {
        unchecked {
            return uint256(polUsd) * _feedScale;
        }
    }

    /// @dev Converts USD (18 decimals) to wei, rounded up.
    function _toWei(uint256 usd, uint64 polUsd) internal view returns (uint256) {
        unchecked {
            // Amounts in USD have at most 128 bits.
            return (usd * 1e18).divUp(_to18Decimals(polUsd));
        }
    }

    /// @dev Converts wei to USD (18 decimals), rounded down.
    function _toUSD(uint256 amount, uint64 polUsd) internal view returns (uint256) {
        return amount * _to18Decimals(polUsd) / 1e18;
    }

    /// @dev The price of one unit in wei, rounded up.
    function _unitPrice(uint64 polUsd) internal view returns (uint256) {
        return _toWei(_unitUSD, polUsd);
    }

    /// @dev A share (basis points) of one unit in wei, rounded down.
    function _shareOfUnit(uint256 price, uint256 share) internal pure returns (uint256) {
        return price * share / BASIS_POINTS;
    }

    /// @dev The value of one point in wei, rounded down: at most 1/`pointsPerUnit` of one unit's pool share, so that a
    /// member at the daily cap earns at most the pool share of their own units. The round must have units.
    function _pointValue(Round round) internal view returns (uint256) {
        uint256 floor = uint256(round.units()) * _pointsPerUnit;
        uint256 points = round.points();
        return _pool(round) / (points > floor ? points : floor);
    }

    /// @dev The rebate of one unit in wei, rounded down: the rest of the pool after points. The round must have units.
    function _rebate(Round round) internal view returns (uint256) {
        return (_pool(round) - _pointValue(round) * round.points()) / round.units();
    }

    /// @dev Returns the points and rebates that closed rounds owe, in wei, and the seat after they are credited.
    function _due(Seat seat) internal view returns (uint256 points, uint256 rebates, Seat credited) {
        credited = seat;
        if (!seat.hasPending()) return (0, 0, credited);

        uint16 closedBelow = _state.closedBelow();
        uint256 count = seat.lastPoints();
        if (count != 0 && seat.lastPointRound() < closedBelow) {
            points = count * _pointValue(_rounds[seat.lastPointRound()]);
            credited = credited.withPoints(0, 0);
        }
        // Purchases are stored and credited in the order of their rounds.
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

    /// @dev Returns the points and units of a month's rounds, and its last price (0 without one).
    function _totalsOf(uint256 month) internal view returns (uint256 points, uint256 units, uint64 polUsd) {
        uint256 first = month * ROUNDS_OF_MONTH;
        for (uint256 number = first; number < first + ROUNDS_OF_MONTH; ++number) {
            Round round = _rounds[number];
            points += round.points();
            units += round.units();
            if (round.polUsd() != 0) polUsd = round.polUsd();
        }
    }

    function _pool(Round round) private view returns (uint256) {
        return _shareOfUnit(_unitPrice(round.polUsd()), _poolShare) * round.units();
    }
}

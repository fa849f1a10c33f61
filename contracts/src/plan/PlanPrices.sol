// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IPlan} from "../interfaces/IPlan.sol";
import {Candidate, PlanState} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {PlanStorage} from "./PlanStorage.sol";

/// @title One price a round, from the feed, with a guard against stale readings and jumps
abstract contract PlanPrices is PlanStorage {
    using FixedPointMathLib for uint256;

    uint256 private constant MULTIPLIER = 1e36;
    uint256 private constant CONFIRMATION_SECONDS = 1 hours;

    /// @dev The constructor's reading is the first price in force; without one the plan cannot be deployed.
    constructor() {
        (uint64 polUsd, uint40 updatedAt) = _readFeed();
        _state.polUsd = polUsd;
        _state.updatedAt = updatedAt;
    }

    /// @inheritdoc IPlan
    function updatePOLPrice() external {
        uint16 current = _currentRound();
        Round round = _rounds[current];
        if (round.polUsd() != 0) return;

        (uint64 polUsd, uint40 updatedAt) = _readFeed();
        PlanState storage state = _state;
        if (_isJump(polUsd, state.polUsd)) {
            Candidate memory waiting = _candidate;
            if (!state.hasCandidate || !_isNear(polUsd, waiting.polUsd)) {
                state.hasCandidate = true;
                _candidate = Candidate(polUsd, updatedAt);
                emit PriceCandidate(_to18(polUsd));
                return;
            }
            // An early reading near the candidate changes nothing: a restarted clock would let anybody block entries.
            if (updatedAt < waiting.updatedAt + CONFIRMATION_SECONDS) return;
        }
        _rounds[current] = _fixPrice(round, current, polUsd, updatedAt);
    }

    /// @inheritdoc IPlan
    function POL_USD() public view returns (uint256) {
        return _to18(_polUsdInForce());
    }

    /// @inheritdoc IPlan
    function USD_POL() external view returns (uint256) {
        return MULTIPLIER / POL_USD();
    }

    /// @inheritdoc IPlan
    function USD_POL_Multiplier() external pure returns (uint256) {
        return MULTIPLIER;
    }

    /// @inheritdoc IPlan
    function lastUpdatePrice() external view returns (uint256) {
        return _state.updatedAt;
    }

    /// @inheritdoc IPlan
    function roundPriced() external view returns (bool) {
        return _rounds[_currentRound()].polUsd() != 0;
    }

    /// @inheritdoc IPlan
    function unitPrice() external view returns (uint256) {
        uint64 polUsd = _rounds[_currentRound()].polUsd();
        if (polUsd == 0) (polUsd,) = _readEntryPrice();
        return _unitPriceUp(polUsd);
    }

    /// @dev The present round with its price fixed, in memory: the caller stores it.
    function _pricedRound(uint16 current) internal returns (Round round) {
        round = _rounds[current];
        if (round.polUsd() == 0) {
            (uint64 polUsd, uint40 updatedAt) = _readEntryPrice();
            round = _fixPrice(round, current, polUsd, updatedAt);
        }
    }

    /// @dev Wei of one unit: unitUSD x 1e18 / POL_USD, rounded up.
    function _unitPriceUp(uint64 polUsd) internal view returns (uint256) {
        return unitUSD.mulDivUp(1e18, _to18(polUsd));
    }

    function _polUsdInForce() internal view returns (uint64) {
        return _state.polUsd;
    }

    function _to18(uint64 polUsd) internal view returns (uint256) {
        return uint256(polUsd) * _feedScale;
    }

    function _fixPrice(Round round, uint16 current, uint64 polUsd, uint40 updatedAt) private returns (Round) {
        _state.polUsd = polUsd;
        _state.updatedAt = updatedAt;
        _state.hasCandidate = false;
        emit RoundPriced(current, _unitPriceUp(polUsd), _to18(polUsd));
        return round.withPolUsd(polUsd);
    }

    /// @dev A reading that an entry may use at once.
    function _readEntryPrice() private view returns (uint64 polUsd, uint40 updatedAt) {
        (polUsd, updatedAt) = _readFeed();
        if (_isJump(polUsd, _state.polUsd)) revert PriceUnconfirmed();
    }

    function _readFeed() private view returns (uint64 polUsd, uint40 updatedAt) {
        (, int256 answer,, uint256 time,) = _feed.latestRoundData();
        if (answer <= 0 || answer > int256(uint256(type(uint64).max)) || time > block.timestamp) revert PriceInvalid();
        if (block.timestamp - time > _maximumAge) revert PriceStale(time);
        return (uint64(uint256(answer)), uint40(time));
    }

    /// @dev More than half away from the price in force.
    function _isJump(uint64 polUsd, uint64 inForce) private pure returns (bool) {
        return uint256(polUsd).dist(inForce) * 2 > inForce;
    }

    /// @dev Within 10 % of the candidate.
    function _isNear(uint64 polUsd, uint64 candidate) private pure returns (bool) {
        return uint256(polUsd).dist(candidate) * 10 <= candidate;
    }
}

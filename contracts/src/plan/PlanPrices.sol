// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {Candidate, PlanState} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {PlanReads} from "./PlanReads.sol";

/// @title One price a round, with a guard against jumps
abstract contract PlanPrices is PlanReads, IPlanActions {
    using FixedPointMathLib for uint256;

    uint256 private constant CONFIRMATION_SECONDS = 1 hours;

    /// @dev The constructor's reading is the first price in force; without one the plan cannot be deployed.
    constructor() {
        (uint64 polUsd, uint40 updatedAt) = _readFeed();
        _state.polUsd = polUsd;
        _state.updatedAt = updatedAt;
    }

    /// @inheritdoc IPlanActions
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

    /// @dev The present round with its price fixed, in memory: the caller stores it.
    function _pricedRound(uint16 current) internal returns (Round round) {
        round = _rounds[current];
        if (round.polUsd() == 0) {
            (uint64 polUsd, uint40 updatedAt) = _readEntryPrice();
            round = _fixPrice(round, current, polUsd, updatedAt);
        }
    }

    function _fixPrice(Round round, uint16 current, uint64 polUsd, uint40 updatedAt) private returns (Round) {
        _state.polUsd = polUsd;
        _state.updatedAt = updatedAt;
        _state.hasCandidate = false;
        emit RoundPriced(current, _unitPrice(polUsd), _to18(polUsd));
        return round.withPolUsd(polUsd);
    }

    /// @dev Within 10 % of the candidate.
    function _isNear(uint64 polUsd, uint64 candidate) private pure returns (bool) {
        return uint256(polUsd).dist(candidate) * 10 <= candidate;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {PlanState} from "../types/PlanState.sol";
import {Candidate} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {PlanReads} from "./PlanReads.sol";

/// @title One price per round, with a guard against jumps
/// @dev The checks of a reading (its age, and a jump of more than 50 %) are in `PlanReads`: the views share them.
abstract contract PlanPrices is PlanReads, IPlanActions {
    using FixedPointMathLib for uint256;

    uint256 private constant CONFIRMATION_SECONDS = 1 hours;
    uint256 private constant CANDIDATE_SECONDS = 1 days;

    /// @dev The first price in force is the feed's answer at deployment.
    constructor() {
        (uint64 polUsd, uint40 updatedAt) = _readFeed();
        _state = _state.withPrice(polUsd, updatedAt);
    }

    /// @inheritdoc IPlanActions
    function updatePOLPrice() external {
        uint16 current = _currentRound();
        Round round = _rounds[current];
        if (round.polUsd() != 0) return;

        (uint64 polUsd, uint40 updatedAt) = _readFeed();
        PlanState state = _state;
        if (_isJump(polUsd, state.polUsd())) {
            Candidate memory waiting = _candidate;
            bool expired = updatedAt > waiting.updatedAt + CANDIDATE_SECONDS;
            if (!state.hasCandidate() || expired || !_isNear(polUsd, waiting.polUsd)) {
                _state = state.withCandidate();
                _candidate = Candidate(polUsd, updatedAt);
                emit PriceCandidate(_to18Decimals(polUsd));
                return;
            }
            // An early reading must not restart the clock: any caller could keep entries closed.
            if (updatedAt < waiting.updatedAt + CONFIRMATION_SECONDS) return;
        }
        (_rounds[current], _state,) = _fixPrice(round, state, current, polUsd, updatedAt);
    }

    /// @dev Returns the current round with its price fixed, and the price of a unit. The caller stores the round.
    function _pricedRound(uint16 current) internal returns (Round round, uint256 price) {
        round = _rounds[current];
        if (round.polUsd() != 0) return (round, _unitPrice(round.polUsd()));
        (round, _state, price) = _readRoundPrice(round, _state, current);
    }

    /// @dev Fixes the price of the current round, which has none, by the feed. Returns the round and the state with it,
    /// and the price of a unit. The caller stores the round and the state.
    function _readRoundPrice(Round round, PlanState state, uint16 current)
        internal
        returns (Round, PlanState, uint256 price)
    {
        (uint64 polUsd, uint40 updatedAt) = _readEntryPrice(state.polUsd());
        return _fixPrice(round, state, current, polUsd, updatedAt);
    }

    function _fixPrice(Round round, PlanState state, uint16 current, uint64 polUsd, uint40 updatedAt)
        private
        returns (Round, PlanState, uint256 price)
    {
        price = _unitPrice(polUsd);
        emit RoundPriced(current, price, _to18Decimals(polUsd));
        return (round.withPolUsd(polUsd), state.withPrice(polUsd, updatedAt), price);
    }

    /// @dev Whether the reading is within 10 % of the candidate.
    function _isNear(uint64 polUsd, uint64 candidate) private pure returns (bool) {
        return uint256(polUsd).dist(candidate) * 10 <= candidate;
    }
}

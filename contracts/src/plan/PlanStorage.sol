// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanParameters} from "../interfaces/IPlanActions.sol";
import {IPlan} from "../interfaces/IPlan.sol";
import {MonthActivity} from "../interfaces/IPlanViews.sol";
import {IPlanErrors} from "../interfaces/IPlanErrors.sol";
import {IPlanEvents} from "../interfaces/IPlanEvents.sol";
import {AggregatorV3Interface} from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import {Account} from "../types/Account.sol";
import {Days, DaysLibrary} from "../types/Days.sol";
import {Node} from "../types/Node.sol";
import {Earnings} from "../types/Earnings.sol";
import {PlanState} from "../types/PlanState.sol";
import {Candidate, Identity, MonthPot, NameRecord, Pots, RankWindow, Tally} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {Seat} from "../types/Seat.sol";

/// @title Parameters, storage and clock of a plan
/// @dev `Plan` writes this storage. `PlanViews`, which the plan creates with the same parameters, reads it.
abstract contract PlanStorage is IPlanErrors, IPlanEvents {
    uint32 internal constant ROOT = 1;
    uint256 private constant MAXIMUM_IDS = 1 << 32;
    /// @dev 16 bits of rounds, four in a slot.
    uint256 private constant DAY_SLOT_BITS = 14;
    /// @dev 16 bits of rounds, 30 in a month.
    uint256 private constant MONTH_BITS = 12;
    uint256 internal constant ROUND_SECONDS = 1 days;
    uint256 internal constant ROUNDS_OF_MONTH = 30;
    uint256 internal constant BASIS_POINTS = 10_000;
    /// @dev Points of a month that qualify for a rank. Each point is one half-point from each leg.
    uint256 internal constant MONTHLY_POINTS = 50;
    /// @dev The highest daily cap that the parameters may allow.
    uint256 private constant HIGHEST_MAX_POINTS = 50;
    /// @dev A seat has room for five purchases, and three bits for the units of each.
    uint256 private constant HIGHEST_UNITS = 5;
    /// @dev Prices have 64 bits: with 12 decimals, POL can cost up to $18.4 million.
    uint256 private constant HIGHEST_DECIMALS = 12;
    /// @dev Plus has the genesis of its core plan, however old.
    uint256 private constant MAXIMUM_GENESIS_AGE = 30 days;

    /*/////////////////////////////// IMMUTABLES //////////////////////////////*/

    uint64 internal immutable _genesis;
    uint64 internal immutable _opensAt;
    uint256 internal immutable _unitUSD;
    uint8 internal immutable _maximumUnits;
    uint8 internal immutable _pointsPerUnit;
    /// @dev The core plan of this Plus plan; zero in the core plan.
    IPlan internal immutable _core;
    address internal immutable _deployer;
    address internal immutable _operator;
    address internal immutable _commons;
    AggregatorV3Interface internal immutable _feed;
    uint32 internal immutable _maximumAge;
    /// @dev Scales the feed's answer to 18 decimals.
    uint256 internal immutable _feedScale;
    uint256 internal immutable _usernameFeeUSD;
    uint16 internal immutable _sponsorShare;
    uint16 internal immutable _poolShare;
    uint16 internal immutable _heroShare;
    uint16 internal immutable _commonsShare;
    uint16 internal immutable _operationsShare;

    /*///////////////////////////////// STORAGE ///////////////////////////////*/

    PlanState internal _state;
    Candidate internal _candidate;
    Node[MAXIMUM_IDS] internal _nodes;
    Seat[MAXIMUM_IDS] internal _seats;
    /// @dev Written by `PlanBoxes` only.
    Account[MAXIMUM_IDS] internal _accounts;
    Earnings[MAXIMUM_IDS] internal _earnings;
    /// @dev Indices as those of `_dayIndex`. An array costs no hash.
    Days[MAXIMUM_IDS << DAY_SLOT_BITS] internal _days;
    /// @dev Numbers of rounds have 16 bits; the last month reaches past them.
    Round[1 << 17] internal _rounds;
    mapping(uint256 round => Tally) internal _tallies;
    /// @dev Ids that earned points in a round, eight per slot.
    mapping(uint256 round => mapping(uint256 slot => uint256 ids)) internal _pointy;
    /// @dev Core plan only.
    Identity[MAXIMUM_IDS] internal _identities;
    /// @dev Ids have 32 bits. A full slot is written without a read.
    mapping(address account => uint256 id) internal _idOfAccount;
    mapping(bytes16 name => NameRecord) internal _names;
    /// @dev Core plan only: the new address of a move that is not accepted yet.
    mapping(uint32 id => address) internal _pendingAccounts;
    Pots internal _pots;
    RankWindow internal _window;
    mapping(uint256 month => MonthPot) internal _monthPots;
    /// @dev Indices as those of `_monthIndex`.
    MonthActivity[MAXIMUM_IDS << MONTH_BITS] internal _months;

    /// @dev Reverts: InvalidArgument for parameters that contradict each other, Maximum50PointsPossible, GenesisTooOld,
    /// TooManyFeedDecimals, UsernameFeeMissing.
    constructor(PlanParameters memory p, address deployer) {
        uint256 shareSum = uint256(p.sponsorShare) + p.poolShare + p.heroShare + p.commonsShare + p.operationsShare;
        if (shareSum != BASIS_POINTS) revert InvalidArgument();
        if (p.maximumUnits == 0 || p.maximumUnits > HIGHEST_UNITS || p.pointsPerUnit == 0) revert InvalidArgument();
        if (uint256(p.maximumUnits) * p.pointsPerUnit > HIGHEST_MAX_POINTS) revert Maximum50PointsPossible();
        if (p.genesis > block.timestamp || p.opensAt < p.genesis) revert InvalidArgument();
        if (p.unitUSD > type(uint128).max || p.usernameFeeUSD > type(uint128).max) revert InvalidArgument();
        if (p.unitUSD == 0 || p.operator == address(0) || p.commons == address(0)) revert InvalidArgument();
        if (p.core == address(0)) {
            if (block.timestamp - p.genesis > MAXIMUM_GENESIS_AGE) revert GenesisTooOld();
            if (p.usernameFeeUSD == 0) revert UsernameFeeMissing();
        }
        uint8 decimals = AggregatorV3Interface(p.feed).decimals();
        if (decimals > HIGHEST_DECIMALS) revert TooManyFeedDecimals();
        if (p.maximumAge == 0) revert InvalidArgument();

        _genesis = p.genesis;
        _opensAt = p.opensAt;
        _unitUSD = p.unitUSD;
        _maximumUnits = p.maximumUnits;
        _pointsPerUnit = p.pointsPerUnit;
        _core = IPlan(p.core);
        _deployer = deployer;
        _operator = p.operator;
        _commons = p.commons;
        _feed = AggregatorV3Interface(p.feed);
        _maximumAge = p.maximumAge;
        _feedScale = 10 ** (18 - decimals);
        _usernameFeeUSD = p.usernameFeeUSD;
        _sponsorShare = p.sponsorShare;
        _poolShare = p.poolShare;
        _heroShare = p.heroShare;
        _commonsShare = p.commonsShare;
        _operationsShare = p.operationsShare;
    }

    /*////////////////////////////////// CLOCK ////////////////////////////////*/

    /// @dev Returns the oldest round with entries that is not closed. Before the first entry, round 0 holds totals
    /// only.
    function _oldestOpenRound() internal view returns (bool exists, uint16 number) {
        uint16 closedBelow = _state.closedBelow();
        if (closedBelow == 0 && _rounds[0].units() != 0) return (true, 0);
        number = _rounds[closedBelow == 0 ? 0 : closedBelow - 1].next();
        return (number != 0, number);
    }

    /// @dev Where `_days` holds a member's round.
    function _dayIndex(uint32 id, uint16 round) internal pure returns (uint256) {
        return (uint256(id) << DAY_SLOT_BITS) | DaysLibrary.slotOf(round);
    }

    /// @dev Where `_months` holds a member's month. The month has a round.
    function _monthIndex(uint32 id, uint256 month) internal pure returns (uint256) {
        return (uint256(id) << MONTH_BITS) | month;
    }

    function _monthOf(uint256 round) internal pure returns (uint256) {
        return round / ROUNDS_OF_MONTH;
    }

    /// @dev 16 bits of rounds last 179 years.
    function _currentRound() internal view returns (uint16) {
        unchecked {
            return uint16((block.timestamp - _genesis) / ROUND_SECONDS);
        }
    }

    function _isPlus() internal view returns (bool) {
        return address(_core) != address(0);
    }
}

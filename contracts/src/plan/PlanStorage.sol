// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan, PlanParameters} from "../interfaces/IPlan.sol";
import {AggregatorV3Interface} from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import {Account} from "../types/Account.sol";
import {Days} from "../types/Days.sol";
import {Node} from "../types/Node.sol";
import {Candidate, Earnings, Identity, NameRecord, PlanState, Tally} from "../types/Records.sol";
import {Round} from "../types/Round.sol";
import {Seat} from "../types/Seat.sol";

/// @title What a plan fixes at deployment, everything it stores, and its clock
abstract contract PlanStorage is IPlan {
    uint32 internal constant ROOT = 1;
    uint256 internal constant ROUND_SECONDS = 1 days;
    uint256 internal constant BASIS_POINTS = 10_000;
    /// @dev The specification's cap, which no choice of parameters may exceed.
    uint256 private constant HIGHEST_MAX_POINTS = 50;
    /// @dev A purchase stores its units in three bits, and a seat has room for five purchases.
    uint256 private constant HIGHEST_UNITS = 5;

    /*/////////////////////////////// IMMUTABLES //////////////////////////////*/

    /// @inheritdoc IPlan
    uint64 public immutable genesis;
    /// @inheritdoc IPlan
    uint64 public immutable opensAt;
    /// @inheritdoc IPlan
    uint256 public immutable unitUSD;
    /// @inheritdoc IPlan
    uint8 public immutable maximumUnits;
    /// @inheritdoc IPlan
    uint8 public immutable pointsPerUnit;
    /// @inheritdoc IPlan
    IPlan public immutable core;

    address internal immutable _deployer;
    address internal immutable _operator;
    AggregatorV3Interface internal immutable _feed;
    uint32 internal immutable _maximumAge;
    /// @dev Brings the feed's answer to 18 decimals.
    uint256 internal immutable _feedScale;
    uint256 internal immutable _usernameFeeUSD;
    uint16 internal immutable _sponsorShare;
    uint16 internal immutable _poolShare;
    uint16 internal immutable _heroShare;
    uint16 internal immutable _lotteryShare;
    uint16 internal immutable _operationsShare;
    uint8 internal immutable _rankShareCap;

    /*///////////////////////////////// STORAGE ///////////////////////////////*/

    PlanState internal _state;
    Candidate internal _candidate;
    mapping(uint32 id => Node) internal _nodes;
    mapping(uint32 id => Seat) internal _seats;
    mapping(uint32 id => Account) internal _accounts;
    mapping(uint32 id => Earnings) internal _earnings;
    mapping(uint32 id => mapping(uint256 slot => Days)) internal _days;
    mapping(uint256 round => Round) internal _rounds;
    mapping(uint256 round => Tally) internal _tallies;
    /// @dev Ids that earned points in a round, eight to a slot.
    mapping(uint256 round => mapping(uint256 slot => uint256 ids)) internal _pointy;
    /// @dev Core plan only.
    mapping(uint32 id => Identity) internal _identities;
    mapping(address account => uint32 id) internal _idOfAccount;
    mapping(bytes16 name => NameRecord) internal _names;

    /// @dev Reverts with InvalidArgument when the parameters contradict each other.
    constructor(PlanParameters memory p) {
        uint256 shareSum = uint256(p.sponsorShare) + p.poolShare + p.heroShare + p.lotteryShare + p.operationsShare;
        if (shareSum != BASIS_POINTS) revert InvalidArgument();
        if (p.maximumUnits == 0 || p.maximumUnits > HIGHEST_UNITS || p.pointsPerUnit == 0) revert InvalidArgument();
        if (uint256(p.maximumUnits) * p.pointsPerUnit > HIGHEST_MAX_POINTS) revert Maximum50PointsPossible();
        if (p.genesis == 0 || p.genesis > block.timestamp || p.opensAt < p.genesis) revert InvalidArgument();
        if (p.unitUSD == 0 || p.operator == address(0)) revert InvalidArgument();
        uint8 decimals = AggregatorV3Interface(p.feed).decimals();
        if (decimals > 18 || p.maximumAge == 0) revert InvalidArgument();

        genesis = p.genesis;
        opensAt = p.opensAt;
        unitUSD = p.unitUSD;
        maximumUnits = p.maximumUnits;
        pointsPerUnit = p.pointsPerUnit;
        core = IPlan(p.core);
        _deployer = msg.sender;
        _operator = p.operator;
        _feed = AggregatorV3Interface(p.feed);
        _maximumAge = p.maximumAge;
        _feedScale = 10 ** (18 - decimals);
        _usernameFeeUSD = p.usernameFeeUSD;
        _sponsorShare = p.sponsorShare;
        _poolShare = p.poolShare;
        _heroShare = p.heroShare;
        _lotteryShare = p.lotteryShare;
        _operationsShare = p.operationsShare;
        _rankShareCap = p.rankShareCap;
    }

    /// @inheritdoc IPlan
    function shares() external view returns (uint16, uint16, uint16, uint16, uint16) {
        return (_sponsorShare, _poolShare, _heroShare, _lotteryShare, _operationsShare);
    }

    /// @inheritdoc IPlan
    function limits() external view returns (address, address, address, uint32, uint256, uint8) {
        return (_operator, _deployer, address(_feed), _maximumAge, _usernameFeeUSD, _rankShareCap);
    }

    /*////////////////////////////////// CLOCK ////////////////////////////////*/

    /// @inheritdoc IPlan
    function roundCounter() external view returns (uint256) {
        return _currentRound();
    }

    /// @inheritdoc IPlan
    function timestamp() external view returns (uint256) {
        return genesis + uint256(_currentRound()) * ROUND_SECONDS;
    }

    /// @inheritdoc IPlan
    function xRoundCounter() external view returns (uint256) {
        uint16 oldest = _state.xRound;
        // Before the first entry the mark stands on round 0, which then holds nothing but running totals.
        if (_rounds[oldest].units() == 0) oldest = _rounds[oldest].next();
        return _rounds[oldest].units() == 0 ? _currentRound() : oldest;
    }

    /// @inheritdoc IPlan
    function memberCount() external view returns (uint32) {
        return _rounds[_state.lastEntryRound].members();
    }

    /// @dev 16 bits of rounds are 179 years.
    function _currentRound() internal view returns (uint16) {
        return uint16((block.timestamp - genesis) / ROUND_SECONDS);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {Account} from "../types/Account.sol";
import {Node, NodeLibrary} from "../types/Node.sol";
import {PlanState} from "../types/PlanState.sol";
import {Round} from "../types/Round.sol";
import {Seat, SeatLibrary} from "../types/Seat.sol";
import {PlanBoxes} from "./PlanBoxes.sol";
import {PlanMembers} from "./PlanMembers.sol";
import {PlanPrices} from "./PlanPrices.sol";

/// @title Entries: registering and buying units
/// @dev The gas of an entry does not depend on the size or depth of the tree: it touches the new seat, its upline, its
/// sponsor and the round. Settlement carries the units up later.
abstract contract PlanEntries is PlanMembers, PlanPrices, PlanBoxes {
    /// @dev Passed instead of a leg to take the first free one.
    uint8 private constant ANY_LEG = type(uint8).max;
    /// @dev Payments may exceed the total by 1/50 (2 %), since the price changes between rounds.
    uint256 private constant EXCESS_DIVISOR = 50;

    /// @inheritdoc IPlanActions
    function register(string calldata sponsor, string calldata referral, string calldata username) external payable {
        _register(sponsor, referral, username, ANY_LEG);
    }

    /// @inheritdoc IPlanActions
    function registerAt(
        string calldata sponsor,
        string calldata referral,
        string calldata username,
        uint8 leg,
        uint64 deadline
    ) external payable {
        if (leg > SeatLibrary.RIGHT) revert InvalidArgument();
        if (block.timestamp > deadline) revert DeadlinePassed();
        _register(sponsor, referral, username, leg);
    }

    /// @inheritdoc IPlanActions
    function topUp() external payable {
        // Check:
        if (block.timestamp < _opensAt) revert NotOpenYet(_opensAt);
        uint32 id = _idOf(msg.sender);
        Node node = _nodes[id];
        if (!node.exists()) revert NodeNotRegistered();
        if (id == ROOT) revert RootCannotEnter();
        uint8 held = node.maxPoints() / _pointsPerUnit;
        if (held == _maximumUnits) revert Maximum50PointsPossible();

        // Effect:
        _credit(id);
        if (held == 0) _openAccount(id);
        Seat seat = _seats[id];
        (Round round, uint16 current, uint256 price) = _openRound();
        uint8 units;
        uint256 value;
        (round, units, value) = _buy(id, seat.sponsor(), round, current, price);
        if (held + units > _maximumUnits) revert Maximum50PointsPossible();
        _nodes[id] = node.withPurchase((held + units) * _pointsPerUnit);
        _seats[id] = seat.withPurchase(current, units);
        _rounds[current] = round;
        emit ToppedUp(id, current, units, value);
    }

    /// @inheritdoc IPlanActions
    function register0(
        address[] calldata accounts,
        string[] calldata usernames,
        uint32[] calldata sponsors,
        uint32[] calldata uplines
    ) external {
        if (_isPlus()) revert OnlyInCore();
        if (msg.sender != _deployer) revert OnlyDeployer();
        if (block.timestamp >= _opensAt) revert AlreadyOpen();
        uint256 count = accounts.length;
        if (usernames.length != count || sponsors.length != count || uplines.length != count) revert InvalidArgument();

        Round base = _rounds[0];
        for (uint256 i; i < count; ++i) {
            _createSeat(_nextId(base), accounts[i], usernames[i], sponsors[i], uplines[i]);
            base = base.withMember();
        }
        _rounds[0] = base;
        _state = _state.withFirstSeats(base.members());
    }

    /// @dev Creates a seat without units.
    function _createSeat(uint32 id, address account, string calldata username, uint32 sponsor, uint32 upline) private {
        if (account == address(0)) revert InvalidArgument();
        if (!_nodes[sponsor].exists()) revert SponsorNodeDoesNotExist();
        _claimIdentity(account, username, id);
        (uint8 leg, uint24 depth) = _linkSeat(id, upline, ANY_LEG);
        _nodes[id] = NodeLibrary.create(upline, leg);
        _seats[id] = SeatLibrary.create(sponsor, depth);
        emit Registered(id, sponsor, upline, account, username, leg, 0, 0, 0);
    }

    function _register(string calldata sponsor, string calldata referral, string calldata username, uint8 leg) private {
        // Check:
        if (block.timestamp < _opensAt) revert NotOpenYet(_opensAt);
        if (!_isExternallyOwned(msg.sender)) revert OnlyExternallyOwnedAccounts();
        uint32 sponsorId = _seatedId(_idOfName(sponsor));
        if (sponsorId == 0) revert SponsorNodeDoesNotExist();

        // Effect:
        _join(sponsorId, _seatedId(_idOfName(referral)), username, leg);
    }

    function _join(uint32 sponsor, uint32 upline, string calldata username, uint8 leg) private {
        (Round round, uint16 current, uint256 price) = _openRound();
        uint32 id = _claimIdentity(msg.sender, username, _nextId(round));
        uint24 depth;
        uint8 units;
        uint256 value;
        (leg, depth) = _linkSeat(id, upline, leg);
        (round, units, value) = _buy(id, sponsor, round, current, price);
        _nodes[id] = NodeLibrary.create(upline, leg).withPurchase(units * _pointsPerUnit);
        _seats[id] = SeatLibrary.create(sponsor, depth).withPurchase(current, units);
        _rounds[current] = round.withMember();
        emit Registered(id, sponsor, upline, msg.sender, username, leg, current, units, value);
    }

    /// @dev Takes the payment and pays the commission. The caller stores the round. `value` is the price of the units.
    function _buy(uint32 id, uint32 sponsor, Round round, uint16 current, uint256 price)
        private
        returns (Round, uint8 units, uint256 value)
    {
        (units, value) = _takePayment(id, price);
        bool orphan = !_payCommission(sponsor, current, units, price);
        return (round.withEntry(units, orphan), units, value);
    }

    /// @dev Returns the current round with its running totals, and the price of a unit. The caller stores the round.
    function _openRound() private returns (Round round, uint16 current, uint256 price) {
        current = _currentRound();
        round = _rounds[current];
        if (round.units() != 0) return (round, current, _unitPrice(round.polUsd()));

        PlanState state = _state;
        if (round.polUsd() == 0) (round, state, price) = _readRoundPrice(round, state, current);
        else price = _unitPrice(round.polUsd());
        uint16 previous = state.lastEntryRound();
        if (previous != current) {
            state = state.withLastEntryRound(current);
            Round predecessor = _rounds[previous];
            _rounds[previous] = predecessor.withNext(current);
            round = round.withTotalsOf(predecessor);
        }
        _state = state;
    }

    /// @dev Ids follow the root's. `Round.withMember` keeps the count within 32 bits.
    function _nextId(Round round) private pure returns (uint32) {
        return round.members() + (ROOT + 1);
    }

    /// @dev Links the new seat below `upline`. Returns its leg and depth.
    function _linkSeat(uint32 id, uint32 upline, uint8 leg) private returns (uint8, uint24) {
        Seat seat = _seats[upline];
        if (!seat.exists()) revert ReferralNodeDoesNotExist();
        if (leg == ANY_LEG) leg = seat.freeLeg();
        if (leg == SeatLibrary.NO_FREE_LEG || seat.child(leg) != 0) revert ReferralNodeAlreadyHasTwoLegs();
        _seats[upline] = seat.withChild(leg, id);
        return (leg, seat.depth() + 1);
    }

    /// @dev Returns how many units the payment covers and their price, and adds the excess to the payer's box.
    function _takePayment(uint32 id, uint256 price) private returns (uint8, uint256 value) {
        uint256 covered = msg.value / price;
        if (covered == 0 || covered > _maximumUnits) revert WrongEnterPrice(msg.value, price);
        unchecked {
            // At most the payment.
            value = covered * price;
        }
        _takeExcess(id, value, price);
        return (uint8(covered), value);
    }

    /// @dev Adds what the payment exceeds `total` by to the payer's box. Reverts above the limit, with `price` in the
    /// error.
    function _takeExcess(uint32 id, uint256 total, uint256 price) internal {
        uint256 excess = msg.value - total;
        if (excess > total / EXCESS_DIVISOR) revert WrongEnterPrice(msg.value, price);
        if (excess != 0) _addToBox(id, excess);
    }

    /// @dev Adds the commission to the sponsor's box. Returns false if it belongs to the HeroPool instead: the root and
    /// members without units have no daily cap and earn no commission.
    function _payCommission(uint32 sponsor, uint16 round, uint8 units, uint256 price) private returns (bool) {
        if (!_holdsUnits(sponsor)) return false;
        uint256 amount;
        unchecked {
            // Less than the payment.
            amount = _shareOfUnit(price, _sponsorShare) * units;
        }
        _addCommission(sponsor, amount);
        uint256 index = _dayIndex(sponsor, round);
        _days[index] = _days[index].withSponsored(round, units);
        return true;
    }

    /// @dev Every seat but the root's and those of `register0` began with units, and units never end. The account of a
    /// seat from `register0` is opened with its first units. A commission shows units as well, without a further read.
    function _holdsUnits(uint32 id) private view returns (bool) {
        Account account = _accounts[id];
        return account.spEarn() != 0 || id > ROOT + _state.firstSeats() || account.opened();
    }
}

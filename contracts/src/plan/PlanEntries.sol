// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {DaysLibrary} from "../types/Days.sol";
import {Node, NodeLibrary} from "../types/Node.sol";
import {Round} from "../types/Round.sol";
import {Seat, SeatLibrary} from "../types/Seat.sol";
import {PlanBoxes} from "./PlanBoxes.sol";
import {PlanMembers} from "./PlanMembers.sol";
import {PlanPrices} from "./PlanPrices.sol";

/// @title Joining and buying units, at a cost that does not depend on the size or depth of the tree
/// @dev An entry touches the new seat, its parent's seat, its sponsor and the round; nothing walks the tree. Units move
/// up later, when the round is settled.
abstract contract PlanEntries is PlanMembers, PlanPrices, PlanBoxes {
    /// @dev In place of a leg: the first free one.
    uint8 private constant ANY_LEG = type(uint8).max;
    /// @dev An excess of up to 1/50 of the total (2 %) is accepted, since the price moves between rounds.
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
        Seat seat = _seats[id];
        (Round round, uint16 current) = _openRound();
        uint8 units;
        uint256 value;
        (round, units, value) = _buy(id, seat.sponsor(), round, current);
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
            _giveSeat(base.members() + ROOT + 1, accounts[i], usernames[i], sponsors[i], uplines[i]);
            base = base.withMember();
        }
        _rounds[0] = base;
    }

    /// @dev A seat without units.
    function _giveSeat(uint32 id, address account, string calldata username, uint32 sponsor, uint32 upline) private {
        if (account == address(0)) revert InvalidArgument();
        if (!_nodes[sponsor].exists()) revert SponsorNodeDoesNotExist();
        _claimIdentity(account, username, id);
        (Node node, uint8 leg) = _takeSeat(id, upline, ANY_LEG);
        _nodes[id] = node;
        _seats[id] = SeatLibrary.create(sponsor);
        emit Registered(id, sponsor, upline, account, username, leg, 0, 0, 0);
    }

    function _register(string calldata sponsor, string calldata referral, string calldata username, uint8 leg) private {
        // Check:
        if (block.timestamp < _opensAt) revert NotOpenYet(_opensAt);
        if (!_isExternallyOwned(msg.sender)) revert OnlyExternallyOwnedAccounts();
        uint32 sponsorId = _seatedId(_idNamed(sponsor));
        if (sponsorId == 0) revert SponsorNodeDoesNotExist();

        // Effect:
        _join(sponsorId, _seatedId(_idNamed(referral)), username, leg);
    }

    function _join(uint32 sponsor, uint32 upline, string calldata username, uint8 leg) private {
        (Round round, uint16 current) = _openRound();
        uint32 id = _claimIdentity(msg.sender, username, round.members() + ROOT + 1);
        Node node;
        uint8 units;
        uint256 value;
        (node, leg) = _takeSeat(id, upline, leg);
        (round, units, value) = _buy(id, sponsor, round, current);
        _nodes[id] = node.withPurchase(units * _pointsPerUnit);
        _seats[id] = SeatLibrary.create(sponsor).withPurchase(current, units);
        _rounds[current] = round.withMember();
        emit Registered(id, sponsor, upline, msg.sender, username, leg, current, units, value);
    }

    /// @dev Takes the payment and pays the commission; the caller stores the round. `value` is what the units cost.
    function _buy(uint32 id, uint32 sponsor, Round round, uint16 current)
        private
        returns (Round, uint8 units, uint256 value)
    {
        uint256 price = _unitPrice(round.polUsd());
        units = _takePayment(id, price);
        bool orphan = !_payCommission(sponsor, current, units, price);
        return (round.withEntry(units, orphan), units, units * price);
    }

    /// @dev The present round with its price and, from its first entry on, the running totals; the caller stores it.
    function _openRound() private returns (Round round, uint16 current) {
        current = _currentRound();
        round = _pricedRound(current);
        if (round.units() != 0) return (round, current);
        uint16 previous = _state.lastEntryRound;
        if (previous != current) {
            _rounds[previous] = _rounds[previous].withNext(current);
            _state.lastEntryRound = current;
            round = round.withTotalsOf(_rounds[previous]);
        }
    }

    /// @dev Links the new seat below `upline` and returns its node, without units, and the leg.
    function _takeSeat(uint32 id, uint32 upline, uint8 leg) private returns (Node, uint8) {
        Node parent = _nodes[upline];
        if (!parent.exists()) revert ReferralNodeDoesNotExist();
        Seat seat = _seats[upline];
        if (leg == ANY_LEG) leg = seat.freeLeg();
        if (leg == SeatLibrary.NO_FREE_LEG || seat.child(leg) != 0) revert ReferralNodeAlreadyHasTwoLegs();
        _seats[upline] = seat.withChild(leg, id);
        return (NodeLibrary.create(upline, leg, parent.depth() + 1), leg);
    }

    /// @dev How many units the payment covers. What is paid above goes to the payer's box.
    function _takePayment(uint32 id, uint256 price) private returns (uint8 units) {
        uint256 covered = msg.value / price;
        if (covered == 0 || covered > _maximumUnits) revert WrongEnterPrice(msg.value, price);
        _takeExcess(id, covered * price, price);
        return uint8(covered);
    }

    /// @dev What was sent above `total` goes to the payer's box, up to a limit. `price` is what the error tells.
    function _takeExcess(uint32 id, uint256 total, uint256 price) internal {
        uint256 excess = msg.value - total;
        if (excess > total / EXCESS_DIVISOR) revert WrongEnterPrice(msg.value, price);
        if (excess != 0) _addToBox(id, excess);
    }

    /// @dev Credits the sponsor. Returns false when the commission belongs to the HeroPool: the root and members without
    /// units earn nothing, and neither has a daily cap.
    function _payCommission(uint32 sponsor, uint16 round, uint8 units, uint256 price) private returns (bool) {
        if (_nodes[sponsor].maxPoints() == 0) return false;
        uint256 amount = _shareOfUnit(price, _sponsorShare) * units;
        _addCommission(sponsor, amount);
        uint256 slot = DaysLibrary.slotOf(round);
        _days[sponsor][slot] = _days[sponsor][slot].withSponsored(round, units);
        return true;
    }
}

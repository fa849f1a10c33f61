// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "../interfaces/IPlanActions.sol";
import {DaysLibrary} from "../types/Days.sol";
import {Node, NodeLibrary} from "../types/Node.sol";
import {Round} from "../types/Round.sol";
import {Seat, SeatLibrary} from "../types/Seat.sol";
import {PlanCredits} from "./PlanCredits.sol";
import {PlanMembers} from "./PlanMembers.sol";
import {PlanPrices} from "./PlanPrices.sol";

/// @title Joining and buying units, at a cost that does not depend on the size or depth of the tree
/// @dev An entry touches the new seat, its parent's seat, its sponsor and the round; nothing walks the tree. Units move
/// up later, when the round is settled.
abstract contract PlanEntries is PlanMembers, PlanPrices, PlanCredits {
    /// @dev `leg` for "the first free one".
    uint8 private constant ANY_LEG = 2;
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
        if (leg >= ANY_LEG) revert InvalidArgument();
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
        _creditOf(id);
        (Round round, uint16 current) = _openRound();
        uint256 price = _unitPrice(round.polUsd());
        uint8 units = _takePayment(id, price);
        if (held + units > _maximumUnits) revert Maximum50PointsPossible();
        Seat seat = _seats[id];
        _nodes[id] = node.withPurchase((held + units) * _pointsPerUnit);
        _seats[id] = seat.withPurchase(current, units);
        bool orphan = !_payCommission(seat.sponsor(), current, units, price);
        _rounds[current] = round.withEntry(units, orphan);
        emit ToppedUp(id, current, units, units * price);
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
            if (accounts[i] == address(0)) revert InvalidArgument();
            if (!_nodes[sponsors[i]].exists()) revert SponsorNodeDoesNotExist();
            uint32 id = _claimIdentity(accounts[i], usernames[i], base.members() + ROOT + 1);
            (Node node, uint8 leg) = _takeSeat(id, uplines[i], ANY_LEG);
            _nodes[id] = node;
            _seats[id] = SeatLibrary.create(sponsors[i]);
            base = base.withMember();
            emit Registered(id, sponsors[i], uplines[i], accounts[i], usernames[i], leg, 0, 0, 0);
        }
        _rounds[0] = base;
    }

    function _register(string calldata sponsor, string calldata referral, string calldata username, uint8 leg) private {
        // Check:
        if (block.timestamp < _opensAt) revert NotOpenYet(_opensAt);
        if (!_isExternallyOwned(msg.sender)) revert OnlyExternallyOwnedAccounts();
        uint32 sponsorId = _seatedId(_idNamed(sponsor));
        if (sponsorId == 0) revert SponsorNodeDoesNotExist();
        uint32 upline = _seatedId(_idNamed(referral));

        // Effect:
        (Round round, uint16 current) = _openRound();
        uint32 id = _claimIdentity(msg.sender, username, round.members() + ROOT + 1);
        Node node;
        (node, leg) = _takeSeat(id, upline, leg);
        uint256 price = _unitPrice(round.polUsd());
        uint8 units = _takePayment(id, price);
        _nodes[id] = node.withPurchase(units * _pointsPerUnit);
        _seats[id] = SeatLibrary.create(sponsorId).withPurchase(current, units);
        bool orphan = !_payCommission(sponsorId, current, units, price);
        _rounds[current] = round.withEntry(units, orphan).withMember();
        emit Registered(id, sponsorId, upline, msg.sender, username, leg, current, units, units * price);
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
        if (leg == ANY_LEG || seat.child(leg) != 0) revert ReferralNodeAlreadyHasTwoLegs();
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
        if (excess != 0) _accounts[id] = _accounts[id].plusBox(excess);
    }

    /// @dev Credits the sponsor. Returns false when the commission belongs to the HeroPool: the root and members without
    /// units earn nothing, and neither has a daily cap.
    function _payCommission(uint32 sponsor, uint16 round, uint8 units, uint256 price) private returns (bool) {
        if (_nodes[sponsor].maxPoints() == 0) return false;
        uint256 amount = _shareOfUnit(price, _sponsorShare) * units;
        _accounts[sponsor] = _accounts[sponsor].withCommission(amount);
        uint256 slot = DaysLibrary.slotOf(round);
        _days[sponsor][slot] = _days[sponsor][slot].withSponsored(round, units);
        return true;
    }
}

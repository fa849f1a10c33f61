// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews} from "../interfaces/IPlanViews.sol";
import {Node} from "../types/Node.sol";
import {Seat, SeatLibrary} from "../types/Seat.sol";
import {PlanReads} from "../plan/PlanReads.sol";
import {DirectViews} from "./DirectViews.sol";

/// @title Views of the tree, and the search for a free seat
abstract contract TreeViews is PlanReads, DirectViews, IPlanViews {
    /// @dev The most levels that one `autoReferral` call walks.
    uint256 private constant WALK_LEVELS = 2_000;

    /// @inheritdoc IPlanViews
    function userPlace(string calldata username)
        external
        view
        ofPlan
        returns (uint32 uplineId, uint8 leg, uint24 depth)
    {
        uint32 id = _idOfName(username);
        Node node = _nodes[id];
        return (node.upline(), node.leg(), _seats[id].depth());
    }

    /// @inheritdoc IPlanViews
    function userUp(string calldata username) external view ofPlan returns (string memory) {
        return _nameOf(_nodes[_idOfName(username)].upline());
    }

    /// @inheritdoc IPlanViews
    function sponsorOf(string calldata username) external view ofPlan returns (string memory) {
        return _nameOf(_seats[_idOfName(username)].sponsor());
    }

    /// @inheritdoc IPlanViews
    function nodeSeat(address account)
        external
        view
        ofPlan
        returns (address uplineNodeAddr, address leftNodeAddr, address rightNodeAddr)
    {
        uint32 id = _idOf(account);
        Seat seat = _seats[id];
        return (
            _accountOf(_nodes[id].upline()),
            _accountOf(seat.child(SeatLibrary.LEFT)),
            _accountOf(seat.child(SeatLibrary.RIGHT))
        );
    }

    /// @inheritdoc IPlanViews
    function userSeat(string calldata username)
        external
        view
        ofPlan
        returns (string memory up, string memory left, string memory right)
    {
        uint32 id = _idOfName(username);
        Seat seat = _seats[id];
        return
            (
                _nameOf(_nodes[id].upline()),
                _nameOf(seat.child(SeatLibrary.LEFT)),
                _nameOf(seat.child(SeatLibrary.RIGHT))
            );
    }

    /// @inheritdoc IPlanViews
    function autoReferral(string calldata sponsor)
        external
        view
        ofPlan
        returns (string memory referral, uint8 leg, bool found, uint32 next)
    {
        return _freeSeatBelow(_idOfName(sponsor));
    }

    /// @inheritdoc IPlanViews
    function autoReferralFrom(uint32 id)
        external
        view
        ofPlan
        returns (string memory referral, uint8 leg, bool found, uint32 next)
    {
        return _freeSeatBelow(id);
    }

    /// @dev Where both legs have equal units, the bits of the member count choose the leg, so that members who join
    /// before the next settlement spread over both legs.
    function _freeSeatBelow(uint32 id) private view returns (string memory, uint8, bool, uint32) {
        if (!_nodes[id].exists()) revert SponsorNodeDoesNotExist();
        uint256 coin = _rounds[_state.lastEntryRound()].members();
        for (uint256 level; level < WALK_LEVELS; ++level) {
            Seat seat = _seats[id];
            uint8 leg = seat.freeLeg();
            if (leg != SeatLibrary.NO_FREE_LEG) return (_nameOf(id), leg, true, id);
            Node node = _nodes[id];
            if (node.leftUsers() == node.rightUsers()) {
                id = seat.child(uint8((coin >> (level & 31)) & 1));
            } else {
                id = seat.child(node.leftUsers() < node.rightUsers() ? 0 : 1);
            }
        }
        return ("", 0, false, id);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {World} from "./World.sol";
import {Mark} from "./handlers/HandlerBase.sol";

/// @notice Runs the actions of the invariants with fixed seeds and counts the states they reach, so that no invariant
/// passes on an empty plan.
contract DepthTest is World {
    uint256 private constant WALKS = 8;
    uint256 private constant STEPS = 500;
    uint256 private constant MARKS = uint256(type(Mark).max) + 1;

    function test_walks_reachEveryStateThatTheInvariantsCheck() public {
        uint256 start = vm.snapshotState();
        uint256[] memory sums = new uint256[](MARKS);
        for (uint256 walk; walk < WALKS; ++walk) {
            vm.revertToState(start);
            takeWalk(walk);
            for (uint256 i; i < MARKS; ++i) {
                sums[i] += handler.marks(Mark(i));
            }
        }
        for (uint256 i; i < MARKS; ++i) {
            (string memory name, uint256 minimum) = minimumOf(Mark(i));
            emit log_named_uint(name, sums[i]);
            assertGe(sums[i], minimum, name);
        }
    }

    function takeWalk(uint256 walk) private {
        bytes4[] memory actions = handler.actions();
        for (uint256 step; step < STEPS; ++step) {
            uint256 dice = uint256(keccak256(abi.encode(walk, step)));
            bytes memory data = abi.encodeWithSelector(actions[dice % actions.length], dice);
            (bool ok, bytes memory answer) = address(handler).call(data);
            assertTrue(ok, string(answer));
        }
        checkPlans();
    }

    /// @dev Lower than the walks reach, so that new actions can change them.
    function minimumOf(Mark reached) private pure returns (string memory, uint256) {
        if (reached == Mark.Entries) return ("purchases", 500);
        if (reached == Mark.FirstSeatCommissions) return ("commissions of a seat from register0", 8);
        if (reached == Mark.FirstSeatOrphans) return ("commissions that such a seat does not earn", 20);
        if (reached == Mark.PlusEntries) return ("members of Plus", 100);
        if (reached == Mark.RoundsClosed) return ("rounds closed", 80);
        if (reached == Mark.RoundsClosedLate) return ("rounds closed more than a week late", 10);
        if (reached == Mark.PartialBatches) return ("batches that did not close a round", 80);
        if (reached == Mark.Padded) return ("small batches refused, then padded", 10);
        if (reached == Mark.PointyMembers) return ("members' days with points", 200);
        if (reached == Mark.FlashyRounds) return ("rounds with flash", 20);
        if (reached == Mark.Withdrawals) return ("withdrawals", 30);
        if (reached == Mark.Refusals) return ("payments refused by members", 5);
        if (reached == Mark.Reentries) return ("payments used to act again", 20);
        if (reached == Mark.PlacementsTaken) return ("placements taken just before", 20);
        if (reached == Mark.NamesSquatted) return ("changes of name", 10);
        if (reached == Mark.SeatsMoved) return ("seats moved", 10);
        if (reached == Mark.EntriesWithoutPrice) return ("entries stopped by the price", 80);
        if (reached == Mark.JumpsConfirmed) return ("jumps confirmed", 20);
        if (reached == Mark.Claims) return ("claims in an open window", 50);
        if (reached == Mark.Heroes) return ("Heroes", 20);
        if (reached == Mark.Knights) return ("Knights", 1);
        if (reached == Mark.Collections) return ("shares of the HeroPool collected", 10);
        return ("pots collected", 10);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {RoundData} from "src/interfaces/IPlanViews.sol";
import {ModelRound, PlanModel} from "../model/PlanModel.sol";
import {HandlerBase, Mark} from "./HandlerBase.sol";

/// @notice Settlement by all kinds of callers: honest and late, partial, shuffled, repeated, with unnecessary ids.
abstract contract SettlementHandler is HandlerBase {
    uint256 internal constant MINIMUM_NODES = 50;
    uint256 private constant LATE_ROUNDS = 7;

    /// @notice An honest keeper settles all rounds that are due, in batches of the smallest size.
    function settleAll(uint256 seed) external acts(seed) {
        settleEverything(CORE, CORE_MODEL);
        settleEverything(PLUS, PLUS_MODEL);
    }

    /// @notice A caller settles a part, in any order, with repeated and unknown ids.
    function settlePartly(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        distribute(plan, model, anyIds(model, roll(2) == 0 ? roll(MINIMUM_NODES) : MINIMUM_NODES + roll(20)));
    }

    /// @notice A caller settles from the top down, so that each call moves units by one level only.
    function settleTopDown(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        distribute(plan, model, padded(model.ids(), MINIMUM_NODES));
    }

    /// @notice A batch with unnecessary ids only, large enough or too small.
    function settleUnnecessaryIds(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        uint32[] memory ids = new uint32[](oneIn(2) ? MINIMUM_NODES : roll(MINIMUM_NODES));
        for (uint256 i; i < ids.length; ++i) {
            ids[i] = uselessId();
        }
        distribute(plan, model, ids);
    }

    /// @notice A caller credits members and unknown ids. The boxes do not change.
    function credit(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        call(plan, anyAccount(), 0, abi.encodeCall(IPlanActions.credit, (anyIds(model, roll(12)))), "");
    }

    /*///////////////////////////////// INTERNAL //////////////////////////////*/

    /// @dev Children before their uplines, in batches of 50; the last one may be smaller.
    function settleEverything(IPlan plan, PlanModel model) internal {
        uint32[] memory ids = model.ids();
        (bool due, uint16 number) = model.due();
        while (due) {
            uint256 left = ids.length;
            while (left != 0) {
                uint256 count = left < MINIMUM_NODES ? left : MINIMUM_NODES;
                uint32[] memory batch = new uint32[](count);
                for (uint256 i; i < count; ++i) {
                    batch[i] = ids[--left];
                }
                distribute(plan, model, batch);
                // If the round is complete before the last batch, the rest would settle the next round.
                if (plan.roundData(number).closed) break;
            }
            assertTrue(plan.roundData(number).closed, "an honest keeper closes the round");
            (due, number) = model.due();
        }
    }

    /// @dev Calls `distribute` once and checks each outcome it may have.
    function distribute(IPlan plan, PlanModel model, uint32[] memory ids) internal {
        uint32 closer = oneIn(4) ? uselessId() : oneIn(2) ? 0 : anyId(model);
        uint32[] memory exNodes = anyIds(model, roll(4));
        address from = anyAccount();
        bytes memory data = abi.encodeCall(IPlanActions.distribute, (ids, exNodes, closer));
        (bool due, uint16 number) = model.due();
        if (!due) {
            call(plan, from, 0, data, fails(IPlanErrors.TimeException.selector));
            return;
        }
        (bool ok, bytes memory answer) = tryCall(plan, from, 0, data);
        if (!ok && closer != 0 && !model.exists(closer) && bytes4(answer) == IPlanErrors.NodeNotRegistered.selector) {
            // Only a call that closes the round checks the closer.
            closer = 0;
            call(plan, from, 0, abi.encodeCall(IPlanActions.distribute, (ids, exNodes, closer)), "");
            assertTrue(plan.roundData(number).closed, "closes without the unknown closer");
        } else if (!ok) {
            assertEq(answer, fails(IPlanErrors.Minimum50Nodes.selector), "distribute");
            assertLt(ids.length, MINIMUM_NODES, "only small batches are refused");
            // The same batch padded with unknown ids is accepted, which shows that it was not complete.
            data = abi.encodeCall(IPlanActions.distribute, (padded(ids, MINIMUM_NODES), exNodes, closer));
            call(plan, from, 0, data, "");
            assertFalse(plan.roundData(number).closed, "a refused batch was not complete");
            mark(Mark.Padded);
        }
        if (plan.roundData(number).closed) {
            closed(plan, model, number, closer);
        } else {
            if (ok) assertGe(ids.length, MINIMUM_NODES, "a small batch completes the round");
            model.carried();
            mark(Mark.PartialBatches);
        }
    }

    /// @dev Compares the round's figures with the model, and its points with those of its members.
    function closed(IPlan plan, PlanModel model, uint16 number, uint32 closer) private {
        model.close(closer);
        mark(Mark.RoundsClosed);
        if (number + LATE_ROUNDS < model.present()) mark(Mark.RoundsClosedLate);

        ModelRound memory expected = model.roundOf(number);
        RoundData memory round = plan.roundData(number);
        assertEq(round.unitPrice, expected.price, "price");
        assertEq(round.units, expected.units, "units");
        assertEq(round.cumulativeUnits, expected.cumulativeUnits, "cumulative units");
        assertEq(round.points, expected.points, "points");
        assertEq(round.flash, expected.flash, "flash");
        assertEq(round.pointy, expected.pointy, "pointy");
        assertEq(round.pointValue, expected.pointValue, "point value");
        assertEq(round.rebate, expected.rebate, "rebate");
        if (round.flash != 0) mark(Mark.FlashyRounds);

        uint32[] memory pointy = plan.pointyIds(number, 0, type(uint256).max);
        assertEq(pointy.length, expected.pointy, "pointy list");
        uint256 sum;
        for (uint256 i; i < pointy.length; ++i) {
            sum += model.dayPoints(pointy[i], number);
            mark(Mark.PointyMembers);
        }
        assertEq(sum, round.points, "the members' points are the round's");
    }

    /// @dev Random members, the root and unknown ids, some of them repeated.
    function anyIds(PlanModel model, uint256 count) internal returns (uint32[] memory ids) {
        ids = new uint32[](count);
        for (uint256 i; i < count; ++i) {
            if (i != 0 && oneIn(8)) ids[i] = ids[i - 1];
            else ids[i] = oneIn(16) ? uselessId() : anyId(model);
        }
    }

    /// @dev An unknown id or the root's.
    function uselessId() internal returns (uint32) {
        return [0, ROOT, uint32(5_000), type(uint32).max][roll(4)];
    }

    function padded(uint32[] memory ids, uint256 length) internal pure returns (uint32[] memory longer) {
        if (ids.length >= length) return ids;
        longer = new uint32[](length);
        for (uint256 i; i < ids.length; ++i) {
            longer[i] = ids[i];
        }
    }
}

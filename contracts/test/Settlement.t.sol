// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {NodeAct, NodeData, RoundData} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice The steps of settlement: carry, complete, close.
contract SettlementTest is PlanFixture, IPlanEvents {
    uint32 private constant ROOT = 1;
    uint32 private constant UNKNOWN = 999;
    uint256 private constant MINIMUM_NODES = 50;

    uint32[] private ids;
    uint32[] private none;

    /*////////////////////////////////// CARRY ////////////////////////////////*/

    function test_distribute_carriesUnitsOneStepUpForEachId() public {
        joinFour();
        passDays(1);
        ids = [5];
        distributePadded();
        assertEq(node("alder").leftUsers, 1, "hazel's unit");
        assertEq(node("willow").leftUsers, 0, "not carried further");
        ids = [3];
        distributePadded();
        assertEq(node("willow").leftUsers, 3, "alder's two and hazel's");
        assertEq(node("canopy").leftUsers, 0);
    }

    function test_distribute_reachesTheRootInOneCallWithChildrenFirst() public {
        joinFour();
        passDays(1);
        ids = [5, 3, 4, 2];
        plan.distribute(ids, none, 0);
        assertEq(node("canopy").leftUsers, 7);
        assertTrue(plan.roundData(0).closed);
    }

    function test_distribute_needsOneCallPerLevelWithUplinesFirst() public {
        joinFour();
        passDays(1);
        ids = [2, 3, 4, 5];
        distributePadded();
        distributePadded();
        assertFalse(plan.roundData(0).closed);
        distributePadded();
        assertTrue(plan.roundData(0).closed);
    }

    function test_distribute_givesTheSameResultInAnyOrder() public {
        joinFour();
        passDays(1);
        uint256 start = vm.snapshotState();
        ids = [5, 3, 4, 2];
        plan.distribute(ids, none, 0);
        bytes32 expected = figures();

        vm.revertToState(start);
        ids = [4, 2, 3, 5, 2, 3, 5, 2];
        while (!plan.roundData(0).closed) distributePadded();
        assertEq(figures(), expected, "muddled");

        vm.revertToState(start);
        for (uint32 id = 2; !plan.roundData(0).closed; id = id == 5 ? 2 : id + 1) {
            ids = [id];
            distributePadded();
        }
        assertEq(figures(), expected, "one by one");
    }

    function test_distribute_skipsTheRootAndUnknownAndRepeatedIds() public {
        joinFour();
        passDays(1);
        ids = [ROOT, 0, UNKNOWN, type(uint32).max, 5, 5, ROOT, 5, 3, 4, UNKNOWN, 3, 2, 2];
        plan.distribute(ids, none, 0);
        assertEq(node("willow").leftUsers, 3);
        assertEq(node("willow").rightUsers, 3);
        assertEq(node("canopy").leftUsers, 7);
        assertEq(plan.roundData(0).points, 3);
        NodeData memory nowhere;
        assertEq(abi.encode(node("unknown")), abi.encode(nowhere), "nothing is above the root");
    }

    function test_distribute_carriesARepeatedIdOneStepOnly() public {
        joinFour();
        passDays(1);
        ids = [5, 5];
        distributePadded();
        assertEq(node("alder").leftUsers, 1);
        assertEq(node("willow").leftUsers, 0);
    }

    function test_distribute_settlesTheOwnUnitsOfTouchedMembers() public {
        joinFour();
        passDays(1);
        ids = [5];
        distributePadded();
        assertEq(plan.linksOf(5).settledUnits, 1, "hazel, who is carried");
        assertEq(plan.linksOf(3).settledUnits, 2, "alder, above her");
        assertEq(plan.linksOf(2).settledUnits, 0, "willow, who is not touched");
    }

    function test_distribute_carriesNothingTheSecondTime() public {
        joinFour();
        passDays(1);
        ids = [5, 4, 3];
        distributePadded();
        bytes32 before = figures();
        distributePadded();
        assertEq(figures(), before);
    }

    function test_distribute_revertsWhen_fewerThan50IdsDoNotCompleteTheRound() public {
        joinFour();
        passDays(1);
        ids = [5, 3, 4];
        pad(MINIMUM_NODES - 1);
        vm.expectRevert(IPlanErrors.Minimum50Nodes.selector);
        plan.distribute(ids, none, 0);
        ids.push(ROOT);
        plan.distribute(ids, none, 0);
        assertEq(plan.pointOutIndex(), 0, "50 may do part of the work");

        ids = [2];
        plan.distribute(ids, none, 0);
        assertTrue(plan.roundData(0).closed, "one may complete it");
    }

    function test_distribute_doesNotCountExNodesAmongThe50() public {
        joinFour();
        passDays(1);
        ids = [5];
        pad(MINIMUM_NODES);
        vm.expectRevert(IPlanErrors.Minimum50Nodes.selector);
        plan.distribute(none, ids, 0);
    }

    /*////////////////////////////////// ROUNDS ///////////////////////////////*/

    function test_distribute_revertsWhen_theRoundHasNotEnded() public {
        joinFour();
        vm.warp(START + 1 days - 1);
        ids = everyId();
        vm.expectRevert(IPlanErrors.TimeException.selector);
        plan.distribute(ids, none, 0);
        vm.warp(START + 1 days);
        plan.distribute(ids, none, 0);
        assertTrue(plan.roundData(0).closed);
    }

    function test_distribute_revertsWhen_noRoundIsDue() public {
        passDays(3);
        vm.expectRevert(IPlanErrors.TimeException.selector);
        plan.distribute(none, none, 0);

        joinFour();
        passDays(1);
        settleRound();
        ids = everyId();
        vm.expectRevert(IPlanErrors.TimeException.selector);
        plan.distribute(ids, none, 0);
    }

    function test_distribute_settlesOneRoundPerCall_oldestFirst() public {
        join("willow", "canopy", "canopy", 1);
        passDays(1);
        join("alder", "willow", "willow", 2);
        passDays(1);
        join("rowan", "willow", "willow", 3);
        passDays(1);
        for (uint256 round; round < 3; ++round) {
            assertEq(plan.xRoundCounter(), round);
            assertFalse(plan.roundData(round).closed);
            settleRound();
            assertTrue(plan.roundData(round).closed);
            assertEq(node("canopy").leftUsers, plan.roundData(round).cumulativeUnits, "nothing of a later round");
        }
        assertEq(plan.roundData(0).points, 0);
        assertEq(plan.roundData(1).points, 0);
        assertEq(plan.roundData(2).points, 2, "pairs belong to the round that completed them");
    }

    function test_distribute_skipsRoundsWithoutEntries() public {
        join("willow", "canopy", "canopy");
        passDays(5);
        join("alder", "willow", "willow");
        passDays(4);
        settleRound();
        assertEq(plan.xRoundCounter(), 5);
        settleRound();
        assertEq(plan.xRoundCounter(), 9, "the present round, with nothing left to settle");
        assertFalse(plan.roundData(3).closed);
    }

    function test_distribute_needsNoIdsOfSeatsWithoutUnits() public {
        plan = deploy(opensLater(1 days));
        giveSeatTo("willow");
        passDays(1);
        assertEq(plan.xRoundCounter(), 1);
        vm.expectRevert(IPlanErrors.TimeException.selector);
        plan.distribute(none, none, 0);
    }

    function test_distribute_doesNotSettleTheCurrentRound() public {
        joinFour();
        passDays(1);
        topUp(makeAddr("alder"), 2 * UNIT);
        join("maple", "hazel", "hazel", 5);
        settleRound();
        assertTrue(plan.roundData(0).closed);
        assertEq(node("willow").leftUsers, 3, "as of yesterday");
        assertEq(plan.roundData(0).points, 3);

        passDays(1);
        assertEq(plan.xRoundCounter(), 1);
        settleRound();
        assertEq(node("willow").leftUsers, 10, "with the top-up and maple");
        assertEq(plan.roundData(1).points, 0);
    }

    function test_pointOutIndex_countsTheUnitsThatReachedTheRoot() public {
        joinFour();
        join("maple", "canopy", "canopy", 4);
        assertEq(plan.pointOutIndex(), 0);
        passDays(1);
        ids = [6];
        distributePadded();
        assertEq(plan.pointOutIndex(), 4, "maple's");
        ids = [2];
        distributePadded();
        assertEq(plan.pointOutIndex(), 5, "and willow's own");
        settleRound();
        assertEq(plan.pointOutIndex(), 0, "no round is open");

        join("birch", "maple", "maple", 3);
        passDays(1);
        assertEq(plan.pointOutIndex(), 0, "the next round starts at zero");
    }

    /*////////////////////////////////// CLOSE ////////////////////////////////*/

    function test_close_updatesTheRankWindow_butEarlierBatchesDoNot() public {
        joinFour();
        passDays(30);
        ids = [5, 3];
        distributePadded();
        (, bool open,) = plan.rankWindow();
        assertFalse(open);
        ids = [4, 2];
        plan.distribute(ids, none, 0);
        (, open,) = plan.rankWindow();
        assertTrue(open);
    }

    function test_close_creditsExNodesWithTheClosedRound() public {
        joinFour();
        passDays(1);
        uint32[] memory exNodes = new uint32[](3);
        (exNodes[0], exNodes[1], exNodes[2]) = (2, UNKNOWN, ROOT);
        // The pool is 7 units x 30 POL. A point is worth 1/70 of it; the rest after 3 points goes back to 7 units.
        vm.expectEmit(address(plan));
        emit Credited(2, 3 * 2.92 ether, uint256(204.4 ether - 3 * 2.92 ether) / 7);
        plan.distribute(everyId(), exNodes, 0);
    }

    function test_close_revertsWhen_theCloserIsUnknown() public {
        joinFour();
        passDays(1);
        ids = everyId();
        vm.expectRevert(IPlanErrors.NodeNotRegistered.selector);
        plan.distribute(ids, none, UNKNOWN);
        assertFalse(plan.roundData(0).closed);
    }

    function test_close_rewardsOnlyTheCloserOfTheLastBatch() public {
        joinFour();
        passDays(1);
        ids = [5, 3];
        pad(MINIMUM_NODES);
        plan.distribute(ids, none, UNKNOWN);
        uint256 box = plan.boxOf(4);
        ids = [4, 2];
        plan.distribute(ids, none, 4);
        // 1 % of 7 units, added to the rebate of rowan's three.
        assertEq(plan.boxOf(4), box + 7 * UNIT / 100 + 3 * plan.roundData(0).rebate);
    }

    function test_close_addsTheRewardToTheHeroPool_withoutACloserOrWithTheRoot() public {
        joinFour();
        passDays(1);
        uint256 start = vm.snapshotState();
        settleRound(0);
        uint256 heroPool = plan.monthData(0).pot;
        // 2 %, the closing reward of 1 %, willow's commission, whose sponsor is the root, and the rest of 7 rebates.
        assertEq(heroPool, 7 * UNIT * 3 / 100 + COMMISSION + uint256(204.4 ether - 3 * 2.92 ether) % 7);

        vm.revertToState(start);
        settleRound(ROOT);
        uint256 withRoot = plan.monthData(0).pot;
        assertEq(withRoot, heroPool);
        assertEq(plan.boxOf(ROOT), 0);
    }

    function test_close_rebatesThePoolOfARoundWithoutPoints() public {
        join("willow", "canopy", "canopy", 2);
        passDays(1);
        settleRound();
        RoundData memory round = plan.roundData(0);
        assertEq(round.points, 0);
        assertEq(round.rebate, UNIT * 73 / 100);
        assertEq(plan.boxOf(2), 2 * round.rebate);
        assertEq(round.pointValue, UNIT * 73 / 1_000, "what a point would have been worth");
    }

    /*///////////////////////////////// SUPPORT ///////////////////////////////*/

    function distributePadded() private {
        uint32[] memory useful = ids;
        pad(MINIMUM_NODES);
        plan.distribute(ids, none, 0);
        ids = useful;
    }

    function pad(uint256 length) private {
        while (ids.length < length) ids.push(ROOT);
    }

    function node(string memory username) private view returns (NodeData memory place) {
        (place,,) = plan.UserDashboard(username, 0);
    }

    function figures() private view returns (bytes32) {
        bytes memory all = abi.encode(plan.roundData(0), plan.xRoundCounter(), plan.HeroPool());
        for (uint32 id = 1; id <= plan.memberCount() + 1; ++id) {
            (NodeData memory place, NodeAct memory lifetime,) = plan.UserDashboard(plan.idToName(id), 0);
            all = abi.encode(all, place, lifetime, plan.boxOf(id));
        }
        return keccak256(all);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {MonthData} from "src/interfaces/IPlanViews.sol";
import {IPlan} from "src/interfaces/IPlan.sol";
import {World} from "./World.sol";
import {Handler} from "./handlers/Handler.sol";
import {PlanModel} from "./model/PlanModel.sol";

/// @notice The handler with chosen actions: a leader with a full tree of 126 members below, in both plans, on one day.
contract Storyteller is Handler {
    uint256 private constant BELOW_THE_LEADER = 126;

    constructor(IPlan core, IPlan plus, PlanModel coreModel, PlanModel plusModel, MockV3Aggregator feed)
        Handler(core, plus, coreModel, plusModel, feed)
    {}

    /// @notice The leader joins below the root and sponsors the others. All but the last hold five units.
    function joinAll() external acts(0) returns (uint32 leader) {
        leader = joinBoth(ROOT, ROOT, MAXIMUM_UNITS);
        for (uint256 i; i < BELOW_THE_LEADER; ++i) {
            // Breadth first: the children of the nth are the members 2n + 1 and 2n + 2.
            uint32 upline = leader + uint32(i) / 2;
            joinBoth(leader, upline, i + 1 == BELOW_THE_LEADER ? 1 : MAXIMUM_UNITS);
        }
    }

    /// @notice The last member tops up in the open round while a caller settles the first round from the top down.
    function topUpWhileSettling(uint32 leader) external acts(0) {
        skip(1 days);
        keepFeedAlive();
        distribute(CORE, CORE_MODEL, padded(CORE_MODEL.ids(), MINIMUM_NODES));
        buy(CORE, CORE_MODEL, accountOf[leader + uint32(BELOW_THE_LEADER)], 3);
        distribute(CORE, CORE_MODEL, padded(CORE_MODEL.ids(), MINIMUM_NODES));
    }

    /// @notice No one acts for forty days; then a keeper settles and claims for all members.
    function settleLate() external acts(0) {
        skip(40 days);
        keepFeedAlive();
        settleEverything(CORE, CORE_MODEL);
        settleEverything(PLUS, PLUS_MODEL);
        for (uint256 i; i < 2; ++i) {
            claim(CORE, CORE_MODEL, CORE_MODEL.ids());
            claim(PLUS, PLUS_MODEL, PLUS_MODEL.ids());
        }
    }

    function joinBoth(uint32 sponsor, uint32 upline, uint8 units) private returns (uint32 id) {
        assertTrue(enter(freshAccount(), sponsor, upline, freshName(), units), "joins");
        id = uint32(CORE_MODEL.size());
        registerInPlus(id, sponsor, upline, units);
    }
}

/// @notice One run through the states that random runs seldom reach: a Knight, capped shares.
contract StoryTest is World {
    Storyteller private teller;

    function makeHandler() internal override returns (Handler) {
        teller = new Storyteller(plan, plus, coreModel, plusModel, feed);
        return teller;
    }

    function test_story_fromAFullTreeToTheLastWei() public {
        uint32 leader = teller.joinAll();
        checkPlans();
        teller.topUpWhileSettling(leader);
        checkPlans();
        teller.settleLate();
        checkPlans();

        // The leader and the six members below earned the cap of 50 points on the first day: seven Heroes, five of whom
        // make their sponsor a Knight. The three units of the top-up paired on the second day.
        assertEq(plan.monthData(0).shares, 6 + 5, "six Heroes and a Knight");
        assertEq(plan.monthActivity(leader, 0).shares, 5, "the leader's shares");
        assertEq(plan.monthActivity(leader, 0).points, 50 + 3, "the leader's points");
        assertGt(plan.roundData(1).flash, 0, "pairs above the cap");

        teller.finish(0);
        checkPlans();
        MonthData memory month = plan.monthData(0);
        assertEq(month.shareValue, UNIT * month.points / (4 * month.units), "the cap of a share");
        assertGt(month.pot, month.shareValue * month.shares, "the commons got the rest");
        assertEq(plan.boxOf(leader), 0, "all is withdrawn");
    }
}

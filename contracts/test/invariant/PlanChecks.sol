// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {Links, MonthActivity, MonthData, NodeAct, NodeData, RoundData} from "src/interfaces/IPlanViews.sol";
// forge-std has an `Account` of its own.
import {Account as MemberAccount} from "src/types/Account.sol";
import {PlanState} from "src/types/PlanState.sol";
import {QuickAssertions} from "../support/QuickAssertions.sol";
import {Handler} from "./handlers/Handler.sol";
import {PlanModel} from "./model/PlanModel.sol";
import {ModelMonth, ModelRank, ModelWindow} from "./model/RankModel.sol";
import {ModelMember} from "./model/TreeModel.sol";

/// @notice What must be true of a plan at any time, read through its views and compared with the model.
contract PlanChecks is QuickAssertions {
    uint32 private constant ROOT_ID = 1;
    /// @dev Behind `_state`, `_candidate`, `_nodes` and `_seats`.
    uint256 private constant ACCOUNTS_SLOT = 2 + 2 * (1 << 32);

    /// @dev What the checks of all members read, read once.
    struct Context {
        IPlan plan;
        PlanModel model;
        Handler handler;
        PlanState state;
        bool carrying;
        bool due;
        uint16 number;
        uint256 month;
        /// @dev By id: units that have reached the leg of the upline.
        uint256[] above;
    }

    /// @dev Sums over all members.
    struct Sums {
        uint256 boxes;
        uint256 owedUpwards;
        uint256 waiting;
        uint256 rootTotal;
        uint256 units;
    }

    /// @notice Runs all checks in one pass over the members.
    function checkPlan(IPlan plan, PlanModel model, Handler handler) external view {
        Sums memory sums;
        uint32[] memory ids = model.ids();
        Context memory context = readContext(plan, model, handler, ids);
        for (uint256 i; i < ids.length; ++i) {
            checkMember(context, ids[i], sums);
            checkRank(context, ids[i]);
        }
        checkUnits(plan, model, sums);
        checkMoney(plan, model, sums);
        checkPools(plan, model);
        checkProgress(plan, model);
        checkFormer(plan, model, handler);
    }

    function readContext(IPlan plan, PlanModel model, Handler handler, uint32[] memory ids)
        private
        view
        returns (Context memory context)
    {
        (context.plan, context.model, context.handler) = (plan, model, handler);
        context.state = PlanState.wrap(uint256(vm.load(address(plan), bytes32(0))));
        context.carrying = model.carrying();
        (context.due, context.number) = model.due();
        context.month = model.rankWindow().month;
        uint256 highest;
        for (uint256 i; i < ids.length; ++i) {
            if (ids[i] > highest) highest = ids[i];
        }
        context.above = new uint256[](highest + 1);
    }

    /// @dev Checks a member's box to the wei, place, units and caps, and adds to the sums.
    function checkMember(Context memory context, uint32 id, Sums memory sums) private view {
        IPlan plan = context.plan;
        address account = context.handler.accountOf(id);
        ModelMember memory m = context.model.member(id);
        Links memory links = plan.linksOf(id);
        NodeData memory node = plan.nodeData(account);
        uint256 box = plan.boxOf(id);

        assertEq(plan.addrToId(account), id, "the seat follows the account");
        assertEq(box, m.box, "box");
        assertEq(account.balance, context.handler.takenBy(account), "every wei that left a box arrived, once");
        assertEq(links.units, m.units, "units");
        assertEq(links.upline, m.upline, "upline");
        assertEq(links.sponsor, m.sponsor, "sponsor");
        assertEq(links.left, m.children[0], "left");
        assertEq(links.right, m.children[1], "right");
        assertEq(node.isLeftOrRight, m.side, "side");
        assertEq(node.maxPoints, 10 * m.units, "daily cap");
        assertLe(node.maxPoints, 50, "highest cap");
        assertTrue(node.leftVariance == 0 || node.rightVariance == 0, "legs are paired");
        assertEq(earnsCommissions(context, id), m.units != 0, "only members with units earn commissions");
        if (!context.carrying) checkSettled(plan, m, node, account);

        sums.boxes += box;
        sums.units += links.units;
        uint256 total = uint256(node.leftUsers) + node.rightUsers + links.settledUnits;
        // A negative term would revert here. The ids of uplines come first.
        if (id == ROOT_ID) sums.rootTotal = total;
        else sums.owedUpwards += total - context.above[id];
        if (links.left != 0) context.above[links.left] = node.leftUsers;
        if (links.right != 0) context.above[links.right] = node.rightUsers;
        uint256 bought = context.due ? context.model.unitsUpTo(id, context.number) : m.settledUnits;
        sums.waiting += bought - links.settledUnits;
    }

    /// @dev What `PlanEntries._holdsUnits` answers, which reads neither the member's units nor their daily cap.
    function earnsCommissions(Context memory context, uint32 id) private view returns (bool) {
        bytes32 word = vm.load(address(context.plan), bytes32(ACCOUNTS_SLOT + id));
        MemberAccount account = MemberAccount.wrap(uint256(word));
        return account.spEarn() != 0 || id > ROOT_ID + context.state.firstSeats() || account.opened();
    }

    /// @dev While no round is partly settled, legs and earnings are those of the closed rounds.
    function checkSettled(IPlan plan, ModelMember memory m, NodeData memory node, address account) private view {
        assertEq(node.leftVariance, m.variance[0], "left variance");
        assertEq(node.rightVariance, m.variance[1], "right variance");
        assertEq(node.leftUsers, m.legUnits[0], "left units");
        assertEq(node.rightUsers, m.legUnits[1], "right units");
        NodeAct memory act = plan.nodeAct(account);
        assertEq(act.points, m.points, "points");
        assertEq(act.flash, m.flash, "flash");
        assertEq(act.spEarn, m.spEarn, "commissions");
        assertEq(act.ptEarn, m.ptEarn, "point earnings");
    }

    /// @dev Ranks of the month of the open or the next window.
    function checkRank(Context memory context, uint32 id) private view {
        MonthActivity memory act = context.plan.monthActivity(id, context.month);
        ModelRank memory rank = context.model.rankOf(id, context.month);
        assertEq(uint8(act.rank), uint8(rank.rank), "rank");
        assertEq(act.shares, rank.shares, "shares");
        assertEq(act.heroes, rank.heroes, "heroes");
        if (!context.carrying) assertEq(act.points, rank.points, "points of the month");
    }

    /// @dev Conservation of units: units owed to uplines, units not settled and units at the root add up to all units
    /// of the rounds up to the one being settled.
    function checkUnits(IPlan plan, PlanModel model, Sums memory sums) private view {
        (bool due, uint16 number) = model.due();
        uint16[] memory open = model.openRounds();
        uint256 later;
        for (uint256 i; i < open.length; ++i) {
            if (!due || open[i] > number) later += plan.roundData(open[i]).units;
        }
        assertEq(sums.owedUpwards + sums.waiting + sums.rootTotal, sums.units - later, "units are conserved");
        if (!model.carrying()) assertEq(plan.pointOutIndex(), 0, "nothing has reached the root");
    }

    /// @dev Solvency, to the wei: boxes, open rounds, months, shares and pots add up to payments in less payments out.
    function checkMoney(IPlan plan, PlanModel model, Sums memory sums) private view {
        uint256 owed = sums.boxes;
        uint16[] memory open = model.openRounds();
        for (uint256 i; i < open.length; ++i) {
            RoundData memory round = plan.roundData(open[i]);
            assertFalse(round.closed, "still open");
            uint256 paying = round.units - model.roundOf(open[i]).orphanUnits;
            owed += round.unitPrice * round.units - round.unitPrice / 10 * paying;
        }
        (uint256 month,,) = plan.rankWindow();
        for (uint256 i; i <= model.present() / 30; ++i) {
            owed += i < month ? model.monthOf(i).uncollected : plan.monthData(i).pot;
        }
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        owed += forCommons + forOperations;
        assertEq(owed, model.paidIn() - model.paidOut(), "the plan owes its payments in less its payments out");
        assertEq(address(plan).balance, owed + model.forced(), "the plan holds what it owes");
    }

    function checkPools(IPlan plan, PlanModel model) private view {
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(forCommons, model.commonsPot(), "commons");
        assertEq(forOperations, model.operationsPot(), "operations");
        ModelWindow memory window = model.rankWindow();
        (uint256 month, bool open, uint256 closesAt) = plan.rankWindow();
        assertEq(month, window.month, "month of the window");
        assertEq(open, window.open, "window is open");
        if (open) assertEq(closesAt, window.closesAt, "window closes");
        for (uint256 i; i <= model.present() / 30; ++i) {
            checkMonth(plan.monthData(i), model.monthOf(i), i < month);
        }
    }

    /// @dev Nothing stays in a pot after its window: what shares leave went to the commons.
    function checkMonth(MonthData memory data, ModelMonth memory expected, bool isOver) private pure {
        assertEq(data.pot, expected.pot, "month's pot");
        assertEq(data.shares, expected.shares, "month's shares");
        assertEq(data.shareValue, expected.shareValue, "value of a share");
        if (isOver) assertEq(data.shares * data.shareValue + expected.rest, data.pot, "the whole pot went out");
    }

    function checkProgress(IPlan plan, PlanModel model) private view {
        uint16[] memory open = model.openRounds();
        assertEq(plan.roundCounter(), model.present(), "present round");
        assertEq(plan.xRoundCounter(), open.length == 0 ? model.present() : open[0], "oldest open round");
        assertEq(plan.memberCount(), model.size() - 1, "members");
    }

    /// @dev An account whose seat moved away has no seat, unless it registered again.
    function checkFormer(IPlan plan, PlanModel model, Handler handler) private view {
        for (uint256 i; i < handler.formerCount(); ++i) {
            address account = handler.former(i);
            uint32 id = handler.idOf(account);
            assertEq(plan.addrToId(account), model.exists(id) ? id : 0, "the seat has moved away");
        }
    }
}

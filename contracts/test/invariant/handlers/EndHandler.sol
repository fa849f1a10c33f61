// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {PlanModel} from "../model/PlanModel.sol";
import {EntryHandler} from "./EntryHandler.sol";
import {MoneyHandler} from "./MoneyHandler.sol";
import {RankHandler} from "./RankHandler.sol";
import {SettlementHandler} from "./SettlementHandler.sol";
import {WorldHandler} from "./WorldHandler.sol";

/// @notice Liveness: after any run, honest members and one honest keeper can finish everything.
abstract contract EndHandler is EntryHandler, SettlementHandler, MoneyHandler, RankHandler, WorldHandler {
    /// @notice Confirms the price, closes all rounds, registers members, collects all shares, and empties every box and
    /// pot to the last wei.
    function finish(uint256 seed) external acts(seed) {
        confirmPrice();
        skip(1 days);
        confirmPrice();
        settleEverything(CORE, CORE_MODEL);
        settleEverything(PLUS, PLUS_MODEL);
        assertEq(CORE.xRoundCounter(), CORE.roundCounter(), "core is settled");
        assertEq(PLUS.xRoundCounter(), PLUS.roundCounter(), "Plus is settled");

        uint32 sponsor = anyId(CORE_MODEL);
        bool joined = enter(freshAccount(), sponsor, freeSeatBelow(CORE, sponsor), freshName(), MAXIMUM_UNITS);
        assertTrue(joined, "entries are open");
        joinFirstSeats();
        sponsor = anyId(PLUS_MODEL);
        registerInPlus(uint32(CORE_MODEL.size()), sponsor, freeSeatBelow(PLUS, sponsor), MAXIMUM_UNITS);
        assertEq(PLUS.unitsOf(uint32(CORE_MODEL.size())), MAXIMUM_UNITS, "the new member is in both");
        skip(1 days);
        settleEverything(CORE, CORE_MODEL);
        settleEverything(PLUS, PLUS_MODEL);

        empty(CORE, CORE_MODEL);
        empty(PLUS, PLUS_MODEL);
    }

    /// @dev The root and the seats from `register0` are the sponsors who may hold no units. Such a seat buys one.
    function joinFirstSeats() private {
        for (uint32 id = ROOT; id <= LAST_FIRST_SEAT; ++id) {
            joinUnder(id);
            if (id == ROOT || CORE.unitsOf(id) != 0) continue;
            buy(CORE, CORE_MODEL, accountOf[id], 1);
            joinUnder(id);
        }
    }

    function joinUnder(uint32 sponsor) private {
        uint256 before = CORE_MODEL.member(sponsor).spEarn;
        assertTrue(enter(freshAccount(), sponsor, freeSeatBelow(CORE, sponsor), freshName(), 1), "joins");
        bool earned = CORE.nodeAct(accountOf[sponsor]).spEarn != before;
        assertEq(earned, CORE.unitsOf(sponsor) != 0, "only members with units earn commissions");
    }

    /// @dev Two readings an hour apart confirm any price; a third is needed if the round ends between them.
    function confirmPrice() private {
        for (uint256 i; i < 3; ++i) {
            if (i != 0) skip(1 hours);
            keepFeedAlive();
            updatePrice(CORE, CORE_MODEL);
            updatePrice(PLUS, PLUS_MODEL);
            if (CORE.roundPriced() && PLUS.roundPriced()) break;
        }
        assertTrue(CORE.roundPriced() && PLUS.roundPriced(), "a living feed opens entries");
    }

    function empty(IPlan plan, PlanModel model) private {
        uint256 last = model.present() / 30;
        while (model.rankWindow().month < last) {
            claim(plan, model, model.ids());
            skip(7 days);
            collect(plan, model, uint16(model.rankWindow().month));
        }
        for (uint16 month; month < last; ++month) {
            collect(plan, model, month);
            assertEq(model.monthOf(month).uncollected, 0, "all shares are collected");
        }
        uint32[] memory ids = model.ids();
        for (uint256 i; i < ids.length; ++i) {
            emptyBox(plan, model, ids[i]);
        }
        collectOperations(plan, model);
        collectCommons(plan, model);
        // The rest is the pot of the current month.
        uint256 left = model.forced() + model.monthOf(last).pot;
        assertEq(address(plan).balance, left, "all else is paid out");
    }

    /// @dev A member that refuses POL keeps the box and can move the seat to an account that accepts POL.
    function emptyBox(IPlan plan, PlanModel model, uint32 id) private {
        uint256 box = model.boxOf(id);
        if (box == 0) return;
        withdraw(plan, model, id, box);
        if (refuses(accountOf[id])) {
            moveSeat(id);
            assertEq(plan.boxOf(id), box, "the box moved along");
            withdraw(plan, model, id, box);
        }
        // A member that reenters may have bought units or paid a fee, with an excess in the box.
        if (model.boxOf(id) != 0) withdraw(plan, model, id, model.boxOf(id));
    }

    function moveSeat(uint32 id) private {
        address to = freshAccount();
        call(CORE, accountOf[id], 0, abi.encodeCall(IPlanActions.changeAddress, (to)), "");
        call(CORE, to, 0, abi.encodeCall(IPlanActions.acceptAddress, (nameOf[id])), "");
        moved(id, to);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlanModel} from "../model/PlanModel.sol";
import {HandlerBase, Mark} from "./HandlerBase.sol";

/// @notice Claims and collections of ranks, for any member by any caller.
abstract contract RankHandler is HandlerBase {
    /// @notice The keeper claims for all members, twice: Heroes first, then their sponsors' Knights.
    function claimForAll(uint256 seed) external acts(seed) {
        for (uint256 i; i < 2; ++i) {
            claim(CORE, CORE_MODEL, CORE_MODEL.ids());
            claim(PLUS, PLUS_MODEL, PLUS_MODEL.ids());
        }
    }

    /// @notice A caller claims for random ids.
    function claimForSome(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        uint32[] memory ids = new uint32[](roll(6));
        for (uint256 i; i < ids.length; ++i) {
            ids[i] = oneIn(6) ? uint32(roll(3)) : anyId(model);
        }
        claim(plan, model, ids);
    }

    /// @notice A caller collects any month for all members, fixed or not. Each share is paid once.
    function collectForAll(uint256 seed) external acts(seed) {
        for (uint16 month; month <= CORE_MODEL.rankWindow().month; ++month) {
            if (oneIn(3)) collect(CORE, CORE_MODEL, month);
            if (oneIn(3)) collect(PLUS, PLUS_MODEL, month);
        }
    }

    /*///////////////////////////////// INTERNAL //////////////////////////////*/

    function claim(IPlan plan, PlanModel model, uint32[] memory ids) internal {
        bool claimable = model.isClaimable();
        bytes memory data = abi.encodeCall(IPlanActions.claimRank, (ids));
        call(plan, anyAccount(), 0, data, claimable ? bytes("") : fails(IPlanErrors.RankWindowNotOpen.selector));
        if (!claimable) return;
        (uint256 heroes, uint256 knights) = (model.heroCount(), model.knightCount());
        model.claim(ids);
        marks[Mark.Heroes] += model.heroCount() - heroes;
        marks[Mark.Knights] += model.knightCount() - knights;
        mark(Mark.Claims);
    }

    function collect(IPlan plan, PlanModel model, uint16 month) internal {
        bool isFixed = model.isFixed(month);
        uint32[] memory ids = model.ids();
        bytes memory data = abi.encodeCall(IPlanActions.collectRank, (ids, month));
        call(plan, anyAccount(), 0, data, isFixed ? bytes("") : fails(IPlanErrors.RankWindowNotClosed.selector));
        if (!isFixed) return;
        uint256 before = model.collectedCount();
        model.collect(ids, month);
        marks[Mark.Collections] += model.collectedCount() - before;
    }
}

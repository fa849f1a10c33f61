// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPuppeteer} from "../actors/Puppet.sol";
import {PlanModel} from "../model/PlanModel.sol";
import {EndHandler} from "./EndHandler.sol";
import {HandlerBase, Mark} from "./HandlerBase.sol";
import {IdentityHandler} from "./IdentityHandler.sol";

/// @notice All actors of the two plans, and what a member does during a payment.
contract Handler is EndHandler, IdentityHandler, IPuppeteer {
    uint256 private constant DEEPEST_REENTRY = 2;
    uint256 private depth;

    constructor(IPlan core, IPlan plus, PlanModel coreModel, PlanModel plusModel, MockV3Aggregator feed)
        HandlerBase(core, plus, coreModel, plusModel, feed)
    {}

    /// @inheritdoc IPuppeteer
    function paid() external {
        if (depth == DEEPEST_REENTRY) return;
        ++depth;
        mark(Mark.Reentries);
        (IPlan plan, PlanModel model) = anyPlan();
        reenter(plan, model, msg.sender, idOf[msg.sender]);
        --depth;
    }

    /// @notice Adds a member who has a seat before the first action.
    function addInitialMember(uint32 id, address account, string calldata name) external {
        trackMember(id, account, name);
    }

    /// @notice The actions from which a run chooses.
    function actions() external pure returns (bytes4[] memory list) {
        list = new bytes4[](36);
        list[0] = this.join.selector;
        list[1] = this.joinMany.selector;
        list[2] = this.joinFromConstructor.selector;
        list[3] = this.joinAsContract.selector;
        list[4] = this.takePlacement.selector;
        list[5] = this.joinPlus.selector;
        list[6] = this.joinPlusInvalidly.selector;
        list[7] = this.topUp.selector;
        list[8] = this.payWrongAmount.selector;
        list[9] = this.settleAll.selector;
        list[10] = this.settlePartly.selector;
        list[11] = this.settleTopDown.selector;
        list[12] = this.settleUnnecessaryIds.selector;
        list[13] = this.credit.selector;
        list[14] = this.withdrawAny.selector;
        list[15] = this.withdrawAsStranger.selector;
        list[16] = this.collectPots.selector;
        list[17] = this.force.selector;
        list[18] = this.sendPlainPayment.selector;
        list[19] = this.claimForAll.selector;
        list[20] = this.claimForSome.selector;
        list[21] = this.collectForAll.selector;
        list[22] = this.changeUsername.selector;
        list[23] = this.changeIdentityInPlus.selector;
        list[24] = this.changeAddress.selector;
        list[25] = this.acceptAddress.selector;
        list[26] = this.cancelChangeAddress.selector;
        list[27] = this.actAsFormer.selector;
        list[28] = this.passHours.selector;
        list[29] = this.passDays.selector;
        list[30] = this.passWeeks.selector;
        list[31] = this.movePrice.selector;
        list[32] = this.jump.selector;
        list[33] = this.breakFeed.selector;
        list[34] = this.updatePOLPrice.selector;
        list[35] = this.tryDeployer.selector;
    }

    function reenter(IPlan plan, PlanModel model, address account, uint32 id) private {
        uint256 what = roll(10);
        if (what == 0) settleWhilePaid(plan, model);
        else if (what == 1) collectOperations(plan, model);
        else if (what == 2) collectCommons(plan, model);
        else if (what == 3) claim(plan, model, model.ids());
        else if (what == 4) collect(plan, model, uint16(roll(model.rankWindow().month + 1)));
        else if (what == 5) buy(plan, model, account, 1);
        else if (what == 6 && id != 0) rename(id);
        else if (what == 7) registerAgain(plan, account);
        else if (what == 8) call(plan, account, 0, abi.encodeCall(IPlanActions.credit, (model.ids())), "");
        else if (model.exists(id)) withdraw(plan, model, id);
    }

    function settleWhilePaid(IPlan plan, PlanModel model) private {
        distribute(plan, model, padded(model.ids(), MINIMUM_NODES));
    }

    function registerAgain(IPlan plan, address account) private {
        bytes memory data = abi.encodeCall(IPlanActions.register, (nameOf[ROOT], nameOf[ROOT], "again"));
        call(plan, account, 0, data, fails(IPlanErrors.OnlyExternallyOwnedAccounts.selector));
    }
}

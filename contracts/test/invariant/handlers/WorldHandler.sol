// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlanModel} from "../model/PlanModel.sol";
import {HandlerBase, Mark} from "./HandlerBase.sol";

/// @notice The clock, the feed, and a deployer without power.
abstract contract WorldHandler is HandlerBase {
    int256 private constant LOWEST = 0.01e8;
    int256 private constant HIGHEST = 50e8;

    /// @notice Some hours pass. The feed reports, and a caller updates the price.
    function passHours(uint256 seed) external acts(seed) {
        skip(1 + roll(30 hours));
        keepFeedAlive();
        updatePrice(CORE, CORE_MODEL);
        updatePrice(PLUS, PLUS_MODEL);
    }

    /// @notice Some days pass. The feed usually reports.
    function passDays(uint256 seed) external acts(seed) {
        skip(1 days + roll(2 days));
        if (oneIn(6)) return;
        keepFeedAlive();
        updatePrice(CORE, CORE_MODEL);
        updatePrice(PLUS, PLUS_MODEL);
    }

    /// @notice A day passes, sometimes up to forty, without any action.
    function passWeeks(uint256 seed) external acts(seed) {
        skip(1 days + (oneIn(5) ? roll(39 days) : 0));
        keepFeedAlive();
    }

    /// @notice The price moves by up to 40 %.
    function movePrice(uint256 seed) external acts(seed) {
        setAnswer(FEED.latestAnswer() * int256(60 + roll(81)) / 100);
    }

    /// @notice The price jumps to a third or to three times. Sometimes a caller updates it twice, an hour apart.
    function jump(uint256 seed) external acts(seed) {
        setAnswer(oneIn(2) ? FEED.latestAnswer() * 3 : FEED.latestAnswer() / 3);
        updatePrice(CORE, CORE_MODEL);
        updatePrice(PLUS, PLUS_MODEL);
        if (oneIn(3)) return;
        skip(1 hours);
        keepFeedAlive();
        updatePrice(CORE, CORE_MODEL);
        updatePrice(PLUS, PLUS_MODEL);
    }

    /// @notice The feed reports an invalid answer or one from the future. The next reading is valid.
    function breakFeed(uint256 seed) external acts(seed) {
        int256 good = FEED.latestAnswer();
        if (good <= 0) good = 0.5e8;
        uint256 kind = roll(3);
        if (kind == 0) FEED.updateAnswer(0);
        else if (kind == 1) FEED.updateAnswer(-good);
        else FEED.updateRoundData(1, good, block.timestamp + 1 minutes, block.timestamp);
        updatePrice(CORE, CORE_MODEL);
        setAnswer(good);
    }

    /// @notice A caller updates the price.
    function updatePOLPrice(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        updatePrice(plan, model);
    }

    /// @notice The deployer has no power after the opening.
    function tryDeployer(uint256 seed) external acts(seed) {
        (IPlan plan,) = anyPlan();
        (, address deployer,,,) = plan.limits();
        bytes memory data = abi.encodeCall(
            IPlanActions.register0, (new address[](0), new string[](0), new uint32[](0), new uint32[](0))
        );
        bool inPlus = address(plan) == address(PLUS);
        bytes4 refusal = inPlus ? IPlanErrors.OnlyInCore.selector : IPlanErrors.AlreadyOpen.selector;
        call(plan, deployer, 0, data, fails(refusal));
    }

    /*///////////////////////////////// INTERNAL //////////////////////////////*/

    function updatePrice(IPlan plan, PlanModel model) internal {
        bool fixed_ = model.answerOf(model.present()) != 0;
        bytes memory expected = fixed_ ? bytes("") : model.readingError();
        call(plan, anyAccount(), 0, abi.encodeCall(IPlanActions.updatePOLPrice, ()), expected);
        if (expected.length == 0 && model.update()) mark(Mark.JumpsConfirmed);
        assertEq(plan.roundPriced(), model.answerOf(model.present()) != 0, "priced");
    }

    /// @dev A fresh reading of the same price.
    function keepFeedAlive() internal {
        FEED.updateAnswer(FEED.latestAnswer());
    }

    function setAnswer(int256 answer) private {
        FEED.updateAnswer(answer < LOWEST ? LOWEST : answer > HIGHEST ? HIGHEST : answer);
    }
}

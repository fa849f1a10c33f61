// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlan} from "src/interfaces/IPlan.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {PlanFixture} from "../support/PlanFixture.sol";
import {PlanChecks} from "./PlanChecks.sol";
import {Puppet} from "./actors/Puppet.sol";
import {Handler} from "./handlers/Handler.sol";
import {PlanModel} from "./model/PlanModel.sol";

/// @notice A core plan with two `register0` seats, a Plus plan bound to it, their models, and the handler
/// that acts on both.
abstract contract World is PlanFixture {
    /// @dev A higher price than the real one, so that point earnings reach the USD thresholds of ranks within a run.
    uint256 internal constant PLUS_UNIT_USD = 10_000e18;

    IPlan internal plus;
    PlanModel internal coreModel;
    PlanModel internal plusModel;
    Handler internal handler;
    PlanChecks private checks;

    function setUp() public virtual override {
        vm.warp(START);
        feed = new MockV3Aggregator(8, HALF_DOLLAR);
        Puppet payee = new Puppet(Puppet.Mood.Takes);
        Puppet cause = new Puppet(Puppet.Mood.Takes);
        operator = address(payee);
        commons = address(cause);

        PlanParameters memory p = opensLater(1 days);
        plan = deploy(p);
        p.core = address(plan);
        p.unitUSD = PLUS_UNIT_USD;
        plus = deploy(p);
        coreModel = new PlanModel(feed, START, 20e18);
        plusModel = new PlanModel(feed, START, PLUS_UNIT_USD);

        handler = makeHandler();
        payee.follow(handler);
        cause.follow(handler);
        makeSeats();
        skip(1 days);
        feed.updateAnswer(HALF_DOLLAR);
        handler.begin();
        checks = new PlanChecks();
    }

    /// @notice Checks both plans at the time of the handler's last action.
    function checkPlans() internal {
        vm.warp(handler.time());
        checks.checkPlan(plan, coreModel, handler);
        checks.checkPlan(plus, plusModel, handler);
    }

    function makeHandler() internal virtual returns (Handler) {
        return new Handler(plan, plus, coreModel, plusModel, feed);
    }

    /// @dev Two seats without units, one below the other.
    function makeSeats() private {
        address[] memory accounts = new address[](2);
        string[] memory names = new string[](2);
        uint32[] memory sponsors = new uint32[](2);
        uint32[] memory uplines = new uint32[](2);
        (accounts[0], accounts[1]) = (makeAddr("seat1"), makeAddr("seat2"));
        (names[0], names[1]) = ("seat1", "seat2");
        (sponsors[0], sponsors[1]) = (1, 2);
        (uplines[0], uplines[1]) = (1, 2);
        plan.register0(accounts, names, sponsors, uplines);
        handler.addInitialMember(1, root, "canopy");
        for (uint32 i; i < 2; ++i) {
            coreModel.seat(i + 2, sponsors[i], uplines[i], 0);
            handler.addInitialMember(i + 2, accounts[i], names[i]);
        }
    }
}

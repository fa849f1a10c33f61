// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IVault} from "src/vault/interfaces/IVault.sol";
import {IVaultErrors} from "src/vault/interfaces/IVaultErrors.sol";
import {IVaultFactory} from "src/vault/interfaces/IVaultFactory.sol";
import {ALL, Kind, Rule, Venue} from "src/vault/types/Rule.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

contract VaultRulesTest is VaultFixture {
    function test_setRule_storesEveryField() public {
        Rule memory rule = grid();
        rule.venue = Venue.Algebra;
        (rule.via, rule.viaFee) = (numberOf(address(wbtc)), 3_000);
        (rule.notBefore, rule.expiry, rule.left) = (uint40(START + 5), uint40(START + 6), 7);
        (rule.flipped, rule.lastPrice) = (true, 9);
        vm.expectEmit(address(vault));
        emit IVault.RuleSet(1, rule);
        assertEq(set(rule), 1);
        assertEq(abi.encode(vault.rule(1)), abi.encode(rule));
    }

    function test_setRule_startsNow_forATimeInThePast(uint40 notBefore) public {
        Rule memory rule = dca();
        rule.notBefore = uint40(bound(notBefore, 0, START));
        assertEq(vault.rule(set(rule)).notBefore, START);
    }

    function test_setRule_replacesARule() public {
        uint256 id = set(dca());
        vm.startPrank(owner);
        assertEq(vault.setRule(id, grid()), id);
        assertEq(uint256(vault.rule(id).kind), uint256(Kind.Grid));
        assertEq(vault.ruleIds(), 1);
    }

    function test_setRule_givesTheLowestFreeId() public {
        for (uint256 id = 1; id <= 32; ++id) {
            assertEq(set(dca()), id);
        }
        assertEq(vault.ruleIds(), type(uint32).max);
        Rule memory rule = dca();
        vm.startPrank(owner);
        vm.expectRevert(IVaultErrors.TooManyRules.selector);
        vault.setRule(0, rule);
        vault.removeRule(32);
        vault.removeRule(5);
        assertEq(vault.setRule(0, rule), 5);
        assertEq(vault.setRule(0, rule), 32);
    }

    function test_setRule_revertsWhen_thereIsNoRuleToReplace() public {
        Rule memory rule = dca();
        vm.startPrank(owner);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        vault.setRule(1, rule);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        vault.setRule(33, rule);
    }

    function test_removeRule_removesIt() public {
        uint256 id = set(dca());
        vm.expectEmit(address(vault));
        emit IVault.RuleRemoved(id);
        vm.prank(owner);
        vault.removeRule(id);
        assertEq(uint256(vault.rule(id).kind), 0);
        assertEq(vault.ruleIds(), 0);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        execute(id);
    }

    function test_removeRule_revertsWhen_thereIsNone() public {
        vm.expectRevert(IVaultErrors.NoRule.selector);
        vm.prank(owner);
        vault.removeRule(1);
    }

    function test_setRule_revertsForAFieldOutsideItsRange() public {
        Rule memory rule = dca();
        rule.kind = Kind.None;
        refused(rule, "kind");
        rule = dca();
        rule.tokenIn = 0;
        refused(rule, "tokenIn");
        rule.tokenIn = 4;
        refused(rule, "tokenIn");
        rule = dca();
        rule.tokenOut = 0;
        refused(rule, "tokenOut");
        rule.tokenOut = 4;
        refused(rule, "tokenOut");
        rule.tokenOut = rule.tokenIn;
        refused(rule, "tokenOut");
        rule = dca();
        rule.via = 4;
        refused(rule, "via");
        rule.via = rule.tokenIn;
        refused(rule, "via");
        rule.via = rule.tokenOut;
        refused(rule, "via");
        rule = dca();
        rule.slippage = 9;
        refused(rule, "slippage");
        rule.slippage = 301;
        refused(rule, "slippage");
        rule = dca();
        rule.interval = 59;
        refused(rule, "interval");
        rule = dca();
        rule.expiry = uint40(START - 1);
        refused(rule, "expiry");
        rule.notBefore = uint40(START + 1);
        rule.expiry = uint40(START);
        refused(rule, "expiry");
        rule = dca();
        rule.amount = 0;
        refused(rule, "amount");
        rule.amount = ALL;
        refused(rule, "amount");
        rule = grid();
        rule.amount = ALL;
        refused(rule, "amount");
        rule = rebalance();
        rule.amount = ALL;
        refused(rule, "amount");
    }

    function test_setRule_revertsForATriggerOutsideItsRange() public {
        Rule memory rule = dca();
        rule.flipped = true;
        refused(rule, "flipped");
        rule = stopLoss();
        rule.trigger = 0;
        refused(rule, "trigger");
        rule = stopLoss();
        rule.left = 2;
        refused(rule, "left");
        rule = takeProfit();
        rule.left = 0;
        refused(rule, "left");
        rule = grid();
        rule.second = 0;
        refused(rule, "second");
        rule.second = rule.trigger;
        refused(rule, "second");
        rule = rebalance();
        rule.second = 0;
        refused(rule, "second");
        rule.second = 5_000;
        refused(rule, "second");
        rule.second = type(uint128).max;
        refused(rule, "second");
    }

    function test_setRule_revertsForAVenueWithoutARouter() public {
        IVaultFactory uniswapOnly = deployFactory(markets, uniswapRouter, address(0));
        vm.startPrank(owner);
        vault = IVault(uniswapOnly.create());
        vm.stopPrank();
        Rule memory rule = dca();
        assertEq(set(rule), 1);
        rule.venue = Venue.Algebra;
        refused(rule, "venue");
    }

    function test_setRule_acceptsTheEndsOfEachRange() public {
        Rule memory rule = dca();
        (rule.slippage, rule.interval, rule.expiry, rule.amount) = (10, 60, uint40(START), 1);
        set(rule);
        (rule.slippage, rule.interval, rule.expiry) = (300, type(uint32).max, type(uint40).max);
        rule.amount = ALL - 1;
        set(rule);
        rule = rebalance();
        (rule.trigger, rule.second) = (9_998, 1);
        set(rule);
        rule = stopLoss();
        rule.amount = ALL;
        set(rule);
    }

    function test_setCaps_changesWhatADayMaySpend() public {
        vm.expectEmit(address(vault));
        emit IVault.CapsSet(5, 6);
        vm.prank(owner);
        vault.setCaps(5, 6);
        (uint64 spendADay, uint64 lossADay, uint64 spent, uint64 lost) = vault.caps();
        assertEq(spendADay, 5);
        assertEq(lossADay, 6);
        assertEq(spent, 0);
        assertEq(lost, 0);
    }

    function test_stop_saysSo() public {
        vm.expectEmit(address(vault));
        emit IVault.StoppedSet(true);
        vm.prank(owner);
        vault.stop(true);
    }

    function refused(Rule memory rule, string memory field) private {
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.BadRule.selector, field));
        vm.prank(owner);
        vault.setRule(0, rule);
    }
}

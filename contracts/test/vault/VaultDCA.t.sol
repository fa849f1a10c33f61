// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Due, IVault} from "src/vault/interfaces/IVault.sol";
import {IVaultErrors} from "src/vault/interfaces/IVaultErrors.sol";
import {Rule} from "src/vault/types/Rule.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice What every rule has in common, shown by the simplest: a sale every day.
contract VaultDCATest is VaultFixture {
    function test_dca_buysAtThePoolsPrice() public {
        uint256 id = set(dca());
        uint256 held = weth.balanceOf(address(vault));
        (uint256 amountIn, uint256 amountOut) = execute(id);
        assertEq(amountIn, 1_000e6);
        assertEq(weth.balanceOf(address(vault)), held + amountOut);
        assertEq(usdc.balanceOf(address(vault)), 999_000e6);
        // 0.4 WETH less the pool's fee of 0.05 % and its depth.
        assertApproxEqRel(amountOut, 0.4 ether, 0.0006e18);
    }

    function test_dca_saysWhatItDid() public {
        uint256 id = set(dca());
        pass(5 minutes);
        (uint256 amountIn, uint256 minOut) = vault.preview(id);
        assertEq(amountIn, 1_000e6);
        assertEq(minOut, 0.4 ether * 995 / 1000);
        vm.expectEmit(true, true, false, false, address(vault));
        emit IVault.Executed(id, 1_000e6, 0, 0.4 ether, FEE, keeper);
        execute(id);
    }

    function test_dca_runsOnceInAnInterval() public {
        uint256 id = set(dca());
        execute(id);
        uint256 next = block.timestamp + 1 days;
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotDue.selector, next));
        execute(id);
        pass(1 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotDue.selector, next));
        execute(id);
        pass(1);
        execute(id);
    }

    function test_dca_lateByManyIntervals_runsOnce() public {
        uint256 id = set(dca());
        execute(id);
        pass(10 days + 7);
        execute(id);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotDue.selector, block.timestamp + 1 days));
        execute(id);
    }

    function test_dca_waitsForItsStart() public {
        Rule memory rule = dca();
        rule.notBefore = uint40(START + 1 hours);
        uint256 id = set(rule);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotDue.selector, START + 1 hours));
        execute(id);
        pass(1 hours);
        execute(id);
    }

    function test_dca_runsUntilItsExpiry_andNotLater() public {
        Rule memory rule = dca();
        rule.expiry = uint40(START + 1 days);
        uint256 id = set(rule);
        execute(id);
        pass(1 days);
        execute(id);
        pass(1 days);
        vm.expectRevert(IVaultErrors.Expired.selector);
        execute(id);
    }

    function test_dca_endsWithItsLastExecution() public {
        Rule memory rule = dca();
        rule.left = 2;
        uint256 id = set(rule);
        execute(id);
        assertEq(vault.rule(id).left, 1);
        assertEq(vault.ruleIds(), 1);
        pass(1 days);
        vm.expectEmit(address(vault));
        emit IVault.RuleRemoved(id);
        execute(id);
        assertEq(vault.ruleIds(), 0);
        pass(1 days);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        execute(id);
    }

    function test_dca_withoutALimit_goesOn() public {
        uint256 id = set(dca());
        execute(id);
        assertEq(vault.rule(id).left, 0);
        assertEq(uint256(vault.rule(id).kind), 1);
    }

    function test_dca_sellsAtMostTheBalance_andPaysThatPartOfTheFee() public {
        uint256 id = set(dca());
        pass(1 hours);
        vm.prank(owner);
        vault.withdraw(address(usdc), 1_000_000e6 - 250e6);
        (Due reason,, uint256 fee) = vault.due(id);
        assertEq(uint256(reason), uint256(Due.Now));
        assertEq(fee, FEE / 4);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 250e6);
        assertEq(keeper.balance, FEE / 4);
    }

    function test_dca_doesNotSellDust(uint256 dust) public {
        uint256 id = set(dca());
        dust = bound(dust, 0, 1e6 - 1);
        vm.prank(owner);
        vault.withdraw(address(usdc), 1_000_000e6 - dust);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.TooLittle.selector, dust));
        execute(id);
    }

    function test_execute_revertsWhen_thereIsNoRule(uint256 id) public {
        vm.expectRevert(IVaultErrors.NoRule.selector);
        execute(id);
    }

    function test_execute_revertsWhile_theOwnerHasStoppedTheRules() public {
        uint256 id = set(dca());
        vm.prank(owner);
        vault.stop(true);
        assertTrue(vault.stopped());
        vm.expectRevert(IVaultErrors.Stopped.selector);
        execute(id);
        vm.prank(owner);
        vault.stop(false);
        execute(id);
    }

    function test_execute_secondKeeperOfABlock_fails() public {
        uint256 id = set(dca());
        execute(id);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotDue.selector, START + 1 days));
        vm.prank(makeAddr("second keeper"));
        vault.execute(id);
    }

    function test_execute_leavesNoApproval() public {
        uint256 id = set(dca());
        execute(id);
        assertEq(usdc.allowance(address(vault), uniswapRouter), 0);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IVault} from "src/vault/interfaces/IVault.sol";
import {IVaultErrors} from "src/vault/interfaces/IVaultErrors.sol";
import {PackedPrice} from "src/vault/types/PackedPrice.sol";
import {ALL, Rule} from "src/vault/types/Rule.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice Stop, take profit, grid level and rebalance.
contract VaultTriggersTest is VaultFixture {
    /*/////////////////////////////// STOP, PROFIT ////////////////////////////*/

    function test_stop_sellsOnce_whenTheFeedIsAtItsPrice() public {
        uint256 id = set(stopLoss());
        setPrice(2_001);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotTriggered.selector, 2_001e18));
        execute(id);
        setPrice(2_000);
        (uint256 amountIn, uint256 amountOut) = execute(id);
        assertEq(amountIn, 10 ether);
        assertApproxEqRel(amountOut, 20_000e6, 0.002e18);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        execute(id);
    }

    function test_stop_sellsAll() public {
        Rule memory rule = stopLoss();
        (rule.amount, rule.slippage) = (ALL, 300);
        uint256 id = set(rule);
        vm.prank(owner);
        vault.withdraw(address(weth), 380 ether);
        setPrice(1_900);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 20 ether);
        assertEq(weth.balanceOf(address(vault)), 0);
        assertEq(keeper.balance, FEE);
    }

    function test_stop_sellsAfterAJump() public {
        Rule memory rule = stopLoss();
        rule.lastPrice = PackedPrice.pack(2_500e18);
        uint256 id = set(rule);
        setPrice(1_000);
        execute(id);
    }

    function test_takeProfit_sellsOnce_whenTheFeedIsAtItsPrice() public {
        uint256 id = set(takeProfit());
        setPrice(2_999);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotTriggered.selector, 2_999e18));
        execute(id);
        setPrice(3_000);
        (, uint256 amountOut) = execute(id);
        assertApproxEqRel(amountOut, 30_000e6, 0.002e18);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        execute(id);
    }

    /// @notice A trigger cannot be pushed with a flash loan: the pool's price is never read.
    function test_trigger_ignoresThePool() public {
        uint256 id = set(stopLoss());
        movePool(wethPool, 1_000);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotTriggered.selector, 2_500e18));
        execute(id);
    }

    /*//////////////////////////////////// GRID ///////////////////////////////*/

    function test_grid_sellsHigh_buysBackLow_andAgain() public {
        uint256 id = set(grid());
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotTriggered.selector, 2_500e18));
        execute(id);
        setPrice(2_600);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 4 ether);
        assertTrue(vault.rule(id).flipped);

        pass(60);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotTriggered.selector, 2_600e18));
        execute(id);
        setPrice(2_400);
        uint256 amountOut;
        (amountIn, amountOut) = execute(id);
        assertEq(amountIn, 9_600e6, "the price of 4 WETH by the feeds");
        assertApproxEqRel(amountOut, 4 ether, 0.002e18);
        assertFalse(vault.rule(id).flipped);

        pass(60);
        setPrice(2_700);
        execute(id);
    }

    function test_grid_canStartWithBuying() public {
        Rule memory rule = grid();
        rule.flipped = true;
        uint256 id = set(rule);
        setPrice(2_300);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 9_200e6);
    }

    function test_grid_buysBackRoundedDown(uint256 price) public {
        Rule memory rule = grid();
        rule.flipped = true;
        rule.amount = 1 ether + 1;
        uint256 id = set(rule);
        price = bound(price, 2_300e8, 2_400e8);
        setPrice(price / 1e8);
        wethFeed.updateAnswer(int256(price));
        (uint256 amountIn,) = vault.preview(id);
        assertEq(amountIn, (1 ether + 1) * price / 1e20);
    }

    function test_grid_countsEachFill() public {
        Rule memory rule = grid();
        rule.left = 2;
        uint256 id = set(rule);
        setPrice(2_600);
        execute(id);
        assertEq(vault.rule(id).left, 1);
        pass(60);
        setPrice(2_400);
        execute(id);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        execute(id);
    }

    /*////////////////////////////////// REBALANCE ////////////////////////////*/

    function test_rebalance_sellsTheSurplus() public {
        uint256 id = set(rebalance());
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotTriggered.selector, 5_000));
        execute(id);
        // 400 WETH are $1,240,000 next to $1,000,000: 55.35 %.
        setPrice(3_100);
        Rule memory rule = withSlippage(rebalance(), 300);
        vm.startPrank(owner);
        vault.setCaps(200_000 * DOLLAR, 2_000 * DOLLAR);
        vault.setRule(id, rule);
        vm.stopPrank();
        (uint256 amountIn,) = execute(id);
        assertApproxEqAbs(amountIn * 3_100 / 1 ether, 120_000, 1);
        pass(60);
        vm.expectPartialRevert(IVaultErrors.NotTriggered.selector);
        execute(id);
    }

    function test_rebalance_sellsAtMostItsAmount_forTheWholeFee() public {
        Rule memory rule = rebalance();
        rule.amount = 10 ether;
        uint256 id = set(rule);
        setPrice(3_100);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 10 ether);
        assertEq(keeper.balance, FEE);
    }

    /// @notice A surplus of a dollar, which a donation can make, earns its part of the fee.
    function test_rebalance_ofLessThanItsAmount_paysThatPartOfTheFee() public {
        Rule memory rule = withSlippage(rebalance(), 300);
        rule.amount = 200 ether;
        uint256 id = set(rule);
        vm.prank(owner);
        vault.setCaps(200_000 * DOLLAR, 2_000 * DOLLAR);
        setPrice(3_100);
        (uint256 amountIn,) = execute(id);
        assertApproxEqAbs(amountIn * 3_100 / 1 ether, 120_000, 1);
        assertEq(keeper.balance, uint256(FEE) * amountIn / 200 ether);
    }

    function test_rebalance_withinItsBand_doesNothing() public {
        uint256 id = set(rebalance());
        setPrice(3_000);
        // 400 x 3,000 of 2,200,000.
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotTriggered.selector, 5_454));
        execute(id);
    }

    function test_rebalance_ofAnEmptyVault_doesNothing() public {
        uint256 id = set(rebalance());
        vm.startPrank(owner);
        vault.withdraw(address(weth), 400 ether);
        vault.withdraw(address(usdc), 1_000_000e6);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.NotTriggered.selector, 0));
        execute(id);
    }

    /*////////////////////////////////// JUMPS ////////////////////////////////*/

    function test_jump_stopsTheRule_untilTheOwnerResumesIt() public {
        uint256 id = set(dca());
        execute(id);
        pass(1 days);
        setPrice(3_200);
        uint256 ratio = uint256(1e18) / 3_200;
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.PriceJumped.selector, ratio));
        execute(id);
        vm.expectEmit(address(vault));
        emit IVault.RuleResumed(id, ratio);
        vm.prank(owner);
        vault.resume(id);
        execute(id);
    }

    function test_jump_endsWhenTheFeedIsGoodAgain() public {
        uint256 id = set(dca());
        execute(id);
        pass(1 days);
        wethFeed.updateAnswer(250e8);
        vm.expectPartialRevert(IVaultErrors.PriceJumped.selector);
        execute(id);
        wethFeed.updateAnswer(2_500e8);
        execute(id);
    }

    function test_jump_of20Percent_isNone() public {
        Rule memory rule = takeProfit();
        rule.lastPrice = PackedPrice.pack(2_500e18);
        uint256 id = set(rule);
        setPrice(3_000);
        execute(id);
        id = set(rule);
        wethFeed.updateAnswer(3_001e8);
        vm.expectPartialRevert(IVaultErrors.PriceJumped.selector);
        execute(id);
    }

    function test_resume_revertsWhen_thereIsNoRuleOrNoPrice() public {
        uint256 id = set(dca());
        vm.startPrank(owner);
        vm.expectRevert(IVaultErrors.NoRule.selector);
        vault.resume(2);
        skip(AGE + 1);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.PriceStale.selector, address(usdc)));
        vault.resume(id);
    }

    function withSlippage(Rule memory rule, uint16 slippage) private pure returns (Rule memory) {
        rule.slippage = slippage;
        return rule;
    }
}

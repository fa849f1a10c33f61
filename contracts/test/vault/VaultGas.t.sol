// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IUniswapRouter, UniswapSwap} from "src/vault/interfaces/IRouters.sol";
import {Rule, Venue} from "src/vault/types/Rule.sol";
import {GasSnapshot} from "test/support/GasSnapshot.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice Gas of a vault's transactions with cold storage (`isolate`), with the 21,000 and the calldata. Each figure must be
/// below the target in `docs/vault.md` and equal to `snapshots/VaultGas.json`.
/// forge-config: default.isolate = true
contract VaultGasTest is VaultFixture, GasSnapshot("VaultGas") {
    uint256 private constant CREATE_TARGET = 70_000;
    uint256 private constant SET_RULE_TARGET = 105_000;
    uint256 private constant FIRST_TARGET = 240_000;
    /// @dev With the ratio of 2: a later execution costs at most twice as much.
    uint256 private constant DIRECT_TARGET = 110_000;
    uint256 private constant LATER_TARGET = 185_000;
    uint256 private constant ALGEBRA_TARGET = 225_000;
    uint256 private constant WITHDRAW_TARGET = 40_000;
    uint256 private constant WITHDRAW_PART_TARGET = 42_500;
    uint256 private constant STOP_TARGET = 31_000;

    function test_create() public {
        createVault(keeper);
        check("create a vault", spent(), CREATE_TARGET);
    }

    function test_setRule() public {
        Rule memory rule = dca();
        vm.prank(owner);
        vault.setRule(0, rule);
        check("set the first rule, a DCA", spent(), SET_RULE_TARGET);
    }

    function test_execute() public {
        uint256 id = set(dca());
        // The vault bought no WETH before.
        vm.prank(owner);
        vault.withdraw(address(weth), 400 ether);
        vm.deal(keeper, 1 ether);
        pass(5 minutes);
        execute(id);
        check("execute a DCA on Uniswap, the first", spent(), FIRST_TARGET);
        pass(1 days);
        execute(id);
        check("execute a DCA on Uniswap, later", spent(), LATER_TARGET);
    }

    function test_execute_onAlgebra() public {
        openOtherPools();
        Rule memory rule = dca();
        rule.venue = Venue.Algebra;
        uint256 id = set(rule);
        vm.deal(keeper, 1 ether);
        pass(5 minutes);
        execute(id);
        pass(1 days);
        execute(id);
        check("execute a DCA on Algebra, later", spent(), ALGEBRA_TARGET);
    }

    function test_withdraw() public {
        usdc.mint(owner, 1);
        vm.prank(owner);
        vault.withdraw(address(usdc), 1_000_000e6);
        check("withdraw all of a token to a holder of it", spent(), WITHDRAW_TARGET);
    }

    function test_withdraw_aPart() public {
        usdc.mint(owner, 1);
        vm.prank(owner);
        vault.withdraw(address(usdc), 1_000e6);
        check("withdraw a part of a token to a holder of it", spent(), WITHDRAW_PART_TARGET);
    }

    /// @dev As the vault's later executions: the buyer holds both tokens, and has approved the exact amount.
    function test_directSwap() public {
        fill(keeper);
        vm.startPrank(keeper);
        usdc.approve(uniswapRouter, 2_000e6);
        swap();
        pass(1 days);
        swap();
        vm.stopPrank();
        check("swap by the router directly", spent(), DIRECT_TARGET);
    }

    function test_stop() public {
        vm.prank(owner);
        vault.stop(true);
        check("stop", spent(), STOP_TARGET);
    }

    function swap() private {
        IUniswapRouter(uniswapRouter)
            .exactInputSingle(UniswapSwap(address(usdc), address(weth), TIER, keeper, block.timestamp, 1_000e6, 0, 0));
    }
}

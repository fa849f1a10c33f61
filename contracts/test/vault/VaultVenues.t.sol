// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Rule, Venue} from "src/vault/types/Rule.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice One and two pools, of Uniswap and of Algebra, each in both directions of a grid level.
contract VaultVenuesTest is VaultFixture {
    function setUp() public override {
        super.setUp();
        openOtherPools();
    }

    function test_algebra_trades() public {
        Rule memory rule = dca();
        rule.venue = Venue.Algebra;
        (uint256 amountIn, uint256 amountOut) = execute(set(rule));
        assertEq(amountIn, 1_000e6);
        assertApproxEqRel(amountOut, 0.4 ether, 0.001e18);
        assertEq(usdc.allowance(address(vault), algebraRouter), 0);
    }

    function test_uniswap_tradesThroughTwoPools() public {
        trades(Venue.Uniswap, uniswapRouter);
    }

    function test_algebra_tradesThroughTwoPools() public {
        trades(Venue.Algebra, algebraRouter);
    }

    function test_uniswap_buysBackThroughTwoPoolsWithTwoFees() public {
        openUniswap(address(weth), 8_000 ether, address(wbtc), 200e8, 3_000);
        buysBack(Venue.Uniswap, 3_000);
    }

    function test_algebra_buysBackThroughTwoPools() public {
        buysBack(Venue.Algebra, 0);
    }

    function trades(Venue venue, address router) private {
        Rule memory rule = dca();
        (rule.venue, rule.tokenOut) = (venue, numberOf(address(wbtc)));
        (rule.via, rule.viaFee) = (numberOf(address(weth)), TIER);
        uint256 held = weth.balanceOf(address(vault));
        (uint256 amountIn, uint256 amountOut) = execute(set(rule));
        assertEq(amountIn, 1_000e6);
        assertApproxEqRel(amountOut, 0.01e8, 0.002e18);
        assertEq(wbtc.balanceOf(address(vault)), 10e8 + amountOut);
        assertEq(weth.balanceOf(address(vault)), held, "nothing stays between the pools");
        assertEq(usdc.allowance(address(vault), router), 0);
    }

    /// @dev A grid level of WBTC in USDC that buys back: USDC, WETH, WBTC.
    function buysBack(Venue venue, uint24 firstFee) private {
        Rule memory rule = grid();
        (rule.venue, rule.tokenIn, rule.tokenOut) = (venue, numberOf(address(wbtc)), numberOf(address(usdc)));
        (rule.via, rule.poolFee, rule.viaFee) = (numberOf(address(weth)), firstFee, TIER);
        (rule.trigger, rule.second, rule.amount) = (110_000e18, 100_000e18, 0.1e8);
        (rule.flipped, rule.slippage) = (true, 100);
        (uint256 amountIn, uint256 amountOut) = execute(set(rule));
        assertEq(amountIn, 10_000e6);
        assertApproxEqRel(amountOut, 0.1e8, 0.006e18);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IMarkets, Listing} from "src/vault/interfaces/IMarkets.sol";
import {IVault} from "src/vault/interfaces/IVault.sol";
import {IVaultFactory} from "src/vault/interfaces/IVaultFactory.sol";
import {Kind, Rule, Venue} from "src/vault/types/Rule.sol";
import {Exchange, IToken} from "./Exchange.sol";

/// @notice An owner with a vault that holds $1,000,000 of each of three tokens, pools worth $40,000,000 at the feeds' prices,
/// and helpers that act as the owner.
abstract contract VaultFixture is Exchange {
    uint256 internal constant START = 1_750_000_000;
    uint32 internal constant AGE = 1 hours;
    uint64 internal constant FEE = 0.02 ether;
    uint24 internal constant TIER = 500;
    uint64 internal constant DOLLAR = 1e6;

    IToken internal usdc;
    IToken internal weth;
    IToken internal wbtc;
    MockV3Aggregator internal usdcFeed;
    MockV3Aggregator internal wethFeed;
    MockV3Aggregator internal wbtcFeed;
    IMarkets internal markets;
    IVaultFactory internal factory;
    IVault internal vault;
    address internal owner = makeAddr("owner");
    address internal keeper = makeAddr("keeper");
    address internal wethPool;

    function setUp() public virtual {
        vm.warp(START);
        deployExchange();
        usdc = deployToken("USDC", 6);
        weth = deployToken("WETH", 18);
        wbtc = deployToken("WBTC", 8);
        usdcFeed = new MockV3Aggregator(8, 1e8);
        wethFeed = new MockV3Aggregator(8, 2_500e8);
        wbtcFeed = new MockV3Aggregator(8, 100_000e8);
        markets = deployMarkets(listings());
        factory = deployFactory(markets, uniswapRouter, algebraRouter);
        vault = createVault(owner);
        wethPool = openUniswap(address(usdc), 20_000_000e6, address(weth), 8_000 ether, TIER);
        fill(address(vault));
        vm.startPrank(owner);
        vault.setCaps(100_000 * DOLLAR, 1_000 * DOLLAR);
        vm.stopPrank();
    }

    /// @notice $1,000,000 of each token, and POL for fees.
    function fill(address account) internal {
        usdc.mint(account, 1_000_000e6);
        weth.mint(account, 400 ether);
        wbtc.mint(account, 10e8);
        vm.deal(account, 10 ether);
    }

    function openOtherPools() internal {
        openUniswap(address(weth), 8_000 ether, address(wbtc), 200e8, TIER);
        openAlgebra(address(usdc), 20_000_000e6, address(weth), 8_000 ether);
        openAlgebra(address(weth), 8_000 ether, address(wbtc), 200e8);
    }

    /*//////////////////////////////// DEPLOYMENT /////////////////////////////*/

    /// @notice Deploys a token from the build's artifact, compiled as well as the vault.
    function deployToken(string memory symbol, uint8 decimals) internal returns (IToken) {
        return IToken(create(vm.getCode("PlainToken.sol:PlainToken"), abi.encode(symbol, decimals)));
    }

    function listings() internal view returns (Listing[] memory list) {
        list = new Listing[](3);
        list[0] = Listing(address(usdc), address(usdcFeed), AGE);
        list[1] = Listing(address(weth), address(wethFeed), AGE);
        list[2] = Listing(address(wbtc), address(wbtcFeed), AGE);
        sort(list);
    }

    function sort(Listing[] memory list) internal pure {
        for (uint256 i = 1; i < list.length; ++i) {
            for (uint256 j = i; j > 0 && list[j].token < list[j - 1].token; --j) {
                (list[j], list[j - 1]) = (list[j - 1], list[j]);
            }
        }
    }

    function deployMarkets(Listing[] memory list) internal returns (IMarkets) {
        return IMarkets(create(vm.getCode("Markets.sol:Markets"), abi.encode(list)));
    }

    function deployFactory(IMarkets list, address uniswap, address algebra) internal returns (IVaultFactory) {
        return
            IVaultFactory(
                create(vm.getCode("VaultFactory.sol:VaultFactory"), abi.encode(address(list), uniswap, algebra))
            );
    }

    function createVault(address account) internal returns (IVault) {
        vm.prank(account);
        return IVault(factory.create());
    }

    /// @notice The number of a token in `markets`.
    function numberOf(address token) internal view returns (uint8) {
        for (uint256 n = 1; n <= markets.count(); ++n) {
            if (markets.listing(n).token == token) return uint8(n);
        }
        revert("not listed");
    }

    /*/////////////////////////////////// RULES ///////////////////////////////*/

    /// @notice Sells $1,000 for WETH every day.
    function dca() internal view returns (Rule memory rule) {
        rule.kind = Kind.DCA;
        rule.tokenIn = numberOf(address(usdc));
        rule.tokenOut = numberOf(address(weth));
        rule.venue = Venue.Uniswap;
        rule.poolFee = TIER;
        rule.slippage = 50;
        rule.interval = 1 days;
        rule.amount = 1_000e6;
        rule.fee = FEE;
    }

    /// @notice Sells 10 WETH for USDC once, when it costs at most $2,000.
    function stopLoss() internal view returns (Rule memory rule) {
        rule = dca();
        (rule.tokenIn, rule.tokenOut) = (rule.tokenOut, rule.tokenIn);
        rule.kind = Kind.Stop;
        rule.amount = 10 ether;
        rule.left = 1;
        rule.trigger = 2_000e18;
    }

    /// @notice Sells 10 WETH for USDC once, when it costs at least $3,000.
    function takeProfit() internal view returns (Rule memory rule) {
        rule = stopLoss();
        rule.kind = Kind.TakeProfit;
        rule.trigger = 3_000e18;
    }

    /// @notice Sells 4 WETH at $2,600, and buys them back at $2,400.
    function grid() internal view returns (Rule memory rule) {
        rule = stopLoss();
        rule.kind = Kind.Grid;
        rule.amount = 4 ether;
        rule.left = 0;
        rule.interval = 60;
        (rule.trigger, rule.second) = (2_600e18, 2_400e18);
    }

    /// @notice Sells WETH down to half of WETH and USDC, from 55 % on.
    function rebalance() internal view returns (Rule memory rule) {
        rule = grid();
        rule.kind = Kind.Rebalance;
        rule.amount = 100 ether;
        (rule.trigger, rule.second) = (5_000, 500);
    }

    function set(Rule memory rule) internal returns (uint256 id) {
        vm.prank(owner);
        return vault.setRule(0, rule);
    }

    function execute(uint256 id) internal returns (uint256 amountIn, uint256 amountOut) {
        vm.prank(keeper);
        return vault.execute(id);
    }

    /// @notice Skips time, and lets all feeds repeat their answers.
    function pass(uint256 time) internal {
        skip(time);
        refresh();
    }

    function refresh() internal {
        usdcFeed.updateAnswer(usdcFeed.latestAnswer());
        wethFeed.updateAnswer(wethFeed.latestAnswer());
        wbtcFeed.updateAnswer(wbtcFeed.latestAnswer());
    }

    /// @notice Moves feed and pool of WETH to a price in whole dollars.
    function setPrice(uint256 dollars) internal {
        wethFeed.updateAnswer(int256(dollars * 1e8));
        movePool(wethPool, dollars);
    }

    /// @notice Trades until the pool has the price: by the product of its amounts, which a full range keeps.
    function movePool(address pool, uint256 dollars) internal {
        uint256 product = usdc.balanceOf(pool) * weth.balanceOf(pool);
        for (uint256 i; i < 3; ++i) {
            // usdc / weth = dollars * 1e6 / 1e18
            uint256 target = sqrt(product / 1e12 * dollars);
            uint256 held = usdc.balanceOf(pool);
            if (target > held + 1e6) push(pool, address(usdc), address(weth), target - held);
            uint256 other = product / target;
            uint256 now_ = weth.balanceOf(pool);
            if (held > target + 1e6 && other > now_) push(pool, address(weth), address(usdc), other - now_);
        }
    }

    function sqrt(uint256 x) private pure returns (uint256 root) {
        root = x;
        uint256 next = (x + 1) / 2;
        while (next < root) (root, next) = (next, (next + x / next) / 2);
    }
}

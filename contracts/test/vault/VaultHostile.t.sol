// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {Listing} from "src/vault/interfaces/IMarkets.sol";
import {IVault} from "src/vault/interfaces/IVault.sol";
import {IVaultErrors} from "src/vault/interfaces/IVaultErrors.sol";
import {Rule} from "src/vault/types/Rule.sol";
import {MockUsdt} from "test/mocks/MockUsdt.sol";
import {HostileOwner} from "./mocks/HostileOwner.sol";
import {HostileRouter} from "./mocks/HostileRouter.sol";
import {HostileToken} from "./mocks/HostileToken.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice Attacks of `docs/vault.md`: keepers, pools, routers, tokens.
contract VaultHostileTest is VaultFixture {
    bytes4 private constant REENTRANCY = 0xab143c06;
    MockUsdt private usdt;

    /*///////////////////////////////// SANDWICH //////////////////////////////*/

    /// @notice The keeper pushes the pool as far as the rule allows, before each of 48 trades in a day.
    /// forge-config: default.fuzz.runs = 3
    /// forge-config: long.fuzz.runs = 1024
    function test_sandwich_losesNoMoreThanTheBuckets(uint256 seed) public {
        vm.prank(owner);
        vault.setCaps(100_000e6, 100e6);
        Rule memory rule = dca();
        (rule.amount, rule.slippage, rule.interval) = (2_000e6, 100, 30 minutes);
        uint256 id = set(rule);
        uint256 before = value();
        uint256 trades;
        for (uint256 i; i < 48; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            if (sandwich(id, seed % 2 == 0 ? type(uint256).max : seed % 4_000_000e6)) ++trades;
            pass(30 minutes);
        }
        assertGt(trades, 4);
        assertLe(before - value(), 200e6, "two loss caps in a day");
    }

    /// @notice Without the bucket, `minOut` alone would let 48 trades lose the slippage of each.
    function test_sandwich_ofEachTrade_isBoundedByMinOut() public {
        Rule memory rule = dca();
        (rule.amount, rule.slippage) = (2_000e6, 100);
        uint256 id = set(rule);
        uint256 before = value();
        assertTrue(sandwich(id, type(uint256).max));
        uint256 loss = before - value();
        assertLe(loss, 20e6 + 1, "1 % of $2,000");
        assertGt(loss, 19e6, "the attack reaches the edge");
    }

    function test_sandwich_beyondTheSlippage_fails() public {
        uint256 id = set(dca());
        push(wethPool, address(usdc), address(weth), 1_000_000e6);
        vm.expectRevert("Too little received");
        execute(id);
    }

    /// @dev Pushes the pool by at most `most` USDC, so that the rule still executes, and back after it. Returns whether the
    /// rule executed.
    function sandwich(uint256 id, uint256 most) private returns (bool done) {
        uint256 low;
        uint256 high = most == type(uint256).max ? 2_000_000e6 : most / 2;
        for (uint256 step; step < 14; ++step) {
            uint256 middle = (low + high) / 2;
            uint256 snapshot = vm.snapshotState();
            if (middle > 0) push(wethPool, address(usdc), address(weth), middle);
            (bool works,) = address(vault).call(abi.encodeCall(IVault.execute, (id)));
            vm.revertToState(snapshot);
            if (works) low = middle;
            else high = middle;
        }
        uint256 bought = low == 0 ? 0 : push(wethPool, address(usdc), address(weth), low);
        vm.prank(keeper);
        (done,) = address(vault).call(abi.encodeCall(IVault.execute, (id)));
        if (bought > 0) push(wethPool, address(weth), address(usdc), bought);
    }

    /// @dev What the vault holds, in USD with 6 decimals at the feeds' prices.
    function value() private view returns (uint256) {
        return usdc.balanceOf(address(vault)) + weth.balanceOf(address(vault)) * 2_500 / 1e12;
    }

    /*////////////////////////////////// ROUTERS //////////////////////////////*/

    function test_router_thatKeepsTheMoney_getsNone() public {
        HostileRouter router = hostileRouter();
        router.set(1e6, 0);
        uint256 id = set(dca());
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.Received.selector, 0, 0.398 ether));
        execute(id);
        assertEq(usdc.balanceOf(address(vault)), 1_000_000e6);
    }

    function test_router_thatPaysOneUnitTooLittle_getsNothing() public {
        HostileRouter router = hostileRouter();
        router.set(1e6, 999_999);
        uint256 id = set(dca());
        uint256 least = 0.398 ether;
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.Received.selector, least * 999_999 / 1e6, least));
        execute(id);
    }

    function test_router_thatPaysTheLeast_leavesNoApproval(uint256 takes) public {
        HostileRouter router = hostileRouter();
        takes = bound(takes, 0, 1e6);
        router.set(takes, 1e6);
        uint256 id = set(dca());
        (uint256 amountIn, uint256 amountOut) = execute(id);
        assertEq(amountIn, 1_000e6 * takes / 1e6);
        assertEq(amountOut, 0.398 ether);
        assertEq(usdc.allowance(address(vault), address(router)), 0);
    }

    function test_router_thatReenters_isRefused() public {
        HostileRouter router = hostileRouter();
        router.set(1e6, 1e6);
        uint256 id = set(dca());
        bytes[3] memory calls = [
            abi.encodeCall(IVault.execute, (id)),
            abi.encodeCall(IVault.withdraw, (address(usdc), 1)),
            abi.encodeCall(IVault.stop, (true))
        ];
        for (uint256 i; i < calls.length; ++i) {
            router.setCall(address(vault), calls[i]);
            execute(id);
            assertFalse(router.called());
            bytes4 expected = i == 0 ? REENTRANCY : IVaultErrors.OnlyOwner.selector;
            assertEq(router.answer(), abi.encodePacked(expected));
            pass(1 days);
        }
    }

    /// @notice A router that holds POL pays for WPOL itself, as Uniswap's does, and the approval is left.
    function test_router_withPOLOfItsOwn_leavesNoApproval() public {
        relist(address(wpol), wethFeed);
        openUniswap(address(usdc), 2_500_000e6, address(wpol), 1_000 ether, TIER);
        give(address(wpol), address(vault), 1 ether);
        Rule memory rule = dca();
        (rule.tokenIn, rule.tokenOut, rule.amount) = (numberOf(address(wpol)), numberOf(address(usdc)), 1 ether);
        rule.slippage = 300;
        uint256 id = set(rule);
        vm.deal(uniswapRouter, 5 ether);
        (uint256 amountIn, uint256 amountOut) = execute(id);
        assertEq(amountIn, 0);
        assertGt(amountOut, 2_400e6);
        assertEq(wpol.allowance(address(vault), uniswapRouter), 0);
    }

    function give(address token, address to, uint256 amount) internal override {
        if (token == address(wpol)) {
            vm.deal(address(this), amount);
            wpol.deposit{value: amount}();
            assertTrue(wpol.transfer(to, amount));
        } else if (token == address(usdt)) {
            address[] memory accounts = new address[](1);
            accounts[0] = to;
            usdt.mint(accounts, amount);
        } else {
            super.give(token, to, amount);
        }
    }

    function hostileRouter() private returns (HostileRouter router) {
        router = new HostileRouter();
        factory = deployFactory(markets, address(router), address(0));
        vault = createVault(owner);
        fill(address(vault));
        vm.prank(owner);
        vault.setCaps(100_000e6, 1_000e6);
    }

    /*/////////////////////////////////// TOKENS //////////////////////////////*/

    function test_token_withAFee_bringsLessThanTheLeast() public {
        (HostileToken token, uint256 id) = hostileTokenOut();
        token.setMode(HostileToken.Mode.TakesAFee);
        vm.expectPartialRevert(IVaultErrors.Received.selector);
        execute(id);
    }

    function test_token_thatReturnsFalse_isNotTraded() public {
        (HostileToken token, uint256 id) = hostileTokenIn();
        token.setMode(HostileToken.Mode.ReturnsFalse);
        vm.expectRevert(bytes("STF"));
        execute(id);
    }

    function test_token_thatTakesTwice_isNotTraded() public {
        (HostileToken token, uint256 id) = hostileTokenIn();
        token.setMode(HostileToken.Mode.TakesTwice);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.Taken.selector, 2 ether, 1 ether));
        execute(id);
    }

    function test_token_thatReenters_isRefused() public {
        (HostileToken token, uint256 id) = hostileTokenIn();
        token.setCall(address(vault), abi.encodeCall(IVault.execute, (id)));
        execute(id);
        assertFalse(token.called());
        assertEq(token.answer(), abi.encodePacked(REENTRANCY));
        assertEq(token.allowance(address(vault), uniswapRouter), 0);
    }

    /// @notice A callback of a token in a withdrawal finds the guard closed as well.
    function test_token_thatReentersAWithdrawal_isRefused() public {
        (HostileToken token, uint256 id) = hostileTokenIn();
        token.setCall(address(vault), abi.encodeCall(IVault.execute, (id)));
        vm.prank(owner);
        vault.withdraw(address(token), 1 ether);
        assertEq(token.answer(), abi.encodePacked(REENTRANCY));
    }

    /// @notice Tether returns nothing, and changes an allowance only from or to 0.
    function test_token_likeTether_isTraded_andAgain() public {
        usdt = new MockUsdt();
        relist(address(usdt), usdcFeed);
        openUniswap(address(usdt), 20_000_000e6, address(weth), 8_000 ether, TIER);
        give(address(usdt), address(vault), 5_000e6);
        Rule memory rule = dca();
        rule.tokenIn = numberOf(address(usdt));
        uint256 id = set(rule);
        execute(id);
        pass(1 days);
        execute(id);
        assertEq(usdt.balanceOf(address(vault)), 3_000e6);
        assertEq(usdt.allowance(address(vault), uniswapRouter), 0);
    }

    function test_donations_areTheOwners() public {
        uint256 id = set(dca());
        usdc.mint(address(vault), 5e6);
        execute(id);
        vm.prank(owner);
        vault.withdraw(address(usdc), 999_005e6);
        assertEq(usdc.balanceOf(owner), 999_005e6);
    }

    /// @notice An owner that is a contract, and its own keeper, withdraws while it gets its fee.
    function test_owner_thatReenters_isRefused() public {
        HostileOwner thief = new HostileOwner(factory);
        vault = thief.vault();
        fill(address(vault));
        uint256 id = thief.begin(dca());
        pass(5 minutes);
        thief.execute(id, abi.encodeCall(IVault.withdraw, (address(usdc), 1)));
        assertEq(thief.answer(), abi.encodePacked(REENTRANCY));
        thief.execute(0, abi.encodeCall(IVault.withdrawPOL, (1)));
        assertEq(address(thief).balance, uint256(FEE) + 1);
        assertEq(thief.answer(), abi.encodePacked(REENTRANCY), "within a withdrawal of POL");
    }

    /// @notice A day's executions cost at most one fee an interval.
    function test_fees_ofADay_areBoundedByTheInterval() public {
        Rule memory rule = dca();
        rule.interval = 1 hours;
        uint256 id = set(rule);
        for (uint256 i; i < 96; ++i) {
            vm.prank(keeper);
            (bool done,) = address(vault).call(abi.encodeCall(IVault.execute, (id)));
            done;
            pass(15 minutes);
        }
        assertLe(keeper.balance, 24 * uint256(FEE));
    }

    function hostileTokenIn() private returns (HostileToken token, uint256 id) {
        token = listHostile();
        Rule memory rule = dca();
        (rule.tokenIn, rule.tokenOut) = (numberOf(address(token)), numberOf(address(usdc)));
        rule.amount = 1 ether;
        id = set(rule);
        token.mint(address(vault), 10 ether);
    }

    function hostileTokenOut() private returns (HostileToken token, uint256 id) {
        token = listHostile();
        Rule memory rule = dca();
        rule.tokenOut = numberOf(address(token));
        id = set(rule);
    }

    function listHostile() private returns (HostileToken token) {
        token = new HostileToken();
        relist(address(token), wethFeed);
        openUniswap(address(usdc), 20_000_000e6, address(token), 8_000 ether, TIER);
    }

    /// @dev A vault in a market of USDC, WETH and another token.
    function relist(address token, MockV3Aggregator feed) private {
        Listing[] memory list = listings();
        list[0] = Listing(address(usdc), address(usdcFeed), AGE);
        list[1] = Listing(address(weth), address(wethFeed), AGE);
        list[2] = Listing(token, address(feed), AGE);
        sort(list);
        markets = deployMarkets(list);
        factory = deployFactory(markets, uniswapRouter, algebraRouter);
        vault = createVault(owner);
        usdc.mint(address(vault), 1_000_000e6);
        vm.deal(address(vault), 10 ether);
        vm.prank(owner);
        vault.setCaps(100_000e6, 1_000e6);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IVault} from "src/vault/interfaces/IVault.sol";
import {MockUsdt} from "test/mocks/MockUsdt.sol";
import {HostileToken} from "./mocks/HostileToken.sol";
import {IToken} from "./support/Exchange.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

contract VaultWithdrawalsTest is VaultFixture {
    function test_withdraw_sendsTheOwnerAnyAmount(uint256 amount) public {
        amount = bound(amount, 0, 1_000_000e6);
        vm.expectEmit(address(vault));
        emit IVault.Withdrawn(address(usdc), amount);
        vm.prank(owner);
        vault.withdraw(address(usdc), amount);
        assertEq(usdc.balanceOf(owner), amount);
        assertEq(usdc.balanceOf(address(vault)), 1_000_000e6 - amount);
    }

    function test_withdraw_revertsWhen_theVaultHoldsLess() public {
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        vm.prank(owner);
        vault.withdraw(address(usdc), 1_000_000e6 + 1);
    }

    function test_withdraw_worksForATokenThatReturnsNothing() public {
        MockUsdt usdt = new MockUsdt();
        address[] memory accounts = new address[](1);
        accounts[0] = address(vault);
        usdt.mint(accounts, 7);
        vm.startPrank(owner);
        vault.withdraw(address(usdt), 3);
        address[] memory tokens = new address[](1);
        tokens[0] = address(usdt);
        vault.withdrawAll(tokens);
        assertEq(usdt.balanceOf(owner), 7);
    }

    function test_withdraw_revertsForATokenThatReturnsFalse() public {
        HostileToken token = new HostileToken();
        token.mint(address(vault), 5);
        token.setMode(HostileToken.Mode.ReturnsFalse);
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        vm.prank(owner);
        vault.withdraw(address(token), 5);
    }

    function test_withdraw_revertsWithoutAToken() public {
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        vm.prank(owner);
        vault.withdraw(makeAddr("empty"), 1);
    }

    function test_withdrawAll_emptiesTheVault() public {
        address[] memory tokens = new address[](3);
        (tokens[0], tokens[1], tokens[2]) = (address(usdc), address(weth), address(wbtc));
        vm.expectEmit(address(vault));
        emit IVault.Withdrawn(address(usdc), 1_000_000e6);
        vm.prank(owner);
        vault.withdrawAll(tokens);
        assertEq(usdc.balanceOf(owner), 1_000_000e6);
        assertEq(weth.balanceOf(owner), 400 ether);
        assertEq(wbtc.balanceOf(owner), 10e8);
    }

    function test_withdrawPOL_sendsTheOwnerAnyAmount(uint256 amount) public {
        amount = bound(amount, 0, 10 ether);
        vm.expectEmit(address(vault));
        emit IVault.Withdrawn(address(0), amount);
        vm.prank(owner);
        vault.withdrawPOL(amount);
        assertEq(owner.balance, amount);
    }

    function test_withdrawPOL_revertsWhen_theVaultHoldsLess() public {
        vm.expectRevert(SafeTransferLib.ETHTransferFailed.selector);
        vm.prank(owner);
        vault.withdrawPOL(10 ether + 1);
    }

    function test_vault_takesPOL() public {
        vm.deal(keeper, 1 ether);
        vm.prank(keeper);
        (bool sent,) = address(vault).call{value: 1 ether}("");
        assertTrue(sent);
        assertEq(address(vault).balance, 11 ether);
    }

    /*/////////////////////////// WHATEVER IS BROKEN //////////////////////////*/

    function test_withdrawAndStop_workWhileFeedsAreStale() public {
        set(dca());
        skip(365 days);
        takeOut();
    }

    function test_withdrawAndStop_workWhileFeedsRoutersAndMarketsAreGone() public {
        set(dca());
        vm.etch(address(usdcFeed), "");
        vm.etch(address(wethFeed), hex"fe");
        vm.etch(uniswapRouter, hex"fe");
        vm.etch(address(markets), hex"fe");
        takeOut();
    }

    function test_withdrawAndStop_workInTheBlockOfAnExecution() public {
        execute(set(dca()));
        vm.startPrank(owner);
        vault.stop(true);
        vault.withdraw(address(usdc), 999_000e6);
        assertEq(usdc.balanceOf(owner), 999_000e6);
    }

    function test_withdraw_worksWhileTheTokenOfAnotherRuleIsHostile() public {
        set(dca());
        vm.etch(address(weth), hex"fe");
        takeOut();
    }

    function test_withdrawAll_withAFrozenToken_fails_andTheOthersLeaveWithoutIt() public {
        address[] memory tokens = new address[](2);
        (tokens[0], tokens[1]) = (address(usdc), address(weth));
        vm.mockCallRevert(address(weth), abi.encodeWithSelector(IToken.transfer.selector), "frozen");
        vm.startPrank(owner);
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        vault.withdrawAll(tokens);
        assertEq(usdc.balanceOf(owner), 0);
        vault.withdraw(address(usdc), 1_000_000e6);
        assertEq(usdc.balanceOf(owner), 1_000_000e6);
    }

    function test_withdraw_worksWhileTheRulesAreStopped() public {
        vm.prank(owner);
        vault.stop(true);
        takeOut();
    }

    function takeOut() private {
        vm.startPrank(owner);
        vault.stop(true);
        vault.withdraw(address(usdc), 1_000_000e6);
        vault.withdrawPOL(10 ether);
        vault.removeRule(vault.ruleIds() == 0 ? noRule() : 1);
        vm.stopPrank();
        assertEq(usdc.balanceOf(owner), 1_000_000e6);
        assertEq(owner.balance, 10 ether);
    }

    /// @dev A rule to remove, where the test has set none.
    function noRule() private returns (uint256) {
        return vault.setRule(0, dca());
    }
}

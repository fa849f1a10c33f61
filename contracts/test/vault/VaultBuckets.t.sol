// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IVaultErrors} from "src/vault/interfaces/IVaultErrors.sol";
import {Rule} from "src/vault/types/Rule.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice What a day may spend and lose.
contract VaultBucketsTest is VaultFixture {
    function test_newVault_tradesNothing() public {
        vault = createVault(keeper);
        usdc.mint(address(vault), 1_000e6);
        Rule memory rule = dca();
        vm.startPrank(keeper);
        uint256 id = vault.setRule(0, rule);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.TooMuchSpent.selector, 0));
        vault.execute(id);
    }

    function test_spent_countsTheFeedsValue_roundedUp() public {
        usdcFeed.updateAnswer(99_999_999);
        Rule memory rule = dca();
        rule.amount = 1_000e6 + 1;
        execute(set(rule));
        (,, uint64 spent,) = vault.caps();
        // 1,000.000001 x 0.99999999 = 999.99999100000000...
        assertEq(spent, 999_999_991);
    }

    function test_spent_stopsAtTheCap_toTheSmallestUnit() public {
        vm.prank(owner);
        vault.setCaps(1_999_999_999, 1_000e6);
        execute(set(dca()));
        uint256 id = set(dca());
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.TooMuchSpent.selector, 999_999_999));
        execute(id);
    }

    function test_buckets_emptyEvenly(uint256 time) public {
        vm.prank(owner);
        vault.setCaps(1_000e6, 1_000e6);
        execute(set(dca()));
        (,, uint64 spent, uint64 lost) = vault.caps();
        assertEq(spent, 1_000e6);
        assertGt(lost, 0);
        time = bound(time, 0, 3 days);
        skip(time);
        (,, spent,) = vault.caps();
        assertEq(spent, time >= 1 days ? 0 : 1_000e6 - uint256(1_000e6) * time / 1 days);
    }

    /// @notice At most twice the cap in any 24 hours, whatever the times of the trades.
    function test_spent_isAtMostTwiceTheCap_inAnyDay(uint256[24] memory waits) public {
        vm.prank(owner);
        vault.setCaps(10_000e6, 10_000e6);
        Rule memory rule = dca();
        rule.interval = 60;
        rule.slippage = 300;
        uint256 id = set(rule);
        uint256[] memory times = new uint256[](64);
        uint256[] memory sums = new uint256[](64);
        uint256 count;
        uint256 sum;
        for (uint256 i; i < waits.length; ++i) {
            pass(bound(waits[i], 60, 6 hours));
            (bool done,) = address(vault).call(abi.encodeCall(vault.execute, (id)));
            if (!done) continue;
            sum += 1_000e6;
            (times[count], sums[count]) = (block.timestamp, sum);
            ++count;
            for (uint256 j; j < count; ++j) {
                if (times[j] + 1 days <= block.timestamp) continue;
                assertLe(sum - sums[j] + 1_000e6, 20_000e6);
                break;
            }
        }
    }

    function test_lost_isWhatTheTradeGotLessThanTheFeeds() public {
        uint256 id = set(dca());
        (uint256 amountIn, uint256 amountOut) = execute(id);
        (,,, uint64 lost) = vault.caps();
        uint256 exact = amountIn * 1e12 - amountOut * 2_500;
        assertGe(uint256(lost) * 1e12, exact);
        assertLt(uint256(lost) * 1e12, exact + 1e12);
    }

    function test_lost_ofABetterPriceThanTheFeeds_isNothing() public {
        movePool(wethPool, 2_400);
        execute(set(dca()));
        (,,, uint64 lost) = vault.caps();
        assertEq(lost, 0);
    }

    function test_lost_stopsATradeThatMinOutAllows() public {
        vm.prank(owner);
        vault.setCaps(100_000e6, 400_000);
        uint256 id = set(dca());
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.TooMuchLost.selector, 400_000));
        execute(id);
    }

    function test_setCaps_lower_keepsAFullBucketForADay() public {
        execute(set(dca()));
        vm.prank(owner);
        vault.setCaps(100e6, 0);
        (,, uint64 spent, uint64 lost) = vault.caps();
        assertEq(spent, 100e6);
        assertEq(lost, 0);
        skip(12 hours);
        (,, spent,) = vault.caps();
        assertEq(spent, 50e6);
    }

    function test_setCaps_higher_doesNotEmptyThePast() public {
        vm.prank(owner);
        vault.setCaps(1_000e6, 1_000e6);
        execute(set(dca()));
        skip(12 hours);
        vm.prank(owner);
        vault.setCaps(100_000e6, 1_000e6);
        (,, uint64 spent,) = vault.caps();
        assertEq(spent, 500e6);
    }

    function test_caps_acceptTheLargestNumbers() public {
        vm.prank(owner);
        vault.setCaps(type(uint64).max, type(uint64).max);
        execute(set(dca()));
        skip(30_000 days);
        (,, uint64 spent, uint64 lost) = vault.caps();
        assertEq(spent, 0);
        assertEq(lost, 0);
    }

    /// @notice More USD than 64 bits hold is more than any cap.
    function test_spent_ofMoreThan64Bits_isTooMuch() public {
        vm.prank(owner);
        vault.setCaps(type(uint64).max, type(uint64).max);
        Rule memory rule = dca();
        rule.amount = 1e24;
        uint256 id = set(rule);
        usdc.mint(address(vault), 1e24);
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.TooMuchSpent.selector, type(uint64).max));
        execute(id);
    }
}

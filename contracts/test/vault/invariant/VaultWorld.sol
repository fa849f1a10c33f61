// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {Due, IVault} from "src/vault/interfaces/IVault.sol";
import {IVaultErrors} from "src/vault/interfaces/IVaultErrors.sol";
import {ALL, Kind, Rule, Venue} from "src/vault/types/Rule.sol";
import {IToken} from "../support/Exchange.sol";
import {World} from "./VaultWorldBase.sol";

/// @notice A vault with rules of all kinds, on real pools, with its actors: an owner, a keeper who moves pools
/// before it executes, a market, and feeds that jump and fail. Each action checks its own outcome.
contract VaultWorld is World {
    uint64 private constant SPEND = 50_000 * DOLLAR;
    uint64 private constant LOSS = 500 * DOLLAR;

    struct Trade {
        uint256 time;
        uint256 spent;
        uint256 lost;
    }

    Trade[] private trades;
    mapping(uint256 id => uint256 time) private lastRun;
    address private algebraPool;
    uint256 private dollars = 2_500;

    function build() internal override {
        setUp();
        algebraPool = openAlgebra(address(usdc), 20_000_000e6, address(weth), 8_000 ether);
        vm.prank(owner);
        vault.setCaps(SPEND, LOSS);
    }

    function actAny() internal override {
        uint256 action = roll(20);
        if (action < 10) executeAny();
        else if (action < 13) setAny();
        else if (action == 13) withdrawAny();
        else if (action == 14) switchAny();
        else if (action == 15) donate();
        else if (action == 16) breakFeed();
        else moveMarket();
    }

    /*//////////////////////////////// THE KEEPER /////////////////////////////*/

    function executeAny() private {
        if (roll(4) != 0) refresh();
        uint256 id = roll(4) == 0 ? 1 + roll(6) : anyDue();
        uint256 pushed = roll(3) == 0 ? roll(400_000e6) : 0;
        address pool = roll(2) == 0 ? wethPool : algebraPool;
        uint256 bought = pushed == 0 ? 0 : push(pool, address(usdc), address(weth), pushed);

        (Due reason,, uint256 fee) = vault.due(id);
        Rule memory rule = vault.rule(id);
        uint256 valueBefore = value();
        (,, uint64 spentBefore, uint64 lostBefore) = vault.caps();
        uint256 polBefore = address(vault).balance;
        uint256 keeperBefore = keeper.balance;
        vm.prank(keeper);
        (bool done, bytes memory answer) = address(vault).call(abi.encodeCall(IVault.execute, (id)));
        if (!done) {
            countRefusal();
            if (reason != Due.Now) {
                assertEq(bytes32(bytes4(answer)), bytes32(errorOf(reason)), "due and execute agree");
            }
        } else {
            assertEq(uint256(reason), uint256(Due.Now));
            assertEq(keeper.balance - keeperBefore, fee, "the fee that due said");
            assertEq(polBefore - address(vault).balance, fee, "POL leaves as the fee only");
            assertLe(fee, rule.fee);
            checkExecution(id, rule, valueBefore, spentBefore, lostBefore);
        }
        if (bought != 0) push(pool, address(weth), address(usdc), bought);
    }

    /// @dev A rule that is due, or any if none is.
    function anyDue() private returns (uint256 id) {
        uint256 first = roll(6);
        for (uint256 i; i < 6; ++i) {
            id = 1 + (first + i) % 6;
            (Due reason,,) = vault.due(id);
            if (reason == Due.Now) return id;
        }
        setAny();
        return 1 + roll(6);
    }

    function checkExecution(uint256 id, Rule memory rule, uint256 valueBefore, uint256 spentBefore, uint256 lostBefore)
        private
    {
        assertFalse(vault.stopped());
        assertGe(block.timestamp, lastRun[id] == 0 ? 0 : lastRun[id] + rule.interval, "twice in an interval");
        assertTrue(rule.expiry == 0 || block.timestamp <= rule.expiry, "expiry");
        (,, uint64 spent, uint64 lost) = vault.caps();
        uint256 valueAfter = value();
        uint256 loss = valueBefore > valueAfter ? valueBefore - valueAfter : 0;
        // Each balance is rounded down to 1e-18 USD.
        assertLe(loss, (lost - lostBefore) * 1e12 + 4, "the vault loses what the bucket counts");
        trades.push(Trade(block.timestamp, spent - spentBefore, lost - lostBefore));
        countExecution();
        bool goesOn = rule.left != 1 || (rule.amount == ALL && vault.rule(id).kind != Kind.None);
        if (!goesOn) {
            assertEq(uint256(vault.rule(id).kind), 0, "the last execution ends the rule");
            lastRun[id] = 0;
        } else if (rule.left == 1) {
            assertEq(vault.rule(id).left, 1);
            assertApproxEqAbs(spent, SPEND, DOLLAR / 100, "a part of all is what the day has left");
            lastRun[id] = block.timestamp;
        } else {
            lastRun[id] = block.timestamp;
            if (rule.left != 0) assertEq(vault.rule(id).left, rule.left - 1);
        }
        checkLastDay();
    }

    function checkLastDay() private view {
        uint256 spent;
        uint256 lost;
        for (uint256 i = trades.length; i > 0 && trades[i - 1].time + 1 days > block.timestamp; --i) {
            spent += trades[i - 1].spent;
            lost += trades[i - 1].lost;
        }
        assertLe(spent, 2 * uint256(SPEND), "spent in 24 hours");
        assertLe(lost, 2 * uint256(LOSS), "lost in 24 hours");
    }

    function checkWhatStays() internal view override {
        assertEq(vault.owner(), owner);
        IToken[3] memory tokens = [usdc, weth, wbtc];
        for (uint256 i; i < 3; ++i) {
            assertEq(tokens[i].allowance(address(vault), uniswapRouter), 0);
            assertEq(tokens[i].allowance(address(vault), algebraRouter), 0);
            assertEq(tokens[i].balanceOf(keeper), 0, "a keeper gets no token");
        }
        assertEq(wbtc.balanceOf(address(vault)) + wbtc.balanceOf(owner), 10e8, "no rule trades it");
        (uint64 spendADay, uint64 lossADay, uint64 spent, uint64 lost) = vault.caps();
        assertLe(spent, spendADay);
        assertLe(lost, lossADay);
    }

    /*////////////////////////////////// OWNER ////////////////////////////////*/

    function setAny() private {
        uint256 kind = roll(5);
        Rule memory rule = kind == 0 ? dca() : kind == 1 ? stopLoss() : kind == 2 ? takeProfit() : grid();
        if (kind == 4) rule = rebalance();
        if (kind == 0 && roll(2) == 0) {
            (rule.tokenIn, rule.tokenOut, rule.amount) = (rule.tokenOut, rule.tokenIn, uint128(1e15 + roll(10 ether)));
        } else if (kind == 0) {
            rule.amount = uint128(1e6 + roll(20_000e6));
        }
        if (kind == 1) rule.trigger = uint128((dollars + 50 - roll(100)) * 1e18);
        if (kind == 2) rule.trigger = uint128((dollars + 50 - roll(100)) * 1e18);
        if (kind == 3) {
            rule.trigger = uint128((dollars + 50 - roll(100)) * 1e18);
            rule.second = rule.trigger - uint128(1 + roll(100)) * 1e18;
            rule.flipped = roll(2) == 0;
        }
        if (kind == 4) rule.amount = uint128(1 ether + roll(10 ether));
        if (kind == 4) (rule.trigger, rule.second) = (uint128(roll(9_000)), uint128(1 + roll(900)));
        if ((kind == 1 || kind == 2) && roll(3) == 0) rule.amount = ALL;
        if (kind != 1 && kind != 2) rule.left = uint16(roll(4));
        rule.venue = Venue(roll(2));
        rule.slippage = uint16(10 + roll(291));
        rule.interval = uint32(60 + roll(6 hours));
        if (roll(8) == 0) rule.expiry = uint40(block.timestamp + roll(2 days));
        uint256 id = 1 + roll(6);
        if (vault.rule(id).kind == Kind.None) id = 0;
        if (id == 0 && vault.ruleIds() >= 63) return;
        vm.prank(owner);
        id = vault.setRule(id, rule);
        lastRun[id] = 0;
    }

    function withdrawAny() private {
        IToken token = [usdc, weth, wbtc][roll(3)];
        uint256 amount = token.balanceOf(address(vault)) * roll(101) / 200;
        uint256 held = token.balanceOf(owner);
        vm.prank(owner);
        vault.withdraw(address(token), amount);
        assertEq(token.balanceOf(owner), held + amount);
        uint256 pol = address(vault).balance / 10;
        held = owner.balance;
        vm.prank(owner);
        vault.withdrawPOL(pol);
        assertEq(owner.balance, held + pol);
    }

    function switchAny() private {
        uint256 id = 1 + roll(6);
        bool exists = vault.rule(id).kind != Kind.None;
        bool stops = roll(6) == 0;
        vm.startPrank(owner);
        vault.stop(stops);
        if (exists && roll(4) == 0) {
            vault.removeRule(id);
            lastRun[id] = 0;
        } else if (exists) {
            refresh();
            if (usdcFeed.latestAnswer() > 0 && wethFeed.latestAnswer() > 0) vault.resume(id);
        }
        vm.stopPrank();
    }

    /*////////////////////////////////// MARKET ///////////////////////////////*/

    function donate() private {
        if (roll(2) == 0) usdc.mint(address(vault), roll(100_000e6));
        else weth.mint(address(vault), roll(40 ether));
        vm.deal(address(vault), address(vault).balance + roll(0.1 ether));
    }

    function breakFeed() private {
        uint256 how = roll(4);
        if (how == 0) wethFeed.updateAnswer(0);
        else if (how == 1) usdcFeed.updateAnswer(-1);
        else if (how == 2) wethFeed.updateAnswer(int256(dollars) * 1e8 * 2);
        else moveMarket();
    }

    function moveMarket() private {
        dollars = dollars * (970 + roll(61)) / 1_000;
        if (dollars < 500 || dollars > 10_000) dollars = 2_500;
        usdcFeed.updateAnswer(1e8);
        wethFeed.updateAnswer(int256(dollars) * 1e8);
        movePool(wethPool, dollars);
        movePool(algebraPool, dollars);
    }

    /// @dev USD with 18 decimals at the feeds' answers, whatever they are worth.
    function value() private view returns (uint256) {
        (int256 usdcUsd, int256 wethUsd) = (usdcFeed.latestAnswer(), wethFeed.latestAnswer());
        if (usdcUsd <= 0 || wethUsd <= 0) return 0;
        return usdc.balanceOf(address(vault)) * uint256(usdcUsd) * 1e4
            + FixedPointMathLib.fullMulDiv(weth.balanceOf(address(vault)), uint256(wethUsd), 1e8);
    }

    function errorOf(Due reason) private pure returns (bytes4) {
        if (reason == Due.Stopped) return IVaultErrors.Stopped.selector;
        if (reason == Due.NoRule) return IVaultErrors.NoRule.selector;
        if (reason == Due.NotDue) return IVaultErrors.NotDue.selector;
        if (reason == Due.Expired) return IVaultErrors.Expired.selector;
        if (reason == Due.PriceStale) return IVaultErrors.PriceStale.selector;
        if (reason == Due.NotTriggered) return IVaultErrors.NotTriggered.selector;
        if (reason == Due.PriceJumped) return IVaultErrors.PriceJumped.selector;
        if (reason == Due.TooLittle) return IVaultErrors.TooLittle.selector;
        return IVaultErrors.TooMuchSpent.selector;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {Listing} from "src/vault/interfaces/IMarkets.sol";
import {PathSwap, UniswapSwap} from "src/vault/interfaces/IRouters.sol";
import {Due, IVault} from "src/vault/interfaces/IVault.sol";
import {ALL, Kind, Rule} from "src/vault/types/Rule.sol";
import {HostileToken} from "../mocks/HostileToken.sol";
import {World} from "./VaultWorldBase.sol";

/// @notice A vault whose router, tokens, keeper and owner are all hostile: this contract is router, keeper and owner, so only
/// the guard stops what it calls within an execution. Each action checks its own outcome.
contract HostileWorld is World {
    bytes4 private constant REENTRANCY = 0xab143c06;
    uint64 private constant SPEND = 100_000 * DOLLAR;
    uint64 private constant LOSS = 2_000 * DOLLAR;
    uint256 private constant TOKENS = 3;

    HostileToken[TOKENS] private tokens;
    MockV3Aggregator[TOKENS] private feeds;
    bool private inside;
    /// @dev A call within an execution was not refused by the guard.
    bool private reentered;

    function build() internal override {
        vm.warp(START);
        Listing[] memory list = new Listing[](TOKENS);
        for (uint256 i; i < TOKENS; ++i) {
            tokens[i] = new HostileToken();
            feeds[i] = new MockV3Aggregator(8, 100e8);
            list[i] = Listing(address(tokens[i]), address(feeds[i]), AGE);
        }
        sort(list);
        for (uint256 i; i < TOKENS; ++i) {
            (tokens[i], feeds[i]) = (HostileToken(list[i].token), MockV3Aggregator(list[i].feed));
        }
        markets = deployMarkets(list);
        factory = deployFactory(markets, address(this), address(0));
        vault = createVault(address(this));
        vault.setCaps(SPEND, LOSS);
        for (uint256 i; i < TOKENS; ++i) {
            tokens[i].mint(address(vault), 1_000 ether);
        }
        vm.deal(address(vault), 1 ether);
    }

    function actAny() internal override {
        uint256 action = roll(8);
        if (action < 5) executeAny();
        else if (action == 5) setAny();
        else if (action == 6) moveFeed();
        else takeOutAndPutBack();
        steal();
    }

    /*//////////////////////////////// EXECUTIONS /////////////////////////////*/

    function executeAny() private {
        if (roll(4) != 0) refreshAll();
        uint256 id = 1 + roll(6);
        (Due reason,, uint256 fee) = vault.due(id);
        if (reason != Due.Now) return setAny();
        (uint256 most, uint256 least) = vault.preview(id);
        for (uint256 i; i < TOKENS; ++i) {
            misbehave(tokens[i]);
        }
        uint256[TOKENS] memory held = balances();
        (uint256 value, uint256 pol) = (valueOfAll(), address(vault).balance);
        (,,, uint64 lostBefore) = vault.caps();
        inside = true;
        (bool done, bytes memory answer) = address(vault).call(abi.encodeCall(IVault.execute, (id)));
        inside = false;
        assertFalse(reentered, "the guard refuses every call within an execution");
        if (!done) {
            countRefusal();
            assertEq(abi.encode(balances()), abi.encode(held), "a refused trade moves nothing");
            assertEq(address(vault).balance, pol);
        } else {
            countExecution();
            (uint256 amountIn, uint256 amountOut) = abi.decode(answer, (uint256, uint256));
            assertLe(amountIn, most);
            assertGe(amountOut, least);
            uint256 paid = pol - address(vault).balance;
            assertTrue(paid == 0 || paid == fee, "POL leaves as the fee only");
            (,,, uint64 lost) = vault.caps();
            uint256 left = valueOfAll();
            assertLe(value > left ? value - left : 0, uint256(lost - lostBefore) * 1e12 + TOKENS, "the bucket counts");
        }
        for (uint256 i; i < TOKENS; ++i) {
            tokens[i].setMode(HostileToken.Mode.Honest);
        }
    }

    function misbehave(HostileToken token) private {
        uint256 how = roll(8);
        if (how == 0) token.setMode(HostileToken.Mode.ReturnsFalse);
        if (how == 1) token.setMode(HostileToken.Mode.TakesAFee);
        if (how == 2) token.setMode(HostileToken.Mode.TakesTwice);
        if (how == 3) token.setCall(address(this), abi.encodeCall(this.reenter, ()));
    }

    /*////////////////////////////////// ROUTER ///////////////////////////////*/

    function exactInputSingle(UniswapSwap calldata swap) external payable returns (uint256) {
        trade(swap.tokenIn, swap.tokenOut, swap.amountIn, swap.amountOutMinimum);
        return type(uint256).max;
    }

    function exactInput(PathSwap calldata swap) external payable returns (uint256) {
        bytes calldata path = swap.path;
        address tokenOut = address(bytes20(path[path.length - 20:]));
        trade(address(bytes20(path[:20])), tokenOut, swap.amountIn, swap.amountOutMinimum);
        return 0;
    }

    /// @dev Takes up to a tenth too much, pays up to a tenth too little, and calls the vault before, between and after.
    function trade(address tokenIn, address tokenOut, uint256 amount, uint256 least) private {
        if (roll(2) == 0) reenter();
        take(tokenIn, roll(3) == 0 ? amount * roll(111) / 100 : amount);
        if (roll(3) == 0) reenter();
        uint256 pays = roll(3) == 0 ? least * (90 + roll(21)) / 100 : least + roll(2) * least / 50;
        HostileToken(tokenOut).mint(address(this), pays);
        (bool done,) = tokenOut.call(abi.encodeCall(HostileToken.transfer, (address(vault), pays)));
        done;
        if (roll(4) == 0) take(tokenIn, 1);
        if (roll(3) == 0) reenter();
    }

    function take(address token, uint256 amount) private {
        (bool done,) = token.call(abi.encodeCall(HostileToken.transferFrom, (address(vault), address(this), amount)));
        done;
    }

    receive() external payable {
        if (inside) reenter();
    }

    /// @notice Calls a function of the vault as its owner, within an execution.
    function reenter() public {
        (bool done, bytes memory answer) = address(vault).call(anyCall());
        if (done || bytes4(answer) != REENTRANCY) reentered = true;
    }

    function anyCall() private returns (bytes memory) {
        uint256 which = roll(8);
        if (which == 0) return abi.encodeCall(IVault.withdraw, (address(tokens[roll(TOKENS)]), 1));
        if (which == 1) return abi.encodeCall(IVault.withdrawPOL, (1));
        if (which == 2) return abi.encodeCall(IVault.setCaps, (type(uint64).max, type(uint64).max));
        if (which == 3) return abi.encodeCall(IVault.stop, (true));
        if (which == 4) return abi.encodeCall(IVault.removeRule, (1 + roll(6)));
        if (which == 5) return abi.encodeCall(IVault.resume, (1 + roll(6)));
        if (which == 6) return abi.encodeCall(IVault.withdrawAll, (new address[](0)));
        return abi.encodeCall(IVault.execute, (1 + roll(6)));
    }

    /*////////////////////////////////// OTHERS ///////////////////////////////*/

    /// @dev Whatever the router was allowed, nothing is left of it.
    function steal() private {
        uint256[TOKENS] memory held = balances();
        for (uint256 i; i < TOKENS; ++i) {
            take(address(tokens[i]), 1);
        }
        assertEq(abi.encode(balances()), abi.encode(held));
    }

    function setAny() private {
        Rule memory rule;
        rule.kind = Kind(1 + roll(5));
        uint256 first = roll(TOKENS);
        (rule.tokenIn, rule.tokenOut) = (uint8(first + 1), uint8((first + 1) % TOKENS + 1));
        if (roll(3) == 0) rule.via = uint8((first + 2) % TOKENS + 1);
        (rule.slippage, rule.interval) = (uint16(10 + roll(291)), uint32(60 + roll(1 hours)));
        (rule.amount, rule.fee) = (uint128(1e15 + roll(100 ether)), FEE);
        if (rule.kind == Kind.Rebalance) {
            (rule.trigger, rule.second) = (uint128(roll(6_000)), uint128(1 + roll(900)));
        } else if (rule.kind != Kind.DCA) {
            rule.trigger = uint128(0.5e18 + roll(1e18));
            if (rule.kind == Kind.Grid) (rule.second, rule.flipped) = (rule.trigger / 2, roll(2) == 0);
            else rule.left = 1;
            if (rule.left == 1 && roll(2) == 0) rule.amount = ALL;
        }
        uint256 id = 1 + roll(6);
        if (vault.rule(id).kind == Kind.None) id = 0;
        if (id != 0 || vault.ruleIds() < 63) vault.setRule(id, rule);
    }

    function moveFeed() private {
        uint256 which = roll(TOKENS);
        uint256 how = roll(6);
        if (how == 0) feeds[which].updateAnswer(0);
        else if (how == 1) feeds[which].updateAnswer(-1);
        else feeds[which].updateAnswer(int256(80e8 + roll(40e8)));
    }

    function refreshAll() private {
        for (uint256 i; i < TOKENS; ++i) {
            int256 answer = feeds[i].latestAnswer();
            feeds[i].updateAnswer(answer > 0 ? answer : int256(100e8));
        }
    }

    /// @dev Whatever feeds and other tokens do.
    function takeOutAndPutBack() private {
        uint256 which = roll(TOKENS);
        for (uint256 i; i < TOKENS; ++i) {
            if (i != which) tokens[i].setMode(HostileToken.Mode.ReturnsFalse);
        }
        HostileToken token = tokens[which];
        uint256 amount = token.balanceOf(address(vault)) * roll(101) / 100;
        uint256 had = token.balanceOf(address(this));
        vault.withdraw(address(token), amount);
        assertEq(token.balanceOf(address(this)), had + amount);
        if (token.balanceOf(address(vault)) < 1_000 ether) token.mint(address(vault), 1_000 ether);
        vm.deal(address(vault), address(vault).balance + roll(0.1 ether));
        for (uint256 i; i < TOKENS; ++i) {
            tokens[i].setMode(HostileToken.Mode.Honest);
        }
    }

    function checkWhatStays() internal view override {
        assertEq(vault.owner(), address(this));
        assertFalse(vault.stopped());
        (uint64 spendADay, uint64 lossADay, uint64 spent, uint64 lost) = vault.caps();
        assertEq(spendADay, SPEND);
        assertEq(lossADay, LOSS);
        assertLe(spent, SPEND);
        assertLe(lost, LOSS);
        for (uint256 i; i < TOKENS; ++i) {
            assertEq(tokens[i].allowance(address(vault), address(this)), 0);
        }
    }

    function balances() private view returns (uint256[TOKENS] memory held) {
        for (uint256 i; i < TOKENS; ++i) {
            held[i] = tokens[i].balanceOf(address(vault));
        }
    }

    /// @dev USD with 18 decimals at the feeds' answers.
    function valueOfAll() private view returns (uint256 value) {
        for (uint256 i; i < TOKENS; ++i) {
            int256 answer = feeds[i].latestAnswer();
            if (answer > 0) {
                value += FixedPointMathLib.fullMulDiv(tokens[i].balanceOf(address(vault)), uint256(answer), 1e8);
            }
        }
    }
}

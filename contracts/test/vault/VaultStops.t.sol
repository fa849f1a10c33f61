// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Due} from "src/vault/interfaces/IVault.sol";
import {Kind, Rule, ALL} from "src/vault/types/Rule.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice A stop and a take profit of the whole balance, next to what a day may spend.
contract VaultStopsTest is VaultFixture {
    uint64 private constant SPEND = 40_000 * DOLLAR;

    function setUp() public override {
        super.setUp();
        vm.startPrank(owner);
        vault.setCaps(SPEND, 2_000 * DOLLAR);
        // 20 WETH stay: $40,000 at the stop's price.
        vault.withdraw(address(weth), 380 ether);
        vm.stopPrank();
    }

    /*////////////////////////////////// DONATIONS ////////////////////////////*/

    /// @notice More than a day may spend is no reason to sell nothing.
    function test_all_isNotHeldUpByADonation() public {
        uint256 id = set(stopAll());
        weth.mint(address(vault), 2 ether);
        setPrice(1_900);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 20 ether, "$40,000 at the stop's price");
    }

    function test_all_sellsTheRestWhenADayAllowsIt_andEnds() public {
        uint256 id = set(stopAll());
        weth.mint(address(vault), 30 ether);
        setPrice(2_000);
        execute(id);
        assertEq(vault.rule(id).left, 1, "it goes on");
        says(id, Due.NotDue, START + 1 days);
        pass(1 days);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 20 ether);
        pass(1 days);
        (amountIn,) = execute(id);
        assertEq(amountIn, 10 ether);
        assertEq(uint256(vault.rule(id).kind), uint256(Kind.None));
        assertEq(vault.ruleIds(), 0);
    }

    function test_all_sellsWhatOtherRulesLeave() public {
        execute(set(dca()));
        uint256 id = set(stopAll());
        setPrice(2_000);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 19.5 ether, "$39,000");
        assertEq(vault.rule(id).left, 1);
    }

    function test_all_waitsWhileLessThanADollarIsLeft() public {
        Rule memory rule = dca();
        rule.amount = 39_999_500_000;
        rule.slippage = 300;
        execute(set(rule));
        uint256 id = set(stopAll());
        setPrice(2_000);
        says(id, Due.TooMuchSpent, 500_000);
    }

    function test_all_ofAnEmptyVault_isTooLittle() public {
        uint256 id = set(stopAll());
        vm.prank(owner);
        vault.withdraw(address(weth), 20 ether);
        setPrice(2_000);
        says(id, Due.TooLittle, 0);
    }

    function test_all_asATakeProfit_sellsWhatADayAllows() public {
        Rule memory rule = takeProfit();
        (rule.amount, rule.slippage) = (ALL, 300);
        uint256 id = set(rule);
        setPrice(4_000);
        (uint256 amountIn,) = execute(id);
        assertEq(amountIn, 10 ether, "$40,000 at its own price");
    }

    /// @notice The part of the fee is that of what the vault holds now.
    function test_all_inPieces_paysPartsOfTheFee() public {
        uint256 id = set(stopAll());
        weth.mint(address(vault), 20 ether);
        setPrice(2_000);
        (,, uint256 fee) = vault.due(id);
        assertEq(fee, FEE / 2);
        execute(id);
        assertEq(keeper.balance, FEE / 2);
    }

    /// @notice A half of what there is, and then all of it: pieces together pay more than one fee.
    function test_all_inTwoPieces_paysOneAndAHalfFees() public {
        uint256 id = set(stopAll());
        weth.mint(address(vault), 20 ether);
        setPrice(2_000);
        execute(id);
        pass(1 days);
        execute(id);
        assertEq(uint256(vault.rule(id).kind), uint256(Kind.None));
        assertEq(keeper.balance, uint256(FEE) * 3 / 2);
    }

    /// @notice A keeper begins as soon as the day's cap allows a dollar: a long interval would delay the rest.
    function test_all_afterAPieceOfADollar_waitsForItsInterval() public {
        Rule memory rule = dca();
        (rule.amount, rule.slippage) = (39_999e6, 300);
        execute(set(rule));
        rule = stopAll();
        rule.interval = 60;
        (uint256 slow, uint256 quick) = (set(stopAll()), set(rule));
        setPrice(2_000);
        uint256 snapshot = vm.snapshotState();
        (uint256 amountIn,) = execute(slow);
        assertEq(amountIn, 0.0005 ether);
        says(slow, Due.NotDue, START + 1 days);
        vm.revertToState(snapshot);
        execute(quick);
        pass(60);
        (amountIn,) = execute(quick);
        assertApproxEqAbs(amountIn, uint256(20 ether) / 1440, 1e9, "what has emptied in a minute");
    }

    /*////////////////////////////////// WRONG FEED ///////////////////////////*/

    /// @notice At a feed that says $10 for a token of $2,500, 4,000 WETH would be as little as $40,000.
    function test_stop_atAWrongFeed_sellsNoMoreThanADayMaySpendAtItsOwnPrice(uint256 answer) public {
        weth.mint(address(vault), 10_000 ether);
        uint256 id = set(stopAll());
        wethFeed.updateAnswer(int256(bound(answer, 1e8, 2_000e8)));
        (uint256 amountIn,) = vault.preview(id);
        assertApproxEqAbs(amountIn, 20 ether, 1e12);
    }

    function test_stop_ofAnAmount_atAWrongFeed_isTooMuch() public {
        weth.mint(address(vault), 10_000 ether);
        Rule memory rule = stopLoss();
        rule.amount = 20 ether + 1e12;
        uint256 id = set(rule);
        wethFeed.updateAnswer(10e8);
        says(id, Due.TooMuchSpent, SPEND);
    }

    /// @notice A price of less than 1e-18 is 0.
    function test_stop_atAPriceOfZero_hasAReason() public {
        uint256 id = set(stopAll());
        wethFeed.updateAnswer(1);
        usdcFeed.updateAnswer(int256(uint256(type(uint112).max)));
        says(id, Due.TooMuchSpent, SPEND);
    }

    /*//////////////////////////////////// HELPERS ////////////////////////////*/

    function stopAll() private view returns (Rule memory rule) {
        rule = stopLoss();
        (rule.amount, rule.slippage, rule.interval) = (ALL, 300, 1 days);
    }

    function says(uint256 id, Due expected, uint256 expectedDetail) private view {
        (Due reason, uint256 detail,) = vault.due(id);
        assertEq(uint256(reason), uint256(expected));
        assertEq(detail, expectedDetail);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Due, IVault} from "src/vault/interfaces/IVault.sol";
import {ALL, Rule} from "src/vault/types/Rule.sol";
import {HostileKeeper} from "./mocks/HostileKeeper.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice What a keeper earns, and which errors it gets.
contract VaultKeeperTest is VaultFixture {
    function test_fee_ofATimedRule_risesInFiveMinutes(uint256 late) public {
        uint256 id = set(dca());
        late = bound(late, 0, 10 minutes);
        pass(late);
        uint256 expected = late < 300 ? uint256(FEE) * late / 300 : FEE;
        (Due reason,, uint256 fee) = vault.due(id);
        assertEq(uint256(reason), uint256(Due.Now));
        assertEq(fee, expected);
        execute(id);
        assertEq(keeper.balance, expected);
        assertEq(address(vault).balance, 10 ether - expected);
    }

    function test_fee_ofATrigger_isTheMaximumAtOnce() public {
        uint256 id = set(stopLoss());
        setPrice(2_000);
        execute(id);
        assertEq(keeper.balance, FEE);
    }

    function test_fee_isAtMostWhatTheVaultHolds() public {
        uint256 id = set(stopLoss());
        setPrice(2_000);
        vm.prank(owner);
        vault.withdrawPOL(9.99 ether);
        execute(id);
        assertEq(keeper.balance, 0.01 ether);
    }

    function test_fee_thatAKeeperRefuses_staysInTheVault() public {
        HostileKeeper refuser = new HostileKeeper(vault);
        refuser.setMode(HostileKeeper.Mode.Refuses);
        uint256 id = set(stopLoss());
        setPrice(2_000);
        vm.expectEmit(true, true, false, false, address(vault));
        emit IVault.Executed(id, 10 ether, 0, 0, 0, address(refuser));
        refuser.execute(id);
        assertEq(address(vault).balance, 10 ether);
        assertEq(usdc.balanceOf(address(vault)) > 1_000_000e6, true);
    }

    function test_fee_thatTakesMoreThan50000Gas_staysInTheVault() public {
        HostileKeeper eater = new HostileKeeper(vault);
        eater.setMode(HostileKeeper.Mode.EatsGas);
        uint256 id = set(stopLoss());
        setPrice(2_000);
        eater.execute(id);
        assertEq(address(vault).balance, 10 ether);

        eater.setMode(HostileKeeper.Mode.Writes);
        eater.execute(set(stopLoss()));
        assertEq(address(vault).balance, 10 ether);
    }

    function test_keeper_cannotReenter() public {
        HostileKeeper thief = new HostileKeeper(vault);
        thief.setMode(HostileKeeper.Mode.Reenters);
        uint256 id = set(dca());
        set(dca());
        pass(5 minutes);
        thief.execute(id);
        assertEq(address(thief).balance, FEE);
        assertFalse(thief.reentered());
        assertEq(thief.answer(), abi.encodePacked(bytes4(0xab143c06)), "Reentrancy()");
    }

    /// @notice A keeper chooses the moment only: amount, route, limit and recipient are the rule's.
    function test_execute_takesNoArgumentButTheRule() public {
        uint256 id = set(dca());
        vm.prank(keeper);
        (bool done,) = address(vault).call(abi.encodePacked(abi.encodeCall(IVault.execute, (id)), uint256(7)));
        assertTrue(done);
        assertEq(weth.balanceOf(keeper), 0);
        assertEq(usdc.balanceOf(keeper), 0);
    }

    function test_fee_cannotBeDrainedWithDust(uint256 dust) public {
        Rule memory rule = dca();
        rule.interval = 60;
        uint256 id = set(rule);
        vm.prank(owner);
        vault.withdraw(address(usdc), 1_000_000e6);
        pass(5 minutes);
        dust = bound(dust, 1, 999e6);
        usdc.mint(address(vault), dust);
        vm.prank(keeper);
        (bool done,) = address(vault).call(abi.encodeCall(IVault.execute, (id)));
        assertEq(done, dust >= 1e6);
        assertLe(keeper.balance, FEE * dust / 1_000e6);
    }

    /*/////////////////////////////////// DUE /////////////////////////////////*/

    /// @notice Each reason, and its detail.
    function test_due_saysWhyARuleDoesNotExecute() public {
        says(1, Due.NoRule, 0);
        uint256 id = set(dca());
        says(id, Due.Now, 0);
        execute(id);
        says(id, Due.NotDue, START + 1 days);
        pass(1 days);
        vm.startPrank(owner);
        vault.stop(true);
        says(id, Due.Stopped, 0);
        vault.stop(false);
        vault.setCaps(1_500e6, 1_000e6);
        vm.stopPrank();
        execute(id);
        pass(1 hours);
        uint256 second = set(dca());
        says(second, Due.TooMuchSpent, 500e6 + uint256(1_500e6) / 24);
        wethFeed.updateAnswer(1);
        skip(AGE + 1);
        says(second, Due.PriceStale, uint160(address(usdc)));
        refresh();
        Rule memory rule = stopLoss();
        (rule.amount, rule.expiry) = (ALL, uint40(block.timestamp + 1));
        uint256 third = set(rule);
        wethFeed.updateAnswer(2_500e8);
        says(third, Due.NotTriggered, 2_500e18);
        skip(2);
        says(third, Due.Expired, 0);
        wethFeed.updateAnswer(250e8);
        skip(1 days);
        refresh();
        says(id, Due.PriceJumped, uint256(1e18) / 250);
        uint256 held = usdc.balanceOf(address(vault));
        vm.prank(owner);
        vault.withdraw(address(usdc), held);
        says(second, Due.TooLittle, 0);
    }

    function says(uint256 id, Due expected, uint256 expectedDetail) private view {
        (Due reason, uint256 detail,) = vault.due(id);
        assertEq(uint256(reason), uint256(expected));
        assertEq(detail, expectedDetail);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlanFixture} from "../support/PlanFixture.sol";
import {GasEater, ReturnBomb} from "./actors/Payees.sol";

/// @notice Attacks of `docs/security.md` that need no network: gas, copied calls, extreme prices, the end of round
/// numbers.
contract HostileTest is PlanFixture {
    uint32[] private ids;
    uint32[] private none;

    /// @notice With any gas, the call either sends the pot or changes nothing.
    function test_collectOperations_withAnyGas_paysAllOrNothing(uint256 gas) public {
        operator = address(new GasEater());
        plan = deploy(parameters());
        join("willow", "canopy", "canopy", 5);
        close(0);
        (, uint256 pot) = plan.pots();
        assertGt(pot, 0);

        gas = bound(gas, 0, 400_000);
        (bool paid,) = address(plan).call{gas: gas}(abi.encodeCall(plan.collectOperations, ()));
        (, uint256 left) = plan.pots();
        assertEq(left, paid ? 0 : pot, "pot");
        assertEq(operator.balance, paid ? pot : 0, "operator");
    }

    /// @notice The call sends the pot with enough gas and not with little, so the test above sees both cases.
    function test_collectOperations_forwardsEnoughGasToTheReceiver() public {
        operator = address(new GasEater());
        plan = deploy(parameters());
        join("willow", "canopy", "canopy", 5);
        close(0);
        (bool paid,) = address(plan).call{gas: 100_000}(abi.encodeCall(plan.collectOperations, ()));
        assertFalse(paid, "the receiver runs out of gas");
        plan.collectOperations();
        assertGt(operator.balance, 0);
    }

    /// @notice A member whose wallet returns half a megabyte pays for it alone.
    function test_withdraw_byAMemberThatReturnsALongTextAffectsNoOneElse() public {
        ReturnBomb bomb = new ReturnBomb{value: UNIT}(plan, "canopy", "bomb");
        join("willow", "bomb", "bomb");
        vm.prank(address(bomb));
        plan.withdraw(COMMISSION);
        assertEq(address(bomb).balance, COMMISSION);
        assertEq(plan.boxOf(2), 0);
    }

    /// @notice A caller who copies the last batch gets the closing reward; all other boxes stay the same.
    function test_distribute_copiedByAnotherCaller_changesOnlyTheReward() public {
        join("keeper", "canopy", "canopy");
        join("copier", "canopy", "canopy");
        uint256 reward = 2 * UNIT / 20 / 5;
        uint256 start = vm.snapshotState();
        close(2);
        uint256 keeperBox = plan.boxOf(2);
        uint256 copierBox = plan.boxOf(3);
        vm.revertToState(start);

        close(3);
        assertEq(plan.boxOf(2), keeperBox - reward);
        assertEq(plan.boxOf(3), copierBox + reward);
        vm.expectRevert(IPlanErrors.TimeException.selector);
        plan.distribute(ids, none, 2);
    }

    /// @notice At a hundred-millionth of a dollar, one unit is 2 billion POL, and three are more than half of the
    /// supply.
    function test_amounts_fitAtTheLowestPriceOfTheFeed() public {
        feed = new MockV3Aggregator(8, 1);
        plan = deploy(parameters());
        join("willow", "canopy", "canopy", 3);
        join("alder", "willow", "willow", 2);
        close(3);
        uint256 unit = 20e8 * 1 ether;
        assertEq(plan.roundData(0).unitPrice, unit);
        uint256 box = plan.boxOf(3);
        address alder = makeAddr("alder");
        vm.prank(alder);
        plan.withdraw(box);
        assertEq(alder.balance, box);
        (, uint256 forOperations) = plan.pots();
        assertEq(forOperations, 5 * unit / 20 * 4 / 5);
    }

    /// @notice At the highest accepted price a unit is a few wei, and the plan owes no more than it holds.
    function test_amounts_fitAtTheHighestPriceOfTheFeed() public {
        feed = new MockV3Aggregator(8, int256(uint256(type(uint64).max)));
        plan = deploy(parameters());
        join("willow", "canopy", "canopy", 5);
        join("alder", "willow", "willow", 5);
        close(2);
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        uint256 pot = plan.monthData(0).pot;
        assertEq(plan.boxOf(2) + plan.boxOf(3) + forCommons + forOperations + pot, address(plan).balance);
    }

    /// @notice After 65,536 rounds (179 years) round numbers restart at 0. Members can still empty their boxes.
    function test_withdraw_worksAfterTheLastRound() public {
        address willow = join("willow", "canopy", "canopy");
        join("alder", "willow", "willow");
        close(0);
        uint256 box = plan.boxOf(2);
        skip(uint256(type(uint16).max) * 1 days);
        assertLt(plan.roundCounter(), 2);
        vm.prank(willow);
        plan.withdraw(box);
        assertEq(willow.balance, box);
    }

    function close(uint32 closer) private {
        passDays(1);
        ids = [uint32(3), 2];
        plan.distribute(ids, none, closer);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {PlanFixture} from "../support/PlanFixture.sol";
import {GasEater, ReturnBomb} from "./actors/Payees.sol";

/// @notice Attacks that `docs/security.md` answers and that need no network: gas, copied calls, extreme prices, the end of
/// the clock.
contract HostileTest is PlanFixture {
    uint32[] private ids;
    uint32[] private none;

    /// @notice Whoever calls with too little gas changes nothing: the pot is paid, or stays.
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

    /// @notice With enough gas it is paid, with little it is not: the test above sees both.
    function test_collectOperations_needsTheGasOfItsReceiver() public {
        operator = address(new GasEater());
        plan = deploy(parameters());
        join("willow", "canopy", "canopy", 5);
        close(0);
        (bool paid,) = address(plan).call{gas: 100_000}(abi.encodeCall(plan.collectOperations, ()));
        assertFalse(paid, "the receiver runs out of gas");
        plan.collectOperations();
        assertGt(operator.balance, 0);
    }

    /// @notice A member that answers with half a megabyte pays for that alone.
    function test_withdraw_answeredWithALongTextHarmsNobodyElse() public {
        ReturnBomb bomb = new ReturnBomb{value: UNIT}(plan, "canopy", "bomb");
        join("willow", "bomb", "bomb");
        vm.prank(address(bomb));
        plan.withdraw(COMMISSION);
        assertEq(address(bomb).balance, COMMISSION);
        assertEq(plan.boxOf(2), 0);
    }

    /// @notice The last batch can be copied: the copier gets the closing reward, everybody else the same as before.
    function test_distribute_copiedByAnother_onlyTurnsTheReward() public {
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

    /// @notice At a hundred-millionth of a dollar, one unit is 2 billion POL and three are more than half of all there is.
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

    /// @notice The highest price that is accepted: a unit of a few wei, and nobody is promised more than there is.
    function test_amounts_fitAtTheHighestPriceOfTheFeed() public {
        feed = new MockV3Aggregator(8, int256(uint256(type(uint64).max)));
        plan = deploy(parameters());
        join("willow", "canopy", "canopy", 5);
        join("alder", "willow", "willow", 5);
        close(2);
        (, uint256 forOperations) = plan.pots();
        (uint256 pot,,) = plan.monthPot(0);
        assertEq(plan.boxOf(2) + plan.boxOf(3) + forOperations + pot, address(plan).balance);
    }

    /// @notice After 65,536 rounds (179 years) the round's number begins anew. Entries make no sense any more; boxes open.
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

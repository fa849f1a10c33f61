// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice Refuses POL.
contract Refuses {}

/// @notice Collects the pot of the commons again while it is paid.
contract CollectsTwice {
    bool public isPaidAgain;
    bytes public answer;

    receive() external payable {
        (isPaidAgain, answer) = msg.sender.call(abi.encodeCall(IPlanActions.collectCommons, ()));
    }
}

contract PotsTest is PlanFixture, IPlanEvents {
    /// @dev 5 % of one unit.
    uint256 private constant SHARE = 2 ether;
    /// @dev 10 % of one unit.
    uint256 private constant COMMONS = 4 ether;

    /*///////////////////////////////// COMMONS ///////////////////////////////*/

    function test_collectCommons_sendsTheSharesOfAllRounds_byAnyCaller() public {
        enterAndClose("willow", 2);
        enterAndClose("alder", 1);
        assertCommons(3 * COMMONS);

        vm.expectEmit(address(plan));
        emit CommonsCollected(3 * COMMONS);
        vm.prank(makeAddr("stranger"));
        plan.collectCommons();
        assertEq(commons.balance, 3 * COMMONS);
        assertCommons(0);
    }

    function test_collectCommons_sendsWhatRankSharesLeave() public {
        enterAndClose("willow", 2);
        passDays(29);
        plan.claimRank(new uint32[](0));
        skip(7 days);
        uint256 pot = plan.monthData(0).pot;
        assertGt(pot, 0);
        assertCommons(2 * COMMONS);
        plan.collectRank(new uint32[](0), 0);
        plan.collectCommons();
        assertEq(commons.balance, 2 * COMMONS + pot);
    }

    function test_collectCommons_revertsWhen_thePotIsEmpty() public {
        enterAndClose("willow", 1);
        plan.collectCommons();
        vm.expectRevert(IPlanErrors.NothingToCollect.selector);
        plan.collectCommons();

        enterAndClose("alder", 1);
        plan.collectCommons();
        assertEq(commons.balance, 2 * COMMONS);
    }

    function test_collectCommons_revertsWhen_theRoundIsNotClosed() public {
        join("willow", "canopy", "canopy", 5);
        passDays(1);
        vm.expectRevert(IPlanErrors.NothingToCollect.selector);
        plan.collectCommons();
    }

    function test_collectCommons_revertsWhen_theCommonsRefusePOL_andAffectsNoOneElse() public {
        commons = address(new Refuses());
        plan = deploy(parameters());
        address willow = enterAndClose("willow", 1);
        vm.expectRevert(IPlanErrors.SendFailed.selector);
        plan.collectCommons();
        assertCommons(COMMONS);

        plan.collectOperations();
        enterAndClose("alder", 1);
        withdrawAll(willow);
    }

    function test_collectCommons_paysReenteringCommonsOnce() public {
        CollectsTwice thief = new CollectsTwice();
        commons = address(thief);
        plan = deploy(parameters());
        enterAndClose("willow", 1);
        plan.collectCommons();
        assertFalse(thief.isPaidAgain());
        assertEq(address(thief).balance, COMMONS);
        assertEq(thief.answer(), revertData(IPlanErrors.NothingToCollect.selector));
    }

    /*//////////////////////////////// OPERATIONS /////////////////////////////*/

    function test_collectOperations_sendsTheSharesOfAllRounds() public {
        enterAndClose("willow", 2);
        enterAndClose("alder", 1);
        // Four fifths: the closer of the round gets one.
        uint256 expected = 3 * SHARE * 4 / 5;
        (, uint256 forOperations) = plan.pots();
        assertEq(forOperations, expected);

        vm.expectEmit(address(plan));
        emit OperationsCollected(expected);
        vm.prank(makeAddr("stranger"));
        plan.collectOperations();
        assertEq(operator.balance, expected);
        (, forOperations) = plan.pots();
        assertEq(forOperations, 0);
    }

    function test_collectOperations_doesNotDependOnTheCloser() public {
        join("willow", "canopy", "canopy", 5);
        passDays(1);
        settleRound(2);
        plan.collectOperations();
        assertEq(operator.balance, 5 * SHARE * 4 / 5);
    }

    function test_collectOperations_revertsWhen_thePotIsEmpty() public {
        vm.expectRevert(IPlanErrors.NothingToCollect.selector);
        plan.collectOperations();
        enterAndClose("willow", 1);
        plan.collectOperations();
        vm.expectRevert(IPlanErrors.NothingToCollect.selector);
        plan.collectOperations();
    }

    function test_collectOperations_revertsWhen_theOperatorRefusesPOL_andAffectsNoOneElse() public {
        operator = address(new Refuses());
        plan = deploy(parameters());
        address willow = enterAndClose("willow", 1);
        vm.expectRevert(IPlanErrors.SendFailed.selector);
        plan.collectOperations();
        (, uint256 forOperations) = plan.pots();
        assertEq(forOperations, SHARE * 4 / 5, "still there");

        plan.collectCommons();
        enterAndClose("alder", 1);
        withdrawAll(willow);
    }

    /*///////////////////////////////// HEROPOOL //////////////////////////////*/

    function test_heroPool_belongsToTheMonthOfTheRound() public {
        passDays(29);
        join("willow", "canopy", "canopy", 2);
        passDays(1);
        join("alder", "willow", "willow", 5);
        passDays(1);
        settleRound();
        settleRound();
        // 2 %, the closing reward of 1 %, and in the first round the root's commissions.
        assertEq(plan.monthData(0).pot, 2 * UNIT * 3 / 100 + 2 * COMMISSION, "round 29");
        assertEq(plan.monthData(1).pot, 5 * UNIT * 3 / 100, "round 30");
    }

    function test_heroPool_isThePotOfTheCurrentMonthOnly() public {
        enterAndClose("willow", 1);
        uint256 first = UNIT * 3 / 100 + COMMISSION;
        assertEq(plan.HeroPool(), first);
        passDays(29);
        plan.claimRank(new uint32[](0));
        assertEq(plan.HeroPool(), 0, "the first month's pot waits for its window");

        join("alder", "willow", "willow");
        passDays(7);
        settleRound();
        assertEq(plan.HeroPool(), UNIT * 3 / 100, "the window closed without a claim");
        (uint256 month, bool open, uint256 closesAt) = plan.rankWindow();
        assertEq(month, 1);
        assertFalse(open);
        assertEq(closesAt, 0);
        assertCommons(2 * COMMONS + first);
    }

    /*///////////////////////////////// SUPPORT ///////////////////////////////*/

    function enterAndClose(string memory username, uint256 units) private returns (address account) {
        account = join(username, "canopy", "canopy", units);
        passDays(1);
        settleRound();
    }

    function assertCommons(uint256 expected) private view {
        (uint256 forCommons,) = plan.pots();
        assertEq(forCommons, expected, "commons");
    }

    function withdrawAll(address account) private {
        uint256 box = plan.boxOf(plan.addrToId(account));
        assertGt(box, 0);
        vm.prank(account);
        plan.withdraw(box);
        assertEq(account.balance, box);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice Refuses POL.
contract Refuses {}

/// @notice Collects the lottery's pot again while it is paid.
contract CollectsTwice {
    bool public isPaidAgain;
    bytes public answer;

    receive() external payable {
        (isPaidAgain, answer) = msg.sender.call(abi.encodeCall(IPlanActions.collectLottery, ()));
    }
}

contract PotsTest is PlanFixture, IPlanEvents {
    /// @dev 5 % of one unit.
    uint256 private constant SHARE = 2 ether;
    address private lottery = makeAddr("lottery");

    /*///////////////////////////////// LOTTERY ///////////////////////////////*/

    function test_setLottery_setsTheReceiverOfTheLotteryShare() public {
        plan = deploy(opensLater(1 days));
        assertEq(plan.lottery(), address(0));
        vm.expectEmit(address(plan));
        emit LotterySet(lottery);
        plan.setLottery(lottery);
        assertEq(plan.lottery(), lottery);
    }

    function test_setLottery_worksUntilTheLastSecond() public {
        plan = deploy(opensLater(1 days));
        vm.warp(START + 1 days - 1);
        plan.setLottery(lottery);
        assertEq(plan.lottery(), lottery);
    }

    function test_setLottery_revertsWhen_thePlanIsOpen() public {
        plan = deploy(opensLater(1 days));
        vm.warp(START + 1 days);
        vm.expectRevert(IPlanErrors.AlreadyOpen.selector);
        plan.setLottery(lottery);
    }

    function test_setLottery_revertsWhen_theCallerIsNotTheDeployer() public {
        plan = deploy(opensLater(1 days));
        address[3] memory others = [operator, root, makeAddr("stranger")];
        for (uint256 i; i < others.length; ++i) {
            vm.expectRevert(IPlanErrors.OnlyDeployer.selector);
            vm.prank(others[i]);
            plan.setLottery(others[i]);
        }
    }

    function test_setLottery_revertsWhen_theLotteryIsSet() public {
        plan = deploy(opensLater(1 days));
        plan.setLottery(lottery);
        vm.expectRevert(IPlanErrors.InvalidArgument.selector);
        plan.setLottery(makeAddr("other"));
    }

    function test_setLottery_revertsWhen_theAddressIsZero() public {
        plan = deploy(opensLater(1 days));
        vm.expectRevert(IPlanErrors.InvalidArgument.selector);
        plan.setLottery(address(0));
    }

    function test_collectLottery_sendsTheSharesOfAllRounds() public {
        openWithLottery(lottery);
        enterAndClose("willow", 2);
        enterAndClose("alder", 1);
        (uint256 forLottery,) = plan.pots();
        assertEq(forLottery, 3 * SHARE);

        vm.expectEmit(address(plan));
        emit LotteryCollected(3 * SHARE);
        vm.prank(makeAddr("stranger"));
        plan.collectLottery();
        assertEq(lottery.balance, 3 * SHARE, "any caller can collect for the lottery");
        (forLottery,) = plan.pots();
        assertEq(forLottery, 0);
    }

    function test_collectLottery_revertsWhen_thePotIsEmpty() public {
        openWithLottery(lottery);
        enterAndClose("willow", 1);
        plan.collectLottery();
        vm.expectRevert(IPlanErrors.NothingToCollect.selector);
        plan.collectLottery();

        enterAndClose("alder", 1);
        plan.collectLottery();
        assertEq(lottery.balance, 2 * SHARE);
    }

    function test_collectLottery_revertsWhen_thereIsNoLottery() public {
        enterAndClose("willow", 5);
        vm.expectRevert(IPlanErrors.NothingToCollect.selector);
        plan.collectLottery();
    }

    function test_collectLottery_revertsWhen_theRoundIsNotClosed() public {
        openWithLottery(lottery);
        join("willow", "canopy", "canopy", 5);
        passDays(1);
        vm.expectRevert(IPlanErrors.NothingToCollect.selector);
        plan.collectLottery();
    }

    function test_collectLottery_revertsWhen_theLotteryRefusesPOL_andAffectsNoOneElse() public {
        openWithLottery(address(new Refuses()));
        address willow = enterAndClose("willow", 1);
        vm.expectRevert(IPlanErrors.SendFailed.selector);
        plan.collectLottery();
        (uint256 forLottery,) = plan.pots();
        assertEq(forLottery, SHARE, "still there");

        plan.collectOperations();
        enterAndClose("alder", 1);
        withdrawAll(willow);
    }

    function test_collectLottery_paysAReenteringLotteryOnce() public {
        CollectsTwice thief = new CollectsTwice();
        openWithLottery(address(thief));
        enterAndClose("willow", 1);
        plan.collectLottery();
        assertFalse(thief.isPaidAgain());
        assertEq(address(thief).balance, SHARE);
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
        openWithLottery(lottery);
        address willow = enterAndClose("willow", 1);
        vm.expectRevert(IPlanErrors.SendFailed.selector);
        plan.collectOperations();
        (, uint256 forOperations) = plan.pots();
        assertEq(forOperations, SHARE * 4 / 5, "still there");

        plan.collectLottery();
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
        (uint256 first,,) = plan.monthPot(0);
        (uint256 second,,) = plan.monthPot(1);
        // 10 %, the lottery's 5 %, the closing reward of 1 %, and in the first round the root's commissions.
        assertEq(first, 2 * UNIT * 16 / 100 + 2 * COMMISSION, "round 29");
        assertEq(second, 5 * UNIT * 16 / 100, "round 30");
    }

    function test_heroPool_isTheCurrentPotAndWhatClosedWindowsCarriedOver() public {
        enterAndClose("willow", 1);
        uint256 first = UNIT * 16 / 100 + COMMISSION;
        assertEq(plan.HeroPool(), first);
        passDays(29);
        plan.claimRank(new uint32[](0));
        assertEq(plan.HeroPool(), 0, "the first month's pot waits for its window");

        join("alder", "willow", "willow");
        passDays(7);
        settleRound();
        assertEq(plan.HeroPool(), first + UNIT * 16 / 100, "which closed without a claim");
        (uint256 month, bool open, uint256 closesAt, uint256 carried) = plan.rankWindow();
        assertEq(month, 1);
        assertFalse(open);
        assertEq(closesAt, 0);
        assertEq(carried, first);
    }

    /*///////////////////////////////// SUPPORT ///////////////////////////////*/

    function openWithLottery(address lottery_) private {
        plan = deploy(opensLater(1 days));
        plan.setLottery(lottery_);
        passDays(1);
    }

    function enterAndClose(string memory username, uint256 units) private returns (address account) {
        account = join(username, "canopy", "canopy", units);
        passDays(1);
        settleRound();
    }

    function withdrawAll(address account) private {
        uint256 box = plan.boxOf(plan.addrToId(account));
        assertGt(box, 0);
        vm.prank(account);
        plan.withdraw(box);
        assertEq(account.balance, box);
    }
}

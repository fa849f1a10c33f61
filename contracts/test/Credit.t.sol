// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {NodeAct} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice Points and rebates are credited with the member's next action. On the first day of most tests, willow holds
/// two units and has one below each leg: four units, a pool of 116.8 POL, and one point.
contract CreditTest is PlanFixture, IPlanEvents {
    uint32 private constant WILLOW = 2;
    uint256 private constant MINIMUM_NODES = 50;
    /// @dev 1/40 of the pool.
    uint256 private constant POINT = 2.92 ether;
    /// @dev A quarter of the rest of the pool after the point.
    uint256 private constant REBATE = 28.47 ether;
    /// @dev Two commissions, the point and the rebate of two units.
    uint256 private constant BOX = 2 * COMMISSION + POINT + 2 * REBATE;

    uint32[] private ids;
    uint32[] private none;
    address private willow;

    function setUp() public override {
        super.setUp();
        willow = join("willow", "canopy", "canopy", 2);
        join("alder", "willow", "willow");
        join("rowan", "willow", "willow");
    }

    /*/////////////////////////////// WHAT IS DUE /////////////////////////////*/

    function test_due_isPartOfTheBoxBeforeItIsCredited() public {
        assertEq(plan.boxOf(WILLOW), 2 * COMMISSION);
        closeFirstDay();
        assertEq(plan.boxOf(WILLOW), BOX);
        assertEq(plan.boxOf(3), REBATE);
        NodeAct memory lifetime = plan.nodeAct(willow);
        assertEq(lifetime.ptEarn, POINT);
        assertEq(lifetime.spEarn, 2 * COMMISSION, "rebates are not earnings");
    }

    function test_due_ofAnOpenRoundIsZero() public {
        ids = [WILLOW];
        assertCreditsNothing("not ended");
        passDays(1);
        assertCreditsNothing("not settled");
        ids = [uint32(3), 4];
        while (ids.length < MINIMUM_NODES) ids.push(1);
        plan.distribute(ids, none, 0);
        assertEq(plan.roundData(0).points, 1);
        ids = [WILLOW];
        assertCreditsNothing("points without a value yet");

        assertEq(plan.boxOf(WILLOW), 2 * COMMISSION);
        vm.expectRevert(abi.encodeWithSelector(IPlanErrors.BoxTooSmall.selector, 2 * COMMISSION));
        vm.prank(willow);
        plan.withdraw(2 * COMMISSION + 1);
    }

    function test_due_ofAClosedRoundIsCreditedWhileALaterOneIsOpen() public {
        passDays(1);
        topUp(willow, UNIT);
        settleRound();
        ids = [WILLOW];
        expectCredited(WILLOW, POINT, 2 * REBATE);
        plan.credit(ids);
        passDays(1);
        assertCreditsNothing("today's unit waits");

        settleRound();
        expectCredited(WILLOW, 0, 29.2 ether);
        plan.credit(ids);
        assertEq(plan.boxOf(WILLOW), BOX + 29.2 ether);
    }

    /*///////////////////////////////// CREDIT ////////////////////////////////*/

    function test_credit_byAnyCaller() public {
        closeFirstDay();
        ids = [WILLOW, 4];
        expectCredited(WILLOW, POINT, 2 * REBATE);
        expectCredited(4, 0, REBATE);
        vm.prank(makeAddr("stranger"));
        plan.credit(ids);
        assertEq(plan.boxOf(WILLOW), BOX, "as it was due");
        assertEq(plan.boxOf(4), REBATE);
    }

    function test_credit_happensOnce() public {
        closeFirstDay();
        ids = [WILLOW, WILLOW];
        vm.recordLogs();
        plan.credit(ids);
        assertEq(vm.getRecordedLogs().length, 1, "for an id that is named twice");
        assertCreditsNothing("nor later");
        assertEq(plan.boxOf(WILLOW), BOX);
        assertEq(plan.nodeAct(willow).ptEarn, POINT);
    }

    function test_credit_skipsUnknownIdsAndTheRoot() public {
        closeFirstDay();
        ids = [uint32(0), 1, 999, type(uint32).max];
        assertCreditsNothing("unknown");
        ids = [uint32(999), WILLOW, 0];
        expectCredited(WILLOW, POINT, 2 * REBATE);
        plan.credit(ids);
    }

    function test_credit_worksWhenNoRoundIsDueAndTheFeedIsDead() public {
        closeFirstDay();
        vm.etch(address(feed), "");
        skip(365 days);
        ids = [WILLOW];
        expectCredited(WILLOW, POINT, 2 * REBATE);
        plan.credit(ids);
    }

    function test_credit_byTopUp() public {
        closeFirstDay();
        expectCredited(WILLOW, POINT, 2 * REBATE);
        topUp(willow, UNIT);
        ids = [WILLOW];
        assertCreditsNothing("done");
        assertEq(plan.boxOf(WILLOW), BOX);
    }

    function test_credit_byWithdraw() public {
        closeFirstDay();
        expectCredited(WILLOW, POINT, 2 * REBATE);
        vm.expectEmit(address(plan));
        emit Withdrawn(WILLOW, BOX);
        vm.prank(willow);
        plan.withdraw(BOX);
        assertEq(willow.balance, BOX);
        assertEq(plan.boxOf(WILLOW), 0);
    }

    function test_credit_byTheNextPoints() public {
        closeFirstDay();
        topUp(makeAddr("alder"), UNIT);
        topUp(makeAddr("rowan"), UNIT);
        passDays(1);
        expectCredited(WILLOW, POINT, 2 * REBATE);
        settleRound();
        // Two units and a point today: a pool of 56 POL, of which the point gets 1/20.
        assertEq(plan.boxOf(WILLOW), BOX + 2 * COMMISSION + 2.92 ether);

        ids = [WILLOW];
        expectCredited(WILLOW, 2.92 ether, 0);
        plan.credit(ids);
    }

    function test_credit_doesNotFollowFromACommission() public {
        closeFirstDay();
        vm.recordLogs();
        join("hazel", "willow", "alder");
        assertEq(vm.getRecordedLogs().length, 2, "RoundPriced and Registered");
        ids = [WILLOW];
        expectCredited(WILLOW, POINT, 2 * REBATE);
        plan.credit(ids);
    }

    /*//////////////////////////////// PURCHASES //////////////////////////////*/

    function test_credit_ofFivePurchasesAtFivePrices() public {
        buyOnFiveDays();
        for (uint256 round; round < 6; ++round) {
            settleRound();
        }
        // 73 % of 50, 40, 32, 50 and 40 POL: no round has points.
        ids = [uint32(5)];
        expectCredited(5, 0, 36.5 ether + 29.2 ether + 23.36 ether + 36.5 ether + 29.2 ether);
        plan.credit(ids);
        assertCreditsNothing("all five");
    }

    function test_credit_ofThePurchasesWhoseRoundIsClosed() public {
        buyOnFiveDays();
        for (uint256 round; round < 4; ++round) {
            settleRound();
        }
        ids = [uint32(5)];
        expectCredited(5, 0, 36.5 ether + 29.2 ether + 23.36 ether);
        plan.credit(ids);
        assertCreditsNothing("two rounds are open");
        settleRound();
        settleRound();
        expectCredited(5, 0, 36.5 ether + 29.2 ether);
        plan.credit(ids);
    }

    function test_credit_ofTwoPurchasesInOneRound() public {
        topUp(makeAddr("alder"), 2 * UNIT);
        passDays(1);
        settleRound();
        // Six units, and one point worth 1/60 of their pool of 180 POL.
        uint256 rebate = uint256(175.2 ether - 2.92 ether) / 6;
        ids = [uint32(3)];
        expectCredited(3, 0, 3 * rebate);
        plan.credit(ids);
    }

    /*///////////////////////////////// SUPPORT ///////////////////////////////*/

    function closeFirstDay() private {
        passDays(1);
        settleRound();
    }

    /// @dev Hazel, id 5, joins on the second day and buys a unit on each of the next four.
    function buyOnFiveDays() private {
        int256[5] memory answers = [int256(0.4e8), 0.5e8, 0.625e8, 0.4e8, 0.5e8];
        for (uint256 i; i < answers.length; ++i) {
            skip(1 days);
            feed.updateAnswer(answers[i]);
            if (i == 0) join("hazel", "canopy", "canopy");
            else topUp(makeAddr("hazel"), plan.unitPrice());
        }
        passDays(1);
    }

    function expectCredited(uint32 id, uint256 points, uint256 rebates) private {
        vm.expectEmit(address(plan));
        emit Credited(id, points, rebates);
    }

    function assertCreditsNothing(string memory why) private {
        vm.recordLogs();
        plan.credit(ids);
        assertEq(vm.getRecordedLogs().length, 0, why);
    }
}

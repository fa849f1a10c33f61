// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract PriceTest is PlanFixture, IPlanEvents {
    function test_price_isTheUnitInUSDAtTheFeedsReadingRoundedUp(uint256 answer) public {
        answer = bound(answer, 0.26e8, 0.74e8);
        feed.updateAnswer(int256(answer));
        uint256 exact = 20e18 * 1e8;
        assertGe(plan.unitPrice() * answer, exact);
        assertLt((plan.unitPrice() - 1) * answer, exact);
    }

    function test_price_isFixedByTheFirstEntryForTheWholeRound() public {
        vm.expectEmit(address(plan));
        emit RoundPriced(0, UNIT, 0.5e18);
        join("willow", "canopy", "canopy");
        feed.updateAnswer(0.6e8);
        skip(1 hours);
        assertTrue(plan.roundPriced());
        assertEq(plan.unitPrice(), UNIT);
        assertEq(plan.POL_USD(), 0.5e18);
        join("alder", "willow", "willow");

        passDays(1);
        assertFalse(plan.roundPriced());
        assertEq(plan.unitPrice(), uint256(20e18) * 1e8 / 0.6e8 + 1);
        join("rowan", "willow", "willow");
        assertEq(plan.POL_USD(), 0.6e18);
        assertEq(plan.USD_POL(), plan.USD_POL_Multiplier() / 0.6e18);
        assertEq(plan.USD_POL_Multiplier(), 1e36);
        assertEq(plan.lastUpdatePrice(), block.timestamp);
    }

    function test_updatePOLPrice_fixesThePriceOncePerRound_byAnyCaller() public {
        vm.prank(makeAddr("anyone"));
        plan.updatePOLPrice();
        assertTrue(plan.roundPriced());
        feed.updateAnswer(0.6e8);
        plan.updatePOLPrice();
        assertEq(plan.POL_USD(), 0.5e18);
    }

    function test_price_revertsWhen_theReadingIsStale() public {
        skip(1 hours + 1);
        bytes memory stale = abi.encodeWithSelector(IPlanErrors.PriceStale.selector, START);
        vm.expectRevert(stale);
        plan.unitPrice();
        vm.expectRevert(stale);
        plan.updatePOLPrice();
        expectEntryToRevert(stale);
    }

    function test_price_acceptsAReadingOfExactlyTheMaximumAge() public {
        skip(1 hours);
        assertEq(plan.unitPrice(), UNIT);
    }

    function test_price_revertsWhen_theReadingIsNotAPrice() public {
        int256[3] memory wrong = [int256(0), -1, int256(uint256(type(uint64).max)) + 1];
        for (uint256 i; i < wrong.length; ++i) {
            feed.updateAnswer(wrong[i]);
            vm.expectRevert(IPlanErrors.PriceInvalid.selector);
            plan.updatePOLPrice();
        }
    }

    function test_price_revertsWhen_theReadingIsFromTheFuture() public {
        feed.updateRoundData(2, HALF_DOLLAR, block.timestamp + 1, block.timestamp + 1);
        vm.expectRevert(IPlanErrors.PriceInvalid.selector);
        plan.updatePOLPrice();
    }

    /*////////////////////////////////// JUMPS ////////////////////////////////*/

    function test_jump_isMoreThanAChangeOfHalf() public {
        feed.updateAnswer(0.75e8);
        plan.updatePOLPrice();
        assertEq(plan.POL_USD(), 0.75e18);
        passDays(1);
        feed.updateAnswer(0.375e8);
        plan.updatePOLPrice();
        assertEq(plan.POL_USD(), 0.375e18);
    }

    function test_jump_stopsEntriesUntilALaterReadingConfirmsIt() public {
        feed.updateAnswer(1e8);
        expectEntryToRevert(revertData(IPlanErrors.PriceUnconfirmed.selector));
        vm.expectEmit(address(plan));
        emit PriceCandidate(1e18);
        plan.updatePOLPrice();
        expectEntryToRevert(revertData(IPlanErrors.PriceUnconfirmed.selector));

        skip(1 hours);
        feed.updateAnswer(1.05e8);
        vm.expectEmit(address(plan));
        emit RoundPriced(0, uint256(20e18) * 1e8 / 1.05e8 + 1, 1.05e18);
        plan.updatePOLPrice();
        join("willow", "canopy", "canopy");
    }

    function test_jump_isNotConfirmedByTheSameReadingOneHourLater() public {
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        skip(1 hours);
        plan.updatePOLPrice();
        assertFalse(plan.roundPriced());
    }

    function test_jump_clockIsNotRestartedByEarlyReadingsNearTheCandidate() public {
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        for (uint256 i; i < 2; ++i) {
            skip(25 minutes);
            feed.updateAnswer(1.01e8);
            plan.updatePOLPrice();
        }
        skip(10 minutes);
        feed.updateAnswer(1.02e8);
        plan.updatePOLPrice();
        assertTrue(plan.roundPriced());
    }

    function test_jump_candidateIsReplacedByAReadingFurtherAway() public {
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        skip(1 hours);
        feed.updateAnswer(1.2e8);
        vm.expectEmit(address(plan));
        emit PriceCandidate(1.2e18);
        plan.updatePOLPrice();
        assertFalse(plan.roundPriced());
        skip(1 hours);
        feed.updateAnswer(1.2e8);
        plan.updatePOLPrice();
        assertEq(plan.POL_USD(), 1.2e18);
    }

    function test_jump_isConfirmedByAReadingExactlyTenPercentAway() public {
        uint256 start = vm.snapshotState();
        int256[4] memory answers = [int256(0.9e8), 1.1e8, 0.9e8 - 1, 1.1e8 + 1];
        for (uint256 i; i < answers.length; ++i) {
            vm.revertToState(start);
            feed.updateAnswer(1e8);
            plan.updatePOLPrice();
            skip(1 hours);
            feed.updateAnswer(answers[i]);
            plan.updatePOLPrice();
            assertEq(plan.roundPriced(), i < 2, vm.toString(answers[i]));
        }
    }

    function test_jump_isNotConfirmedByAReadingOneSecondTooEarly() public {
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        skip(1 hours - 1);
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        assertFalse(plan.roundPriced());
        skip(1);
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        assertTrue(plan.roundPriced());
    }

    function test_jump_candidateIsDroppedWhenThePriceComesBack() public {
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        feed.updateAnswer(0.55e8);
        plan.updatePOLPrice();
        assertEq(plan.POL_USD(), 0.55e18);

        // The old candidate must not serve a later jump.
        passDays(1);
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        assertFalse(plan.roundPriced());
    }

    /// @dev Else a jump that no one confirmed could wait for months, and confirm itself with the first reading near it.
    function test_jump_candidateExpiresAfterOneDay() public {
        uint256 start = vm.snapshotState();
        for (uint256 i; i < 2; ++i) {
            vm.revertToState(start);
            feed.updateAnswer(1e8);
            plan.updatePOLPrice();
            skip(1 days + i);
            feed.updateAnswer(1e8);
            plan.updatePOLPrice();
            assertEq(plan.roundPriced(), i == 0, "a reading one day younger confirms, a later one replaces");
        }
        skip(1 hours);
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        assertTrue(plan.roundPriced(), "the replacement can be confirmed");
    }

    /// @dev The age of a candidate is the difference of the feed's times, not of the calls.
    function test_jump_candidateExpiresByTheFeedsTime() public {
        PlanParameters memory p = parameters();
        p.maximumAge = 3 days;
        plan = deploy(p);
        feed.updateAnswer(1e8);
        uint256 reported = block.timestamp;
        plan.updatePOLPrice();
        skip(2 days);
        feed.updateRoundData(3, 1e8, reported + 1 days, reported + 1 days);
        plan.updatePOLPrice();
        assertTrue(plan.roundPriced());
    }

    function test_jump_expiredCandidateIsReplaced_withAnEvent() public {
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        skip(1 days + 1);
        feed.updateAnswer(1.05e8);
        vm.expectEmit(address(plan));
        emit PriceCandidate(1.05e18);
        plan.updatePOLPrice();
        expectEntryToRevert(revertData(IPlanErrors.PriceUnconfirmed.selector));
    }

    function expectEntryToRevert(bytes memory data) private {
        address alder = makeAddr("alder");
        vm.deal(alder, UNIT);
        vm.expectRevert(data);
        vm.prank(alder);
        plan.register{value: UNIT}("canopy", "canopy", "alder");
    }
}

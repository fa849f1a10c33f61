// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice When ranks of a month can be claimed and collected. In each test willow earns 50 points in round 0.
contract RankWindowsTest is RankFixture, IPlanEvents {
    uint256 private constant WINDOW = 7 days;
    uint32[] private none;

    function setUp() public override {
        super.setUp();
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
    }

    /*////////////////////////////////// OPEN /////////////////////////////////*/

    function test_window_isClosedUntilTheMonthHasEnded() public {
        toRound(MONTH);
        vm.warp(block.timestamp - 1);
        settleAll();
        assertWindow(0, false, 0);
        expectClaimToRevert();
    }

    function test_window_isClosedUntilEveryRoundOfTheMonthIsClosed() public {
        toRound(MONTH - 1);
        join("alder", "canopy", "canopy");
        toRound(MONTH);
        settleRound();
        assertWindow(0, false, 0);
        expectClaimToRevert();
        settleRound();
        assertWindow(0, true, block.timestamp + WINDOW);
        claim(WILLOW);
    }

    function test_window_doesNotWaitForRoundsAfterTheMonth() public {
        toRound(MONTH);
        join("alder", "canopy", "canopy");
        toRound(MONTH + 1);
        settleRound();
        assertWindow(0, true, block.timestamp + WINDOW);
    }

    function test_window_opensWhenTheLastRoundOfTheMonthCloses() public {
        toRound(MONTH);
        uint32[] memory all = everyId();
        vm.expectEmit(address(plan));
        emit RankWindowOpened(0, block.timestamp + WINDOW);
        plan.distribute(all, none, 0);
    }

    function test_window_opensWithAClaimIfAllRoundsAreClosed() public {
        passDays(1);
        settleAll();
        toRound(MONTH);
        assertWindow(0, false, 0);
        vm.expectEmit(address(plan));
        emit RankWindowOpened(0, block.timestamp + WINDOW);
        claim(WILLOW);
        assertHero(WILLOW, 0);
    }

    function test_window_opensForAMonthWithoutEntries() public {
        endMonth(0);
        endMonth(1);
        claim(WILLOW);
        assertWindow(1, true, block.timestamp + WINDOW);
        assertNoRank(WILLOW, 1);
    }

    /*////////////////////////////////// CLOSE ////////////////////////////////*/

    function test_window_staysOpenForSevenDays() public {
        endMonth(0);
        skip(WINDOW - 1);
        claim(WILLOW);
        assertHero(WILLOW, 0);
    }

    function test_window_acceptsNoClaimAfterSevenDays() public {
        endMonth(0);
        skip(WINDOW);
        expectClaimToRevert();
        assertNoRank(WILLOW, 0);
    }

    function test_window_closesWithTheNextRound() public {
        endMonth(0);
        join("alder", "canopy", "canopy");
        skip(WINDOW);
        uint32[] memory all = everyId();
        uint256 pot = plan.monthData(0).pot;
        vm.expectEmit(address(plan));
        emit RankWindowClosed(0, 0, 0, pot);
        plan.distribute(all, none, 0);
        assertWindow(1, false, 0);
    }

    function test_window_closesWithCollectRank() public {
        endMonth(0);
        claim(WILLOW);
        skip(WINDOW);
        assertWindow(0, true, block.timestamp);
        uint256 pot = plan.monthData(0).pot;
        vm.expectEmit(address(plan));
        emit RankWindowClosed(0, 1, shareCap(0), pot - shareCap(0));
        collect(WILLOW, 0);
        assertWindow(1, false, 0);
    }

    function test_window_staysOpenWithABatchThatClosesNoRound() public {
        endMonth(0);
        join("alder", "canopy", "canopy");
        skip(WINDOW);
        plan.distribute(new uint32[](50), none, 0);
        assertWindow(0, true, block.timestamp);
    }

    function test_window_staysOpenWithARoundThatClosesWithinSevenDays() public {
        endMonth(0);
        join("alder", "canopy", "canopy");
        skip(WINDOW - 1);
        settleAll();
        claim(WILLOW);
        assertHero(WILLOW, 0);
    }

    /*////////////////////////////// ONE AT A TIME ////////////////////////////*/

    /// @dev After three months without calls, each month still has its seven days, one after another.
    function test_window_ofALaterMonthOpensWhenTheEarlierOneCloses() public {
        toRound(3 * MONTH);
        settleAll();
        for (uint256 month; month < 3; ++month) {
            if (month != 0) plan.claimRank(none);
            assertWindow(month, true, block.timestamp + WINDOW);
            skip(WINDOW - 1);
            plan.claimRank(none);
            assertWindow(month, true, block.timestamp + 1);
            skip(1);
        }
        expectClaimToRevert();
    }

    function test_window_closesAndTheNextOpensInOneCall() public {
        endMonth(1);
        skip(WINDOW);
        uint256 pot = plan.monthData(0).pot;
        vm.expectEmit(address(plan));
        emit RankWindowClosed(0, 0, 0, pot);
        vm.expectEmit(address(plan));
        emit RankWindowOpened(1, block.timestamp + WINDOW);
        plan.claimRank(none);
    }

    /// @dev A window that opens late is open for seven days too.
    function test_window_afterFortyDaysWithoutSettlementLastsSevenDays() public {
        toRound(MONTH + 10);
        settleAll();
        assertWindow(0, true, block.timestamp + WINDOW);
        skip(WINDOW - 1);
        claim(WILLOW);
        assertHero(WILLOW, 0);
    }

    function test_window_thatIsOverdueAcceptsNoClaimOfALaterMonth() public {
        endMonth(0);
        toRound(2 * MONTH - 1);
        expectClaimToRevert();
        toRound(2 * MONTH);
        claim(WILLOW);
        assertWindow(1, true, block.timestamp + WINDOW);
        assertNoRank(WILLOW, 0);
    }

    /// @dev The next month may end while the window is open; its points do not count in it.
    function test_claimRank_claimsTheMonthOfTheWindowOnly() public {
        toRound(MONTH);
        join("alder", "canopy", "canopy", 5);
        earn("alder", 50);
        toRound(2 * MONTH);
        settleAll();
        uint32 alder = plan.nameToId("alder");
        assertWindow(0, true, block.timestamp + WINDOW);
        claim(alder);
        assertNoRank(alder, 0);
        assertNoRank(alder, 1);
        skip(WINDOW);
        claim(alder);
        assertHero(alder, 1);
    }

    /*///////////////////////////////// REVERTS ///////////////////////////////*/

    function test_collectRank_revertsWhen_theWindowHasNotOpened() public {
        expectCollectionToRevert(0);
    }

    function test_collectRank_revertsWhen_theWindowIsOpen() public {
        endMonth(0);
        claim(WILLOW);
        expectCollectionToRevert(0);
        skip(WINDOW - 1);
        expectCollectionToRevert(0);
    }

    function test_collectRank_revertsWhen_theMonthIsLaterThanTheWindow() public {
        endMonth(0);
        claim(WILLOW);
        skip(WINDOW);
        expectCollectionToRevert(1);
        expectCollectionToRevert(type(uint16).max);
        collect(WILLOW, 0);
    }

    function expectClaimToRevert() private {
        vm.expectRevert(IPlanErrors.RankWindowNotOpen.selector);
        claim(WILLOW);
    }

    function expectCollectionToRevert(uint16 month) private {
        vm.expectRevert(IPlanErrors.RankWindowNotClosed.selector);
        collect(WILLOW, month);
    }

    function assertWindow(uint256 month, bool open, uint256 closesAt) private view {
        (uint256 month_, bool open_, uint256 closesAt_) = plan.rankWindow();
        assertEq(month_, month, "month");
        assertEq(open_, open, "open");
        assertEq(closesAt_, closesAt, "closesAt");
    }
}

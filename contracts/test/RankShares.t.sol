// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice The value of rank shares, which are paid once.
contract RankSharesTest is RankFixture, IPlanEvents {
    uint256 private constant WINDOW = 7 days;

    /*////////////////////////////////// VALUE ////////////////////////////////*/

    function test_shareValue_isThePotDividedByShares_roundedDown() public {
        poorMonth(3);
        (uint256 pot,,) = plan.monthPot(0);
        closeWindow();
        assertValue(0, pot / 3);
        assertLt(pot / 3, shareCap());
        assertCarried(pot % 3);
    }

    function test_shareValue_isCapped_andTheRestIsCarriedOver() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
        endMonth(0);
        claim(WILLOW);
        (uint256 pot,,) = plan.monthPot(0);
        closeWindow();
        assertGt(pot, shareCap());
        assertValue(0, shareCap());
        assertCarried(pot - shareCap());
    }

    function test_shareValue_capIsSetInUnitsAtTheLastPriceOfTheMonth() public {
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
        toRound(20);
        feed.updateAnswer(0.4e8);
        join("alder", "canopy", "canopy");
        // A round without entries can have a price too.
        toRound(29);
        feed.updateAnswer(0.25e8);
        plan.updatePOLPrice();
        toRound(30);
        feed.updateAnswer(0.3e8);
        plan.updatePOLPrice();
        settleAll();
        claim(WILLOW);
        closeWindow();
        (,,,,, uint8 units) = plan.limits();
        assertValue(0, units * 80 ether);
    }

    function test_shareValue_isZeroWithoutShares_andThePotIsCarriedOver() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        endMonth(0);
        (uint256 pot,,) = plan.monthPot(0);
        assertGt(pot, 0);
        closeWindow();
        assertValue(0, 0);
        assertCarried(pot);
        assertEq(plan.HeroPool(), pot);
    }

    function test_shareValue_includesWhatEarlierMonthsCarriedOver() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 1);
        endMonth(0);
        (uint256 first,,) = plan.monthPot(0);
        joinHeroes("willow", 4);
        endMonth(1);
        plan.claimRank(heroIds);
        assertCarried(first);
        (uint256 second,,) = plan.monthPot(1);
        uint256 value = (first + second) / 4;
        if (value > shareCap()) value = shareCap();
        vm.expectEmit(address(plan));
        emit RankWindowClosed(1, 4, value, first + second - 4 * value);
        closeWindow();
        assertValue(1, value);
        assertGt(value, second / 4);
    }

    function test_shareValue_doesNotChangeAfterTheWindow() public {
        poorMonth(3);
        closeWindow();
        (,, uint256 value) = plan.monthPot(0);
        toRound(MONTH + 20);
        join("rowan", "canopy", plan.idToName(heroIds[0] + 2));
        endMonth(1);
        closeWindow();
        assertValue(0, value);
    }

    /*///////////////////////////////// COLLECT ///////////////////////////////*/

    function test_collectRank_addsAHerosShareToTheBox() public {
        poorMonth(3);
        closeWindow();
        (,, uint256 value) = plan.monthPot(0);
        uint256 box = plan.boxOf(heroIds[0]);
        vm.expectEmit(address(plan));
        emit RankCollected(0, heroIds[0], value);
        collect(heroIds[0], 0);
        assertEq(plan.boxOf(heroIds[0]), box + value);
        assertTrue(monthOf(heroIds[0], 0).collected);
    }

    function test_collectRank_addsFiveSharesToAKnightsBox() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        earn("willow", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        closeWindow();
        (,, uint256 value) = plan.monthPot(0);
        uint256 box = plan.boxOf(WILLOW);
        collect(WILLOW, 0);
        assertEq(plan.boxOf(WILLOW), box + KNIGHT * value);
    }

    function test_collectRank_paysOnce() public {
        poorMonth(3);
        closeWindow();
        uint256 box = plan.boxOf(heroIds[0]);
        ids = [heroIds[0], heroIds[0]];
        plan.collectRank(ids, 0);
        collect(heroIds[0], 0);
        (,, uint256 value) = plan.monthPot(0);
        assertEq(plan.boxOf(heroIds[0]), box + value);
    }

    function test_collectRank_worksForSeveralMembersByAnyCallerAtAnyTime() public {
        poorMonth(3);
        toRound(10 * MONTH);
        uint256[] memory boxes = new uint256[](3);
        for (uint256 i; i < 3; ++i) {
            boxes[i] = plan.boxOf(heroIds[i]);
        }
        vm.prank(makeAddr("stranger"));
        plan.collectRank(heroIds, 0);
        (,, uint256 value) = plan.monthPot(0);
        for (uint256 i; i < 3; ++i) {
            assertEq(plan.boxOf(heroIds[i]), boxes[i] + value);
        }
    }

    function test_collectRank_skipsMembersWithoutShares() public {
        poorMonth(3);
        closeWindow();
        ids = [0, ROOT, WILLOW, 999];
        vm.recordLogs();
        plan.collectRank(ids, 0);
        assertEq(vm.getRecordedLogs().length, 0);
    }

    function test_collectRank_makesTheShareWithdrawable() public {
        poorMonth(3);
        closeWindow();
        collect(heroIds[0], 0);
        uint256 box = plan.boxOf(heroIds[0]);
        address hero = plan.idToAddr(heroIds[0]);
        vm.prank(hero);
        plan.withdraw(box);
        assertEq(hero.balance, box);
    }

    function test_collectRank_paysEachMonthSeparately() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
        endMonth(0);
        claim(WILLOW);
        earn("willow", 50);
        endMonth(1);
        claim(WILLOW);
        closeWindow();
        uint256 box = plan.boxOf(WILLOW);
        collect(WILLOW, 1);
        assertEq(plan.boxOf(WILLOW), box + shareCap());
        assertFalse(monthOf(WILLOW, 0).collected);
        collect(WILLOW, 0);
        assertEq(plan.boxOf(WILLOW), box + 2 * shareCap());
    }

    /// @dev Few units and many Heroes, so that shares are far below the cap. Willow sponsors all and is not a Hero.
    function poorMonth(uint256 heroes) private {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        joinHeroes("willow", heroes);
        endMonth(0);
        plan.claimRank(heroIds);
        assertAllShares(0, heroes);
    }

    function closeWindow() private {
        skip(WINDOW);
        plan.collectRank(new uint32[](0), 0);
    }

    function assertValue(uint256 month, uint256 expected) private view {
        (,, uint256 value) = plan.monthPot(month);
        assertEq(value, expected, "value of a share");
    }

    function assertCarried(uint256 expected) private view {
        (,,, uint256 carried) = plan.rankWindow();
        assertEq(carried, expected, "carried");
    }
}

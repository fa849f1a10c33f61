// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {MonthData} from "src/interfaces/IPlanViews.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice The value of rank shares, which are paid once, and what they leave for the commons.
contract RankSharesTest is RankFixture, IPlanEvents {
    uint256 private constant WINDOW = 7 days;

    /*////////////////////////////////// VALUE ////////////////////////////////*/

    function test_shareValue_isThePotDividedByShares_roundedDown() public {
        poorMonth(3);
        uint256 pot = plan.monthData(0).pot;
        assertLt(pot / 3, shareCap(0));
        expectRest(pot % 3);
        assertValue(0, pot / 3);
    }

    function test_shareValue_isAtMostAQuarterOfAUnitForEachPointPerUnit() public {
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
        endMonth(0);
        claim(WILLOW);
        MonthData memory month = plan.monthData(0);
        assertEq(month.points, 50);
        assertEq(month.units, 105);
        uint256 cap = UNIT * 2_500 * 50 / (10_000 * 105);
        assertGt(month.pot, cap);
        expectRest(month.pot - cap);
        assertValue(0, cap);
    }

    function test_shareValue_isAtMostSixTenthsOfAUnit_above24PointsPerTenUnits() public {
        fullTree(0);
        MonthData memory month = plan.monthData(0);
        assertGt(month.points * 10, month.units * 24);
        uint256 cap = UNIT * 6 / 10;
        assertGt(month.pot, cap);
        expectRest(month.pot - cap);
        assertValue(0, cap);
    }

    function test_shareValue_followsPoints_below24PointsPerTenUnits() public {
        fullTree(10);
        MonthData memory month = plan.monthData(0);
        assertLt(month.points * 10, month.units * 24);
        uint256 cap = UNIT * month.points / (4 * month.units);
        assertGt(cap, UNIT / 2);
        assertGt(month.pot, cap);
        expectRest(month.pot - cap);
        assertValue(0, cap);
    }

    function test_shareValue_capIsSetAtTheLastPriceOfTheMonth() public {
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
        assertValue(0, shareCap(0, 80 ether));
    }

    /// @dev The second month has fewer units with the same points, and a higher cap.
    function test_shareValue_countsPointsAndUnitsOfItsMonthOnly() public {
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
        toRound(MONTH - 1);
        join("alder", "canopy", "canopy", 5);
        toRound(MONTH);
        earn("willow", 50);
        endMonth(0);
        claim(WILLOW);
        closeWindow();
        assertValue(0, UNIT * 50 / (4 * 110));
        endMonth(1);
        claim(WILLOW);
        closeWindow();
        assertValue(1, UNIT * 50 / (4 * 100));
    }

    function test_shareValue_isZeroWithoutShares_andThePotGoesToTheCommons() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy");
        endMonth(0);
        uint256 pot = plan.monthData(0).pot;
        assertGt(pot, 0);
        expectRest(pot);
        assertValue(0, 0);
        assertEq(plan.HeroPool(), 0);
    }

    function test_shareValue_isThatOfTheMonthsOwnPot() public {
        deployWithHighPrice(0);
        strangersSponsor = "willow";
        join("willow", "canopy", "canopy", 5);
        endMonth(0);
        joinHeroes("willow", 4);
        endMonth(1);
        plan.claimRank(heroIds);
        uint256 second = plan.monthData(1).pot;
        assertLt(second / 4, shareCap(1, plan.unitPrice()));
        expectRest(second % 4);
        assertValue(1, second / 4);
    }

    function test_shareValue_doesNotChangeAfterTheWindow() public {
        poorMonth(3);
        closeWindow();
        uint256 value = plan.monthData(0).shareValue;
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
        uint256 value = plan.monthData(0).shareValue;
        uint256 box = plan.boxOf(heroIds[0]);
        vm.expectEmit(address(plan));
        emit RankCollected(0, heroIds[0], value);
        collect(heroIds[0], 0);
        assertEq(plan.boxOf(heroIds[0]), box + value);
        assertTrue(monthOf(heroIds[0], 0).collected);
    }

    function test_collectRank_addsAllSharesOfAKnightToTheBox() public {
        deployWithHighPrice();
        join("willow", "canopy", "canopy", 5);
        joinHeroes("willow", 5);
        earn("willow", 50);
        passDays(1);
        earn("willow", 50);
        endMonth(0);
        plan.claimRank(heroIds);
        claim(WILLOW);
        closeWindow();
        uint256 box = plan.boxOf(WILLOW);
        collect(WILLOW, 0);
        assertEq(plan.boxOf(WILLOW), box + 6 * plan.monthData(0).shareValue);
    }

    function test_collectRank_paysOnce() public {
        poorMonth(3);
        closeWindow();
        uint256 box = plan.boxOf(heroIds[0]);
        ids = [heroIds[0], heroIds[0]];
        plan.collectRank(ids, 0);
        collect(heroIds[0], 0);
        assertEq(plan.boxOf(heroIds[0]), box + plan.monthData(0).shareValue);
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
        uint256 value = plan.monthData(0).shareValue;
        assertGt(value, 0);
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
        uint256 second = plan.monthData(1).shareValue;
        collect(WILLOW, 1);
        assertEq(plan.boxOf(WILLOW), box + second);
        assertFalse(monthOf(WILLOW, 0).collected);
        collect(WILLOW, 0);
        assertEq(plan.boxOf(WILLOW), box + second + plan.monthData(0).shareValue);
        assertGt(second, plan.monthData(0).shareValue, "fewer units");
    }

    /// @dev Shares are far below the cap: the HeroPool gets the closing reward and the commission of willow, who
    /// sponsors all others and is not a Hero.
    function poorMonth(uint256 heroes) private {
        deployWithHighPrice(0);
        strangersSponsor = "willow";
        join("willow", "canopy", "canopy");
        joinHeroes("willow", heroes);
        endMonth(0);
        plan.claimRank(heroIds);
        assertAllShares(0, heroes);
    }

    /// @dev A full tree of 127 members below the root, each with one unit and a cap of 50 points, and `others` in a
    /// chain. The tree's last level joins one day later, so that no pair is above a cap. Its top is a Hero.
    function fullTree(uint256 others) private {
        PlanParameters memory p = parameters();
        p.maximumUnits = 1;
        p.pointsPerUnit = 50;
        plan = deploy(p);
        join(tree(1), "canopy", "canopy");
        for (uint256 n = 2; n < 128; ++n) {
            if (n == 64) passDays(1);
            join(tree(n), "canopy", tree(n / 2));
        }
        for (uint256 n; n < others; ++n) {
            join(
                string.concat("other", vm.toString(n)),
                "canopy",
                n == 0 ? "canopy" : string.concat("other", vm.toString(n - 1))
            );
        }
        endMonth(0);
        claim(WILLOW);
        assertAllShares(0, 1);
    }

    function tree(uint256 n) private pure returns (string memory) {
        return string.concat("tree", vm.toString(n));
    }

    /// @dev Closes the window, with `rest` for the commons.
    function expectRest(uint256 rest) private {
        (uint256 before,) = plan.pots();
        (uint256 month,,) = plan.rankWindow();
        MonthData memory data = plan.monthData(month);
        uint256 value = data.shares == 0 ? 0 : (data.pot - rest) / data.shares;
        skip(WINDOW);
        vm.expectEmit(address(plan));
        // forge-lint: disable-next-line(unsafe-typecast)
        emit RankWindowClosed(uint16(month), data.shares, value, rest);
        plan.collectRank(new uint32[](0), uint16(month));
        assertCommons(before + rest);
    }

    function closeWindow() private {
        skip(WINDOW);
        plan.collectRank(new uint32[](0), 0);
    }

    function assertValue(uint256 month, uint256 expected) private view {
        assertEq(plan.monthData(month).shareValue, expected, "value of a share");
    }
}

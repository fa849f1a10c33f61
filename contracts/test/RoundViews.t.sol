// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {DayData, RoundData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice Round 0 has a full tree of 23 members with a unit each, of whom the eleven with children earn 29 points.
contract RoundViewsTest is PlanFixture {
    uint256 private constant MEMBERS = 23;
    uint256 private constant EARNERS = 11;
    uint256 private constant POINTS = 29;
    uint32 private constant LAST_ID = 24;
    /// @dev 1/10 of 73 % of a unit.
    uint256 private constant POOL_OF_UNIT = 29.2 ether;
    uint256 private constant POINT_VALUE = 2.92 ether;
    uint32[] private none;

    function setUp() public override {
        super.setUp();
        join(nameOf(2), "canopy", "canopy");
        for (uint256 id = 3; id <= LAST_ID; ++id) {
            join(nameOf(id), "canopy", nameOf((id + 1) / 2));
        }
    }

    /*////////////////////////////////// DAYS /////////////////////////////////*/

    function test_dayData_ofARoundThatIsNotSettled() public {
        passDays(1);
        DayData memory expected;
        expected.enteredUSD = 460e18;
        expected.allEnteredUSD = 460e18;
        expected.userCount = uint32(MEMBERS);
        assertEq(abi.encode(plan.dayData(1)), abi.encode(expected));
        assertEq(plan.dayPointValue(1), 0);
        assertEq(plan.dayPointValueUSD(1), 0);
    }

    function test_dayData_ofASettledRound() public {
        settle();
        DayData memory day = plan.dayData(1);
        assertEq(day.pointCount, POINTS);
        assertEq(day.pointyCount, EARNERS);
        assertEq(day.flashCount, 0);
        assertEq(day.pointValue, POINT_VALUE);
        assertEq(day.pointValueUSD, 1.46e18);
        assertEq(plan.dayPointValue(1), POINT_VALUE);
        assertEq(plan.dayPointValueUSD(1), 1.46e18);
    }

    function test_dayPointValueUSD_isAtThePriceOfItsRound() public {
        settle();
        feed.updateAnswer(0.7e8);
        plan.updatePOLPrice();
        assertEq(plan.dayPointValueUSD(1), 1.46e18);
    }

    function test_dayData_isZeroInARoundWithoutEntriesAndBeforeTheFirst() public {
        settle();
        passDays(1);
        assertEq(plan.dayPointValue(1), 0);
        assertEq(plan.dayPointValueUSD(1), 0);
        assertEq(plan.dayData(1).pointyCount, 0);
        assertEq(plan.dayData(1).allEnteredUSD, 460e18);
        DayData memory nothing;
        assertEq(abi.encode(plan.dayData(3)), abi.encode(nothing));
        assertEq(abi.encode(plan.dayData(type(uint256).max)), abi.encode(nothing));
        assertEq(plan.dayPointValue(3), 0);
    }

    function test_dashboard_listsTheEarnersOnRequest() public {
        settle();
        (DayData memory day, string[] memory names) = plan.Dashboard(1, true);
        assertEq(abi.encode(day), abi.encode(plan.dayData(1)));
        assertEq(names.length, EARNERS);
        assertEq(names[0], nameOf(12));
        assertEq(names[EARNERS - 1], nameOf(2));
        (, names) = plan.Dashboard(1, false);
        assertEq(names.length, 0);
        (, names) = plan.Dashboard(9, true);
        assertEq(names.length, 0);
    }

    /*///////////////////////////////// EARNERS ///////////////////////////////*/

    function test_pointyIds_listsEachEarnerOnce_inTheOrderOfTheirFirstPoints() public {
        settle();
        uint32[] memory ids = plan.pointyIds(0, 0, EARNERS);
        assertEq(ids.length, EARNERS);
        for (uint256 i; i < EARNERS; ++i) {
            assertEq(ids[i], 12 - i);
        }
    }

    function test_pointyLists_returnPagesOfTheWholeList(uint256 offset, uint256 count) public {
        // Pages that cross the eight ids of a slot, and pages beyond the end.
        offset = bound(offset, 0, EARNERS + 2);
        count = bound(count, 0, EARNERS + 2);
        settle();
        uint256 expected = offset >= EARNERS ? 0 : count < EARNERS - offset ? count : EARNERS - offset;
        uint32[] memory ids = plan.pointyIds(0, offset, count);
        string[] memory names = plan.dayPointyList(1, offset, count);
        assertEq(ids.length, expected);
        assertEq(names.length, expected);
        for (uint256 i; i < expected; ++i) {
            assertEq(ids[i], 12 - offset - i);
            assertEq(names[i], nameOf(ids[i]));
        }
    }

    function test_pointyLists_endWhereTheListEnds() public {
        settle();
        assertEq(plan.pointyIds(0, 0, type(uint256).max).length, EARNERS);
        assertEq(plan.pointyIds(0, EARNERS - 1, type(uint256).max).length, 1);
        assertEq(plan.pointyIds(0, EARNERS, 1).length, 0);
        assertEq(plan.pointyIds(0, EARNERS + 1, 1).length, 0);
        assertEq(plan.pointyIds(0, type(uint256).max, type(uint256).max).length, 0);
        assertEq(plan.dayPointyList(1, type(uint256).max, 1).length, 0);
    }

    function test_pointyLists_ofOtherRoundsAreEmpty() public {
        settle();
        assertEq(plan.pointyIds(1, 0, 9).length, 0);
        assertEq(plan.pointyIds(type(uint256).max, 0, 9).length, 0);
        assertEq(plan.dayPointyList(0, 0, 9).length, 0);
        assertEq(plan.dayPointyList(2, 0, 9).length, 0);
        assertEq(plan.pointyList(0, 9).length, 0);
    }

    function test_pointyList_listsTheRoundBeingSettled() public {
        passDays(1);
        assertEq(plan.pointyList(0, 9).length, 0);
        // The leaves only: six uplines earn their first point.
        distributePadded(LAST_ID, 13);
        string[] memory names = plan.pointyList(0, 99);
        assertEq(names.length, 6);
        assertEq(names[0], nameOf(12));
        assertEq(plan.pointyList(4, 99).length, 2);
        assertEq(plan.dayData(1).pointCount, 6);
        assertEq(plan.dayData(1).pointyCount, 6);
        assertEq(plan.dayPointValue(1), 0);
    }

    /*///////////////////////////////// NUMBERS ///////////////////////////////*/

    function test_pointOutIndex_countsTheUnitsThatHaveReachedTheRoot() public {
        assertEq(plan.pointOutIndex(), 0);
        passDays(1);
        // Only the first member's own unit reaches the root.
        distributePadded(2, 2);
        assertEq(plan.pointOutIndex(), 1);
        // Two levels below the first member: their own and their children's units wait there.
        distributePadded(LAST_ID, 5);
        assertEq(plan.pointOutIndex(), 1);
        distributePadded(4, 4);
        distributePadded(2, 2);
        assertEq(plan.pointOutIndex(), 8);
        uint32[] memory ids = new uint32[](2);
        (ids[0], ids[1]) = (3, 2);
        plan.distribute(ids, none, 0);
        assertEq(plan.xRoundCounter(), 1);
        assertEq(plan.pointOutIndex(), 0);
    }

    function test_pointOutIndex_excludesTheUnitsOfEarlierRounds() public {
        settle();
        topUp(makeAddr(nameOf(2)), UNIT);
        topUp(makeAddr(nameOf(3)), UNIT);
        passDays(1);
        assertEq(plan.xRoundCounter(), 1);
        assertEq(plan.pointOutIndex(), 0);
        distributePadded(2, 2);
        assertEq(plan.pointOutIndex(), 1);
    }

    function test_roundData_ofAnOpenRound() public view {
        RoundData memory expected;
        expected.unitPrice = UNIT;
        expected.units = uint32(MEMBERS);
        expected.cumulativeUnits = uint40(MEMBERS);
        expected.members = uint32(MEMBERS);
        assertEq(abi.encode(plan.roundData(0)), abi.encode(expected));
    }

    function test_roundData_ofAClosedRound() public {
        settle();
        passDays(2);
        topUp(makeAddr(nameOf(2)), UNIT);
        RoundData memory round = plan.roundData(0);
        assertTrue(round.closed);
        assertEq(round.pointValue, POINT_VALUE);
        assertEq(round.rebate, (MEMBERS * POOL_OF_UNIT - POINTS * POINT_VALUE) / MEMBERS);
        assertEq(round.points, POINTS);
        assertEq(round.pointy, EARNERS);
        assertEq(round.flash, 0);
        assertEq(round.next, 3);
        assertEq(plan.roundData(3).cumulativeUnits, MEMBERS + 1);
        assertEq(plan.roundData(3).units, 1);
        assertFalse(plan.roundData(3).closed);
    }

    function test_roundData_ofARoundWithoutEntriesHasOnlyAPrice() public {
        settle();
        RoundData memory expected;
        assertEq(abi.encode(plan.roundData(1)), abi.encode(expected));
        assertEq(abi.encode(plan.roundData(type(uint256).max)), abi.encode(expected));
        plan.updatePOLPrice();
        expected.unitPrice = UNIT;
        assertEq(abi.encode(plan.roundData(1)), abi.encode(expected));
    }

    /// @dev All of round 0, children before their uplines.
    function settle() private {
        passDays(1);
        settleRound();
    }

    /// @dev Carries the ids from `from` down to `to`, padded with unknown ids to fifty.
    function distributePadded(uint32 from, uint32 to) private {
        uint32[] memory ids = new uint32[](50);
        for (uint32 i; from - i >= to; ++i) {
            ids[i] = from - i;
        }
        plan.distribute(ids, none, 0);
    }

    function nameOf(uint256 id) private pure returns (string memory) {
        return string.concat("member", vm.toString(id));
    }
}

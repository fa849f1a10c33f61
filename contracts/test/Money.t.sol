// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {RoundData} from "src/interfaces/IPlanViews.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {ClosedRoundFixture} from "./support/ClosedRoundFixture.sol";

/// @notice The division of a round's payments, computed by hand to the wei, at $0.61234567 per POL.
/// @dev A unit is 20 / 0.61234567 = 32.661290803281094483... POL, rounded up. Of one unit, rounded down: a commission is
/// 3.266129080328109448, the pool gets 23.842742286395198973, the commons 3.266129080328109448, operations
/// 1.633064540164054724.
contract MoneyTest is ClosedRoundFixture {
    int256 private constant AWKWARD = 0.61234567e8;
    uint256 private constant PRICE = 32.661290803281094484 ether;
    uint256 private constant SPONSOR_SHARE = 3.266129080328109448 ether;

    /// @dev Seven units and three points: the pool of 166.899196004766392811 POL is divided by 10 x 7, the larger
    /// number.
    uint256 private constant POINT_VALUE = 2.384274228639519897 ether;
    /// @dev The rest after three points, 159.746373318847833120 POL, divided by seven.
    uint256 private constant REBATE = 22.820910474121119017 ether;
    /// @dev A fifth of operations, 11.431451781148383068 POL, rounded down.
    uint256 private constant CLOSING_REWARD = 2.286290356229676613 ether;
    uint256 private constant ENTERED = 228.629035622967661388 ether;
    uint256 private constant COMMONS = 22.862903562296766136 ether;
    uint256 private constant OPERATIONS = 11.431451781148383068 ether;

    /*/////////////////////////////// TO THE WEI //////////////////////////////*/

    function test_money_ofADayWithoutACloser() public {
        feed.updateAnswer(AWKWARD);
        joinFour();
        passDays(1);
        // What entered, less 6 commissions (willow's goes to the HeroPool), 3 points, 7 rebates, the commons and operations.
        uint256 heroPool = 10.125000149017139299 ether;
        vm.expectEmit(address(plan));
        emit RoundClosed(0, 7, ENTERED, 3, 0, 1, POINT_VALUE, REBATE, heroPool, COMMONS, OPERATIONS - CLOSING_REWARD, 0);
        settleRound();

        assertEq(plan.boxOf(2), 6 * SPONSOR_SHARE + 3 * POINT_VALUE + REBATE, "willow");
        assertEq(plan.boxOf(3), 2 * REBATE, "alder");
        assertEq(plan.boxOf(4), 3 * REBATE, "rowan");
        assertEq(plan.boxOf(5), REBATE, "hazel");
        assertEq(plan.monthData(0).pot, heroPool);
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(forCommons, COMMONS);
        assertEq(forOperations, OPERATIONS - CLOSING_REWARD);
    }

    function test_money_ofADayWithACloser() public {
        feed.updateAnswer(AWKWARD);
        joinFour();
        passDays(1);
        uint256 heroPool = 7.838709792787462686 ether;
        vm.expectEmit(address(plan));
        emit RoundClosed(0, 7, ENTERED, 3, 0, 1, POINT_VALUE, REBATE, heroPool, COMMONS, OPERATIONS, 4);
        settleRound(4);

        assertEq(plan.boxOf(4), 3 * REBATE + CLOSING_REWARD, "rowan");
        assertEq(plan.monthData(0).pot, heroPool);
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(forCommons, COMMONS);
        assertEq(forOperations, OPERATIONS - CLOSING_REWARD, "the closer's is part of operations");
    }

    /// @notice Points above `pointsPerUnit` x units share the whole pool. With one point per unit, a small tree can
    /// earn that many.
    function test_money_ofMorePointsThanTheFloor() public {
        PlanParameters memory p = parameters();
        p.pointsPerUnit = 1;
        feed.updateAnswer(AWKWARD);
        plan = deploy(p);
        join("willow", "canopy", "canopy", 1);
        join("alder", "willow", "willow", 3);
        join("rowan", "willow", "willow", 1);
        join("hazel", "willow", "rowan", 1);
        passDays(1);
        settleRound();
        assertEq(plan.roundData(0).points, 1, "willow's cap");
        assertEq(plan.roundData(0).flash, 1);

        // One unit pairs with units that wait on willow's left leg and on rowan's.
        join("maple", "willow", "rowan", 1);
        passDays(1);
        settleRound();
        RoundData memory round = plan.roundData(1);
        assertEq(round.points, 2);
        assertEq(round.pointValue, 11.921371143197599486 ether, "half of the pool's part of one unit");
        assertEq(round.rebate, 1, "the odd wei");
        assertEq(plan.boxOf(6), 1, "maple");
    }

    function test_money_ofExactlyAsManyPointsAsTheFloor() public {
        PlanParameters memory p = parameters();
        p.pointsPerUnit = 1;
        plan = deploy(p);
        join("willow", "canopy", "canopy", 1);
        join("alder", "willow", "willow", 1);
        passDays(1);
        settleRound();
        join("rowan", "willow", "willow", 1);
        passDays(1);
        settleRound();
        RoundData memory round = plan.roundData(1);
        assertEq(round.points, round.units);
        assertEq(round.pointValue, 29.2 ether);
        assertEq(round.rebate, 0);
    }

    /*////////////////////////////////// SUMS /////////////////////////////////*/

    /// @notice The parts add up to what entered, and every wei that the plan holds has an owner, at any price.
    function test_money_partsAddUpToWhatEntered(uint64 answer, uint256 seed, uint32 closer) public {
        feed = new MockV3Aggregator(8, int256(bound(uint256(answer) >> (seed % 64), 1, type(uint64).max)));
        plan = deploy(parameters());
        closer = uint32(bound(closer, 0, 6));
        joinFive(seed);
        uint256 price = plan.unitPrice();
        passDays(1);
        vm.recordLogs();
        settleRound(closer);
        ClosedRound memory closed = readClosedRound();

        assertEq(closed.entered, price * closed.units, "entered");
        assertEq(closed.closer, closer, "closer");
        uint256 commissions = plan.nodeAct(makeAddr("willow")).spEarn + plan.nodeAct(makeAddr("alder")).spEarn;
        uint256 shared = closed.points * closed.pointValue + closed.units * closed.rebate;
        uint256 rest = closed.heroPool + closed.commons + closed.operations;
        assertEq(commissions + shared + rest, closed.entered, "parts");

        (uint256 forCommons, uint256 forOperations) = plan.pots();
        uint256 owned = plan.monthData(0).pot + forCommons + forOperations;
        for (uint32 id = 1; id <= 6; ++id) {
            owned += plan.boxOf(id);
        }
        assertEq(owned, closed.entered, "owned");
        assertEq(address(plan).balance, closed.entered, "held");
        assertEq(forCommons, closed.commons, "commons");
    }

    /*///////////////////////////////// ORPHANS ///////////////////////////////*/

    function test_orphan_commissionOfTheRootGoesToTheHeroPool() public {
        join("willow", "canopy", "canopy");
        assertEq(plan.boxOf(1), 0);
        assertEq(plan.nodeAct(root).spEarn, 0);
        // 2 %, the closing reward of 1 %, and the commission.
        assertHeroPoolOfTheDay(UNIT * 3 / 100 + COMMISSION);
    }

    function test_orphan_commissionIsNotThatOfASponsorWithUnits() public {
        join("willow", "canopy", "canopy");
        passDays(1);
        settleRound();
        uint256 before = plan.monthData(0).pot;
        join("alder", "willow", "willow");
        assertHeroPoolOfTheDay(before + UNIT * 3 / 100);
    }

    function test_orphan_commissionOfASeatWithoutUnitsGoesToTheHeroPool() public {
        giveWillowASeat();
        join("alder", "willow", "willow");
        assertEq(plan.boxOf(2), 0);
        assertEq(plan.nodeAct(makeAddr("willow")).spEarn, 0);
        assertHeroPoolOfTheDay(UNIT * 3 / 100 + COMMISSION);
    }

    function test_orphan_commissionGoesToTheSponsorAfterTheyBuyUnits() public {
        giveWillowASeat();
        join("alder", "willow", "willow");
        topUp(makeAddr("willow"), UNIT);
        assertEq(plan.boxOf(2), 0, "not afterwards");
        join("rowan", "willow", "willow");
        assertEq(plan.boxOf(2), COMMISSION);
        // Alder's commission, willow's own, whose sponsor is the root, and the remainder of three rebates.
        assertHeroPoolOfTheDay(3 * UNIT * 3 / 100 + 2 * COMMISSION + uint256(87.6 ether - 2.92 ether) % 3);
    }

    /*///////////////////////////////// SUPPORT ///////////////////////////////*/

    function joinFive(uint256 seed) private {
        join("willow", "canopy", "canopy", 1 + seed % 5);
        join("alder", "willow", "willow", 1 + seed / 5 % 5);
        join("rowan", "willow", "willow", 1 + seed / 25 % 5);
        join("hazel", "alder", "alder", 1 + seed / 125 % 5);
        join("maple", "alder", "alder", 1 + seed / 625 % 5);
    }

    function giveWillowASeat() private {
        plan = deploy(opensLater(1 days));
        giveSeatTo("willow");
        passDays(1);
    }

    function assertHeroPoolOfTheDay(uint256 expected) private {
        passDays(1);
        settleRound();
        assertEq(plan.monthData(0).pot, expected);
    }
}

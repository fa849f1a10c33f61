// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MonthData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "../support/PlanFixture.sol";

/// @notice One person fills an otherwise empty day with a farm of accounts, closes it, claims every rank and collects:
/// the farm always gets back less than it paid. The wide search for strategies runs on the model (`npm run attack`).
contract FarmTest is PlanFixture {
    uint256 private constant HONEST_MEMBERS = 12;
    uint256 private constant MAXIMUM_ACCOUNTS = 70;

    uint32[] private farm;
    uint32[] private allIds;
    uint256 private paid;
    uint256 private dice;

    /// @param shape 0 a full tree, 1 a chain, 2 a comb, else any shape
    /// forge-config: default.fuzz.runs = 64
    function test_farm_losesOnAnEmptyDay(uint256 seed, uint8 shape, uint256 count) public {
        dice = seed;
        buildHonestNetwork();
        enterFarm(shape % 4, bound(count, 1, MAXIMUM_ACCOUNTS), 0);
        uint256 received = settleAndCollect();
        assertLt(received, paid, "the farm gains");
    }

    /// @notice 31 accounts in a full tree get back the commissions (10 %, except that of the first account), the pool
    /// (73 %) and the closing reward (1 %).
    function test_farm_ofAFullTreeLosesAtLeast16Percent() public {
        dice = 1;
        enterFarm(0, 31, 1);
        assertEq(paid, 31 * UNIT);
        uint256 received = settleAndCollect();
        assertLe(received * 100, paid * 84, "at most all three");
        assertGe(received * 100, paid * 83, "all three but one commission");
    }

    /// @notice 127 accounts of five units become seven Heroes, one of them a Knight, in a month with other entries.
    function test_farm_losesWithHeroesToo() public {
        dice = 1;
        buildHonestNetwork();
        enterFarm(0, 127, 5);
        uint256 received = settleAndCollect();
        MonthData memory month = plan.monthData(0);
        assertEq(month.shares, 6 + 5, "shares");
        assertEq(month.shareValue, UNIT * month.points / (4 * month.units), "at the cap");
        assertLt(received, paid, "the farm gains");
    }

    /// @dev A chain, whose legs have unpaired units.
    function buildHonestNetwork() private {
        string memory referral = "canopy";
        for (uint256 i; i < HONEST_MEMBERS; ++i) {
            string memory username = string.concat("honest", vm.toString(i));
            join(username, referral, referral, 5);
            allIds.push(uint32(allIds.length) + 2);
            referral = username;
        }
        settle();
    }

    /// @param units of each account; 0 = a random number of units, and a random account of the farm as the sponsor
    function enterFarm(uint256 shape, uint256 count, uint256 units) private {
        uint32 first = uint32(allIds.length) + 2;
        // The upline of the first account is the weakest honest member, or the root.
        string memory top = plan.idToName(first - 1);
        for (uint256 i; i < count; ++i) {
            string memory sponsor = i == 0 ? top : plan.idToName(first + uint32(units == 0 ? roll(i) : 0));
            string memory referral = i == 0 ? top : plan.idToName(first + uint32(uplineOf(first, i, shape)));
            uint256 bought = units == 0 ? 1 + roll(5) : units;
            paid += bought * plan.unitPrice();
            join(string.concat("farm", vm.toString(100 + i)), sponsor, referral, bought);
            farm.push(first + uint32(i));
            allIds.push(first + uint32(i));
        }
    }

    /// @dev The account that is the upline of the farm's `i`th.
    function uplineOf(uint32 first, uint256 i, uint256 shape) private returns (uint256 upline) {
        if (shape == 0) return (i - 1) / 2;
        if (shape == 1) return i - 1;
        if (shape == 2) return i % 2 == 1 ? i - 1 : i - 2;
        upline = roll(i);
        while (plan.linksOf(first + uint32(upline)).right != 0) upline = (upline + 1) % i;
    }

    /// @dev The farm's first account closes the round. After the month, it claims all ranks twice and collects them.
    function settleAndCollect() private returns (uint256 received) {
        settle();
        passDays(30);
        plan.claimRank(allIds);
        plan.claimRank(allIds);
        passDays(7);
        plan.collectRank(allIds, 0);
        for (uint256 i; i < farm.length; ++i) {
            received += plan.boxOf(farm[i]);
        }
    }

    /// @dev Ids in descending order, so that one call closes the round.
    function settle() private {
        passDays(1);
        uint32[] memory ids = new uint32[](allIds.length);
        for (uint256 i; i < ids.length; ++i) {
            ids[i] = allIds[ids.length - 1 - i];
        }
        plan.distribute(ids, new uint32[](0), farm.length == 0 ? 0 : farm[0]);
    }

    function roll(uint256 sides) private returns (uint256) {
        dice = uint256(keccak256(abi.encode(dice)));
        return dice % sides;
    }
}

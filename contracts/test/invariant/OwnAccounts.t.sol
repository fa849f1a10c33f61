// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "../support/PlanFixture.sol";

/// @notice Somebody fills an otherwise empty day with accounts of their own, closes it themselves, claims every rank and
/// collects: they always get back less than they put in. (A smoke test on the contract; the wide search for strategies
/// runs on the model.)
contract OwnAccountsTest is PlanFixture {
    uint256 private constant HONEST_MEMBERS = 12;
    uint256 private constant MAXIMUM_ACCOUNTS = 70;

    uint32[] private own;
    uint32[] private everybody;
    uint256 private paid;
    uint256 private dice;

    /// @param shape 0 a full tree, 1 a chain, 2 a comb, else any shape
    /// forge-config: default.fuzz.runs = 64
    function test_ownAccounts_loseOnAnEmptyDay(uint256 seed, uint8 shape, uint256 count) public {
        dice = seed;
        buildHonestNetwork();
        enterOwnAccounts(shape % 4, bound(count, 1, MAXIMUM_ACCOUNTS), 0);
        uint256 received = settleAndCollect();
        assertLt(received, paid, "own accounts gain");
    }

    /// @notice 31 accounts in a full tree, which cost $620 and would take $678 if a pool rolled over. What comes back are
    /// the commissions (10 %, but the first account's), the pool (70 %) and the closing reward (1 %).
    function test_ownAccounts_ofAFullTreeLoseAtLeast19Percent() public {
        dice = 1;
        enterOwnAccounts(0, 31, 1);
        assertEq(paid, 31 * UNIT);
        uint256 received = settleAndCollect();
        assertLe(received * 100, paid * 81, "at most all three");
        assertGe(received * 100, paid * 78, "all three but one commission");
    }

    /// @notice 127 accounts of five units become seven Heroes, one of them a Knight, in the month of a busy network.
    function test_ownAccounts_asHeroesLoseToo() public {
        dice = 1;
        buildHonestNetwork();
        enterOwnAccounts(0, 127, 5);
        uint256 received = settleAndCollect();
        (, uint256 shareCount, uint256 shareValue) = plan.monthPot(0);
        assertEq(shareCount, 6 + 5, "shares");
        assertEq(shareValue, UNIT, "at the cap");
        assertLt(received, paid, "own accounts gain");
    }

    /// @dev A chain: whole legs of it wait to be paired.
    function buildHonestNetwork() private {
        string memory referral = "canopy";
        for (uint256 i; i < HONEST_MEMBERS; ++i) {
            string memory username = string.concat("honest", vm.toString(i));
            join(username, referral, referral, 5);
            everybody.push(uint32(everybody.length) + 2);
            referral = username;
        }
        settle();
    }

    /// @param units of each account; 0 = any number, and any own account as the sponsor instead of the first
    function enterOwnAccounts(uint256 shape, uint256 count, uint256 units) private {
        uint32 first = uint32(everybody.length) + 2;
        // The first account sits below the weakest honest member, or below the root.
        string memory top = plan.idToName(first - 1);
        for (uint256 i; i < count; ++i) {
            string memory sponsor = i == 0 ? top : plan.idToName(first + uint32(units == 0 ? roll(i) : 0));
            string memory referral = i == 0 ? top : plan.idToName(first + uint32(uplineOf(first, i, shape)));
            uint256 bought = units == 0 ? 1 + roll(5) : units;
            paid += bought * plan.unitPrice();
            join(string.concat("own", vm.toString(100 + i)), sponsor, referral, bought);
            own.push(first + uint32(i));
            everybody.push(first + uint32(i));
        }
    }

    /// @dev Which own account the `i`th is placed below.
    function uplineOf(uint32 first, uint256 i, uint256 shape) private returns (uint256 upline) {
        if (shape == 0) return (i - 1) / 2;
        if (shape == 1) return i - 1;
        if (shape == 2) return i % 2 == 1 ? i - 1 : i - 2;
        upline = roll(i);
        while (plan.linksOf(first + uint32(upline)).right != 0) upline = (upline + 1) % i;
    }

    /// @dev The first own account closes the round; after the month all ranks are claimed, twice, and collected.
    function settleAndCollect() private returns (uint256 received) {
        settle();
        passDays(30);
        plan.claimRank(everybody);
        plan.claimRank(everybody);
        passDays(7);
        plan.collectRank(everybody, 0);
        for (uint256 i; i < own.length; ++i) {
            received += plan.boxOf(own[i]);
        }
    }

    /// @dev Those below before those above: one call closes the round.
    function settle() private {
        passDays(1);
        uint32[] memory ids = new uint32[](everybody.length);
        for (uint256 i; i < ids.length; ++i) {
            ids[i] = everybody[ids.length - 1 - i];
        }
        plan.distribute(ids, new uint32[](0), own.length == 0 ? 0 : own[0]);
    }

    function roll(uint256 sides) private returns (uint256) {
        dice = uint256(keccak256(abi.encode(dice)));
        return dice % sides;
    }
}

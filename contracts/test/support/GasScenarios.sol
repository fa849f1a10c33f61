// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "./PlanFixture.sol";

/// @notice Gas scenarios for `Gas.t.sol` and `bench/Gas.b.sol`. Run them with `isolate`, so that each call is a
/// transaction of its own with cold storage.
abstract contract GasScenarios is PlanFixture {
    uint256 private constant CHAIN = 600;
    uint256 private constant EARNERS = 50;
    uint32[] private none;

    /// @notice Gas per node when one unit goes up a chain whose other units are settled, including the close of the
    /// round.
    function carryUpAChain() internal returns (uint256) {
        string memory referral = "canopy";
        for (uint256 depth = 1; depth <= CHAIN; ++depth) {
            join(nameOf(depth), "canopy", referral);
            referral = nameOf(depth);
        }
        settleUpTo(CHAIN + 1);
        join("leaf", "canopy", referral);
        return settleUpTo(CHAIN + 2) / (CHAIN + 1);
    }

    /// @notice Gas of the first points of a day, for a member who earns a point every day from two children who buy a
    /// unit every day. Excludes the gas of the same carries without points.
    function firstPointsOfADay() internal returns (uint256) {
        join(nameOf(0), "canopy", "canopy");
        for (uint256 n = 1; n < 2 * EARNERS; ++n) {
            join(nameOf(n), nameOf(0), nameOf((n - 1) / 2));
        }
        uint256 first = 2 * EARNERS;
        for (uint256 n; n < 2 * EARNERS; ++n) {
            join(nameOf(first + n), nameOf(0), nameOf(EARNERS + n / 2));
        }
        settleUpTo(1 + first + 2 * EARNERS);
        uint256[4] memory gas;
        for (uint256 day; day < 4; ++day) {
            for (uint256 n; n < 2 * EARNERS; ++n) {
                // On the last day only left children buy, so that no one earns.
                if (day != 3 || n % 2 == 0) topUp(makeAddr(nameOf(first + n)), UNIT);
            }
            gas[day] = settleUpTo(1 + first + 2 * EARNERS);
        }
        return (gas[2] - gas[3]) / EARNERS;
    }

    /// @notice Gas of a partial withdrawal, with the points of one round and one purchase to credit, and with nothing
    /// to credit.
    function withdrawals() internal returns (uint256 pending, uint256 nothingPending) {
        join("willow", "canopy", "canopy");
        join("alder", "willow", "willow");
        join("rowan", "willow", "willow");
        for (uint256 day; day < 2; ++day) {
            settleUpTo(4);
            topUp(makeAddr("willow"), UNIT);
            topUp(makeAddr("alder"), UNIT);
            topUp(makeAddr("rowan"), UNIT);
            if (day == 0) withdrawThird(makeAddr("willow"));
        }
        settleUpTo(4);
        pending = withdrawThird(makeAddr("willow"));
        nothingPending = withdrawThird(makeAddr("willow"));
    }

    /// @dev Seven characters for every number, so that the calldata has the same size.
    function nameOf(uint256 number) internal pure returns (string memory) {
        return string.concat("m", vm.toString(100_000 + number));
    }

    function withdrawThird(address account) internal returns (uint256 gas) {
        uint256 amount = plan.boxOf(plan.addrToId(account)) / 3;
        vm.prank(account);
        plan.withdraw(amount);
        return vm.lastCallGas().gasTotalUsed;
    }

    /// @dev Settles the current round after its end, with the ids from `last` down to the first member.
    function settleUpTo(uint256 last) private returns (uint256 gas) {
        passDays(1);
        uint32[] memory ids = new uint32[](last - 1);
        for (uint256 i; i < ids.length; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            ids[i] = uint32(last - i);
        }
        plan.distribute(ids, none, 0);
        gas = vm.lastCallGas().gasTotalUsed;
        assertEq(plan.xRoundCounter(), plan.roundCounter());
    }
}

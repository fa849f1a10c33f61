// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "./PlanFixture.sol";

/// @notice Lets members earn any number of points: each has a chain of strangers below either leg.
abstract contract PointsFixture is PlanFixture {
    uint256 private constant FIVE_UNITS = 5;

    /// @dev The last member of each chain.
    mapping(string member => string[2]) internal tails;
    uint256 private strangers;
    /// @dev The root gets no commissions: they go to the HeroPool.
    string internal strangersSponsor = "canopy";

    /// @notice Lets units enter on both legs of `member`, who earns as many points with the settlement, up to the cap.
    function earn(string memory member, uint256 points) internal {
        if (bytes(tails[member][0]).length == 0) tails[member] = [member, member];
        for (uint256 left = points; left != 0;) {
            uint256 units = left < FIVE_UNITS ? left : FIVE_UNITS;
            for (uint256 leg; leg < 2; ++leg) {
                string memory stranger = string.concat("m", vm.toString(10_000 + strangers++));
                join(stranger, strangersSponsor, tails[member][leg], units);
                tails[member][leg] = stranger;
            }
            left -= units;
        }
    }

    /// @notice Settles every round that is due.
    function settleAll() internal {
        while (plan.xRoundCounter() < plan.roundCounter()) settleRound();
    }

    /// @notice Moves to the start of a round and reports the same price again.
    function toRound(uint256 number) internal {
        vm.warp(START + number * 1 days);
        feed.updateAnswer(feed.latestAnswer());
    }
}

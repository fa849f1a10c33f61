// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "./support/PlanFixture.sol";

contract ClockTest is PlanFixture {
    function test_clock_countsRoundsOf24HoursFromGenesis() public {
        assertEq(plan.roundCounter(), 0);
        assertEq(plan.timestamp(), START);
        skip(1 days - 1);
        assertEq(plan.roundCounter(), 0);
        skip(1);
        assertEq(plan.roundCounter(), 1);
        assertEq(plan.timestamp(), START + 1 days);
    }

    function test_xRoundCounter_isTheOldestRoundWithEntries() public {
        passDays(3);
        assertEq(plan.xRoundCounter(), 3);
        join("willow", "canopy", "canopy");
        passDays(2);
        assertEq(plan.xRoundCounter(), 3);
    }

    function test_xRoundCounter_canBeRoundZero() public {
        join("willow", "canopy", "canopy");
        passDays(2);
        assertEq(plan.xRoundCounter(), 0);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {GasCheck} from "./support/GasCheck.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice The dearest calls that claim and collect ranks, or close a rank window. As `WorstCaseGas.t.sol`, with limits that
/// `scripts/bench/gas.ts` reads.
/// forge-config: default.isolate = true
contract RankWorstCaseGasTest is GasCheck("WorstCaseGas"), RankFixture {
    uint32[] private none;

    /// @dev A member whose points are not credited yet, whose sponsor gets the first Hero of the month.
    function test_claimRank() public {
        monthOfAHero();
        claim(3);
        check("claimRank, one Hero with points pending", spent(), 90_000);
    }

    /// @dev The last ten of 50 points are not credited yet, and neither are the purchases of that round and of three later
    /// ones. Five can be pending only if all are of the one round that brought the 50 points, which costs less.
    function test_claimRank_ofFourPurchases() public {
        join("willow", "canopy", "canopy");
        address alder = join("alder", "willow", "willow");
        for (uint256 day; day < 8; ++day) {
            if (day < 5) earn("alder", 10);
            if (day > 3) topUp(alder, UNIT);
            passDays(1);
            settleAll();
        }
        endMonth(0);
        claim(3);
        check("claimRank, one Hero with points and four purchases pending", spent(), 109_000);
        assertHero(3, 0);
    }

    function test_claimRank_closesAWindow() public {
        overdueWindow();
        plan.claimRank(none);
        check("claimRank, closes a rank window and opens the next", spent(), 119_000);
    }

    function test_collectRank() public {
        monthOfAHero();
        claim(3);
        skip(7 days);
        plan.collectRank(none, 0);
        collect(3, 0);
        check("collectRank, one member", spent(), 41_000);
    }

    function test_collectRank_closesAWindow() public {
        overdueWindow();
        collect(WILLOW, 0);
        check("collectRank, one member, closes a rank window", spent(), 132_000);
    }

    /// @dev Closes the window of a month with 30 priced rounds and shares, and opens the next one.
    function test_distribute_closesAWindow() public {
        overdueWindow();
        join(nameOf(1), "canopy", "canopy");
        passDays(1);
        ids = [plan.memberCount() + 1];
        plan.distribute(ids, none, WILLOW);
        check("distribute, the close that closes a rank window", spent(), 181_000);
    }

    /*///////////////////////////////// SUPPORT ///////////////////////////////*/

    /// @dev Willow (2) sponsors alder (3), who has 50 points, those of round 0 not credited yet. The window is open.
    function monthOfAHero() private {
        join("willow", "canopy", "canopy");
        join("alder", "willow", "willow", 5);
        earn("alder", 50);
        endMonth(0);
    }

    /// @dev Willow (2) holds the share of a month with 30 priced rounds, whose window is overdue. The next month has
    /// passed.
    function overdueWindow() private {
        join("willow", "canopy", "canopy", 5);
        earn("willow", 50);
        for (uint256 day = 1; day < MONTH; ++day) {
            toRound(day);
            plan.updatePOLPrice();
        }
        endMonth(0);
        claim(WILLOW);
        toRound(2 * MONTH);
    }
}

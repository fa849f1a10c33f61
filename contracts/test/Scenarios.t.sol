// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {MonthData, RoundData} from "src/interfaces/IPlanViews.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice Refuses POL.
contract RefusingCommons {}

/// @notice Scenarios of audits: commons that refuse POL, a price that moves within a round, and years without
/// settlement.
contract ScenariosTest is RankFixture {
    uint256 private constant BLOCK_GAS = 16_000_000;
    uint256 private constant DECADE = 3_650;

    /*///////////////////////////////// COMMONS ///////////////////////////////*/

    /// @notice A farm fills a month alone, becomes a Hero, closes the round and collects. It loses, and
    /// what it leaves waits for the commons.
    function test_farm_losesWhileTheCommonsRefusePOL() public {
        commons = address(new RefusingCommons());
        plan = deploy(parameters());
        join("willow", "canopy", "canopy", 5);
        strangersSponsor = "willow";
        earn("willow", 50);
        passDays(1);
        settleRound(WILLOW);
        endMonth(0);
        claim(WILLOW);
        skip(7 days);
        collect(WILLOW, 0);
        uint256 received;
        for (uint32 id = 2; id <= plan.memberCount() + 1; ++id) {
            received += plan.boxOf(id);
        }
        assertLt(received * 100, 105 * UNIT * 90, "loses at least a tenth");

        vm.expectRevert(IPlanErrors.SendFailed.selector);
        plan.collectCommons();
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(received + forCommons + forOperations, address(plan).balance, "every wei has an owner");
        plan.collectOperations();
        passDays(1);
        join("alder", "canopy", "canopy");
    }

    /*////////////////////////////////// PRICE ////////////////////////////////*/

    /// @notice The round keeps its price when the feed moves, jumps or dies; the next round needs a reading.
    function test_price_ofARoundStaysWhileTheFeedMovesJumpsAndDies() public {
        join("willow", "canopy", "canopy");
        int256[4] memory answers = [int256(0.7e8), 0.26e8, 5e8, 0];
        for (uint256 i; i < answers.length; ++i) {
            skip(2 hours);
            feed.updateAnswer(answers[i]);
            plan.updatePOLPrice();
            assertEq(plan.unitPrice(), UNIT);
            join(
                string.concat("alder", vm.toString(i)),
                "willow",
                i == 0 ? "willow" : string.concat("alder", vm.toString(i - 1))
            );
        }
        skip(10 hours);
        join("rowan", "willow", "willow");
        assertEq(plan.roundData(0).unitPrice, UNIT);
        skip(10 hours);
        vm.expectRevert(IPlanErrors.PriceInvalid.selector);
        plan.unitPrice();
        settleRound();
        assertEq(plan.roundData(0).units, 6);
    }

    /*////////////////////////////////// YEARS ////////////////////////////////*/

    /// @notice Entries twice a year, and no other call for ten years. Each round and each window then closes within the
    /// gas of a block, months without shares go to the commons, and views stay readable.
    function test_decade_withoutSettlement() public {
        string memory referral = "canopy";
        for (uint256 i; i < 20; ++i) {
            toRound(i * DECADE / 20);
            string memory username = string.concat("member", vm.toString(i));
            join(username, "canopy", referral);
            referral = username;
        }
        toRound(DECADE);
        assertEq(plan.xRoundCounter(), 0);
        checkViews();
        for (uint256 i; i < 20; ++i) {
            uint256 gas = gasleft();
            settleRound(2);
            assertLt(gas - gasleft(), BLOCK_GAS, "a round");
        }
        assertEq(plan.xRoundCounter(), DECADE);
        passAllWindows();
        checkViews();

        uint256 owed = plan.boxOf(1);
        for (uint32 id = 2; id <= 21; ++id) {
            owed += plan.boxOf(id);
        }
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(owed + forCommons + forOperations, address(plan).balance, "no pot keeps a wei");
    }

    /// @dev One window after the other, each seven days long.
    function passAllWindows() private {
        uint256 months = DECADE / MONTH;
        for (uint256 month; month < months; ++month) {
            uint256 gas = gasleft();
            plan.claimRank(new uint32[](0));
            assertLt(gas - gasleft(), BLOCK_GAS, "a window");
            (uint256 current, bool open,) = plan.rankWindow();
            assertEq(current, month);
            assertTrue(open);
            skip(7 days);
        }
        plan.collectRank(new uint32[](0), 0);
    }

    function checkViews() private view {
        uint256 gas = gasleft();
        plan.Dashboard(1, true);
        plan.dayData(DECADE / 2);
        plan.monthData(DECADE / MONTH / 2);
        plan.UserActivity("member0", 0, 365);
        plan.autoReferral("canopy");
        plan.pointyList(0, 100);
        assertLt(gas - gasleft(), BLOCK_GAS, "views");
    }
}

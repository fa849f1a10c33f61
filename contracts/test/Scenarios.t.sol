// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {MonthData, RoundData} from "src/interfaces/IPlanViews.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice Refuses POL.
contract RefusingCommons {}

/// @notice Scenarios of audits: commons that refuse POL, a price that moves within a round, dirty calldata, and years
/// without settlement.
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

    /*///////////////////////////////// CALLDATA //////////////////////////////*/

    /// @notice Bits above a small integer, an address or a flag are refused, in every function that takes one.
    function test_calldata_withBitsAboveAnArgumentReverts() public {
        bytes[] memory calls = new bytes[](15);
        uint32[] memory one = new uint32[](1);
        one[0] = 2;
        calls[0] = abi.encodeCall(plan.distribute, (one, one, 2));
        calls[1] = abi.encodeCall(plan.credit, (one));
        calls[2] = abi.encodeCall(plan.claimRank, (one));
        calls[3] = abi.encodeCall(plan.collectRank, (one, 0));
        calls[4] = abi.encodeCall(plan.changeAddress, (address(1)));
        calls[5] = abi.encodeCall(plan.boxOf, (2));
        calls[6] = abi.encodeCall(plan.unitsOf, (2));
        calls[7] = abi.encodeCall(plan.linksOf, (2));
        calls[8] = abi.encodeCall(plan.nodeData, (address(1)));
        calls[9] = abi.encodeCall(plan.monthActivity, (2, 0));
        calls[10] = abi.encodeCall(plan.idToAddr, (2));
        calls[11] = abi.encodeCall(plan.autoReferralFrom, (1));
        calls[12] = abi.encodeCall(plan.Dashboard, (0, true));
        calls[13] = abi.encodeCall(plan.registerAt, ("canopy", "canopy", "willow", 0, type(uint64).max));
        calls[14] = abi.encodeCall(plan.addrToId, (address(1)));
        // The word of the call with the small argument: the last of a list, or a static one.
        uint8[15] memory words = [2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0];
        join("member", "canopy", "canopy");
        endMonth(0);
        for (uint256 i; i < calls.length; ++i) {
            bytes memory data = calls[i];
            data[4 + 32 * uint256(words[i])] = 0x80;
            (bool accepted, bytes memory answer) = address(plan).call(data);
            assertFalse(accepted, vm.toString(i));
            assertEq(answer.length, 0, "refused by the decoder");
        }
    }

    /// @notice Bytes after a string change nothing, in every function that takes one.
    function test_calldata_afterAStringIsIgnored(uint256 dirt) public {
        bytes memory padding = abi.encodePacked(dirt);
        address willow = makeAddr("willow");
        vm.deal(willow, 2 * UNIT);
        vm.prank(willow);
        callDirty(abi.encodeCall(plan.register, ("canopy", "canopy", "willow")), 3, padding, UNIT);
        assertEq(plan.nameToId("willow"), 2);
        assertEq(plan.idToName(2), "willow");

        uint256 fee = plan.usernameFee();
        vm.prank(willow);
        callDirty(abi.encodeCall(plan.changeUsername, ("rowan")), 1, padding, fee);
        assertEq(plan.nameToId("rowan"), 2);
        vm.prank(willow);
        plan.changeAddress(makeAddr("new"));
        vm.prank(makeAddr("new"));
        callDirty(abi.encodeCall(plan.acceptAddress, ("rowan")), 1, padding, 0);
        assertEq(plan.idToAddr(2), makeAddr("new"));
        assertTrue(plan.usernameExists("willow"), "reserved");
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

    /// @dev Fills the bytes after the last `strings` strings of at most 16 characters.
    function callDirty(bytes memory data, uint256 strings, bytes memory padding, uint256 value) private {
        uint256 end = data.length;
        for (uint256 i; i < strings; ++i) {
            for (uint256 j = 16; j < 32; ++j) {
                data[end - 32 + j] = padding[j];
            }
            end -= 64;
        }
        (bool accepted, bytes memory answer) = address(plan).call{value: value}(data);
        assertTrue(accepted, string(answer));
    }
}

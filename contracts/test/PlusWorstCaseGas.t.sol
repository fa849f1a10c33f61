// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {GasCheck} from "./support/GasCheck.sol";
import {PlanFixture} from "./support/PlanFixture.sol";
import {PlusFixture} from "./support/PlusFixture.sol";

/// @notice The dearest calls of Plus that read ids and names: Plus asks the core plan for them. All others cost what they
/// cost in the core plan. As `WorstCaseGas.t.sol`, with limits that `scripts/bench/gas.ts` reads.
/// forge-config: default.isolate = true
contract PlusWorstCaseGasTest is GasCheck("WorstCaseGas"), PlusFixture {
    uint256 private constant PLUS_EXCESS = PLUS_UNIT / 50;
    string private constant LONGEST_NAME = "first_long_name_";
    string private constant SPONSOR = "second_long_name";
    string private constant UPLINE = "third_longest_na";
    uint32[] private ids;
    uint32[] private none;

    function setUp() public override(PlanFixture, PlusFixture) {
        super.setUp();
    }

    /// @dev Opens the member's box.
    function test_withdraw() public {
        buyInRounds(5);
        uint256 amount = plus.boxOf(3) / 3;
        vm.prank(alder);
        plus.withdraw(amount);
        check("Plus: withdraw, the first, five purchases only", spent(), 90_000);
    }

    /// @dev The first entry of a round, and opens the member's box. The sponsor earned from this member before.
    function test_topUp() public {
        buyInRounds(4);
        passDays(4);
        vm.deal(alder, PLUS_UNIT + PLUS_EXCESS);
        vm.prank(alder);
        plus.topUp{value: PLUS_UNIT + PLUS_EXCESS}();
        check("Plus: topUp, five purchases, no points", spent(), 157_500);
    }

    /// @dev The first entry of a round, the sponsor's first earning ever, an excess, the longest names and a delegation.
    function test_register() public {
        join(SPONSOR, "canopy", "canopy");
        join(UPLINE, SPONSOR, SPONSOR);
        address account = join(LONGEST_NAME, SPONSOR, SPONSOR);
        enter(SPONSOR, "canopy", "canopy");
        enter(UPLINE, "canopy", SPONSOR);
        passDays(4);
        delegate(LONGEST_NAME);
        vm.deal(account, PLUS_UNIT + PLUS_EXCESS);
        vm.prank(account);
        plus.registerAt{value: PLUS_UNIT + PLUS_EXCESS}(SPONSOR, UPLINE, LONGEST_NAME, 1, uint64(block.timestamp));
        check("Plus: registerAt, dearest, with an excess", spent(), 218_000);
    }

    /// @dev Alder buys a unit in as many rounds, and then all close: a top-up credits the purchases of closed rounds.
    function buyInRounds(uint256 purchases) private {
        enter("alder", "willow", "willow");
        for (uint256 i = 1; i < purchases; ++i) {
            passDays(1);
            vm.deal(alder, PLUS_UNIT);
            vm.prank(alder);
            plus.topUp{value: PLUS_UNIT}();
        }
        passDays(1);
        ids = [uint32(3), 2];
        while (plus.xRoundCounter() < plus.roundCounter()) plus.distribute(ids, none, 0);
    }
}

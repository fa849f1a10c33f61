// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice What an entry costs as a whole transaction with cold storage: each call below is a transaction of its own
/// (`isolate`), and its gas includes the 21,000 and the calldata. The targets are those of `docs/plan.md`.
/// forge-config: default.isolate = true
contract GasTest is PlanFixture {
    uint256 private constant REGISTER_TARGET = 185_000;
    uint256 private constant REGISTER_FIRST_EARNING_TARGET = 215_000;
    uint256 private constant FIRST_ENTRY_OF_ROUND = 30_000;
    uint256 private constant TOP_UP_TARGET = 90_000;

    function test_register_costsTheSame_atDepth3AndDepth500() public {
        join("sponsor", "canopy", "canopy");
        string memory referral = "sponsor";
        uint256 atDepth3;
        uint256 atDepth500;
        for (uint256 depth = 2; depth <= 500; ++depth) {
            string memory username = chainName(depth);
            join(username, "sponsor", referral);
            atDepth500 = vm.lastCallGas().gasTotalUsed;
            if (depth == 3) atDepth3 = atDepth500;
            referral = username;
        }
        (,, uint24 reached) = plan.userPlace(referral);
        assertEq(reached, 500);
        assertEq(atDepth500, atDepth3);
        report("register, sponsor earned that day", atDepth500, REGISTER_TARGET);
    }

    function test_register_whereTheSponsorHasNotEarnedThatDay() public {
        join("sponsor", "canopy", "canopy");
        join("alder", "canopy", "sponsor");
        join("rowan", "sponsor", "sponsor");
        report("register, sponsor's first earning", vm.lastCallGas().gasTotalUsed, REGISTER_FIRST_EARNING_TARGET);
    }

    function test_register_asTheFirstEntryOfARound() public {
        join("sponsor", "canopy", "canopy");
        join("alder", "sponsor", "sponsor");
        // Four days on, the sponsor's day record needs a new slot as well.
        passDays(4);
        join("rowan", "sponsor", "sponsor");
        report(
            "register, first entry of a round",
            vm.lastCallGas().gasTotalUsed,
            REGISTER_FIRST_EARNING_TARGET + FIRST_ENTRY_OF_ROUND
        );
    }

    function test_topUp() public {
        join("sponsor", "canopy", "canopy");
        address alder = join("alder", "sponsor", "sponsor");
        topUp(alder, UNIT);
        report("topUp, sponsor earned that day", vm.lastCallGas().gasTotalUsed, TOP_UP_TARGET);
    }

    function report(string memory what, uint256 gas, uint256 target) private {
        emit log_named_uint(what, gas);
        assertLe(gas, target);
    }

    /// @dev Five characters at every depth, so that the calldata is the same.
    function chainName(uint256 depth) private pure returns (string memory) {
        return string.concat("m", vm.toString(1000 + depth));
    }
}

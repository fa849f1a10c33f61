// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {GasCheck} from "./support/GasCheck.sol";

/// @notice Gas of everyday transactions with cold storage: each call is a separate transaction (`isolate`), and its gas
/// includes the 21,000 and the calldata. Each figure must be below the target in `docs/plan.md` and equal to
/// `snapshots/Gas.json`.
/// forge-config: default.isolate = true
contract GasTest is GasCheck("Gas") {
    uint256 private constant REGISTER_TARGET = 174_809;
    uint256 private constant REGISTER_FIRST_EARNING_TARGET = 208_985;
    uint256 private constant FIRST_ENTRY_OF_ROUND = 30_000;
    uint256 private constant TOP_UP_TARGET = 59_554;
    uint256 private constant CARRY_TARGET = 5_981;
    uint256 private constant FIRST_POINTS_TARGET = 25_612;
    uint256 private constant WITHDRAW_PENDING_TARGET = 58_830;
    uint256 private constant WITHDRAW_TARGET = 39_972;
    uint256 private constant DEPTH = 500;

    function test_register_costsTheSame_atDepth3AndDepth500() public {
        plantChain();
        uint256 atDepth3 = joinBelow(2, "sponsor");
        uint256 atDepth500 = joinBelow(DEPTH - 1, "sponsor");
        check("register, sponsor earned that day", atDepth3, atDepth500, REGISTER_TARGET);
    }

    function test_register_withoutEarlierEarningsOfTheSponsor_costsTheSame_atDepth3AndDepth500() public {
        plantChain();
        join("alder", "canopy", "canopy");
        join("rowan", "canopy", "alder");
        uint256 atDepth3 = joinBelow(2, "alder");
        uint256 atDepth500 = joinBelow(DEPTH - 1, "rowan");
        check("register, first earning of the sponsor", atDepth3, atDepth500, REGISTER_FIRST_EARNING_TARGET);
    }

    function test_register_asTheFirstEntryOfARound_costsTheSame_atDepth3AndDepth500() public {
        plantChain();
        // After four days, the sponsor's day record needs a new slot as well.
        passDays(4);
        uint256 atDepth3 = joinBelow(2, "sponsor");
        passDays(4);
        uint256 atDepth500 = joinBelow(DEPTH - 1, "sponsor");
        uint256 target = REGISTER_FIRST_EARNING_TARGET + FIRST_ENTRY_OF_ROUND;
        check("register, first entry of a round", atDepth3, atDepth500, target);
    }

    function test_topUp() public {
        join("sponsor", "canopy", "canopy");
        address alder = join("alder", "sponsor", "sponsor");
        topUp(alder, UNIT);
        check("topUp, sponsor earned that day", spent(), TOP_UP_TARGET);
    }

    function test_carry() public {
        check("carry, per node of a chain of 600", carryUpAChain(), CARRY_TARGET);
    }

    function test_firstPointsOfADay() public {
        check("first points of a day", firstPointsOfADay(), FIRST_POINTS_TARGET);
    }

    function test_withdraw() public {
        (uint256 pending, uint256 nothingPending) = withdrawals();
        check("withdraw, points and a purchase pending", pending, WITHDRAW_PENDING_TARGET);
        check("withdraw, nothing pending", nothingPending, WITHDRAW_TARGET);
    }

    /// @dev One leg of 500 levels, all sponsored by its first member.
    function plantChain() private {
        join("sponsor", "canopy", "canopy");
        string memory referral = "sponsor";
        for (uint256 depth = 2; depth <= DEPTH; ++depth) {
            join(nameOf(depth), "sponsor", referral);
            referral = nameOf(depth);
        }
    }

    /// @dev Registers on the free leg of the chain's member at `depth`.
    function joinBelow(uint256 depth, string memory sponsor) private returns (uint256 gas) {
        string memory username = nameOf(DEPTH + depth);
        join(username, sponsor, nameOf(depth));
        gas = spent();
        (,, uint24 reached) = plan.userPlace(username);
        assertEq(reached, depth + 1);
    }

    function check(string memory what, uint256 atDepth3, uint256 atDepth500, uint256 target) private {
        assertEq(atDepth500, atDepth3, "depth");
        check(what, atDepth500, target);
    }
}

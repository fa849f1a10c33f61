// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {GasCheck} from "./support/GasCheck.sol";

/// @notice Searches for registrations that cost more than the dearest one of `WorstCaseGas.t.sol`. None has an excess,
/// which opens the new member's box.
/// forge-config: default.isolate = true
contract RegisterCostTest is GasCheck("WorstCaseGas") {
    /// @dev The target in `docs/plan.md`.
    uint256 private constant TARGET = 245_000;
    string private constant LONGEST_NAME = "first_long_name_";
    string private constant SPONSOR = "second_long_name";
    string private constant UPLINE = "third_longest_na";
    uint256 private dice;

    /// @dev The sponsors that an entry distinguishes, with what they earned before.
    enum Sponsor {
        Root,
        FirstSeat,
        FirstSeatWithUnits,
        FirstSeatThatEarned,
        Member,
        MemberThatEarned,
        MemberWithPoints
    }

    /// forge-config: default.fuzz.runs = 96
    /// forge-config: long.fuzz.runs = 2000
    function test_register_costsAtMostTheDearest(uint256 seed) public {
        dice = seed;
        plan = deploy(opensLater(1 days));
        Sponsor kind = Sponsor(roll(7));
        if (kind != Sponsor.Root && kind < Sponsor.Member) giveSeatTo(SPONSOR);
        passDays(1);
        string memory sponsor = makeSponsor(kind);
        address buyer = join(nameOf(5), "canopy", freeSeat());
        string memory upline = makeUpline(sponsor);
        reachTheRound(buyer);

        string memory username = roll(2) == 0 ? LONGEST_NAME : nameOf(9);
        if (roll(2) == 0) delegate(username);
        join(username, sponsor, upline, 1 + roll(5));
        assertLe(spent(), TARGET);
        assertLe(spent(), snapshotOf("register, dearest"), "cheaper than the dearest known");
    }

    function makeSponsor(Sponsor kind) private returns (string memory) {
        if (kind == Sponsor.Root) return "canopy";
        if (kind >= Sponsor.Member) join(SPONSOR, "canopy", "canopy", 1 + roll(5));
        else if (kind != Sponsor.FirstSeat) topUp(makeAddr(SPONSOR), UNIT);
        if (kind == Sponsor.FirstSeatThatEarned || kind == Sponsor.MemberThatEarned) {
            join(nameOf(1), SPONSOR, "canopy");
        }
        if (kind == Sponsor.MemberWithPoints) {
            join(nameOf(1), "canopy", SPONSOR);
            join(nameOf(2), "canopy", SPONSOR);
            passDays(1);
            settleRound();
        }
        return SPONSOR;
    }

    /// @dev The sponsor, if one of its legs is free, or another member. The left leg may be taken.
    function makeUpline(string memory sponsor) private returns (string memory upline) {
        (, string memory left, string memory right) = plan.userSeat(sponsor);
        bool taken = bytes(left).length != 0 && bytes(right).length != 0;
        if (!taken && roll(3) == 0) return sponsor;
        join(UPLINE, "canopy", freeSeat());
        if (roll(2) == 0) join(nameOf(3), "canopy", UPLINE);
        return UPLINE;
    }

    /// @dev Days without entries, a price that is fixed already, another entry before, or a candidate that is dropped.
    function reachTheRound(address buyer) private {
        passDays(roll(6));
        if (roll(4) == 0) {
            feed.updateAnswer(HALF_DOLLAR / 4);
            plan.updatePOLPrice();
            feed.updateAnswer(HALF_DOLLAR);
        }
        if (roll(4) == 0) plan.updatePOLPrice();
        if (roll(4) == 0) topUp(buyer, plan.unitPrice());
    }

    function freeSeat() private view returns (string memory referral) {
        (referral,,,) = plan.autoReferral("canopy");
    }

    function roll(uint256 sides) private returns (uint256) {
        dice = uint256(keccak256(abi.encode(dice)));
        return dice % sides;
    }
}

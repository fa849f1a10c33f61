// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Username} from "./Username.sol";

/// @dev Who member `id` is: one slot.
struct Identity {
    address account;
    Username username;
}

/// @dev Who holds a name, or until when (seconds) a name that was given up stays reserved.
struct NameRecord {
    uint32 id;
    uint40 reservedUntil;
}

/// @dev What a member earned from points over the lifetime: wei, pairs above the cap, USD (18 decimals).
struct Earnings {
    uint96 ptEarn;
    uint40 flash;
    uint96 ptEarnUSD;
}

/// @dev What a round gathers while it is settled, beside its points.
struct Tally {
    uint40 flash;
    uint32 pointy;
}

/// @dev The price in force (the feed's answer and its time), whether a candidate waits, and how far the rounds are.
struct PlanState {
    uint64 polUsd;
    uint40 updatedAt;
    bool hasCandidate;
    /// @dev The newest round with entries; its record holds the running totals.
    uint16 lastEntryRound;
    /// @dev The oldest round with entries that is not closed, as far as settlement has moved it.
    uint16 xRound;
}

/// @dev A reading that jumped and waits for its confirmation.
struct Candidate {
    uint64 polUsd;
    uint40 updatedAt;
}

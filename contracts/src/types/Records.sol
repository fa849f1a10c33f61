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
    /// @dev Rounds with entries below this number are closed; 0 while none is.
    uint16 closedBelow;
}

/// @dev A reading that jumped and waits for its confirmation.
struct Candidate {
    uint64 polUsd;
    uint40 updatedAt;
}

/// @dev Wei that wait to be collected for the lottery and by the operator.
struct Pots {
    uint96 lottery;
    uint96 operations;
}

/// @dev A month of the HeroPool. `shareValue` (wei) is fixed when the month's window closes.
struct MonthPot {
    uint96 pot;
    uint32 shares;
    uint96 shareValue;
}

/// @dev The window in which ranks of `month` are claimed, and what caps left over so far (wei).
struct RankWindow {
    uint16 month;
    uint40 closesAt;
    bool open;
    uint96 carried;
}

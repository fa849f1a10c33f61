// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Username} from "./Username.sol";

/// @dev Address and username of a member, in one slot.
struct Identity {
    address account;
    Username username;
}

/// @dev The holder of a name, or, for an old name, until when it stays reserved (seconds). The fields fill the slot, so
/// that it is written without a read.
struct NameRecord {
    uint32 id;
    uint224 reservedUntil;
}

/// @dev Flash and the number of members with points, counted while a round is settled.
struct Tally {
    uint40 flash;
    uint32 pointy;
}

/// @dev A feed reading that jumped and is not confirmed yet.
struct Candidate {
    uint64 polUsd;
    uint40 updatedAt;
}

/// @dev Wei that the commons and the operator can collect.
struct Pots {
    uint96 commons;
    uint96 operations;
}

/// @dev A month of the HeroPool, in wei. `shareValue` is fixed when the month's window closes.
struct MonthPot {
    uint96 pot;
    uint32 shares;
    uint96 shareValue;
}

/// @dev The claim window of `month`; `closesAt` in seconds.
struct RankWindow {
    uint16 month;
    uint40 closesAt;
    bool open;
}

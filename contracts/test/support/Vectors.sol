// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Vm} from "forge-std/Vm.sol";

/// What happened, in the order of `kinds` in packages/protocol/tools/vectors/abi.ts. Each says what `Operation` carries for it.
enum Kind {
    /// The feed answers `amount` (USD for one POL, 18 decimals of which the last ten are 0), as of `time`.
    Report,
    /// Anybody calls `updatePOLPrice()`.
    Price,
    /// Nothing but time goes by.
    Wait,
    /// The deployer gives seat `id` away: `register0`, before the plan opens.
    Seat,
    /// `id` registers for `units` with a payment of `amount` wei, on leg `leg` (0 left, 1 right) of `referral`.
    Register,
    /// `id` buys `units` more for `amount` wei.
    TopUp,
    /// `id` takes its other name for `amount` wei. Nobody does so twice.
    Rename,
    /// `id` withdraws `amount` wei.
    Withdraw,
    /// Round `amount`, the oldest non-empty one, is settled, and its close rewards `id` (0: the HeroPool).
    Settle,
    /// The rank of `id` in month `amount` is claimed, after which it holds `units` shares. Id 0 stands for no member: the
    /// window opens, and somebody looks.
    Claim,
    /// `id` collects what its rank of month `units` is worth: `amount` wei.
    Collect
}

struct Operation {
    Kind kind;
    /// The block's timestamp.
    uint256 time;
    uint32 id;
    uint32 sponsor;
    uint32 referral;
    uint8 leg;
    uint8 units;
    uint256 amount;
}

/// First line of a file: the plan to deploy, and how many lines of each kind follow.
struct Setup {
    uint256 genesis;
    uint256 opensAt;
    bool lotteryIsSet;
    /// The feed's answer at deployment; 18 decimals.
    uint256 polUsd;
    uint256 members;
    uint256 chapters;
    uint256 months;
    uint256 pages;
}

/// Up to 64 operations. Where the last one settles a round, `round` is what comes of it.
struct Chapter {
    Operation[] operations;
    bool settles;
    RoundResult round;
}

/// A closed round; wei unless said otherwise. `sponsors + pointValue * points + rebate * units + heroPool + lottery +
/// operations = entered`.
struct RoundResult {
    uint256 round;
    uint256 polUsd;
    uint256 unitPrice;
    /// A sponsor's commission on one unit.
    uint256 sponsorShare;
    uint256 units;
    uint256 entered;
    uint256 points;
    uint256 flash;
    uint256 pointy;
    uint256 pointValue;
    /// 18 decimals.
    uint256 pointValueUsd;
    uint256 rebate;
    uint256 sponsors;
    /// Without the closing reward, also where the HeroPool gets it.
    uint256 heroPool;
    uint256 lottery;
    /// With the closing reward.
    uint256 operations;
    uint256 closingReward;
    /// 0 where the HeroPool got the closing reward.
    uint32 closer;
    /// Ids with something to hand to their upline, 4 bytes each, every child before its upline: see `Vectors.idsOf`.
    bytes touched;
    /// Who earned something in the round, packed: see `Vectors.earningOf`.
    uint256[] earnings;
}

/// What a member earned in a round: `spEarn = sponsorShare * sponsoredUnits`, `ptEarn = pointValue * points`.
struct Earning {
    uint32 id;
    uint32 sponsoredUnits;
    uint32 points;
    uint256 flash;
}

/// A month of the HeroPool, when its window has closed.
struct MonthResult {
    uint256 month;
    /// What its rounds and name changes put in, closing rewards that nobody took included.
    uint256 pot;
    uint256 unitPrice;
    uint256 totalShares;
    uint256 shareValue;
    MonthlyRank[] ranks;
}

struct MonthlyRank {
    uint32 id;
    uint256 points;
    /// Members sponsored by `id` who became Hero in the month.
    uint256 heroes;
    uint256 shares;
}

/// A member at the end, with everything credited. The root's depth is 0.
struct MemberResult {
    uint32 id;
    uint32 sponsor;
    uint32 referral;
    uint8 leg;
    uint256 depth;
    uint256 units;
    uint256 leftUsers;
    uint256 rightUsers;
    uint256 leftVariance;
    uint256 rightVariance;
    uint256 box;
    uint256 spEarn;
    uint256 ptEarn;
    uint256 rebates;
    uint256 points;
    uint256 flash;
}

/// Last line of a file; wei.
struct Totals {
    uint256 balance;
    uint256 lottery;
    uint256 operations;
    uint256 heroPoolLeft;
}

/// @notice Reads the runs that `npm run vectors` writes to `cache/vectors`: a line of ABI-encoded hex each for the setup,
/// every chapter, every month, every page of members, and the totals, in this order.
/// @dev Lines are read one after the other, so that a run of any length takes little memory, if each line is worked off in
/// a call of its own.
library Vectors {
    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function readSetup(string memory path) internal returns (Setup memory) {
        VM.closeFile(path);
        return abi.decode(_readLine(path), (Setup));
    }

    function readChapter(string memory path) internal view returns (Chapter memory) {
        return abi.decode(_readLine(path), (Chapter));
    }

    function readMonth(string memory path) internal view returns (MonthResult memory) {
        return abi.decode(_readLine(path), (MonthResult));
    }

    function readMembers(string memory path) internal view returns (MemberResult[] memory) {
        return abi.decode(_readLine(path), (MemberResult[]));
    }

    function readTotals(string memory path) internal view returns (Totals memory) {
        return abi.decode(_readLine(path), (Totals));
    }

    /// @notice Unpacks ids of 4 bytes each.
    function idsOf(bytes memory packed) internal pure returns (uint32[] memory ids) {
        ids = new uint32[](packed.length / 4);
        for (uint256 i; i < ids.length; ++i) {
            uint32 id;
            assembly ("memory-safe") {
                id := shr(224, mload(add(add(packed, 32), mul(i, 4))))
            }
            ids[i] = id;
        }
    }

    /// @notice Unpacks an earning: 32 bits id, 32 sponsored units, 32 points, 160 flash, from the highest down.
    function earningOf(uint256 packed) internal pure returns (Earning memory) {
        return Earning({
            id: uint32(packed >> 224),
            sponsoredUnits: uint32(packed >> 192),
            points: uint32(packed >> 160),
            flash: uint160(packed)
        });
    }

    /// @notice A username that follows from the id: `m0000007`, after a change of name `n0000007`.
    function nameOf(uint256 id, bool isChanged) internal pure returns (string memory) {
        bytes memory name = bytes(isChanged ? "n0000000" : "m0000000");
        for (uint256 i = 7; id > 0; --i) {
            name[i] = bytes1(uint8(48 + id % 10));
            id /= 10;
        }
        return string(name);
    }

    function _readLine(string memory path) private view returns (bytes memory) {
        return VM.parseBytes(VM.readLine(path));
    }
}

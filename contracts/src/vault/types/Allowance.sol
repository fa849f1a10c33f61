// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";

/// @dev What trades may spend and lose in a day, in USD with 6 decimals, and the owner's switches. One slot.
struct Limits {
    bool stopped;
    /// @dev Bit n: there is a rule with the id n + 1.
    uint32 ids;
    uint64 spendADay;
    uint64 lossADay;
}

/// @dev Two buckets that trades fill and time empties, in USD with 6 decimals. One slot.
struct Usage {
    uint64 spent;
    uint64 lost;
    /// @dev The time up to which both are counted.
    uint40 countedAt;
}

/// @title The buckets of a day
/// @notice A bucket empties evenly, by its cap in 24 hours. A full cap that is free at the start, and what empties in the
/// meantime, allow at most two caps in any 24 hours.
library Allowance {
    using FixedPointMathLib for uint256;
    using SafeCastLib for uint256;

    /// @notice The buckets now. What emptied is rounded down.
    function current(Usage memory usage, Limits memory limits) internal view returns (Usage memory) {
        uint256 elapsed = block.timestamp - usage.countedAt;
        return Usage({
            spent: _drain(usage.spent, limits.spendADay, elapsed),
            lost: _drain(usage.lost, limits.lossADay, elapsed),
            countedAt: block.timestamp.toUint40()
        });
    }

    /// @notice Both buckets, at most full: a lower cap does not keep a vault closed for longer than a day.
    function clipped(Usage memory usage, uint64 spendADay, uint64 lossADay) internal pure returns (Usage memory) {
        return Usage({
            spent: usage.spent > spendADay ? spendADay : usage.spent,
            lost: usage.lost > lossADay ? lossADay : usage.lost,
            countedAt: usage.countedAt
        });
    }

    function _drain(uint64 level, uint64 cap, uint256 elapsed) private pure returns (uint64) {
        // Not more than `level`.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint64(uint256(level).zeroFloorSub(uint256(cap) * elapsed / 1 days));
    }
}

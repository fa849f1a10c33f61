// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";

/// @dev A member's box, lifetime commissions and flash, in one slot.
///
/// | bits    | field  | meaning                                                                                |
/// |---------|--------|----------------------------------------------------------------------------------------|
/// | 0-95    | box    | wei credited and not withdrawn                                                         |
/// | 96-191  | spEarn | lifetime commissions, in wei                                                           |
/// | 192-231 | flash  | lifetime pairs above the daily cap                                                     |
/// | 232     | opened | set with the first points, and with the first units of a seat from `register0`         |
///
/// `opened` shows that the member holds units. It fills the slot early, so that neither the first withdrawal of points
/// nor the first commission of such a seat pays for a new slot.
///
/// 96 bits hold 79 billion POL, more than exist. Flash stops at its largest value instead of reverting, so it can't stop
/// a settlement.
type Account is uint256;

using AccountLibrary for Account global;

/// @title Fields of `Account`
library AccountLibrary {
    using FixedPointMathLib for uint256;
    using SafeCastLib for uint256;

    uint256 private constant FLASH = 192;
    uint256 private constant OPENED = 1 << 232;

    function box(Account account) internal pure returns (uint96) {
        return uint96(Account.unwrap(account));
    }

    function spEarn(Account account) internal pure returns (uint96) {
        return uint96(Account.unwrap(account) >> 96);
    }

    function flash(Account account) internal pure returns (uint40) {
        return uint40(Account.unwrap(account) >> FLASH);
    }

    function opened(Account account) internal pure returns (bool) {
        return Account.unwrap(account) & OPENED != 0;
    }

    /// @notice Replaces the amount in the box.
    function withBox(Account account, uint256 amount) internal pure returns (Account) {
        return Account.wrap((Account.unwrap(account) >> 96 << 96) | amount.toUint96());
    }

    /// @notice Adds to the box.
    function plusBox(Account account, uint256 amount) internal pure returns (Account) {
        return account.withBox(uint256(account.box()) + amount);
    }

    /// @notice Adds a commission to the box and to the lifetime commissions.
    function withCommission(Account account, uint256 amount) internal pure returns (Account) {
        uint256 earned = (uint256(account.spEarn()) + amount).toUint96();
        uint256 word = Account.unwrap(account) & ~(uint256(type(uint96).max) << 96);
        return Account.wrap(word | (earned << 96)).withBox(uint256(account.box()) + amount);
    }

    /// @notice Adds lifetime flash.
    function withFlash(Account account, uint256 pairs) internal pure returns (Account) {
        uint256 sum = (uint256(account.flash()) + pairs).min(type(uint40).max);
        uint256 word = Account.unwrap(account) & ~(uint256(type(uint40).max) << FLASH);
        return Account.wrap(word | (sum << FLASH));
    }

    /// @notice Marks the account of a member with units.
    function withOpened(Account account) internal pure returns (Account) {
        return Account.wrap(Account.unwrap(account) | OPENED);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeCastLib} from "solady/utils/SafeCastLib.sol";

/// @dev A member's box and lifetime earnings, in one slot.
///
/// | bits    | field  | meaning                                |
/// |---------|--------|----------------------------------------|
/// | 0-95    | box    | wei credited and not withdrawn         |
/// | 96-191  | spEarn | lifetime commissions, in wei           |
/// | 192-231 | points | lifetime points                        |
///
/// 96 bits hold 79 billion POL, more than exist.
type Account is uint256;

using AccountLibrary for Account global;

/// @title Fields of `Account`
library AccountLibrary {
    using SafeCastLib for uint256;

    function box(Account account) internal pure returns (uint96) {
        return uint96(Account.unwrap(account));
    }

    function spEarn(Account account) internal pure returns (uint96) {
        return uint96(Account.unwrap(account) >> 96);
    }

    function points(Account account) internal pure returns (uint40) {
        return uint40(Account.unwrap(account) >> 192);
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

    /// @notice Adds lifetime points.
    function withPoints(Account account, uint256 points_) internal pure returns (Account) {
        uint256 sum = (uint256(account.points()) + points_).toUint40();
        uint256 word = Account.unwrap(account) & ~(uint256(type(uint40).max) << 192);
        return Account.wrap(word | (sum << 192));
    }
}

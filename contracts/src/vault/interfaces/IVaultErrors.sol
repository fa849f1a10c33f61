// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title The errors of a vault
/// @notice They tell a keeper whether to try again, and when.
interface IVaultErrors {
    /// @notice The caller is not the owner.
    error OnlyOwner();
    /// @notice The owner has stopped all rules.
    error Stopped();
    /// @notice There is no rule with this id: it ended, was removed or was never set.
    error NoRule();
    /// @notice The rule executes at `when` (seconds) at the earliest.
    error NotDue(uint256 when);
    /// @notice The rule has expired.
    error Expired();
    /// @notice The price does not meet the rule's trigger.
    /// @param price of one whole `tokenIn` in `tokenOut`, 18 decimals; for a rebalance the share in basis points
    error NotTriggered(uint256 price);
    /// @notice The feed of this token is old, not positive or silent.
    error PriceStale(address token);
    /// @notice The price is more than 20 % away from the rule's last execution. The owner can check it and call `resume`.
    error PriceJumped(uint256 price);
    /// @notice There is less than a dollar to sell.
    /// @param amount what the rule would sell, in smallest units
    error TooLittle(uint256 amount);
    /// @notice The trade would exceed the daily spending cap.
    /// @param left USD with 6 decimals that are left now
    error TooMuchSpent(uint256 left);
    /// @notice The trade would exceed the daily cap on losses against the feeds.
    /// @param left USD with 6 decimals that are left now
    error TooMuchLost(uint256 left);
    /// @notice The trade returned less than the rule's minimum, whatever the router reported.
    error Received(uint256 got, uint256 least);
    /// @notice The trade took more than the rule sells.
    error Taken(uint256 amount, uint256 most);
    /// @notice A field of the rule is outside its range. `IVault.setRule` lists the ranges.
    error BadRule(string field);
    /// @notice All 32 rules are in use.
    error TooManyRules();
}

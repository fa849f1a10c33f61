// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title The errors of a plan
/// @notice The first thirteen have the names of the product's specification. Each error has a message for members, in
/// English and Persian, in `packages/shared/src/error-catalogue.ts`.
interface IPlanErrors {
    /// @notice A member can hold at most five units, which is a daily cap of 50 points.
    error Maximum50PointsPossible();
    /// @notice A settlement batch below 50 ids must complete the round.
    error Minimum50Nodes();
    /// @notice The address already has a seat.
    error NodeAlreadyExists();
    /// @notice The address, id or name has no seat.
    error NodeNotRegistered();
    /// @notice Only externally owned accounts can register. An account with an EIP-7702 delegation is one.
    error OnlyExternallyOwnedAccounts();
    /// @notice The upline has no free leg, or the chosen leg is taken.
    error ReferralNodeAlreadyHasTwoLegs();
    /// @notice The upline has no seat.
    error ReferralNodeDoesNotExist();
    /// @notice The sponsor has no seat.
    error SponsorNodeDoesNotExist();
    /// @notice No round is due: the oldest open round has not ended, or all rounds with entries are closed.
    error TimeException();
    /// @notice The username has other characters than a-z, 0-9 and _, does not start with a letter, or, in Plus, is not
    /// the caller's core username.
    error UsernameInvalid();
    /// @notice The username does not have 4 to 16 characters.
    error UsernameLengthInvalid();
    /// @notice The username belongs to a member, or a member changed it less than 30 days ago.
    error UsernameTaken();
    /// @notice The payment is not the price of 1 to 5 units, or not the fee, with an excess of up to 2 %.
    /// @param sent wei sent with the call
    /// @param unitPrice wei of one unit in this round, or of the fee
    error WrongEnterPrice(uint256 sent, uint256 unitPrice);

    /// @notice Entries start at `opensAt` (seconds).
    error NotOpenYet(uint64 opensAt);
    /// @notice The plan is open. `register0` works only before that.
    error AlreadyOpen();
    /// @notice The deadline of the entry has passed.
    error DeadlinePassed();
    /// @notice The feed's reading is older than the plan accepts.
    /// @param updatedAt time of the reading, in seconds
    error PriceStale(uint256 updatedAt);
    /// @notice The feed's reading is zero, negative, from the future or above 64 bits.
    error PriceInvalid();
    /// @notice The price changed by more than 50 % and needs a second reading: see `updatePOLPrice`.
    error PriceUnconfirmed();
    /// @notice The box holds less than the requested amount.
    /// @param available wei that the member can withdraw now
    error BoxTooSmall(uint256 available);
    /// @notice The recipient refused the POL. The box or pot is unchanged.
    error SendFailed();
    /// @notice No window is open: the month has not ended, or not all its rounds are closed.
    error RankWindowNotOpen();
    /// @notice The month's window has not closed, so its shares have no value yet.
    error RankWindowNotClosed();
    /// @notice The pot is empty.
    error NothingToCollect();
    /// @notice The member has not started a move, or not to the caller.
    error AddressChangeNotStarted();
    /// @notice Only the account that deployed the plan can call this function.
    error OnlyDeployer();
    /// @notice The root seat earns nothing, so it cannot buy units.
    error RootCannotEnter();
    /// @notice An argument is outside the range that the function documents.
    error InvalidArgument();
    /// @notice Plus has no names, addresses or `register0` of its own. Call the core plan.
    error OnlyInCore();
    /// @notice A core plan's genesis is more than 30 days before its deployment.
    error GenesisTooOld();
    /// @notice The feed has more decimals than a price of 64 bits allows.
    error TooManyFeedDecimals();
    /// @notice The core plan of a Plus plan is a Plus plan itself.
    error CoreIsPlus();
    /// @notice A core plan needs a fee for new usernames.
    error UsernameFeeMissing();
}

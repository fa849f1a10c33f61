// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title The rules of the plan, as the errors that guard them
/// @notice The first thirteen carry the rule names of the product's specification. Every error has a member-facing
/// text, in English and Persian, in `packages/shared/src/error-catalogue.ts`.
interface IPlanErrors {
    /// @notice A member holds at most five units, so that the daily cap never exceeds 50 points.
    error Maximum50PointsPossible();
    /// @notice A settlement batch below 50 ids must complete the round.
    error Minimum50Nodes();
    /// @notice The address already has a seat.
    error NodeAlreadyExists();
    /// @notice The address, id or name has no seat.
    error NodeNotRegistered();
    /// @notice Only externally owned accounts register; an EIP-7702 delegation still counts as one.
    error OnlyExternallyOwnedAccounts();
    /// @notice The placement parent has no free leg, or the chosen leg was taken meanwhile.
    error ReferralNodeAlreadyHasTwoLegs();
    /// @notice The placement parent has no seat.
    error ReferralNodeDoesNotExist();
    /// @notice The sponsor has no seat.
    error SponsorNodeDoesNotExist();
    /// @notice No round is due: the oldest one with entries has not ended, or all are closed.
    error TimeException();
    /// @notice A username is a-z, 0-9 and _, and starts with a letter. In Plus it is the member's own core name.
    error UsernameInvalid();
    /// @notice A username has 4 to 16 characters.
    error UsernameLengthInvalid();
    /// @notice The username belongs to a member, or was given up less than 30 days ago.
    error UsernameTaken();
    /// @notice The payment is not 1 to 5 units (an excess of up to 2 % is allowed).
    /// @param sent wei that came with the call
    /// @param unitPrice wei of one unit in this round
    error WrongEnterPrice(uint256 sent, uint256 unitPrice);

    /// @notice Entries begin at `opensAt` (seconds).
    error NotOpenYet(uint64 opensAt);
    /// @notice `register0` and `setLottery` work only before the plan opens.
    error AlreadyOpen();
    /// @notice The deadline that the member set for a placement has passed.
    error DeadlinePassed();
    /// @notice The feed's reading is older than the plan accepts.
    /// @param updatedAt seconds, the time of that reading
    error PriceStale(uint256 updatedAt);
    /// @notice The feed's reading is zero, negative, from the future or beyond every sensible size.
    error PriceInvalid();
    /// @notice The price jumped by more than half and waits for a second reading: see `updatePOLPrice`.
    error PriceUnconfirmed();
    /// @notice The box holds less than was asked for.
    /// @param available wei that can be withdrawn now
    error BoxTooSmall(uint256 available);
    /// @notice The member's own address refused the POL; the box is unchanged.
    error SendFailed();
    /// @notice No month's ranks can be claimed now: the month has not passed, or its rounds are not all closed.
    error RankWindowNotOpen();
    /// @notice The month's shares have no value yet: ranks of it can still be claimed.
    error RankWindowNotClosed();
    /// @notice Nothing has been earned since the last collection.
    error NothingToCollect();
    /// @notice The member has not started a move to this address.
    error AddressChangeNotStarted();
    /// @notice Only the account that deployed the plan may do this.
    error OnlyDeployer();
    /// @notice The root seat earns nothing and therefore cannot buy units.
    error RootCannotEnter();
    /// @notice An argument is outside what the function's documentation allows.
    error InvalidArgument();
    /// @notice Plus keeps no names or addresses: change them in the core plan.
    error OnlyInCore();
}

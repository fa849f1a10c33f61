// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice The parameters that deployment fixes. Shares are basis points of what enters.
struct PlanParameters {
    /// @dev Owner of the root seat. Plus ignores it: its root seat belongs to the core root.
    address root;
    string rootUsername;
    /// @dev Collects the operations share.
    address operator;
    /// @dev An address outside the plan that gets the commons share and what rank shares leave in the HeroPool: a public
    /// cause, or the burn address.
    address commons;
    /// @dev Chainlink aggregator of POL / USD.
    address feed;
    /// @dev The oldest reading accepted, in seconds: the feed's heartbeat plus a margin.
    uint32 maximumAge;
    /// @dev Start of round 0, in seconds.
    uint64 genesis;
    /// @dev Start of entries, in seconds.
    uint64 opensAt;
    /// @dev Price of a unit, USD with 18 decimals.
    uint256 unitUSD;
    /// @dev Fee of a new username, USD with 18 decimals. Plus has no names of its own and ignores it.
    uint256 usernameFeeUSD;
    /// @dev Points that each unit adds to the daily cap.
    uint8 pointsPerUnit;
    /// @dev Units that one member can hold.
    uint8 maximumUnits;
    uint16 sponsorShare;
    uint16 poolShare;
    uint16 heroShare;
    uint16 commonsShare;
    uint16 operationsShare;
    /// @dev The core plan of a Plus plan; zero for the core plan.
    address core;
}

/// @title The functions that change a plan
/// @notice Any account can call a function unless its comment names the caller. Every revert is an error of
/// `IPlanErrors`.
interface IPlanActions {
    /*//////////////////////////////// ENTRIES ////////////////////////////////*/

    /// @notice Registers the caller on the first free leg (left, then right) of `referral`, and buys as many units as
    /// the payment covers. An excess of up to 2 % goes to the new member's box.
    /// @dev Emits Registered; the first entry of a round also emits RoundPriced. Reverts: NotOpenYet,
    /// OnlyExternallyOwnedAccounts, NodeAlreadyExists, UsernameLengthInvalid, UsernameInvalid, UsernameTaken,
    /// SponsorNodeDoesNotExist, ReferralNodeDoesNotExist, ReferralNodeAlreadyHasTwoLegs, WrongEnterPrice, PriceStale,
    /// PriceInvalid, PriceUnconfirmed. In Plus also NodeNotRegistered, for a caller who is not a core member.
    /// @param sponsor username of the member who gets the commission
    /// @param referral username of the upline, the member directly above the new seat
    /// @param username 4 to 16 of a-z, 0-9 and _, starting with a letter; in Plus the caller's core username
    function register(string calldata sponsor, string calldata referral, string calldata username) external payable;

    /// @notice As `register`, on a chosen leg.
    /// @dev Also reverts: InvalidArgument for another leg than 0 or 1, DeadlinePassed.
    /// @param leg 0 left, 1 right
    /// @param deadline seconds; the entry reverts after it
    function registerAt(
        string calldata sponsor,
        string calldata referral,
        string calldata username,
        uint8 leg,
        uint64 deadline
    ) external payable;

    /// @notice Credits the caller and buys more units, up to five in total. An excess of up to 2 % goes to the caller's
    /// box.
    /// @dev For members. Emits ToppedUp; the first entry of a round also emits RoundPriced. Reverts: NotOpenYet,
    /// NodeNotRegistered, RootCannotEnter, Maximum50PointsPossible above five units, WrongEnterPrice, PriceStale,
    /// PriceInvalid, PriceUnconfirmed.
    function topUp() external payable;

    /// @notice Creates seats without units before the plan opens, in the order of the arrays, each on the first free
    /// leg of its upline.
    /// @dev For the deployer, in the core plan. Emits Registered for each seat. Reverts: OnlyInCore, OnlyDeployer,
    /// AlreadyOpen, InvalidArgument for arrays of unequal length or the zero address, and the errors of `register` for
    /// seats and names.
    function register0(
        address[] calldata accounts,
        string[] calldata usernames,
        uint32[] calldata sponsors,
        uint32[] calldata uplines
    ) external;

    /*/////////////////////////////// SETTLEMENT //////////////////////////////*/

    /// @notice Settles the oldest open round with entries: carries the units of each of `nodes` one step up, and closes
    /// the round when all its units have reached the root. Settles one round per call.
    /// @dev The result does not depend on the order of ids or the number of calls, and unnecessary ids only cost gas.
    /// Emits RoundClosed when the round closes. Reverts: TimeException if no round is due, Minimum50Nodes for a batch
    /// below 50 ids that does not complete the round, NodeNotRegistered for an unknown closer.
    /// @param nodes ids to carry; list children before their uplines to reach the root in one call
    /// @param exNodes ids to credit at the end of the call
    /// @param _sys id of the closer, whose box gets the closing reward; 0 = the HeroPool gets it
    function distribute(uint32[] calldata nodes, uint32[] calldata exNodes, uint32 _sys) external;

    /// @notice Credits the points and rebates of closed rounds to the boxes of `ids`.
    /// @dev Optional: a member is also credited when they next earn points, top up, withdraw or claim a rank. Skips
    /// unknown ids. Emits Credited for each member who was owed something.
    function credit(uint32[] calldata ids) external;

    /*////////////////////////////////// RANKS ////////////////////////////////*/

    /// @notice Claims the highest rank that each of `ids` qualified for in the month of the open window. A Hero has one
    /// share for each full 50 points of the month, at least one; a Knight has four more.
    /// @dev List Heroes before the Knight who sponsored them. Skips members who did not qualify or already hold the
    /// rank. Opens and closes windows that are due. Emits RankClaimed. Reverts: RankWindowNotOpen.
    function claimRank(uint32[] calldata ids) external;

    /// @notice Adds the value of their rank shares of `month` to the boxes of `ids`.
    /// @dev Skips members without shares and members who have collected. Opens and closes windows that are due. Emits
    /// RankCollected. Reverts: RankWindowNotClosed until the month's window has closed.
    function collectRank(uint32[] calldata ids, uint16 month) external;

    /*/////////////////////////// NAMES AND ADDRESSES //////////////////////////*/

    /// @notice Changes the caller's username for a fee (USD at the round's price) that goes to the HeroPool. No one,
    /// including the caller, can take the old name for 30 days. An excess of up to 2 % goes to the caller's box.
    /// @dev For members of the core plan. Emits UsernameChanged; the first price of a round also emits RoundPriced.
    /// Reverts: OnlyInCore, NodeNotRegistered, UsernameLengthInvalid, UsernameInvalid, UsernameTaken,
    /// WrongEnterPrice(sent, fee), PriceStale, PriceInvalid, PriceUnconfirmed.
    function changeUsername(string calldata newName) external payable;

    /// @notice Starts the move of the caller's seat and box to `newAddr`, which accepts it with `acceptAddress`. A
    /// later call replaces an earlier one.
    /// @dev For members of the core plan. Emits AddressChangeStarted. Reverts: OnlyInCore, NodeNotRegistered,
    /// InvalidArgument for the zero address, NodeAlreadyExists for the address of a member.
    function changeAddress(address newAddr) external;

    /// @notice Moves the seat of `username` to the caller, in the core plan and in Plus.
    /// @dev For the address that the member named in `changeAddress`. Emits AddressChanged. Reverts: OnlyInCore,
    /// AddressChangeNotStarted, NodeAlreadyExists if the caller has a seat, OnlyExternallyOwnedAccounts.
    function acceptAddress(string calldata username) external;

    /// @notice Cancels the move that the caller started.
    /// @dev For members of the core plan. Emits AddressChangeCancelled. Reverts: OnlyInCore, NodeNotRegistered,
    /// AddressChangeNotStarted.
    function cancelChangeAddress() external;

    /*////////////////////////////////// MONEY ////////////////////////////////*/

    /// @notice Credits the caller and sends `amount` wei from the caller's box to the caller. Needs no price and no
    /// other account.
    /// @dev For members. Emits Withdrawn. Reverts: NodeNotRegistered, InvalidArgument for zero, BoxTooSmall,
    /// SendFailed.
    function withdraw(uint256 amount) external;

    /// @notice Sends the uncollected POL of the commons to its address.
    /// @dev Emits CommonsCollected. Reverts: NothingToCollect, SendFailed.
    function collectCommons() external;

    /// @notice Sends the uncollected operations share to the operator.
    /// @dev Emits OperationsCollected. Reverts: NothingToCollect, SendFailed.
    function collectOperations() external;

    /*////////////////////////////////// PRICE ////////////////////////////////*/

    /// @notice Fixes the current round's price from the feed, unless it is fixed. A reading more than 50 % away from
    /// the price in force becomes a candidate instead. A later reading within 10 % of the candidate, between one
    /// hour and one day younger, confirms it. A reading further away, or more than one day younger, replaces it.
    /// @dev Emits RoundPriced or PriceCandidate. Reverts: PriceStale, PriceInvalid.
    function updatePOLPrice() external;

    /*/////////////////////////////// IDENTITIES //////////////////////////////*/

    /// @notice The id of a member of this plan by address; 0 for any other address.
    function addrToId(address account) external view returns (uint32);

    /// @notice The id of a member of this plan by username; 0 for any other name.
    function nameToId(string calldata username) external view returns (uint32);

    /// @notice The contract with the code of `IPlanViews`, which the plan created. It never changes.
    function views() external view returns (address);
}

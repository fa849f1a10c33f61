// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice Everything that is fixed for ever when a plan is deployed. Shares are in basis points of what enters.
struct PlanParameters {
    /// @dev Owner of the root seat; ignored by Plus, whose root seat belongs to the core root.
    address root;
    string rootUsername;
    /// @dev Gets the operations share, by pull.
    address operator;
    /// @dev Chainlink aggregator for POL / USD.
    address feed;
    /// @dev Seconds: the feed's heartbeat and a grace.
    uint32 maximumAge;
    /// @dev Seconds: the start of round 0.
    uint64 genesis;
    /// @dev Seconds: from here on entries are accepted.
    uint64 opensAt;
    /// @dev USD with 18 decimals.
    uint256 unitUSD;
    uint256 usernameFeeUSD;
    uint8 pointsPerUnit;
    uint8 maximumUnits;
    uint16 sponsorShare;
    uint16 poolShare;
    uint16 heroShare;
    uint16 lotteryShare;
    uint16 operationsShare;
    /// @dev Units: what one share of a month's HeroPool is worth at most.
    uint8 rankShareCap;
    /// @dev The core plan that a Plus plan is bound to; zero for the core plan itself.
    address core;
}

/// @title What members, keepers and the operator can do
/// @notice Who may call is said at each function; where nothing is said, anyone may. Every revert is a typed error of
/// `IPlanErrors`.
interface IPlanActions {
    /*//////////////////////////////// ENTRIES ////////////////////////////////*/

    /// @notice Takes the first free leg (left before right) below `referral` and buys as many units as the payment covers.
    /// @dev In Plus, `username` is the caller's own core name. An excess of up to 2 % goes to the new member's box.
    /// Emits Registered, and RoundPriced as the first entry of a round. Reverts: NotOpenYet, OnlyExternallyOwnedAccounts,
    /// NodeAlreadyExists, UsernameLengthInvalid, UsernameInvalid, UsernameTaken, SponsorNodeDoesNotExist,
    /// ReferralNodeDoesNotExist, ReferralNodeAlreadyHasTwoLegs, WrongEnterPrice and the price errors; in Plus also
    /// NodeNotRegistered for a caller who is no core member.
    /// @param sponsor username of the member who is paid the commission
    /// @param referral username of the placement parent
    /// @param username 4 to 16 of a-z, 0-9, _, starting with a letter
    function register(string calldata sponsor, string calldata referral, string calldata username) external payable;

    /// @notice As `register`, on one chosen leg (0 left, 1 right) and not after `deadline` (seconds).
    /// @dev Also reverts: InvalidArgument for another leg, DeadlinePassed.
    function registerAt(
        string calldata sponsor,
        string calldata referral,
        string calldata username,
        uint8 leg,
        uint64 deadline
    ) external payable;

    /// @notice Buys further units, up to five in all. An excess of up to 2 % goes to the caller's box.
    /// @dev For members. What is due to the caller is credited first. Emits ToppedUp. Reverts: NotOpenYet,
    /// NodeNotRegistered, RootCannotEnter, Maximum50PointsPossible for more units than are left, WrongEnterPrice and the
    /// price errors.
    function topUp() external payable;

    /// @notice Creates seats with zero units before the plan opens. A seat goes to the first free leg of its upline, so
    /// that the order of the arrays is the order of placement.
    /// @dev For the deployer, in the core plan. Emits Registered. Reverts: OnlyInCore, OnlyDeployer, AlreadyOpen,
    /// InvalidArgument for arrays of unequal length or the zero address, and the errors of `register` on seats and names.
    function register0(
        address[] calldata accounts,
        string[] calldata usernames,
        uint32[] calldata sponsors,
        uint32[] calldata uplines
    ) external;

    /*/////////////////////////////// SETTLEMENT //////////////////////////////*/

    /// @notice Settles the oldest round with entries that has ended: carries the units of `nodes` one step up each, and
    /// closes the round when all of them have reached the root. At most one round a call.
    /// @dev Any ids, in any order, in any number of calls: the result is the same, and useless ids cost nothing but gas.
    /// Emits RoundClosed when it closes the round. Reverts: TimeException when no round is due, Minimum50Nodes for a
    /// smaller batch that does not complete the round, NodeNotRegistered for an unknown closer.
    /// @param nodes ids whose units are carried; with children before their uplines all reach the root in one call
    /// @param exNodes ids whose credit the caller wants done now, after the round if it closes
    /// @param _sys the member whose box gets the closing reward; 0 = the HeroPool
    function distribute(uint32[] calldata nodes, uint32[] calldata exNodes, uint32 _sys) external;

    /// @notice Credits points and rebates of closed rounds into the boxes of `ids`, also when no round is due.
    /// @dev Members are credited by themselves when they next earn points, top up or withdraw; nobody needs this call.
    /// Unknown ids change nothing. Emits Credited for each member to whom something was due.
    function credit(uint32[] calldata ids) external;

    /*////////////////////////////////// RANKS ////////////////////////////////*/

    /// @notice Claims, in the open window, the highest rank that each of `ids` qualified for in the window's month.
    /// @dev Heroes before their sponsor's Knight; who did not qualify, or holds that rank already, is passed over. Opens
    /// and closes windows that are due. Emits RankClaimed. Reverts: RankWindowNotOpen.
    function claimRank(uint32[] calldata ids) external;

    /// @notice Puts what their shares of `month` are worth into the boxes of `ids`.
    /// @dev Who holds no share, or has collected, is passed over. Emits RankCollected. Reverts: RankWindowNotClosed
    /// until the month's window has closed.
    function collectRank(uint32[] calldata ids, uint16 month) external;

    /*/////////////////////////// NAMES AND ADDRESSES //////////////////////////*/

    /// @notice Replaces the caller's username for a fee (USD at the round's price) that goes into the HeroPool. The old
    /// name stays reserved for 30 days, for everybody. An excess of up to 2 % goes to the caller's box.
    /// @dev For core members, in the core plan. Emits UsernameChanged. Reverts: OnlyInCore, NodeNotRegistered, the errors
    /// of names, WrongEnterPrice(sent, fee) and the price errors.
    function changeUsername(string calldata newName) external payable;

    /// @notice Starts moving the caller's seat and box to `newAddr`, which completes the move with `acceptAddress`.
    /// A later call replaces an earlier one.
    /// @dev For core members, in the core plan. Reverts: OnlyInCore, NodeNotRegistered, InvalidArgument for the zero
    /// address, NodeAlreadyExists for the address of a member.
    function changeAddress(address newAddr) external;

    /// @notice Completes the move of `username`'s seat to the caller. Plus follows at once.
    /// @dev Reverts: OnlyInCore, AddressChangeNotStarted, NodeAlreadyExists when the caller became a member meanwhile,
    /// OnlyExternallyOwnedAccounts.
    function acceptAddress(string calldata username) external;

    /// @notice Gives up a move that the caller started.
    /// @dev Reverts: OnlyInCore, NodeNotRegistered, AddressChangeNotStarted.
    function cancelChangeAddress() external;

    /*////////////////////////////////// MONEY ////////////////////////////////*/

    /// @notice Credits what is due to the caller and sends `amount` wei from the caller's box to the caller. Depends on
    /// no price and on nobody else.
    /// @dev For members. Emits Withdrawn. Reverts: NodeNotRegistered, InvalidArgument for zero, BoxTooSmall, SendFailed.
    function withdraw(uint256 amount) external;

    /// @notice Sets who gets the lottery share, once, before the plan opens; without it the share goes to the HeroPool.
    /// @dev For the deployer. Emits LotterySet. Reverts: OnlyDeployer, AlreadyOpen, InvalidArgument.
    function setLottery(address lottery) external;

    /// @notice Sends what the lottery earned to the lottery contract.
    /// @dev Emits LotteryCollected. Reverts: NothingToCollect, SendFailed.
    function collectLottery() external;

    /// @notice Sends what operations earned to the operator.
    /// @dev Emits OperationsCollected. Reverts: NothingToCollect, SendFailed.
    function collectOperations() external;

    /*////////////////////////////////// PRICE ////////////////////////////////*/

    /// @notice Fixes the present round's price from the feed, if that is not done yet. A reading more than half away
    /// from the price in force is kept as a candidate instead; a later reading, at least one hour younger and within
    /// 10 % of it, confirms it, and one further away replaces it.
    /// @dev Emits RoundPriced or PriceCandidate. Reverts: PriceStale, PriceInvalid.
    function updatePOLPrice() external;

    /*/////////////////////////////// IDENTITIES //////////////////////////////*/

    /// @notice The id of a member of this plan by address; 0 for anybody else.
    function addrToId(address account) external view returns (uint32);

    /// @notice The id of a member of this plan by username; 0 for any other name.
    function nameToId(string calldata username) external view returns (uint32);

    /// @notice The contract that answers everything in `IPlanViews`, created by this plan and fixed for ever.
    function views() external view returns (address);
}

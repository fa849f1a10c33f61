// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "./IPlanErrors.sol";
import {IPlanEvents} from "./IPlanEvents.sol";

/// @notice Everything that is fixed for ever when a plan is deployed. Shares are in basis points of what enters.
struct PlanParameters {
    /// @dev Owner of the root seat; ignored by Plus, whose root seat belongs to the core root.
    address root;
    string rootUsername;
    /// @dev Credited with the operations share, by pull.
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

/// @notice One round, or the running totals where the name begins with `all` (USD with 18 decimals).
struct DayData {
    uint256 enteredUSD;
    uint256 allEnteredUSD;
    /// @dev Wei of one point; 0 until the round is closed.
    uint256 pointValue;
    uint256 pointValueUSD;
    uint32 pointCount;
    uint32 flashCount;
    /// @dev Members at the end of that round, the root seat not counted.
    uint32 userCount;
    /// @dev Members who earned points in that round.
    uint32 pointyCount;
}

/// @notice A member's place. Variances and `leftUsers`, `rightUsers` count units, never people.
struct NodeData {
    uint40 leftVariance;
    uint40 rightVariance;
    uint40 leftUsers;
    uint40 rightUsers;
    uint24 depth;
    uint8 maxPoints;
    uint8 legsCount;
    /// @dev 0 left, 1 right, below the upline.
    uint8 isLeftOrRight;
}

/// @notice What a member earned: wei from commissions and points, and counts of points and flash.
struct NodeAct {
    uint256 spEarn;
    uint256 ptEarn;
    uint40 points;
    uint40 flash;
}

/// @title The Canopy plan
/// @notice A two-legged tree of members. What enters in a round of 24 hours is shared by the points that balanced legs
/// earn in it, and by nothing else: nobody is promised a fixed amount, so the plan never owes more than it holds.
/// @dev No owner, no pause, no proxy, no `receive`. Amounts are wei unless a name says USD (18 decimals). Ids count from
/// 1 (the root seat); 0 means nobody. Unknown names and ids give zeroes from views and typed errors from writes.
interface IPlan is IPlanErrors, IPlanEvents {
    /*//////////////////////////////// ENTRIES ////////////////////////////////*/

    /// @notice Takes the first free leg (left before right) below `referral` and buys as many units as the payment covers.
    /// @dev In Plus, `username` is the caller's own core name. Reverts: NotOpenYet, OnlyExternallyOwnedAccounts,
    /// NodeAlreadyExists, UsernameLengthInvalid, UsernameInvalid, UsernameTaken, SponsorNodeDoesNotExist,
    /// ReferralNodeDoesNotExist, ReferralNodeAlreadyHasTwoLegs, WrongEnterPrice and the price errors.
    /// @param sponsor username of the member who is paid the commission
    /// @param referral username of the placement parent
    /// @param username 4 to 16 of a-z, 0-9, _, starting with a letter
    function register(string calldata sponsor, string calldata referral, string calldata username) external payable;

    /// @notice As `register`, on one chosen leg (0 left, 1 right) and not after `deadline` (seconds).
    function registerAt(
        string calldata sponsor,
        string calldata referral,
        string calldata username,
        uint8 leg,
        uint64 deadline
    ) external payable;

    /// @notice Buys further units, up to five in all. An excess of up to 2 % goes to the caller's box.
    function topUp() external payable;

    /// @notice Creates seats with zero units before the plan opens; only the deployer, and only in the core plan. A seat
    /// goes to the first free leg of its upline, so that the order of the arrays is the order of placement.
    function register0(
        address[] calldata accounts,
        string[] calldata usernames,
        uint32[] calldata sponsors,
        uint32[] calldata uplines
    ) external;

    /*////////////////////////////////// BOX //////////////////////////////////*/

    /// @notice Sends `amount` wei from the caller's box to the caller. Depends on no price and on nobody else.
    function withdraw(uint256 amount) external;

    /// @notice Wei that member `id` can withdraw now.
    function boxOf(uint32 id) external view returns (uint256);

    /*///////////////////////////////// PRICE /////////////////////////////////*/

    /// @notice Fixes the present round's price from the feed, if that is not done yet. A reading more than half away
    /// from the price in force is kept as a candidate instead; a later reading, at least one hour younger and within
    /// 10 % of it, confirms it, and one further away replaces it. Anyone may call.
    function updatePOLPrice() external;

    /// @notice USD of one POL, 18 decimals: the price in force.
    function POL_USD() external view returns (uint256);
    /// @notice POL (wei) of one USD at the price in force.
    function USD_POL() external view returns (uint256);
    /// @notice 1e36: `USD_POL` is this divided by `POL_USD`.
    function USD_POL_Multiplier() external view returns (uint256);
    /// @notice Seconds: the time of the reading in force.
    function lastUpdatePrice() external view returns (uint256);
    /// @notice Wei of one unit now. Before the round has a price it comes from the feed and reverts as an entry would.
    function unitPrice() external view returns (uint256);
    /// @notice Whether the present round's price is fixed.
    function roundPriced() external view returns (bool);

    /*///////////////////////////////// ROUNDS ////////////////////////////////*/

    /// @notice The present round, by the clock.
    function roundCounter() external view returns (uint256);
    /// @notice The oldest round with entries that is not closed; the present round when there is none.
    function xRoundCounter() external view returns (uint256);
    /// @notice Seconds: the start of the present round.
    function timestamp() external view returns (uint256);

    /*//////////////////////////////// IDENTITY ///////////////////////////////*/

    /// @notice True when the name cannot be taken now: it is in use, or was given up less than 30 days ago.
    function usernameExists(string calldata username) external view returns (bool);
    function userAddrExists(address account) external view returns (bool);
    function addrToId(address account) external view returns (uint32);
    function addrToName(address account) external view returns (string memory);
    function idToAddr(uint32 id) external view returns (address);
    function idToName(uint32 id) external view returns (string memory);
    function nameToAddr(string calldata username) external view returns (address);
    function nameToId(string calldata username) external view returns (uint32);

    /*////////////////////////////////// TREE /////////////////////////////////*/

    /// @notice Upline's id, side (0 left, 1 right) and depth below the root.
    function userPlace(string calldata username) external view returns (uint32 uplineId, uint8 side, uint24 depth);
    /// @notice The upline's username.
    function userUp(string calldata username) external view returns (string memory);
    /// @notice The sponsor's username.
    function sponsorOf(string calldata username) external view returns (string memory);
    function nodeSeat(address account)
        external
        view
        returns (address uplineNodeAddr, address leftNodeAddr, address rightNodeAddr);
    function userSeat(string calldata username)
        external
        view
        returns (string memory up, string memory left, string memory right);
    /// @notice Units bought so far.
    function unitsOf(uint32 id) external view returns (uint8);
    /// @notice A free seat below `sponsor`, going down the weaker leg at each step; at most 2,000 levels a call.
    /// @return referral the placement parent's username; empty when not found
    /// @return leg 0 left, 1 right
    /// @return found whether a free seat was reached
    /// @return next where `autoReferralFrom` continues when it was not
    function autoReferral(string calldata sponsor)
        external
        view
        returns (string memory referral, uint8 leg, bool found, uint32 next);
    /// @notice Continues an `autoReferral` walk at member `id`.
    function autoReferralFrom(uint32 id)
        external
        view
        returns (string memory referral, uint8 leg, bool found, uint32 next);

    /*///////////////////////////////// SCREENS ///////////////////////////////*/

    /// @notice The round `daysAgo` rounds back (0 = the present one).
    /// @param getPointyList whether to return the usernames that earned points in it
    function Dashboard(uint256 daysAgo, bool getPointyList)
        external
        view
        returns (DayData memory day, string[] memory pointyList_);
    /// @notice A member's place, lifetime activity and the activity of the round `daysAgo` rounds back.
    function UserDashboard(string calldata username, uint256 daysAgo)
        external
        view
        returns (NodeData memory node, NodeAct memory activity, NodeAct memory dayActivity);

    /*/////////////////////////////// PARAMETERS //////////////////////////////*/

    function genesis() external view returns (uint64);
    function opensAt() external view returns (uint64);
    function unitUSD() external view returns (uint256);
    function maximumUnits() external view returns (uint8);
    function pointsPerUnit() external view returns (uint8);
    /// @notice The core plan that this Plus plan is bound to; zero for the core plan itself.
    function core() external view returns (IPlan);
    /// @notice Members, the root seat not counted.
    function memberCount() external view returns (uint32);
    /// @notice Basis points of what enters: sponsor, day pool, HeroPool, lottery, operations. They add up to 10,000.
    function shares()
        external
        view
        returns (uint16 sponsorShare, uint16 poolShare, uint16 heroShare, uint16 lotteryShare, uint16 operationsShare);
    /// @notice Everything else the constructor fixed.
    function limits()
        external
        view
        returns (
            address operator,
            address deployer,
            address feed,
            uint32 maximumAge,
            uint256 usernameFeeUSD,
            uint8 rankShareCap
        );
}

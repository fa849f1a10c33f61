// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice A round by days ago. Amounts in USD have 18 decimals.
struct DayData {
    /// @dev USD that entered in the round.
    uint256 enteredUSD;
    /// @dev USD that entered up to the end of the round.
    uint256 allEnteredUSD;
    /// @dev Value of one point in wei; 0 until the round is closed.
    uint256 pointValue;
    /// @dev The same in USD, at the round's price.
    uint256 pointValueUSD;
    /// @dev Points and flash of the round; not final until the round is closed.
    uint32 pointCount;
    uint32 flashCount;
    /// @dev Members at the end of the round, without the root seat.
    uint32 userCount;
    /// @dev Members who earned points in the round.
    uint32 pointyCount;
}

/// @notice A member's place in the tree. Variances, `leftUsers` and `rightUsers` count units, not people.
struct NodeData {
    /// @dev Units of each leg that are not paired yet.
    uint40 leftVariance;
    uint40 rightVariance;
    /// @dev All settled units of each leg.
    uint40 leftUsers;
    uint40 rightUsers;
    /// @dev Levels below the root.
    uint24 depth;
    /// @dev The daily cap, in points.
    uint8 maxPoints;
    /// @dev Number of children: 0, 1 or 2.
    uint8 legsCount;
    /// @dev Leg of the upline: 0 left, 1 right.
    uint8 isLeftOrRight;
}

/// @notice A member's earnings: commissions (`spEarn`) and points (`ptEarn`) in wei, and numbers of points and flash.
struct NodeAct {
    uint256 spEarn;
    uint256 ptEarn;
    uint40 points;
    uint40 flash;
}

/// @notice A rank of a month.
enum Rank {
    None,
    Hero,
    Knight
}

/// @notice A member's rank in a month of 30 rounds.
struct MonthActivity {
    /// @dev Points earned in the month.
    uint16 points;
    /// @dev Members sponsored by this member who have a rank of the month.
    uint16 heroes;
    /// @dev Shares of the month's HeroPool; 0 without a rank.
    uint8 shares;
    Rank rank;
    bool collected;
}

/// @notice A month of the HeroPool. Amounts in wei.
struct MonthData {
    /// @dev Wei that entered the HeroPool in the month.
    uint256 pot;
    /// @dev Shares claimed.
    uint256 shares;
    /// @dev Wei per share; 0 until the month's window closes.
    uint256 shareValue;
    /// @dev Points and units of the month's rounds; not final until its last round is closed.
    uint256 points;
    uint256 units;
}

/// @notice A round by its number.
struct RoundData {
    /// @dev Price of one unit in wei; 0 until the price is fixed.
    uint256 unitPrice;
    /// @dev Value of one point in wei; 0 until the round is closed.
    uint256 pointValue;
    /// @dev Rebate of one unit in wei; 0 until the round is closed.
    uint256 rebate;
    uint32 units;
    /// @dev Units up to the end of the round.
    uint40 cumulativeUnits;
    /// @dev Members at the end of the round, without the root seat.
    uint32 members;
    /// @dev Points and flash of the round; not final until the round is closed.
    uint40 points;
    uint40 flash;
    /// @dev Members who earned points in the round.
    uint32 pointy;
    bool closed;
    /// @dev The next round with entries; 0 if there is none.
    uint16 next;
}

/// @notice A member's neighbours in the tree, by id, and the member's own units.
struct Links {
    uint32 upline;
    uint32 left;
    uint32 right;
    uint32 sponsor;
    /// @dev Units bought.
    uint8 units;
    /// @dev Units bought and settled.
    uint8 settledUnits;
}

/// @title The views of a plan
/// @notice For unknown names, addresses and ids, views return zeroes and empty strings; only `autoReferral` and
/// `autoReferralFrom` revert. `daysAgo` counts rounds back from the current round.
interface IPlanViews {
    /*//////////////////////////////// SCREENS ////////////////////////////////*/

    /// @notice A round and, if `getPointyList`, the usernames that earned points in it. Page long lists with
    /// `dayPointyList`.
    function Dashboard(uint256 daysAgo, bool getPointyList)
        external
        view
        returns (DayData memory day, string[] memory pointyList_);
    /// @notice A member's place, lifetime activity and activity in one round.
    function UserDashboard(string calldata username, uint256 daysAgo)
        external
        view
        returns (NodeData memory node, NodeAct memory activity, NodeAct memory dayActivity);
    /// @notice A member's activity in each round from `fromDaysAgo` to `toDaysAgo`, inclusive and in that order.
    /// @dev Reverts: InvalidArgument for more than 366 rounds.
    function UserActivity(string calldata username, uint256 fromDaysAgo, uint256 toDaysAgo)
        external
        view
        returns (NodeAct[] memory list);

    /*///////////////////////////////// ROUNDS ////////////////////////////////*/

    /// @notice The number of the current round.
    function roundCounter() external view returns (uint256);
    /// @notice The oldest open round with entries; the current round if there is none.
    function xRoundCounter() external view returns (uint256);
    /// @notice Start of the current round, in seconds.
    function timestamp() external view returns (uint256);
    /// @notice Units of round `xRoundCounter` that have reached the root.
    function pointOutIndex() external view returns (uint256);
    /// @notice A round by days ago.
    function dayData(uint256 daysAgo) external view returns (DayData memory);
    /// @notice Value of one point in wei; 0 until the round is closed.
    function dayPointValue(uint256 daysAgo) external view returns (uint256);
    /// @notice Value of one point in USD (18 decimals) at the round's price; 0 until the round is closed.
    function dayPointValueUSD(uint256 daysAgo) external view returns (uint256);
    /// @notice At most `count` usernames that earned points in a round, starting at index `offset`.
    function dayPointyList(uint256 daysAgo, uint256 offset, uint256 count) external view returns (string[] memory);
    /// @notice As `dayPointyList`, for round `xRoundCounter`.
    function pointyList(uint256 offset, uint256 count) external view returns (string[] memory);
    /// @notice As `dayPointyList`, by the number of the round and as ids.
    function pointyIds(uint256 round, uint256 offset, uint256 count) external view returns (uint32[] memory);
    /// @notice A round by its number.
    function roundData(uint256 round) external view returns (RoundData memory);

    /*///////////////////////////////// MEMBERS ///////////////////////////////*/

    /// @notice Wei that member `id` can withdraw now, including what closed rounds owe.
    function boxOf(uint32 id) external view returns (uint256);
    /// @notice Units that member `id` bought.
    function unitsOf(uint32 id) external view returns (uint8);
    /// @notice Neighbours in the tree and units of member `id`.
    function linksOf(uint32 id) external view returns (Links memory);
    /// @notice A member's place in the tree.
    function nodeData(address account) external view returns (NodeData memory);
    /// @notice Lifetime earnings, including what closed rounds owe.
    function nodeAct(address account) external view returns (NodeAct memory);
    /// @notice Earnings in one round; `ptEarn` is 0 until the round is closed.
    function nodeDayAct(address account, uint256 daysAgo) external view returns (NodeAct memory);
    /// @notice A member's rank in the current month and in the previous one.
    function nodeMonthAct(address account)
        external
        view
        returns (MonthActivity memory thisMonth, MonthActivity memory lastMonth);
    /// @notice A member's rank in a month by its number.
    function monthActivity(uint32 id, uint256 month) external view returns (MonthActivity memory);

    /*////////////////////////////////// TREE /////////////////////////////////*/

    /// @notice The upline's id, the leg of the upline (0 left, 1 right) and the levels below the root.
    function userPlace(string calldata username) external view returns (uint32 uplineId, uint8 leg, uint24 depth);
    /// @notice The upline's username.
    function userUp(string calldata username) external view returns (string memory);
    /// @notice The sponsor's username.
    function sponsorOf(string calldata username) external view returns (string memory);
    /// @notice Addresses of the upline and of both children; zero where a leg is free.
    function nodeSeat(address account)
        external
        view
        returns (address uplineNodeAddr, address leftNodeAddr, address rightNodeAddr);
    /// @notice Usernames of the upline and of both children; empty where a leg is free.
    function userSeat(string calldata username)
        external
        view
        returns (string memory up, string memory left, string memory right);
    /// @notice Finds a free leg below `sponsor` by following the leg with fewer units, for at most 2,000 levels.
    /// @dev Reverts: SponsorNodeDoesNotExist.
    /// @return referral username of the upline; empty if not found
    /// @return leg 0 left, 1 right
    /// @return found whether the walk reached a free leg
    /// @return next id to pass to `autoReferralFrom` if not found
    function autoReferral(string calldata sponsor)
        external
        view
        returns (string memory referral, uint8 leg, bool found, uint32 next);
    /// @notice As `autoReferral`, starting at member `id`.
    /// @dev Reverts: SponsorNodeDoesNotExist.
    function autoReferralFrom(uint32 id)
        external
        view
        returns (string memory referral, uint8 leg, bool found, uint32 next);

    /*//////////////////////////////// IDENTITY ///////////////////////////////*/

    /// @notice Whether the name can't be taken: it belongs to a member, or a member changed it less than 30 days ago.
    function usernameExists(string calldata username) external view returns (bool);
    /// @notice Whether the address has a seat in this plan.
    function userAddrExists(address account) external view returns (bool);
    /// @notice The username of a member by address.
    function addrToName(address account) external view returns (string memory);
    /// @notice The address of a member by id.
    function idToAddr(uint32 id) external view returns (address);
    /// @notice The username of a member by id.
    function idToName(uint32 id) external view returns (string memory);
    /// @notice The address of a member by username.
    function nameToAddr(string calldata username) external view returns (address);
    /// @notice The address that can accept the seat of member `id`; zero if no move was started.
    function pendingAddress(uint32 id) external view returns (address);

    /*///////////////////////////////// PRICE /////////////////////////////////*/

    /// @notice The price in force: one POL in USD (18 decimals).
    function POL_USD() external view returns (uint256);
    /// @notice One USD in wei at the price in force.
    function USD_POL() external view returns (uint256);
    /// @notice 1e36. `USD_POL` is this number divided by `POL_USD`.
    function USD_POL_Multiplier() external view returns (uint256);
    /// @notice The feed's time of the price in force, in seconds.
    function lastUpdatePrice() external view returns (uint256);
    /// @notice The price of one unit in wei. Until the round has a price, reads the feed.
    /// @dev Reverts, until the round has a price: PriceStale, PriceInvalid, PriceUnconfirmed.
    function unitPrice() external view returns (uint256);
    /// @notice The fee of a new username in wei. Reads the feed and reverts as `unitPrice`.
    function usernameFee() external view returns (uint256);
    /// @notice Whether the price of the current round is fixed.
    function roundPriced() external view returns (bool);

    /*///////////////////////////////// POOLS /////////////////////////////////*/

    /// @notice Wei in the current month's HeroPool.
    function HeroPool() external view returns (uint256);
    /// @notice A month of the HeroPool by its number.
    function monthData(uint256 month) external view returns (MonthData memory);
    /// @notice The month of the open or the next window, whether it is open, and when it closes (seconds; 0 if it is
    /// not open).
    function rankWindow() external view returns (uint256 month, bool open, uint256 closesAt);
    /// @notice Wei that the commons and the operator can collect.
    function pots() external view returns (uint256 forCommons, uint256 forOperations);

    /*/////////////////////////////// PARAMETERS //////////////////////////////*/

    /// @notice Start of round 0, in seconds.
    function genesis() external view returns (uint64);
    /// @notice Start of entries, in seconds.
    function opensAt() external view returns (uint64);
    /// @notice Price of one unit, in USD with 18 decimals.
    function unitUSD() external view returns (uint256);
    /// @notice Units that one member can hold.
    function maximumUnits() external view returns (uint8);
    /// @notice Points that each unit adds to the daily cap.
    function pointsPerUnit() external view returns (uint8);
    /// @notice The core plan of a Plus plan; zero for the core plan.
    function core() external view returns (address);
    /// @notice The number of members, without the root seat.
    function memberCount() external view returns (uint32);
    /// @notice The shares of what enters, in basis points. They add up to 10,000.
    function shares()
        external
        view
        returns (uint16 sponsorShare, uint16 poolShare, uint16 heroShare, uint16 commonsShare, uint16 operationsShare);
    /// @notice The other parameters: see `PlanParameters`.
    function limits()
        external
        view
        returns (address operator, address deployer, address feed, uint32 maximumAge, uint256 usernameFeeUSD);
    /// @notice Half-points per leg that qualify for a rank in a month. One half-point of each leg makes one point.
    function monthlyHalfPoints() external view returns (uint256);
    /// @notice The address outside the plan that gets the commons share and what rank shares leave in the HeroPool.
    function commons() external view returns (address);
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice One round, or the running totals where the name begins with `all` (USD with 18 decimals).
struct DayData {
    uint256 enteredUSD;
    uint256 allEnteredUSD;
    /// @dev Wei of one point; 0 until the round is closed.
    uint256 pointValue;
    uint256 pointValueUSD;
    /// @dev Points and flash so far, while the round is being settled.
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

/// @notice A member's rank in a month of 30 rounds.
struct MonthActivity {
    /// @dev Points earned in the month.
    uint16 points;
    /// @dev Members whom this member sponsored and for whom a Hero share of the month was claimed.
    uint16 heroes;
    /// @dev 0 none, 1 Hero, 5 Knight.
    uint8 shares;
    bool collected;
}

/// @notice A round by its number, as it stands.
struct RoundData {
    /// @dev Wei of one unit; 0 while the round has no price.
    uint256 unitPrice;
    /// @dev Wei of one point and, for each unit of the round, wei that go back; 0 until the round is closed.
    uint256 pointValue;
    uint256 rebate;
    uint32 units;
    uint40 cumulativeUnits;
    uint32 members;
    uint40 points;
    uint40 flash;
    uint32 pointy;
    bool closed;
    /// @dev The next round with entries; 0 = none yet.
    uint16 next;
}

/// @notice A member's links by id, and how far own units are settled.
struct Links {
    uint32 upline;
    uint32 left;
    uint32 right;
    uint32 sponsor;
    uint8 units;
    uint8 settledUnits;
}

/// @title What anyone can read
/// @notice Unknown names, addresses and ids give zeroes and empty texts; only `autoReferral` and `autoReferralFrom` revert
/// (SponsorNodeDoesNotExist), since there is no seat below nobody. `daysAgo` counts rounds back from the present one.
interface IPlanViews {
    /*//////////////////////////////// SCREENS ////////////////////////////////*/

    /// @notice A round, and the usernames that earned points in it if `getPointyList`: see `dayPointyList` for long lists.
    function Dashboard(uint256 daysAgo, bool getPointyList)
        external
        view
        returns (DayData memory day, string[] memory pointyList_);
    /// @notice A member's place, lifetime activity and activity in one round.
    function UserDashboard(string calldata username, uint256 daysAgo)
        external
        view
        returns (NodeData memory node, NodeAct memory activity, NodeAct memory dayActivity);
    /// @notice A member's activity round by round, from `fromDaysAgo` to `toDaysAgo`, both included, in that order.
    /// @dev Reverts: InvalidArgument for more than 366 rounds.
    function UserActivity(string calldata username, uint256 fromDaysAgo, uint256 toDaysAgo)
        external
        view
        returns (NodeAct[] memory list);

    /*///////////////////////////////// ROUNDS ////////////////////////////////*/

    /// @notice The present round, by the clock.
    function roundCounter() external view returns (uint256);
    /// @notice The oldest round with entries that is not closed; the present round when there is none.
    function xRoundCounter() external view returns (uint256);
    /// @notice Seconds: the start of the present round.
    function timestamp() external view returns (uint256);
    /// @notice Units of round `xRoundCounter` that have reached the root.
    function pointOutIndex() external view returns (uint256);
    function dayData(uint256 daysAgo) external view returns (DayData memory);
    /// @notice Wei of one point of a closed round.
    function dayPointValue(uint256 daysAgo) external view returns (uint256);
    /// @notice USD of one point of a closed round, at that round's price.
    function dayPointValueUSD(uint256 daysAgo) external view returns (uint256);
    /// @notice Usernames that earned points in a round, `count` of them at most, from the `offset`th on.
    function dayPointyList(uint256 daysAgo, uint256 offset, uint256 count) external view returns (string[] memory);
    /// @notice The same, of round `xRoundCounter`.
    function pointyList(uint256 offset, uint256 count) external view returns (string[] memory);
    /// @notice The same, as ids, of a round by its number.
    function pointyIds(uint256 round, uint256 offset, uint256 count) external view returns (uint32[] memory);
    /// @notice A round by its number.
    function roundData(uint256 round) external view returns (RoundData memory);

    /*///////////////////////////////// MEMBERS ///////////////////////////////*/

    /// @notice Wei that member `id` can withdraw now: credited, and due of closed rounds.
    function boxOf(uint32 id) external view returns (uint256);
    /// @notice Units bought so far.
    function unitsOf(uint32 id) external view returns (uint8);
    /// @notice Links and units by id, for who checks the tree.
    function linksOf(uint32 id) external view returns (Links memory);
    function nodeData(address account) external view returns (NodeData memory);
    /// @notice Lifetime activity; what is due of closed rounds is included.
    function nodeAct(address account) external view returns (NodeAct memory);
    /// @notice Activity in one round; `ptEarn` is 0 until the round is closed.
    function nodeDayAct(address account, uint256 daysAgo) external view returns (NodeAct memory);
    /// @notice The present month and the last one.
    function nodeMonthAct(address account)
        external
        view
        returns (MonthActivity memory thisMonth, MonthActivity memory lastMonth);
    /// @notice A month by its number.
    function monthActivity(uint32 id, uint256 month) external view returns (MonthActivity memory);

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
    /// @notice A free seat below `sponsor`, going down the weaker leg at each step; at most 2,000 levels a call.
    /// @dev Reverts: SponsorNodeDoesNotExist.
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

    /*//////////////////////////////// IDENTITY ///////////////////////////////*/

    /// @notice True when the name cannot be taken now: it is in use, or was given up less than 30 days ago.
    function usernameExists(string calldata username) external view returns (bool);
    function userAddrExists(address account) external view returns (bool);
    function addrToName(address account) external view returns (string memory);
    function idToAddr(uint32 id) external view returns (address);
    function idToName(uint32 id) external view returns (string memory);
    function nameToAddr(string calldata username) external view returns (address);
    /// @notice The address that member `id` is moving to; zero when no move was started.
    function pendingAddress(uint32 id) external view returns (address);

    /*///////////////////////////////// PRICE /////////////////////////////////*/

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
    /// @notice Wei of a change of username now, in the same way.
    function usernameFee() external view returns (uint256);
    /// @notice Whether the present round's price is fixed.
    function roundPriced() external view returns (bool);

    /*///////////////////////////////// POOLS /////////////////////////////////*/

    /// @notice Wei: the open month's pot and what caps left over.
    function HeroPool() external view returns (uint256);
    /// @notice A month of the HeroPool: wei that entered it, shares claimed, and wei of one share once its window closed.
    function monthPot(uint256 month) external view returns (uint256 pot, uint256 shareCount, uint256 shareValue);
    /// @notice The month whose ranks are or will next be claimed, until when (seconds) while its window is open, and wei
    /// that earlier months left to it.
    function rankWindow() external view returns (uint256 month, bool open, uint256 closesAt, uint256 carried);
    /// @notice Wei that wait for the lottery and for the operator.
    function pots() external view returns (uint256 forLottery, uint256 forOperations);

    /*/////////////////////////////// PARAMETERS //////////////////////////////*/

    function genesis() external view returns (uint64);
    function opensAt() external view returns (uint64);
    function unitUSD() external view returns (uint256);
    function maximumUnits() external view returns (uint8);
    function pointsPerUnit() external view returns (uint8);
    /// @notice The core plan that this Plus plan is bound to; zero for the core plan itself.
    function core() external view returns (address);
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
    /// @notice Half-points that each leg brings in a month to qualify for a rank: as many pairs, hence as many points.
    function monthlyHalfPoints() external view returns (uint256);
    /// @notice Who gets the lottery share; zero = the HeroPool.
    function lottery() external view returns (address);
}

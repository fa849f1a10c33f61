// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Rule} from "../types/Rule.sol";
import {IVaultErrors} from "./IVaultErrors.sol";

/// @notice Whether a rule can execute now. Each value but `Now` is the error of `IVaultErrors` with its name.
enum Due {
    Now,
    Stopped,
    NoRule,
    NotDue,
    Expired,
    PriceStale,
    NotTriggered,
    PriceJumped,
    TooLittle,
    TooMuchSpent
}

/// @title A vault: tokens of one owner, and rules that trade them
/// @notice Only the owner can withdraw. A rule trades through a router when any account calls `execute`; the caller
/// chooses only the moment. Every function that writes refuses reentrancy with Solady's `Reentrancy`.
interface IVault is IVaultErrors {
    /*////////////////////////////////// EVENTS ///////////////////////////////*/

    event RuleSet(uint256 indexed id, Rule rule);
    /// @notice The owner removed the rule, or its last execution did.
    event RuleRemoved(uint256 indexed id);
    /// @notice The owner accepted a price after a jump.
    event RuleResumed(uint256 indexed id, uint256 price);
    /// @notice A rule traded.
    /// @param oracleOut what `amountIn` is worth by the feeds, in smallest units of the token that came in
    /// @param fee wei that the keeper got
    event Executed(
        uint256 indexed id, uint256 amountIn, uint256 amountOut, uint256 oracleOut, uint256 fee, address indexed keeper
    );
    event StoppedSet(bool stopped);
    /// @notice USD with 6 decimals.
    event CapsSet(uint64 spendADay, uint64 lossADay);
    /// @notice `token` went to the owner; 0 = POL.
    event Withdrawn(address indexed token, uint256 amount);

    /*////////////////////////////////// OWNER ////////////////////////////////*/

    /// @notice Sends an amount of any token to the owner. Calls the token and nothing else.
    /// @dev For the owner. Emits Withdrawn. Reverts: OnlyOwner, and solady's TransferFailed.
    function withdraw(address token, uint256 amount) external;

    /// @notice Sends the whole balance of each token to the owner.
    /// @dev For the owner. Emits Withdrawn for each. A token that refuses reverts the call: leave it out. Reverts: OnlyOwner,
    /// and solady's TransferFailed.
    function withdrawAll(address[] calldata tokens) external;

    /// @notice Sends `amount` wei to the owner.
    /// @dev For the owner. Emits Withdrawn. Reverts: OnlyOwner, and solady's ETHTransferFailed.
    function withdrawPOL(uint256 amount) external;

    /// @notice Sets a rule, which applies immediately: a new one with the lowest free id if `id` is 0, or a replacement of
    /// an existing one.
    /// @dev For the owner. `notBefore` is at least the current time. Emits RuleSet. Reverts: OnlyOwner, TooManyRules, NoRule
    /// for an id without a rule, and BadRule: `kind` None; `tokenIn`, `tokenOut` or `via` unknown or equal; `venue` without
    /// a router; `slippage` outside 10 to 300; `interval` below 60; `expiry` before the first execution; `amount` 0, or
    /// `ALL` except for a stop or take profit, whose `left` must be 1; `flipped` except for a grid level; `trigger` 0 for
    /// a price; `second` 0 or not below `trigger` for a grid level; `second` 0 or the sum of both not below 10,000 for a
    /// rebalance.
    /// @return set the id of the rule
    function setRule(uint256 id, Rule calldata rule) external returns (uint256 set);

    /// @notice Removes a rule.
    /// @dev For the owner. Emits RuleRemoved. Reverts: OnlyOwner, NoRule.
    function removeRule(uint256 id) external;

    /// @notice Accepts the current price as the one from which the next jump is measured.
    /// @dev For the owner. Emits RuleResumed. Reverts: OnlyOwner, NoRule, PriceStale.
    function resume(uint256 id) external;

    /// @notice Sets what trades may spend in a day, and lose against the feeds: USD with 6 decimals. Both are 0 in a new
    /// vault, so nothing trades. Earlier spending still counts, up to the new cap.
    /// @dev For the owner. Emits CapsSet. Reverts: OnlyOwner.
    function setCaps(uint64 spendADay, uint64 lossADay) external;

    /// @notice Stops all rules, or resumes them.
    /// @dev For the owner. Emits StoppedSet. Reverts: OnlyOwner.
    function stop(bool stopped) external;

    /*////////////////////////////////// ANYONE ///////////////////////////////*/

    /// @notice Executes a rule that is due, and pays the caller its fee.
    /// @dev Emits Executed; also RuleRemoved for the last execution. Reverts: each error of `due`, Received, Taken,
    /// TooMuchLost, and what router and tokens revert with.
    function execute(uint256 id) external returns (uint256 amountIn, uint256 amountOut);

    /*////////////////////////////////// VIEWS ////////////////////////////////*/

    /// @notice The owner, for whom the vault was created. It never changes; the implementation has none.
    function owner() external view returns (address);

    /// @notice Tokens, feeds and ages.
    function markets() external view returns (address);

    /// @notice The routers of Uniswap and Algebra; 0 = rules cannot trade there.
    function routers() external view returns (address uniswap, address algebra);

    function stopped() external view returns (bool);

    /// @notice A rule; `Kind.None` if there is none.
    function rule(uint256 id) external view returns (Rule memory);

    /// @notice Bit n: there is a rule with the id n + 1.
    function ruleIds() external view returns (uint32);

    /// @notice The caps, and what counts against them now. USD with 6 decimals.
    function caps() external view returns (uint64 spendADay, uint64 lossADay, uint64 spent, uint64 lost);

    /// @notice Whether a rule can execute now, and what its keeper earns.
    /// @param id of the rule
    /// @return reason `Now`, or the error that `execute` reverts with
    /// @return detail the parameter of that error
    /// @return fee wei for a keeper who executes now
    function due(uint256 id) external view returns (Due reason, uint256 detail, uint256 fee);

    /// @notice What a rule would trade now.
    /// @dev Reverts as `execute` before it trades.
    /// @return amountIn smallest units of the token it sells
    /// @return minOut the minimum that must arrive, in smallest units of the other token
    function preview(uint256 id) external view returns (uint256 amountIn, uint256 minOut);
}

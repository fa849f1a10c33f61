// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "./IPlanActions.sol";
import {IPlanErrors} from "./IPlanErrors.sol";
import {IPlanEvents} from "./IPlanEvents.sol";
import {IPlanViews} from "./IPlanViews.sol";

/// @title The Canopy plan
/// @notice A two-legged tree of members. What enters in a round of 24 hours is shared by the points that balanced legs
/// earn in it, and by nothing else: nobody is promised a fixed amount, so the plan never owes more than it holds.
/// @dev No owner, no pause, no proxy, no `receive`. Amounts are wei unless a name says USD (18 decimals). Ids count from
/// 1 (the root seat); 0 means nobody. All of it is found at the plan's one address: `IPlanActions` in the plan's own
/// code, `IPlanViews` in a second, fixed contract that the plan created and that runs on the plan's storage.
interface IPlan is IPlanActions, IPlanViews, IPlanErrors, IPlanEvents {}

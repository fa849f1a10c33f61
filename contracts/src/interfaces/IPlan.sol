// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanActions} from "./IPlanActions.sol";
import {IPlanErrors} from "./IPlanErrors.sol";
import {IPlanEvents} from "./IPlanEvents.sol";
import {IPlanViews} from "./IPlanViews.sol";

/// @title The Canopy plan
/// @notice A two-legged tree of members. The payments of a round (24 hours) are shared by the points that members earn
/// in it when units arrive on both of their legs. No amount is fixed in advance, so the plan never owes more than it
/// holds.
/// @dev No owner, pause, proxy or `receive`. Amounts are wei unless the name says USD (18 decimals). Ids count from 1,
/// the root seat; 0 is not a member. Call everything at the plan's address: it implements `IPlanActions` and delegates
/// `IPlanViews` to a second contract, which it created and which never changes.
interface IPlan is IPlanActions, IPlanViews, IPlanErrors, IPlanEvents {}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";

/// @notice Chainlink's test feed for the local world. Forge adds the profile to the names of artifacts of libraries, not to ours.
contract MockFeed is MockV3Aggregator {
    constructor(uint8 decimals, int256 answer) MockV3Aggregator(decimals, answer) {}
}

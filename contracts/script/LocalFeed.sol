// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

// Chainlink's own mock, compiled here so that the local world can deploy it as its POL / USD feed.
// forge-lint: disable-next-line(unused-import)
import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";

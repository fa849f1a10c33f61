// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";

/// @notice The price rule: the price that an entry fixes, and the effect of `updatePOLPrice`.
abstract contract PriceModel {
    uint256 internal constant MAXIMUM_AGE = 1 hours;
    uint256 private constant HIGHEST_ANSWER = type(uint64).max;

    MockV3Aggregator internal immutable FEED;
    uint256 private immutable GENESIS;

    /// @notice The feed's answer that fixed a round's price; 0 = none yet.
    mapping(uint256 round => uint256) public answerOf;
    uint256 public answerInForce;
    uint256 private candidate;
    uint256 private candidateTime;

    constructor(MockV3Aggregator feed, uint256 genesis) {
        FEED = feed;
        GENESIS = genesis;
        answerInForce = uint256(feed.latestAnswer());
    }

    /// @notice The current round, by the clock.
    function present() public view returns (uint16) {
        return uint16((block.timestamp - GENESIS) / 1 days);
    }

    /// @notice The price error that an entry reverts with; empty if there is a price.
    function priceError() public view returns (bytes memory) {
        if (answerOf[present()] != 0) return "";
        bytes memory wrong = readingError();
        if (wrong.length != 0) return wrong;
        return isJump() ? abi.encodeWithSelector(IPlanErrors.PriceUnconfirmed.selector) : wrong;
    }

    /// @notice The error of the feed's reading; empty if it is valid.
    function readingError() public view returns (bytes memory) {
        int256 answer = FEED.latestAnswer();
        uint256 time = FEED.latestTimestamp();
        if (answer <= 0 || uint256(answer) > HIGHEST_ANSWER || time > block.timestamp) {
            return abi.encodeWithSelector(IPlanErrors.PriceInvalid.selector);
        }
        if (time + MAXIMUM_AGE < block.timestamp) return abi.encodeWithSelector(IPlanErrors.PriceStale.selector, time);
        return "";
    }

    /// @notice Whether the feed's answer is more than 50 % away from the price in force.
    function isJump() public view returns (bool) {
        return distance(uint256(FEED.latestAnswer()), answerInForce) * 2 > answerInForce;
    }

    /// @notice Fixes the round's price, by an entry, a change of username or a reading without a jump.
    function fixPrice() public {
        if (answerOf[present()] != 0) return;
        answerInForce = uint256(FEED.latestAnswer());
        answerOf[present()] = answerInForce;
        candidate = 0;
    }

    /// @notice `updatePOLPrice` with a valid reading. Returns whether it confirmed a jump.
    function update() external returns (bool) {
        if (answerOf[present()] != 0) return false;
        bool jump = isJump();
        if (jump) {
            uint256 answer = uint256(FEED.latestAnswer());
            uint256 time = FEED.latestTimestamp();
            bool expired = time > candidateTime + 1 days;
            if (candidate == 0 || expired || distance(answer, candidate) * 10 > candidate) {
                (candidate, candidateTime) = (answer, time);
                return false;
            }
            if (time < candidateTime + 1 hours) return false;
        }
        fixPrice();
        return jump;
    }

    /// @notice Converts USD (18 decimals) to wei at a feed's answer (8 decimals), rounded up.
    function weiOf(uint256 usd, uint256 answer) public pure returns (uint256) {
        return (usd * 1e8 + answer - 1) / answer;
    }

    /// @notice Converts wei to USD (18 decimals) at a feed's answer, rounded down.
    function usdOf(uint256 amount, uint256 answer) internal pure returns (uint256) {
        return amount * answer / 1e8;
    }

    function distance(uint256 a, uint256 b) private pure returns (uint256) {
        return a > b ? a - b : b - a;
    }
}

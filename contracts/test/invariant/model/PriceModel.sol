// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";

/// @notice One price a round, in words: what an entry finds, and what `updatePOLPrice` does.
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

    /// @notice The present round, by the clock.
    function present() public view returns (uint16) {
        return uint16((block.timestamp - GENESIS) / 1 days);
    }

    /// @notice What an entry reverts with for the price's sake; empty when it finds a price.
    function priceError() public view returns (bytes memory) {
        if (answerOf[present()] != 0) return "";
        bytes memory wrong = readingError();
        if (wrong.length != 0) return wrong;
        return isJump() ? abi.encodeWithSelector(IPlanErrors.PriceUnconfirmed.selector) : wrong;
    }

    /// @notice What is wrong with the feed's reading itself.
    function readingError() public view returns (bytes memory) {
        int256 answer = FEED.latestAnswer();
        uint256 time = FEED.latestTimestamp();
        if (answer <= 0 || uint256(answer) > HIGHEST_ANSWER || time > block.timestamp) {
            return abi.encodeWithSelector(IPlanErrors.PriceInvalid.selector);
        }
        if (time + MAXIMUM_AGE < block.timestamp) return abi.encodeWithSelector(IPlanErrors.PriceStale.selector, time);
        return "";
    }

    /// @notice Whether the feed stands more than half away from the price in force.
    function isJump() public view returns (bool) {
        return distance(uint256(FEED.latestAnswer()), answerInForce) * 2 > answerInForce;
    }

    /// @notice An entry, a change of name or a calm reading fixes the round's price.
    function fixPrice() public {
        if (answerOf[present()] != 0) return;
        answerInForce = uint256(FEED.latestAnswer());
        answerOf[present()] = answerInForce;
        candidate = 0;
    }

    /// @notice `updatePOLPrice`, of a reading that is in order. Returns whether a jump was confirmed.
    function update() external returns (bool) {
        if (answerOf[present()] != 0) return false;
        bool jump = isJump();
        if (jump) {
            uint256 answer = uint256(FEED.latestAnswer());
            uint256 time = FEED.latestTimestamp();
            if (candidate == 0 || distance(answer, candidate) * 10 > candidate) {
                (candidate, candidateTime) = (answer, time);
                return false;
            }
            if (time < candidateTime + 1 hours) return false;
        }
        fixPrice();
        return jump;
    }

    /// @notice Wei for `usd` (18 decimals) at a feed's answer (8 decimals), rounded up.
    function weiOf(uint256 usd, uint256 answer) public pure returns (uint256) {
        return (usd * 1e8 + answer - 1) / answer;
    }

    /// @notice USD (18 decimals) of `amount` wei at a feed's answer, rounded down.
    function usdOf(uint256 amount, uint256 answer) internal pure returns (uint256) {
        return amount * answer / 1e8;
    }

    function distance(uint256 a, uint256 b) private pure returns (uint256) {
        return a > b ? a - b : b - a;
    }
}

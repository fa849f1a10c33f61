// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AggregatorV3Interface} from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import {SSTORE2} from "solady/utils/SSTORE2.sol";
import {IMarkets, Listing, Quote} from "./interfaces/IMarkets.sol";

interface IDecimals {
    function decimals() external view returns (uint8);
}

/// @title Tokens and their feeds
/// @notice `IMarkets` documents each function.
contract Markets is IMarkets {
    /// @dev Decoded from two words: | feed |, and | wholeExponent 8 | priceExponent 8 | maximumAge 32 | token 160 |.
    struct Market {
        address token;
        uint256 maximumAge;
        /// @dev Ten to this power makes a feed's answer the price of 1e18 smallest units with 18 decimals.
        uint256 priceExponent;
        /// @dev Ten to this power makes it the price of one whole token with 18 decimals.
        uint256 wholeExponent;
        address feed;
    }

    uint256 private constant PRICE_DECIMALS = 18;
    /// @dev The smallest unit of a token has a price of at least 1e-36 USD.
    uint256 private constant MOST_DECIMALS = 36;
    /// @dev A trillion dollars with 18 decimals has 100 bits. Products of prices and basis points fit in 256.
    uint256 private constant HIGHEST_ANSWER = type(uint112).max;
    /// @dev The words that `latestRoundData` returns.
    uint256 private constant ROUND_BYTES = 5 * 32;
    uint256 private constant MARKET_BYTES = 2 * 32;
    uint256 private constant AGE = 160;
    uint256 private constant PRICE_EXPONENT = 192;
    uint256 private constant WHOLE_EXPONENT = 200;

    /// @inheritdoc IMarkets
    uint256 public immutable count;
    /// @dev A contract whose code is the list: an execution reads it for less than half the gas of storage.
    address private immutable _list;

    /// @param listings in ascending order of tokens
    constructor(Listing[] memory listings) {
        // A rule has 8 bits for a token, and 0 is none.
        if (listings.length == 0 || listings.length > type(uint8).max) revert BadListing(listings.length);
        count = listings.length;
        bytes memory list;
        address last;
        for (uint256 i; i < listings.length; ++i) {
            Listing memory listed = listings[i];
            uint256 feedDecimals = IDecimals(listed.feed).decimals();
            uint256 decimals = feedDecimals + IDecimals(listed.token).decimals();
            if (
                listed.token <= last || listed.maximumAge == 0 || feedDecimals > PRICE_DECIMALS
                    || decimals > MOST_DECIMALS
            ) revert BadListing(i + 1);
            last = listed.token;
            uint256 word = uint160(listed.token) | (uint256(listed.maximumAge) << AGE)
                | ((MOST_DECIMALS - decimals) << PRICE_EXPONENT) | ((PRICE_DECIMALS - feedDecimals) << WHOLE_EXPONENT);
            list = abi.encodePacked(list, word, abi.encode(listed.feed));
        }
        _list = SSTORE2.write(list);
    }

    /// @inheritdoc IMarkets
    function listing(uint256 number) external view returns (Listing memory) {
        Market memory market = _market(number);
        return Listing({token: market.token, feed: market.feed, maximumAge: uint32(market.maximumAge)});
    }

    /// @inheritdoc IMarkets
    function quote(uint256 tokenIn, uint256 tokenOut) external view returns (Quote memory quoted) {
        Market memory marketIn = _market(tokenIn);
        Market memory marketOut = _market(tokenOut);
        (quoted.tokenIn, quoted.tokenOut) = (marketIn.token, marketOut.token);
        uint256 answerIn = _answer(marketIn);
        uint256 answerOut = _answer(marketOut);
        if (answerIn == 0 || answerOut == 0) {
            quoted.stale = answerIn == 0 ? marketIn.token : marketOut.token;
            return quoted;
        }
        quoted.priceIn = answerIn * 10 ** marketIn.priceExponent;
        quoted.priceOut = answerOut * 10 ** marketOut.priceExponent;
        // At most 112 + 60 + 60 bits.
        quoted.ratio =
            answerIn * 10 ** (marketIn.wholeExponent + PRICE_DECIMALS) / (answerOut * 10 ** marketOut.wholeExponent);
    }

    /// @dev The feed's answer; 0 if it is old, from the future, not positive, too high or missing.
    function _answer(Market memory market) private view returns (uint256) {
        (bool answered, bytes memory round) =
            market.feed.staticcall(abi.encodeCall(AggregatorV3Interface.latestRoundData, ()));
        if (!answered || round.length < ROUND_BYTES) return 0;
        // A decoder of the real types would revert for bits above them.
        (, int256 answer,, uint256 updatedAt,) = abi.decode(round, (uint256, int256, uint256, uint256, uint256));
        if (updatedAt > block.timestamp || block.timestamp - updatedAt > market.maximumAge) return 0;
        // forge-lint: disable-next-line(unsafe-typecast)
        return answer > 0 && uint256(answer) <= HIGHEST_ANSWER ? uint256(answer) : 0;
    }

    function _market(uint256 number) private view returns (Market memory) {
        if (number == 0 || number > count) revert UnknownToken(number);
        bytes memory words = SSTORE2.read(_list, (number - 1) * MARKET_BYTES, number * MARKET_BYTES);
        (uint256 word, address feed) = abi.decode(words, (uint256, address));
        return Market({
            token: address(uint160(word)),
            maximumAge: uint32(word >> AGE),
            priceExponent: uint8(word >> PRICE_EXPONENT),
            wholeExponent: uint8(word >> WHOLE_EXPONENT),
            feed: feed
        });
    }
}

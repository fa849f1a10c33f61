// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IMarkets, Listing, Quote} from "src/vault/interfaces/IMarkets.sol";
import {Due} from "src/vault/interfaces/IVault.sol";
import {IVaultErrors} from "src/vault/interfaces/IVaultErrors.sol";
import {RawFeed} from "./mocks/RawFeed.sol";
import {VaultFixture} from "./support/VaultFixture.sol";

/// @notice Tokens and feeds with any decimals, and feeds that fail.
contract VaultPricesTest is VaultFixture {
    function test_quote_isTheValueOfAnyAmount_whateverTheDecimals(
        uint256 decimals,
        uint256 feedDecimals,
        uint256 dollars
    ) public {
        decimals = bound(decimals, 0, 28);
        feedDecimals = bound(feedDecimals, 0, decimals > 18 ? 36 - decimals : 18);
        dollars = bound(dollars, 1, 1e9);
        (IMarkets list, uint256 number) =
            listOne(uint8(decimals), uint8(feedDecimals), int256(dollars * 10 ** feedDecimals));
        Quote memory quote = list.quote(number, 3 - number);
        // One whole token, in USD with 18 decimals.
        assertEq(quote.priceIn * 10 ** decimals / 1e18, dollars * 1e18);
        assertEq(quote.ratio, dollars * 1e18);
        assertEq(quote.stale, address(0));
        // The other token has 6 decimals and a feed with 8, at $1.
        assertEq(quote.priceOut, 1e30);
        assertEq(list.quote(3 - number, number).ratio, uint256(1e18) / dollars);
    }

    function test_quote_fitsAtTheHighestAnswer() public {
        int256 highest = int256(uint256(type(uint112).max));
        (IMarkets list, uint256 number) = listOne(0, 0, highest);
        assertEq(list.quote(number, 3 - number).priceIn, uint256(highest) * 1e36);
        (list, number) = listOne(0, 0, highest + 1);
        assertNotEq(list.quote(number, 3 - number).stale, address(0));
    }

    function test_count_isTheNumberOfTokens() public view {
        assertEq(markets.count(), 3);
    }

    function test_listing_saysWhatPricesAToken() public view {
        Listing memory listed = markets.listing(numberOf(address(wbtc)));
        assertEq(listed.token, address(wbtc));
        assertEq(listed.feed, address(wbtcFeed));
        assertEq(listed.maximumAge, AGE);
    }

    function test_markets_refuseUnknownNumbers() public {
        vm.expectRevert(abi.encodeWithSelector(IMarkets.UnknownToken.selector, 0));
        markets.quote(0, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarkets.UnknownToken.selector, 4));
        markets.quote(1, 4);
        vm.expectRevert(abi.encodeWithSelector(IMarkets.UnknownToken.selector, 4));
        markets.listing(4);
    }

    /*////////////////////////////// CONSTRUCTION /////////////////////////////*/

    function test_markets_refuseAnEmptyOrLongList() public {
        refused(new Listing[](0), 0);
        refused(new Listing[](256), 256);
    }

    function test_markets_refuseTokensOutOfOrder() public {
        Listing[] memory list = listings();
        (list[0], list[1]) = (list[1], list[0]);
        refused(list, 2);
        list[0] = list[1];
        refused(list, 2);
    }

    function test_markets_refuseAnAgeOf0() public {
        Listing[] memory list = listings();
        list[1].maximumAge = 0;
        refused(list, 2);
    }

    function test_markets_refuseTooManyDecimals() public {
        Listing[] memory list = new Listing[](1);
        list[0] = Listing(address(deployToken("T", 0)), address(new MockV3Aggregator(19, 1)), AGE);
        refused(list, 1);
        list[0] = Listing(address(deployToken("T", 29)), address(new MockV3Aggregator(8, 1)), AGE);
        refused(list, 1);
    }

    function refused(Listing[] memory list, uint256 number) private {
        bytes memory code = abi.encodePacked(vm.getCode("Markets.sol:Markets"), abi.encode(list));
        vm.expectRevert(abi.encodeWithSelector(IMarkets.BadListing.selector, number));
        assembly ("memory-safe") {
            pop(create(0, add(code, 0x20), mload(code)))
        }
    }

    /*////////////////////////////// FAILING FEEDS ////////////////////////////*/

    function test_execute_revertsWhen_aPriceIsTooOld() public {
        uint256 id = set(dca());
        skip(AGE);
        execute(id);
        refresh();
        skip(1 days);
        usdcFeed.updateAnswer(1e8);
        stale(id, address(weth));
        refresh();
        skip(AGE + 1);
        wethFeed.updateAnswer(2_500e8);
        stale(id, address(usdc));
    }

    function test_execute_revertsWhen_aPriceIsZeroNegativeOrFromTheFuture() public {
        uint256 id = set(dca());
        wethFeed.updateAnswer(0);
        stale(id, address(weth));
        wethFeed.updateAnswer(-1);
        stale(id, address(weth));
        wethFeed.updateAnswer(type(int256).min);
        stale(id, address(weth));
        wethFeed.updateRoundData(9, 2_500e8, block.timestamp + 1, block.timestamp + 1);
        stale(id, address(weth));
        wethFeed.updateAnswer(2_500e8);
        execute(id);
    }

    function test_execute_revertsWhen_aFeedDoesNotAnswerAsAFeed() public {
        uint256 id = set(dca());
        vm.etch(address(wethFeed), "");
        stale(id, address(weth));
        vm.etch(address(wethFeed), hex"fe");
        stale(id, address(weth));
        RawFeed raw = new RawFeed();
        vm.etch(address(wethFeed), address(raw).code);
        // 32 bytes too few.
        RawFeed(address(wethFeed)).set(abi.encode(1, 2_500e8, block.timestamp, block.timestamp));
        stale(id, address(weth));
        // A round number above 80 bits is no reason to refuse a price.
        RawFeed(address(wethFeed)).set(abi.encode(type(uint256).max, 2_500e8, 0, block.timestamp, type(uint256).max));
        execute(id);
    }

    function stale(uint256 id, address token) private {
        (Due reason, uint256 detail,) = vault.due(id);
        assertEq(uint256(reason), uint256(Due.PriceStale));
        assertEq(detail, uint160(token));
        vm.expectRevert(abi.encodeWithSelector(IVaultErrors.PriceStale.selector, token));
        execute(id);
    }

    /// @dev A list of a token with these decimals and one like USDC, and the number of the first.
    function listOne(uint8 decimals, uint8 feedDecimals, int256 answer)
        private
        returns (IMarkets list, uint256 number)
    {
        Listing[] memory pair = new Listing[](2);
        address token = address(deployToken("T", decimals));
        pair[0] = Listing(token, address(new MockV3Aggregator(feedDecimals, answer)), AGE);
        pair[1] = Listing(address(usdc), address(usdcFeed), AGE);
        sort(pair);
        return (deployMarkets(pair), pair[0].token == token ? 1 : 2);
    }
}

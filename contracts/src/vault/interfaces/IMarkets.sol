// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice A token that rules may trade, and what prices it.
struct Listing {
    address token;
    /// @dev Chainlink aggregator of the token / USD.
    address feed;
    /// @dev The oldest answer accepted, in seconds: the feed's heartbeat plus a grace.
    uint32 maximumAge;
}

/// @notice Two tokens and their prices.
struct Quote {
    address tokenIn;
    address tokenOut;
    /// @dev USD with 18 decimals of 1e18 smallest units.
    uint256 priceIn;
    uint256 priceOut;
    /// @dev Price of one whole `tokenIn` in whole `tokenOut`, with 18 decimals, rounded down.
    uint256 ratio;
    /// @dev A token whose price is old, not positive or missing; 0 = both are good. Prices are 0 otherwise.
    address stale;
}

/// @title The tokens that rules may trade
/// @notice Fixed at deployment: another list is another deployment.
interface IMarkets {
    /// @notice Tokens must be in ascending order and price and smallest unit representable: at most 18 decimals of the
    /// feed and 36 of feed and token together. Ages must be positive.
    error BadListing(uint256 number);
    /// @notice No token has this number.
    error UnknownToken(uint256 number);

    /// @notice How many tokens there are. Their numbers start at 1.
    function count() external view returns (uint256);

    /// @notice The token with a number, its feed and the oldest answer accepted.
    /// @dev Reverts: UnknownToken.
    function listing(uint256 number) external view returns (Listing memory);

    /// @notice The addresses and prices of two tokens. Does not revert for a feed that reverts.
    /// @dev Reverts: UnknownToken.
    function quote(uint256 tokenIn, uint256 tokenOut) external view returns (Quote memory);
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

/// @title TransferProbe
/// @notice Measures how much of a token's transfer arrives. It is never deployed: `eth_call` with a state override puts its code at the
/// address of a holder, so that a token with a fee on transfers is found before a swap.
contract TransferProbe {
    /// @notice Transfers `amount` of `token` from this address to `to`.
    /// @return received The increase of `to`'s balance. Reverts when the transfer fails.
    function probe(address token, address to, uint256 amount) external returns (uint256 received) {
        uint256 balance = SafeTransferLib.balanceOf(token, to);
        SafeTransferLib.safeTransfer(token, to, amount);
        return SafeTransferLib.balanceOf(token, to) - balance;
    }
}

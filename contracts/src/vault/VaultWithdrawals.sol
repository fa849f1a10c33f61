// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IVault} from "./interfaces/IVault.sol";
import {VaultStorage} from "./VaultStorage.sol";

/// @title Withdrawals of the owner
/// @dev They read no storage, feed, router or market.
abstract contract VaultWithdrawals is VaultStorage {
    /// @inheritdoc IVault
    function withdraw(address token, uint256 amount) external onlyOwner nonReentrant {
        SafeTransferLib.safeTransfer(token, msg.sender, amount);
        emit Withdrawn(token, amount);
    }

    /// @inheritdoc IVault
    function withdrawAll(address[] calldata tokens) external onlyOwner nonReentrant {
        for (uint256 i; i < tokens.length; ++i) {
            emit Withdrawn(tokens[i], SafeTransferLib.safeTransferAll(tokens[i], msg.sender));
        }
    }

    /// @inheritdoc IVault
    function withdrawPOL(uint256 amount) external onlyOwner nonReentrant {
        SafeTransferLib.safeTransferETH(msg.sender, amount);
        emit Withdrawn(address(0), amount);
    }
}

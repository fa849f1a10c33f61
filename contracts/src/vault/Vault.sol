// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VaultStorage} from "./VaultStorage.sol";
import {VaultExecutions} from "./VaultExecutions.sol";
import {VaultWithdrawals} from "./VaultWithdrawals.sol";

/// @title A vault
/// @notice `IVault` documents each function, `docs/vault.md` the rules. `VaultFactory` makes one clone for each owner.
/// @dev The inheritance ladder.
///
///     VaultStorage             owner, parameters, storage, views of both
///     |- VaultWithdrawals      withdraw, withdrawAll, withdrawPOL
///     |- VaultRules            setRule, removeRule, resume, setCaps, stop
///     `- VaultDecisions        due, preview
///        `- VaultExecutions        execute; needs VaultRules
contract Vault is VaultExecutions, VaultWithdrawals {
    constructor(address markets_, address uniswapRouter, address algebraRouter)
        VaultStorage(markets_, uniswapRouter, algebraRouter)
    {}

    /// @notice Takes POL for the fees of keepers.
    receive() external payable {}
}

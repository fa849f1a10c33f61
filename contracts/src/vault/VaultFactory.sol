// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/utils/LibClone.sol";
import {IVaultFactory} from "./interfaces/IVaultFactory.sol";
import {Vault} from "./Vault.sol";

/// @title Vaults, one for each address
/// @notice `IVaultFactory` documents each function.
contract VaultFactory is IVaultFactory {
    /// @dev The owner is part of the creation code, so one salt is enough, and no one can take another's address.
    bytes32 private constant SALT = 0;

    /// @inheritdoc IVaultFactory
    address public immutable implementation;

    constructor(address markets, address uniswapRouter, address algebraRouter) {
        implementation = address(new Vault(markets, uniswapRouter, algebraRouter));
    }

    /// @inheritdoc IVaultFactory
    function create() external returns (address vault) {
        vault = LibClone.cloneDeterministic(implementation, abi.encodePacked(msg.sender), SALT);
        emit Created(msg.sender, vault);
    }

    /// @inheritdoc IVaultFactory
    function vaultOf(address owner) external view returns (address) {
        return LibClone.predictDeterministicAddress(implementation, abi.encodePacked(owner), SALT, address(this));
    }
}

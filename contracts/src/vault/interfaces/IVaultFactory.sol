// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Vaults, one for each address
interface IVaultFactory {
    /// @notice `owner` has a vault now.
    event Created(address indexed owner, address vault);

    /// @notice Creates the vault of the caller. Anyone may have one, member or not.
    /// @dev Emits Created. Reverts for a caller that has a vault.
    function create() external returns (address vault);

    /// @notice The address of the vault of `owner`, which may not exist yet. It depends only on the factory and the owner, so
    /// tokens can be sent there in advance.
    function vaultOf(address owner) external view returns (address);

    /// @notice The code that every vault runs.
    function implementation() external view returns (address);
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IVault} from "src/vault/interfaces/IVault.sol";
import {IVaultFactory} from "src/vault/interfaces/IVaultFactory.sol";
import {Rule} from "src/vault/types/Rule.sol";

/// @notice An owner that calls its vault again whenever POL arrives.
contract HostileOwner {
    IVault private immutable VAULT;
    bytes private data;
    bytes public answer;

    constructor(IVaultFactory factory) {
        VAULT = IVault(factory.create());
    }

    function vault() external view returns (IVault) {
        return VAULT;
    }

    function begin(Rule calldata rule) external returns (uint256 id) {
        VAULT.setCaps(100_000e6, 1_000e6);
        return VAULT.setRule(0, rule);
    }

    /// @notice Executes a rule, or withdraws one wei for the id 0, and reenters with a call.
    function execute(uint256 id, bytes calldata data_) external {
        data = data_;
        delete answer;
        if (id == 0) VAULT.withdrawPOL(1);
        else VAULT.execute(id);
    }

    receive() external payable {
        bytes memory copy = data;
        // The answer fits in the keeper's 50,000 gas.
        (bool done, bytes memory refusal) = address(VAULT).call(copy);
        if (!done) answer = refusal;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IVault} from "src/vault/interfaces/IVault.sol";

/// @notice A keeper that misbehaves when it gets its fee.
contract HostileKeeper {
    enum Mode {
        Refuses,
        EatsGas,
        /// Writes three slots, for 66,300 gas.
        Writes,
        Reenters
    }

    IVault private immutable VAULT;
    Mode private mode;
    bool public reentered;
    bytes public answer;
    uint256[3] private slots;

    constructor(IVault vault) {
        VAULT = vault;
    }

    function setMode(Mode mode_) external {
        mode = mode_;
    }

    function execute(uint256 id) external {
        VAULT.execute(id);
    }

    receive() external payable {
        if (mode == Mode.Refuses) revert();
        if (mode == Mode.EatsGas) while (true) {}
        if (mode == Mode.Writes) slots = [uint256(1), 1, 1];
        if (mode == Mode.Reenters && answer.length == 0) {
            bytes memory data;
            (reentered, data) = address(VAULT).call(abi.encodeCall(IVault.execute, (2)));
            answer = data;
        }
    }
}

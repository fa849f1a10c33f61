// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Vm} from "forge-std/Vm.sol";

/// @notice External functions, by the build's artifacts.
library Abi {
    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @notice The functions of a contract, such as `boxOf(uint32)`, in alphabetical order.
    function signaturesOf(string memory name) internal view returns (string[] memory) {
        return VM.parseJsonKeys(VM.readFile(pathOf(name)), "$.methodIdentifiers");
    }

    /// @notice The path of a contract's artifact, by its code, in any folder of the build.
    function pathOf(string memory name) internal view returns (string memory) {
        return VM.getArtifactPathByCode(VM.getCode(string.concat(name, ".sol:", name)));
    }

    /// @notice The types of a function's arguments.
    function typesOf(string memory signature) internal pure returns (string[] memory) {
        string memory list = VM.split(VM.split(signature, "(")[1], ")")[0];
        return bytes(list).length == 0 ? new string[](0) : VM.split(list, ",");
    }
}

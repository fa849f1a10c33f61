// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @dev Ends the current call with the answer of another contract: returns it, or reverts with it.
function endCall(bool answered, bytes memory answer) pure {
    assembly ("memory-safe") {
        let length := mload(answer)
        switch answered
        case 0 { revert(add(answer, 0x20), length) }
        default { return(add(answer, 0x20), length) }
    }
}

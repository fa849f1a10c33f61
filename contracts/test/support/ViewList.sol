// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Vm} from "forge-std/Vm.sol";

/// @notice The functions that `IPlanViews` declares, by the build's artifact.
library ViewList {
    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @notice Signatures such as `boxOf(uint32)`, in alphabetical order.
    function signatures() internal view returns (string[] memory) {
        return VM.parseJsonKeys(VM.readFile(path()), "$.methodIdentifiers");
    }

    /// @dev An interface has no code by which to find its artifact. The views' profile compiles it with them; its name
    /// has the profile's name when others compile it too.
    function path() private view returns (string memory) {
        string memory views = VM.getArtifactPathByCode(VM.getCode("PlanViews.sol:PlanViews"));
        string memory own = VM.replace(views, "PlanViews", "IPlanViews");
        string memory ofProfile = VM.replace(own, ".json", ".deployed.json");
        return VM.exists(ofProfile) ? ofProfile : own;
    }
}

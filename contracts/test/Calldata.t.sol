// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {Abi} from "./support/Abi.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice Calldata that is not what a compiler would encode.
contract CalldataTest is RankFixture {
    uint256 private constant FULL_WIDTH = 256;
    uint256 private constant NO_ARGUMENT = type(uint256).max;

    /// @notice Bits above an argument that is narrower than its word are refused, in every function of the plan.
    function test_calldata_withBitsAboveAnArgumentReverts() public {
        IPlan beforeOpening = deploy(opensLater(365 days));
        reachAllFunctions();
        uint256 narrow = checkFunctions("Plan", beforeOpening) + checkFunctions("PlanViews", beforeOpening);
        assertGe(narrow, 30, "arguments");
    }

    /// @notice `register0` works before the opening, all else in a plan whose first window is closed, whose second one is
    /// open, and in which a round with willow's units waits for settlement.
    function reachAllFunctions() private {
        address willow = join("willow", "canopy", "canopy");
        endMonth(0);
        plan.claimRank(new uint32[](0));
        toRound(2 * MONTH);
        plan.claimRank(new uint32[](0));
        topUp(willow, UNIT);
        passDays(1);
    }

    /// @dev Returns the number of narrow arguments. Refused calls change nothing, so they come before all others.
    function checkFunctions(string memory name, IPlan beforeOpening) private returns (uint256 narrow) {
        string[] memory signatures = Abi.signaturesOf(name);
        for (uint256 i; i < signatures.length; ++i) {
            string[] memory types = Abi.typesOf(signatures[i]);
            address target = address(vm.indexOf(signatures[i], "register0(") == 0 ? beforeOpening : plan);
            for (uint256 j; j < types.length; ++j) {
                uint256 width = widthOf(types[j]);
                if (width == FULL_WIDTH) continue;
                ++narrow;
                string memory what = string.concat(signatures[i], ", argument ", vm.toString(j));
                assertTrue(isRefused(target, callOf(signatures[i], types, j, width)), what);
                assertTrue(isRefused(target, callOf(signatures[i], types, j, 255)), what);
            }
        }
        for (uint256 i; i < signatures.length; ++i) {
            string[] memory types = Abi.typesOf(signatures[i]);
            address target = address(vm.indexOf(signatures[i], "register0(") == 0 ? beforeOpening : plan);
            assertFalse(isRefused(target, callOf(signatures[i], types, NO_ARGUMENT, 0)), signatures[i]);
        }
    }

    /// @dev Whether the decoder refuses a call: it reverts without an error. The plan itself reverts with one.
    function isRefused(address target, bytes memory data) private returns (bool) {
        (bool accepted, bytes memory answer) = target.call(data);
        return !accepted && answer.length == 0;
    }

    /// @dev A call with lists of one element. Sets `bit` of argument `dirty`.
    function callOf(string memory signature, string[] memory types, uint256 dirty, uint256 bit)
        private
        pure
        returns (bytes memory)
    {
        bytes memory head;
        bytes memory tail;
        for (uint256 i; i < types.length; ++i) {
            bytes memory content = contentOf(types[i], i == dirty ? uint256(1) << bit : 0);
            if (content.length == 32) {
                head = abi.encodePacked(head, content);
            } else {
                head = abi.encodePacked(head, types.length * 32 + tail.length);
                tail = abi.encodePacked(tail, content);
            }
        }
        return abi.encodePacked(bytes4(keccak256(bytes(signature))), head, tail);
    }

    /// @dev One word for an argument without a length. Ids are willow's; all other numbers are 0.
    function contentOf(string memory kind, uint256 dirt) private pure returns (bytes memory) {
        if (isType(kind, "string")) return abi.encode(uint256(6), bytes32("willow"));
        if (isType(kind, "string[]")) return abi.encode(uint256(1), uint256(32), uint256(5), bytes32("rowan"));
        uint256 value = vm.indexOf(kind, "uint32") == 0 ? WILLOW | dirt : dirt;
        return isList(kind) ? abi.encode(uint256(1), value) : abi.encode(value);
    }

    /// @dev The bits of a type, or of an element of a list. Fails for a type that it does not know.
    function widthOf(string memory kind) private pure returns (uint256) {
        string memory element = isList(kind) ? vm.split(kind, "[")[0] : kind;
        if (isType(element, "string")) return FULL_WIDTH;
        if (isType(element, "address")) return 160;
        if (isType(element, "bool")) return 1;
        return vm.parseUint(vm.replace(element, "uint", ""));
    }

    function isList(string memory kind) private pure returns (bool) {
        return vm.indexOf(kind, "[]") != type(uint256).max;
    }

    function isType(string memory kind, string memory name) private pure returns (bool) {
        return keccak256(bytes(kind)) == keccak256(bytes(name));
    }

    /// @notice Bytes after a string change nothing, in every function that takes one.
    function test_calldata_afterAStringIsIgnored(uint256 dirt) public {
        bytes memory padding = abi.encodePacked(dirt);
        address willow = makeAddr("willow");
        vm.deal(willow, 2 * UNIT);
        vm.prank(willow);
        callDirty(abi.encodeCall(plan.register, ("canopy", "canopy", "willow")), 3, padding, UNIT);
        assertEq(plan.nameToId("willow"), 2);
        assertEq(plan.idToName(2), "willow");

        uint256 fee = plan.usernameFee();
        vm.prank(willow);
        callDirty(abi.encodeCall(plan.changeUsername, ("rowan")), 1, padding, fee);
        assertEq(plan.nameToId("rowan"), 2);
        vm.prank(willow);
        plan.changeAddress(makeAddr("new"));
        vm.prank(makeAddr("new"));
        callDirty(abi.encodeCall(plan.acceptAddress, ("rowan")), 1, padding, 0);
        assertEq(plan.idToAddr(2), makeAddr("new"));
        assertTrue(plan.usernameExists("willow"), "reserved");
    }

    /// @dev Fills the bytes after the last `strings` strings of at most 16 characters.
    function callDirty(bytes memory data, uint256 strings, bytes memory padding, uint256 value) private {
        uint256 end = data.length;
        for (uint256 i; i < strings; ++i) {
            for (uint256 j = 16; j < 32; ++j) {
                data[end - 32 + j] = padding[j];
            }
            end -= 64;
        }
        (bool accepted, bytes memory answer) = address(plan).call{value: value}(data);
        assertTrue(accepted, string(answer));
    }
}

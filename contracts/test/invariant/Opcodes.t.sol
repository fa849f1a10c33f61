// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "../support/PlanFixture.sol";

/// @notice What the deployed code can do in any call, by its opcodes.
contract OpcodesTest is PlanFixture {
    uint8 private constant BALANCE = 0x31;
    uint8 private constant ORIGIN = 0x32;
    uint8 private constant SELFBALANCE = 0x47;
    uint8 private constant SSTORE = 0x55;
    uint8 private constant TSTORE = 0x5d;
    uint8 private constant PUSH1 = 0x60;
    uint8 private constant PUSH32 = 0x7f;
    uint8 private constant CREATE = 0xf0;
    uint8 private constant CALL = 0xf1;
    uint8 private constant CALLCODE = 0xf2;
    uint8 private constant DELEGATECALL = 0xf4;
    uint8 private constant CREATE2 = 0xf5;
    uint8 private constant SELFDESTRUCT = 0xff;

    uint256[256] private counts;

    /// @notice The contract behind the fallback can only read.
    function test_views_haveNoOpcodeThatWrites() public {
        countOpcodes(plan.views().code);
        uint8[8] memory changing = [SSTORE, TSTORE, CREATE, CALL, CALLCODE, DELEGATECALL, CREATE2, SELFDESTRUCT];
        for (uint256 i; i < changing.length; ++i) {
            assertEq(counts[changing[i]], 0, vm.toString(changing[i]));
        }
        for (uint8 log = 0xa0; log <= 0xa4; ++log) {
            assertEq(counts[log], 0, "events");
        }
        assertGt(counts[0x54], 0, "reads storage");
    }

    /// @notice One delegatecall, to the views; calls only to send POL to members, the commons and the operator; no
    /// opcode that ends or replaces the code.
    function test_plan_hasNoCallsBeyondThoseOfTheSource() public {
        countOpcodes(address(plan).code);
        assertEq(counts[DELEGATECALL], 1, "delegatecall");
        assertLe(counts[CALL], 3, "call");
        assertGt(counts[CALL], 0, "call");
        uint8[8] memory absent = [BALANCE, ORIGIN, SELFBALANCE, TSTORE, CREATE, CALLCODE, CREATE2, SELFDESTRUCT];
        for (uint256 i; i < absent.length; ++i) {
            assertEq(counts[absent[i]], 0, vm.toString(absent[i]));
        }
    }

    function countOpcodes(bytes memory code) private {
        for (uint256 i; i < code.length; ++i) {
            uint8 opcode = uint8(code[i]);
            ++counts[opcode];
            if (opcode >= PUSH1 && opcode <= PUSH32) i += opcode - PUSH1 + 1;
        }
    }
}

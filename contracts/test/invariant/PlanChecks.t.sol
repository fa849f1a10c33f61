// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {World} from "./World.sol";

/// @notice The checks of the invariants fail when one figure is wrong.
contract PlanChecksTest is World {
    /// @dev A member without children.
    uint32 private constant LEAF = 11;
    uint256 private constant NODES_SLOT = 2;
    uint256 private constant ACCOUNTS_SLOT = 2 + 2 * (1 << 32);
    /// @dev The lowest bits of fields in `Node`.
    uint256 private constant LEFT_UNITS = 1 << 80;
    uint256 private constant DAILY_CAP = 1 << 184;

    function setUp() public override {
        super.setUp();
        handler.joinMany(1);
        assertEq(coreModel.size(), LEAF, "eight members joined");
        checkPlans();
    }

    function test_checks_failIfThePlanHoldsAWeiTooMuch() public {
        vm.deal(address(plan), address(plan).balance + 1);
        assertChecksFail("the plan holds what it owes");
    }

    function test_action_failsIfThePlanHoldsAWeiTooMuch() public {
        vm.deal(address(plus), address(plus).balance + 1);
        vm.expectRevert("wei in Plus: 1 != 0");
        handler.updatePOLPrice(1);
    }

    function test_action_failsIfThePlanGivesAnUnexpectedAnswer() public {
        vm.mockCallRevert(address(plan), abi.encodeWithSelector(plan.credit.selector), "wrong");
        vm.mockCallRevert(address(plus), abi.encodeWithSelector(plan.credit.selector), "wrong");
        vm.expectRevert("refused: 0x77726f6e67 != 0x");
        handler.credit(1);
    }

    function test_checks_failIfAFieldOfAMemberDiffers() public {
        change(NODES_SLOT + LEAF, DAILY_CAP);
        assertChecksFail("daily cap");
    }

    function test_checks_failIfABoxDiffers() public {
        // One bit after the other, until it is one of the box.
        for (uint256 bit = 1; plan.boxOf(LEAF) == coreModel.boxOf(LEAF); bit *= 2) {
            if (bit != 1) change(ACCOUNTS_SLOT + LEAF, bit / 2);
            change(ACCOUNTS_SLOT + LEAF, bit);
        }
        assertChecksFail("box");
    }

    function test_checks_failIfUnitsOfAClosedRoundDiffer() public {
        change(NODES_SLOT + 1, LEFT_UNITS);
        assertChecksFail("left units");
    }

    function test_checks_failIfUnitsAppearWhileARoundIsSettled() public {
        coreModel.carried();
        checkPlans();
        change(NODES_SLOT + LEAF, LEFT_UNITS);
        assertChecksFail("units are conserved");
    }

    function test_checks_failIfALegHasMoreUnitsThanItsMemberReported() public {
        coreModel.carried();
        change(NODES_SLOT + 1, LEFT_UNITS);
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x11));
        this.check();
    }

    function check() external {
        checkPlans();
    }

    function change(uint256 slot, uint256 bits) private {
        uint256 word = uint256(vm.load(address(plan), bytes32(slot)));
        vm.store(address(plan), bytes32(slot), bytes32(word ^ bits));
    }

    /// @dev Forge's message begins after a selector, an offset and a length.
    function assertChecksFail(string memory message) private {
        try this.check() {
            fail();
        } catch (bytes memory answer) {
            bytes memory start = bytes(message);
            for (uint256 i; i < start.length; ++i) {
                start[i] = answer[68 + i];
            }
            assertEq(string(start), message);
        }
    }
}

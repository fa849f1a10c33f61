// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {PlanFixture} from "./PlanFixture.sol";

/// @notice A Plus plan bound to the fixture's core plan, of which willow (2) and alder (3) are members; willow is also in
/// Plus.
abstract contract PlusFixture is PlanFixture {
    /// @dev $100 at $0.50 a POL.
    uint256 internal constant PLUS_UNIT = 200 ether;
    IPlan internal plus;
    address internal willow;
    address internal alder;

    function setUp() public virtual override {
        super.setUp();
        willow = join("willow", "canopy", "canopy");
        alder = join("alder", "willow", "willow");
        plus = deploy(plusParameters());
        enter("willow", "canopy", "canopy");
    }

    function plusParameters() internal view returns (PlanParameters memory p) {
        p = parameters();
        p.unitUSD = 100e18;
        p.core = address(plan);
    }

    /// @notice A core member registers in Plus with one unit.
    function enter(string memory username, string memory sponsor, string memory referral) internal {
        enter(username, sponsor, referral, 1);
    }

    function enter(string memory username, string memory sponsor, string memory referral, uint256 units) internal {
        address account = plan.nameToAddr(username);
        uint256 value = plus.unitPrice() * units;
        vm.deal(account, account.balance + value);
        vm.prank(account);
        plus.register{value: value}(sponsor, referral, username);
    }
}

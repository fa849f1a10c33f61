// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "./support/PlanFixture.sol";

contract IdentitiesTest is PlanFixture {
    function test_identity_ofAnUnknownMemberIsZero() public {
        assertEq(plan.addrToId(makeAddr("stranger")), 0);
        assertEq(plan.addrToName(makeAddr("stranger")), "");
        assertEq(plan.idToAddr(0), address(0));
        assertEq(plan.nameToAddr("unknown"), address(0));
        assertEq(plan.nameToAddr("no"), address(0));
        assertEq(plan.nameToId("a name that is far too long to be one"), 0);
        assertFalse(plan.usernameExists("unknown"));
        assertFalse(plan.userAddrExists(makeAddr("stranger")));
        assertEq(plan.userUp("canopy"), "");
        assertEq(plan.sponsorOf("canopy"), "");
    }

    function test_identity_isZeroForANameWithATrailingNul() public view {
        assertEq(plan.nameToId("canopy"), 1);
        assertEq(plan.nameToId(string("canopy\x00")), 0);
    }

    function test_identity_isKnownByIdAddressAndName() public {
        address willow = join("willow", "canopy", "canopy");
        assertEq(plan.addrToId(willow), 2);
        assertEq(plan.addrToName(willow), "willow");
        assertEq(plan.idToAddr(2), willow);
        assertEq(plan.idToName(2), "willow");
        assertEq(plan.nameToAddr("willow"), willow);
        assertEq(plan.nameToId("willow"), 2);
        assertTrue(plan.usernameExists("willow"));
        assertTrue(plan.userAddrExists(willow));
        assertEq(plan.idToAddr(1), root);
        assertEq(plan.idToName(1), "canopy");
    }
}

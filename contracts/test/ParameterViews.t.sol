// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PlanFixture} from "./support/PlanFixture.sol";

contract ParameterViewsTest is PlanFixture {
    function test_parameters_areReadable() public view {
        (uint16 sponsor, uint16 pool, uint16 hero, uint16 forCommons, uint16 operations) = plan.shares();
        assertEq(sponsor, 1000);
        assertEq(pool, 7300);
        assertEq(hero, 200);
        assertEq(forCommons, 1000);
        assertEq(operations, 500);
        (address operator_, address deployer, address feed_, uint32 maximumAge, uint256 fee) = plan.limits();
        assertEq(operator_, operator);
        assertEq(deployer, address(this));
        assertEq(feed_, address(feed));
        assertEq(maximumAge, 1 hours);
        assertEq(fee, 5e18);
        assertEq(plan.genesis(), START);
        assertEq(plan.unitUSD(), 20e18);
        assertEq(address(plan.core()), address(0));
        assertEq(plan.opensAt(), START);
        assertEq(plan.maximumUnits(), 5);
        assertEq(plan.monthlyHalfPoints(), 50);
        assertEq(plan.pointsPerUnit(), 10);
        assertEq(plan.commons(), commons);
    }

    function test_parameters_ofAPlanThatOpensAfterItsGenesis() public {
        plan = deploy(opensLater(1 days));
        assertEq(plan.genesis(), START);
        assertEq(plan.opensAt(), START + 1 days);
    }
}

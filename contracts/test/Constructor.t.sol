// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlan} from "src/interfaces/IPlan.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanEvents} from "src/interfaces/IPlanEvents.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

contract ConstructorTest is PlanFixture, IPlanEvents {
    function test_constructor_createsTheRootSeat() public {
        vm.expectEmit();
        emit Registered(1, 0, 0, root, "canopy", 0, 0, 0, 0);
        plan = deploy(parameters());
        assertEq(plan.nameToId("canopy"), 1);
        assertEq(plan.idToAddr(1), root);
        assertEq(plan.memberCount(), 0);
    }

    function test_constructor_readsTheFirstPrice() public view {
        assertEq(plan.POL_USD(), 0.5e18);
        assertEq(plan.lastUpdatePrice(), START);
    }

    function test_constructor_acceptsAFeedWithOtherDecimals() public {
        PlanParameters memory p = parameters();
        p.feed = address(new MockV3Aggregator(12, 0.5e12));
        plan = deploy(p);
        assertEq(plan.POL_USD(), 0.5e18);
        assertEq(plan.unitPrice(), UNIT);
    }

    function test_constructor_revertsWhen_theSharesDoNotAddUp() public {
        PlanParameters memory p = parameters();
        p.operationsShare += 1;
        expectRevert(p, revertData(IPlanErrors.InvalidArgument.selector));
        p.operationsShare -= 2;
        expectRevert(p, revertData(IPlanErrors.InvalidArgument.selector));
    }

    function test_constructor_revertsWhen_aMemberCouldExceed50Points() public {
        PlanParameters memory p = parameters();
        p.pointsPerUnit = 11;
        expectRevert(p, revertData(IPlanErrors.Maximum50PointsPossible.selector));
    }

    function test_constructor_revertsWhen_aNumberIsOutOfRange() public {
        bytes memory invalid = revertData(IPlanErrors.InvalidArgument.selector);
        PlanParameters memory p = parameters();
        p.maximumUnits = 0;
        expectRevert(p, invalid);
        p.maximumUnits = 6;
        expectRevert(p, invalid);
        p = parameters();
        p.pointsPerUnit = 0;
        expectRevert(p, invalid);
        p = parameters();
        p.unitUSD = 0;
        expectRevert(p, invalid);
        p = parameters();
        p.maximumAge = 0;
        expectRevert(p, invalid);
        p = parameters();
        p.unitUSD = uint256(type(uint128).max) + 1;
        expectRevert(p, invalid);
        p = parameters();
        p.usernameFeeUSD = uint256(type(uint128).max) + 1;
        expectRevert(p, invalid);
    }

    function test_constructor_revertsWhen_theClockIsWrong() public {
        bytes memory invalid = revertData(IPlanErrors.InvalidArgument.selector);
        PlanParameters memory p = parameters();
        p.genesis = uint64(block.timestamp + 1);
        p.opensAt = p.genesis;
        expectRevert(p, invalid);
        p = parameters();
        p.opensAt = p.genesis - 1;
        expectRevert(p, invalid);
    }

    function test_constructor_revertsWhen_anAddressIsMissing() public {
        bytes memory invalid = revertData(IPlanErrors.InvalidArgument.selector);
        PlanParameters memory p = parameters();
        p.operator = address(0);
        expectRevert(p, invalid);
        p = parameters();
        p.commons = address(0);
        expectRevert(p, invalid);
        p = parameters();
        p.root = address(0);
        expectRevert(p, invalid);
        p = parameters();
        p.rootUsername = "top";
        expectRevert(p, revertData(IPlanErrors.UsernameLengthInvalid.selector));
    }

    function test_constructor_revertsWhen_theFeedIsUnusable() public {
        PlanParameters memory p = parameters();
        uint8[3] memory decimals = [13, 18, 19];
        for (uint256 i; i < decimals.length; ++i) {
            p.feed = address(new MockV3Aggregator(decimals[i], HALF_DOLLAR));
            expectRevert(p, revertData(IPlanErrors.TooManyFeedDecimals.selector));
        }
        p = parameters();
        skip(1 hours + 1);
        expectRevert(p, abi.encodeWithSelector(IPlanErrors.PriceStale.selector, START));
    }

    function test_constructor_revertsWhen_theGenesisIsMoreThan30DaysAgo() public {
        passDays(30);
        deploy(parameters());
        skip(1);
        expectRevert(parameters(), revertData(IPlanErrors.GenesisTooOld.selector));
    }

    function test_constructor_revertsWhen_aCorePlanHasNoFeeForNames() public {
        PlanParameters memory p = parameters();
        p.usernameFeeUSD = 0;
        expectRevert(p, revertData(IPlanErrors.UsernameFeeMissing.selector));
    }

    /// @dev Plus has the genesis of its core plan, and no names.
    function test_constructor_ofPlus_acceptsAnOldGenesisAndNoFee() public {
        passDays(400);
        PlanParameters memory p = parameters();
        p.core = address(plan);
        p.usernameFeeUSD = 0;
        IPlan plus = deploy(p);
        assertEq(plus.core(), address(plan));
        assertEq(plus.genesis(), START);
    }

    function test_constructor_ofPlus_revertsWhen_theCoreIsPlus() public {
        PlanParameters memory p = parameters();
        p.core = address(plan);
        p.core = address(deploy(p));
        expectRevert(p, revertData(IPlanErrors.CoreIsPlus.selector));
    }

    function expectRevert(PlanParameters memory p, bytes memory data) private {
        vm.expectRevert(data);
        deploy(p);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanViews} from "src/interfaces/IPlanViews.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {Abi} from "./support/Abi.sol";
import {ViewList} from "./support/ViewList.sol";
import {PlanFixture} from "./support/PlanFixture.sol";

/// @notice The views behind the plan's address. `DirectViews.t.sol` calls them at their own.
contract FallbackTest is PlanFixture {
    address private willow;

    function setUp() public override {
        super.setUp();
        willow = join("willow", "canopy", "canopy");
    }

    /*/////////////////////////////////// ABI /////////////////////////////////*/

    function test_views_haveOnlyViewFunctions() public view {
        string memory artifact = artifactOf("PlanViews");
        uint256 functions;
        for (uint256 i; vm.keyExistsJson(artifact, entry(i, "type")); ++i) {
            string memory kind = vm.parseJsonString(artifact, entry(i, "type"));
            assertTrue(!same(kind, "fallback") && !same(kind, "receive"), kind);
            if (!same(kind, "function")) continue;
            ++functions;
            string memory mutability = vm.parseJsonString(artifact, entry(i, "stateMutability"));
            assertTrue(same(mutability, "view") || same(mutability, "pure"), mutability);
        }
        assertEq(functions, Abi.signaturesOf("PlanViews").length);
    }

    function test_views_areExactlyWhatTheInterfaceDeclares() public view {
        string[] memory declared = ViewList.signatures();
        assertGt(declared.length, 50);
        assertEq(abi.encode(Abi.signaturesOf("PlanViews")), abi.encode(declared));
    }

    function test_plan_delegatesEveryView() public view {
        string[] memory own = Abi.signaturesOf("Plan");
        string[] memory views = Abi.signaturesOf("PlanViews");
        for (uint256 i; i < own.length; ++i) {
            for (uint256 j; j < views.length; ++j) {
                assertFalse(same(own[i], views[j]), own[i]);
            }
        }
    }

    function test_plan_acceptsPOLInFourFunctionsOnly() public view {
        string memory artifact = artifactOf("Plan");
        string memory payables;
        for (uint256 i; vm.keyExistsJson(artifact, entry(i, "type")); ++i) {
            if (!vm.keyExistsJson(artifact, entry(i, "stateMutability"))) continue;
            if (!same(vm.parseJsonString(artifact, entry(i, "stateMutability")), "payable")) continue;
            payables = string.concat(payables, vm.parseJsonString(artifact, entry(i, "name")), " ");
        }
        assertEq(payables, "changeUsername register registerAt topUp ");
    }

    /*//////////////////////////////// FALLBACK ///////////////////////////////*/

    function test_fallback_readsThePlansStorage() public view {
        assertEq(plan.nodeData(willow).maxPoints, 10);
        assertEq(plan.memberCount(), 1);
    }

    function test_fallback_refusesPOL() public {
        vm.deal(address(this), 3);
        bytes4[3] memory selectors = [IPlanViews.memberCount.selector, IPlanViews.HeroPool.selector, bytes4(0)];
        for (uint256 i; i < selectors.length; ++i) {
            (bool sent, bytes memory answer) = address(plan).call{value: 1}(abi.encodePacked(selectors[i]));
            assertFalse(sent);
            assertEq(answer.length, 0);
        }
        assertEq(address(plan).balance, UNIT);
    }

    function test_fallback_refusesACallWithoutASelector() public {
        (bool answered,) = address(plan).call("");
        assertFalse(answered);
        (answered,) = address(plan).call(hex"f6d8f2");
        assertFalse(answered);
    }

    function test_fallback_refusesAnUnknownSelector(bytes memory arguments) public {
        bytes4 selector = bytes4(keccak256("transferOwnership(address)"));
        (bool answered, bytes memory answer) = address(plan).call(abi.encodePacked(selector, arguments));
        assertFalse(answered);
        assertEq(answer.length, 0);
    }

    function test_fallback_returnsTheErrorOfAView() public {
        (bool answered, bytes memory answer) = address(plan).call(abi.encodeCall(IPlanViews.autoReferral, ("unknown")));
        assertFalse(answered);
        assertEq(answer, revertData(IPlanErrors.SponsorNodeDoesNotExist.selector));
        (answered, answer) = address(plan).call(abi.encodeCall(IPlanViews.UserActivity, ("willow", 0, 366)));
        assertFalse(answered);
        assertEq(answer, revertData(IPlanErrors.InvalidArgument.selector));
    }

    function test_fallback_returnsTheArgumentsOfAnError() public {
        skip(1 days);
        vm.expectRevert(abi.encodeWithSelector(IPlanErrors.PriceStale.selector, START));
        plan.unitPrice();
    }

    function test_fallback_worksInAStaticCall() public view {
        (bool answered, bytes memory answer) = address(plan).staticcall(abi.encodeCall(IPlanViews.unitsOf, (2)));
        assertTrue(answered);
        assertEq(answer, abi.encode(1));
    }

    /*/////////////////////////////// OWN ADDRESS /////////////////////////////*/

    function test_views_areSeparateForEachPlan() public {
        address views = plan.views();
        assertGt(views.code.length, 0);
        passDays(30);
        join("alder", "willow", "willow");
        assertEq(plan.views(), views);
        assertNotEq(deploy(parameters()).views(), views);
    }

    function artifactOf(string memory name) private view returns (string memory) {
        return vm.readFile(Abi.pathOf(name));
    }

    /// @dev A field of an entry of the ABI, which are sorted by name.
    function entry(uint256 index, string memory field) private pure returns (string memory) {
        return string.concat("$.abi[", vm.toString(index), "].", field);
    }

    function same(string memory a, string memory b) private pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions, PlanParameters} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {IPlanViews} from "src/interfaces/IPlanViews.sol";
import {Abi} from "./support/Abi.sol";
import {ViewList} from "./support/ViewList.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice Runs the code of the views on its own storage, as a proxy would.
contract Borrower {
    address private immutable VIEWS;

    constructor(address views) {
        VIEWS = views;
    }

    fallback() external {
        (bool answered, bytes memory answer) = VIEWS.delegatecall(msg.data);
        assembly {
            if iszero(answered) { revert(add(answer, 0x20), mload(answer)) }
            return(add(answer, 0x20), mload(answer))
        }
    }
}

/// @notice Calls at the address of the views, as a block explorer makes them: every function of `IPlanViews` answers as
/// the plan does.
contract DirectViewsTest is RankFixture {
    /// @dev Functions whose answers come from the parameters and the clock, so that every plan of these tests gives the
    /// same.
    string private constant SAME_IN_EVERY_PLAN = string.concat(
        "POL_USD USD_POL USD_POL_Multiplier core genesis opensAt unitUSD maximumUnits pointsPerUnit shares limits ",
        "monthlyHalfPoints commons roundCounter timestamp unitPrice usernameFee "
    );
    /// @dev Members and rounds that exist, edges, and numbers that mean nothing.
    uint256[] private numbers = [0, 1, 2, 31, 5_000, type(uint32).max, type(uint256).max];
    string[] private names = ["willow", "stranger", "old_name", "", "a name that is too long to be one"];
    address[] private accounts;
    address private views;
    IPlan private empty;

    /// @dev A plan in which no view is empty: points, an open rank window, claims, a round settled in part, a move of a
    /// seat, a reserved name, filled pots. And an empty plan of the same age.
    function setUp() public override {
        super.setUp();
        empty = plan;
        plan = deploy(parameters());
        address willow = join("old_name", "canopy", "canopy", 5);
        tails["old_name"] = ["old_name", "old_name"];
        earn("old_name", 50);
        endMonth(0);
        claim(WILLOW);
        vm.deal(willow, plan.usernameFee());
        vm.prank(willow);
        plan.changeUsername{value: willow.balance}("willow");
        vm.prank(willow);
        plan.changeAddress(makeAddr("new"));
        tails["willow"] = tails["old_name"];
        earn("willow", 3);
        join("hazel", "canopy", "canopy");
        passDays(1);
        plan.updatePOLPrice();
        settleAllBut("hazel");
        views = plan.views();
        accounts = [willow, makeAddr("stranger"), address(0), address(plan)];
    }

    /// @dev A batch of the smallest size, so that the round stays open.
    function settleAllBut(string memory username) private {
        uint32[] memory every = everyId();
        uint32[] memory batch = new uint32[](50);
        for (uint256 i; i < every.length; ++i) {
            if (every[i] != plan.nameToId(username)) batch[i] = every[i];
        }
        plan.distribute(batch, new uint32[](0), 0);
    }

    function test_views_answerAsThePlan_atTheirOwnAddress() public {
        string[] memory signatures = ViewList.signatures();
        assertGt(signatures.length, 50);
        for (uint256 i; i < signatures.length; ++i) {
            bool differs;
            for (uint256 j; j < callCount(signatures[i]); ++j) {
                if (this.compare(signatures[i], callOf(signatures[i], j))) differs = true;
            }
            // Otherwise the views could answer without the plan.
            assertEq(
                differs, !isSameInEveryPlan(signatures[i]), string.concat(signatures[i], " differs in an empty plan")
            );
        }
    }

    function test_views_revertAsThePlan_atTheirOwnAddress() public {
        IPlanViews direct = IPlanViews(views);
        vm.expectRevert(IPlanErrors.SponsorNodeDoesNotExist.selector);
        direct.autoReferral("stranger");
        vm.expectRevert(IPlanErrors.SponsorNodeDoesNotExist.selector);
        direct.autoReferralFrom(5_000);
        vm.expectRevert(IPlanErrors.InvalidArgument.selector);
        direct.UserActivity("willow", 0, 366);
        uint256 reported = block.timestamp;
        skip(1 days);
        vm.expectRevert(abi.encodeWithSelector(IPlanErrors.PriceStale.selector, reported));
        direct.unitPrice();
    }

    function test_views_ofPlus_answerAsPlus_atTheirOwnAddress() public {
        PlanParameters memory p = parameters();
        p.core = address(plan);
        IPlan plus = deploy(p);
        IPlanViews direct = IPlanViews(plus.views());
        assertEq(direct.core(), address(plan));
        assertEq(direct.idToName(1), "canopy");
        assertEq(direct.idToAddr(1), root);
        assertEq(direct.addrToName(accounts[0]), "", "a core member without a seat in Plus");
    }

    /// @dev Its storage is not the plan's, so the code asks the plan.
    function test_views_answerAsThePlan_inADelegatecallOfAnotherContract() public {
        Borrower borrower = new Borrower(views);
        string[] memory signatures = ViewList.signatures();
        for (uint256 i; i < signatures.length; ++i) {
            bytes memory data = callOf(signatures[i], 0);
            assertEq(ask(address(borrower), data), ask(address(plan), data), signatures[i]);
        }
    }

    function test_views_haveNoOtherFunctions_atTheirOwnAddress() public {
        bytes4[2] memory selectors = [IPlanActions.withdraw.selector, IPlanActions.collectCommons.selector];
        for (uint256 i; i < selectors.length; ++i) {
            (bool answered, bytes memory answer) = views.call(abi.encodePacked(selectors[i], uint256(1)));
            assertFalse(answered);
            assertEq(answer.length, 0);
        }
        (bool sent,) = views.call{value: 1}(abi.encodeCall(IPlanViews.memberCount, ()));
        assertFalse(sent, "refuses POL");
    }

    function isSameInEveryPlan(string memory signature) private pure returns (bool) {
        string memory name = vm.split(signature, "(")[0];
        return vm.indexOf(SAME_IN_EVERY_PLAN, string.concat(name, " ")) != type(uint256).max;
    }

    /// @dev The outcome of a call: whether it succeeded, and its answer.
    function ask(address target, bytes memory data) private view returns (bytes memory) {
        (bool answered, bytes memory answer) = target.staticcall(data);
        return abi.encode(answered, answer);
    }

    /// @dev Compares the answers to one call, and frees its memory. Returns whether an empty plan answers otherwise.
    function compare(string calldata signature, bytes calldata data) external view returns (bool) {
        bytes memory answer = ask(address(plan), data);
        assertEq(ask(views, data), answer, signature);
        return keccak256(answer) != keccak256(ask(address(empty), data));
    }

    /// @dev The function's call number `index`, counted through all values of all arguments.
    function callOf(string memory signature, uint256 index) private view returns (bytes memory) {
        string[] memory types = Abi.typesOf(signature);
        bytes memory head;
        bytes memory tail;
        for (uint256 i; i < types.length; ++i) {
            uint256 pick = index % valuesOf(types[i]);
            index /= valuesOf(types[i]);
            if (isType(types[i], "string")) {
                head = abi.encodePacked(head, types.length * 32 + tail.length);
                tail = abi.encodePacked(tail, withoutOffset(abi.encode(names[pick])));
            } else if (isType(types[i], "address")) {
                head = abi.encodePacked(head, abi.encode(accounts[pick]));
            } else {
                head = abi.encodePacked(head, numbers[pick]);
            }
        }
        return abi.encodePacked(bytes4(keccak256(bytes(signature))), head, tail);
    }

    function callCount(string memory signature) private view returns (uint256 count) {
        string[] memory types = Abi.typesOf(signature);
        count = 1;
        for (uint256 i; i < types.length; ++i) {
            count *= valuesOf(types[i]);
        }
    }

    function valuesOf(string memory kind) private view returns (uint256) {
        return isType(kind, "string") ? names.length : isType(kind, "address") ? accounts.length : numbers.length;
    }

    function isType(string memory kind, string memory name) private pure returns (bool) {
        return keccak256(bytes(kind)) == keccak256(bytes(name));
    }

    /// @dev The tail of an encoded string: length and content.
    function withoutOffset(bytes memory encoded) private pure returns (bytes memory tail) {
        tail = new bytes(encoded.length - 32);
        for (uint256 i; i < tail.length; ++i) {
            tail[i] = encoded[i + 32];
        }
    }
}

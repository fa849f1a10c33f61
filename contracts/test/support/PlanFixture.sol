// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {Test} from "forge-std/Test.sol";
import {IPlan} from "src/interfaces/IPlan.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";

/// @notice A plan that opens at its genesis, with its feed at $0.50 per POL, and helpers that act in it.
abstract contract PlanFixture is Test {
    uint256 internal constant START = 1_750_000_000;
    int256 internal constant HALF_DOLLAR = 0.5e8;
    /// @dev $20 at $0.50 a POL.
    uint256 internal constant UNIT = 40 ether;
    uint256 internal constant COMMISSION = 4 ether;

    IPlan internal plan;
    MockV3Aggregator internal feed;
    address internal root = makeAddr("root");
    address internal operator = makeAddr("operator");
    address internal commons = makeAddr("commons");

    function setUp() public virtual {
        vm.warp(START);
        feed = new MockV3Aggregator(8, HALF_DOLLAR);
        plan = deploy(parameters());
    }

    /// @notice The parameters of the core plan in `docs/plan.md`.
    function parameters() internal view returns (PlanParameters memory) {
        return PlanParameters({
            root: root,
            rootUsername: "canopy",
            operator: operator,
            commons: commons,
            feed: address(feed),
            maximumAge: 1 hours,
            genesis: uint64(START),
            opensAt: uint64(START),
            unitUSD: 20e18,
            usernameFeeUSD: 5e18,
            pointsPerUnit: 10,
            maximumUnits: 5,
            sponsorShare: 1000,
            poolShare: 7300,
            heroShare: 200,
            commonsShare: 1000,
            operationsShare: 500,
            core: address(0)
        });
    }

    /// @notice Deploys a plan from the build's artifact, so that tests compile without the plan.
    function deploy(PlanParameters memory p) internal returns (IPlan) {
        bytes memory code = abi.encodePacked(vm.getCode("Plan.sol:Plan"), abi.encode(p));
        address created;
        assembly ("memory-safe") {
            created := create(0, add(code, 0x20), mload(code))
            if iszero(created) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
        return IPlan(created);
    }

    /// @notice Registers `username` with one unit, from a new address.
    function join(string memory username, string memory sponsor, string memory referral) internal returns (address) {
        return join(username, sponsor, referral, 1);
    }

    function join(string memory username, string memory sponsor, string memory referral, uint256 units)
        internal
        returns (address account)
    {
        account = makeAddr(username);
        uint256 value = plan.unitPrice() * units;
        vm.deal(account, account.balance + value);
        vm.prank(account);
        plan.register{value: value}(sponsor, referral, username);
    }

    function topUp(address account, uint256 value) internal {
        vm.deal(account, account.balance + value);
        vm.prank(account);
        plan.topUp{value: value}();
    }

    /// @notice Skips days and reports the same price again.
    function passDays(uint256 count) internal {
        skip(count * 1 days);
        feed.updateAnswer(feed.latestAnswer());
    }

    /// @notice Deploys the plan again, with an opening `delay` seconds after its genesis.
    function opensLater(uint256 delay) internal view returns (PlanParameters memory p) {
        p = parameters();
        p.opensAt = uint64(START + delay);
    }

    function revertData(bytes4 selector) internal pure returns (bytes memory) {
        return abi.encodePacked(selector);
    }

    /// @notice Settles the oldest round that is due in one call. The HeroPool gets the closing reward.
    function settleRound() internal {
        settleRound(0);
    }

    function settleRound(uint32 closer) internal {
        plan.distribute(everyId(), new uint32[](0), closer);
    }

    /// @notice All ids except the root in descending order: an upline's id is always lower.
    function everyId() internal view returns (uint32[] memory ids) {
        uint32 last = plan.memberCount() + 1;
        ids = new uint32[](last - 1);
        for (uint32 i; i < ids.length; ++i) {
            ids[i] = last - i;
        }
    }

    /// @notice Seven units: willow's one, three on her left leg (alder's two and hazel's one) and rowan's three on her
    /// right. By id: 2 willow, 3 alder, 4 rowan, 5 hazel; the root sponsors willow, and willow the others.
    function joinFour() internal {
        join("willow", "canopy", "canopy", 1);
        join("alder", "willow", "willow", 2);
        join("rowan", "willow", "willow", 3);
        join("hazel", "willow", "alder", 1);
    }

    /// @notice Creates seat 2 without units, before the plan opens.
    function giveSeatTo(string memory username) internal {
        address[] memory accounts = new address[](1);
        string[] memory usernames = new string[](1);
        (accounts[0], usernames[0]) = (makeAddr(username), username);
        uint32[] memory rootOnly = new uint32[](1);
        rootOnly[0] = 1;
        plan.register0(accounts, usernames, rootOnly, rootOnly);
    }
}

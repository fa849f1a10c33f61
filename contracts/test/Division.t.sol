// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {ClosedRoundFixture} from "./support/ClosedRoundFixture.sol";

/// @notice The division of a round of any size, up to what 32 bits of units hold: the test writes the round into the
/// plan's storage, and closes it.
contract DivisionTest is ClosedRoundFixture {
    uint256 private constant COMMISSION_SHARE = 1_000;
    uint256 private constant MOST_WEI = type(uint96).max;

    function test_division_addsUpToTheEntry(uint64 polUsd, uint32 units, uint32 orphans, uint40 points, bool closer)
        public
    {
        polUsd = uint64(bound(polUsd, 1, type(uint64).max));
        feed = new MockV3Aggregator(8, int256(uint256(polUsd)));
        plan = deploy(parameters());
        join("willow", "canopy", "canopy");
        uint256 price = plan.unitPrice();
        units = uint32(bound(units, 1, MOST_WEI / price < type(uint32).max ? MOST_WEI / price : type(uint32).max));
        orphans = uint32(bound(orphans, 0, units));
        write(polUsd, units, orphans, points);

        passDays(1);
        vm.recordLogs();
        settleRound(closer ? 2 : 0);
        ClosedRound memory closed = readClosedRound();
        assertEq(closed.entered, price * units, "entered");
        uint256 commissions = price * COMMISSION_SHARE / 10_000 * (units - orphans);
        uint256 members = points * closed.pointValue + units * closed.rebate;
        uint256 others = closed.heroPool + closed.commons + closed.operations;
        assertEq(commissions + members + others, closed.entered, "the parts are the entry");
        assertLe(members, closed.entered * 73 / 100, "at most the pool");
        assertLe(closed.pointValue * 10, price * 73 / 100, "at most a tenth of a unit's pool");
        assertGe(closed.commons + units, closed.entered / 10, "less than a wei of a unit is rounded");
    }

    /// @dev The layout of `Round`; the running total is that of the one unit that enters.
    function write(uint64 polUsd, uint32 units, uint32 orphans, uint40 points) private {
        uint256 word = uint256(polUsd) | (uint256(units) << 64) | (uint256(orphans) << 96) | (1 << 128) | (1 << 168);
        vm.store(address(plan), bytes32(roundsSlot()), bytes32(word | (uint256(points) << 216)));
        assertEq(plan.roundData(0).units, units);
        assertEq(plan.roundData(0).points, points);
    }

    function roundsSlot() private view returns (uint256) {
        string memory artifact = vm.readFile(vm.getArtifactPathByCode(vm.getCode("Plan.sol:Plan")));
        for (uint256 i;; ++i) {
            string memory entry = string.concat("$.storageLayout.storage[", vm.toString(i), "].");
            string memory label = vm.parseJsonString(artifact, string.concat(entry, "label"));
            if (keccak256(bytes(label)) != keccak256("_rounds")) continue;
            return vm.parseUint(vm.parseJsonString(artifact, string.concat(entry, "slot")));
        }
        revert("no rounds");
    }
}

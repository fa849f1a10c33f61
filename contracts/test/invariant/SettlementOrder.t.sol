// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {Links, MonthActivity, NodeAct, NodeData} from "src/interfaces/IPlanViews.sol";
import {PlanFixture} from "../support/PlanFixture.sol";

/// @notice The same entries settled in two random ways, which differ in order, batches, credits and delays, give the
/// same figures to the wei.
contract SettlementOrderTest is PlanFixture {
    uint256 private constant DAYS = 4;
    uint256 private constant MINIMUM_NODES = 50;
    uint256 private constant MOST_CALLS = 1_000;

    string[] private names;
    uint256 private dice;

    /// @param entrySeed chooses entries and top-ups on four days
    /// @param oneWay,otherWay seeds of the two settlements
    /// forge-config: default.fuzz.runs = 64
    function test_settlement_dependsOnNeitherOrderNorBatchesNorDelay(
        uint256 entrySeed,
        uint256 oneWay,
        uint256 otherWay
    ) public {
        uint256 start = vm.snapshotState();
        play(entrySeed, oneWay);
        (bytes32[] memory one, uint256 pointsOfOne) = figures();
        vm.revertToState(start);
        play(entrySeed, otherWay);
        (bytes32[] memory other, uint256 pointsOfOther) = figures();

        assertEq(pointsOfOne, pointsOfOther, "points");
        assertEq(one.length, other.length, "members");
        for (uint256 i; i < one.length; ++i) {
            assertEq(one[i], other[i], i < DAYS ? "a round" : "a member");
        }
    }

    /// @notice The networks of the test above earn points and flash; otherwise it would compare nothing.
    function test_settlement_ofTheTestNetworksEarnsPoints() public {
        uint256 withPoints;
        for (uint256 seed; seed < 8; ++seed) {
            uint256 start = vm.snapshotState();
            play(seed, seed);
            (, uint256 points) = figures();
            if (points >= 10) ++withPoints;
            vm.revertToState(start);
        }
        assertGe(withPoints, 4, "networks with points");
    }

    /*///////////////////////////////// ENTRIES ///////////////////////////////*/

    function play(uint256 entrySeed, uint256 way) private {
        delete names;
        names.push("canopy");
        // Entries and settlement use different seeds, so that settlement does not change entries.
        uint256 entryDice = entrySeed;
        uint256 wayDice = way;
        for (uint256 day; day < DAYS; ++day) {
            dice = entryDice;
            enterADay(day);
            entryDice = dice;
            passDays(1);
            dice = wayDice;
            if (oneIn(2)) settleSome();
            wayDice = dice;
        }
        passDays(40);
        dice = wayDice;
        for (uint256 calls; settleOnce(); ++calls) {
            assertLt(calls, MOST_CALLS, "settles in the end");
        }
        if (oneIn(2)) plan.credit(allIds());
    }

    function enterADay(uint256 day) private {
        // At least two members join on the first day; on other days maybe none.
        uint256 count = roll(8) + (day == 0 ? 2 : 0);
        for (uint256 i; i < count; ++i) {
            string memory sponsor = names[roll(names.length)];
            string memory username = string.concat("member", vm.toString(names.length));
            join(username, sponsor, anyFreeSeat(), 1 + roll(5));
            names.push(username);
        }
        for (uint256 i; i < 2 && names.length > 1; ++i) {
            uint32 id = 2 + uint32(roll(names.length - 1));
            if (plan.unitsOf(id) < 5) topUp(plan.idToAddr(id), UNIT);
        }
    }

    /// @dev Does not use `autoReferral`, whose result depends on the progress of settlement.
    function anyFreeSeat() private returns (string memory) {
        uint256 index = roll(names.length);
        Links memory links = plan.linksOf(uint32(index + 1));
        while (links.left != 0 && links.right != 0) {
            index = (index + 1) % names.length;
            links = plan.linksOf(uint32(index + 1));
        }
        return names[index];
    }

    /*//////////////////////////////// SETTLING ///////////////////////////////*/

    /// @dev Settles some or all rounds that are due, with credits in between.
    function settleSome() private {
        uint256 calls = roll(4);
        for (uint256 i; i < calls && settleOnce(); ++i) {
            if (oneIn(3)) plan.credit(someIds(roll(5)));
        }
    }

    /// @dev Settles one batch of random ids. Returns false if no round is due.
    function settleOnce() private returns (bool) {
        uint256 length = oneIn(3) ? roll(MINIMUM_NODES) : MINIMUM_NODES + roll(MINIMUM_NODES);
        try plan.distribute(someIds(length), someIds(roll(3)), 0) {
            return true;
        } catch (bytes memory answer) {
            if (bytes4(answer) == IPlanErrors.Minimum50Nodes.selector) return true;
            assertEq(bytes4(answer), IPlanErrors.TimeException.selector, "distribute");
            return false;
        }
    }

    function someIds(uint256 length) private returns (uint32[] memory ids) {
        ids = new uint32[](length);
        for (uint256 i; i < length; ++i) {
            ids[i] = uint32(roll(names.length + 2));
        }
    }

    function allIds() private view returns (uint32[] memory ids) {
        ids = new uint32[](names.length);
        for (uint256 i; i < ids.length; ++i) {
            ids[i] = uint32(i + 1);
        }
    }

    /*///////////////////////////////// FIGURES ///////////////////////////////*/

    /// @dev One hash for each round and each member, of all their figures.
    function figures() private view returns (bytes32[] memory list, uint256 points) {
        list = new bytes32[](DAYS + names.length);
        for (uint256 round; round < DAYS; ++round) {
            list[round] = keccak256(abi.encode(plan.roundData(round)));
            points += plan.roundData(round).points;
        }
        for (uint32 id = 1; id <= names.length; ++id) {
            list[DAYS + id - 1] = figuresOf(id);
        }
    }

    function figuresOf(uint32 id) private view returns (bytes32) {
        address account = plan.idToAddr(id);
        NodeData memory node = plan.nodeData(account);
        NodeAct memory act = plan.nodeAct(account);
        Links memory links = plan.linksOf(id);
        NodeAct[] memory byDay = plan.UserActivity(plan.idToName(id), 0, 50);
        MonthActivity memory month = plan.monthActivity(id, 0);
        return keccak256(abi.encode(node, act, links, byDay, month, plan.boxOf(id)));
    }

    /*////////////////////////////////// DICE /////////////////////////////////*/

    function roll(uint256 sides) private returns (uint256) {
        dice = uint256(keccak256(abi.encode(dice)));
        return dice % sides;
    }

    function oneIn(uint256 sides) private returns (bool) {
        return roll(sides) == 0;
    }
}

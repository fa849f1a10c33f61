// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {MonthActivity} from "src/interfaces/IPlanViews.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {CallResult, Earning, Network, Vectors} from "../support/Vectors.sol";
import {ModelComparison} from "./ModelComparison.sol";

/// @notice Replays networks of the reference model (`packages/protocol/src/rules`) on the contract; every number must
/// agree with the model's.
abstract contract Differential is ModelComparison {
    using Vectors for string;

    uint256 private constant SMALLEST_BATCH = 50;

    mapping(uint256 id => bool) private isRenamed;
    uint256 private batches;

    /// @dev Each line is handled in an external call, which frees its memory at the end.
    function replay(string memory path) internal {
        Network memory network = Vectors.read(path);
        begin(network.setup);
        uint256 rounds;
        uint256 calls;
        for (uint256 i; i < network.operations.length; ++i) {
            string memory operation = network.operations[i];
            string memory kind = operation.text("kind");
            if (kind.equals("settle")) {
                this.settle(operation, network.rounds[rounds++]);
                this.checkCall(network.calls[calls++]);
            } else if (kind.equals("claim")) {
                this.claim(operation, network.calls[calls++]);
            } else if (kind.equals("collect")) {
                this.collect(operation, network.calls[calls++]);
            } else if (kind.equals("collectCommons") || kind.equals("collectOperations")) {
                this.collectPot(kind, operation, network.calls[calls++]);
            } else {
                this.play(kind, operation);
            }
        }
        assertEq(rounds, network.rounds.length, "rounds settled");
        assertEq(calls, network.calls.length, "calls compared");
        assertGt(batches, network.operations.length / 256, "too few batches to compare anything");
        for (uint256 i; i < network.months.length; ++i) {
            this.checkMonth(network.months[i]);
        }
        for (uint256 i; i < network.members.length; ++i) {
            this.checkMember(network.members[i]);
        }
        assertEq(plan.memberCount() + 1, network.members.length, "members");
        checkTotals(network.totals);
    }

    function begin(string memory setup) private {
        uint256 genesis = setup.number("genesis");
        vm.warp(genesis);
        feed.updateAnswer(answerOf(setup));
        PlanParameters memory p = parameters();
        p.maximumAge = type(uint32).max;
        p.genesis = uint64(genesis);
        p.opensAt = uint64(setup.number("opensAt"));
        p.unitUSD = setup.number("parameters.unitUsd");
        p.usernameFeeUSD = setup.number("parameters.usernameFeeUsd");
        p.pointsPerUnit = uint8(setup.number("parameters.pointsPerUnit"));
        p.maximumUnits = uint8(setup.number("parameters.maxUnits"));
        p.sponsorShare = uint16(setup.number("parameters.shares.sponsor"));
        p.poolShare = uint16(setup.number("parameters.shares.pool"));
        p.heroShare = uint16(setup.number("parameters.shares.heroPool"));
        p.commonsShare = uint16(setup.number("parameters.shares.commons"));
        p.operationsShare = uint16(setup.number("parameters.shares.operations"));
        plan = deploy(p);
    }

    function play(string memory kind, string memory o) external {
        vm.warp(o.number("time"));
        if (kind.equals("report")) feed.updateAnswer(answerOf(o));
        else if (kind.equals("price")) plan.updatePOLPrice();
        else if (kind.equals("seat")) seat(o);
        else if (kind.equals("register")) register(o);
        else if (kind.equals("topUp")) topUp(addressOf(o.id("id")), o.number("value"));
        else if (kind.equals("rename")) rename(o);
        else if (kind.equals("withdraw")) withdraw(o);
        else assertEq(kind, "wait", "operation");
    }

    function seat(string memory o) private {
        address[] memory accounts = new address[](1);
        string[] memory usernames = new string[](1);
        uint32 id = o.id("id");
        accounts[0] = addressOf(id);
        usernames[0] = nameOf(id);
        plan.register0(accounts, usernames, only(o.id("sponsor")), only(o.id("referral")));
        assertEq(plan.addrToId(accounts[0]), id, "id of a seat");
    }

    function register(string memory o) private {
        uint32 id = o.id("id");
        address account = addressOf(id);
        uint256 value = o.number("value");
        vm.deal(account, value);
        vm.prank(account);
        plan.registerAt{value: value}(
            nameOf(o.id("sponsor")),
            nameOf(o.id("referral")),
            nameOf(id),
            uint8(o.number("leg")),
            uint64(block.timestamp)
        );
        assertEq(plan.addrToId(account), id, "id of a member");
        assertEq(plan.unitsOf(id), o.number("units"), "units of a member");
    }

    function rename(string memory o) private {
        uint32 id = o.id("id");
        address account = addressOf(id);
        uint256 value = o.number("value");
        vm.deal(account, account.balance + value);
        isRenamed[id] = true;
        vm.prank(account);
        plan.changeUsername{value: value}(nameOf(id));
    }

    function withdraw(string memory o) private {
        vm.prank(addressOf(o.id("id")));
        plan.withdraw(o.number("amount"));
    }

    function claim(string memory o, string memory expected) external {
        vm.warp(o.number("time"));
        uint32 id = o.id("id");
        CallResult memory result = expected.callResult();
        expectRefusal(result);
        plan.claimRank(members(id));
        if (bytes(result.refused).length == 0) {
            MonthActivity memory activity = plan.monthActivity(id, result.month);
            assertEq(uint8(activity.rank), result.rank, "the rank claimed");
            assertEq(activity.shares, result.shares, "shares claimed");
        }
        this.checkCall(expected);
    }

    function collect(string memory o, string memory expected) external {
        vm.warp(o.number("time"));
        uint32 id = o.id("id");
        CallResult memory result = expected.callResult();
        uint256 before = plan.boxOf(id);
        expectRefusal(result);
        plan.collectRank(members(id), uint16(o.number("month")));
        assertEq(plan.boxOf(id) - before, result.amount, "what a rank is worth");
        this.checkCall(expected);
    }

    function collectPot(string memory kind, string memory o, string memory expected) external {
        vm.warp(o.number("time"));
        CallResult memory result = expected.callResult();
        bool ofCommons = kind.equals("collectCommons");
        address receiver = ofCommons ? plan.commons() : operator;
        uint256 before = receiver.balance;
        expectRefusal(result);
        if (ofCommons) plan.collectCommons();
        else plan.collectOperations();
        assertEq(receiver.balance - before, result.amount, "what was collected");
        this.checkCall(expected);
    }

    function expectRefusal(CallResult memory result) private {
        if (bytes(result.refused).length != 0) vm.expectRevert(errorOf(result.refused));
    }

    /// @dev The contract's name for a rule of the model.
    function errorOf(string memory rule) private pure returns (bytes4) {
        if (rule.equals("no open window")) return IPlanErrors.RankWindowNotOpen.selector;
        if (rule.equals("window not closed")) return IPlanErrors.RankWindowNotClosed.selector;
        assertEq(rule, "nothing to collect", "the rule that refused a call");
        return IPlanErrors.NothingToCollect.selector;
    }

    /// @dev Settles in batches of random sizes, children first, and compares the round and each member's day.
    function settle(string memory o, string memory expected) external {
        vm.warp(o.number("time"));
        uint256 number = expected.number("round");
        assertEq(o.number("round"), number, "order of rounds");
        assertEq(plan.xRoundCounter(), number, "the round to settle");
        uint256[] memory ids = expected.ids("touched");
        for (uint256 from; from < ids.length;) {
            uint256 size = SMALLEST_BATCH + uint256(keccak256(abi.encode(++batches))) % 200;
            if (size > ids.length - from) size = ids.length - from;
            uint32[] memory batch = new uint32[](size);
            for (uint256 i; i < size; ++i) {
                batch[i] = uint32(ids[from + i]);
            }
            plan.distribute(batch, new uint32[](0), o.id("closer"));
            from += size;
        }
        checkRound(number, expected);
        Earning[] memory earnings = expected.earnings();
        for (uint256 i; i < earnings.length; ++i) {
            checkDay(number, earnings[i]);
        }
    }

    /// @dev The username of an id: `m0000007`, and `n0000007` after a change of username.
    function nameOf(uint32 id) private view returns (string memory) {
        if (id == 1) return "canopy";
        bytes memory name = bytes(vm.toString(uint256(10_000_000) + id));
        name[0] = isRenamed[id] ? bytes1("n") : bytes1("m");
        return string(name);
    }

    /// @dev The feed has 8 decimals, vectors have 18.
    function answerOf(string memory line) private pure returns (int256) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return int256(line.number("polUsd") / 1e10);
    }

    /// @dev Id 0 is not a member: the call only moves the window.
    function members(uint32 id) private pure returns (uint32[] memory) {
        return id == 0 ? new uint32[](0) : only(id);
    }

    function only(uint32 id) private pure returns (uint32[] memory ids) {
        ids = new uint32[](1);
        ids[0] = id;
    }
}

/// @notice The committed networks, in `test/vectors`.
contract DifferentialTest is Differential {
    function test_agreesWithTheModel_onTheCommittedBalancedNetwork() public {
        replay("test/vectors/balanced.gen.json");
    }

    function test_agreesWithTheModel_onTheCommittedRandomNetwork() public {
        replay("test/vectors/random.gen.json");
    }

    function test_agreesWithTheModel_onTheCommittedChain() public {
        replay("test/vectors/chain.gen.json");
    }

    function test_agreesWithTheModel_onTheCommittedOneLeggedNetwork() public {
        replay("test/vectors/one-legged.gen.json");
    }

    function test_agreesWithTheModel_onTheCommittedMonthsOfRanks() public {
        replay("test/vectors/ranks.gen.json");
    }
}

/// @notice Networks of 2,000 members through 30 rounds and of 10,000 through 60, too large for the repository.
/// `npm run vectors -- --large` writes them; only the profile `long` selects this contract.
contract GeneratedDifferentialTest is Differential {
    function test_agreesWithTheModel_whenPointsExceedTheFloor() public {
        replay("cache/vectors/reservoir.json");
    }

    function test_agreesWithTheModel_on2000MembersInABalancedNetwork() public {
        replay("cache/vectors/medium-balanced.json");
    }

    function test_agreesWithTheModel_on2000MembersInARandomNetwork() public {
        replay("cache/vectors/medium-random.json");
    }

    function test_agreesWithTheModel_on2000MembersInAChain() public {
        replay("cache/vectors/medium-chain.json");
    }

    function test_agreesWithTheModel_on2000MembersOnOneLeg() public {
        replay("cache/vectors/medium-one-legged.json");
    }

    function test_agreesWithTheModel_on10000MembersInABalancedNetwork() public {
        replay("cache/vectors/large-balanced.json");
    }

    function test_agreesWithTheModel_on10000MembersInARandomNetwork() public {
        replay("cache/vectors/large-random.json");
    }

    function test_agreesWithTheModel_on10000MembersInAChain() public {
        replay("cache/vectors/large-chain.json");
    }

    function test_agreesWithTheModel_on10000MembersOnOneLeg() public {
        replay("cache/vectors/large-one-legged.json");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {Links, MonthActivity, MonthData, NodeAct, NodeData, RoundData} from "src/interfaces/IPlanViews.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {PlanFixture} from "../support/PlanFixture.sol";
import {CallResult, Earning, MonthlyRank, Network, Vectors} from "../support/Vectors.sol";

/// @notice Replays networks of the reference model (`packages/protocol/src/rules`) on the contract; every number must
/// agree with the model's.
abstract contract Differential is PlanFixture {
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

    /// @dev The window and the pots after a call that moves them.
    function checkCall(string memory expected) external view {
        CallResult memory result = expected.callResult();
        (uint256 month, bool open, uint256 closesAt) = plan.rankWindow();
        assertEq(month, result.month, "the window's month");
        assertEq(open, result.open, "whether the window is open");
        assertEq(closesAt, result.closesAt, "when the window closes");
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(plan.HeroPool(), result.heroPool, "HeroPool of the month");
        assertEq(forCommons, result.commons, "commons");
        assertEq(forOperations, result.operations, "operations");
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

    function checkRound(uint256 number, string memory expected) private view {
        RoundData memory round = plan.roundData(number);
        assertTrue(round.closed, "closed");
        assertEq(round.unitPrice, expected.number("unitPrice"), "unitPrice");
        assertEq(round.units, expected.number("units"), "units");
        assertEq(round.units * round.unitPrice, expected.number("entered"), "entered");
        assertEq(round.points, expected.number("points"), "points");
        assertEq(round.flash, expected.number("flash"), "flash");
        assertEq(round.pointy, expected.number("pointy"), "pointy");
        assertEq(round.pointValue, expected.number("pointValue"), "pointValue");
        assertEq(round.rebate, expected.number("rebate"), "rebate");
        uint256 daysAgo = plan.roundCounter() - number;
        assertEq(plan.dayPointValueUSD(daysAgo), expected.number("pointValueUsd"), "pointValueUSD");
    }

    function checkDay(uint256 number, Earning memory expected) private view {
        NodeAct memory day = plan.nodeDayAct(addressOf(expected.id), plan.roundCounter() - number);
        assertEq(day.spEarn, expected.spEarn, "day's commissions");
        assertEq(day.ptEarn, expected.ptEarn, "day's point earnings");
        assertEq(day.points, expected.points, "day's points");
        assertEq(day.flash, expected.flash, "day's flash");
    }

    function checkMonth(string memory expected) external view {
        uint256 month = expected.number("month");
        MonthData memory data = plan.monthData(month);
        assertEq(data.pot, expected.number("pot"), "a month's pot");
        assertEq(data.shares, expected.number("totalShares"), "a month's shares");
        assertEq(data.shareValue, expected.number("shareValue"), "what a share is worth");
        assertEq(data.points, expected.number("points"), "points of a month's rounds");
        assertEq(data.units, expected.number("units"), "units of a month's rounds");
        (uint256 toClose,,) = plan.rankWindow();
        uint256 rest = month < toClose ? data.pot - data.shares * data.shareValue : 0;
        assertEq(rest, expected.number("rest"), "what shares left to the commons");
        MonthlyRank[] memory ranks = expected.ranks();
        for (uint256 i; i < ranks.length; ++i) {
            MonthActivity memory activity = plan.monthActivity(ranks[i].id, month);
            assertEq(activity.points, ranks[i].points, "a month's points");
            assertEq(activity.heroes, ranks[i].heroes, "members with a rank, sponsored");
            assertEq(uint8(activity.rank), ranks[i].rank, "a member's rank");
            assertEq(activity.shares, ranks[i].shares, "a member's shares");
            assertEq(activity.collected, ranks[i].collected, "whether the shares were collected");
        }
    }

    function checkMember(string memory expected) external view {
        uint32 id = expected.id("id");
        Links memory links = plan.linksOf(id);
        uint256 units = expected.number("units");
        assertEq(links.upline, expected.number("referral"), "upline");
        assertEq(links.sponsor, expected.number("sponsor"), "sponsor");
        assertEq(links.units, units, "units");
        assertEq(links.settledUnits, units, "settled units");
        address account = addressOf(id);
        NodeData memory node = plan.nodeData(account);
        assertEq(node.isLeftOrRight, expected.number("leg"), "leg");
        assertEq(node.depth, expected.number("depth"), "depth");
        assertEq(node.maxPoints, units * 10, "daily cap");
        assertEq(node.leftUsers, expected.number("leftUsers"), "left units");
        assertEq(node.rightUsers, expected.number("rightUsers"), "right units");
        assertEq(node.leftVariance, expected.number("leftVariance"), "left variance");
        assertEq(node.rightVariance, expected.number("rightVariance"), "right variance");
        NodeAct memory life = plan.nodeAct(account);
        assertEq(life.spEarn, expected.number("spEarn"), "commissions");
        assertEq(life.ptEarn, expected.number("ptEarn"), "point earnings");
        assertEq(life.points, expected.number("points"), "points over the lifetime");
        assertEq(life.flash, expected.number("flash"), "flash over the lifetime");
        assertEq(plan.boxOf(id), expected.number("box"), "box");
    }

    function checkTotals(string memory expected) private view {
        (uint256 forCommons, uint256 forOperations) = plan.pots();
        assertEq(forCommons, expected.number("commons"), "commons");
        assertEq(forOperations, expected.number("operations"), "operations");
        assertEq(address(plan).balance, expected.number("balance"), "balance");
    }

    /// @dev The username of an id: `m0000007`, and `n0000007` after a change of username.
    function nameOf(uint32 id) private view returns (string memory) {
        if (id == 1) return "canopy";
        bytes memory name = bytes(vm.toString(uint256(10_000_000) + id));
        name[0] = isRenamed[id] ? bytes1("n") : bytes1("m");
        return string(name);
    }

    function addressOf(uint32 id) private view returns (address) {
        return id == 1 ? root : address(uint160(0xc0de00000000 + id));
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

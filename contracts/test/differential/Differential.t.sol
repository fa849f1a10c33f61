// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Links, MonthActivity, NodeAct, NodeData, RoundData} from "src/interfaces/IPlanViews.sol";
import {PlanParameters} from "src/interfaces/IPlanActions.sol";
import {PlanFixture} from "../support/PlanFixture.sol";
import {
    Chapter,
    Earning,
    Kind,
    MemberResult,
    MonthResult,
    MonthlyRank,
    Operation,
    RoundResult,
    Setup,
    Totals,
    Vectors
} from "../support/Vectors.sol";

/// @notice The contract beside the reference model in TypeScript: both live through the same random networks, and every
/// number must agree. `npm run vectors` writes the networks.
abstract contract Differential is PlanFixture {
    uint256 private constant SMALLEST_BATCH = 50;
    address private constant LOTTERY = address(0x107);

    string private path;
    uint256 private genesis;
    mapping(uint256 id => bool) private isRenamed;
    uint256 private batches;

    /// @dev Lives through one run. Each line is worked off in a call of its own, which gives its memory back.
    function replay(string memory name) internal {
        path = string.concat("cache/vectors/", name, ".hex");
        Setup memory setup = Vectors.readSetup(path);
        this.begin(setup);
        for (uint256 i; i < setup.chapters; ++i) {
            this.playChapter();
        }
        for (uint256 i; i < setup.months; ++i) {
            this.checkMonth();
        }
        for (uint256 i; i < setup.pages; ++i) {
            this.checkMembers();
        }
        this.checkTotals();
        assertEq(plan.memberCount() + 1, setup.members, "members");
        assertGt(batches, setup.chapters / 4, "too little was settled to compare anything");
    }

    function begin(Setup calldata setup) external {
        genesis = setup.genesis;
        vm.warp(genesis);
        feed.updateAnswer(answerOf(setup.polUsd));
        PlanParameters memory p = parameters();
        p.maximumAge = type(uint32).max;
        p.genesis = uint64(genesis);
        p.opensAt = uint64(setup.opensAt);
        plan = deploy(p);
        if (setup.lotteryIsSet) plan.setLottery(LOTTERY);
    }

    function playChapter() external {
        Chapter memory chapter = Vectors.readChapter(path);
        uint256 last = chapter.operations.length - 1;
        for (uint256 i; i <= last; ++i) {
            if (i == last && chapter.settles) settle(chapter.operations[i], chapter.round);
            else play(chapter.operations[i]);
        }
    }

    function play(Operation memory o) private {
        vm.warp(o.time);
        if (o.kind == Kind.Report) feed.updateAnswer(answerOf(o.amount));
        else if (o.kind == Kind.Price) plan.updatePOLPrice();
        else if (o.kind == Kind.Seat) seat(o);
        else if (o.kind == Kind.Register) register(o);
        else if (o.kind == Kind.TopUp) topUp(addressOf(o.id), o.amount);
        else if (o.kind == Kind.Rename) rename(o);
        else if (o.kind == Kind.Withdraw) withdraw(o);
        else if (o.kind == Kind.Claim) claim(o);
        else if (o.kind == Kind.Collect) collect(o);
        else assertEq(uint256(o.kind), uint256(Kind.Wait), "an operation that nobody knows");
    }

    function seat(Operation memory o) private {
        address[] memory accounts = new address[](1);
        string[] memory usernames = new string[](1);
        accounts[0] = addressOf(o.id);
        usernames[0] = Vectors.nameOf(o.id, false);
        plan.register0(accounts, usernames, only(o.sponsor), only(o.referral));
        assertEq(plan.addrToId(accounts[0]), o.id, "id of a seat");
    }

    function register(Operation memory o) private {
        address account = addressOf(o.id);
        vm.deal(account, o.amount);
        vm.prank(account);
        plan.registerAt{value: o.amount}(
            nameOf(o.sponsor), nameOf(o.referral), Vectors.nameOf(o.id, false), o.leg, uint64(o.time)
        );
        assertEq(plan.addrToId(account), o.id, "id of a member");
        assertEq(plan.unitsOf(o.id), o.units, "units of a member");
    }

    function rename(Operation memory o) private {
        address account = addressOf(o.id);
        vm.deal(account, account.balance + o.amount);
        vm.prank(account);
        plan.changeUsername{value: o.amount}(Vectors.nameOf(o.id, true));
        isRenamed[o.id] = true;
    }

    function withdraw(Operation memory o) private {
        vm.prank(addressOf(o.id));
        plan.withdraw(o.amount);
    }

    function claim(Operation memory o) private {
        plan.claimRank(o.id == 0 ? new uint32[](0) : only(o.id));
        if (o.id != 0) assertEq(plan.monthActivity(o.id, o.amount).shares, o.units, "shares claimed");
        (uint256 month, bool open,,) = plan.rankWindow();
        assertTrue(open && month == o.amount, "the window that is open");
    }

    function collect(Operation memory o) private {
        uint256 before = plan.boxOf(o.id);
        plan.collectRank(only(o.id), o.units);
        assertEq(plan.boxOf(o.id) - before, o.amount, "what a rank is worth");
    }

    /// @dev Settles in batches of random sizes, children first, and compares the round and everybody's day.
    function settle(Operation memory o, RoundResult memory expected) private {
        vm.warp(o.time);
        assertEq(plan.xRoundCounter(), expected.round, "the round to settle");
        uint32[] memory ids = Vectors.idsOf(expected.touched);
        for (uint256 from; from < ids.length;) {
            uint256 size = SMALLEST_BATCH + uint256(keccak256(abi.encode(++batches))) % 200;
            if (size > ids.length - from) size = ids.length - from;
            uint32[] memory batch = new uint32[](size);
            for (uint256 i; i < size; ++i) {
                batch[i] = ids[from + i];
            }
            plan.distribute(batch, new uint32[](0), o.id);
            from += size;
        }
        checkRound(expected);
        for (uint256 i; i < expected.earnings.length; ++i) {
            checkDay(expected, Vectors.earningOf(expected.earnings[i]));
        }
    }

    function checkRound(RoundResult memory expected) private view {
        RoundData memory round = plan.roundData(expected.round);
        assertTrue(round.closed, "closed");
        assertEq(round.unitPrice, expected.unitPrice, "unitPrice");
        assertEq(round.units, expected.units, "units");
        assertEq(round.units * round.unitPrice, expected.entered, "entered");
        assertEq(round.points, expected.points, "points");
        assertEq(round.flash, expected.flash, "flash");
        assertEq(round.pointy, expected.pointy, "pointy");
        assertEq(round.pointValue, expected.pointValue, "pointValue");
        assertEq(round.rebate, expected.rebate, "rebate");
        uint256 daysAgo = plan.roundCounter() - expected.round;
        assertEq(plan.dayPointValueUSD(daysAgo), expected.pointValueUsd, "pointValueUSD");
    }

    function checkDay(RoundResult memory round, Earning memory expected) private view {
        NodeAct memory day = plan.nodeDayAct(addressOf(expected.id), plan.roundCounter() - round.round);
        assertEq(day.spEarn, round.sponsorShare * expected.sponsoredUnits, "day's commissions");
        assertEq(day.ptEarn, round.pointValue * expected.points, "day's point earnings");
        assertEq(day.points, expected.points, "day's points");
        assertEq(day.flash, expected.flash, "day's flash");
    }

    function checkMonth() external {
        MonthResult memory expected = Vectors.readMonth(path);
        // A window whose time is over closes with the next call.
        (, bool open, uint256 closesAt,) = plan.rankWindow();
        if (open && block.timestamp >= closesAt) plan.collectRank(new uint32[](0), uint16(expected.month));
        (uint256 pot, uint256 shareCount, uint256 shareValue) = plan.monthPot(expected.month);
        assertEq(pot, expected.pot, "a month's pot");
        assertEq(shareCount, expected.totalShares, "a month's shares");
        assertEq(shareValue, expected.shareValue, "what a share is worth");
        for (uint256 i; i < expected.ranks.length; ++i) {
            MonthlyRank memory rank = expected.ranks[i];
            MonthActivity memory month = plan.monthActivity(rank.id, expected.month);
            assertEq(month.points, rank.points, "a month's points");
            assertEq(month.heroes, rank.heroes, "Heroes sponsored");
            assertEq(month.shares, rank.shares, "a member's shares");
        }
    }

    function checkMembers() external {
        MemberResult[] memory page = Vectors.readMembers(path);
        for (uint256 i; i < page.length; ++i) {
            checkMember(page[i]);
        }
    }

    function checkMember(MemberResult memory expected) private view {
        Links memory links = plan.linksOf(expected.id);
        assertEq(links.upline, expected.referral, "upline");
        assertEq(links.sponsor, expected.sponsor, "sponsor");
        assertEq(links.units, expected.units, "units");
        assertEq(links.settledUnits, expected.units, "settled units");
        address account = addressOf(expected.id);
        NodeData memory node = plan.nodeData(account);
        assertEq(node.isLeftOrRight, expected.leg, "leg");
        assertEq(node.depth, expected.depth, "depth");
        assertEq(node.maxPoints, expected.units * 10, "daily cap");
        assertEq(node.leftUsers, expected.leftUsers, "left units");
        assertEq(node.rightUsers, expected.rightUsers, "right units");
        assertEq(node.leftVariance, expected.leftVariance, "left variance");
        assertEq(node.rightVariance, expected.rightVariance, "right variance");
        NodeAct memory life = plan.nodeAct(account);
        assertEq(life.spEarn, expected.spEarn, "commissions");
        assertEq(life.ptEarn, expected.ptEarn, "point earnings");
        assertEq(life.points, expected.points, "points over the lifetime");
        assertEq(life.flash, expected.flash, "flash over the lifetime");
        assertEq(plan.boxOf(expected.id), expected.box, "box");
    }

    function checkTotals() external {
        Totals memory expected = Vectors.readTotals(path);
        (uint256 forLottery, uint256 forOperations) = plan.pots();
        (,,, uint256 carried) = plan.rankWindow();
        assertEq(forLottery, expected.lottery, "lottery");
        assertEq(forOperations, expected.operations, "operations");
        assertEq(carried, expected.heroPoolLeft, "what caps left in the HeroPool");
        assertEq(address(plan).balance, expected.balance, "balance");
    }

    function nameOf(uint32 id) private view returns (string memory) {
        return id == 1 ? "canopy" : Vectors.nameOf(id, isRenamed[id]);
    }

    function addressOf(uint32 id) private view returns (address) {
        return id == 1 ? root : address(uint160(0xc0de00000000 + id));
    }

    function answerOf(uint256 polUsd) private pure returns (int256) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return int256(polUsd / 1e10);
    }

    function only(uint32 id) private pure returns (uint32[] memory ids) {
        ids = new uint32[](1);
        ids[0] = id;
    }
}

/// @notice The published networks; then, in each kind of network, 2,000 members through 30 rounds and 10,000 through 60.
contract DifferentialTest is Differential {
    function test_agrees_onTheBalancedNetworkThatIsPublished() public {
        replay("small-balanced");
    }

    function test_agrees_onTheRandomNetworkThatIsPublished() public {
        replay("small-random");
    }

    function test_agrees_onTheChainThatIsPublished() public {
        replay("small-chain");
    }

    function test_agrees_onTheOneLeggedNetworkThatIsPublished() public {
        replay("small-one-legged");
    }

    function test_agrees_onReservoirs() public {
        replay("reservoir");
    }

    function test_agrees_on2000MembersLevelByLevel() public {
        replay("medium-balanced");
    }

    function test_agrees_on2000MembersAnywhere() public {
        replay("medium-random");
    }

    function test_agrees_on2000MembersInAChain() public {
        replay("medium-chain");
    }

    function test_agrees_on2000MembersOnOneLeg() public {
        replay("medium-one-legged");
    }

    function test_agrees_on10000MembersLevelByLevel() public {
        replay("large-balanced");
    }

    function test_agrees_on10000MembersAnywhere() public {
        replay("large-random");
    }

    function test_agrees_on10000MembersInAChain() public {
        replay("large-chain");
    }

    function test_agrees_on10000MembersOnOneLeg() public {
        replay("large-one-legged");
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {GasCheck} from "./support/GasCheck.sol";
import {RankFixture} from "./support/RankFixture.sol";

/// @notice The dearest calls that change the core plan, as transactions with cold storage (`isolate`), with the 21,000 and
/// the calldata. `scripts/bench/gas.ts` reads the limits from this file.
/// @dev Lists of ids have one member: each further one costs less.
/// forge-config: default.isolate = true
contract WorstCaseGasTest is GasCheck("WorstCaseGas"), RankFixture {
    uint256 private constant EXCESS = UNIT / 50;
    string private constant LONGEST_NAME = "first_long_name_";
    string private constant SPONSOR = "second_long_name";
    string private constant UPLINE = "third_longest_na";
    uint32[] private none;
    uint32[] private roots;

    /*///////////////////////////////// ENTRIES ///////////////////////////////*/

    /// @dev The first entry of a round, and the sponsor's first earning ever.
    function test_register() public {
        joinPair();
        passDays(4);
        join(nameOf(3), nameOf(1), nameOf(2));
        check("register", spent(), 245_000);
    }

    /// @dev Also, the left leg is taken, the names are the longest, and the payer has a delegation.
    function test_register_dearest() public {
        dearestPlace();
        delegate(LONGEST_NAME);
        join(LONGEST_NAME, SPONSOR, UPLINE);
        check("register, dearest", spent(), 245_000);
    }

    /// @dev The call that the site sends: it also names the leg and a deadline.
    function test_registerAt_dearest() public {
        registerInDearestPlace(UNIT);
        check("registerAt, dearest", spent(), 246_000);
    }

    /// @dev Also opens the new member's box, with an excess.
    function test_registerAt_withAnExcess() public {
        registerInDearestPlace(UNIT + EXCESS);
        check("registerAt, dearest, with an excess", spent(), 268_500);
    }

    /// @dev The fifth purchase, with four purchases and points pending, as the first entry of a round and the sponsor's
    /// first earning ever: the sponsor had no units before.
    function test_topUp() public {
        plan = deploy(opensLater(1 days));
        giveSeatTo(nameOf(9));
        passDays(1);
        address willow = pendingMember(4);
        topUp(makeAddr(nameOf(9)), UNIT);
        passDays(4);
        topUp(willow, UNIT + EXCESS);
        check("topUp, five purchases, points pending", spent(), 145_500);
    }

    /// @dev The same without points: opens the member's box.
    function test_topUp_ofABuyer() public {
        plan = deploy(opensLater(1 days));
        giveSeatTo(nameOf(9));
        passDays(1);
        address willow = buyer(nameOf(9), 4);
        topUp(makeAddr(nameOf(9)), UNIT);
        passDays(4);
        topUp(willow, UNIT + EXCESS);
        check("topUp, five purchases, no points", spent(), 156_000);
    }

    function test_register0() public {
        plan = deploy(opensLater(1 days));
        address[] memory accounts = new address[](1);
        string[] memory usernames = new string[](1);
        (accounts[0], usernames[0]) = (makeAddr("willow"), LONGEST_NAME);
        roots = [uint32(1)];
        plan.register0(accounts, usernames, roots, roots);
        check("register0, one seat", spent(), 180_000);
    }

    /*//////////////////////////////// SETTLEMENT /////////////////////////////*/

    /// @dev A round of one unit: one carry, and all that closing a round writes for the first time.
    function test_distribute() public {
        join(nameOf(1), "canopy", "canopy");
        ids = [WILLOW];
        passDays(1);
        plan.distribute(ids, none, WILLOW);
        check("distribute, one carry and the close of the first round", spent(), 127_000);
    }

    /// @dev The carry that brings the first points ever to a member, and closes the round.
    function test_distribute_firstPointsEver() public {
        joinPair();
        join(nameOf(3), "canopy", nameOf(1));
        join(nameOf(4), "canopy", nameOf(1));
        ids = [uint32(5), 4, 3, 2];
        passDays(1);
        plan.distribute(ids, none, WILLOW);
        check("distribute, four carries, first points, first close", spent(), 271_000);
    }

    /// @dev What the dearest id adds to a batch (`NODE_GAS` in `settlement/batches.ts`): its member bought today, and its
    /// upline gets the first points ever, with five purchases of five rounds to credit.
    function test_distribute_dearestId() public {
        join("willow", "canopy", "canopy");
        address alder = join("alder", "canopy", "canopy");
        join("hazel", "canopy", "alder", 5);
        for (uint256 day = 1; day < 5; ++day) {
            passDays(1);
            topUp(alder, UNIT);
        }
        passDays(1);
        settleAll();
        earn("willow", 1);
        join("rowan", "canopy", "alder", 5);
        passDays(1);
        // Willow's point comes first: the first one of a round writes slots that all members of the round share.
        ids = [uint32(5), 6];
        distributePadded();

        uint256 before = vm.snapshotState();
        delete ids;
        distributePadded();
        uint256 withoutId = spent();
        vm.revertToState(before);
        ids = [plan.nameToId("rowan")];
        distributePadded();
        check("distribute, the dearest id of a batch", spent() - withoutId, 140_000);
        assertEq(plan.nodeAct(alder).points, 5);
    }

    function test_credit() public {
        pendingMember(5);
        ids = [uint32(3)];
        plan.credit(ids);
        check("credit, points and five purchases", spent(), 64_000);
    }

    /// @dev Opens the member's box.
    function test_credit_ofABuyer() public {
        ids = [plan.addrToId(buyer("canopy", 5))];
        plan.credit(ids);
        check("credit, five purchases, no points", spent(), 74_500);
    }

    /*////////////////////////////////// MONEY ////////////////////////////////*/

    /// @dev The member's first withdrawal, with the points of one round and one purchase to credit.
    function test_withdraw() public {
        withdrawThird(pendingMember(1));
        check("withdraw, the first, one round of points and one purchase", spent(), 65_000);
    }

    /// @dev A box that was never opened: a rebate, and neither points nor commissions.
    function test_withdraw_ofARebate() public {
        withdrawThird(buyer("canopy", 1));
        check("withdraw, the first, one purchase only", spent(), 69_000);
    }

    function test_withdraw_ofFivePurchases() public {
        withdrawThird(pendingMember(5));
        check("withdraw, the first, one round of points and five purchases", spent(), 74_000);
    }

    /// @dev Opens the member's box.
    function test_withdraw_ofABuyer() public {
        withdrawThird(buyer("canopy", 5));
        check("withdraw, the first, five purchases only", spent(), 84_500);
    }

    /// @dev The recipient's account does not exist yet.
    function test_collectCommons() public {
        buyer("canopy", 1);
        plan.collectCommons();
        check("collectCommons, the first", spent(), 63_000);
    }

    /// @dev Before `collectCommons`: the call that empties the pots gets a refund.
    function test_collectOperations() public {
        buyer("canopy", 1);
        plan.collectOperations();
        check("collectOperations, the first", spent(), 63_000);
    }

    /*////////////////////////// NAMES, ADDRESSES, PRICE //////////////////////*/

    /// @dev The first price of a round, the first wei of a month's pot, an excess, and the longest names.
    function test_changeUsername() public {
        address willow = join(SPONSOR, "canopy", "canopy");
        passDays(30);
        uint256 fee = plan.usernameFee();
        vm.deal(willow, fee + fee / 50);
        vm.prank(willow);
        plan.changeUsername{value: fee + fee / 50}(LONGEST_NAME);
        check("changeUsername, with an excess", spent(), 154_000);
    }

    function test_changeAddress() public {
        address willow = join(LONGEST_NAME, "canopy", "canopy");
        vm.prank(willow);
        plan.changeAddress(makeAddr("new"));
        check("changeAddress", spent(), 51_000);
        vm.prank(willow);
        plan.cancelChangeAddress();
        check("cancelChangeAddress", spent(), 26_000);
        vm.prank(willow);
        plan.changeAddress(makeAddr("new"));
        delegate("new");
        vm.prank(makeAddr("new"));
        plan.acceptAddress(LONGEST_NAME);
        check("acceptAddress", spent(), 55_000);
    }

    function test_updatePOLPrice() public {
        passDays(1);
        plan.updatePOLPrice();
        check("updatePOLPrice, fixes a price", spent(), 65_000);
        passDays(1);
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        check("updatePOLPrice, the first candidate", spent(), 66_500);
        skip(2 hours);
        feed.updateAnswer(1e8);
        plan.updatePOLPrice();
        check("updatePOLPrice, confirms a candidate", spent(), 68_000);
    }

    /*///////////////////////////////// SUPPORT ///////////////////////////////*/

    /// @dev Settles with unknown ids, up to the smallest batch that does not have to complete the round.
    function distributePadded() private {
        while (ids.length < 50) ids.push(type(uint32).max);
        plan.distribute(ids, none, 0);
    }

    /// @dev A sponsor without earnings (2) and an upline (3), both below the root.
    function joinPair() private {
        join(nameOf(1), "canopy", "canopy");
        join(nameOf(2), "canopy", "canopy");
    }

    function registerInDearestPlace(uint256 value) private {
        dearestPlace();
        delegate(LONGEST_NAME);
        address account = makeAddr(LONGEST_NAME);
        vm.deal(account, value);
        vm.prank(account);
        plan.registerAt{value: value}(SPONSOR, UPLINE, LONGEST_NAME, 1, uint64(block.timestamp));
    }

    /// @dev A sponsor (2) without earnings, and an upline (3) with a free right leg. Four days later, the sponsor's next
    /// day record is in a new slot.
    function dearestPlace() private {
        join(SPONSOR, "canopy", "canopy");
        join(UPLINE, "canopy", "canopy");
        join(nameOf(4), "canopy", UPLINE);
        passDays(4);
    }

    /// @dev A member (3) without an earlier credit, with the points of round 0 and units bought in rounds from 0 on; all
    /// are closed. Purchases before the points would be credited with them. The sponsor is member 2.
    function pendingMember(uint256 purchases) private returns (address account) {
        if (plan.nameToId(nameOf(9)) == 0) join(nameOf(9), "canopy", "canopy");
        account = join(nameOf(1), nameOf(9), nameOf(9));
        join(nameOf(3), "canopy", nameOf(1));
        join(nameOf(4), "canopy", nameOf(1));
        for (uint256 i = 1; i < purchases; ++i) {
            passDays(1);
            topUp(account, UNIT);
        }
        passDays(1);
        ids = [uint32(5), 4, 3, 2];
        while (plan.xRoundCounter() < plan.roundCounter()) plan.distribute(ids, none, 0);
        assertEq(plan.nodeAct(account).points, 1);
    }

    /// @dev A member with the rebates of purchases in as many rounds, all closed, and neither points nor commissions: the
    /// credit is the first write of the account.
    function buyer(string memory sponsor, uint256 purchases) private returns (address account) {
        account = join(nameOf(1), sponsor, sponsor);
        for (uint256 i = 1; i < purchases; ++i) {
            passDays(1);
            topUp(account, UNIT);
        }
        passDays(1);
        settleAll();
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {MockV3Aggregator} from "@chainlink/contracts/src/v0.8/shared/mocks/MockV3Aggregator.sol";
import {IPlan} from "src/interfaces/IPlan.sol";
import {QuickAssertions} from "../../support/QuickAssertions.sol";
import {Puppet} from "../actors/Puppet.sol";
import {PlanModel} from "../model/PlanModel.sol";

/// @notice States that a run has reached. `Depth.t.sol` checks that runs reach them all.
enum Mark {
    Entries,
    FirstSeatCommissions,
    FirstSeatOrphans,
    PlusEntries,
    RoundsClosed,
    RoundsClosedLate,
    PartialBatches,
    Padded,
    PointyMembers,
    FlashyRounds,
    Withdrawals,
    Refusals,
    Reentries,
    PlacementsTaken,
    NamesSquatted,
    SeatsMoved,
    EntriesWithoutPrice,
    JumpsConfirmed,
    Claims,
    Heroes,
    Knights,
    Collections,
    PotsCollected
}

/// @notice The state that handlers share: two plans with their models, one feed, and the accounts.
/// @dev Each action predicts whether the plan accepts the call, and otherwise the error.
abstract contract HandlerBase is QuickAssertions {
    uint32 internal constant ROOT = 1;
    /// @dev The world has two seats from `register0`: 2 and 3.
    uint32 internal constant LAST_FIRST_SEAT = 3;
    uint8 internal constant MAXIMUM_UNITS = 5;

    IPlan internal immutable CORE;
    IPlan internal immutable PLUS;
    PlanModel internal immutable CORE_MODEL;
    PlanModel internal immutable PLUS_MODEL;
    MockV3Aggregator internal immutable FEED;

    mapping(Mark => uint256) public marks;
    mapping(uint32 id => address) public accountOf;
    mapping(uint32 id => string) public nameOf;
    mapping(address => uint32) public idOf;
    mapping(uint32 id => address) internal movingTo;
    mapping(string name => uint32) internal holderOf;
    mapping(string name => uint256) internal reservedUntil;
    /// @dev Contracts that registered, wherever their seats are now.
    address[] internal puppets;
    /// @notice Accounts whose seats moved away.
    address[] public former;
    /// @dev Wei that each account withdrew from the plans.
    mapping(address => uint256) public takenBy;

    uint256 private clock;
    uint256 private dice;
    uint256 private accounts;

    constructor(IPlan core, IPlan plus, PlanModel coreModel, PlanModel plusModel, MockV3Aggregator feed) {
        (CORE, PLUS, CORE_MODEL, PLUS_MODEL, FEED) = (core, plus, coreModel, plusModel, feed);
    }

    /// @dev Wraps each action: sets its clock and seed, and checks the balance of both plans afterwards.
    modifier acts(uint256 seed) {
        vm.warp(clock);
        dice = seed;
        _;
        clock = block.timestamp;
        assertEq(address(CORE).balance, CORE_MODEL.held(), "wei in core");
        assertEq(address(PLUS).balance, PLUS_MODEL.held(), "wei in Plus");
    }

    /// @notice Starts the clock of the first action.
    function begin() external {
        clock = block.timestamp;
    }

    /// @notice The time when the last action ended.
    function time() external view returns (uint256) {
        return clock;
    }

    /*////////////////////////////////// DICE /////////////////////////////////*/

    function roll(uint256 sides) internal returns (uint256) {
        return nextNumber() % sides;
    }

    function nextNumber() private returns (uint256 number) {
        number = uint256(keccak256(abi.encode(dice)));
        dice = number;
    }

    function oneIn(uint256 sides) internal returns (bool) {
        return roll(sides) == 0;
    }

    function mark(Mark reached) internal {
        ++marks[reached];
    }

    function anyPlan() internal returns (IPlan, PlanModel) {
        return oneIn(3) ? (PLUS, PLUS_MODEL) : (CORE, CORE_MODEL);
    }

    /// @dev A member that is a contract, or any member if there is none.
    function anyPuppetId(PlanModel model) internal returns (uint32 id) {
        if (puppets.length != 0) id = idOf[puppets[roll(puppets.length)]];
        return model.exists(id) ? id : anyId(model);
    }

    function anyId(PlanModel model) internal returns (uint32) {
        return model.pickId(nextNumber());
    }

    /// @dev The account of a member, or a stranger.
    function anyAccount() internal returns (address) {
        return oneIn(2) ? accountOf[anyId(CORE_MODEL)] : address(uint160(0xa11 + roll(5)));
    }

    function trackMember(uint32 id, address account, string memory name) internal {
        accountOf[id] = account;
        nameOf[id] = name;
        idOf[account] = id;
        holderOf[name] = id;
    }

    function moved(uint32 id, address to) internal {
        former.push(accountOf[id]);
        idOf[accountOf[id]] = 0;
        accountOf[id] = to;
        idOf[to] = id;
        movingTo[id] = address(0);
        mark(Mark.SeatsMoved);
    }

    function freshAccount() internal returns (address) {
        return address(uint160(0x10000 + ++accounts));
    }

    function freshName() internal view returns (string memory) {
        return string.concat("m", vm.toString(1000 + CORE_MODEL.size()));
    }

    /*///////////////////////////////// CALLING ///////////////////////////////*/

    /// @dev Calls and checks the outcome to the byte; empty `expected` = success. The balance of `from` does not
    /// decrease: the handler funds the payment, and takes it back if the call fails.
    function call(IPlan plan, address from, uint256 value, bytes memory data, bytes memory expected) internal {
        (bool ok, bytes memory answer) = tryCall(plan, from, value, data);
        if (expected.length == 0 && !ok) assertEq(answer, expected, "refused");
        if (expected.length != 0) assertEq(ok ? bytes("accepted") : answer, expected, "wrong error");
    }

    function tryCall(IPlan plan, address from, uint256 value, bytes memory data)
        internal
        returns (bool ok, bytes memory answer)
    {
        if (value != 0) vm.deal(from, from.balance + value);
        vm.prank(from);
        (ok, answer) = address(plan).call{value: value}(data);
        if (value != 0 && !ok) vm.deal(from, from.balance - value);
    }

    function formerCount() external view returns (uint256) {
        return former.length;
    }

    function fails(bytes4 error) internal pure returns (bytes memory) {
        return abi.encodePacked(error);
    }

    function isPuppet(address account) internal view returns (bool) {
        return account.code.length != 0;
    }

    function refuses(address account) internal view returns (bool) {
        return isPuppet(account) && Puppet(payable(account)).mood() == Puppet.Mood.Refuses;
    }
}

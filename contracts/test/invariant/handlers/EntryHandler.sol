// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPlan} from "src/interfaces/IPlan.sol";
import {IPlanActions} from "src/interfaces/IPlanActions.sol";
import {IPlanErrors} from "src/interfaces/IPlanErrors.sol";
import {Puppet, PuppetMember} from "../actors/Puppet.sol";
import {PlanModel} from "../model/PlanModel.sol";
import {HandlerBase, Mark} from "./HandlerBase.sol";

/// @notice Registering, topping up, wrong payments, and front-running of placements.
abstract contract EntryHandler is HandlerBase {
    uint256 private constant CROWD = 8;
    uint256 private constant MAXIMUM_MEMBERS = 90;

    /*////////////////////////////////// CORE /////////////////////////////////*/

    /// @notice An account registers with any sponsor and upline: the leg and the name may be taken.
    function join(uint256 seed) external acts(seed) {
        string memory username = oneIn(6) ? nameOf[anyId(CORE_MODEL)] : freshName();
        address from = oneIn(10) ? accountOf[anyId(CORE_MODEL)] : freshAccount();
        register(from, anyId(CORE_MODEL), anyId(CORE_MODEL), username, 1 + uint8(roll(MAXIMUM_UNITS)));
    }

    /// @notice Several accounts register with five units each below the seats that `autoReferral` finds. Only the price
    /// may stop them.
    function joinMany(uint256 seed) external acts(seed) {
        uint32 leader = CORE_MODEL.idAt(roll(4) % CORE_MODEL.size());
        for (uint256 i; i < CROWD; ++i) {
            register(freshAccount(), leader, freeSeatBelow(CORE, leader), freshName(), MAXIMUM_UNITS);
        }
    }

    /// @notice A contract registers in its constructor. It later refuses POL or reenters when it is paid.
    function joinFromConstructor(uint256 seed) external acts(seed) {
        uint32 sponsor = anyId(CORE_MODEL);
        uint32 upline = freeSeatBelow(CORE, sponsor);
        string memory username = freshName();
        uint8 units = 1 + uint8(roll(MAXIMUM_UNITS));
        if (CORE_MODEL.size() >= MAXIMUM_MEMBERS) return;
        bytes memory expected = entryError(CORE_MODEL, "", upline);
        uint256 value = price(CORE_MODEL) * units;
        vm.deal(address(this), value);
        Puppet.Mood mood = oneIn(3) ? Puppet.Mood.Refuses : Puppet.Mood.Reenters;
        uint8 leg = CORE_MODEL.freeLeg(upline);
        try new PuppetMember{value: value}(mood, CORE, nameOf[sponsor], nameOf[upline], username) returns (
            PuppetMember member
        ) {
            assertEq(expected.length, 0, "joined");
            puppets.push(address(member));
            seated(CORE_MODEL, memberId(address(member), username), sponsor, upline, leg, units, value);
        } catch (bytes memory answer) {
            assertEq(answer, expected, "not joined");
        }
        vm.deal(address(this), 0);
    }

    /// @notice A deployed contract tries to register and is refused.
    function joinAsContract(uint256 seed) external acts(seed) {
        uint32 upline = freeSeatBelow(CORE, ROOT);
        bytes memory data = abi.encodeCall(IPlanActions.register, (nameOf[ROOT], nameOf[upline], freshName()));
        call(CORE, address(this), 0, data, fails(IPlanErrors.OnlyExternallyOwnedAccounts.selector));
    }

    /// @notice Another account takes a placement first: the victim loses nothing and registers elsewhere.
    function takePlacement(uint256 seed) external acts(seed) {
        uint32 sponsor = anyId(CORE_MODEL);
        uint32 upline = freeSeatBelow(CORE, sponsor);
        uint8 leg = CORE_MODEL.freeLeg(upline);
        if (CORE_MODEL.size() + 2 > MAXIMUM_MEMBERS) return;
        if (!register(freshAccount(), sponsor, upline, freshName(), 1)) return;

        address victim = freshAccount();
        string memory username = freshName();
        uint256 value = price(CORE_MODEL);
        bytes memory data = abi.encodeCall(
            IPlanActions.registerAt, (nameOf[sponsor], nameOf[upline], username, leg, uint64(block.timestamp))
        );
        call(CORE, victim, value, data, fails(IPlanErrors.ReferralNodeAlreadyHasTwoLegs.selector));
        assertTrue(register(victim, sponsor, freeSeatBelow(CORE, sponsor), username, 1), "victim joins");
        mark(Mark.PlacementsTaken);
    }

    /*////////////////////////////////// PLUS /////////////////////////////////*/

    /// @notice Core members register in Plus, below the seat that `autoReferral` finds.
    function joinPlus(uint256 seed) external acts(seed) {
        uint32 leader = PLUS_MODEL.idAt(roll(3) % PLUS_MODEL.size());
        for (uint256 i; i < CROWD; ++i) {
            uint32 id = anyId(CORE_MODEL);
            registerInPlus(id, leader, freeSeatBelow(PLUS, leader), 1 + uint8(roll(MAXIMUM_UNITS)));
        }
    }

    /// @notice A stranger, and a member under another member's name, try to register in Plus.
    function joinPlusInvalidly(uint256 seed) external acts(seed) {
        if (PLUS_MODEL.priceError().length != 0) return;
        uint32 id = anyId(CORE_MODEL);
        uint32 other = anyId(CORE_MODEL);
        if (isPuppet(accountOf[id])) return;
        string memory name = nameOf[ROOT];
        bytes memory data = abi.encodeCall(IPlanActions.register, (name, name, nameOf[other]));
        call(PLUS, address(0xbad), price(PLUS_MODEL), data, fails(IPlanErrors.NodeNotRegistered.selector));
        if (other == id) return;
        call(PLUS, accountOf[id], price(PLUS_MODEL), data, fails(IPlanErrors.UsernameInvalid.selector));
    }

    /*/////////////////////////////// BUYING UNITS ////////////////////////////*/

    /// @notice A member tries to buy more units, often the owner of a seat from `register0`.
    function topUp(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        uint32 id = oneIn(4) ? LAST_FIRST_SEAT - uint32(roll(2)) : anyId(model);
        buy(plan, model, oneIn(12) ? address(0xbad) : accountOf[id], 1 + uint8(roll(3)));
    }

    /// @notice An entry pays less than a unit, more than all units, or too large an excess.
    function payWrongAmount(uint256 seed) external acts(seed) {
        (IPlan plan, PlanModel model) = anyPlan();
        uint32 id = anyId(model);
        if (id == ROOT || model.unitsOf(id) == MAXIMUM_UNITS || model.priceError().length != 0) return;
        uint256 unit = model.unitPrice();
        uint256 value = [unit - 1, unit + unit / 50 + 1, 6 * unit, 0, 2 * unit - 1][roll(5)];
        bytes memory expected = abi.encodeWithSelector(IPlanErrors.WrongEnterPrice.selector, value, unit);
        call(plan, accountOf[id], value, abi.encodeCall(IPlanActions.topUp, ()), expected);
    }

    /*///////////////////////////////// INTERNAL //////////////////////////////*/

    /// @dev Buys units for `from`, who may have no seat or the most units, or may be stopped by the price.
    function buy(IPlan plan, PlanModel model, address from, uint8 units) internal {
        uint32 id = idOf[from];
        uint256 value = price(model) * units;
        uint8 heldUnits = model.unitsOf(id);
        bytes memory expected;
        if (!model.exists(id)) expected = fails(IPlanErrors.NodeNotRegistered.selector);
        else if (id == ROOT) expected = fails(IPlanErrors.RootCannotEnter.selector);
        else if (heldUnits == MAXIMUM_UNITS) expected = fails(IPlanErrors.Maximum50PointsPossible.selector);
        else if (model.priceError().length != 0) expected = model.priceError();
        else if (heldUnits + units > MAXIMUM_UNITS) expected = fails(IPlanErrors.Maximum50PointsPossible.selector);
        call(plan, from, value, abi.encodeCall(IPlanActions.topUp, ()), expected);
        if (expected.length == 0) entered(model, id, units, value);
        else if (model.priceError().length != 0) mark(Mark.EntriesWithoutPrice);
    }

    /// @dev Registers in the core plan if the run has room. Returns whether it did.
    function register(address from, uint32 sponsor, uint32 upline, string memory username, uint8 units)
        internal
        returns (bool)
    {
        return CORE_MODEL.size() < MAXIMUM_MEMBERS && enter(from, sponsor, upline, username, units);
    }

    function enter(address from, uint32 sponsor, uint32 upline, string memory username, uint8 units)
        internal
        returns (bool)
    {
        uint256 value = price(CORE_MODEL) * units;
        value += roll(value / 50 + 1);
        bytes memory expected = isPuppet(from) ? fails(IPlanErrors.OnlyExternallyOwnedAccounts.selector) : bytes("");
        if (expected.length == 0) {
            bool taken = holderOf[username] != 0 || block.timestamp < reservedUntil[username];
            bytes memory identity = idOf[from] != 0
                ? fails(IPlanErrors.NodeAlreadyExists.selector)
                : taken ? fails(IPlanErrors.UsernameTaken.selector) : bytes("");
            expected = entryError(CORE_MODEL, identity, upline);
        }
        uint8 leg = CORE_MODEL.freeLeg(upline);
        bytes memory data = abi.encodeCall(IPlanActions.register, (nameOf[sponsor], nameOf[upline], username));
        call(CORE, from, value, data, expected);
        if (expected.length != 0) return false;
        seated(CORE_MODEL, memberId(from, username), sponsor, upline, leg, units, value);
        return true;
    }

    function registerInPlus(uint32 id, uint32 sponsor, uint32 upline, uint8 units) internal {
        address from = accountOf[id];
        uint256 value = price(PLUS_MODEL) * units;
        bytes memory identity = PLUS_MODEL.exists(id) ? fails(IPlanErrors.NodeAlreadyExists.selector) : bytes("");
        bytes memory expected = isPuppet(from)
            ? fails(IPlanErrors.OnlyExternallyOwnedAccounts.selector)
            : entryError(PLUS_MODEL, identity, upline);
        uint8 leg = PLUS_MODEL.freeLeg(upline);
        bytes memory data = abi.encodeCall(IPlanActions.register, (nameOf[sponsor], nameOf[upline], nameOf[id]));
        call(PLUS, from, value, data, expected);
        if (expected.length != 0) return;
        seated(PLUS_MODEL, id, sponsor, upline, leg, units, value);
        mark(Mark.PlusEntries);
    }

    /// @dev The plan checks the price before the caller, and the seat after the caller.
    function entryError(PlanModel model, bytes memory identity, uint32 upline) internal returns (bytes memory) {
        bytes memory wrong = model.priceError();
        if (wrong.length != 0) mark(Mark.EntriesWithoutPrice);
        else if (identity.length != 0) wrong = identity;
        else if (model.freeLeg(upline) == 2) wrong = fails(IPlanErrors.ReferralNodeAlreadyHasTwoLegs.selector);
        return wrong;
    }

    /// @dev The result of `autoReferral`, which must always be a free leg.
    function freeSeatBelow(IPlan plan, uint32 sponsor) internal view returns (uint32 id) {
        bool found;
        (,, found, id) = plan.autoReferralFrom(sponsor);
        assertTrue(found, "a free seat");
    }

    /// @dev The price that an interface sends for a unit; any amount while the feed gives no price.
    function price(PlanModel model) internal view returns (uint256) {
        return model.priceError().length == 0 ? model.unitPrice() : 1 ether;
    }

    function memberId(address account, string memory username) internal returns (uint32 id) {
        id = uint32(CORE_MODEL.size()) + 1;
        trackMember(id, account, username);
    }

    function seated(PlanModel model, uint32 id, uint32 sponsor, uint32 upline, uint8 leg, uint8 units, uint256 value)
        private
    {
        model.seat(id, sponsor, upline, leg);
        entered(model, id, units, value);
    }

    function entered(PlanModel model, uint32 id, uint8 units, uint256 value) private {
        model.enter(id, units, value);
        mark(Mark.Entries);
        uint32 sponsor = model.member(id).sponsor;
        if (model != CORE_MODEL || sponsor == ROOT || sponsor > LAST_FIRST_SEAT) return;
        mark(model.unitsOf(sponsor) == 0 ? Mark.FirstSeatOrphans : Mark.FirstSeatCommissions);
    }
}

import type { Mutant } from "../mutant.ts";

const invariants = {
  file: "contracts/test/invariant/PlanInvariants.t.sol",
  name: "invariant_bothPlansMatchTheModel",
};

/** One mutant for each invariant of docs/security.md, in their order. */
export const invariantMutants: readonly Mutant[] = [
  {
    name: "operations-paid-twice",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "_pots.operations = 0;",
    replacement: "_pots.operations = uint96(amount);",
    reason: "The operator collects the same share again: the plan owes more than it holds.",
    test: invariants,
  },
  {
    name: "one-wei-stays-in-the-box",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "account.withBox(available - amount)",
    replacement: "account.withBox(available - amount + 1)",
    reason: "Each withdrawal leaves a wei that was already paid.",
    test: invariants,
  },
  {
    name: "commons-of-one-more-unit",
    file: "contracts/src/plan/PlanSettlement.sol",
    text: "d.commons = _shareOfUnit(price, _commonsShare) * units;",
    replacement: "d.commons = _shareOfUnit(price, _commonsShare) * (units + 1);",
    reason: "The commons get a part of the HeroPool's share.",
    test: invariants,
  },
  {
    name: "rest-counts-one-share",
    file: "contracts/src/plan/PlanRanks.sol",
    text: "rest -= value * count;",
    replacement: "rest -= value;",
    reason: "The commons get what belongs to the other shares.",
    test: invariants,
  },
  {
    name: "unit-from-nowhere",
    file: "contracts/src/plan/PlanSettlement.sol",
    text: "uint256 owed = node.total() - parent.legTotal(leg);",
    replacement: "uint256 owed = node.total() + 1 - parent.legTotal(leg);",
    reason: "Each carry adds a unit that no one bought.",
    test: invariants,
  },
  {
    name: "cap-plus-one",
    file: "contracts/src/plan/PlanSettlement.sol",
    text: "allPairs < cap ? allPairs : cap;",
    replacement: "allPairs < cap ? allPairs : cap + 1;",
    reason: "A member earns a point above the daily cap.",
    test: invariants,
  },
  {
    name: "own-units-settled-late",
    file: "contracts/src/plan/PlanSettlement.sol",
    text: "if (parent.dirty()) node = _settleOwnUnits(upline, parent, settling.number);",
    replacement: "",
    reason: "Units of that day count for the daily cap only if their owner is carried first.",
    test: {
      file: "contracts/test/invariant/SettlementOrder.t.sol",
      name: "test_settlement_dependsOnNeitherOrderNorBatchesNorDelay",
    },
  },
  {
    name: "price-of-each-entry",
    file: "contracts/src/plan/PlanEntries.sol",
    text: "if (round.units() != 0) return (round, current, _unitPrice(round.polUsd()));",
    replacement: `(uint64 polUsd,) = _readFeed();
        if (round.units() != 0) return (round, current, _unitPrice(polUsd));`,
    reason: "Every entry reads the feed again: members of one round pay different prices.",
    test: invariants,
  },
  {
    name: "two-addresses-of-a-seat",
    file: "contracts/src/plan/PlanMembers.sol",
    text: "delete _idOfAccount[_identities[id].account];",
    replacement: "",
    reason: "The former address of a moved seat can still withdraw.",
    test: invariants,
  },
  {
    name: "shares-of-the-last-month-locked",
    file: "contracts/src/plan/PlanRanks.sol",
    text: "if (month >= _window.month) revert RankWindowNotClosed();",
    replacement: "if (month + 1 >= _window.month) revert RankWindowNotClosed();",
    reason: "The shares of the newest closed month can't be collected.",
    test: invariants,
  },
  {
    name: "account-opened-by-money",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "_accounts[id] = _accounts[id].plusBox(amount);",
    replacement: "_accounts[id] = _accounts[id].plusBox(amount).withOpened();",
    reason: "A seat from register0 earns commissions after a closing reward or an excess, without units.",
    test: invariants,
  },
];

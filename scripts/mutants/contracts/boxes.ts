import type { Mutant } from "../mutant.ts";

export const boxesMutants: readonly Mutant[] = [
  {
    name: "withdraw-more-than-the-box",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "_accounts[id] = account.withBox(available - amount);",
    replacement: "_accounts[id] = account.withBox(available);",
    reason: "A withdrawal leaves the box full.",
    test: { file: "contracts/test/Withdraw.t.sol", name: "test_withdraw_sendsTheAmountAndKeepsTheRest" },
  },
  {
    name: "due-lost-at-withdrawal",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "uint256 available = account.box() + due;",
    replacement: "uint256 available = account.box();",
    reason: "What is due when a member withdraws is lost.",
    test: { file: "contracts/test/Credit.t.sol", name: "test_credit_byWithdraw" },
  },
  {
    name: "credit-lost",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "if (due != 0) _addToBox(id, due);",
    replacement: "",
    reason: "A credit never reaches the box.",
    test: { file: "contracts/test/Credit.t.sol", name: "test_credit_byAnyCaller" },
  },
  {
    name: "credit-repeated",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "if (Seat.unwrap(credited) != Seat.unwrap(seat)) _seats[id] = credited;",
    replacement: "",
    reason: "What is due is credited at every call.",
    test: { file: "contracts/test/Credit.t.sol", name: "test_credit_happensOnce" },
  },
  {
    name: "rebates-count-as-points",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "uint256 usd = _toUSD(points, _rounds[number].polUsd());",
    replacement: "uint256 usd = _toUSD(amount, _rounds[number].polUsd());",
    reason: "Rebates count for the thresholds of the ranks.",
    test: { file: "contracts/test/Ranks.t.sol", name: "test_claimRank_makesNoHeroBelow1000Dollars" },
  },
];

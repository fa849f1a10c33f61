import type { Mutant } from "../mutant.ts";

export const boxesMutants: readonly Mutant[] = [
  {
    name: "withdraw-nothing",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "if (amount == 0) revert InvalidArgument();",
    replacement: "",
    reason: "A withdrawal of nothing is reported as one.",
    test: { file: "contracts/test/Withdraw.t.sol", name: "test_withdraw_revertsWhen_nothingIsAskedFor" },
  },
  {
    name: "withdraw-more-than-the-box",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "_accounts[id] = account.withBox(available - amount);",
    replacement: "_accounts[id] = account.withBox(available);",
    reason: "A withdrawal leaves the box full.",
    test: { file: "contracts/test/Withdraw.t.sol", name: "test_withdraw_sendsTheAmountAndKeepsTheRest" },
  },
  {
    name: "withdraw-before-effects",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: `        _takeFromBox(id, _collectDue(id), amount);
        emit Withdrawn(id, amount);

        // Interaction: the last step, and only to the caller.
        _send(msg.sender, amount);`,
    replacement: `        _send(msg.sender, amount);
        _takeFromBox(id, _collectDue(id), amount);
        emit Withdrawn(id, amount);`,
    reason: "A member who reenters is paid more than the box holds.",
    test: { file: "contracts/test/Withdraw.t.sol", name: "test_withdraw_paysOnceToAMemberThatReenters" },
  },
  {
    name: "failed-payment-ignored",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "if (!sent) revert SendFailed();",
    replacement: "",
    reason: "POL that a wallet refuses leaves the box and stays in the plan.",
    test: {
      file: "contracts/test/Withdraw.t.sol",
      name: "test_withdraw_revertsWhen_theMemberRefusesPOL_andHarmsNobodyElse",
    },
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
    test: { file: "contracts/test/Credit.t.sol", name: "test_credit_byAnyone" },
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
    text: "uint256 usd = _usdOf(points, _rounds[number].polUsd());",
    replacement: "uint256 usd = _usdOf(amount, _rounds[number].polUsd());",
    reason: "Rebates count for the thresholds of the ranks.",
    test: { file: "contracts/test/Ranks.t.sol", name: "test_claimRank_doesNotCountCommissionsAndRebates" },
  },
  {
    name: "lottery-by-anyone",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "if (msg.sender != _deployer) revert OnlyDeployer();",
    replacement: "",
    reason: "Any caller makes themselves the lottery.",
    test: {
      file: "contracts/test/Pots.t.sol",
      name: "test_setLottery_revertsWhen_anybodyButTheDeployerCalls",
    },
  },
  {
    name: "lottery-after-the-opening",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "block.timestamp >= _opensAt",
    replacement: "block.timestamp > _opensAt",
    reason: "The lottery changes in the second of the opening.",
    test: { file: "contracts/test/Pots.t.sol", name: "test_setLottery_revertsWhen_thePlanIsOpen" },
  },
  {
    name: "lottery-set-again",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "lottery == address(0) || _lottery != address(0)",
    replacement: "lottery == address(0)",
    reason: "The deployer replaces the lottery.",
    test: { file: "contracts/test/Pots.t.sol", name: "test_setLottery_revertsWhen_itIsSetAlready" },
  },
  {
    name: "lottery-pot-stays",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "_pots.lottery = 0;",
    replacement: "",
    reason: "The lottery collects the same pot again.",
    test: { file: "contracts/test/Pots.t.sol", name: "test_collectLottery_paysOnceToALotteryThatReenters" },
  },
  {
    name: "operations-pot-stays",
    file: "contracts/src/plan/PlanBoxes.sol",
    text: "_pots.operations = 0;",
    replacement: "",
    reason: "The operator collects the same pot again.",
    test: {
      file: "contracts/test/Pots.t.sol",
      name: "test_collectOperations_revertsWhen_nothingWasEarnedSinceTheLast",
    },
  },
];

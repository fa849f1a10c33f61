import type { Mutant } from "../mutant.ts";

export const withdrawalsMutants: readonly Mutant[] = [
  {
    name: "withdraw-nothing",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "if (amount == 0) revert InvalidArgument();",
    replacement: "",
    reason: "A withdrawal of nothing is reported as one.",
    test: { file: "contracts/test/Withdraw.t.sol", name: "test_withdraw_revertsWhen_theAmountIsZero" },
  },
  {
    name: "withdraw-before-effects",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: `        _takeFromBox(id, amount);
        emit Withdrawn(id, amount);

        // Interaction:
        _send(msg.sender, amount);`,
    replacement: `        _send(msg.sender, amount);
        _takeFromBox(id, amount);
        emit Withdrawn(id, amount);`,
    reason: "A member who reenters is paid more than the box holds.",
    test: { file: "contracts/test/Withdraw.t.sol", name: "test_withdraw_paysAReenteringMemberOnce" },
  },
  {
    name: "failed-payment-ignored",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "if (!sent) revert SendFailed();",
    replacement: "",
    reason: "POL that a wallet refuses leaves the box and stays in the plan.",
    test: {
      file: "contracts/test/Withdraw.t.sol",
      name: "test_withdraw_revertsWhen_theMemberRefusesPOL_andAffectsNoOneElse",
    },
  },
  {
    name: "lottery-by-anyone",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "if (msg.sender != _deployer) revert OnlyDeployer();",
    replacement: "",
    reason: "Any caller makes themselves the lottery.",
    test: {
      file: "contracts/test/Pots.t.sol",
      name: "test_setLottery_revertsWhen_theCallerIsNotTheDeployer",
    },
  },
  {
    name: "lottery-after-the-opening",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "block.timestamp >= _opensAt",
    replacement: "block.timestamp > _opensAt",
    reason: "The lottery changes in the second of the opening.",
    test: { file: "contracts/test/Pots.t.sol", name: "test_setLottery_revertsWhen_thePlanIsOpen" },
  },
  {
    name: "lottery-set-again",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "lottery == address(0) || _lottery != address(0)",
    replacement: "lottery == address(0)",
    reason: "The deployer replaces the lottery.",
    test: { file: "contracts/test/Pots.t.sol", name: "test_setLottery_revertsWhen_theLotteryIsSet" },
  },
  {
    name: "lottery-pot-stays",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "_pots.lottery = 0;",
    replacement: "",
    reason: "The lottery collects the same pot again.",
    test: { file: "contracts/test/Pots.t.sol", name: "test_collectLottery_paysAReenteringLotteryOnce" },
  },
  {
    name: "operations-pot-stays",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "_pots.operations = 0;",
    replacement: "",
    reason: "The operator collects the same pot again.",
    test: {
      file: "contracts/test/Pots.t.sol",
      name: "test_collectOperations_revertsWhen_thePotIsEmpty",
    },
  },
];

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
    name: "commons-pot-stays",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "_pots.commons = 0;",
    replacement: "",
    reason: "The commons collect the same pot again.",
    test: { file: "contracts/test/Pots.t.sol", name: "test_collectCommons_paysReenteringCommonsOnce" },
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
  {
    name: "commons-to-the-caller",
    file: "contracts/src/plan/PlanWithdrawals.sol",
    text: "_send(_commons, amount);",
    replacement: "_send(msg.sender, amount);",
    reason: "Any caller takes the pot of the commons.",
    test: {
      file: "contracts/test/Pots.t.sol",
      name: "test_collectCommons_sendsTheSharesOfAllRounds_byAnyCaller",
    },
  },
];

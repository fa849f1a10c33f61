import type { Debt, Solvency } from "@canopy/shared/api/report";
import type { ContractState } from "./read-contract.ts";
import type { Debts } from "./read-debts.ts";
import type { Payments } from "./read-payments.ts";
import type { SeatSums } from "./read-seat-sums.ts";

/** Pairs each debt of the index with the contract's figure, where a view has it. */
export function presentSolvency(
  { debts, payments, seats }: { debts: Debts; payments: Omit<Payments, "final">; seats: SeatSums },
  contract: ContractState | null,
): Solvency {
  const parts = [
    part("boxes", seats.boxes),
    part("excess", payments.excess),
    part("openRounds", debts.openRounds),
    ...debts.months.map(({ month, isShared, owed }) =>
      isShared
        ? part("uncollectedShares", owed, undefined, month)
        : part("monthPot", owed, contract?.pots.get(month), month),
    ),
    part("commons", debts.commons, contract?.commons),
    part("operations", debts.operations, contract?.operations),
  ];
  const owed = parts.reduce((sum, debt) => sum + BigInt(debt.owed), 0n);
  return {
    held: contract === null ? null : contract.held.toString(),
    owed: owed.toString(),
    surplus: contract === null ? null : (contract.held - owed).toString(),
    unknownExcess: payments.unknownExcess.toString(),
    debts: parts,
  };
}

function part(name: Debt["part"], owed: bigint, contract?: bigint, month: number | null = null): Debt {
  return { part: name, month, owed: owed.toString(), contract: contract?.toString() ?? null };
}

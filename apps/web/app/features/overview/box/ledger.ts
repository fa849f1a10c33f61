/** What came into a member's box and left it since joining, in wei. */
export interface Ledger {
  readonly points: bigint;
  readonly commissions: bigint;
  readonly rebates: bigint;
  readonly rankShares: bigint;
  readonly closingRewards: bigint;
  /** What payments were above the price. */
  readonly excess: bigint;
  /** The most that is missing in `excess`: transactions that the index does not know yet, or through other contracts. */
  readonly unknownExcess: bigint;
  readonly withdrawn: bigint;
  readonly box: bigint;
}

/** The lines of the ledger in the order of the page. Withdrawals are negative. */
export function ledgerLines(ledger: Ledger) {
  const { points, commissions, rebates, rankShares, closingRewards, excess, withdrawn } = ledger;
  return [
    { id: "points", wei: points },
    { id: "commissions", wei: commissions },
    { id: "rebates", wei: rebates },
    { id: "rankShares", wei: rankShares },
    // Few members ever close a round.
    ...(closingRewards > 0n ? [{ id: "closingRewards", wei: closingRewards } as const] : []),
    { id: "excess", wei: excess },
    { id: "withdrawn", wei: -withdrawn },
  ] as const;
}

/** What the plan gave the member: overpayments are the member's own money. */
export function sumReceived({ points, commissions, rebates, rankShares, closingRewards }: Ledger): bigint {
  return points + commissions + rebates + rankShares + closingRewards;
}

/** Whether the ledger adds up, and to the box of the contract. */
export type LedgerCheck =
  | { readonly result: "exact" }
  /** Its own lines do not add up; `by` is the box without their sum. */
  | { readonly result: "wrong"; readonly by: bigint }
  /** The contract's box holds more, by no more than what is missing in `excess`. */
  | { readonly result: "unlisted"; readonly by: bigint }
  /** It adds up to another box than the contract has now; `by` is the contract's box without the ledger's. */
  | { readonly result: "behind"; readonly by: bigint };

/** Checks a ledger of the index against the box that the contract has. */
export function checkLedger(ledger: Ledger, contractBox: bigint): LedgerCheck {
  const sum = ledgerLines(ledger).reduce((total, { wei }) => total + wei, 0n);
  if (sum !== ledger.box) return { result: "wrong", by: ledger.box - sum };
  const by = contractBox - ledger.box;
  if (by === 0n) return { result: "exact" };
  return { result: by > 0n && by <= ledger.unknownExcess ? "unlisted" : "behind", by };
}

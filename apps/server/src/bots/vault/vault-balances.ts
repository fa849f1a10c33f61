import { type Address, parseEther } from "viem";

/** Milliseconds for which a vault pauses after it falls into debt; doubled by each further loss. */
const FIRST_REST = 30_000;
const LONGEST_REST = 3_600_000;
const DAY = 86_400_000;
/** Wei that all vaults together may cost in a day. */
const LOSS_A_DAY = parseEther("1");

interface Account {
  /** Wei that the vault paid, less the gas of its executions. */
  balance: bigint;
  /** Executions that cost more than they paid since the balance was last zero or more. */
  losses: number;
  restsUntil: number;
}

/**
 * What each vault has paid for its executions, less their gas. An owner can stop a rule, withdraw the POL or execute first, just before
 * a transaction of this keeper, which then costs gas and earns nothing. So:
 *
 * - a vault whose balance covers its next execution never pauses, whatever happens to its executions or to other vaults;
 * - a vault that has cost more than it paid pauses for 30 s, then twice as long after each further loss, at most for an hour;
 * - new debts of all vaults together fill a bucket that empties evenly in a day, and a full one stops all but the vaults of the first
 *   kind: however many vaults an attacker creates, their debts grow in 24 hours by at most twice `LOSS_A_DAY` and one execution.
 */
export interface VaultBalances {
  /**
   * When this keeper executes a rule of the vault again, in milliseconds: at most `now` if at once.
   *
   * @param most wei that the execution can cost: the gas fees never exceed the rule's fee
   */
  restsUntil(vault: Address, most: bigint, now: number): number;
  /** An execution was mined. `profit` in wei: what the vault paid, less the gas. */
  book(vault: Address, profit: bigint, now: number): void;
}

export function createVaultBalances(lossADay: bigint = LOSS_A_DAY): VaultBalances {
  const accounts = new Map<Address, Account>();
  let bucket = 0n;
  let countedAt = 0;

  function empty(now: number): void {
    const passed = Math.max(0, Math.floor(now - countedAt));
    const left = bucket - (lossADay * BigInt(passed)) / BigInt(DAY);
    bucket = left > 0n ? left : 0n;
    countedAt += passed;
  }

  return {
    restsUntil(vault, most, now) {
      const { balance, restsUntil } = accounts.get(vault) ?? { balance: 0n, restsUntil: now };
      empty(now);
      if (balance >= most && balance > 0n) return now;
      if (bucket < lossADay) return restsUntil;
      const excess = bucket - lossADay + 1n;
      return Math.max(restsUntil, now + Math.ceil(Number((excess * BigInt(DAY)) / lossADay)) + 1);
    },
    book(vault, profit, now) {
      const account = accounts.get(vault) ?? { balance: 0n, losses: 0, restsUntil: now };
      const balance = account.balance + profit;
      empty(now);
      const debt = (wei: bigint) => (wei < 0n ? -wei : 0n);
      if (balance >= 0n) accounts.set(vault, { balance, losses: 0, restsUntil: now });
      else if (profit >= 0n) accounts.set(vault, { ...account, balance });
      else {
        bucket += debt(balance) - debt(account.balance);
        const rest = Math.min(LONGEST_REST, FIRST_REST * 2 ** Math.min(account.losses, 16));
        accounts.set(vault, { balance, losses: account.losses + 1, restsUntil: now + rest });
      }
    },
  };
}

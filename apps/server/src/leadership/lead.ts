/** What only one process may do at a time. The numbers are part of the lock: they stay for ever. */
export const offices = { indexer: 1, keeper: 2, bots: 3 } as const;
export type Office = keyof typeof offices;

/** What an office is held for. */
export interface Term {
  /** Does the work until its signal is aborted: the office was lost, or the process stops. It must then act no more. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Called once when another process has the office and this one stands by. */
  onStandby?: () => void;
  /** Called with true when this process begins to work, with false when it has ended. */
  onChange?: (leads: boolean) => void;
}

/**
 * Does the work of an office whenever this process holds it, again and again, until `signal` is aborted. Fails when the
 * work fails while the office is held.
 */
export type Lead = (office: Office, term: Term, signal: AbortSignal) => Promise<void>;

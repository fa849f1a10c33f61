/** The roles that only one process has at a time, and the numbers of their locks, which never change. */
export const lockNumbers = { indexer: 1, keeper: 2, bots: 3 } as const;
export type LeaderRole = keyof typeof lockNumbers;

export interface LeaderTask {
  /** Works until its signal is aborted because the lock was lost or the process stops. It must not act after that. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Called once when another process holds the lock. */
  onStandby?: () => void;
  /** Called with true when this process starts to work, and with false when it has stopped. */
  onChange?: (leads: boolean) => void;
}

/** Works whenever this process holds the role's lock, until `signal` is aborted. Fails when the work fails. */
export type Lead = (role: LeaderRole, task: LeaderTask, signal: AbortSignal) => Promise<void>;

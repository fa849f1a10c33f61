import type { PlanName } from "../database/tables.ts";
import type { Tick } from "../transaction-sender/pause.ts";
import type { Sender, SendResult } from "../transaction-sender/sender.ts";
import type { Duty } from "./due.ts";
import type { PlanDuties, PlanLook } from "./plan-duties.ts";

export interface Keeper {
  plans: readonly PlanDuties[];
  /** Null for a keeper without a key, which only reports. */
  sender: Sender | null;
}

/** The outcome of one tick: state, attempts and failures. */
export interface TickOutcome extends Tick {
  /** The plans whose state was read. */
  plans: readonly PlanLook[];
  attempts: readonly Attempt[];
  failures: readonly Failure[];
}

/** An attempt to send a simulated call. */
export interface Attempt {
  plan: PlanName;
  duty: Duty;
  /** The number of ids in the call. */
  ids: number;
  warnings: readonly string[];
  result: SendResult;
}

/** Without a plan the account could not be read, without a duty the plan. */
export interface Failure {
  plan?: PlanName;
  duty?: Duty;
  error: unknown;
}

/** Reads the chain and sends at most one transaction. A failure of one plan or duty does not stop the others. */
export async function tick({ plans, sender }: Keeper): Promise<TickOutcome> {
  const failures: Failure[] = [];
  async function guard<Result>(where: Omit<Failure, "error">, work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      failures.push({ ...where, error });
      return null;
    }
  }

  const account = sender === null ? null : await guard({}, () => sender.readAccount());
  if (failures.length > 0) return { account, plans: [], attempts: [], failures, next: "retry" };
  const isFree = account?.isFree ?? true;
  const looks: PlanLook[] = [];
  const due: { plan: PlanDuties; duty: Duty }[] = [];
  for (const plan of plans) {
    const look = await guard({ plan: plan.name }, () => plan.look(isFree));
    if (look === null) continue;
    looks.push(look);
    due.push(...look.due.map((duty) => ({ plan, duty })));
  }

  const attempts: Attempt[] = [];
  let isSent = false;
  if (sender !== null && isFree) {
    for (const { plan, duty } of due) {
      const where = { plan: plan.name, duty };
      const attempt = await guard(where, async () => {
        const call = await plan.prepare(duty, sender.address);
        if (call === null) return null;
        const { ids, warnings } = call;
        return { ...where, ids: ids.length, warnings, result: await sender.send(call) };
      });
      if (attempt === null) continue;
      attempts.push(attempt);
      isSent = attempt.result.kind !== "held back";
      if (isSent) break;
    }
  }
  const rest = failures.length > 0 ? "retry" : isFree ? "idle" : "busy";
  return { account, plans: looks, attempts, failures, next: isSent ? "busy" : rest };
}

import type { TransactionSteps } from "../../../chain/transaction-steps.ts";

/** Steps whose code loads when they begin: a page that only shows a form needs no code that sends. */
export function lateSteps<Request>(
  load: () => Promise<TransactionSteps<Request>>,
): TransactionSteps<{ steps: TransactionSteps<Request>; request: Request }> {
  return {
    async simulate() {
      const steps = await load();
      return { steps, request: await steps.simulate() };
    },
    send: ({ steps, request }) => steps.send(request),
  };
}

import type { FastifyInstance } from "fastify";

/** Whether this process is about to stop. It still answers then; load balancers send no more. */
export interface Lifecycle {
  isStopping: boolean;
}

/** Asks clients to come back on another connection, which leads them elsewhere: an idle one is cut when we stop. */
export function closeWhenStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isStopping) reply.header("connection", "close");
  });
}

import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

/** Asks clients to reconnect, so that the load balancer sends them elsewhere: idle connections are cut when we stop. */
export function closeWhenStopping(app: FastifyInstance, lifecycle: Services["lifecycle"]): void {
  app.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isStopping) reply.header("connection", "close");
  });
}

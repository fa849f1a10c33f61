import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

export async function serveSite(_app: FastifyInstance, _config: Config): Promise<void> {}

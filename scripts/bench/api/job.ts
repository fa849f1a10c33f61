import { z } from "zod";

const common = { origin: z.string(), method: z.enum(["GET", "POST"]), path: z.string() };

/** Requests a second that a server answers when 50 connections ask as fast as they can. */
const peakSchema = z.object({
  ...common,
  kind: z.literal("peak"),
  /** How long, or which bodies, each sent once. */
  load: z.union([
    z.object({ seconds: z.number(), isUncached: z.boolean() }),
    z.object({ bodies: z.array(z.string()) }),
  ]),
});

/** The 99th percentile of the milliseconds of `rate` requests a second. */
const steadySchema = z.object({
  ...common,
  kind: z.literal("steady"),
  rate: z.number(),
  seconds: z.number(),
});

export const jobSchema = z.discriminatedUnion("kind", [peakSchema, steadySchema]);
export type Job = z.infer<typeof jobSchema>;
export type PeakJob = z.infer<typeof peakSchema>;
export type SteadyJob = z.infer<typeof steadySchema>;

export const outcomeSchema = z.union([z.object({ value: z.number() }), z.object({ error: z.string() })]);

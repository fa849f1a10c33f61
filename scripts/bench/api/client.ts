/** The measuring client, in its own process: one measurement per message of its parent, whose response is the result. */
import { quantile } from "../quantiles.ts";
import { type Job, jobSchema } from "./job.ts";
import { measurePeak } from "./peak.ts";
import { measureSteady } from "./steady.ts";

process.on("message", (message) => {
  run(jobSchema.parse(message)).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on("disconnect", () => process.exit());

async function run(job: Job): Promise<number> {
  if (job.kind === "peak") return measurePeak(job);
  return quantile(await measureSteady(job), 0.99);
}

import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { run } from "@canopy/dev/subprocess/run";
import { z } from "zod";
import type { Figure } from "../figures.ts";
import { median } from "../quantiles.ts";

const measuredSchema = z.object({
  scripts: z.number(),
  rounds: z.array(
    z.object({
      firstOnDesktop: z.number(),
      firstOnPhone: z.number(),
      nextOnPhone: z.number(),
      interaction: z.number(),
    }),
  ),
});
type Round = z.infer<typeof measuredSchema>["rounds"][number];

/** Figures of the overview of a signed-in member. */
export async function measureOverview(times: number): Promise<Figure[]> {
  const output = await run(
    process.execPath,
    [join(projectRoot, "e2e/src/measure/overview.ts"), String(times)],
    { cwd: projectRoot, signal: new AbortController().signal },
  );
  // The other lines report how the world starts and stops.
  const measured = output.split("\n").find((line) => line.startsWith("{")) ?? "";
  const { scripts, rounds } = measuredSchema.parse(JSON.parse(measured));
  const alone = { ratio: null, peer: null };
  const typical = (name: string, of: keyof Round, target: number | null): Figure => ({
    name: `/dashboard, ${name}`,
    value: median(rounds.map((round) => round[of])),
    unit: "ms",
    target,
    ...alone,
  });
  return [
    { name: "/dashboard, scripts after gzip", value: scripts, unit: "kB", target: 250, ...alone },
    typical("LCP, first visit on a desktop", "firstOnDesktop", 2_000),
    typical("LCP, next visit on a phone", "nextOnPhone", 2_000),
    typical("LCP, first visit on a phone", "firstOnPhone", null),
    typical("INP on a phone", "interaction", 200),
  ];
}

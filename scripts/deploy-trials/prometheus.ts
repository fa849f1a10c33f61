import { z } from "zod";
import { type Machine, readJournal } from "./debian.ts";
import { requireMatch, requireSame } from "./trial.ts";

const rulesSchema = z.object({
  data: z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ name: z.string(), health: z.string() })) })),
  }),
});
const targetsSchema = z.object({
  data: z.object({ activeTargets: z.array(z.object({ scrapeUrl: z.string(), health: z.string() })) }),
});

/** Asks the Prometheus of an installed release for its targets and alerts. */
export async function tryMonitoring(machine: Machine, release: string): Promise<void> {
  const checked = await machine.run("promtool check config /etc/prometheus/prometheus.yml");
  requireSame("promtool accepts the configuration", checked.code, 0);
  const fired = await machine.run(`promtool test rules ${release}/deploy/prometheus/canopy.rules.test.yml`);
  requireMatch("alerts fire when they should", fired.text, /SUCCESS/);
  const targets = await readUntil(machine, "targets?state=active", targetsSchema, ({ data }) =>
    data.activeTargets.every(({ health }) => health === "up"),
  );
  requireSame(
    "Prometheus reads every process",
    targets.data.activeTargets.filter(({ health }) => health === "up").length,
    5,
  );
  const rules = await readUntil(machine, "rules", rulesSchema, ({ data }) =>
    data.groups.every((group) => group.rules.every(({ health }) => health === "ok")),
  );
  const healthy = rules.data.groups.flatMap((group) => group.rules.filter(({ health }) => health === "ok"));
  requireSame("Prometheus evaluates its alerts", healthy.length > 10, true);
  const listening = await machine.run("cat /proc/net/tcp /proc/net/tcp6");
  // 9090 and 9100 in hexadecimal, on all addresses.
  requireSame("and only on this machine", /\b0+:(2382|238C) \S+ 0A /.test(listening.text), false);
}

/** What Prometheus answers when it has scraped and evaluated once. */
async function readUntil<Schema extends z.ZodType>(
  machine: Machine,
  path: string,
  schema: Schema,
  isReady: (answer: z.output<Schema>) => boolean,
): Promise<z.output<Schema>> {
  for (const deadline = Date.now() + 90_000; ; ) {
    const answer = await fetch(`http://127.0.0.1:9090/api/v1/${path}`).then((response) => response.text());
    const read = schema.safeParse(JSON.parse(answer));
    if (read.success && isReady(read.data)) return read.data;
    if (Date.now() > deadline)
      throw new Error(`Prometheus is not ready: ${answer}\n${await readJournal(machine)}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const DAY = 86_400;
const example = fileURLToPath(new URL("../examples/amoy.json", import.meta.url));

/** The committed example with the addresses of a test: the genesis is today, and the plan opens in two days. */
export async function fillExample({
  root,
  ...values
}: {
  deployer: string;
  root: string;
  operator: string;
  commons: string;
}): Promise<Record<string, unknown>> {
  const midnight = Math.floor(Date.now() / 1_000 / DAY) * DAY;
  return {
    ...z.looseObject({}).parse(JSON.parse(await readFile(example, "utf8"))),
    ...values,
    root: { account: root, username: "canopy" },
    genesis: toMoment(midnight),
    opensAt: toMoment(midnight + 2 * DAY),
  };
}

function toMoment(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace(".000Z", "Z");
}

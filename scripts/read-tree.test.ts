import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { linkSeats, NONE } from "@canopy/protocol/tree-format/shape";
import {
  decodeSnapshot,
  encodeSnapshot,
  pickSections,
  type Snapshot,
  sliceSnapshot,
} from "@canopy/protocol/tree-format/snapshot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grow } from "../packages/protocol/test/seats.ts";
import { createSnapshot } from "../packages/protocol/test/snapshots.ts";

const docs = fileURLToPath(new URL("../docs/", import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "canopy-tree-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What docs/read-tree.mjs prints about a file. */
function readTree(bytes: Uint8Array): string {
  const file = join(folder, "tree.bin");
  writeFileSync(file, bytes);
  const output = { encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  return execFileSync(process.execPath, [join(docs, "read-tree.mjs"), file], output);
}

/** The same about a snapshot that was never encoded. */
function printTree(snapshot: Snapshot): string {
  const { numbers, members, sponsors, units, points, hiddenLeft, hiddenRight, rounds } = snapshot;
  const { upline, left } = linkSeats(snapshot.legs, numbers);
  const lines = Array.from(numbers, (number, position) => {
    const above = upline[position] ?? NONE;
    const leg = left[above] === position ? "left" : "right";
    const place = above === NONE ? ["", ""] : [numbers[above], leg];
    const hidden = [hiddenLeft?.[position] ?? 0, hiddenRight?.[position] ?? 0];
    const own = [members?.[position] ?? number, ...place, sponsors?.[position], units?.[position]];
    return [number, ...own, points?.[position], ...hidden].join();
  });
  return `# ${snapshot.plan} on chain ${snapshot.chainId}, after round ${snapshot.round}
# block ${snapshot.blockNumber} ${snapshot.blockHash}, ${snapshot.size} of ${snapshot.totalSeats} seats
# seats at the end of each round: ${rounds?.join(" ") ?? "not in this file"}
number,member,upline,leg,sponsor,units,points,hidden_left,hidden_right
${lines.join("\n")}
`;
}

describe("docs/read-tree.mjs reads", () => {
  test.each(["balanced", "random", "chain", "one-legged"] as const)("a %s network", (kind) => {
    const snapshot = createSnapshot(grow(kind, 1500, 3), 3);
    // The reader prints 0 for a seat without a sponsor, as the file has it.
    expect(readTree(encodeSnapshot(snapshot))).toBe(printTree(snapshot));
  });

  test("a cut slice", () => {
    const slice = sliceSnapshot(createSnapshot(grow("random", 3000, 5), 5), 0, { seats: 700 });
    expect(slice.hiddenLeft?.some((seats) => seats > 0)).toBe(true);
    expect(readTree(encodeSnapshot(slice))).toBe(printTree(slice));
  });

  test("legs and numbers only", () => {
    const bytes = pickSections(encodeSnapshot(createSnapshot(grow("random", 300, 7), 7)), [
      "legs",
      "numbers",
    ]);
    expect(readTree(bytes)).toBe(printTree(decodeSnapshot(bytes)));
  });
});

describe("docs/tree-format.md", () => {
  const text = readFileSync(join(docs, "tree-format.md"), "utf8");
  const example: Snapshot = {
    chainId: 137,
    plan: "core",
    round: 2,
    blockNumber: 70_000_000n,
    blockHash: `0x${"ab".repeat(32)}`,
    totalSeats: 4,
    size: 4,
    legs: Uint8Array.of(3, 0, 1, 0),
    numbers: Uint32Array.of(1, 2, 3, 4),
    units: Uint32Array.of(0, 3, 1, 50),
    rounds: Uint32Array.of(1, 2, 4),
  };

  test("shows the bytes of its example", () => {
    const rows = [...text.matchAll(/^([0-9a-f]{4}) {2}((?:[0-9a-f]{2} ?)+)$/gm)];
    const bytes = rows.flatMap(([, , row = ""]) => row.trim().split(" "));
    expect(bytes.join(" ")).toBe(
      Buffer.from(encodeSnapshot(example)).toString("hex").match(/../g)?.join(" "),
    );
  });

  test("shows what the reader prints about its example", () => {
    expect(text).toContain(readTree(encodeSnapshot(example)));
  });
});

import { formatEther } from "viem";
import type { Difference } from "./comparison.ts";
import type { PlanVerdict, Verdict } from "./verify-index.ts";

/** Differences to print; the rest is counted. */
const MAXIMUM_PRINTED = 200;

/** The verdict as text. */
export function describeVerdict(verdict: Verdict): string {
  const { block, plans, compared, inMotion, differences } = verdict;
  const lines = [`After block ${block.number} (${block.hash}):`, ...plans.flatMap(describePlan)];
  if (inMotion > 0) {
    lines.push(
      `${inMotion} figures belong to a settlement in progress, in which the contract is ahead of the index. Run the command again when the round is closed.`,
    );
  }
  if (differences.length === 0) {
    lines.push(`${compared} figures compared: the index and the contract agree.`);
    return lines.join("\n");
  }
  lines.push("", formatTable(differences.slice(0, MAXIMUM_PRINTED)));
  if (differences.length > MAXIMUM_PRINTED) lines.push(`and ${differences.length - MAXIMUM_PRINTED} more`);
  lines.push("", `${compared} figures compared: ${differences.length} differ.`);
  return lines.join("\n");
}

function describePlan(verdict: PlanVerdict): string[] {
  const { name, address, members, allMembers, rounds, due, solvency, report } = verdict;
  const { boxes, pots, heroPool, openRounds, owed, held } = solvency;
  const pol = (wei: bigint) => `${formatEther(wei)} POL`;
  const settling = due === null ? "" : `; round ${due} is not settled yet`;
  return [
    `  ${name} ${address}: ${members} of ${allMembers} members, ${rounds} rounds${settling}`,
    `    owed ${pol(owed)}: boxes ${pol(boxes)}, pots ${pol(pots)}, HeroPool ${pol(heroPool)}, open rounds ${pol(openRounds)}`,
    `    held ${pol(held)}${held === owed ? ", to the wei" : ""}`,
    ...(report === null
      ? []
      : [`    the report of block ${report.block} is ${report.isCompared ? "" : "not "}compared`]),
  ];
}

function formatTable(differences: readonly Difference[]): string {
  const heading = ["plan", "owner", "figure", "index", "contract"];
  const rows = differences.map(({ plan, of, field, index, contract }) => [plan, of, field, index, contract]);
  const widths = heading.map((_, column) =>
    Math.max(...[heading, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(heading), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

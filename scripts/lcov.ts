/** Coverage of one file, with missed lines and branches by line number. */
export interface FileCoverage {
  path: string;
  lines: number;
  branches: number;
  missedLines: number[];
  missedBranches: number[];
}

/** Reads a report in lcov's format: `SF` begins a file, `DA` is a line and `BRDA` a branch with its hits. */
export function readLcov(text: string): FileCoverage[] {
  const files: FileCoverage[] = [];
  let lines = new Map<number, number>();
  let branches = new Map<string, number>();
  let path = "";
  for (const row of text.split("\n")) {
    const [tag, rest = ""] = splitOnce(row.trim());
    if (tag === "SF") {
      path = rest;
      lines = new Map();
      branches = new Map();
    } else if (tag === "DA") {
      const [line, hits] = rest.split(",").map(Number);
      // A line can appear several times, once for each compilation.
      if (line !== undefined) lines.set(line, (lines.get(line) ?? 0) + (hits ?? 0));
    } else if (tag === "BRDA") {
      const [line, block, branch, hits] = rest.split(",");
      const key = `${line},${block},${branch}`;
      branches.set(key, (branches.get(key) ?? 0) + (hits === "-" ? 0 : Number(hits)));
    } else if (tag === "end_of_record") {
      files.push({
        path,
        lines: lines.size,
        branches: branches.size,
        missedLines: [...lines].filter(([, hits]) => hits === 0).map(([line]) => line),
        missedBranches: [...branches]
          .filter(([, hits]) => hits === 0)
          .map(([key]) => Number(key.split(",")[0])),
      });
    }
  }
  return files;
}

function splitOnce(row: string): [string, string?] {
  const colon = row.indexOf(":");
  return colon < 0 ? [row] : [row.slice(0, colon), row.slice(colon + 1)];
}

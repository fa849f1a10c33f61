import { expect, test } from "vitest";
import { readLcov } from "./lcov.ts";

const report = `TN:
SF:src/Plan.sol
DA:10,3
DA:11,0
DA:12,0
DA:12,5
BRDA:10,0,0,3
BRDA:10,0,1,-
BRDA:14,1,0,0
end_of_record
SF:src/types/Node.sol
DA:1,1
end_of_record
`;

test("readLcov returns the missed lines and branches of each file", () => {
  expect(readLcov(report)).toEqual([
    { path: "src/Plan.sol", lines: 3, branches: 3, missedLines: [11], missedBranches: [10, 14] },
    { path: "src/types/Node.sol", lines: 1, branches: 0, missedLines: [], missedBranches: [] },
  ]);
});

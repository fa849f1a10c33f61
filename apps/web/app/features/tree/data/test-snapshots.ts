import * as fc from "fast-check";
import type { TreeSnapshot } from "./tree-model.ts";

/** The head of snapshots in tests. */
export const head = {
  chainId: 31_337,
  plan: "core",
  round: 3,
  blockNumber: 90n,
  blockHash: `0x${"ab".repeat(32)}`,
  totalSeats: 4,
} as const;

/** Snapshots of any small tree, grown seat by seat: each item chooses one of the free places. For tests. */
export const anyTree: fc.Arbitrary<TreeSnapshot> = fc.array(fc.nat(), { maxLength: 80 }).map((choices) => {
  const children: [left: number, right: number][] = [[0, 0]];
  const free: [upline: number, leg: 0 | 1][] = [
    [1, 0],
    [1, 1],
  ];
  for (const choice of choices) {
    const [[upline, leg] = [1, 0]] = free.splice(choice % free.length, 1);
    const number = children.push([0, 0]);
    (children[upline - 1] ?? [0, 0])[leg] = number;
    free.push([number, 0], [number, 1]);
  }
  const numbers: number[] = [];
  const visit = (number: number): void => {
    if (number === 0) return;
    numbers.push(number);
    for (const child of children[number - 1] ?? []) visit(child);
  };
  visit(1);
  const legs = numbers.map((number) => {
    const [left, right] = children[number - 1] ?? [0, 0];
    return (left === 0 ? 0 : 1) | (right === 0 ? 0 : 2);
  });
  return { ...head, legs: Uint8Array.from(legs), numbers: Uint32Array.from(numbers) };
});

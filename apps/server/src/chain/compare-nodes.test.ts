import type { Hex } from "viem";
import { expect, test } from "vitest";
import { compareNodes, type NodeAnswer } from "./compare-nodes.ts";

const NOW = 1_000_000;
const answer = (number: bigint, anchor: Hex | null = "0xaa", age = 2_000): NodeAnswer => ({
  head: { number, time: NOW - age },
  anchor,
});
const compare = (...answers: NodeAnswer[]) => compareNodes(answers, { now: NOW, staleAfter: 60_000 });

test("nodes that follow each other closely are usable", () => {
  expect(compare(answer(1_000n), answer(970n))).toEqual(["ok", "ok"]);
});

test("a node more than 30 blocks below the first one is behind", () => {
  expect(compare(answer(969n), answer(1_000n))).toEqual(["behind", "ok"]);
});

test("a node whose head is old is behind, even if it is the only one", () => {
  expect(compare(answer(1_000n, null, 60_001))).toEqual(["behind"]);
  expect(compareNodes([answer(1_000n, null, 60_001)], { now: NOW, staleAfter: null })).toEqual(["ok"]);
});

test("a node without a response is silent", () => {
  expect(compare(null, answer(5n))).toEqual(["silent", "ok"]);
});

test("a node that contradicts the majority is forked, however new its head is", () => {
  expect(compare(answer(2_000n, "0xbb"), answer(1_990n), answer(1_995n))).toEqual(["forked", "ok", "ok"]);
});

test("two nodes that contradict each other accuse neither", () => {
  expect(compare(answer(1_000n, "0xbb"), answer(1_000n, "0xaa"))).toEqual(["ok", "ok"]);
});

import { decodeSnapshot, encodeSnapshot, type Snapshot, sliceSnapshot } from "@canopy/protocol/tree/snapshot";
import type { TreeEntries } from "@canopy/shared/api/tree";
import { expect, test } from "vitest";
import { ApiError, networkError } from "../../../api/api-error.ts";
import { head } from "./any-tree.ts";
import { answerTreeRequests, type TreeSource } from "./load-tree.ts";
import type { TreeAnswer, TreeSubject } from "./messages.ts";

const subject: TreeSubject = {
  chainId: head.chainId,
  plan: "core",
  contract: "0xAb",
  username: "willow",
  member: 2,
};

/** 1 has 2 on its left and 3 on its right leg; 4 is on the right leg of 2. */
const four: Snapshot = {
  ...head,
  size: 4,
  legs: Uint8Array.of(3, 2, 0, 0),
  numbers: Uint32Array.of(1, 2, 4, 3),
  units: Uint32Array.of(1, 1, 1, 1),
};
const noEntries: TreeEntries = {
  plan: "core",
  round: head.round,
  blockNumber: String(head.blockNumber),
  blockHash: head.blockHash,
  seats: [],
  units: [],
  complete: true,
  access: "public",
};
const ownEntries: TreeEntries = { ...noEntries, access: "own" };
const fifth: TreeEntries = {
  ...noEntries,
  seats: [
    {
      number: 5,
      member: 5,
      username: "maple",
      uplineNumber: 4,
      leg: "left",
      sponsorNumber: 2,
      units: 3,
      round: 4,
    },
  ],
  units: [{ number: 2, units: 1, round: 4 }],
};

const refuse = (status: number) => Promise.reject(new ApiError({ status }));
const disconnect = () => Promise.reject(networkError("offline"));

/** A worker with a source that the test changes, and what it posted and requested. */
function start(own: Partial<TreeSource> = {}, storedBytes: Record<string, Uint8Array<ArrayBuffer>> = {}) {
  const calls: string[] = [];
  const source: TreeSource = {
    readSlice: async () => encodeSnapshot(sliceSnapshot(four, 1)),
    readWhole: async () => encodeSnapshot(four),
    readSubtree: async () => encodeSnapshot(sliceSnapshot(four, 1)),
    readEntries: async () => noEntries,
    ...own,
  };
  const answers: TreeAnswer[] = [];
  const called = (name: string) => {
    calls.push(name);
    return source;
  };
  const answer = answerTreeRequests({
    source: {
      readSlice: (request) => called("slice").readSlice(request),
      readWhole: (request, round) => called(`whole ${round}`).readWhole(request, round),
      readSubtree: (request, round) => called(`subtree ${round}`).readSubtree(request, round),
      readEntries: (request) => called("entries").readEntries(request),
    },
    stored: {
      newest: async (scope) => storedBytes[scope] ?? null,
      async find(scope, round, blockHash) {
        const bytes = storedBytes[scope];
        const found = bytes && decodeSnapshot(bytes);
        return bytes && found?.round === round && found.blockHash === blockHash ? bytes : null;
      },
      store: async (scope, _, bytes) => void Object.assign(storedBytes, { [scope]: bytes }),
      remove: async (scope) => void delete storedBytes[scope],
    },
    send: (message) => void answers.push(message),
  });
  let id = 0;
  return {
    source,
    storedBytes,
    /** Sends a request. Returns what it posted, and what it read from the API. */
    async load() {
      id += 1;
      await answer({ id, subject, token: null });
      return { answers: answers.splice(0).map(summary), calls: calls.splice(0) };
    },
    answer,
    answers,
  };
}

/** What a test compares of an answer. */
function summary(answer: TreeAnswer) {
  if (answer.type === "done") return "done";
  if (answer.type === "failed") return `failed ${answer.problem.status}`;
  const { part, source, home, model, purchases } = answer.tree;
  return { part, source, home, numbers: [...model.numbers], units: [...model.units], purchases };
}

const slice = { part: "slice", source: "network", home: 2, numbers: [2, 4], units: [1, 1], purchases: [] };
const whole = { ...slice, part: "whole", numbers: [1, 2, 4, 3], units: [1, 1, 1, 1] };

test("shows the seats near the member first, then the whole tree, and stores it", async () => {
  const { load, storedBytes } = start();
  expect(await load()).toEqual({ answers: [slice, whole, "done"], calls: ["slice", "entries", "whole 3"] });
  expect(Object.keys(storedBytes)).toEqual(["31337/0xab/all"]);
});

test("adds what happened since the round, and nothing when nothing has changed", async () => {
  const { load, source } = start();
  await load();
  expect(await load()).toEqual({ answers: ["done"], calls: ["entries"] });
  source.readEntries = async () => fifth;
  const purchases = [
    { position: 3, units: 3, round: 4 },
    { position: 1, units: 1, round: 4 },
  ];
  const grown = { ...whole, numbers: [1, 2, 4, 5, 3], units: [1, 2, 1, 3, 1], purchases };
  expect(await load()).toEqual({ answers: [grown, "done"], calls: ["entries"] });
});

test("loads the tree of a newer round, and of a round that was closed again", async () => {
  const { load, source } = start();
  await load();
  for (const { round, blockHash } of [
    { round: 4, blockHash: head.blockHash },
    { round: 4, blockHash: `0x${"cd".repeat(32)}` } as const,
  ]) {
    source.readEntries = async () => ({ ...noEntries, round, blockHash });
    source.readWhole = async () => encodeSnapshot({ ...four, round, blockHash });
    expect(await load()).toEqual({ answers: [whole, "done"], calls: ["entries", "whole 4"] });
  }
});

test("shows a member who joined after the last closed round", async () => {
  const { answer, answers } = start({ readSlice: () => refuse(404), readEntries: async () => fifth });
  await answer({ id: 1, subject: { ...subject, member: 5 }, token: null });
  expect(answers.map((one) => (one.type === "tree" ? one.tree.home : one.type))).toEqual([5, "done"]);
});

test("reads the member's subtree where the whole tree is not public", async () => {
  const { load, storedBytes } = start({ readEntries: async () => ownEntries });
  expect(await load()).toEqual({
    answers: [slice, { ...slice, part: "whole" }, "done"],
    calls: ["slice", "entries", "subtree 3"],
  });
  expect(Object.keys(storedBytes)).toEqual(["31337/0xab/of/2"]);
});

test("removes a whole tree that is not public any more", async () => {
  const { load, storedBytes, source } = start();
  await load();
  source.readEntries = async () => ({ ...ownEntries, round: 4 });
  await load();
  expect(Object.keys(storedBytes)).toEqual(["31337/0xab/of/2"]);
});

test("shows a new member's own subtree where the whole tree is not public", async () => {
  const below = { ...fifth.seats[0], number: 6, member: 6, uplineNumber: 5, leg: "right", units: 2 } as const;
  const { answer, answers } = start({
    readSlice: () => refuse(404),
    readSubtree: () => refuse(404),
    readEntries: async () => ({
      ...ownEntries,
      seats: [...fifth.seats, { ...below, username: "cedar", sponsorNumber: 5, round: 4 }],
    }),
  });
  await answer({ id: 1, subject: { ...subject, member: 5 }, token: null });
  expect(answers.map(summary)).toMatchObject([{ home: 5, numbers: [5, 6], units: [3, 2] }, "done"]);
});

test("refuses a subtree that is not public", async () => {
  const { load } = start({ readSlice: () => refuse(403) });
  expect(await load()).toEqual({ answers: ["failed 403"], calls: ["slice"] });
});

test("shows the stored tree without a network, and a newer one afterwards", async () => {
  const { load, source } = start(
    { readSlice: disconnect, readEntries: disconnect },
    { "31337/0xab/all": encodeSnapshot(four) },
  );
  expect((await load()).answers).toEqual([{ ...whole, source: "storage" }, "failed 0"]);
  source.readEntries = async () => fifth;
  const { answers, calls } = await load();
  expect(answers).toMatchObject([{ source: "network", numbers: [1, 2, 4, 5, 3] }, "done"]);
  // The stored file is that of the round.
  expect(calls).toEqual(["entries"]);
});

test("does not go back to the slice when the whole tree could not be read", async () => {
  const { load, source } = start({ readWhole: () => refuse(503) });
  expect((await load()).answers).toEqual([slice, "failed 503"]);
  expect((await load()).answers).toEqual(["failed 503"]);
  source.readWhole = async () => encodeSnapshot(four);
  expect((await load()).answers).toEqual([whole, "done"]);
});

test("reports a tree that is no tree", async () => {
  const { load } = start({ readWhole: async () => new Uint8Array(100) });
  expect((await load()).answers).toEqual([slice, "failed -1"]);
});

test("answers only the newest of several requests with a tree", async () => {
  const { answer, answers } = start();
  await Promise.all([answer({ id: 1, subject, token: null }), answer({ id: 2, subject, token: null })]);
  expect(answers.filter(({ type }) => type === "tree").every(({ id }) => id === 2)).toBe(true);
  expect(answers.filter(({ type }) => type === "done").map(({ id }) => id)).toEqual([1, 2]);
});

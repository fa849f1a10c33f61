import {
  decodeSnapshot,
  encodeSnapshot,
  pickSections,
  type Snapshot,
  sliceSnapshot,
} from "@canopy/protocol/tree-format/snapshot";
import type { TreeEntries } from "@canopy/shared/api/tree";
import { expect, test } from "vitest";
import { ApiError, networkError } from "../../../api/api-error.ts";
import { answerTreeRequests, type TreeSource } from "./load-tree.ts";
import type { TreeAnswer, TreeSubject } from "./messages.ts";
import { head } from "./test-snapshots.ts";

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
  points: Uint32Array.of(0, 2, 0, 1),
  sponsors: Uint32Array.of(0, 1, 2, 1),
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
    readWhole: async (_request, _round, sections) => pickSections(encodeSnapshot(four), sections),
    readSubtree: async (_request, _round, sections) =>
      pickSections(encodeSnapshot(sliceSnapshot(four, 1)), sections),
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
      readWhole: (request, round, sections) =>
        called(`whole ${round} ${sections}`).readWhole(request, round, sections),
      readSubtree: (request, round, sections) =>
        called(`subtree ${round} ${sections}`).readSubtree(request, round, sections),
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
    async load(withSponsors = false) {
      id += 1;
      await answer({ id, subject, token: null, withSponsors });
      return { answers: answers.splice(0).map(summary), calls: calls.splice(0) };
    },
    answer,
    answers,
  };
}

/** What a test compares of an answer. */
function summary(answer: TreeAnswer) {
  if (answer.type === "done") return "done";
  if (answer.type === "columns") {
    const { units, weight, points, sponsors } = answer.columns;
    return {
      units: [...units],
      below: weight[0],
      points: points && [...points],
      sponsors: sponsors && [...sponsors],
    };
  }
  if (answer.type === "failed") return `failed ${answer.error.status}`;
  const { part, source, home, model, purchases } = answer.tree;
  return { part, source, home, numbers: [...model.numbers], units: [...model.units], purchases };
}

const slice = { part: "slice", source: "network", home: 2, numbers: [2, 4], units: [1, 1], purchases: [] };
const whole = { ...slice, part: "whole", numbers: [1, 2, 4, 3], units: [1, 1, 1, 1] };
/** The whole tree before its columns. */
const bare = { ...whole, units: [0, 0, 0, 0] };
const columns = { units: [1, 1, 1, 1], below: 4, points: [0, 2, 0, 1], sponsors: null };
const SHAPE = "legs,numbers,rounds,members";

test("shows the seats near the member first, then the whole tree, then its columns, and stores it", async () => {
  const { load, storedBytes } = start();
  expect(await load()).toEqual({
    answers: [slice, bare, columns, "done"],
    calls: ["slice", "entries", `whole 3 ${SHAPE}`, "whole 3 units,points"],
  });
  expect(Object.keys(storedBytes)).toEqual(["31337/0xab/all"]);
  const { units, points } = decodeSnapshot(storedBytes["31337/0xab/all"] ?? new Uint8Array(0));
  expect([units, points]).toEqual([four.units, four.points]);
});

test("loads the sponsors once they are wanted, and with the tree of each later round", async () => {
  const { load, source } = start();
  await load();
  const sponsors = { ...columns, sponsors: [0, 1, 2, 1] };
  expect(await load(true)).toEqual({
    answers: [sponsors, "done"],
    calls: ["entries", "whole 3 sponsors"],
  });
  expect(await load(true)).toEqual({ answers: ["done"], calls: ["entries"] });
  source.readEntries = async () => ({ ...noEntries, round: 4 });
  source.readWhole = async (_request, _round, sections) =>
    pickSections(encodeSnapshot({ ...four, round: 4 }), sections);
  expect(await load(true)).toEqual({
    answers: [bare, sponsors, "done"],
    calls: ["entries", `whole 4 ${SHAPE}`, "whole 4 units,points,sponsors"],
  });
});

test("shows the tree when its columns fail, and requests only them again", async () => {
  const { load, source } = start();
  const { readWhole } = source;
  source.readWhole = (request, round, sections) =>
    sections.includes("units") ? refuse(503) : readWhole(request, round, sections);
  expect((await load()).answers).toEqual([slice, bare, "failed 503"]);
  source.readWhole = readWhole;
  expect(await load()).toEqual({ answers: [columns, "done"], calls: ["entries", "whole 3 units,points"] });
});

test("does not mix the columns of another closing into a tree", async () => {
  const { load, source } = start();
  const { readWhole } = source;
  source.readWhole = async (request, round, sections) =>
    sections.includes("units")
      ? pickSections(encodeSnapshot({ ...four, blockHash: `0x${"cd".repeat(32)}` }), sections)
      : readWhole(request, round, sections);
  expect((await load()).answers).toEqual([slice, bare, "failed -1"]);
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
    source.readWhole = async (_request, _round, sections) =>
      pickSections(encodeSnapshot({ ...four, round, blockHash }), sections);
    expect(await load()).toEqual({
      answers: [bare, columns, "done"],
      calls: ["entries", `whole 4 ${SHAPE}`, "whole 4 units,points"],
    });
  }
});

test("shows a member who joined after the last closed round", async () => {
  const { answer, answers } = start({ readSlice: () => refuse(404), readEntries: async () => fifth });
  await answer({ id: 1, subject: { ...subject, member: 5 }, token: null, withSponsors: false });
  expect(answers.map((one) => (one.type === "tree" ? one.tree.home : one.type))).toEqual([
    5,
    "columns",
    "done",
  ]);
});

test("reads the member's subtree where the whole tree is not public", async () => {
  const { load, storedBytes } = start({ readEntries: async () => ownEntries });
  expect(await load()).toEqual({
    answers: [
      slice,
      { ...slice, part: "whole", units: [0, 0] },
      { units: [1, 1], below: 2, points: [2, 0], sponsors: null },
      "done",
    ],
    calls: ["slice", "entries", `subtree 3 ${SHAPE}`, "subtree 3 units,points"],
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
  await answer({ id: 1, subject: { ...subject, member: 5 }, token: null, withSponsors: false });
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
  source.readWhole = async (_request, _round, sections) => pickSections(encodeSnapshot(four), sections);
  expect((await load()).answers).toEqual([bare, columns, "done"]);
});

test("reports an invalid tree", async () => {
  const { load } = start({ readWhole: async () => new Uint8Array(100) });
  expect((await load()).answers).toEqual([slice, "failed -1"]);
});

test("answers only the newest of several requests with a tree", async () => {
  const { answer, answers } = start();
  await Promise.all([
    answer({ id: 1, subject, token: null, withSponsors: false }),
    answer({ id: 2, subject, token: null, withSponsors: false }),
  ]);
  expect(answers.filter(({ type }) => type === "tree").every(({ id }) => id === 2)).toBe(true);
  expect(answers.filter(({ type }) => type === "done").map(({ id }) => id)).toEqual([1, 2]);
});

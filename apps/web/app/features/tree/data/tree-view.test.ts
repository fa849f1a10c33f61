import { expect, test } from "vitest";
import type { LoadedTree, TreeAnswer } from "./messages.ts";
import { head } from "./test-snapshots.ts";
import { buildModel } from "./tree-model.ts";
import { initialView, nextView } from "./tree-view.ts";

const model = buildModel({ ...head, legs: Uint8Array.of(0), numbers: Uint32Array.of(2) });
const whole: LoadedTree = {
  model,
  part: "whole",
  source: "network",
  isUpToDate: true,
  home: 2,
  purchases: [],
};
const show = (tree: LoadedTree): TreeAnswer => ({ type: "tree", id: 1, tree });
const done: TreeAnswer = { type: "done", id: 1 };
const fail = (status: number): TreeAnswer => ({
  type: "failed",
  id: 1,
  error: { message: "Try later.", status, errors: { code: "tree.not_ready" }, retryAfter: 5 },
});

/** The states after each of some answers. */
function states(...answers: readonly TreeAnswer[]): string[] {
  let view = initialView;
  return answers.map((answer) => {
    view = nextView(view, answer);
    return view.state;
  });
}

test("shows the slice, then the whole tree", () => {
  expect(states(show({ ...whole, part: "slice" }), show(whole), done)).toEqual(["slice", "whole", "whole"]);
});

test("adds columns to the tree that is shown", () => {
  const { weight, points, sponsors } = model;
  const units = Uint32Array.of(3);
  const answer = {
    type: "columns",
    id: 1,
    columns: { hasUnits: true, units, weight, points, sponsors },
  } as const;
  expect(nextView(initialView, answer)).toBe(initialView);
  const view = nextView(nextView(initialView, show(whole)), answer);
  expect(view.model).toEqual({ ...model, hasUnits: true, units });
  expect(nextView(view, done)).toMatchObject({ state: "whole", model: view.model });
});

test("shows an old tree while there is no network", () => {
  const stored = show({ ...whole, source: "storage" });
  expect(states(stored, fail(0), show(whole), done)).toEqual(["offline", "offline", "whole", "whole"]);
  expect(states(show(whole), fail(0), done)).toEqual(["whole", "offline", "whole"]);
});

test("says when changes could not be loaded", () => {
  expect(states(show(whole), fail(503), done)).toEqual(["whole", "stale", "whole"]);
  expect(states(show({ ...whole, isUpToDate: false }))).toEqual(["stale"]);
});

test("fails with the reason when there is nothing to show", () => {
  const view = nextView(initialView, fail(503));
  expect(view).toMatchObject({ state: "failed", model: null });
  expect(view.error).toMatchObject({ status: 503, code: "tree.not_ready", retryAfter: 5 });
  expect(nextView(view, show(whole))).toMatchObject({ state: "whole", home: 2, model });
});

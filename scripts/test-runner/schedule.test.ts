import { describe, expect, test } from "vitest";
import { schedule } from "./schedule.ts";
import { groups, selectStages, stages } from "./stages.ts";

/** Runs tasks that end when the test says so, and records what was started when. */
function controlled(tasks: { name: string; needs?: string[]; cores: number }[], cores: number) {
  const started: string[] = [];
  const ends = new Map<string, (passed: boolean) => void>();
  const outcomes = schedule(tasks, cores, ({ name }) => {
    started.push(name);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    ends.set(name, resolve);
    return promise;
  });
  const end = async (name: string, passed = true) => {
    ends.get(name)?.(passed);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, end, outcomes };
}

describe("The scheduler of the test stages", () => {
  test("fills the cores in the given order", async () => {
    const { started, end, outcomes } = controlled(
      [
        { name: "a", cores: 1 },
        { name: "b", cores: 1 },
        { name: "c", cores: 1 },
      ],
      2,
    );
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(started).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    expect([...(await outcomes).values()]).toEqual(["passed", "passed", "passed"]);
  });

  test("gives a stage that wants every core all of them, and no more than there are", async () => {
    const { started, end, outcomes } = controlled(
      [
        { name: "small", cores: 1 },
        { name: "large", cores: 99 },
      ],
      2,
    );
    expect(started).toEqual(["small"]);
    await end("small");
    expect(started).toEqual(["small", "large"]);
    await end("large");
    await outcomes;
  });

  test("starts a stage after those that it needs, and skips it when one of them failed", async () => {
    const { started, end, outcomes } = controlled(
      [
        { name: "compile", cores: 1 },
        { name: "tests", needs: ["compile"], cores: 1 },
        { name: "browser", needs: ["tests"], cores: 1 },
        { name: "lint", cores: 1 },
      ],
      2,
    );
    expect(started).toEqual(["compile", "lint"]);
    await end("compile", false);
    await end("lint");
    expect(Object.fromEntries(await outcomes)).toEqual({
      compile: "failed",
      tests: "skipped",
      browser: "skipped",
      lint: "passed",
    });
  });

  test("ends when a need is not among the tasks", async () => {
    const { outcomes } = controlled([{ name: "tests", needs: ["compile"], cores: 1 }], 2);
    expect(Object.fromEntries(await outcomes)).toEqual({});
  });
});

describe("The stages", () => {
  test("need only stages that exist", () => {
    const names = new Set(stages.map(({ name }) => name));
    for (const { needs = [] } of stages) for (const name of needs) expect(names).toContain(name);
  });

  test("of a group come with what they need", () => {
    expect(selectStages(stages, "e2e").map(({ name }) => name)).toEqual([
      "compile",
      "site",
      "chat index",
      "e2e",
    ]);
  });

  test("each belong to a group, and no group is empty", () => {
    for (const group of groups) expect(selectStages(stages, group).length).toBeGreaterThan(0);
    for (const stage of stages) expect(stage.groups.length).toBeGreaterThan(0);
  });
});

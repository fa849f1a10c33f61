import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NONE } from "./shape.ts";
import {
  buildModel,
  childAt,
  isFree,
  isInside,
  legOf,
  legSeats,
  legUnits,
  memberOf,
  pathToTop,
  positionOfNumber,
  seatY,
  type TreeSnapshot,
} from "./tree-model.ts";

const head = {
  chainId: 31_337,
  plan: "core",
  round: 3,
  blockNumber: 90n,
  blockHash: `0x${"ab".repeat(32)}`,
  totalSeats: 4,
} as const;

/** 1 has 2 on its left and 3 on its right leg; 4 is on the right leg of 2. */
const four: TreeSnapshot = {
  ...head,
  legs: Uint8Array.of(3, 2, 0, 0),
  numbers: Uint32Array.of(1, 2, 4, 3),
  units: Uint32Array.of(1, 2, 3, 4),
};

test("links the seats and weighs their subtrees", () => {
  const model = buildModel(four);
  expect([...model.upline]).toEqual([NONE, 0, 1, 0]);
  expect([...model.depth]).toEqual([0, 1, 2, 1]);
  expect([...model.end]).toEqual([4, 3, 3, 4]);
  expect([...model.weight]).toEqual([10, 5, 3, 4]);
});

test("answers questions about seats and legs", () => {
  const model = buildModel(four);
  expect(childAt(model, 0, "left")).toBe(1);
  expect(childAt(model, 1, "left")).toBe(NONE);
  expect(legOf(model, 0)).toBeNull();
  expect(legOf(model, 2)).toBe("right");
  expect(isFree(model, 1, "left")).toBe(true);
  expect(isFree(model, 1, "right")).toBe(false);
  expect(legSeats(model, 0, "left")).toBe(2);
  expect(legUnits(model, 0, "left")).toBe(5);
  expect(legUnits(model, 1, "left")).toBe(0);
  expect(isInside(model, 2, 1)).toBe(true);
  expect(isInside(model, 3, 1)).toBe(false);
  expect([...pathToTop(model, 2)]).toEqual([2, 1, 0]);
  expect(memberOf(model, 2)).toBe(4);
});

test("does not call a leg free whose seats are not loaded", () => {
  const model = buildModel({
    ...four,
    hiddenLeft: Uint32Array.of(0, 9, 0, 0),
    hiddenRight: new Uint32Array(4),
  });
  expect(isFree(model, 1, "left")).toBe(false);
  expect(isFree(model, 2, "left")).toBe(true);
});

describe("layout", () => {
  test("sets an only child to the side of its leg", () => {
    const { x } = buildModel({ ...head, legs: Uint8Array.of(1, 2, 0), numbers: Uint32Array.of(1, 2, 3) });
    expect([...x]).toEqual([0, -0.5, 0]);
  });

  test("moves a small leg close to a large one", () => {
    // 1: left leg of three seats in a fan, right leg of one.
    const { x, width, start } = buildModel({
      ...head,
      legs: Uint8Array.of(3, 3, 0, 0, 0),
      numbers: Uint32Array.of(1, 2, 4, 5, 3),
    });
    expect([...x]).toEqual([0, -0.5, -1, 0, 0.5]);
    expect([start[0], width[0]]).toEqual([-1.5, 2.5]);
  });

  test("keeps the seats of a level apart, and each leg on its side", () => {
    fc.assert(
      fc.property(anyTree, (snapshot) => {
        const model = buildModel(snapshot);
        const lastOnLevel = new Map<number, number>();
        for (let position = 0; position < model.size; position++) {
          const { x, depth, start, width } = column(model, position);
          const before = lastOnLevel.get(depth);
          // Preorder passes the seats of a level from left to right.
          if (before !== undefined) expect(x - before).toBeGreaterThanOrEqual(1);
          lastOnLevel.set(depth, x);
          for (const above of pathToTop(model, position)) {
            const around = column(model, above);
            expect(start).toBeGreaterThanOrEqual(around.start);
            expect(start + width).toBeLessThanOrEqual(around.start + around.width);
          }
          const leg = legOf(model, position);
          if (leg === null) continue;
          const above = column(model, model.upline[position] ?? 0);
          expect(Math.sign(x - above.x)).toBe(leg === "left" ? -1 : 1);
          expect(seatY(model, position)).toBeGreaterThanOrEqual(above.y + 1);
        }
      }),
    );
  });

  test("places equal trees equally", () => {
    fc.assert(
      fc.property(anyTree, (snapshot) => {
        expect(buildModel(snapshot)).toEqual(buildModel(structuredClone(snapshot)));
      }),
    );
  });

  test("follows a leg of 100,000 levels", () => {
    const size = 100_000;
    const model = buildModel({
      ...head,
      legs: new Uint8Array(size).map((_, position) => (position === size - 1 ? 0 : 1)),
      numbers: new Uint32Array(size).map((_, position) => position + 1),
    });
    expect(model.x[size - 1]).toBe(-(size - 1) / 2);
    expect(model.stem[0]).toBe(size - 1);
    expect(seatY(model, size - 1)).toBe(size - 1);
  });
});

test("finds any seat by its number", () => {
  fc.assert(
    fc.property(anyTree, fc.boolean(), (snapshot, isSparse) => {
      const numbers = isSparse ? snapshot.numbers.map((number) => number * 50) : snapshot.numbers;
      const model = buildModel({ ...snapshot, numbers });
      numbers.forEach((number, position) => {
        expect(positionOfNumber(model, number)).toBe(position);
      });
      expect(positionOfNumber(model, 7 + 50 * 1_000)).toBe(NONE);
    }),
  );
});

function column(model: ReturnType<typeof buildModel>, position: number) {
  return {
    x: model.x[position] ?? Number.NaN,
    y: seatY(model, position),
    depth: model.depth[position] ?? 0,
    start: model.start[position] ?? Number.NaN,
    width: model.width[position] ?? Number.NaN,
  };
}

/** A tree grown seat by seat: each item chooses one of the free places. */
const anyTree: fc.Arbitrary<TreeSnapshot> = fc.array(fc.nat(), { maxLength: 80 }).map((choices) => {
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

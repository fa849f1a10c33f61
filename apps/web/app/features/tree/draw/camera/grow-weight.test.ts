import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyTree } from "../../data/any-tree.ts";
import { at } from "../../data/columns.ts";
import { buildModel, isInside } from "../../data/tree-model.ts";
import { growWeight } from "./grow-weight.ts";

const anyModel = anyTree.map((snapshot) =>
  buildModel({ ...snapshot, units: snapshot.numbers.map((number) => 1 + (number % 5)) }),
);
const anyTime = fc.integer({ min: 0, max: 90 });

describe("the units below each seat at an earlier time", () => {
  test("are those of the seats that had joined", () => {
    fc.assert(
      fc.property(anyModel, anyTime, (model, lastNumber) => {
        const { weight } = growWeight(model, lastNumber);
        for (let top = 0; top < model.size; top++) {
          let units = 0;
          for (let position = 0; position < model.size; position++) {
            const isCounted = at(model.numbers, position) <= lastNumber && isInside(model, position, top);
            if (isCounted) units += at(model.units, position);
          }
          expect(at(weight, top)).toBe(units);
        }
      }),
    );
  });

  test("are the same when they are derived from another time, earlier or later", () => {
    fc.assert(
      fc.property(anyModel, fc.array(anyTime, { minLength: 2, maxLength: 6 }), (model, visited) => {
        let known = growWeight(model, visited[0] ?? 0);
        for (const lastNumber of visited.slice(1)) {
          known = growWeight(model, lastNumber, known);
          expect(known).toEqual(growWeight(model, lastNumber));
        }
      }),
    );
  });
});

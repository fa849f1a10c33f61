import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at } from "../../data/columns.ts";
import { anyTree } from "../../data/test-snapshots.ts";
import { buildModel, isInside } from "../../data/tree-model.ts";
import { createPastWeights } from "./past-weights.ts";
import { finish } from "./steps.ts";

const anyModel = anyTree.map((snapshot) =>
  buildModel({ ...snapshot, units: snapshot.numbers.map((number) => 1 + (number % 5)) }),
);
const anyTime = fc.integer({ min: 0, max: 90 });

describe("the units below each seat at an earlier time", () => {
  test("are those of the seats that had joined", () => {
    fc.assert(
      fc.property(anyModel, anyTime, (model, lastNumber) => {
        const weight = finish(createPastWeights().grow(model, lastNumber));
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

  test("are right after other times were given up before they were known", () => {
    const givenUp = fc.tuple(anyTime, fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(anyModel, anyTime, fc.array(givenUp), anyTime, (model, first, between, lastNumber) => {
        const { grow } = createPastWeights(3);
        finish(grow(model, first));
        for (const [time, steps] of between) {
          const growth = grow(model, time);
          for (let taken = 0; taken < steps; taken++) growth.next();
        }
        expect(finish(grow(model, lastNumber))).toEqual(finish(createPastWeights().grow(model, lastNumber)));
      }),
    );
  });

  test("are the same when they are derived from another time, earlier or later", () => {
    fc.assert(
      fc.property(anyModel, fc.array(anyTime, { minLength: 2, maxLength: 6 }), (model, visited) => {
        const { grow } = createPastWeights();
        for (const lastNumber of visited) {
          const weight = finish(grow(model, lastNumber));
          expect(weight).toEqual(finish(createPastWeights().grow(model, lastNumber)));
        }
      }),
    );
  });
});

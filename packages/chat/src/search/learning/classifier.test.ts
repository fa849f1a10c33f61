import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finish } from "../steps.ts";
import { Classifier } from "./classifier.ts";
import { type Example, FeatureTable, type Kinds } from "./vectors.ts";

const read = (label: string, texts: readonly string[]): Example[] =>
  texts.map((text) => ({ features: text.split(" "), label }));
const examples = [
  ...read("withdraw", ["how withdraw", "withdraw my money", "money out", "get my money", "how money out"]),
  ...read("price", ["what price", "price of pol", "how much pol", "how much price", "pol price today"]),
  ...read("weather", ["rain today", "how rain", "what sun", "sun rain", "sun today"]),
];
const kinds: Kinds = { factor: () => 1, least: () => 2, isOptional: () => false };

function learn(from: readonly Example[]): (features: readonly string[]) => ReadonlyMap<string, number> {
  const { table, vectors } = finish(FeatureTable.read(from, kinds));
  const classifier = finish(Classifier.learn(from, vectors, table));
  return (features) => classifier.classify(table.toVector(features));
}

const classify = learn(examples);
const likeliest = (text: string): string | undefined =>
  [...classify(text.split(" "))].sort(([, one], [, other]) => other - one)[0]?.[0];

describe("classify", () => {
  test("finds the label of a text that it has not seen", () => {
    expect(likeliest("withdraw out")).toBe("withdraw");
    expect(likeliest("how much today pol")).toBe("price");
    expect(likeliest("sun and more sun")).toBe("weather");
  });

  test("relies on rare words more than on those that many examples have", () => {
    expect(likeliest("how how how pol")).toBe("price");
  });

  test("takes a word that no example had for the rare words of the examples", () => {
    const rare = learn([
      ...read("own", ["a b", "a b", "a c", "a c"]),
      ...read("other", ["a x", "a y", "a z", "a w"]),
    ]);
    expect(rare(["a", "new"]).get("other")).toBeGreaterThan(0.5);
  });

  test("gives the same result in each run", () => {
    expect(learn(examples)(["money", "price"])).toEqual(classify(["money", "price"]));
  });

  test("returns probabilities, whatever the text", () => {
    const word = fc.constantFrom("how", "money", "price", "rain", "unknown", "__proto__");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (features) => {
        const likely = [...classify(features).values()];
        expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4);
        expect(Math.min(...likely)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

import { expect, test } from "vitest";
import { type KeptAnswer, KeptAnswers } from "./kept-answers.ts";

function answerOf(bytes: number): KeptAnswer {
  const common = { etag: "", cacheControl: "", block: undefined, checkpoint: undefined, until: 0 };
  return { ...common, body: "", size: bytes };
}

const addressesIn = (answers: KeptAnswers) =>
  ["a", "b", "c", "d"].filter((name) => answers.get(name) !== undefined);

test("of too many, the least recently asked for goes", () => {
  const answers = new KeptAnswers({ count: 2, bytes: 1_000 });
  answers.keep("a", answerOf(1));
  answers.keep("b", answerOf(1));
  answers.get("a");
  answers.keep("c", answerOf(1));
  expect(addressesIn(answers)).toEqual(["a", "c"]);
});

test("of too large ones, as many go as it takes; one that is larger than all is not kept", () => {
  const answers = new KeptAnswers({ count: 10, bytes: 100 });
  for (const name of ["a", "b", "c"]) answers.keep(name, answerOf(40));
  expect(addressesIn(answers)).toEqual(["b", "c"]);
  expect(answers.bytes).toBe(80);
  answers.keep("d", answerOf(101));
  expect(addressesIn(answers)).toEqual([]);
  expect(answers.bytes).toBe(0);
});

test("another answer for the same address takes the place of the one before", () => {
  const answers = new KeptAnswers({ count: 10, bytes: 100 });
  answers.keep("a", answerOf(60));
  answers.keep("a", answerOf(70));
  expect(answers.bytes).toBe(70);
  expect(addressesIn(answers)).toEqual(["a"]);
});

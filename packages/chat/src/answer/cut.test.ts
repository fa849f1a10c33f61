import { expect, test } from "vitest";
import { splitBlocks } from "../text/blocks.ts";
import { cutAnswer } from "./cut.ts";

const toTerms = (text: string) => new Set(text.toLowerCase().match(/[a-z]+/g));
function cut(body: string, ...asked: string[]): string {
  const blocks = splitBlocks(body).map((block) => ({ ...block, terms: toTerms(block.text) }));
  return cutAnswer(blocks, (terms) => asked.filter((word) => terms.has(word)).length / asked.length);
}

const filler =
  "This part says something else at some length, so that the whole text becomes too long to show.";

test("a short text is shown whole", () => {
  expect(cut("One. Two. Three.", "three")).toBe("One. Two. Three.");
});

test("the sentences that answer are shown, from the first unless others say more", () => {
  const body = `Open the page. ${filler} ${filler} ${filler} Fees go to the network.`;
  expect(cut(body, "page", "open")).toBe(`Open the page. ${filler}`);
  expect(cut(body, "fees", "network")).toBe("Fees go to the network.");
});

test("a sentence that continues another one comes with it", () => {
  const body = `${filler} ${filler} ${filler} The operator closes rounds. It pays the fees of the network.`;
  expect(cut(body, "fees", "network")).toBe("The operator closes rounds. It pays the fees of the network.");
});

test("a list is shown whole", () => {
  const list = "Do this:\n\n1. Open the wallet.\n2. Confirm the payment.\n3. Sign.";
  expect(cut(`${filler} ${filler} ${filler}\n\n${list}`, "confirm", "payment")).toContain(list);
});

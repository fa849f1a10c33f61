import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerFrom } from "@canopy/chat/answerer";
import { PassageIndex } from "@canopy/chat/search/passage-index";
import { finish, type Steps } from "@canopy/chat/search/steps";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCorpus } from "./corpus.ts";
import { hashSources, loadIndex } from "./saved-index.ts";

function toPassages(answer: string) {
  const { passages } = createCorpus({
    docs: [{ name: "plan.md", text: "# Plan\n\nMembers join under a sponsor.\n" }],
    operating: [],
    help: [
      { name: "units.en.md", text: `# Units\n\n## What is a unit? {#unit}\n\n${answer}\n` },
      { name: "units.fa.md", text: "# واحد\n\n## واحد چیست؟ {#unit}\n\nبخشی از جایگاه.\n" },
    ],
  });
  return [...passages.values()];
}

const passages = toPassages("A unit is a part of a seat.");
const phrasings = { toQuestions: () => ["what is one unit"], offTopic: ["how is the weather"] };
const index = finish(PassageIndex.read(passages, phrasings));
/** Takes no time. */
const make = vi.fn(function* (): Steps<PassageIndex> {
  yield;
  return index;
});
const load = (own = passages, place = folder) => loadIndex(own, place, make);
const answer = (own: PassageIndex) => answerFrom(own).answer("whats a unit", "en");

let folder: string;
beforeEach(async () => {
  make.mockClear();
  folder = await mkdtemp(join(tmpdir(), "canopy-index-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function findFile(): Promise<string> {
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  return join(folder, names[0] ?? "");
}

describe("an index", () => {
  test("is made once, and answers the same when it is read", async () => {
    expect(await load()).toBe(index);
    await findFile();
    const read = await load();
    expect(make).toHaveBeenCalledTimes(1);
    expect(answer(read)).toEqual(answer(index));
    expect(answer(read)).toMatchObject({ kind: "answer", message: "A unit is a part of a seat." });
  });

  test("is made again when its file is damaged", async () => {
    await load();
    const file = await findFile();
    const bytes = await readFile(file);
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    for (const damaged of [bytes.subarray(0, bytes.length / 2), Buffer.alloc(0), changed]) {
      await writeFile(file, damaged);
      expect(answer(await load()).kind).toBe("answer");
      expect(bytes.equals(await readFile(await findFile()))).toBe(true);
    }
    expect(make).toHaveBeenCalledTimes(4);
  });

  test("of other documents is another file, which replaces the first one", async () => {
    await load();
    const before = await findFile();
    await load(toPassages("A unit costs 20 dollars."));
    expect(make).toHaveBeenCalledTimes(2);
    expect(await findFile()).not.toBe(before);
  });

  test("may be made twice at once", async () => {
    const both = await Promise.all([load(), load()]);
    expect(both.map((own) => answer(own).kind)).toEqual(["answer", "answer"]);
    await findFile();
    await load();
    expect(make).toHaveBeenCalledTimes(2);
  });

  test("is made where nothing can be written", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    expect(answer(await load(passages, join(file, "index"))).kind).toBe("answer");
  });
});

test("a changed table, module or setting changes the hash, and a test doesn't", async () => {
  await mkdir(join(folder, "src/questions"), { recursive: true });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write("package.json", "{}");
  await write("src/questions/money.ts", "one way to ask");
  const hashes = [await hashSources(passages, folder)];
  await write("src/questions/money.test.ts", "a test");
  expect(await hashSources(passages, folder)).toBe(hashes[0]);
  await write("src/questions/money.ts", "another way to ask");
  hashes.push(await hashSources(passages, folder));
  await write("src/classifier.ts", "more rounds");
  hashes.push(await hashSources(passages, folder));
  await write("package.json", '{ "dependencies": {} }');
  hashes.push(await hashSources(passages, folder));
  expect(new Set(hashes).size).toBe(4);
});

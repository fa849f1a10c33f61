import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { Passage } from "@canopy/chat/passage";
import { PassageIndex, type SavedIndex } from "@canopy/chat/search/passage-index";
import type { Steps } from "@canopy/chat/search/steps";
import { finishInTurns } from "../lib/finish-in-turns.ts";

/** The service's cache, which systemd names, or that of this installation. Where neither can be written, each start makes the index. */
const INDEX_FOLDER =
  process.env["CACHE_DIRECTORY"] ??
  fileURLToPath(new URL("../../../../node_modules/.cache/canopy/", import.meta.url));
const SEARCH = fileURLToPath(new URL("../../../../packages/chat/", import.meta.url));
const PREFIX = "chat-index-";
/** The bytes of SHA-256. */
const HASH = 32;

/** The index of the passages: read from `folder` if it was made before, which takes a fraction of the time. */
export async function loadIndex(
  passages: readonly Passage[],
  folder = INDEX_FOLDER,
  make: (passages: readonly Passage[]) => Steps<PassageIndex> = PassageIndex.read,
): Promise<PassageIndex> {
  const file = join(folder, `${PREFIX}${await hashSources(passages)}`);
  const saved = await readIndex(file).catch(() => null);
  if (saved !== null) return saved;
  const index = await finishInTurns(make(passages));
  await writeIndex(file, index).catch(() => undefined);
  return index;
}

/** A hash of all that an index is made of: the passages, and the code and the tables of the search. */
export async function hashSources(passages: readonly Passage[], search = SEARCH): Promise<string> {
  const names = await readdir(join(search, "src"), { recursive: true });
  const sources = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).sort();
  const paths = ["package.json", ...sources.map((name) => join("src", name))];
  const texts = await Promise.all(paths.map((path) => readFile(join(search, path), "utf8")));
  const all = JSON.stringify([process.version, passages, paths, texts]);
  return createHash("sha256").update(all).digest("hex").slice(0, HASH);
}

const toHash = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** Null if the file is damaged. */
async function readIndex(file: string): Promise<PassageIndex | null> {
  const bytes = await readFile(file);
  const content = bytes.subarray(HASH);
  if (!toHash(content).equals(bytes.subarray(0, HASH))) return null;
  const parts: Record<keyof SavedIndex, Uint8Array> = deserialize(content);
  /** In a turn of its own, because each takes some 10 ms. */
  const read = async <Name extends keyof SavedIndex>(name: Name): Promise<SavedIndex[Name]> => {
    await setImmediate();
    return deserialize(parts[name]);
  };
  const saved = {
    vocabulary: await read("vocabulary"),
    chunks: await read("chunks"),
    wordings: await read("wordings"),
    search: await read("search"),
    features: await read("features"),
    model: await read("model"),
    separator: await read("separator"),
  };
  await setImmediate();
  return PassageIndex.restore(saved);
}

/** Replaces the index of other sources. Two processes that make the same index write the same file. */
async function writeIndex(file: string, index: PassageIndex): Promise<void> {
  const parts: Record<string, Uint8Array> = {};
  for (const [name, part] of Object.entries(index.save())) {
    await setImmediate();
    parts[name] = serialize(part);
  }
  const content = serialize(parts);
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.concat([toHash(content), content]));
  await rename(draft, file);
  const others = (await readdir(folder)).filter((name) => name.startsWith(PREFIX) && name !== basename(file));
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}

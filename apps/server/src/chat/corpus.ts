import { type Answerer, answerFrom } from "@canopy/chat/answerer";
import { parseDocs } from "@canopy/chat/corpus/docs";
import { errorPassages } from "@canopy/chat/corpus/errors";
import { parseHelp } from "@canopy/chat/corpus/help";
import type { Passage } from "@canopy/chat/passage";
import { OperatorError } from "../lib/operator-error.ts";
import { type CorpusFile, type CorpusFiles, readCorpus } from "./read-corpus.ts";
import { loadIndex } from "./saved-index.ts";

/** What the chat answers from. */
export interface Corpus {
  readonly passages: ReadonlyMap<string, Passage>;
  /** The pages of `docs` by path, to which answers link. */
  readonly documents: ReadonlyMap<string, string>;
}

let corpus: Promise<Corpus> | undefined;
let answerer: Promise<Answerer> | undefined;

/**
 * The documents of this release, read once per process.
 *
 * @throws OperatorError when a document is missing or malformed
 */
export function loadCorpus(): Promise<Corpus> {
  corpus ??= readCorpus().then(createCorpus);
  return corpus;
}

/** Their index, made once, and read once per process. Making it takes seconds, in turns with the other work of the process. */
export function loadAnswerer(): Promise<Answerer> {
  answerer ??= loadCorpus()
    .then(({ passages }) => loadIndex([...passages.values()]))
    .then(answerFrom);
  return answerer;
}

export function createCorpus({ help, docs, operating }: CorpusFiles): Corpus {
  const passages = [
    ...pairTopics(help).flatMap(({ name, ...files }) => inFile(name, () => parseHelp(files))),
    ...docs.flatMap(({ name, text }) => inFile(name, () => parseDocs(name.replace(/\.md$/, ""), text))),
    ...errorPassages(),
  ];
  return {
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    documents: new Map([...docs, ...operating].map(({ name, text }) => [name, text])),
  };
}

/** Each topic has a file per language. */
function pairTopics(files: readonly CorpusFile[]): { name: string; en: string; fa: string }[] {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const topics = new Set(files.map(({ name }) => name.replace(/\.(en|fa)\.md$/, "")));
  return [...topics].map((name) => {
    const [en, fa] = [texts.get(`${name}.en.md`), texts.get(`${name}.fa.md`)];
    if (en === undefined || fa === undefined)
      throw new OperatorError(
        `The help has ${name} in one language only. Install the folder docs/help of the release.`,
      );
    return { name, en, fa };
  });
}

function inFile<Result>(name: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`${name} cannot be read: ${reason}`, { cause });
  }
}

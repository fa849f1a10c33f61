import { readdir, readFile } from "node:fs/promises";
import type { Passage } from "@canopy/chat/passage";
import type { Locale } from "@canopy/shared/api/forms";
import * as z from "zod";

/**
 * `tune` and `test` are halves of the first set. `fresh`, `third`, `fourth` and `fifth` are by other authors, who had not seen the
 * search: they were measured when they were new, and are for tuning since. `sixth` is by a sixth author, and is only measured.
 */
export const splitSchema = z.enum(["tune", "test", "fresh", "third", "fourth", "fifth", "sixth"]);
export type Split = z.infer<typeof splitSchema>;

/** The questions of the other splits may be looked at. */
export const UNSEEN: Split = "sixth";

const folder = new URL(".", import.meta.url);
/** Each set has files of this name for both languages, and `off-topic<set>.json`. */
const setFile = /^questions(.*)\.en\.json$/;

const questionsSchema = z.array(
  z.strictObject({
    id: z.string(),
    question: z.string().min(1).max(2_000),
    /** Each of them answers it. */
    passages: z.array(z.string()).min(1),
    split: splitSchema,
  }),
);
const offTopicSchema = z.array(
  z.strictObject({
    id: z.string(),
    language: z.enum(["en", "fa"]),
    question: z.string().min(1).max(2_000),
    split: splitSchema,
  }),
);

export interface Question {
  readonly id: string;
  readonly locale: Locale;
  readonly text: string;
  /** Empty when the chat has to refuse it. */
  readonly passages: readonly string[];
}

async function load<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> {
  const text = await readFile(new URL(`${name}.json`, folder), "utf8");
  return schema.parse(JSON.parse(text));
}

/** The questions of one split, or all. */
export async function loadQuestions(split: Split | null): Promise<Question[]> {
  const own = async (name: string, locale: Locale) =>
    (await load(`${name}.${locale}`, questionsSchema)).map(({ question, ...rest }) => ({
      ...rest,
      locale,
      text: question,
    }));
  const others = async (name: string) =>
    (await load(name, offTopicSchema)).map(({ language, question, ...rest }) => ({
      ...rest,
      locale: language,
      text: question,
      passages: [],
    }));
  const sets = (await readdir(folder)).flatMap((name) => setFile.exec(name)?.[1] ?? []);
  const files = await Promise.all(
    sets.flatMap((set) => [
      own(`questions${set}`, "en"),
      own(`questions${set}`, "fa"),
      others(`off-topic${set}`),
    ]),
  );
  return files
    .flat()
    .filter((question) => split === null || question.split === split)
    .map(({ id, locale, text, passages }) => ({ id, locale, text, passages }));
}

/** The newest split that has questions. */
export async function findNewestSplit(): Promise<Split> {
  for (const split of splitSchema.options.toReversed())
    if ((await loadQuestions(split)).length > 0) return split;
  throw new Error("The bench has no questions.");
}

/** Throws when a question names a passage that does not exist: it could not be found by anything. */
export function checkPassages(questions: readonly Question[], passages: ReadonlyMap<string, Passage>): void {
  const missing = questions.flatMap(({ id, passages: ids }) =>
    ids.filter((passage) => !passages.has(passage)).map((passage) => `${id}: ${passage}`),
  );
  if (missing.length > 0) throw new Error(`These passages do not exist: ${missing.join(", ")}`);
}

import { readFile } from "node:fs/promises";
import type { Passage } from "@canopy/chat/passage";
import type { Locale } from "@canopy/shared/api/forms";
import * as z from "zod";

/**
 * The questions of the halves `tune` and `test` may be looked at. Those of `fresh` are a later set by another author, who had not
 * seen the search, and are only measured.
 */
export const splitSchema = z.enum(["tune", "test", "fresh"]);
export type Split = z.infer<typeof splitSchema>;

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
  const text = await readFile(new URL(`${name}.json`, import.meta.url), "utf8");
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
  const files = await Promise.all([
    own("questions", "en"),
    own("questions", "fa"),
    others("off-topic"),
    own("questions.fresh", "en"),
    own("questions.fresh", "fa"),
    others("off-topic.fresh"),
  ]);
  return files
    .flat()
    .filter((question) => split === null || question.split === split)
    .map(({ id, locale, text, passages }) => ({ id, locale, text, passages }));
}

/** Throws when a question names a passage that does not exist: it could not be found by anything. */
export function checkPassages(questions: readonly Question[], passages: ReadonlyMap<string, Passage>): void {
  const missing = questions.flatMap(({ id, passages: ids }) =>
    ids.filter((passage) => !passages.has(passage)).map((passage) => `${id}: ${passage}`),
  );
  if (missing.length > 0) throw new Error(`These passages do not exist: ${missing.join(", ")}`);
}

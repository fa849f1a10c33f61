import { readFile } from "node:fs/promises";
import type { Passage } from "@canopy/chat/passage";
import type { AskedMessage } from "@canopy/chat/questions/evaluation-sets/asked-message";
import * as z from "zod";

const file = new URL("questions.json", import.meta.url);

const messagesSchema = z.array(
  z.strictObject({
    locale: z.enum(["en", "fa"]),
    text: z.string().min(1).max(2_000),
    /** Each of them answers it. Empty when the chat has to refuse it. */
    passages: z.array(z.string()),
  }),
);

/** The questions and messages of the newest set, which nothing has learned from. */
export async function loadQuestions(): Promise<AskedMessage[]> {
  return messagesSchema.parse(JSON.parse(await readFile(file, "utf8")));
}

/** Throws when a question names a passage that does not exist: it could not be found by anything. */
export function checkPassages(
  questions: readonly AskedMessage[],
  passages: ReadonlyMap<string, Passage>,
): void {
  const missing = questions.flatMap(({ text, passages: ids }) =>
    ids.filter((passage) => !passages.has(passage)).map((passage) => `${passage} (${text})`),
  );
  if (missing.length > 0) throw new Error(`These passages do not exist: ${missing.join(", ")}`);
}

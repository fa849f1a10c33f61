import { accountQuestions } from "./account.ts";
import { everydayQuestions } from "./everyday.ts";
import { joiningQuestions } from "./joining.ts";
import type { OtherWords } from "./other-words.ts";
import { planQuestions } from "./plan.ts";
import { practicalQuestions } from "./practical.ts";
import { toolQuestions } from "./tools.ts";
import { trustQuestions } from "./trust.ts";

const tables = [
  accountQuestions,
  joiningQuestions,
  planQuestions,
  practicalQuestions,
  toolQuestions,
  trustQuestions,
  everydayQuestions,
];

function merge(): OtherWords {
  const all = new Map<string, [string, string]>();
  for (const [id, [en, fa]] of tables.flatMap((table) => Object.entries(table))) {
    const [ownEn, ownFa] = all.get(id) ?? [];
    all.set(id, [ownEn ? `${ownEn}; ${en}` : en, ownFa ? `${ownFa}; ${fa}` : fa]);
  }
  return Object.fromEntries(all);
}

/** Other ways to ask for each passage. */
export const otherWords: OtherWords = merge();

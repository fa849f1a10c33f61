import { accountQuestions } from "./account.ts";
import { joiningQuestions } from "./joining.ts";
import type { OtherWords } from "./other-words.ts";
import { planQuestions } from "./plan.ts";
import { toolQuestions } from "./tools.ts";
import { trustQuestions } from "./trust.ts";

const tables = [accountQuestions, joiningQuestions, planQuestions, toolQuestions, trustQuestions];

/** Other ways to ask for each passage. */
export const otherWords: OtherWords = Object.fromEntries(tables.flatMap((table) => Object.entries(table)));

import { accountConcepts } from "./account.ts";
import type { ConceptTable } from "./matcher.ts";
import { moneyConcepts } from "./money.ts";
import { planConcepts } from "./plan.ts";
import { toolConcepts } from "./tools.ts";
import { trustConcepts } from "./trust.ts";

const tables = [moneyConcepts, planConcepts, accountConcepts, trustConcepts, toolConcepts];

/** What people call the things of the product, in both languages. */
export const concepts: ConceptTable = Object.fromEntries(tables.flatMap((table) => Object.entries(table)));

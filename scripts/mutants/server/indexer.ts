import type { Mutant } from "../mutant.ts";

export const indexerMutants: readonly Mutant[] = [];

import type { Mutant } from "../mutant.ts";

export const authMutants: readonly Mutant[] = [];

import type { Mutant } from "./mutant.ts";

/** Wrong changes of the server's sign-in, money and indexer code, and of the packages that it shares. */
export const serverMutants: readonly Mutant[] = [
  {
    name: "amount-fraction-too-long",
    file: "packages/shared/src/money.ts",
    text: "if (fraction.length > decimals) return null;",
    replacement: "",
    reason: "An amount with too many decimals is read as a larger one.",
    test: {
      file: "packages/shared/src/money.test.ts",
      name: "parseAmount > reads with the decimals of the unit",
    },
  },
];

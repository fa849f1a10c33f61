import type { Mutant } from "../mutant.ts";

/** Wrong changes of amounts, prices, points and the figures that the server reports. */
export const moneyMutants: readonly Mutant[] = [
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

import { useLingui } from "@lingui/react/macro";

/** The columns of figures of the log, in their order. */
export const figureColumns = ["tokens", "reference", "price", "costs"] as const;
export type FigureColumn = (typeof figureColumns)[number];

/** The names of these columns, which a narrow screen shows next to each figure. */
export function useFigureTexts(): Record<FigureColumn, string> {
  const { t } = useLingui();
  return { tokens: t`Tokens`, reference: t`Reference price`, price: t`Price`, costs: t`Costs` };
}

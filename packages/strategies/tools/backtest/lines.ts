import type { BacktestFile, Repetition } from "../../src/backtest-file/backtest-file.ts";

/** What the command prints. */
export function toLines({ kind, parameters }: BacktestFile, { statistics, isSame }: Repetition): string[] {
  const { hold, dca, costs, worstMonth } = statistics;
  const rows: [string, string][] = [
    ["return", percent(statistics.return)],
    ["hold, the same start", `${percent(hold.return)} (excess ${percent(hold.excess)})`],
    ["DCA, the same start", `${percent(dca.return)} (excess ${percent(dca.excess)})`],
    ["probability of luck", percent(statistics.luck)],
    ["per year (CAGR)", percent(statistics.cagr)],
    ["Sharpe ratio", number(statistics.sharpe)],
    ["Sortino ratio", number(statistics.sortino)],
    ["Calmar ratio", number(statistics.calmar)],
    ["alpha to hold, per year", `${percent(hold.alpha)} (beta ${number(hold.beta)})`],
    ["alpha to DCA, per year", `${percent(dca.alpha)} (beta ${number(dca.beta)})`],
    ["maximum drawdown", percent(statistics.maximumDrawdown)],
    ["longest drawdown", `${number(statistics.drawdownDays)} days`],
    ["worst month", `${worstMonth.month}: ${percent(worstMonth.return)}`],
    ["fills", `${statistics.fills}, closed trades ${statistics.closed}`],
    ["win rate", percent(statistics.winRate)],
    ["profit factor", number(statistics.profitFactor)],
    ["expectancy", number(statistics.expectancy)],
    ["exposure", percent(statistics.exposure)],
    [
      "costs",
      `${number(costs.total)} (fees ${number(costs.fee)}, spread ${number(costs.spread)}, slippage ${number(costs.slippage)}, gas ${number(costs.gas)})`,
    ],
    ["value", `${number(statistics.startValue)} -> ${number(statistics.endValue)}`],
  ];
  return [
    `${kind} ${JSON.stringify(parameters)}`,
    `${statistics.candles} candles, ${number(statistics.days)} days`,
    "",
    ...rows.map(([name, value]) => `${name.padEnd(26)}${value}`),
    "",
    verdict(isSame),
  ];
}

function verdict(isSame: boolean | null): string {
  if (isSame === null) return "The file has no statistics to compare with.";
  return isSame ? "These are the statistics in the file." : "These are NOT the statistics in the file.";
}

function percent(part: number | null): string {
  return part === null ? "not defined" : `${(100 * part).toFixed(2)} %`;
}

function number(value: number | null): string {
  return value === null ? "not defined" : value.toLocaleString("en-US", { maximumFractionDigits: 3 });
}

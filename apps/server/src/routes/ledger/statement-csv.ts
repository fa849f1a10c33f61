import { type StatementAmounts, type StatementData, statementKinds } from "@canopy/shared/api/ledger";
import { csvLine } from "@canopy/shared/csv";
import { AMOUNT_DECIMALS } from "@canopy/shared/money";
import { formatUnits } from "viem";

/** A line for each month and one for the total, with exact decimals in POL and USD. */
export function statementCsv({ months, totals }: StatementData): string {
  return [
    csvLine(["month", ...statementKinds.flatMap((kind) => [`${snake(kind)}_pol`, `${snake(kind)}_usd`])]),
    ...months.map(({ month, amounts }) => csvLine([month, ...toCells(amounts)])),
    csvLine(["total", ...toCells(totals)]),
  ].join("");
}

function toCells(amounts: StatementAmounts): string[] {
  return statementKinds.flatMap((kind) => [decimal(amounts[kind].wei), decimal(amounts[kind].usd)]);
}

const decimal = (amount: string) => formatUnits(BigInt(amount), AMOUNT_DECIMALS);
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

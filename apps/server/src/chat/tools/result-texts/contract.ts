import type { Locale } from "@canopy/shared/api/forms";
import type { debtParts } from "@canopy/shared/api/report";
import type { z } from "zod";
import { contract } from "../public/report.ts";
import type { Figures } from "./format.ts";
import { pages, resultText } from "./result-text.ts";

type Part = (typeof debtParts)[number];

const creditors: Record<Locale, Record<Part, string>> = {
  en: {
    boxes: "members' boxes",
    excess: "boxes, paid above the price",
    openRounds: "rounds that are not settled yet",
    monthPot: "HeroPool of the months",
    uncollectedShares: "rank shares not collected yet",
    commons: "commons",
    operations: "operator",
  },
  fa: {
    boxes: "صندوق اعضا",
    excess: "صندوق اعضا، پرداختِ بیش از قیمت",
    openRounds: "دورهایی که هنوز تسویه نشده",
    monthPot: "گنجینهٔ قهرمانانِ ماه‌ها",
    uncollectedShares: "سهم رتبه‌هایی که هنوز گرفته نشده",
    commons: "صندوق عمومی",
    operations: "گرداننده",
  },
};

/** A line for each creditor that is owed something. */
function listDebts({ owed }: z.output<typeof contract.output>, { pol }: Figures, locale: Locale): string {
  return owed
    .filter((debt) => debt.pol !== "0")
    .map((debt) => `- ${creditors[locale][debt.to]}: ${pol(debt.pol)}`)
    .join("\n");
}

export const contractText = resultText(contract, pages.report, {
  en(result, figures) {
    const { address, heldPol, owedPol, block } = result;
    const { pol, count } = figures;
    const held = heldPol === null ? "" : `holds **${pol(heldPol)}** and `;
    return [
      `The contract \`${address}\` ${held}owes **${pol(owedPol)}** at block ${count(Number(block))}:`,
      listDebts(result, figures, "en"),
      "It never owes more than it holds, and no one, the operator included, can withdraw from a member's box.",
    ].join("\n\n");
  },
  fa(result, figures) {
    const { address, heldPol, owedPol, block } = result;
    const { pol, count } = figures;
    const held = heldPol === null ? "" : `**${pol(heldPol)}** دارد و `;
    return [
      `قرارداد \`${address}\` در بلوک ${count(Number(block))} ${held}**${pol(owedPol)}** بدهکار است:`,
      listDebts(result, figures, "fa"),
      "بدهی‌اش هرگز بیش از موجودی‌اش نیست و هیچ‌کس، گرداننده هم، نمی‌تواند از صندوق عضوی برداشت کند.",
    ].join("\n\n");
  },
});

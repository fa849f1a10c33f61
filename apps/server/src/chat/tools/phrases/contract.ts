import type { Locale } from "@canopy/shared/api/forms";
import type { debtParts } from "@canopy/shared/api/report";
import { contract } from "../public/report.ts";
import { pages, phrase } from "./phrase.ts";

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

export const contractPhrase = phrase(contract, pages.report, {
  en({ address, heldPol, owedPol, owed, block }, { pol, count }) {
    const held = heldPol === null ? "" : `holds **${pol(heldPol)}** and `;
    const list = owed
      .filter((debt) => debt.pol !== "0")
      .map((debt) => `- ${creditors.en[debt.to]}: ${pol(debt.pol)}`);
    return [
      `The contract \`${address}\` ${held}owes **${pol(owedPol)}** at block ${count(Number(block))}:`,
      list.join("\n"),
      "It never owes more than it holds, and no one, the operator included, can withdraw from a member's box.",
    ].join("\n\n");
  },
  fa({ address, heldPol, owedPol, owed, block }, { pol, count }) {
    const held = heldPol === null ? "" : `**${pol(heldPol)}** دارد و `;
    const list = owed
      .filter((debt) => debt.pol !== "0")
      .map((debt) => `- ${creditors.fa[debt.to]}: ${pol(debt.pol)}`);
    return [
      `قرارداد \`${address}\` در بلوک ${count(Number(block))} ${held}**${pol(owedPol)}** بدهکار است:`,
      list.join("\n"),
      "بدهی‌اش هرگز بیش از موجودی‌اش نیست و هیچ‌کس، گرداننده هم، نمی‌تواند از صندوق عضوی برداشت کند.",
    ].join("\n\n");
  },
});

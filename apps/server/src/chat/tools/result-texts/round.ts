import type { Locale } from "@canopy/shared/api/forms";
import type { z } from "zod";
import type { myRound } from "../member/money.ts";
import type { Figures } from "./format.ts";

type Round = z.output<typeof myRound.output>;

/** Why a round paid a member what it paid: the steps of the history's calculation. */
export const writeRound: Record<Locale, (round: Round, figures: Figures) => string> = {
  en(result, { count, many, pol }) {
    const { round, legs, pairs, cap, points, flash, units, sponsored } = result;
    const steps: string[] = [];
    if (legs !== null)
      steps.push(
        `Legs: left ${count(legs.left.before)} waiting + ${count(legs.left.arrived)} new, right ${count(legs.right.before)} waiting + ${count(legs.right.arrived)} new units. The smaller side makes **${many(pairs, "pair")}**.`,
      );
    else steps.push(`Your legs made **${many(pairs, "pair")}**.`);
    steps.push(
      `Points: at most ${count(cap)}, so ${many(points, "point")}.${flash === 0 ? "" : ` Above the cap, and without earnings: ${many(flash, "pair")}.`} One point paid ${pol(result.pointPol, 4)}: **${pol(result.pointEarningsPol, 4)}**.`,
    );
    steps.push(
      `Rebates: ${many(units, "unit")} that you bought × ${pol(result.rebatePol, 4)} = ${pol(result.rebatesPol, 4)}.`,
    );
    steps.push(
      `Commissions: ${many(sponsored, "unit")} bought by members whom you sponsored = ${pol(result.commissionsPol, 4)}.`,
    );
    return [
      `Round ${count(round)} paid you **${pol(result.totalPol, 4)}**:`,
      steps.map((step) => `- ${step}`).join("\n"),
    ].join("\n\n");
  },
  fa(result, { count, pol }) {
    const { round, legs, pairs, cap, points, flash, units, sponsored } = result;
    const steps: string[] = [];
    if (legs !== null)
      steps.push(
        `شاخه‌ها: چپ ${count(legs.left.before)} واحد منتظر و ${count(legs.left.arrived)} واحد تازه، راست ${count(legs.right.before)} واحد منتظر و ${count(legs.right.arrived)} واحد تازه. سمت کوچک‌تر **${count(pairs)} جفت** می‌سازد.`,
      );
    else steps.push(`شاخه‌های شما **${count(pairs)} جفت** ساختند.`);
    steps.push(
      `امتیاز: حداکثر ${count(cap)}، پس ${count(points)} امتیاز.${flash === 0 ? "" : ` ${count(flash)} جفتِ بالاتر از سقف درآمدی نداشت.`} هر امتیاز ${pol(result.pointPol, 4)} شد: **${pol(result.pointEarningsPol, 4)}**.`,
    );
    steps.push(
      `برگشتی: ${count(units)} واحدی که خریدید، هر کدام ${pol(result.rebatePol, 4)}، روی هم ${pol(result.rebatesPol, 4)}.`,
    );
    steps.push(
      `پورسانت: ${count(sponsored)} واحد از اعضایی که حامی‌شان هستید، روی هم ${pol(result.commissionsPol, 4)}.`,
    );
    return [
      `دور ${count(round)} به شما **${pol(result.totalPol, 4)}** داد:`,
      steps.map((step) => `- ${step}`).join("\n"),
    ].join("\n\n");
  },
};

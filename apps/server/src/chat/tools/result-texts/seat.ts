import type { Locale } from "@canopy/shared/api/forms";
import type { z } from "zod";
import type { member } from "../public/member.ts";
import type { Figures } from "./format.ts";

type Seat = z.output<typeof member.output>;
type Writer = (seat: Seat, figures: Figures, name: string) => string;

/** The figures of a seat: of another member by `name`, or of the reader. */
export const writeSeat: Record<Locale, Writer> = {
  en(seat, { count, many, pol }, name) {
    const plan = seat.plan === "plus" ? " in Plus" : "";
    return [
      `${name} has ${many(seat.units, "unit")}${plan}, so at most ${many(seat.mostPointsADay, "point")} a day.`,
      `Left leg: ${many(seat.left.members, "member")} with ${many(seat.left.units, "unit")}, ${count(seat.left.waiting)} of them without a pair. Right leg: ${many(seat.right.members, "member")} with ${many(seat.right.units, "unit")}, ${count(seat.right.waiting)} without a pair.`,
      `Since joining: ${pol(seat.paidPol)} paid for units, **${pol(seat.earnedPol)} earned** (${pol(seat.pointEarningsPol)} from points, ${pol(seat.commissionsPol)} commissions, ${pol(seat.rebatesPol)} rebates, ${pol(seat.ranksPol)} ranks), ${pol(seat.withdrawnPol)} withdrawn.`,
      `In settled rounds: ${many(seat.points, "point")}, and ${many(seat.flash, "pair")} above the cap without earnings. Sponsored: ${many(seat.sponsored, "member")}.`,
    ].join("\n\n");
  },
  fa(seat, { count, pol }, name) {
    const plan = seat.plan === "plus" ? " در پلاس" : "";
    return [
      `${name}${plan} ${count(seat.units)} واحد دارد، پس حداکثر ${count(seat.mostPointsADay)} امتیاز در روز.`,
      `شاخهٔ چپ: ${count(seat.left.members)} عضو با ${count(seat.left.units)} واحد که ${count(seat.left.waiting)} واحدش بی‌جفت مانده است. شاخهٔ راست: ${count(seat.right.members)} عضو با ${count(seat.right.units)} واحد که ${count(seat.right.waiting)} واحدش بی‌جفت است.`,
      `از آغاز عضویت: ${pol(seat.paidPol)} پرداخت برای واحد، **${pol(seat.earnedPol)} درآمد** (${pol(seat.pointEarningsPol)} امتیاز، ${pol(seat.commissionsPol)} پورسانت، ${pol(seat.rebatesPol)} برگشتی، ${pol(seat.ranksPol)} رتبه) و ${pol(seat.withdrawnPol)} برداشت.`,
      `در دورهای تسویه‌شده: ${count(seat.points)} امتیاز، و ${count(seat.flash)} جفت بالاتر از سقف که درآمدی نداشت. حامیِ ${count(seat.sponsored)} عضو.`,
    ].join("\n\n");
  },
};

import { member } from "../public/member.ts";
import { currentPrice, currentRound, networkFigures } from "../public/network.ts";
import { outcomes } from "../public/report.ts";
import { round } from "../public/rounds.ts";
import { pages, resultText } from "./result-text.ts";
import { writeSeat } from "./seat.ts";

export const networkTexts = [
  resultText(networkFigures, pages.home, {
    en: (now, { count, many, usd }) =>
      `The network has **${many(now.members, "member")}**. **${usd(now.enteredUsd)}** has entered since the start, ${usd(now.enteredTodayUsd)} of it in the current round ${count(now.round)}, which has ${many(now.pointsToday, "point")} so far.`,
    fa: (now, { count, usd }) =>
      `شبکه **${count(now.members)} عضو** دارد. از آغاز تا کنون **${usd(now.enteredUsd)}** وارد شده که ${usd(now.enteredTodayUsd)} آن در همین دور ${count(now.round)} است. این دور تا این لحظه ${count(now.pointsToday)} امتیاز دارد.`,
  }),
  resultText(currentPrice, pages.register, {
    en: (
      { unitPol, unitUsd, polUsd, plan, isFixed, round, roundEndsAt, refusal },
      { count, pol, usd, moment },
    ) => {
      const unit = plan === "plus" ? "A unit of Plus" : "A unit";
      if (unitPol === null)
        return `${unit} costs ${usd(unitUsd)}, but the contract accepts no payment right now (${refusal ?? "unknown reason"}). Withdrawals still work.`;
      const until = isFixed
        ? `This price applies until round ${count(round)} ends, on ${moment(roundEndsAt)}.`
        : "The first payment of the round fixes the price, so it can still change a little.";
      return `${unit} costs **${pol(unitPol, 4)}**: that is ${usd(unitUsd)} at ${usd(polUsd, 4)} for one POL. ${until}`;
    },
    fa: (
      { unitPol, unitUsd, polUsd, plan, isFixed, round, roundEndsAt, refusal },
      { count, pol, usd, moment },
    ) => {
      const unit = plan === "plus" ? "هر واحد پلاس" : "هر واحد";
      if (unitPol === null)
        return `${unit} ${usd(unitUsd)} است، ولی قرارداد اکنون پرداختی نمی‌پذیرد (${refusal ?? "به دلیلی نامعلوم"}). برداشت همچنان ممکن است.`;
      const until = isFixed
        ? `این قیمت تا پایان دور ${count(round)} می‌ماند: ${moment(roundEndsAt)}.`
        : "نخستین پرداختِ دور قیمت را ثابت می‌کند، پس هنوز ممکن است اندکی تغییر کند.";
      return `${unit} اکنون **${pol(unitPol, 4)}** است: ${usd(unitUsd)} با هر POL برابر ${usd(polUsd, 4)}. ${until}`;
    },
  }),
  resultText(currentRound, pages.home, {
    en: ({ round, endsAt, enteredUsd, points, units, joined }, { count, many, usd, moment, left }, now) => {
      const rest = left(endsAt, now);
      return `Round **${count(round)}** is running and ends on **${moment(endsAt)}**${rest === null ? "" : `, in ${rest}`}. So far: ${usd(enteredUsd)} entered for ${many(units, "unit")}, ${many(joined, "new member")}, ${many(points, "point")}.`;
    },
    fa: ({ round, endsAt, enteredUsd, points, units, joined }, { count, usd, moment, left }, now) => {
      const rest = left(endsAt, now);
      return `دور **${count(round)}** در جریان است و **${moment(endsAt)}** به پایان می‌رسد${rest === null ? "" : `، یعنی ${rest} دیگر`}. تا این لحظه ${usd(enteredUsd)} برای ${count(units)} واحد وارد شده، ${count(joined)} عضو پیوسته و ${count(points)} امتیاز به دست آمده است.`;
    },
  }),
  resultText(round, pages.report, {
    en: ({ round, closing, enteredUsd, units, joined }, { count, many, pol, usd, moment }) => {
      const entered = `${usd(enteredUsd)} entered for ${many(units, "unit")}, and ${many(joined, "member")} joined`;
      if (closing === null) return `Round ${count(round)} is not settled yet. ${entered}.`;
      const { points, membersWithPoints, flash, pointPol, pointUsd, rebatePol, at } = closing;
      const paid =
        points === 0
          ? "No member made a point in it."
          : `${many(membersWithPoints, "member")} made ${many(points, "point")}; **one point paid ${pol(pointPol, 4)}** (${usd(pointUsd)}). Above a daily cap, and without earnings: ${many(flash, "pair")}.`;
      return `Round **${count(round)}** was settled on ${moment(at)}. ${entered}. ${paid}${units === 0 ? "" : ` Each unit bought in it got a rebate of ${pol(rebatePol, 4)}.`}`;
    },
    fa: ({ round, closing, enteredUsd, units, joined }, { count, pol, usd, moment }) => {
      const entered = `${usd(enteredUsd)} برای ${count(units)} واحد وارد شد و ${count(joined)} عضو پیوست`;
      if (closing === null) return `دور ${count(round)} هنوز تسویه نشده است. ${entered}.`;
      const { points, membersWithPoints, flash, pointPol, pointUsd, rebatePol, at } = closing;
      const paid =
        points === 0
          ? "هیچ عضوی در آن امتیاز نگرفت."
          : `${count(membersWithPoints)} عضو ${count(points)} امتیاز گرفتند و **هر امتیاز ${pol(pointPol, 4)}** (${usd(pointUsd)}) شد. ${count(flash)} جفت بالاتر از سقف روزانه بود و درآمدی نداشت.`;
      return `دور **${count(round)}** در ${moment(at)} تسویه شد. ${entered}. ${paid}${units === 0 ? "" : ` برگشتیِ هر واحدی که در آن خریده شد ${pol(rebatePol, 4)} بود.`}`;
    },
  }),
  resultText(outcomes, pages.report, {
    en: (
      { members, inProfit, inProfitPercent, earnedNothing, medianReturnPercent },
      { count, many, percent },
    ) =>
      members === 0
        ? "No member has bought units yet."
        : `Of ${many(members, "member")} who bought units, **${count(inProfit)}** (${percent(inProfitPercent ?? 0)}) have earned more than they paid, and **${count(earnedNothing)}** have earned nothing. The member in the middle got back ${percent(medianReturnPercent ?? 0)} of what they paid, network fees included. This is the past, not a forecast.`,
    fa: ({ members, inProfit, inProfitPercent, earnedNothing, medianReturnPercent }, { count, percent }) =>
      members === 0
        ? "هنوز هیچ عضوی واحد نخریده است."
        : `از ${count(members)} عضوی که واحد خریده‌اند، **${count(inProfit)}** نفر (${percent(inProfitPercent ?? 0)}) بیش از پرداختشان درآمد داشته‌اند و **${count(earnedNothing)}** نفر هیچ درآمدی نداشته‌اند. عضو میانه ${percent(medianReturnPercent ?? 0)} پرداختش را، با احتساب کارمزد شبکه، پس گرفته است. این گذشته است، نه پیش‌بینی.`,
  }),
  resultText(member, pages.home, {
    en: (seat, figures) => writeSeat.en(seat, figures, `**${seat.username}**`),
    fa: (seat, figures) => writeSeat.fa(seat, figures, `**${seat.username}**`),
  }),
];

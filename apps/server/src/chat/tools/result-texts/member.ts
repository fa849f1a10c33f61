import type { Locale } from "@canopy/shared/api/forms";
import type { z } from "zod";
import { myBots } from "../member/bots.ts";
import { myBox, myRound } from "../member/money.ts";
import { myPoints, myRanks, mySeat, myWalletChange } from "../member/seat.ts";
import { pages, resultText } from "./result-text.ts";
import { writeRound } from "./round.ts";
import { writeSeat } from "./seat.ts";

type Bot = z.output<typeof myBots.output>["bots"][number];

const kindNames: Record<Locale, Record<Bot["kind"], string>> = {
  en: {
    dca: "regular purchases",
    grid: "grid",
    "stop-loss": "stop-loss",
    "take-profit": "take-profit",
    rebalance: "rebalancing",
    "average-cross": "crossing averages",
    "exponential-cross": "crossing exponential averages",
    "rsi-reversal": "RSI reversal",
    bollinger: "Bollinger bands",
    "trailing-stop": "trailing stop",
  },
  fa: {
    dca: "خرید پله‌ای",
    grid: "گرید",
    "stop-loss": "حد ضرر",
    "take-profit": "حد سود",
    rebalance: "توازن سبد",
    "average-cross": "تقاطع میانگین‌ها",
    "exponential-cross": "تقاطع میانگین‌های نمایی",
    "rsi-reversal": "برگشت RSI",
    bollinger: "باند بولینگر",
    "trailing-stop": "حد ضرر متحرک",
  },
};
const statusNames: Record<Locale, Record<Bot["status"], string>> = {
  en: { running: "running", stopping: "stopping", stopped: "stopped" },
  fa: { running: "در حال کار", stopping: "در حال توقف", stopped: "متوقف" },
};
const rankNames = { en: { hero: "Hero", knight: "Knight" }, fa: { hero: "قهرمان", knight: "شوالیه" } };

export const ownTexts = [
  resultText(myBox, pages.overview, {
    en: ({ pol, usd, plusPol }, figures) =>
      `Your box holds **${figures.pol(pol, 4)}** (${figures.usd(usd)} at the contract's price).${plusPol === null ? "" : ` Your box in Plus holds **${figures.pol(plusPol, 4)}**.`} You can withdraw it at any time.`,
    fa: ({ pol, usd, plusPol }, figures) =>
      `موجودی صندوق شما **${figures.pol(pol, 4)}** است (${figures.usd(usd)} به قیمت قرارداد).${plusPol === null ? "" : ` موجودی صندوق شما در پلاس **${figures.pol(plusPol, 4)}** است.`} هر وقت بخواهید می‌توانید برداشتش کنید.`,
  }),
  resultText(myPoints, pages.overview, {
    en({ round, points, flash, cap, left, right }, { count, many }) {
      const waiting = `Waiting for a pair since the last settlement: ${many(left.waiting, "unit")} in your left leg, ${count(right.waiting)} in your right one.`;
      if (round === null)
        return `You have **no points** in the open round yet: no new pair has formed. Your daily cap is ${many(cap, "point")}. ${waiting}`;
      const lost = flash === 0 ? "" : ` Above your cap, and without earnings: ${many(flash, "pair")}.`;
      return `If round ${count(round)} were settled now, you would get **${many(points, "point")}** of at most ${count(cap)}.${lost} ${waiting} Only the settlement makes points final.`;
    },
    fa({ round, points, flash, cap, left, right }, { count }) {
      const waiting = `پس از آخرین تسویه ${count(left.waiting)} واحد در شاخهٔ چپ و ${count(right.waiting)} واحد در شاخهٔ راست شما منتظر جفت است.`;
      if (round === null)
        return `در دورِ باز **هنوز امتیازی ندارید**: جفت تازه‌ای شکل نگرفته است. سقف روزانهٔ شما ${count(cap)} امتیاز است. ${waiting}`;
      const lost = flash === 0 ? "" : ` ${count(flash)} جفت دیگر بالاتر از سقف شماست و درآمدی نخواهد داشت.`;
      return `اگر دور ${count(round)} همین حالا تسویه شود، از حداکثر ${count(cap)} امتیاز **${count(points)} امتیاز** می‌گیرید.${lost} ${waiting} امتیازها فقط با تسویه قطعی می‌شود.`;
    },
  }),
  resultText(myRound, pages.rounds, writeRound),
  resultText(mySeat, pages.family, {
    en: (seat, figures) => writeSeat.en(seat, figures, `Your seat **${seat.username}**`),
    fa: (seat, figures) => writeSeat.fa(seat, figures, `جایگاه شما، **${seat.username}**،`),
  }),
  resultText(myWalletChange, pages.wallet, {
    en: ({ wallet, offeredTo }) =>
      offeredTo === null
        ? `No wallet change is pending. Your seat is at \`${wallet}\`.`
        : `A wallet change is **pending**: \`${offeredTo}\` can accept your seat. Until it does, the seat and its box stay at \`${wallet}\`, and you can cancel the change.`,
    fa: ({ wallet, offeredTo }) =>
      offeredTo === null
        ? `هیچ تغییر کیف پولی در انتظار نیست. جایگاه شما در \`${wallet}\` است.`
        : `یک تغییر کیف پول **در انتظار** است: \`${offeredTo}\` می‌تواند جایگاه شما را بپذیرد. تا آن زمان جایگاه و صندوقش در \`${wallet}\` می‌ماند و می‌توانید تغییر را لغو کنید.`,
  }),
  resultText(myBots, pages.bots, {
    en({ bots }, { percent, many }) {
      if (bots.length === 0) return "You have no paper bots.";
      const lines = bots.map((bot) => {
        const name = `${kindNames.en[bot.kind]} on ${bot.market}: ${statusNames.en[bot.status]}`;
        if (bot.returnPercent === null || bot.holdPercent === null) return `- ${name}, no candle yet`;
        return `- ${name}, **${percent(bot.returnPercent)}** after ${many(bot.trades, "trade")}; holding: ${percent(bot.holdPercent)}`;
      });
      return [
        `You have ${many(bots.length, "paper bot")}. Paper bots trade without money.`,
        lines.join("\n"),
      ].join("\n\n");
    },
    fa({ bots }, { percent, count }) {
      if (bots.length === 0) return "شما ربات آزمایشی ندارید.";
      const lines = bots.map((bot) => {
        const name = `${kindNames.fa[bot.kind]} در ${bot.market}: ${statusNames.fa[bot.status]}`;
        if (bot.returnPercent === null || bot.holdPercent === null) return `- ${name}، هنوز بی‌کندل`;
        return `- ${name}، **${percent(bot.returnPercent)}** پس از ${count(bot.trades)} معامله؛ نگه‌داشتن: ${percent(bot.holdPercent)}`;
      });
      return [`شما ${count(bots.length)} ربات آزمایشی دارید که بی‌پول معامله می‌کنند.`, lines.join("\n")].join(
        "\n\n",
      );
    },
  }),
  resultText(myRanks, pages.overview, {
    en(ranks, { count, many, pol }) {
      const { claimed, month, points, openPoints, pointsForHero, sponsoredWithRank, sponsoredForKnight } =
        ranks;
      const progress =
        month === null
          ? "No month has begun yet."
          : `In the current month ${count(month)} you have **${count(points)} of the ${many(pointsForHero, "point")}** that a Hero needs, and ${count(openPoints)} more in open rounds. Members whom you sponsored with a rank of this month: ${count(sponsoredWithRank)} of the ${count(sponsoredForKnight)} that a Knight needs.`;
      const lines = claimed.map(
        ({ month, rank, shares, collectedPol }) =>
          `- Month ${count(month)}: ${rankNames.en[rank]}, ${many(shares, "share")}, ${collectedPol === null ? "not collected yet" : `${pol(collectedPol)} collected`}`,
      );
      return [claimed.length === 0 ? "You have claimed no rank so far." : lines.join("\n"), progress].join(
        "\n\n",
      );
    },
    fa(ranks, { count, pol }) {
      const { claimed, month, points, openPoints, pointsForHero, sponsoredWithRank, sponsoredForKnight } =
        ranks;
      const progress =
        month === null
          ? "هنوز ماهی آغاز نشده است."
          : `در ماه جاری، ماه ${count(month)}، **${count(points)} امتیاز از ${count(pointsForHero)} امتیازِ** لازم برای قهرمانی را دارید و ${count(openPoints)} امتیاز دیگر در دورهای باز. از ${count(sponsoredForKnight)} عضوی که شوالیه لازم دارد ${count(sponsoredWithRank)} نفر در این ماه رتبه گرفته‌اند.`;
      const lines = claimed.map(
        ({ month, rank, shares, collectedPol }) =>
          `- ماه ${count(month)}: ${rankNames.fa[rank]}، ${count(shares)} سهم، ${collectedPol === null ? "هنوز گرفته نشده" : `${pol(collectedPol)} گرفته شده`}`,
      );
      return [claimed.length === 0 ? "تا کنون رتبه‌ای مطالبه نکرده‌اید." : lines.join("\n"), progress].join(
        "\n\n",
      );
    },
  }),
];

import type { BotKind, BotLogLine, BotMode, BotOutcome, BotReason, BotSkip, BotStop } from "./api/bots.ts";
import type { VaultSkip } from "./api/vault-log.ts";

/** A text in both languages. */
export interface BotText {
  readonly en: string;
  readonly fa: string;
}

/** A text for each code of one field of the log. */
type Texts<Code extends string> = Readonly<Record<Code, BotText>>;

interface BotTexts {
  readonly mode: Texts<BotMode>;
  readonly kind: Texts<BotKind>;
  readonly outcome: Texts<BotOutcome>;
  readonly side: Texts<NonNullable<BotLogLine["side"]>>;
  readonly reason: Texts<BotReason>;
  readonly skip: Texts<BotSkip>;
  readonly stop: Texts<BotStop>;
  readonly vaultSkip: Texts<VaultSkip>;
}

/** The words for the codes of a bot's log. The site shows them, and the search of the log finds lines by what a member has read. */
export const botTexts: BotTexts = {
  mode: {
    live: { en: "Live", fa: "واقعی" },
    paper: { en: "On paper", fa: "آزمایشی" },
  },
  kind: {
    dca: { en: "Buy or sell a little, regularly (DCA)", fa: "خرید یا فروش کم‌کم و منظم (DCA)" },
    grid: { en: "Buy low, sell high, within a range (grid)", fa: "خرید ارزان و فروش گران در یک بازه (گرید)" },
    "stop-loss": { en: "Sell when the price falls (stop)", fa: "فروش هنگام افت قیمت (حد ضرر)" },
    "take-profit": { en: "Sell when the price rises (take profit)", fa: "فروش هنگام رشد قیمت (حد سود)" },
    rebalance: { en: "Keep a fixed share (rebalance)", fa: "حفظ سهمی ثابت (بازتنظیم)" },
    "average-cross": { en: "Follow the trend (moving averages)", fa: "همراهی با روند (میانگین متحرک)" },
    "exponential-cross": {
      en: "Follow the trend faster (exponential averages)",
      fa: "همراهی سریع‌تر با روند (میانگین نمایی)",
    },
    "rsi-reversal": {
      en: "Buy after a fall, sell after a rise (RSI)",
      fa: "خرید پس از افت، فروش پس از رشد (RSI)",
    },
    bollinger: {
      en: "Buy unusually low prices (Bollinger bands)",
      fa: "خرید در قیمت‌های غیرعادی پایین (باند بولینگر)",
    },
    "trailing-stop": {
      en: "Sell after a fall from the top (trailing stop)",
      fa: "فروش پس از افت از اوج (حد ضرر متحرک)",
    },
  },
  outcome: {
    started: { en: "Started", fa: "آغاز شد" },
    decided: { en: "Decided", fa: "تصمیم گرفت" },
    filled: { en: "Traded", fa: "معامله کرد" },
    skipped: { en: "Skipped", fa: "اجرا نشد" },
    gap: { en: "No candles", fa: "بدون کندل" },
    stopped: { en: "Stopped", fa: "متوقف" },
  },
  side: {
    buy: { en: "Buy", fa: "خرید" },
    sell: { en: "Sell", fa: "فروش" },
  },
  reason: {
    interval: { en: "It was time", fa: "وقتش رسیده بود" },
    "at or below the trigger": { en: "Price at or below the limit", fa: "قیمت به حد رسید" },
    "at or above the trigger": { en: "Price at or above the target", fa: "قیمت به هدف رسید" },
    "share above the band": { en: "Share above its target", fa: "سهم بیش از هدف" },
    "share below the band": { en: "Share below its target", fa: "سهم کمتر از هدف" },
    "signal to enter": { en: "Signal to buy", fa: "نشانهٔ خرید" },
    "signal to leave": { en: "Signal to sell", fa: "نشانهٔ فروش" },
    "stopped by a limit": {
      en: "Sold because a limit stopped the bot",
      fa: "فروش، چون حدی ربات را متوقف کرد",
    },
  },
  skip: {
    "no balance": { en: "Nothing left to sell", fa: "چیزی برای فروش نمانده" },
    "no volume": { en: "No volume in the candle", fa: "کندل حجمی ندارد" },
    "less than its gas": { en: "Worth less than its network fee", fa: "ارزشش کمتر از کارمزد شبکه" },
    cooldown: { en: "Resting after a trade", fa: "مکث پس از معامله" },
    "daily loss": { en: "Limit of the day's loss reached", fa: "زیان روز به حد خود رسید" },
    "maximum drawdown": {
      en: "Stopped: loss since the highest value",
      fa: "متوقف شد: افت از بالاترین ارزش",
    },
    "kill switch": { en: "Stopped by hand", fa: "به دست شما متوقف شد" },
  },
  stop: {
    member: { en: "by you", fa: "به دست شما" },
    "maximum drawdown": {
      en: "its loss since the highest value reached the limit",
      fa: "افتش از بالاترین ارزش به حد رسید",
    },
    error: {
      en: "this version of the site can't continue it",
      fa: "این نسخهٔ سایت نمی‌تواند ادامه‌اش دهد",
    },
  },
  vaultSkip: {
    stopped: { en: "You had stopped all rules", fa: "همهٔ قاعده‌ها را متوقف کرده بودید" },
    expired: { en: "Its time was over", fa: "مهلتش تمام شده بود" },
    "price stale": { en: "A price feed had no valid price", fa: "یکی از منبع‌ها قیمت معتبری نداشت" },
    "price jumped": {
      en: "The price was more than 20% away from its last trade",
      fa: "قیمت بیش از ۲۰٪ با آخرین معاملهٔ آن فاصله داشت",
    },
    "too little": {
      en: "The vault held less than one dollar to sell",
      fa: "خزانه برای فروش کمتر از یک دلار داشت",
    },
    "too much spent": { en: "The day's spending limit was reached", fa: "سقف فروش روزانه پر شده بود" },
    "too little received": {
      en: "The pools would have returned less than your slippage allows",
      fa: "استخرها کمتر از آنچه لغزش قیمت شما می‌پذیرد برمی‌گرداندند",
    },
    "too much lost": {
      en: "It would have lost more than the day's loss limit",
      fa: "زیانش از سقف زیان روزانه بیشتر می‌شد",
    },
    "trade refused": {
      en: "A router or token refused the trade",
      fa: "روتر یا یکی از توکن‌ها معامله را نپذیرفت",
    },
    "pays too little": {
      en: "Your keeper's fee was below the network fee",
      fa: "کارمزد مجری شما از کارمزد شبکه کمتر بود",
    },
    "gas price": {
      en: "The network fee was above our keeper's limit",
      fa: "کارمزد شبکه از سقف مجری ما بالاتر بود",
    },
    "no gas": {
      en: "Our keeper had no POL for the network fee",
      fa: "مجری ما برای کارمزد شبکه POL نداشت",
    },
    node: {
      en: "The node rejected our keeper's transaction",
      fa: "گرهٔ شبکه تراکنش مجری ما را نپذیرفت",
    },
    "in debt": {
      en: "Our keeper paused: its trades for vaults had cost more than they paid",
      fa: "مجری ما دست نگه داشته بود: هزینهٔ معامله‌هایش برای خزانه‌ها از درآمدشان بیشتر شده بود",
    },
    reverted: {
      en: "Our keeper's transaction had no effect: another one was faster, or the pools moved",
      fa: "تراکنش مجری ما بی‌اثر ماند: مجری دیگری زودتر رسید، یا قیمت استخر جابه‌جا شد",
    },
  },
};

/** The name of a rule of the vault, before its number. */
export const ruleText: BotText = { en: "Rule", fa: "قاعدهٔ" };

/** A trade that the volume of its candle cut. */
export const partialText: BotText = { en: "cut by the candle's volume", fa: "به خاطر حجم کندل کمتر شد" };

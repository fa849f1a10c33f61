import { anyOf, countWords } from "./words.ts";

/** A kind of question that a tool answers with figures. */
export interface Intent {
  readonly tool: string;
  /** What the question is about. */
  readonly about: RegExp;
  /** What shows that it asks for a value. Without it, only a question of a few words counts. */
  readonly asks: RegExp;
  /** What shows that the documents answer it. */
  readonly unless: RegExp;
  /** Whether the question can name a round. */
  readonly hasRound?: true;
}

/** Words of a question such as "my box", which asks for a value without saying so. */
const FEW = 4;
/** A longer text tells a story, whose words do not show what it asks. */
const MANY = 18;

const value = anyOf(
  "how much, how many, what is, what, show, tell me, give me, see, current, currently, now, right now, today, latest, last, do i have, have i, " +
    "balance, status, چقدر, چه قدر, چه میزان, چند, چند تا, چندتا, چنده, الان, اکنون, حالا, امروز, فعلی, کنونی, فعلا, ببینم, نشان, نشانم, نشون, نشونم, " +
    "بگو, چیه, چیست, چه, کدام, کدوم, وضعیت, موجودی",
);

/** Questions about rules and actions, which the help explains. */
const rules =
  "how do, how does, how can, how could, how to, how is, how are points, how would, how should, what happens, what if, what would, can i, may i, could i, should i, must i, is it possible, is there, do i need, " +
  "what does, mean, means, meaning, explain, define, safe, steal, stolen, lose, lost my, die, formula, calculated, calculate, computed, decide*, decided, determine*, who sets, " +
  "minimum, maximum, at least, at most, fee, fees, gas, allowed, rule, rules, difference, instead, without, guarantee*, promise*, wrong, missing, " +
  "چطور, چطوری, چگونه, چجوری, چه جوری, چرا, یعنی, معنی, معنای, تعریف, اگر, اگه, میشه, می شود, می توانم, میتونم, میتوانم, می تونم, باید, لازم, نیاز, امن, دزد*, گم, فرمول, محاسبه, تعیین, " +
  "حداقل, حداکثر, کارمزد, کارمزدی, هزینه, قانون, قاعده, فرق, تفاوت, تضمین, اشتباه, بدون, چه وقت";
const unless = (more: string) => anyOf(`${rules}, ${more}`);

/** Intents in order of precedence: those of the member first, then those that are the most specific. */
export const intents: readonly Intent[] = [
  {
    tool: "my_wallet_change",
    about: anyOf(
      "my wallet change, my pending wallet change, pending wallet change, wallet change pending, my seat move, my pending move, seat moving, seat moved, wallet change done, wallet change finished, " +
        "تغییر کیف پول من, تغییر کیف پولم, تغییر کیفم, تغییر کیف پول در انتظار, جابه جایی جایگاهم, انتقال جایگاهم, انتقال جایگاه من",
    ),
    asks: anyOf(
      "pending, status, done, finished, complete, completed, in progress, accepted, yet, still, is, did, has, " +
        "وضعیت, تمام, تموم, انجام, در انتظار, هنوز, معلق, پذیرفته, قبول, کجا, کجاست, شد, شده",
    ),
    unless: anyOf(
      "how do, how can, how to, how long, what happens, why, cancel, چطور, چگونه, چجوری, چرا, لغو, چقدر طول, چه می شود",
    ),
  },
  {
    tool: "my_bots",
    about: anyOf(
      "my bot, my bots, my paper bot, my paper bots, my trading bot, my trading bots, " +
        "ربات من, ربات های من, رباتهای من, رباتم, رباتام, رباتهام, رباتهایم, ربات هایم, ربات هام, ربات آزمایشی من, ربات های آزمایشی من",
    ),
    asks: anyOf(
      "how are, how is, how did, doing, performing, performance, profit, status, running, earn, earned, made, make, lost, return, returns, value, how much, what, show, list, working, " +
        "چطور, چطورن, چقدر, چند, وضعیت, عملکرد, سود, ضرر, بازده, در حال کار, چیه, چیست, نشان, نشون, ببینم, چه کرده, چیکار",
    ),
    unless: anyOf(
      "how do i, how can i, how to, can i, create, delete, go live, real money, why, stop my, چطور می توانم, چگونه می توانم, بسازم, حذف, متوقف کنم, واقعی, چرا, می توانم",
    ),
  },
  {
    tool: "my_round",
    about: anyOf(
      "my last round, my previous round, my round, my result, my results, my earnings yesterday, i get yesterday, i got yesterday, i earn yesterday, i earned yesterday, i receive yesterday, " +
        "i earn in the last round, i get in the last round, i get for the last round, i earn in round, i get in round, i get for round, did yesterday pay me, pay me yesterday, last round pay me, round pay me, " +
        "last round paid me, my last payout, my last payment from points, so little yesterday, nothing yesterday, " +
        "دور آخر من, آخرین دور من, دور قبلی من, دور قبل من, دور پیش من, نتیجه من, نتیجه دور من, درآمد دیروزم, درآمد دیروز من, دیروز چقدر گرفتم, دیروز چقدر درآوردم, دیروز چقدر درآمد داشتم, " +
        "دیروز چیزی نگرفتم, دیروز کم گرفتم, دیروز اینقدر کم, دیروز هیچی نگرفتم, دور آخر به من, دور آخر چقدر گرفتم, دور قبل چقدر گرفتم, دور قبلی چقدر گرفتم, آخرین دور چقدر گرفتم, آخرین دور چقدر به من, " +
        "دور قبل به من, دور قبلی به من, آخرین دور به من, دور آخرم, دور قبلیم",
    ),
    asks: anyOf(
      "why, how much, what, how did, how was, explain, show, pay, paid, so little, nothing, only, چرا, چقدر, چه قدر, چند, چطور, چگونه, توضیح, نشان, نشون, داد, پرداخت, کم, هیچی",
    ),
    unless: anyOf("can i, should i, will, would, if, tomorrow, next round, فردا, دور بعد, اگر, اگه, خواهم"),
    hasRound: true,
  },
  {
    tool: "my_ranks",
    about: anyOf(
      "my rank, my ranks, am i a hero, am i hero, am i a knight, am i knight, am i already a hero, far am i from, close am i to, my rank shares, my progress, did i become a hero, " +
        "رتبه من, رتبه های من, رتبه ام, رتبم, رتبه هایم, قهرمان شدم, قهرمان شده ام, قهرمانم, شوالیه شدم, شوالیه شده ام, تا قهرمانی چقدر مانده, تا قهرمانی چقدر مونده, چقدر تا قهرمانی, پیشرفت من",
    ),
    asks: anyOf(
      "what, which, show, am i, did i, how far, how close, status, now, current, چیه, چیست, چه, کدام, نشان, نشون, شدم, شده ام, چقدر, چند, وضعیت, الان, آیا",
    ),
    unless: anyOf(
      "how do i, how can i, how to, can i, when can i, when do i, lose, need to become, what happens, collect, claim, why, چطور, چگونه, چجوری, چرا, بگیرم, مطالبه, از دست, می توانم, کی می",
    ),
  },
  {
    tool: "my_box",
    about: anyOf(
      "my box, my boxes, my balance, in my plus box, can i withdraw, i can withdraw, available to withdraw, my withdrawable, my funds, " +
        "صندوقم, صندوق من, صندوق خودم, صندوقام, موجودی من, موجودیم, موجودی ام, چقدر می توانم برداشت کنم, چقدر میتونم برداشت کنم, چقدر می تونم برداشت کنم, چقدر میتوانم برداشت کنم, چقدر قابل برداشت دارم, قابل برداشت من",
    ),
    asks: anyOf(
      "how much, what is in, what do i have, what is my, whats, what s, show, see, balance, check, do i have, have in, " +
        "چقدر, چه قدر, چند, موجودی, ببینم, نشان, نشون, چیه, چیست, داخل, توی, چی هست, الان",
    ),
    unless: anyOf(
      "how do, how can, how to, how long, why, when, what happens, cost, costs, fee, fees, gas, minimum, maximum, at least, per day, a day, limit, safe, steal, lose, lost, move, moves, someone, operator, " +
        "hasn't, haven't, didn't, doesn't, not, still, changed, yesterday, without, should, if i, empty, wrong, smaller, less than, is my box, a box, mean, means, " +
        "صندوق من چیست, صندوق من چیه, صندوقم چیست, صندوقم چیه, چرا, چطور, چگونه, چجوری, هزینه, کارمزد, حداقل, حداکثر, امن, دزد*, گم, کم شده, خالی, منتقل, اگر, اگه, در روز, روزانه, یعنی, گرداننده, کی می",
    ),
  },
  {
    tool: "my_points",
    about: anyOf(
      "my points, my points today, points do i have, points have i, points did i get, points did i make, points did i earn, points i have, i have points today, " +
        "امتیاز من, امتیازم, امتیاز امروز من, امتیازهای من, امتیازات من, امتیازهایم, امتیازهام, امتیاز دارم, امتیاز گرفتم, امتیاز گرفته ام, امتیاز امروزم",
    ),
    asks: value,
    unless: anyOf(
      "why, how do, how can, how to, how are, no points, lost, lose, worth, value, when, where, need, hero, knight, rank, month, cap, maximum, at most, could, can i, would, if, expire, mean, means, " +
        "ندارم, نگرفتم, چرا, چطور, چگونه, چجوری, ارزش, کجا, لازم, قهرمان*, شوالیه*, رتبه*, ماه, سقف, حداکثر, می توانم, میتونم, اگر, اگه, از دست, یعنی, کی ",
    ),
  },
  {
    tool: "my_seat",
    about: anyOf(
      "my seat, my units, units do i have, units have i, my legs, my left leg, my right leg, my team, my sponsor, my upline, my figures, my total earnings, my earnings so far, my earnings, have i earned, did i earn in total, " +
        "my network, my downline, my lifetime earnings, members do i have, people below me, " +
        "جایگاه من, واحدهای من, واحدهایم, واحدام, واحد دارم, شاخه من, شاخه های من, شاخه هایم, شاخه چپ من, شاخه راست من, شاخه چپم, شاخه راستم, تیم من, تیمم, حامی من, حامیم, حامی ام, بالاسری من, درآمد من, درآمدم, درآمد کل من, " +
        "چقدر درآمد داشته ام, چقدر درآمد داشتم, تا حالا چقدر درآمد, شبکه من, زیرمجموعه من, زیرمجموعه های من, عضو زیر من",
    ),
    asks: value,
    unless: anyOf(
      "what do the, picture, drawing, circle*, green, grey, colour*, color*, how do, how can, how to, why, can i, change, sell, give, moves, stays, taken, paying, move, transfer, inherit*, die, lose, lost, choose, what happens, more units, worth, need, should, tax, taxes, if, next, tomorrow, " +
        "left the, away, someone else, is it possible, wrong, another, grow, find, expire, expires, have to pay, " +
        "چطور, چگونه, چجوری, چرا, تغییر, عوض, بفروشم, فروش, منتقل, انتقال, ارث, بمیرم, انتخاب, می توانم, میتونم, باید, مالیات, اگر, اگه, فردا, رشد, پیدا, از دست",
    ),
  },
  {
    tool: "outcomes",
    about: anyOf(
      "in profit, made a profit, make a profit, earned more than they paid, earned nothing, earn nothing, members earn, members earned, average member, median, average earnings, do people earn, do people make, lose money, lost money, " +
        "سود کرده اند, سود کردند, در سود, هیچ درآمدی نداشته اند, درآمدی نداشته اند, هیچ درآمدی, اعضا چقدر درآمد, میانگین درآمد, میانه درآمد, درآمد اعضا, ضرر کرده اند, ضرر کردند",
    ),
    asks: anyOf(
      "how many members, how many people, how many of, how many, what share, what part, what percent, percentage, share of, what do members earn, how much do members earn, how much have members earned, how much do people, median, " +
        "چند نفر, چند عضو, چند درصد, چه تعداد, چه سهمی, چقدر, میانگین, میانه",
    ),
    unless: anyOf("i , me, my, will, would, if, why, need, من, چرا, اگر, اگه, خواهد"),
  },
  {
    tool: "contract",
    about: anyOf(
      "contract address, address of the contract, contract's address, contract hold, contract owe, contract holds, contract owes, plan hold, plan holds, plan owe, plan owes, solvent, solvency, in the contract, contract have, contract balance, balance of the contract, " +
        "نشانی قرارداد, آدرس قرارداد, قرارداد چقدر, موجودی قرارداد, بدهی قرارداد, در قرارداد, توی قرارداد, قرارداد چند, قرارداد بدهکار, طلب اعضا",
    ),
    asks: anyOf(
      "how much, what is, what's, what, which, show, where, is the, give, address, now, چقدر, چه قدر, چند, چیست, چیه, کجاست, کدام, نشان, بده, الان, نشانی, آدرس",
    ),
    unless: unless(
      "change, upgrade, verify, check, audit, bug, hack*, why, register in, تغییر, بررسی, هک, باگ",
    ),
  },
  {
    tool: "current_round",
    about: anyOf(
      "the round end, round end, round ends, current round, which round, what round, round is it, round running, this round, today's round, until the round, left in the round, round over, round finish, " +
        "دور فعلی, دور جاری, دور کنونی, دور امروز, این دور, پایان دور, دور کی تمام, دور کی تموم, دور چندم, کدام دور, کدوم دور, دور کی بسته, دور چه ساعتی, دور تا کی",
    ),
    asks: anyOf(
      "when, what time, which, what, how long, how much time, how much, how many, time left, now, number, کی, چه ساعتی, ساعت چند, کدام, کدوم, چقدر, چندم, چند, تا کی, الان, شماره, در چه",
    ),
    unless: anyOf(
      "why, what happens, what is a round, settled, settle, after, every, my, i , if, price change, can, should, mean, means, چرا, چه می شود, تسویه, بعد از, پس از, هر دور, من, اگر, اگه, یعنی, می توان*",
    ),
  },
  {
    tool: "round",
    about: anyOf(
      "last settlement, latest settlement, last round, previous round, latest round, yesterday's round, yesterday, last settled round, point value, point worth, point pay, point paid, value of a point, settlement of round, round result, results of round, result of round, " +
        "آخرین تسویه, تسویه قبلی, تسویه آخر, دور قبل, دور قبلی, دور پیش, دور آخر, آخرین دور, دور دیروز, ارزش امتیاز, ارزش هر امتیاز, ارزش یک امتیاز, قیمت امتیاز, هر امتیاز چقدر, نتیجه دور",
    ),
    asks: anyOf(
      "last, latest, previous, yesterday, today, now, current, currently, result, results, of round, آخرین, آخر, قبل, قبلی, پیش, دیروز, امروز, الان, اکنون, فعلی, نتیجه",
    ),
    unless: unless(
      "why, i , my, me, when is, not settled, late, will, من, به من, گرفتم, چه وقت, خواهد, تسویه نشده, دیر",
    ),
    hasRound: true,
  },
  {
    tool: "network_figures",
    about: anyOf(
      "members are there, members does the network, members does it, members does canopy, number of members, many members, many people, network figures, network size, size of the network, big is the network, statistics, stats, entered in total, total volume, has entered, entered so far, entered today, joined so far, points today, " +
        "چند عضو, تعداد اعضا, چند نفر عضو, اعضای شبکه, آمار شبکه, آمار, چقدر وارد شده, چه قدر وارد شده, اندازه شبکه, شبکه چند, شبکه چقدر, کل ورودی",
    ),
    asks: anyOf(
      "how many, how much, how big, number, what, show, figures, statistics, stats, total, now, چند, چقدر, چه قدر, تعداد, آمار, نشان, کل, الان",
    ),
    unless: unless(
      "why, need, needed, i , my, me, below, hero, knight, rank, sponsor, each, upline, invite, leg, level, bring, لازم, من, زیر, قهرمان*, شوالیه*, رتبه*, حامی, دعوت, شاخه, هر عضو, بیاورم, دارم",
    ),
  },
  {
    tool: "current_price",
    about: anyOf(
      "price, prices, cost of a unit, unit cost, a unit cost, one unit cost, units cost, much is a unit, much is one unit, pol rate, rate of pol, pol worth, is one pol, much is pol, " +
        "قیمت, قیمتش, نرخ, واحد چنده, واحد چند, واحد چقدر, یک واحد چقدر, هر واحد چقدر, بهای واحد, بهای یک واحد, POL چنده, POL چند, پول چنده",
    ),
    asks: anyOf(
      "how much, what is the price, what is the current, what's the price, what is the cost, current price, price now, price today, price of pol, price of a unit, unit price, pol price, what does a unit cost, now, today, right now, " +
        "چقدر, چه قدر, چند, چنده, الان, اکنون, امروز, فعلی, حالا, چیست, چیه",
    ),
    unless: anyOf(
      "membership, join, joining, ethereum, bitcoin, gold, euro, dollar price, week, month, year, next, future, predict*, how is, how are, how does, which price, used, fell, less, more, who, decide*, determine*, when, why, change, changes, changed, chang*, feed, chainlink, oracle, history, swap, slippage, vault, bot, bots, username, name, usdt, usdc, eth, btc, weth, wbtc, dai, link, token, tokens, " +
        "drop*, fall*, rise*, rises, goes up, goes down, crash*, if, enter at, wrong, fixed, same, minimum, quote, impact, fee, gas, limit, candidate, tomorrow, will, move*, " +
        "عضویت, ثبت نام, اتریوم, بیت کوین, بیتکوین, طلا, سکه, یورو, قیمت دلار, نرخ دلار, اثر, هفته, ماه, سال, بعد, اینده, پیش بینی, چطور, چگونه, چجوری, چرا, تعیین, تغییر, کی , چه کسی, تاریخچه, تبدیل, لغزش, خزانه, ربات*, نام کاربری, توکن*, تتر, افت, سقوط, بالا برود, اگر, اگه, اشتباه, ثابت, کارمزد, فردا, خواهد, امتیاز",
    ),
  },
];

/** The intent of a question, if any. */
export function findIntent(line: string): Intent | undefined {
  const words = countWords(line);
  if (words > MANY) return undefined;
  return intents.find(
    ({ about, asks, unless: never }) =>
      about.test(line) && !never.test(line) && (asks.test(line) || words <= FEW),
  );
}

/** The number in "round 12" or «دور ۱۲». */
export function findRoundNumber(line: string): number | undefined {
  const [, digits] = / (?:round|دور) (?:number |no |شماره )?(\d{1,5})(?= )/u.exec(line) ?? [];
  const number = Number(digits);
  return digits !== undefined && number <= 65_535 ? number : undefined;
}

const anyPlus = anyOf("plus, پلاس");

/** Whether a question is about the second plan. */
export const mentionsPlus = (line: string): boolean => anyPlus.test(line);

import type { ConceptTable } from "./matcher.ts";

export const concepts: ConceptTable = {
  withdraw: [
    "withdraw; cash out; cashout; take … out; pull … out; get … out; payout; collect; claim",
    "برداشت; نقد کردن; پول دراوردن; در اوردن پول; خارج کردن; بیرون کشیدن",
  ],
  pay: ["pay; payment; deposit; put … in; buy in", "پرداخت; واریز; پول ریختن"],
  fee: ["fee; cost; charge; commission taken; price to pay", "کارمزد; هزینه; خرج"],
  price: ["price; rate; how much is; value; worth", "قیمت; بها; نرخ; ارزش"],
  sponsor: ["sponsor; referrer; inviter; who invited me; recruiter", "حامی; معرف; دعوت کننده; اسپانسر"],
  upline: ["upline; placed below; above me; parent; placement", "بالاسری; بالا دستی; زیر چه کسی; سرشاخه"],
  team: [
    "team; downline; network; people below; recruits; referrals",
    "تیم; زیرمجموعه; زیر مجموعه; شبکه; زیر شاخه",
  ],
  leg: ["leg; side; branch; left; right", "شاخه; پا; دست چپ; دست راست; چپ; راست"],
  unit: ["unit; package; share; stake; slot", "واحد; بسته; پکیج; سهم"],
  box: ["box; balance; funds", "صندوق; موجودی"],
  wallet: ["wallet; metamask; address", "کیف پول; والت; نشانی; ادرس"],
  join: [
    "join; register; sign up; signup; become a member; enroll; registration",
    "پیوستن; ثبت نام; عضو شدن; عضویت; وارد طرح شدن",
  ],
  login: ["log in; login; sign in; signin", "ورود; لاگین; وارد شدن"],
};

// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const plusStories: OtherWords = {
  "what-is-plus": [
    `
      is plus a premium membership; what's the point of the second plan; normal plan versus plus
      is plus better than the core plan; why would i need the hundred dollar plan; do i earn more in plus
      explain plus; there's a second plan with bigger amounts, what's the idea of it; do i miss something without plus`,
    `
      پلاس عضویت ویژه‌ست; طرح دوم به چه درد می‌خوره; فرق طرح معمولی و پلاس; پلاس از طرح اصلی بهتره
      چرا باید طرح صد دلاری رو بخوام; تو پلاس بیشتر درمیارم; پلاس رو توضیح بده
      یه طرح دوم با مبلغ بیشتر هست ایده‌اش چیه; بدون پلاس چیزی از دست میدم`,
  ],
  "who-can-join-plus": [
    `
      can i take part in plus only; do i need the basic membership for plus; am i allowed into plus
      is plus obligatory; can a new person go straight to plus; conditions for entering plus`,
    `
      میشه فقط تو پلاس باشم; برای پلاس عضویت اصلی لازمه; من می‌تونم برم پلاس; پلاس اجباریه
      آدم جدید مستقیم می‌تونه بره پلاس; شرایط ورود به پلاس`,
  ],
  "plus-cost": [
    `
      how much money for plus; price of a plus unit; maximum i can put in plus; is plus paid monthly
      100 or 500 dollars for plus; fee for plus`,
    `
      برای پلاس چقدر پول لازمه; قیمت واحد پلاس; حداکثر چقدر میشه تو پلاس گذاشت; پلاس ماهانه‌ست; پلاس صد دلاره یا پونصد
      هزینه پلاس`,
  ],
  "join-plus": [
    `
      how do i get into plus; where is the button for plus; steps for entering plus; i'm a member and want plus too
      upgrade to plus; activate plus`,
    `
      چطور وارد پلاس بشم; دکمه پلاس کجاست; مراحل ورود به پلاس; عضوم پلاس هم می‌خوام; ارتقا به پلاس; پلاس رو فعال کنم`,
  ],
  "plus-sponsor": [
    `
      my sponsor is not in plus; do i keep the same sponsor in plus; who gets the commission in plus
      choose another sponsor for plus; must my inviter be in plus as well`,
    `
      حامیم تو پلاس نیست; تو پلاس همون حامی رو دارم; پورسانت پلاس به کی میرسه; برای پلاس حامی دیگه انتخاب کنم
      معرفم هم باید تو پلاس باشه`,
  ],
  "plus-is-separate": [
    `
      do my normal points count in plus; is the balance shared between the two plans
      do my members in the core plan give me something in plus; does plus raise my daily maximum
      two boxes, one for each plan; does a withdrawal take from both; is my rank valid in plus too`,
    `
      امتیازهای معمولیم تو پلاس حساب میشه; موجودی دو تا طرح یکیه; اعضای طرح اصلیم تو پلاس هم برام سود دارن
      پلاس سقف روزانه‌ام رو بالا می‌بره; دو تا صندوق دارم برای هر طرح یکی; برداشت از هر دو کم می‌کنه
      رتبه‌ام تو پلاس هم معتبره`,
  ],
};

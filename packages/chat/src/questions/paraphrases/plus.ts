// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const plusParaphrases: OtherWords = {
  "what-is-plus": [
    `
      there is a menu entry plus, what's that about; is plus a premium membership; what's the big plan with the hundred dollar units
      is plus better than the normal one; does plus have its own pool`,
    `
      یه گزینه پلاس تو منو هست چیه; پلاس عضویت ویژه‌ست; طرح بزرگ‌تر با واحد صد دلاری چیه; پلاس از معمولی بهتره
      پلاس صندوق قهرمانان خودش را دارد`,
  ],
  "who-can-join-plus": [
    `
      may i go directly into plus without the normal plan; do i need a certain rank for plus; can a newcomer take plus at once
      am i allowed to have plus; is it necessary to be in both`,
    `
      مستقیم میشه رفت پلاس بدون پلن معمولی; برای پلاس رتبه خاصی لازمه; تازه‌وارد می‌تونه پلاس بگیره; حتما باید تو هر دو باشم
      من مجاز به عضویت پلاس هستم؟`,
  ],
  "plus-cost": [
    `
      how expensive is the plus membership; five units in plus, how many dollars; monthly fee for plus; refund in plus
      what do i pay to upgrade to plus`,
    `
      عضویت پلاس چقدر گرونه; پنج واحد پلاس چند دلاره; پلاس ماهیانه داره; پول پلاس برمی‌گرده; برای رفتن به پلاس چقدر میدم
      حداکثر پرداخت در پلاس`,
  ],
  "join-plus": [
    `
      steps to become a plus member; where is the button to get into plus; i'm a normal member and want to enter plus now
      do i choose a new username for plus; switch to plus`,
    `
      مراحل عضو پلاس شدن; دکمه ورود به پلاس کجاست; عضو معمولیم الان می‌خوام پلاس هم بگیرم; برای پلاس نام کاربری تازه لازمه
      چگونه به پلاس بپیوندم`,
  ],
  "plus-sponsor": [
    `
      my sponsor isn't in plus, who becomes it then; may i take someone else as inviter in plus; the site suggests a stranger as my plus sponsor
      who gets the commission when i buy in plus`,
    `
      حامیم تو پلاس نیست پس کی میشه; تو پلاس معرف دیگه‌ای بگیرم; سایت یه غریبه رو حامی پلاسم پیشنهاد میده
      پورسانت خرید پلاس به چه کسی می‌رسد`,
  ],
  "plus-is-separate": [
    `
      does my core team count for plus points; do i have two boxes then; will plus units lift my normal limit
      do i have to withdraw twice; my people are in core, are they beneath me in plus as well`,
    `
      تیم اصلیم برای امتیاز پلاس حساب میشه; پس دو تا صندوق دارم; واحد پلاس سقف معمولیم رو بالا می‌بره; باید دو بار برداشت کنم
      افراد من در پلن اصلی در پلاس هم زیر من هستند`,
  ],
};

// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const familyParaphrases: OtherWords = {
  "what-is-family": [
    `
      where can i look at the people under me; what's on the family page; show me my downline as a picture
      somebody joined a minute ago and isn't in the drawing; how do i see who sits where below my seat
      i want to look at my structure; how to zoom in to my position`,
    `
      آدمای زیرم رو کجا ببینم; تو صفحه خانواده چی هست; زیرمجموعه‌ام رو نموداری نشون بده; یکی الان عضو شد ولی تو شکل نیست
      ساختار شبکه‌ام را کجا مشاهده کنم; ببینم کی زیر من کجا نشسته`,
  ],
  "tree-colours": [
    `
      why are some circles green and others grey; what's the legend in the drawing; i can't distinguish red and green in the tree
      what do the lines between sponsor and member show; meaning of the shades in the family picture`,
    `
      چرا بعضی دایره‌ها سبزن بعضی خاکستری; راهنمای رنگ‌ها تو شکل کجاست; رنگ‌ها رو تشخیص نمیدم; خط حامی تو درخت چیه
      معنی رنگ‌های نمودار خانواده چیست`,
  ],
  "find-free-seat": [
    `
      where is an empty spot i can offer my cousin; i want him to sit on my left side, how do i do that
      link for one particular place; how do i reserve a certain spot for a friend; fill my weaker side with the next person
      how do i decide where a new person lands`,
    `
      یه جای خالی برای پسرخاله‌ام کجاست; می‌خوام بشینه سمت چپم چیکار کنم; لینک برای یه جای مشخص; نفر بعدی رو بذارم سمت ضعیفم
      چگونه تعیین کنم فرد تازه کجا قرار بگیرد; صندلی خالی زیر خودم پیدا کنم`,
  ],
  "child-family": [
    `
      can i look at the network of one of my people; open the tree from someone else's position; it says that family isn't public
      how does the tree look from my daughter's seat; view the team of a person under me`,
    `
      شبکه یکی از آدمام رو میشه دید; درخت رو از جای یکی دیگه باز کنم; میگه این خانواده عمومی نیست
      تیم عضوی که زیر من است را چطور ببینم; درخت از صندلی دخترم چه شکلیه`,
  ],
  "what-if": [
    `
      can i simulate ten more people on my right; calculate what i'd get if five friends came; is there a calculator for points
      imaginary members; play through a scenario; what would i earn if both sides had twenty units`,
    `
      میشه ده نفر دیگه سمت راستم شبیه‌سازی کرد; حساب کن اگه پنج تا دوستم بیان چقدر می‌گیرم; ماشین حساب امتیاز دارید
      اعضای خیالی; اگر هر دو طرف بیست واحد داشت چقدر می‌گرفتم; سناریو بسازم`,
  ],
  "growth-by-round": [
    `
      show how my tree developed since the start; is there an animation of the growth; how big was my network in round ten
      go back in time in the tree; replay of the past rounds`,
    `
      نشون بده درختم از اول چطور بزرگ شد; انیمیشن رشد داره; شبکه‌ام تو دور دهم چقدر بود; درخت رو ببرم عقب تو زمان
      بازپخش دورهای گذشته`,
  ],
  "units-not-people": [
    `
      i have six persons but it shows fourteen, why; why is a person counted more than once on the left
      do you count heads or units; what's units without a pair; one member with five units counts like five`,
    `
      شش نفر دارم ولی چهارده تا نشون میده; چرا یه نفر چند بار سمت چپ حساب شده; نفر می‌شمارید یا واحد
      واحدهای بی‌جفت یعنی چه; یه عضو پنج واحدی مثل پنج تا حساب میشه`,
  ],
  "tree-limits": [
    `
      how many levels deep am i paid; can the network become full one day; how many may i sponsor at most
      is there a maximum depth; does a unit on level thirty still count for me`,
    `
      تا چند لایه پایین برام حساب میشه; ممکنه یه روز درخت پر بشه; حداکثر چند نفر رو میشه معرفی کرد; عمق درخت سقف داره
      واحدی در سطح سی هم برای من شمرده می‌شود`,
  ],
  "tree-privacy": [
    `
      can strangers look at my network; does my upline see how much i make; is my position visible to everyone
      who sees my payments; i don't want my colleagues to find me in the tree; can my sponsor see my people`,
    `
      غریبه‌ها شبکه‌ام رو می‌بینن; بالاسریم می‌بینه چقدر درمیارم; جایگاهم برای همه پیداست; پرداخت‌هامو کی می‌بینه
      نمی‌خواهم همکارانم مرا در درخت پیدا کنند; حامیم آدمای منو می‌بینه`,
  ],
  "tree-offline": [
    `
      i'm on the train without signal, can i still look at my tree; what of the tree is stored on my phone
      saved earlier is written over the drawing; is the family there when the connection breaks`,
    `
      تو قطارم آنتن نیست درختم رو می‌بینم; از درخت چی تو گوشیم ذخیره میشه; بالای شکل نوشته قبلا ذخیره شده
      وقتی اتصال قطع می‌شود خانواده دیده می‌شود؟`,
  ],
  "tree-export": [
    `
      print my network; i need the drawing as a picture for a presentation; get the tree as a table for excel
      save the structure as png; can my program read the tree`,
    `
      شبکه‌ام رو چاپ کنم; نمودار رو برای ارائه به صورت عکس می‌خوام; درخت رو به صورت جدول بگیرم; ذخیره ساختار
      برنامهٔ من می‌تواند درخت را بخواند؟`,
  ],
  "plus-family": [
    `
      where do i see the people of my plus network; i have two trees now, which one is plus; plus tree is empty though core isn't
      is the tree in plus different from the first one`,
    `
      آدمای شبکه پلاسم رو کجا ببینم; الان دو تا درخت دارم کدومش پلاسه; درخت پلاسم خالیه ولی اصلی نه
      درخت پلاس با درخت اول فرق دارد؟`,
  ],
};

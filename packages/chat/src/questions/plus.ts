// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const plusQuestions: OtherWords = {
  "what-is-plus": [
    `
      second plan; bigger plan; plan with 100 dollar units; purpose of plus; what does plus add; premium plan
      difference between core and plus; what is the plus thing; why is there a second plan
      difference between plus and normal; is plus better; why should i take plus; is there a bigger plan
      what do i get with plus; the 100 dollar version; explain plus; what does plus mean; is plus worth it
      plus compared to the standard plan; why are there two plans`,
    `
      طرح دوم; طرح بزرگ‌تر; فایده پلاس; فرق پلاس با اصلی; پلن ۱۰۰ دلاری; نسخه ویژه; پلاس چیه; پلاس چه فرقی داره
      اون طرح صد دلاری چیه; فرق پلاس با معمولی; پلاس بهتره; چرا باید پلاس بگیرم; طرح بزرگ‌تر دارید; با پلاس چی می‌گیرم
      نسخه صد دلاری; پلاس رو توضیح بده; پلاس یعنی چی; پلاس می‌ارزه; پلاس در مقایسه با طرح عادی; چرا دو تا طرح هست`,
  ],
  "who-can-join-plus": [
    `
      am i eligible for plus; conditions for plus; can everyone join plus; requirements of plus; plus without core
      need to be in core first; can i go directly to plus; who is allowed into plus
      do i have to be a member before plus; is plus open for everybody; may i skip the basic plan
      can i be only in plus; conditions for entering plus; directly into plus as a new person
      am i permitted to join plus; plus only without the rest; who qualifies for plus`,
    `
      شرط پلاس; همه می‌توانند وارد پلاس شوند; بدون طرح اصلی پلاس; چه کسانی به پلاس می‌روند; مجاز به پلاس
      میشه مستقیم رفت پلاس; کی می‌تونه بره پلاس; برای پلاس اول باید عضو باشم; پلاس برای همه‌ست
      بدون طرح معمولی برم پلاس; فقط تو پلاس باشم; شرط ورود به پلاس; آدم جدید مستقیم بره پلاس; من اجازه پلاس دارم
      فقط پلاس بدون بقیه; کی واجد شرایط پلاسه`,
  ],
  "plus-cost": [
    `
      price of plus; how expensive is plus; plus unit price; plus membership price; cost of 5 plus units
      how much for plus; how much is plus; what do i pay for plus; how many dollars is plus; price of a plus unit
      can i afford plus; what do five plus units cost; monthly fee of plus; what do i need to pay to be in plus
      cheapest plus entry; plus in dollars; how pricey is plus`,
    `
      قیمت پلاس; واحد پلاس چند; پلاس گران است; هزینه عضویت پلاس; برای پلاس چقدر بدهم; پلاس چنده
      برا پلاس چقدر باید بدم; عضویت پلاس چند دلاره; پلاس چند دلاره; قیمت یه واحد پلاس; پنج واحد پلاس چقدر میشه
      پلاس هزینه ماهانه داره; ورود به پلاس چقدر آب می‌خوره; برای پلاس چی باید بدم; ارزون‌ترین ورودی پلاس; پلاس به دلار
      پلاس گرونه`,
  ],
  "join-plus": [
    `
      enter plus; sign up for plus; steps to plus; register in plus; where do i join plus; upgrade to plus
      how do i activate plus; i want to upgrade to plus; where is the button for plus; add plus to my account
      register for plus; go into plus; how can i get plus; buy plus; sign me up for plus`,
    `
      وارد پلاس شوم; ثبت‌نام پلاس; مراحل پلاس; کجا پلاس را فعال کنم; ارتقا به پلاس; چجوری پلاس رو فعال کنم
      می‌خوام برم پلاس; دکمه پلاس کجاست; پلاس رو به حسابم اضافه کنم; ثبت نام تو پلاس; برم تو پلاس; چطوری پلاس بگیرم
      پلاس بخرم; منو تو پلاس ثبت نام کن`,
  ],
  "plus-sponsor": [
    `
      sponsor in plus; who gets the commission in plus; can i choose another sponsor for plus; upline in plus
      is my sponsor the same in plus; can i choose who sponsors me in plus; my inviter is not in plus
      who earns when i join plus; different sponsor in plus; who's above me in plus; commission for plus goes to
      another inviter for plus`,
    `
      معرف در پلاس; پورسانت پلاس به کی می‌رسد; حامی پلاس را عوض کنم; بالاسری پلاس; معرفم تو پلاس همونه
      معرف پلاس رو خودم انتخاب کنم; معرفم تو پلاس نیست; وقتی برم پلاس کی پورسانت می‌گیره; معرف پلاسم فرق داره
      بالاسریم تو پلاس کیه; پورسانت پلاس مال کیه; یه معرف دیگه برای پلاس`,
  ],
  "plus-is-separate": [
    `
      do my legs carry to plus; are core units counted in plus; separate boxes; are plus and core the same tree
      points of core in plus; are my legs the same in plus; do normal units help in plus
      is the balance shared with plus; two boxes; do points of one plan count in the other
      do people in my normal tree bring me plus points; is plus money in the same box; one team for both`,
    `
      شاخه‌هایم در پلاس هست; واحد اصلی در پلاس حساب می‌شود; جدا بودن پلاس; درخت پلاس جداست; امتیاز اصلی در پلاس
      شاخه‌هام تو پلاس همونان; واحدای معمولی تو پلاس اثر داره; موجودی پلاس جداست; دو تا صندوق دارم
      امتیاز این طرح تو اون یکی حساب میشه; آدمای درخت عادیم امتیاز پلاس میارن; پول پلاس تو همون صندوقه
      یه تیم برای هر دو`,
  ],
};

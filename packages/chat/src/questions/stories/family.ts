// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const familyStories: OtherWords = {
  "what-is-family": [
    `
      where can i see my team; show me the people below me; how do i view my downline; where is the tree
      what is the page with the branches; how do i see who joined under me; look at my network
      how do i zoom in the tree; find a person in my tree; the newest member is not in the tree yet`,
    `
      تیمم رو کجا ببینم; آدمای زیرم رو نشونم بده; زیرمجموعه‌هام رو از کجا ببینم; درخت کجاست; صفحه شاخه و برگ‌ها چیه
      ببینم کیا زیر من عضو شدن; شبکه‌ام رو نگاه کنم; چطور تو درخت زوم کنم; یه نفر رو تو درختم پیدا کنم
      عضو جدید هنوز تو درخت نیست`,
  ],
  "tree-colours": [
    `
      what do the different colors stand for; why are some circles darker; meaning of the legend in the tree
      what does the color scale show; change what the colors show; what is the sponsor line in the picture
      i am color blind, how do i read the tree`,
    `
      رنگ‌های مختلف یعنی چی; چرا بعضی دایره‌ها پررنگ‌ترن; راهنمای رنگ درخت چیه; رنگ‌ها رو عوض کنم که چیز دیگه نشون بده
      خط حامی تو شکل چیه; کوررنگم درخت رو چطور بخونم; سبز و زرد تو درخت یعنی چی`,
  ],
  "find-free-seat": [
    `
      where is an empty spot for my friend; put my cousin on the right side; which places below me are open
      send a link to a certain position; i want the new one to sit under my left leg; next open position in my team
      how do i place people where i want; reserve a seat for someone; link for a specific seat
      i'd like my brother to sit on my empty right side, how do i do that
      show me where somebody could still be placed below me`,
    `
      کجا جای خالی برای دوستم هست; پسرخاله‌ام رو سمت راست بذارم; کدوم جاهای زیرم خالیه; لینک یه جای مشخص رو بفرستم
      می‌خوام نفر جدید زیر شاخه چپم بشینه; جای خالی بعدی تو تیمم; چطور آدما رو جایی که می‌خوام بذارم
      برای یکی جا رزرو کنم; لینک برای یه جایگاه خاص; می‌خوام داداشم سمت راستم که خالیه بشینه چطور
      نشونم بده کجا زیرم هنوز میشه کسی رو گذاشت`,
  ],
  "child-family": [
    `
      see the tree from another member's view; open the team of someone below me
      can i look at the network of my friend; why is it not public when i open another member's family
      family of one of my members; view the branch of a person under me`,
    `
      درخت رو از دید یه عضو دیگه ببینم; تیم یکی از زیرمجموعه‌هام رو باز کنم; می‌تونم شبکه دوستم رو ببینم
      چرا خانواده یه عضو دیگه میگه عمومی نیست; خانواده یکی از اعضای زیرم; شاخه کسی که زیرمه رو ببینم`,
  ],
  "what-if": [
    `
      try out what happens if i bring ten people; calculator for my earnings with more members
      simulate my team growing; imagine new members in the tree; play with numbers for my legs
      how much would i get if five people join; test scenario with pretend members`,
    `
      امتحان کنم اگه ده نفر بیارم چی میشه; ماشین حساب درآمد با اعضای بیشتر; رشد تیمم رو شبیه‌سازی کنم
      اعضای فرضی تو درخت; اگه پنج نفر بیان چقدر گیرم میاد; سناریو با آدم‌های خیالی; چه می‌شود اگر چیکار می‌کنه`,
  ],
  "growth-by-round": [
    `
      animation of how my tree grew; watch the network develop over time; time lapse of the tree
      history of the tree by day; go back to how my team looked last month; replay the growth
      the play button in the tree`,
    `
      انیمیشن رشد درختم; ببینم شبکه در طول زمان چطور بزرگ شده; تایم‌لپس درخت; تاریخچه درخت روز به روز
      تیمم ماه پیش چه شکلی بود; رشد رو پخش کنم; دکمه پخش تو درخت`,
  ],
  "units-not-people": [
    `
      why does my leg show 12 when there are only 5 people; number on the leg doesn't match the members
      do five units of one person count as five; are members or units counted
      the count under me is bigger than the people; does one person with several units count more than once
      there are three persons on my right but it counts fifteen, is that a bug
      what's being counted there, heads or purchases`,
    `
      چرا شاخه‌ام ۱۲ نشون میده ولی ۵ نفرن; عدد شاخه با تعداد اعضا جور درنمیاد; پنج واحدِ یه نفر پنج تا حساب میشه
      آدم‌ها شمرده میشن یا واحدها; عدد زیرم از آدما بیشتره; یه نفر با چند واحد چند بار حساب میشه
      سمت راستم سه نفرن ولی پونزده تا می‌شماره باگه; اونجا چی شمرده میشه آدم یا خرید`,
  ],
  "tree-privacy": [
    `
      can my neighbour find out what i earn; who sees my position and my team; is my downline visible to strangers
      hide my tree from others; can my upline see my members; is my place secret; can anyone look up how much i paid
      do other members see me; i'd rather not have my colleagues know i'm in this, what can they see
      is it public who brought whom`,
    `
      همسایه‌ام می‌تونه بفهمه چقدر درآوردم; کی جایگاه و تیمم رو می‌بینه; زیرمجموعه‌ام برای غریبه‌ها معلومه
      درختم رو از بقیه مخفی کنم; بالاسریم اعضای منو می‌بینه; کسی می‌فهمه چقدر پرداخت کردم; بقیه اعضا منو می‌بینن
      جایگاهم محرمانه‌ست; نمی‌خوام همکارام بفهمن عضوم چی می‌تونن ببینن; معلومه کی کی رو آورده`,
  ],
  "tree-offline": [
    `
      my connection dropped, is the tree still there; can i look at my team on the plane
      does the tree work without network; is the tree saved in my browser; view the family while offline
      the tree says saved earlier`,
    `
      اینترنتم قطع شد درخت هنوز هست; تو هواپیما تیمم رو ببینم; درخت بدون اینترنت کار می‌کنه
      درخت تو مرورگرم ذخیره میشه; بدون نت خانواده‌ام رو ببینم; نوشته درخت قبلا ذخیره شده`,
  ],
  "tree-export": [
    `
      print my tree; save the picture of my network; download the tree as an image; get my team as an excel file
      export the list of my downline; png of the tree; i want a poster of my tree; data of the tree for my own program`,
    `
      درختم رو پرینت بگیرم; عکس شبکه‌ام رو ذخیره کنم; دانلود درخت به شکل تصویر; لیست تیمم رو اکسل بگیرم
      خروجی زیرمجموعه‌ها; png درخت; داده درخت برای برنامه خودم; فایل تصویری درخت`,
  ],
  "plus-family": [
    `
      where is my tree in plus; is the plus tree different from the normal one
      why are there other people below me in plus; my plus team; do my members show up in the plus tree as well
      see the family of the hundred dollar plan`,
    `
      درختم تو پلاس کجاست; درخت پلاس با درخت معمولی فرق داره; چرا تو پلاس آدمای دیگه‌ای زیرمن; تیم پلاسم
      اعضای من تو درخت پلاس هم هستن; خانواده طرح صد دلاری رو ببینم`,
  ],
};

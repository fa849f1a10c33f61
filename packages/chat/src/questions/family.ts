// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const familyQuestions: OtherWords = {
  "what-is-family": [
    `
      see my team; view my downline; tree page; genealogy; show my network; my organisation; list of my people
      where do i see my people; show my tree; how do i view who is below me; show me the people below me
      where do i find my downline; what is the family page; how do i see my structure; my organisation chart
      look at my tree; who is in my team; see all members below; where do i look at my network; list of those under me
      my people`,
    `
      دیدن تیم; زیرمجموعه‌هایم را ببینم; صفحه درخت; نمودار تیم; شبکه من; لیست افرادم; زیرمجموعه‌هامو کجا ببینم
      درختمو نشون بده; آدمای زیرمو ببینم; آدمای زیر دستمو ببینم; صفحه خانواده چیه; تیمم رو کجا می‌بینم
      ساختارم رو نشون بده; دیدن درخت; زیرشاخه‌هام کجان; کیا تو تیم منن; همه اعضای زیرمو ببینم; شبکه‌ام رو کجا ببینم
      لیست اونایی که زیرمن; آدمام کجان; نفرات زیر دستم`,
  ],
  "tree-colours": [
    `
      meaning of colors; green circles; what do the leaves mean; grey dots; legend of the tree; symbols in the tree
      what do those dots mean; what is the green leaf; why is this circle blue; what do the colours mean
      what is the meaning of the different leaves; why are some seats darker; why are there different colors
      what is a dark dot in the tree; colour legend; meaning of symbols`,
    `
      معنی رنگ‌ها; دایره سبز; برگ‌ها یعنی چه; نقطه خاکستری; راهنمای درخت; علامت‌های درخت; این رنگا چیه
      دایره‌ها یعنی چی; نقطه‌های رنگی; چرا این دایره آبیه; رنگای درخت چی میگن; معنی رنگ‌ها تو خانواده; راهنمای رنگ‌ها
      چرا بعضیا پررنگ‌ترن; سبز و خاکستری یعنی چی; چرا رنگاشون فرق داره; نقطه تیره تو درخت چیه; راهنمای رنگ
      معنی علامتا`,
  ],
  "find-free-seat": [
    `
      empty positions in my tree; where can i place someone; link for a certain seat; put a friend on my left
      choose where a new member sits; open spots; where is a free place for my friend
      i want to put someone on my right side; which places are still open below me
      i want to place a friend at a certain spot; invite somebody to a particular seat; copy the link of a seat
      how to put my sister on the left; next free place in my tree; put a new person on a certain leg
      empty slot on my left; i want to choose where my invitee sits; link that leads to a particular position
      how do i position someone`,
    `
      جای خالی در درختم; کجا بنشانمش; لینک برای جایگاه خاص; دوستم را سمت چپ بگذارم; جایگاه آزاد; کجا جا هست برا دوستم
      می‌خوام یکیو بذارم سمت راستم; کجاهای زیرم خالیه; دوستمو تو یه جای مشخص بذارم; لینک یه جایگاه خاص
      خواهرم بره سمت چپم; جای خالی بعدی کجاست; یکیو جایی که می‌خوام بنشونم; یه نفر جدید رو یه شاخه خاص بذارم
      جای خالی سمت چپم; خودم تعیین کنم مهمونم کجا بشینه; لینک یه جای مشخص; نفر جدید رو کجا جا بدم`,
  ],
  "child-family": [
    `
      tree of another member; see the family of someone below; by address; child seat; view subtree
      open the team of one of my members; how do i see the people of somebody under me; family of a downline member
      look at the tree from his seat; says this family is not public; view the tree below a member of mine
      what does child family mean; another person's family; go into a member's tree`,
    `
      درخت عضو دیگر; خانواده زیرمجموعه; با آدرس; دیدن زیرشاخه کسی; تیم یکی از زیرمجموعه‌هامو ببینم
      خانواده یه عضو دیگه رو باز کنم; درخت از دید یه نفر دیگه; آدمای زیر دوستمو ببینم; میگه این خانواده عمومی نیست
      درخت زیر یکی از اعضام; خانواده فرزند یعنی چی; خانواده یه نفر دیگه; برم تو درخت یه عضو`,
  ],
  "what-if": [
    `
      calculator; estimate my income; simulate new members; what happens if ten people join; forecast my points
      try imagined members; income calculator; how much would i get if 5 people come; calculate my income
      try with pretend people; how much would i earn with 20 more people; is there a simulator for my team
      try out scenarios; calculate what i would get if my team grows; estimate points with imaginary members
      calculate my possible income; play with numbers of members; how many points with 5 new ones
      income if my team doubles`,
    `
      ماشین حساب درآمد; تخمین درآمد; اگر ده نفر بیایند; پیش‌بینی امتیاز; شبیه‌سازی عضو جدید; چقدر می‌شود اگر
      اگه ۵ نفر بیان چقدر گیرم میاد; درآمدمو حساب کن; ماشین حساب داره; اگه بیست نفر دیگه بیان چقدر می‌گیرم
      شبیه‌ساز درآمد دارید; حساب کن اگه تیمم بزرگ بشه; چی میشه اگه عضو فرضی اضافه کنم; تخمین درآمد تیم
      درآمد احتمالیمو حساب کنم; با تعداد اعضا بازی کنم; با پنج تا جدید چند امتیاز میشه
      اگه تیمم دو برابر بشه چقدر درمیارم`,
  ],
  "growth-by-round": [
    `
      history of my tree; how my team grew; animation of growth; growth chart; replay growth; time lapse
      show the tree of last month; watch the tree grow; how did my team look before; go back in time in the tree
      play the growth; how did my network develop; history of my team as animation; tree at an earlier date; replay`,
    `
      رشد تیم; تاریخچه درخت; نمودار رشد; پخش رشد; چطور بزرگ شد; درخت ماه پیش رو ببینم; ببینم تیمم چطوری رشد کرده
      تیمم قبلا چه شکلی بود; پخش رشد درخت; رشد دور به دور; شبکه‌ام چطور رشد کرد; تاریخچه تیم به صورت انیمیشن
      درخت تو تاریخ قبلی; پخش مجدد رشد`,
  ],
  "units-not-people": [
    `
      leg number higher than people; why does the leg show more than members; count of people vs units
      number of units in a leg; more than the people i see; it says 30 but i only have 10 people
      the number of my leg is too high; why more units than persons; count on my right side is wrong
      i have 5 people but it says 12; does a person count once; leg counter doesn't match the people
      12 on the left but only 4 persons; number next to my leg; is it counting members or units`,
    `
      عدد شاخه بیشتر از آدم‌هاست; چرا تعداد شاخه زیاد است; شمارش واحد; تعداد نفر یا واحد; نوشته ۳۰ ولی ۱۰ نفر دارم
      چرا عددش بیشتر از آدماست; عدد شاخه‌ام زیاده; چرا واحد بیشتر از نفره; تعداد سمت راستم درست نیست
      پنج نفر دارم نوشته دوازده; هر نفر یکی حساب نمیشه; شمارنده شاخه با آدما جور نیست; دوازده تا سمت چپ ولی چهار نفرن
      عدد کنار شاخه‌ام; نفر می‌شمره یا واحد`,
  ],
  "tree-privacy": [
    `
      can others see my team; is my downline private; who sees my network; hide my tree; can my upline see
      visible to everyone; can strangers see my people; can other members look at my downline; is my structure visible
      can others see who is under me; who is able to look at my team; is my structure secret; can anyone look me up
      do others know who my sponsor is; can people see how many i brought; hide my downline
      is my team visible for other members; who sees what i built; can i hide my people; do strangers see my downline`,
    `
      دیگران تیمم را می‌بینند; درختم خصوصی است; پنهان کردن درخت; بالاسری می‌بیند; زیرمجموعه‌ام معلوم است
      بقیه می‌تونن تیممو ببینن; کسی زیرمجموعه‌هامو می‌بینه; درختم معلومه برا همه; کیا می‌تونن تیممو ببینن
      ساختارم مخفیه; بقیه می‌فهمن کیو آوردم; تیممو قایم کنم; می‌خوام کسی زیرمجموعه‌مو نبینه; معرفم برای بقیه معلومه
      تیمم برای بقیه اعضا معلومه; کی می‌بینه چی ساختم; آدمامو مخفی کنم; غریبه‌ها زیرمجموعه‌مو می‌بینن`,
  ],
  "tree-offline": [
    `
      view tree without connection; tree on a plane; family offline; no internet tree; can i open the tree on a plane
      tree without internet; the tree shows old data because i am offline; my family without network
      see my people without a connection; tree from yesterday is shown; no network in the family page`,
    `
      درخت بدون اینترنت; خانواده آفلاین; قطع نت درخت; درخت رو بدون نت ببینم; وقتی اینترنت قطعه درخت باز میشه
      درختم قدیمیه چون نت ندارم; بدون اتصال آدمامو ببینم; درخت دیروز رو نشون میده; صفحه خانواده بدون نت`,
  ],
  "tree-export": [
    `
      save tree as image; download tree; print my team; svg or png; picture of my network; share a picture of my tree
      download the picture of my tree; export the downline to csv; save as png; get my structure as a file
      image of my team; put my tree in a document; svg of the family; share the tree`,
    `
      ذخیره عکس درخت; دانلود درخت; چاپ تیم; تصویر شبکه; خروجی درخت; عکس درختمو دانلود کنم; درخت رو پرینت کنم
      خروجی csv از زیرمجموعه; تیممو به صورت فایل بگیرم; ذخیره درخت; تصویر تیمم; درخت رو تو فایل بذارم; svg خانواده
      درخت رو به اشتراک بذارم`,
  ],
  "plus-family": [
    `
      tree of plus; plus team; see plus network; plus downline; where is my plus team; tree in plus is different
      show my downline in plus; my plus tree is empty; people under me in plus; why is nobody in my plus tree
      plus tree page`,
    `
      درخت پلاس; تیم پلاس; زیرمجموعه پلاس; تیم پلاسم کجاست; درخت پلاس فرق داره; زیرمجموعه‌هام تو پلاس
      خانواده پلاس چیه; آدمای زیرم تو پلاس; چرا تو درخت پلاسم کسی نیست; صفحه درخت پلاس`,
  ],
};

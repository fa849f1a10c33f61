// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const accountParaphrases: OtherWords = {
  profile: [
    `
      what stuff on my profile page am i allowed to edit; i opened my profile, which of these things can be changed
      which of my details are fixed for good and which can i adjust; can my personal settings be edited afterwards
      where are my own settings; is it possible that i update my details after i registered`,
    `
      رفتم تو پروفایلم، کدوم قسمت‌هاش قابل ویرایشه; مشخصاتم رو بعدا میشه اصلاح کرد; تنظیمات شخصی من کجاست
      کدام بخش‌های نمایهٔ من ثابت است و کدام را می‌توانم تغییر دهم; چه چیزهایی رو دیگه نمیشه تو حسابم عوض کرد`,
  ],
  picture: [
    `
      i want my own face next to my name instead of that little tree; which image formats can be uploaded and how large
      my avatar is ugly how do i replace it; is the gps location removed from my photo; my png is five megabytes, will it go
      who is able to see the photo i put up; how to take my photo away from profile`,
    `
      به جای اون درخت کوچیک می‌خوام عکس خودم باشه; چه فرمتی برای عکس قبوله و حجمش چقدر باشه; آواتارم رو چطور عوض کنم
      مکان عکس هم ذخیره میشه; عکسی که گذاشتم رو کیا می‌بینن; چگونه تصویر نمایه‌ام را حذف کنم`,
  ],
  "language-and-digits": [
    `
      my settings for look should be the same on my laptop and phone; where in the profile do i set the appearance
      i logged in on another computer and it is dark again, where is this saved; are language and look stored with my seat`,
    `
      تنظیم ظاهرم روی گوشی و لپ‌تاپ یکی باشه; تم و زبان تو پروفایل کجا ذخیره میشه; از دستگاه دیگه وارد میشم دوباره تیره‌ست
      انتخاب زبان و ظاهر همراه جایگاهم می‌ماند؟`,
  ],
  "change-username": [
    `
      i made a typo in my name at registration, can it be corrected; five dollars to rename, where does that go
      i got married and want a different nick; do my invite links survive a rename; does my rank stay if i take a new name
      wanna switch my handle, how; is changing the name free of charge; how many times may i rename myself`,
    `
      موقع ثبت‌نام اسمم رو اشتباه تایپ کردم میشه درستش کرد; تغییر نام پنج دلاره، این پول کجا میره
      اگه اسمم رو عوض کنم لینک‌های دعوتم خراب میشه; با نام تازه رتبه‌ام می‌مونه; چند بار میشه اسم عوض کرد
      می‌خواهم نام کاربری دیگری داشته باشم، چه باید بکنم`,
  ],
  "old-username": [
    `
      can somebody grab the name i gave up; i renamed myself yesterday and regret it, may i take the former one back
      for how long is a dropped name blocked; people still use my previous link, does it do anything
      a friend wants the nickname i had before; could a stranger pretend to be me with the name i had`,
    `
      اسمی که ول کردم رو کس دیگه می‌تونه برداره; دیروز اسمم رو عوض کردم پشیمونم، قبلی رو پس بگیرم
      نامی که کنار گذاشتم تا کی قفل می‌ماند; دوستم اسم سابق منو می‌خواد; با نام پیشینم کسی خودش رو جای من جا بزنه
      لینک با اسم سابقم هنوز کار می‌کنه`,
  ],
  "move-wallet": [
    `
      i bought a ledger and want my membership on it; how can the place in the tree go to a different address of mine
      got a new metamask, how do i bring everything over; does the receiving wallet have to confirm too
      steps for handing my seat over to another address; i use rabby now, change the wallet of my account
      what do i pay for changing to another wallet`,
    `
      یه متامسک جدید ساختم چطور همه‌چی رو ببرم روش; کیف پول تازه هم باید تأیید کنه; جایگاهم رو ببرم روی آدرس دیگه‌ی خودم
      مراحل انتقال صندلی به نشانی دیگر چیست; می‌خوام با یه ولت دیگه ادامه بدم; عوض کردن ولت چقدر خرج داره`,
  ],
  "what-moves": [
    `
      if i go to a new address, do my points and my balance come along; will my downline be affected when i change the wallet
      does the plus seat follow me; my usdc is in the former wallet, does it travel too; do i keep my rank after moving
      what remains behind in the former wallet`,
    `
      برم روی آدرس تازه، امتیاز و صندوقم هم میاد; زیرمجموعه‌هام با عوض شدن ولت به هم می‌ریزن; جایگاه پلاسم هم منتقل میشه
      پس از جابه‌جایی چه چیزی در کیف پول قبلی باقی می‌ماند; تترهای ولت قدیمی هم میاد; رتبه‌ام بعد از انتقال می‌مونه`,
  ],
  "wrong-move": [
    `
      oh no i entered a wrong letter in the address when i moved my seat; how do i stop a transfer of the seat that is under way
      someone began to move my seat and it wasn't me; the address i named is not mine, can this be taken back
      i changed my mind about the new wallet, it hasn't accepted yet; the other wallet already accepted and it was wrong`,
    `
      وای تو آدرس انتقال یه حرف اشتباه زدم; انتقال جایگاه رو وسط راه چطور متوقف کنم; یکی دیگه انتقال صندلیم رو شروع کرده
      نشانی‌ای که نوشتم مال من نیست، می‌شود برگرداند; از انتقال منصرف شدم هنوز قبول نکرده; ولت اشتباهی قبول کرده حالا چی`,
  ],
  "download-data": [
    `
      give me all the data you have about me as a file; i want to exercise my right to a copy of my personal data
      gdpr export; in what format do i get my personal data; which button saves everything the site stores on me`,
    `
      یه نسخه از همه اطلاعاتی که ازم دارید می‌خوام; کدوم دکمه همه داده‌هام رو ذخیره می‌کنه; فایل داده‌هام چه فرمتیه
      حق دسترسی به داده‌های شخصی‌ام را چگونه اعمال کنم`,
  ],
  "delete-account": [
    `
      i am done with this, please close my membership; how can i quit completely; erase me from your platform
      is there a way to unsubscribe from the plan and vanish; i no longer want to be a member what do i have to cancel
      want out, how does one leave; does my seat go away when i erase everything`,
    `
      دیگه نمی‌خوام عضو باشم چیکار کنم; عضویتم رو ببندید; می‌خوام کامل از اینجا برم; چطور انصراف بدم
      با پاک کردن حساب، جایگاهم هم از بین می‌رود؟; منو از سایتتون حذف کنید; برای خروج چیزی باید لغو بشه`,
  ],
  newsletter: [
    `
      i keep getting your mails, how do i stop them; put me on your mailing list; i entered my email and no confirmation arrived
      the unsubscribe link is gone, how can you remove my address; where do i type my address for the news letter`,
    `
      ایمیل‌هاتون رو دیگه نمی‌خوام; منو تو لیست ایمیل بذارید; ایمیلم رو زدم تأییدیه نیومد; لینک لغو خبرنامه رو گم کردم
      کجا نشانی‌ام را برای خبرنامه وارد کنم`,
  ],
  invite: [
    `
      my sister wants in, what do i send her; where is the link that makes me somebody's sponsor; is there a qr i can show people
      how do i bring new people with my code; what must i be honest about when i tell others; what is not allowed when advertising
      may i promise my friends profit; i'd like to refer a colleague`,
    `
      خواهرم می‌خواد بیاد چی براش بفرستم; لینکی که منو حامی کسی می‌کنه کجاست; کد کیوآر دارم که نشون بدم
      هنگام تبلیغ چه چیزی مجاز نیست; می‌تونم به دوستام قول سود بدم; می‌خوام همکارم رو معرفی کنم; به آدما قبلش چی باید بگم`,
  ],
  "sell-or-inherit": [
    `
      what happens to my seat when i die; may i give my membership to my son; somebody offers me money for my place
      is it possible to buy a seat from another member; how could my family get the box if something happens to me
      can i transfer ownership to a buyer safely; i wanna sell my account`,
    `
      اگه بمیرم جایگاهم چی میشه; عضویتم رو بدم به پسرم; یکی می‌خواد جامو بخره; میشه از یه عضو دیگه صندلی خرید
      اگر برای من اتفاقی بیفتد خانواده‌ام چطور به صندوق می‌رسند; فروش حساب امنه; می‌خوام حسابمو واگذار کنم`,
  ],
};

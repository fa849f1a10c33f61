// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const accountQuestions: OtherWords = {
  profile: [
    `
      account settings; edit my profile; what can be edited; settings page; personal page; my details
      where are my settings; change my info; what can i set in my account; where are the options of my account
      which parts of my profile are fixed; edit personal details; can i change my sponsor in my settings
      what am i able to modify about me; where do i update my info
      can i move to a different sponsor or place in my settings`,
    `
      تنظیمات حساب; ویرایش پروفایل; صفحه شخصی; چه چیزی قابل ویرایش است; مشخصاتم; تنظیماتم کجاست; اطلاعاتمو عوض کنم
      کجا می‌تونم مشخصاتمو ویرایش کنم; تو پروفایل چیو میشه عوض کرد; تنظیمات اکانت من کجاست
      چه چیزهایی از حسابم قابل تغییره; بخش تنظیمات کاربر; کدوم چیزای حسابم دست خودمه; اطلاعات کاربریمو کجا عوض کنم
      چیا رو نمیشه تو حساب عوض کرد`,
  ],
  picture: [
    `
      upload a photo; avatar; profile photo; remove my picture; image too large; photo not accepted; put my face
      put my own photo; change my pic; my photo wont upload; my avatar is not accepted; what image formats are allowed
      how big may my photo be; delete my profile pic; who can see my photo; the upload of my picture fails
      set a profile image; my pic looks blurry; png not working; replace my photo; can i go without a picture`,
    `
      آپلود عکس; آواتار; عکس پروفایل; حذف عکس; عکس قبول نمی‌شود; عکسم را بگذارم; عکسمو عوض کنم; عکسم آپلود نمیشه
      چجوری عکس بذارم; آواتارمو چطور بذارم; حجم عکس چقدر باشه; عکسمو قبول نمی‌کنه; می‌خوام عکسم رو بردارم
      چه فرمتی برای عکس قبوله; عکس پروفایلم آپلود نمی‌شه; عکس پروفایل بذارم; عکسم تار میشه; عکسمو نمی‌گیره
      می‌خوام عکس قبلیمو عوض کنم`,
  ],
  "language-and-digits": [
    `
      persian numbers; dark mode; night theme; switch to farsi; settings for look; display settings
      save my language for good; keep farsi after login; always open in english
      my settings for language are gone on another device; default language of my account
      store english as my language; persian every time i open the dashboard; keep my dark theme on all devices
      language preference of my account`,
    `
      اعداد فارسی; حالت شب; تم تاریک; ظاهر سایت; تنظیم زبان حساب; زبان حسابم رو ثابت نگه داره; همیشه فارسی باز بشه
      زبون پیش‌فرض رو عوض کنم; هر بار باید زبان رو عوض کنم; زبان و ظاهر حساب; زبانم رو ذخیره کنه
      هر بار وارد میشم زبونش برمی‌گرده; پوسته تیره رو همه دستگاه‌هام بمونه`,
  ],
  "change-username": [
    `
      rename my account; i don't like my name; pick a new name; edit my name; price for a new username
      how much to rename; can i have another name; i want a new nickname; i want to be called something else
      is renaming free; how much to change my nickname; fix a typo in my username; change my login name
      is there a fee for a new name; i'd like a different user name; can i edit the name others see; cost of renaming
      picked a stupid name`,
    `
      اسمم را عوض کنم; نام جدید; یوزرنیم دیگر; هزینه تغییر نام; از اسمم خوشم نمی‌آید; ویرایش نام کاربری; اسممو عوض کنم
      یه یوزرنیم دیگه می‌خوام; اسم کاربریمو تغییر بدم; می‌خوام اسمم یه چیز دیگه باشه; تغییر نام کاربری پولیه
      چند دلار میشه اسممو عوض کنم; یوزرنیمم غلط املایی داره درستش کنم; چطوری یوزرمو تغییر بدم; یه اسم دیگه می‌خوام
      نامی که بقیه می‌بینن رو عوض کنم; هزینه عوض کردن یوزر; اسم بدی انتخاب کردم`,
  ],
  "old-username": [
    `
      can someone take my former name; get my previous name back; is the old name free; reserved name
      name after change; what about my old name; can another person take the name i had
      i changed my name and want the old one back; how long is my former name blocked
      does the old invitation link still work after renaming; who gets my previous username
      can another member steal the name i had before; do people still find me with the former name; my abandoned name
      does my previous link work`,
    `
      نام قبلی‌ام را کسی می‌گیرد; برگشت به نام قبلی; نام قدیمی آزاد می‌شود; رزرو نام; اسم قبلیم چی میشه
      اسم قبلیمو یکی دیگه برمیداره; اسم قدیمیمو می‌خوام پس بگیرم; نام قبلی تا کی رزروه
      بعد از تغییر اسم لینک قبلی کار می‌کنه; یوزر قبلیم به کی می‌رسه; کسی می‌تونه با اسم سابق من بیاد
      اسم سابقم رو کسی می‌تونه بدزده; با اسم قدیمی هنوز پیدام می‌کنن; اسم ول شده‌ام; لینک قدیمیم هنوز کار می‌کنه`,
  ],
  "move-wallet": [
    `
      change my wallet address; new wallet for my account; transfer my account to another address
      switch to a hardware wallet; use another wallet; replace wallet; i got a new wallet how do i use it here
      my wallet may be hacked move my account; switch to my ledger; how do i put my account onto a different address
      i bought a trezor and want to use it; my old wallet is compromised; can i swap the wallet behind my account
      get my membership to a new phone wallet; change the address of my account
      put everything over to my other address; how to switch the wallet of an existing account
      replace the old wallet with a new one; want my position in another wallet; my key may be known, get my seat away
      change the account i log in with`,
    `
      تغییر کیف پول حساب; کیف پول جدید برای جایگاهم; انتقال حساب به آدرس دیگر; والتم را عوض کنم; کیف پول دیگر
      جابه‌جایی جایگاه; یه کیف پول جدید گرفتم; می‌خوام حسابم بره رو یه کیف پول دیگه; کیف پولم هک شده جابه‌جا کنم
      حسابم رو روی آدرس جدید ببرم; ولتمو می‌خوام عوض کنم; جایگاهم رو منتقل کنم به ولت دیگه
      کیف پول سخت‌افزاری خریدم وصلش کنم به حسابم; آدرس حسابم رو عوض کنم; والت قدیمیم لو رفته
      همه چیو ببرم رو آدرس دیگه; ولت متصل به حسابم رو عوض کنم; ولت قدیمی رو با جدید جایگزین کنم
      کلیدم شاید لو رفته جایگاهمو ببرم; کیف پولی که باهاش وارد میشم رو عوض کنم; اکانتم بره رو ولت جدیدم`,
  ],
  "what-moves": [
    `
      do i keep my team after moving; will my earnings move; lose anything when changing wallet
      do i start from zero with a new wallet; is my box transferred; what happens to my points when i move
      if i change wallets do i keep everything; will my people stay under me if i change address
      is my balance taken along; does the rank survive a wallet change; what happens to tokens in the old wallet
      do i lose points by moving; is the team transferred too; does everything come with me
      what stays behind in the old wallet; do i keep my referrals after switching; will my downline be lost`,
    `
      با عوض کردن کیف پول تیمم می‌ماند; صندوقم منتقل می‌شود; از صفر شروع می‌شود; امتیازم بعد از انتقال
      چیزی از دست می‌دهم; کیف پولمو عوض کنم همه چی می‌مونه; زیرمجموعه‌هام می‌پرن; آدمام زیرم می‌مونن اگه ولت عوض کنم
      موجودیم هم منتقل میشه; رتبه‌ام با تغییر کیف پول می‌پره; با جابه‌جایی کیف پول چی از دست میدم
      توکن‌های ولت قبلی چی میشه; تیمم هم منتقل میشه; همه چی باهام میاد; چی تو ولت قدیمی می‌مونه
      بعد از عوض کردن زیرمجموعه‌هام سرجاشن; سودم با ولت جدید میاد`,
  ],
  "wrong-move": [
    `
      typed the wrong address; cancel wallet change; stop the transfer of my seat; pasted wrong wallet; undo moving
      mistake in new address; i gave the wrong new address; can i cancel the wallet change
      entered an incorrect address for the transfer; i did not start this wallet change
      stop the change of wallet before it is accepted; wrong recipient for my seat; cancel moving my account
      i mistyped the new wallet; transfer of the seat to the wrong person; can i take back the wallet change
      pasted someone else's address`,
    `
      آدرس اشتباه زدم; لغو تغییر کیف پول; انتقال را متوقف کنم; آدرس غلط کپی کردم; اشتباه در آدرس جدید
      آدرس جدیدو اشتباه دادم; تغییر کیف پولو لغو کنم; آدرسی که برای انتقال دادم اشتباهه; انتقال جایگاه رو کنسل کنم
      من تغییر کیف پول نزدم; قبل از تأیید می‌تونم انتقالو لغو کنم; مقصد انتقال رو غلط زدم
      ولت جدید رو اشتباه تایپ کردم; جایگاه رو به آدم اشتباهی زدم; تغییر ولت رو پس بگیرم; آدرس یکی دیگه رو زدم`,
  ],
  "download-data": [
    `
      copy of my data; export my information; everything you have about me as a file; gdpr request; get my data
      send me everything you know about me; data copy; what do you have on me, send it
      how to request my personal data; get a dump of my account; i want all my records as a file; data export
      how do i see what is saved about me; copy of everything; i'd like to have my own data; a file with my settings`,
    `
      کپی اطلاعاتم; خروجی داده‌هایم; همه اطلاعات من را بدهید; دریافت اطلاعات شخصی; فایل اطلاعات; هرچی از من دارید بدید
      یه کپی از اطلاعاتم; هر چی از من ذخیره کردید رو بدید; فایل اطلاعات شخصیمو بگیرم; دانلود داده‌های من
      درخواست اطلاعات شخصی; خروجی از حسابم; ببینم چی ازم ذخیره شده; یه کپی از همه چی می‌خوام; نسخه‌ای از اطلاعات خودم
      داده‌هامو بفرستید`,
  ],
  "delete-account": [
    `
      remove my account; close my account forever; erase my membership; delete my seat; unregister
      stop being a member; get rid of my account; delete everything; how do i quit completely
      i don't want to be a member any more; terminate my membership; leave the platform; erase my profile
      can my account be removed; shut my account down; i quit, delete me; can i unsubscribe from the whole thing
      wipe my account; how do i stop being part of this`,
    `
      بستن حساب برای همیشه; حذف اکانت; پاک کردن عضویت; حساب را ببندم; از عضویت خارج شوم; اکانتمو پاک کنم; حسابمو ببندم
      کلا حذفم کنید; دیلیت اکانت; می‌خوام کلا بیام بیرون; دیگه نمی‌خوام عضو باشم; حسابم رو برای همیشه ببندید
      چطور اکانتم رو حذف کنم; لغو عضویت و حذف حساب; پروفایلمو پاک کنید; حسابمو ببندین برم; می‌خوام حذف بشم
      اکانتمو پاک کنین; دیگه نمی‌خوام اینجا باشم; کامل از سایت برم`,
  ],
  newsletter: [
    `
      stop sending me mails; unsubscribe; subscribe to news; mailing list; news by email; remove me from the list
      too many emails stop it; how to get news by mail; where can i sign up for news
      i get your mails and don't want them; confirmation link of the newsletter expired; remove my email from the list
      stop the mails; stop these mails; sign me up for your news; unsubscribe link; i lost the unsubscribe mail
      take my address off the list`,
    `
      ایمیل نفرستید; لغو خبرنامه; عضو خبرنامه; اخبار با ایمیل; از لیست حذفم کنید; دیگه ایمیل نفرستید
      چجوری خبرنامه بگیرم; چطور عضو خبرنامه بشم; لینک تأیید خبرنامه منقضی شده; ایمیلمو از لیست بردارید
      نمی‌خوام برام ایمیل بیاد; اشتراک خبرنامه رو لغو کنم; ایمیلاتون اذیتم می‌کنه; این ایمیلا رو قطع کنید
      خبرنامه‌تون رو می‌خوام; لینک لغو عضویت خبرنامه; ایمیل لغو رو گم کردم; آدرسمو از لیست ایمیل حذف کنید`,
  ],
  invite: [
    `
      referral link; my invitation link; qr code for friends; where is my link; share with friends; bring a friend
      invite people; affiliate link; how to recruit; where's my link; how do i bring my friend in
      i want to send a link to my cousin; how can my friend register under me; give me a link i can share
      how do i add people to my team; where do i find my qr code; get new members; what must i tell people i bring
      how to refer someone; what link do i give my friends; how can i bring my brother in; sign up somebody under me
      where's the referral code; share with a colleague; how do others join through me`,
    `
      لینک دعوت; لینک معرفی; کد qr دعوت; لینکم کجاست; دوستم را دعوت کنم; ارسال لینک; لینک رفرال; لینکم کو
      چجوری دوستمو بیارم; می‌خوام لینک بفرستم; چطور یه نفرو بیارم زیرم; لینک معرفی خودمو می‌خوام; کد دعوتم کجاست
      کیو آر دعوت; چجوری عضو جدید بگیرم; دوستم چطور با من ثبت نام کنه; آدم جدید اضافه کنم به تیمم
      چه لینکی بدم به دوستام; داداشمو بیارم تو سیستم; یکیو زیر خودم ثبت نام کنم; کد رفرالم کو; برای همکارم بفرستم
      بقیه چطوری از طریق من عضو میشن`,
  ],
  "sell-or-inherit": [
    `
      sell my position; what happens if i die; leave it to my children; inheritance; transfer to my wife
      give my account away; can i sell my units; if i pass away who gets it; can i give my account to my brother
      can i hand my spot to my son; is it possible to sell my membership; what if i die
      buy a seat from another member; transfer ownership of my position; can my family get it after me
      somebody wants to buy my place; will my kids get my account; i want to give my membership away
      what happens after my death; can i hand this over to my wife`,
    `
      فروش حساب; بعد از مرگم; ارث; به بچه‌هایم برسد; به همسرم منتقل کنم; واگذاری جایگاه; فروش واحد; بمیرم چی میشه
      حسابمو بدم به داداشم; میشه حسابمو فروخت; می‌تونم جامو به کسی بدم; عضویتم رو بفروشم; اگه فوت کنم حسابم چی میشه
      ورثه می‌تونن بگیرنش; جایگاه یکی دیگه رو بخرم; به نام پسرم بزنم; یکی می‌خواد جامو بخره; حسابم به بچه‌هام می‌رسه
      عضویتمو ببخشم به کسی; بعد از مردنم چی میشه; بدمش به زنم; جایگاه فروشی`,
  ],
};

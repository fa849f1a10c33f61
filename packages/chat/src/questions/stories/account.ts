// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const accountStories: OtherWords = {
  profile: [
    `
      where are my personal settings; what settings does my profile page have; can i edit my details somewhere
      which of my data am i able to change later on; where do i edit my account info
      is there a page with all my preferences; can i correct my sponsor or my position in my settings
      what is fixed forever and what can i still change about my account`,
    `
      تنظیمات شخصیم کجاست; تو صفحه پروفایل چیا رو میشه ویرایش کرد; اطلاعات حسابمو از کجا ویرایش کنم
      کدوم مشخصاتم بعدا قابل تغییره و کدوم نیست; یه جایی هست همه تنظیماتم رو ببینم; مشخصاتم رو چطور اصلاح کنم
      صفحه تنظیمات کاربری کجاست`,
  ],
  picture: [
    `
      i want to upload a photo of myself; my profile pic won't upload, it says too big
      which image formats can i use for my avatar; how do i get rid of the photo next to my name
      the tree icon next to my name, can i put my own face there; is my photo public and can it be deleted
      does the image i upload get saved on the blockchain; crop my avatar
      will the place where i took the photo be visible`,
    `
      می‌خوام عکس خودمو بذارم; عکس پروفایلم آپلود نمیشه میگه حجمش زیاده; چه فرمتی برای عکس قبول می‌کنید
      عکس کنار اسمم رو چطور بردارم; به جای اون درخت کوچیک عکس خودم باشه; عکسی که گذاشتم رو بقیه هم می‌بینن
      تصویرم روی بلاکچین ذخیره میشه; عکس آواتارم رو پاک کنم; حداکثر حجم عکس چند مگابایته`,
  ],
  "language-and-digits": [
    `
      i want the dark look every time i log in on any device; save my preferred language for all my browsers
      where in the profile do i set the look of the site; my settings for language are forgotten on my other computer
      set persian numbers permanently for my account; keep night mode on all my devices
      store the language with my account`,
    `
      می‌خوام زبان و پوسته روی همه دستگاه‌هام یکی باشه; هر بار که وارد میشم زبان برمی‌گرده به انگلیسی
      تنظیم زبان برای همیشه روی حسابم ذخیره بشه; تو پروفایل از کجا رقم فارسی رو انتخاب کنم
      حالت تاریک رو برای همه مرورگرها نگه داره; ظاهر و زبان حسابم رو ذخیره کنم
      روی کامپیوتر دیگه تنظیم زبانم یادش نیست`,
  ],
  "change-username": [
    `
      i don't like my name anymore, how do i pick another; what is the price for a new nickname; rename my account
      do i lose my team if i change my name; i made a typo in my name when i registered, can it be fixed
      will my referral link still work after i rename; does changing the name also change it in plus
      i got married and want another user name; can i get a different handle
      i registered under a silly name as a joke and now i'd like a serious one
      my business has another name now, can the account follow`,
    `
      از اسمم خوشم نمیاد چطور یه اسم دیگه بذارم; عوض کردن یوزرنیم چند دلاره
      اسمم رو موقع ثبت نام غلط نوشتم میشه درستش کرد; با تغییر اسم تیمم از دست میره
      لینک دعوتم بعد از تغییر نام کار می‌کنه; نام کاربری جدید می‌خوام چقدر خرج داره
      یوزرمو تغییر بدم تو پلاس هم عوض میشه; یه اسم کاربری دیگه می‌خوام
      به شوخی یه اسم مسخره گذاشتم حالا یه اسم درست می‌خوام; اسم کسب و کارم عوض شده اسم حسابم هم عوض بشه`,
  ],
  "old-username": [
    `
      i renamed myself and want the first name back; can i switch back to my former name
      someone else is now using the name i had; how long is my previous name blocked
      is my former name free right after i rename; could a stranger pretend to be me with the name i gave up
      i regret the rename, how do i get the previous one`,
    `
      پشیمونم می‌خوام اسم اولم رو پس بگیرم; میشه برگردم به اسم قبلیم; یکی دیگه داره از اسم قبلی من استفاده می‌کنه
      اسم قبلیم تا چند روز برای کسی آزاد نمیشه; بعد از تغییر اسم اسم قدیمیم چی میشه
      کسی می‌تونه با اسم قدیمم خودشو جای من جا بزنه; یوزرنیم قدیمیم کی آزاد میشه`,
  ],
  "move-wallet": [
    `
      i want to use another address for my account; how do i transfer my membership to my ledger
      change the wallet that belongs to my seat; i bought a hardware wallet, how do i bring my account there
      switch from metamask to another wallet and keep everything
      my old wallet may be hacked, i want my account on a fresh address; change my withdrawal address
      which steps to change the wallet; link a new wallet to my account
      my phone with the wallet is old, i want a new wallet for my account
      from now on everything should go to my new hardware wallet; i have a new wallet and want all of it there
      use this other address from today
      the computer with my wallet is getting old, i set up a new one elsewhere and everything should go over there
      how do i bring my membership over to the address of my new phone`,
    `
      می‌خوام آدرس حسابم عوض بشه; عضویتم رو ببرم روی لجر; چطور کیف پول متصل به حسابم رو عوض کنم
      کیف سخت‌افزاری خریدم می‌خوام حسابم بره اونجا; فکر کنم کیف پولم هک شده می‌خوام حسابم رو ببرم یه آدرس تازه
      از متامسک برم یه ولت دیگه و همه چیزم بمونه; آدرس برداشتم رو تغییر بدم; مراحل تغییر ولت چیه
      ولت جدیدم رو به حسابم وصل کنم; از این به بعد همه چیز بره به کیف جدیدم; کیف پول نو دارم می‌خوام همه‌ش اونجا باشه
      از امروز آدرس دیگه‌م; کامپیوتری که ولتم روشه قدیمی شده جای دیگه یکی نو ساختم همه چیز بره اونجا
      چطور عضویتم رو ببرم به آدرس گوشی جدیدم`,
  ],
  "what-moves": [
    `
      will i lose my points when i change the wallet; do my people stay under me after the wallet change
      does the money in my balance come along to the new wallet
      what happens to the tokens left in the old wallet when i switch; is my rank kept if i move to another address
      does my vault come along with the move; are my bots and my photo kept after a wallet change
      am i logged out everywhere after changing the wallet
      before i change the wallet i want to know if the team, the rank and the money stay with me
      what will be left behind in my old wallet`,
    `
      با عوض کردن ولت امتیازام می‌پره; بعد از تغییر کیف پول آدمای زیرم می‌مونن; پول صندوقم هم میاد تو ولت جدید
      توکن‌هایی که تو ولت قبلی دارم چی میشه; رتبه‌ام بعد از جابه‌جایی حفظ میشه; خزانه‌ام هم باهاش منتقل میشه
      عکس و تنظیماتم بعد از تغییر ولت می‌مونه; چیا منتقل میشه و چیا نمیشه
      قبل از عوض کردن ولت می‌خوام بدونم تیم و رتبه و پولم باهام میان; چی تو ولت قدیمیم جا می‌مونه`,
  ],
  "wrong-move": [
    `
      i typed the new wallet address wrong, how do i stop the change; cancel the wallet change i started
      i sent my seat to a wrong address by accident; someone began moving my account and it wasn't me
      it says my seat is about to move but i did nothing; stop the transfer of my account
      i mistyped one character of the new address; the new wallet already accepted by mistake, what now
      help, i entered the address of an exchange as my new wallet, can that be stopped
      there is a notice about a wallet change i never asked for`,
    `
      آدرس ولت جدید رو اشتباه زدم چطور جلوشو بگیرم; انتقال کیف پول رو لغو کنم
      جایگاهم رو اشتباهی برای یه آدرس دیگه فرستادم; یکی داره حسابمو جابه‌جا می‌کنه من نبودم
      نوشته جایگاهتون در حال انتقاله ولی من کاری نکردم; یه حرف از آدرس رو غلط زدم; تغییر ولتی که شروع کردم رو کنسل کنم
      ولت اشتباهی قبول کرده حالا چی; کمک آدرس صرافی رو به عنوان ولت جدید زدم میشه جلوشو گرفت
      یه پیام درباره تغییر ولت هست که من نخواستم`,
  ],
  "download-data": [
    `
      give me a file with all the information you hold on me; export my personal data
      i want to see everything saved about my account; gdpr request for my data; can i get a backup of my settings
      in which format do i get my information; where is the export button for my own data`,
    `
      یه فایل از همه اطلاعاتی که از من دارید بدید; خروجی اطلاعات شخصیم رو می‌خوام; هر چی از من ذخیره شده رو ببینم
      نسخه‌ای از داده‌های حسابم; دانلود اطلاعات شخصی از پروفایل; اطلاعاتم رو با چه فرمتی میدید
      دکمه خروجی گرفتن از داده‌هام کجاست`,
  ],
  "delete-account": [
    `
      i want to leave for good; close my account; how can i quit being a member; remove me from the tree
      terminate my membership; get rid of my account completely; i don't want to be part of this anymore
      what happens if i leave; can my seat be erased; cancel my account please
      do i have to cancel something when i stop; i have had enough, take me off your site completely
      how do i stop being a member here`,
    `
      می‌خوام برای همیشه برم; حسابمو ببندید; چطور از عضویت خارج بشم; منو از درخت بردارید; اکانتم رو کلا پاک کنید
      دیگه نمی‌خوام عضو باشم; لغو دائم حساب; اگه برم چی میشه; جایگاهم رو میشه حذف کرد; دیلیت اکانت
      باید چیزی رو کنسل کنم اگه ادامه ندم; غیرفعال کردن حساب; دیگه خسته شدم منو کلا از سایتتون بردارید
      چطور دیگه عضو اینجا نباشم`,
  ],
  newsletter: [
    `
      stop sending me news; how do i get your news by email; sign up for updates
      i didn't get the confirmation email for the news; the confirm link in the email is expired
      take my address off your mailing list; i keep getting emails with news, how do i stop them
      can i be notified of news; where do i enter my email for news; i lost the unsubscribe link`,
    `
      دیگه برام خبر نفرستید; چطور خبرهاتون با ایمیل برام بیاد; عضویت تو خبرنامه; ایمیل تایید خبرنامه نیومد
      لینک تایید خبرنامه منقضی شده; ایمیلم رو از لیست خبرنامه بردارید; لغو اشتراک خبرنامه
      می‌خوام از خبرهای جدید باخبر بشم; کجا ایمیلم رو برای خبرها وارد کنم; لینک لغو خبرنامه رو گم کردم`,
  ],
  invite: [
    `
      where is my referral link; how can i bring my brother in; i want to share my qr code
      how do i recruit a friend the right way; what do i have to tell people before they join through me
      get my personal link; my friend wants to join, what do i send him; how do i refer someone and get credit
      is there an affiliate link; what am i not allowed to promise people i bring
      my neighbour is interested, how do i get him in so that he counts for me
      what do i send people who want to join through me`,
    `
      لینک معرفی من کجاست; چطور برادرم رو بیارم; می‌خوام کد qr خودم رو برای کسی بفرستم
      دوستم می‌خواد عضو بشه چی براش بفرستم; قبل از اینکه کسی با لینک من بیاد چی باید بهش بگم
      لینک اختصاصیم رو از کجا بردارم; رفیقمو معرفی کنم چیکار باید بکنم; لینک دعوت من کدومه
      چه قولی نباید به کسی که دعوت می‌کنم بدم; چطوری آدم جذب کنم; همسایه‌ام علاقه داره چطور بیارمش که برای من حساب بشه
      برای کسایی که می‌خوان از طریق من بیان چی بفرستم`,
  ],
  "sell-or-inherit": [
    `
      somebody wants to buy my account from me; can i give my membership to my son; transfer my place to a friend
      what happens to my seat after my death; i'd like to buy someone's seat, is that safe; put my account in my will
      sell my position with the whole team; gift my account to my daughter; can my family get my money if i pass away
      is there a marketplace for seats; grandmother wants to pass her place on to us
      he is old and wants to leave it to his children; hand my place over to a relative; put it in someone else's name
      someone offers me money for my place, how do i transfer it to him
      if something happens to me, how do my children get at it
      a buyer offers 500 dollars for my account, does that work`,
    `
      یکی می‌خواد حسابمو ازم بخره; میشه عضویتم رو بدم به پسرم; جایگاهم رو به دوستم واگذار کنم
      بعد از مرگم جایگاهم چی میشه; می‌خوام جایگاه یکی رو بخرم مطمئنه; وصیت کنم حسابم به بچه‌هام برسه
      فروش جایگاه با کل تیم; اگه بمیرم پولم به خانواده‌ام می‌رسه; جایگاهمو هدیه بدم; حسابم رو به اسم یکی دیگه کنم
      مادربزرگم می‌خواد جایگاهش رو بده به ما; پیره می‌خواد بذاره برای بچه‌هاش; جایگاهم رو به فامیل بدم
      به اسم یکی دیگه بزنم; یکی پول میده جایگاهم رو به نامش بزنم; اگه اتفاقی برام بیفته بچه‌هام چطور بهش می‌رسن
      یه خریدار ۵۰۰ دلار برای حسابم میده میشه`,
  ],
};

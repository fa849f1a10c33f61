// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const signInStories: OtherWords = {
  "how-to-log-in": [
    `
      how do i get into my account; i forgot my password; where do i enter my email to sign in; access my dashboard
      log in on a new computer; sign in with another phone; i have no password, how do i enter
      the login page asks for a wallet; return to my account after a long time; reset my password
      where do i type my password; there is no password field, only a connect button
      i only see connect wallet, how do i get in; no field for my email; which button opens my account
      it's been weeks, how did i get into my account again
      i am at my friend's computer, can i open my dashboard there`,
    `
      چطور برم تو حسابم; رمزم رو یادم رفته; کجا ایمیلم رو بزنم که وارد بشم; رفتن به داشبورد; با کامپیوتر جدید وارد بشم
      با یه گوشی دیگه لاگین کنم; رمز ندارم چطور وارد بشم; صفحه ورود کیف پول می‌خواد
      بعد از مدت‌ها دوباره وارد حسابم بشم; بازیابی رمز عبور; ورود به پنل کاربری; رمزم رو کجا بنویسم
      جای رمز نداره فقط اتصال داره; فقط دکمه اتصال کیف پول هست چطور برم تو; جایی برای ایمیل نیست
      کدوم دکمه حسابم رو باز می‌کنه; چند هفته‌ست نیومدم چطور وارد حسابم می‌شدم
      پشت کامپیوتر دوستمم می‌تونم داشبوردم رو باز کنم`,
  ],
  "session-length": [
    `
      why do i have to sign again every few hours; stay logged in; remember me; how long am i logged in
      keep me signed in all day; does the session end when i close the tab
      logged in after lunch and in the evening it asks again; having to log in every day is annoying
      why do i get asked to sign in so often; it doesn't remember me`,
    `
      چرا هر چند ساعت باید دوباره امضا کنم; لاگین بمونم; منو به خاطر بسپار; تا چند ساعت وارد می‌مونم
      کل روز وارد بمونم; تب رو ببندم نشست تموم میشه; بعد از ناهار وارد شدم شب دوباره می‌خواد
      هر روز باید وارد بشم خسته شدم; چرا این‌قدر ورود می‌خواد; منو یادش نمی‌مونه`,
  ],
  "log-out-everywhere": [
    `
      i logged in at an internet cafe and forgot to log out; sign out of all devices
      someone may be using my account on another phone; see where i am logged in; end a session on my old phone
      there is an unknown device in my sessions; where is the logout button
      i used the computer in the library and don't remember whether i logged out
      i see a phone in the list that isn't mine`,
    `
      تو کافی‌نت وارد شدم یادم رفت خارج شم; از همه دستگاه‌ها خارج شم; شاید یکی با گوشی دیگه تو حسابمه
      ببینم کجاها واردم; نشست گوشی قدیمیم رو ببندم; یه دستگاه ناشناس تو نشست‌هامه; دکمه خروج کجاست; لاگ اوت از همه جا
      از کامپیوتر کتابخونه استفاده کردم یادم نیست خارج شدم یا نه; تو لیست یه گوشی هست که مال من نیست`,
  ],
  "session-ended": [
    `
      error 401; unauthorized; it tells me to log in again; session expired
      not signed in message while i was clicking; i was in the dashboard and suddenly it wants a login`,
    `
      خطای ۴۰۱; میگه وارد نشده‌اید; میگه دوباره وارد شو; نشست منقضی شده; وسط کار گفت وارد نشدید
      تو داشبورد بودم یهو ورود خواست; ارور آنتورایزد`,
  ],
  "sign-in-refused": [
    `
      i signed the message but it says refused; signature is invalid; login fails after signing; nonce already used
      it took me ten minutes to sign and then it failed; wrong account signed; signing again and again but no login`,
    `
      پیام رو امضا کردم ولی میگه رد شد; امضا نامعتبره; بعد از امضا ورود انجام نمیشه
      ده دقیقه طول کشید امضا کنم بعد خطا داد; با حساب اشتباه امضا شد; هی امضا می‌کنم ولی وارد نمیشه; امضام قبول نمیشه`,
  ],
  "signature-after-paying": [
    `
      payment went through but the site still wants a signature; i closed the page after paying, am i registered
      registered and paid but the dashboard doesn't open; the second step after the payment failed
      i declined the signature after paying, do i pay again; i paid but can't get in`,
    `
      پرداخت شد ولی سایت هنوز امضا می‌خواد; بعد از پرداخت صفحه رو بستم ثبت نام شدم
      پول دادم و ثبت نام کردم ولی داشبورد باز نمیشه; مرحله دوم بعد از پرداخت خطا داد
      امضای بعد از پرداخت رو رد کردم دوباره پول بدم; پرداخت کردم ولی نمی‌تونم وارد بشم`,
  ],
  "not-a-member": [
    `
      this wallet is not registered; it says i'm no member but i paid; login says unknown wallet
      no seat for this address; i registered five minutes ago and it says not a member
      wrong account connected at login; paid yesterday, wanted to log in today and it claims my address isn't known
      says no member with this wallet, but my friend sees me in his tree`,
    `
      میگه این کیف ثبت نام نشده; میگه عضو نیستم ولی پول دادم; ورود میگه کیف ناشناس; این آدرس جایگاهی نداره
      پنج دقیقه پیش ثبت نام کردم میگه عضو نیستی; موقع ورود حساب اشتباه وصله; ولتم رو نمی‌شناسه
      دیروز پرداخت کردم امروز خواستم وارد شم میگه آدرست رو نمی‌شناسم
      میگه با این کیف عضوی نیست ولی دوستم منو تو درختش می‌بینه`,
  ],
  "logged-out": [
    `
      it threw me out while i was reading; i get signed out all the time; suddenly i was at the login page
      kicked out of the dashboard; why does it log me out when i change the account in metamask
      was somebody in my account because i got logged out; i only went for a coffee and now i have to sign in again
      out of nowhere i was on the start page`,
    `
      وسط خوندن پرتم کرد بیرون; همش منو خارج می‌کنه; یهو رفتم صفحه ورود; از داشبورد انداختم بیرون
      چرا وقتی حساب متامسک رو عوض می‌کنم خارج میشم; چون خارج شدم یعنی یکی تو حسابم بوده; خود به خود لاگ اوت میشم
      فقط رفتم قهوه بخورم الان باید دوباره وارد بشم; یهویی رفتم صفحه اول`,
  ],
  "what-i-sign": [
    `
      metamask wants me to sign something, is it safe; can a signature empty my wallet
      what is the text with the number that i sign; does signing cost gas; i'm afraid to sign messages
      why do i have to sign at all; is the signature request a scam
      before every login a text pops up in the wallet, what exactly am i agreeing to
      could somebody rob me with that signature`,
    `
      متامسک میگه یه چیزی امضا کن امنه; امضا می‌تونه کیف پولم رو خالی کنه; متنی که با عدد امضا می‌کنم چیه
      امضا گس داره; از امضا کردن می‌ترسم; اصلا چرا باید امضا کنم; درخواست امضا کلاهبرداریه; با امضا پولم میره
      قبل از هر ورود یه متن تو ولت میاد دقیقا با چی موافقت می‌کنم; کسی می‌تونه با اون امضا ازم دزدی کنه`,
  ],
};

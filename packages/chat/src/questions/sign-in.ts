// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const signInQuestions: OtherWords = {
  "how-to-log-in": [
    `
      sign in with wallet; where is the login; password for login; get into my account; access my dashboard
      no password field; log in from a new device; enter my panel; login steps; how can i get in again
      where do i enter my password; i want to see my account; cant find login; i am a member how do i enter
      get to my dashboard; login with what; i forgot my password for this site; no email login
      how do i sign in from another computer; cannot find where to log in; way into my account; log in page
      which details do i need to log in; i want back into my account; sign me in; how do members enter`,
    `
      چگونه لاگین کنم; رمز ورود; ورود به پنل; وارد داشبورد; کجا وارد شوم; ورود با کیف پول; ورود از دستگاه دیگر
      پسورد ندارد; چجوری وارد حسابم بشم; رمزمو کجا بزنم; لاگین کجاست; می‌خوام برم تو حسابم; عضوم چجوری برم تو داشبورد
      با چی لاگین کنم; پسورد سایتو یادم رفته; ورود با ایمیل نداره; از یه کامپیوتر دیگه وارد بشم; صفحه ورود کجاست
      ورود به حسابم; راه ورود به حسابم; صفحه لاگین; برای ورود چی لازمه; می‌خوام برگردم تو حسابم; منو وارد کن
      اعضا چطوری وارد میشن`,
  ],
  "session-length": [
    `
      how long do i stay logged in; remember me; session timeout; when will i be logged out; login expire
      do i have to log in every day; how many hours until i am logged out; after how many hours am i signed out
      can i stay signed in; is there a remember me; make the login last longer; automatic logout time
      stay logged in longer; how soon does it log me out; login duration; must i log in each time`,
    `
      چقدر وارد می‌مانم; مدت نشست; کی خارج می‌شوم; اعتبار ورود; لاگین چند روز می‌ماند; هر روز باید وارد بشم
      چند ساعت لاگین می‌مونم; بعد چند ساعت خارج میشم; میشه همیشه وارد بمونم; گزینه مرا به خاطر بسپار
      لاگینم بیشتر بمونه; خروج خودکار بعد چقدر; بیشتر وارد بمونم; چقدر زود خارجم می‌کنه; مدت لاگین
      هر بار باید لاگین کنم`,
  ],
  "log-out-everywhere": [
    `
      log out of other devices; sign out of a lost phone; end all sessions; log out from a public computer
      kick out other devices; logout button; disconnect; i used an internet cafe and forgot to log out
      someone has my phone can i end the login; end all my sessions; i left myself logged in at work
      where is the sign out; remove a device; sign out from a stolen phone; see where i am logged in
      close my login on another computer; leave my account; i forgot to log out somewhere; disconnect all devices
      kill the session on my lost mobile`,
    `
      خروج از همه دستگاه‌ها; خروج از گوشی گمشده; پایان نشست‌ها; خروج از کامپیوتر عمومی; دکمه خروج; لاگ‌اوت
      تو کافی‌نت یادم رفت خارج شم; گوشیم دست یکی دیگه‌ست خارجش کنم; چجوری بیام بیرون از حساب; همه نشست‌هامو ببندم
      سر کار لاگین موندم; خروج از حساب کجاست; یه دستگاه رو حذف کنم; گوشیم رو دزدیدن از حساب خارجش کنم
      ببینم کجاها وارد شدم; لاگینم رو یه کامپیوتر دیگه رو ببندم; از حسابم بیام بیرون; یه جا یادم رفته خارج شم
      همه دستگاه‌ها قطع بشن; نشست گوشی گمشده‌مو ببندم`,
  ],
  "session-ended": [
    `
      401 error; you are not logged in; unauthorized; says i must log in again; not authenticated; session is invalid
      it tells me i'm not signed in; suddenly 401; please log in again message; unauthorised error
      why does the page say logged in is required; session over message; 401 unauthorised; why must i sign in again
      not logged in notice`,
    `
      خطای ۴۰۱; می‌گوید وارد نشده‌اید; دوباره وارد شوید; نشست نامعتبر; عدم احراز هویت; میگه وارد نشدی; ارور ۴۰۱ میده
      پیام دوباره وارد شوید; یهو گفت لاگین نیستی; خطای عدم دسترسی; پیام پایان نشست; ۴۰۱ غیرمجاز
      چرا باید دوباره وارد بشم; پیام وارد نشده‌اید`,
  ],
  "sign-in-refused": [
    `
      signature rejected at login; login fails after signing; sign in error; message expired; signed but not logged in
      sign-in refused; i signed but it says refused; login doesnt work after i sign; my signature is not accepted
      login error after signing in metamask; sign-in message too old; signed with the wrong account
      it refuses to let me in although i signed; signing in fails; cannot get in after signing; login rejected
      the signed message was not accepted; signature invalid`,
    `
      امضا زدم ولی وارد نشد; خطای ورود پس از امضا; پیام ورود منقضی; ورود پذیرفته نشد; لاگین نمی‌شود
      امضا می‌کنم ولی وارد نمیشه; میگه ورود پذیرفته نشد; لاگینم خطا میده; امضامو قبول نمی‌کنه
      بعد از امضا ارور ورود میده; پیام ورود قدیمی شده; با اکانت اشتباه امضا کردم; امضا زدم راهم نمیده; ورود ناموفق
      بعد از امضا نمی‌تونم برم تو; ورودم رد شد; پیام امضاشده قبول نشد; امضا نامعتبره`,
  ],
  "signature-after-paying": [
    `
      paid but not registered; money gone but no account; closed the page after paying
      payment done but sign in missing; forgot to sign after payment; paid but page crashed
      i paid and then it crashed; money was taken but i'm not a member yet; page closed before signing
      payment went through but registration didn't finish; i paid and my internet dropped
      no signature request appeared after i paid; do i have to pay again because i did not sign
      paid but dashboard not opening; i paid but my phone died; money sent and the site crashed before the signature
      paid, no signature; power cut after the payment; registered but not signed`,
    `
      پول دادم ولی ثبت‌نام نشد; پرداخت کردم صفحه بسته شد; پول کم شد ولی حساب ندارم; امضا نکردم بعد از پرداخت
      پولو دادم صفحه پرید; پول رفت ولی عضو نشدم; قبل امضا صفحه بسته شد; پرداخت انجام شد ولی ثبت نام کامل نشد
      پول دادم نتم قطع شد; بعد از پرداخت امضا نیومد; باید دوباره پول بدم چون امضا نکردم; پول دادم داشبورد باز نمیشه
      پول دادم گوشیم خاموش شد; پول رفت و سایت قبل از امضا کرش کرد; پرداخت کردم بدون امضا; بعد از پرداخت برق رفت
      ثبت نام کردم ولی امضا نزدم`,
  ],
  "not-a-member": [
    `
      wallet not registered; says i am not a member; account not recognized; not found after login
      this wallet has no seat; the site doesn't know my wallet; i registered but it says no member
      this account has no seat; am i registered or not; it does not recognise me although i paid
      why am i not recognised; paid yet it says not a member; wrong wallet says no seat
      no member found for this wallet`,
    `
      کیف پول ثبت نشده; می‌گوید عضو نیستم; حسابم را نمی‌شناسد; این کیف پول جایگاه ندارد; سایت ولتمو نمی‌شناسه
      ثبت نام کردم ولی میگه عضو نیستی; این حساب جایگاهی نداره; پول دادم ولی منو نمی‌شناسه; میگه همچین عضوی نداریم
      چرا شناسایی نمیشم; پول دادم میگه عضو نیستی; ولت اشتباه میگه جایگاه نداری; برای این ولت عضوی پیدا نشد`,
  ],
  "logged-out": [
    `
      why am i logged out; thrown out of my account; keeps logging me out; session dropped; automatically signed out
      kicked out; it always logs me out; why do i have to sign in again; i get thrown out all the time
      the site forgets my login; dashboard closes by itself; always have to sign in again and again
      disconnected without reason; throws me out constantly; kicked from the dashboard; boots me every hour
      keeps asking me to log in; session lost`,
    `
      چرا بیرون افتادم; خودش خارج شد; مدام خارج می‌شوم; از حساب پرت شدم; لاگ‌اوت خودکار; هی میندازم بیرون
      چرا باید دوباره وارد شم; خودش لاگ اوت میشه; مدام بیرونم می‌کنه; سایت لاگینمو یادش میره; داشبورد خودش بسته میشه
      هی باید دوباره لاگین کنم; بی‌دلیل خارج شدم; همش میندازتم بیرون; از داشبورد پرتم کرد; هر ساعت بیرونم می‌کنه
      مدام میگه وارد شو; لاگینم می‌پره`,
  ],
  "what-i-sign": [
    `
      is signing safe; can a signature take my money; what does the signature do; why sign a message
      message in metamask; signature danger; does signing cost; is it safe to sign this; will signing take my coins
      metamask asks to sign something; why does the wallet ask for a signature
      can you steal from me with my signature; is it dangerous to sign in; what is the text in metamask
      does a signature cost gas; afraid of signing; does a signature give access to my coins
      can i get robbed by signing; should i be worried about this signature; meaning of the message i sign`,
    `
      امضا خطر دارد; امضا پولم را برمی‌دارد; چرا باید امضا کنم; پیام امضا چیست; امضا هزینه دارد; امن بودن امضا
      امضا کنم خطر نداره; با امضا پولم نمیره; متامسک میگه امضا کن; چرا کیف پول امضا می‌خواد
      با امضام می‌تونید پول بردارید; امضا کردن خطرناکه; این متن تو متامسک چیه; امضا کارمزد داره; می‌ترسم امضا کنم
      امضا دسترسی به ارزام میده; با امضا ازم دزدی نمیشه; باید نگران این امضا باشم; معنی پیامی که امضا می‌کنم`,
  ],
};

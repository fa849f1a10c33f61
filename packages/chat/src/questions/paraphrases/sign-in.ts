// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const signInParaphrases: OtherWords = {
  "how-to-log-in": [
    `
      how can i get into my dashboard; where do i put my username and password; i'm already a member, how do i enter
      login page wants a wallet, why; got a new laptop, how do i get to my account; is a code sent to my phone for login
      loging in how`,
    `
      چطور وارد داشبوردم بشم; نام کاربری و رمز رو کجا بزنم; من عضوم از کجا برم تو; صفحه ورود کیف پول می‌خواد چرا
      با لپ‌تاپ جدید چطور به حسابم برسم; برای ورود کد پیامک می‌شود؟; لاگین چجوریه`,
  ],
  "session-length": [
    `
      how many hours do i stay logged in; can i stay signed in for a week; it asks for a signature every day, can that be switched off
      remember me on this device; when does my login expire`,
    `
      چند ساعت تو حساب می‌مونم; میشه یه هفته لاگین بمونم; هر روز امضا می‌خواد میشه خاموشش کرد; منو روی این دستگاه به خاطر بسپار
      ورودم چه زمانی منقضی می‌شود`,
  ],
  "log-out-everywhere": [
    `
      i forgot to sign off at the internet cafe; end all other logins; i see a browser in the list that isn't mine
      how do i sign out; kick the other devices; where is the logout button`,
    `
      تو کافی‌نت یادم رفت خارج شم; همه ورودهای دیگه رو ببند; یه مرورگر تو لیست هست که مال من نیست; چطور خارج شم
      دستگاه‌های دیگر را بیرون کنم; دکمه خروج کجاست`,
  ],
  "session-ended": [
    `
      error 401 what now; it says log in to continue; a page tells me i have no session; unauthorised message in the dashboard
      why do i have to log in again to see this page`,
    `
      خطای ۴۰۱ چیکار کنم; میگه برای ادامه وارد شو; صفحه میگه نشست نداری; پیام عدم دسترسی تو داشبورد
      چرا برای دیدن این صفحه باید دوباره وارد شوم`,
  ],
  "sign-in-refused": [
    `
      i signed the text and still it won't let me in; signature invalid or expired; login error after the wallet popup
      i waited ten minutes before signing and got refused; it does not accept my signature at login`,
    `
      متن رو امضا کردم باز راهم نمیده; امضا نامعتبر یا منقضی; بعد از پنجره کیف پول ورود خطا میده; ده دقیقه دیر امضا کردم رد شد
      هنگام ورود امضایم را نمی‌پذیرد`,
  ],
  "signature-after-paying": [
    `
      the money left but then the signing window closed, am i a member; do i need to pay again because i didn't sign; i paid and then refused to sign
      registration paid, second step failed; the last step after the payment didn't come up`,
    `
      پول رفت ولی پنجره امضا بسته شد عضو شدم; چون امضا نکردم باید دوباره پول بدم; پول دادم بعد امضا رو رد کردم
      ثبت‌نام پرداخت شد اما مرحلهٔ دوم ناموفق بود; مرحله آخر بعد پرداخت نیومد`,
  ],
  "not-a-member": [
    `
      it says there's no seat for this wallet; i know i'm registered but the site claims i am not; this account is unknown, but i did pay
      my wallet isn't recognised as member; login tells me to register first`,
    `
      میگه این کیف پول جایگاهی نداره; می‌دونم عضوم ولی سایت میگه نیستی; این حساب ناشناسه ولی من پول دادم; موقع ورود میگه اول ثبت‌نام کن
      کیف پولم به عنوان عضو شناخته نمی‌شود`,
  ],
  "logged-out": [
    `
      the site keeps throwing me out; suddenly i was signed out while reading; i get kicked after every coffee break
      why doesn't it keep me logged in; my session vanished by itself`,
    `
      سایت هی منو میندازه بیرون; وسط خوندن یهو خارج شدم; هر بار بعد استراحت بیرونم; چرا تو حساب نگهم نمی‌داره
      نشستم خودبه‌خود از بین رفت`,
  ],
  "what-i-sign": [
    `
      can someone steal my coins with that signature; what's written in the message i confirm at login; am i giving you permission for my funds by signing
      is it risky to sign; metamask shows a text with a number, what is it`,
    `
      با اون امضا کسی می‌تونه ارزهام رو بدزده; تو پیامی که موقع ورود تأیید می‌کنم چی نوشته; با امضا اجازه پولم رو میدم
      امضا کردن خطر دارد; متامسک یه متن با عدد نشون میده چیه`,
  ],
};

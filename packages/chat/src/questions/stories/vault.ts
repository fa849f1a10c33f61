// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const vaultStories: OtherWords = {
  "what-is-vault": [
    `
      explain the vault; what's the vault for; is the vault like a bank; do i need a vault
      automatic rules on my tokens; a contract that trades for me; create my own vault
      is the vault something like a safe for my coins; what do i need this vault page for`,
    `
      خزانه رو توضیح بده; خزانه به چه درد می‌خوره; خزانه مثل بانکه; خزانه لازم دارم; قاعده خودکار روی توکن‌هام
      قراردادی که برام معامله کنه; خزانه خودم رو بسازم; والت چیه; خزانه یه چیزی مثل گاوصندوق برای ارزهامه
      صفحه خزانه به چه دردم می‌خوره`,
  ],
  "vault-custody": [
    `
      can someone else take my coins from the vault; who has access to the vault; does the vault move with my account
      are my tokens in the vault safe from you; i lost the key of my vault; is the vault mine alone`,
    `
      کس دیگه می‌تونه ارزهام رو از خزانه برداره; کی به خزانه دسترسی داره; خزانه با حسابم منتقل میشه
      توکن‌هام تو خزانه از دست شما در امانه; کلید خزانه‌ام رو گم کردم; خزانه فقط مال منه`,
  ],
  "vault-rules": [
    `
      what can i automate in a vault; set a stop loss in my vault; buy every week automatically
      how many rules per vault; which price triggers the rule; take profit rule; minimum interval of a rule`,
    `
      تو خزانه چی رو میشه خودکار کرد; تو خزانه حد ضرر بذارم; هر هفته خودکار بخره; هر خزانه چند تا قاعده
      با کدوم قیمت قاعده اجرا میشه; قاعده حد سود; کمترین فاصله قاعده`,
  ],
  "vault-keeper": [
    `
      who carries out my rule; what fee do i give the keeper; my rule isn't executed; can a bad keeper harm me
      do i have to be online for the rule to run; no one executes my vault`,
    `
      قاعده من رو کی اجرا می‌کنه; به مجری چقدر کارمزد بدم; قاعده‌ام اجرا نمیشه; مجری بد می‌تونه ضرر بزنه
      برای اجرای قاعده باید آنلاین باشم; کسی خزانه‌ام رو اجرا نمی‌کنه`,
  ],
  "vault-caps": [
    `
      limit how much my vault trades per day; my vault does nothing, caps are zero; daily loss cap; spend cap
      how much can go wrong in one day in the vault; protect the vault from losing everything`,
    `
      محدود کنم خزانه‌ام روزی چقدر معامله کنه; خزانه‌ام کاری نمی‌کنه سقف صفره; سقف زیان روزانه; سقف خرج
      تو یه روز چقدر ممکنه خزانه ضرر کنه; جلوی از دست رفتن همه چیز تو خزانه`,
  ],
  "vault-stop": [
    `
      take my coins out of the vault; pause all rules; emergency stop; withdraw pol from the vault
      vault withdrawal fails; close my vault; get everything back from the vault
      the market is crashing, how do i get everything out of my vault at once
      i'd like to switch off all automatic trades`,
    `
      ارزهام رو از خزانه دربیارم; همه قاعده‌ها رو نگه دارم; توقف اضطراری; پول رو از خزانه بردارم
      برداشت از خزانه خطا میده; خزانه‌ام رو ببندم; همه چیز رو از خزانه پس بگیرم
      بازار داره میریزه چطور همه چیز رو یه جا از خزانه دربیارم; می‌خوام همه معامله‌های خودکار رو خاموش کنم`,
  ],
  "vault-without-us": [
    `
      use my vault when the site is offline; control the vault from the command line
      does the vault depend on your server; access my vault without canopy; deposit without the website`,
    `
      سایت قطعه از خزانه استفاده کنم; خزانه رو از خط فرمان کنترل کنم; خزانه به سرور شما وابسته‌ست
      بدون کانوپی به خزانه‌ام برسم; بدون سایت واریز کنم`,
  ],
  "vault-attacks": [
    `
      is the vault hackable; what can go wrong with a vault; stolen key and my vault
      stablecoin loses its peg in my vault; weak points of the vault; can a wrong price empty my vault`,
    `
      خزانه هک میشه; چه چیزی تو خزانه ممکنه خراب بشه; کلیدم دزدیده بشه خزانه چی; استیبل کوین تو خزانه از پگ بیفته
      نقطه ضعف خزانه; قیمت غلط می‌تونه خزانه رو خالی کنه`,
  ],
  "vault-cost": [
    `
      price of creating a vault; how much gas does a rule take; do you charge for the vault
      is the vault worth it for 50 dollars; fee for each execution; monthly cost of a vault`,
    `
      ساختن خزانه چقدر خرج داره; هر قاعده چقدر گس می‌خواد; برای خزانه پول می‌گیرید; خزانه برای ۵۰ دلار می‌صرفه
      کارمزد هر اجرا; هزینه ماهانه خزانه`,
  ],
};

// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const vaultParaphrases: OtherWords = {
  "what-is-vault": [
    `
      what's the vault page for; a contract of my own that trades, explain; is a vault a savings account; who runs my vault
      difference between a vault and the box`,
    `
      صفحه خزانه برای چیه; قراردادی که مال خودمه و معامله می‌کنه یعنی چی; خزانه حساب پس‌اندازه; خزانه‌ام رو کی اداره می‌کنه
      تفاوت خزانه با صندوق`,
  ],
  "vault-custody": [
    `
      can you or the keeper grab the coins in my vault; my key is lost, what about the vault; does the vault move along with my seat
      who has access to the tokens in there`,
    `
      شما یا کیپر می‌تونید ارزهای خزانه‌ام رو بردارید; کلیدم گم شد خزانه چی میشه; خزانه با جایگاهم منتقل میشه
      چه کسی به توکن‌های داخل آن دسترسی دارد`,
  ],
  "vault-rules": [
    `
      what orders may i set in my vault; how many rules fit in; smallest interval between two trades; can it rebalance every week
      which prices make a vault rule fire`,
    `
      تو خزانه چه دستورهایی میشه گذاشت; چند تا قاعده جا میشه; کمترین فاصله بین دو معامله; هر هفته متعادل‌سازی می‌کنه
      کدام قیمت قاعدهٔ خزانه را فعال می‌کند`,
  ],
  "vault-keeper": [
    `
      who presses the trigger for my vault's trades; why does a keeper get a fee; no one executes my rule; can i execute it myself
      could a bad keeper hurt me`,
    `
      معامله‌های خزانه رو کی اجرا می‌کنه; چرا به کیپر کارمزد میدم; قاعده‌ام اجرا نمیشه; خودم اجراش کنم
      کیپر بدخواه می‌تواند به من آسیب بزند`,
  ],
  "vault-caps": [
    `
      how do i limit what it spends in a day; my new vault doesn't trade, the cap is zero; maximum daily loss of the vault
      can twice the limit be used`,
    `
      خرج روزانه‌اش رو چطور محدود کنم; خزانه جدیدم معامله نمی‌کنه سقف صفره; حداکثر ضرر روزانه خزانه; ممکنه دو برابر سقف خرج بشه
      سقف روزانهٔ خزانه`,
  ],
  "vault-stop": [
    `
      halt everything in my vault at once; take all tokens back out; emergency exit from the vault; the vault withdrawal failed with an exact amount`,
    `
      همه‌چی رو تو خزانه فوری متوقف کنم; همه توکن‌ها رو از خزانه بردارم; خروج اضطراری از خزانه; برداشت مقدار دقیق از خزانه ناموفق بود`,
  ],
  "vault-without-us": [
    `
      does my vault still work if your website is gone; control the vault from the command line; deposit into the vault without the dashboard`,
    `
      سایتتون نباشه خزانه‌ام کار می‌کنه; خزانه رو از خط فرمان کنترل کنم; بدون داشبورد به خزانه واریز کنم`,
  ],
  "vault-attacks": [
    `
      how could my vault be robbed; is the vault hack proof; what if usdc loses its peg; known weaknesses of the vault; wrong price feed and my stop`,
    `
      خزانه‌ام رو چطور ممکنه بزنن; خزانه ضد هکه; اگه تتر از دلار جدا شه; ضعف‌های شناخته‌شده خزانه; قیمت غلط و حد ضررم`,
  ],
  "vault-cost": [
    `
      fees for having a vault; is it worth using a vault with fifteen dollars; what does each trade of the vault cost me; gas for creating it`,
    `
      کارمزد داشتن خزانه; با پونزده دلار خزانه می‌صرفه; هر معامله خزانه چقدر برام آب می‌خوره; گس ساختنش چقدره`,
  ],
};

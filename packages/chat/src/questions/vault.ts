// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const vaultQuestions: OtherWords = {
  "what-is-vault": [
    `
      trading contract of my own; what does a vault do; own vault; automated trading on chain; vault explained
      whats the vault for; vault meaning; what can i use a vault for; is a vault like a bot; do i need a vault
      how do i open a vault; what does the vault page do; create a vault; explain the vault; vault, what for
      trading with a vault; do i have a vault`,
    `
      فایده خزانه; قرارداد معامله شخصی; معامله خودکار روی زنجیره; توضیح خزانه; خزانه چیه; خزانه برای چیه
      خزانه به چه درد می‌خوره; خزانه همون رباته; خزانه لازمه; چجوری خزانه بسازم; صفحه خزانه چیکار می‌کنه; ولت ترید چیه
      خزانه رو توضیح بدید; خزانه واسه چیه; ترید با خزانه; من خزانه دارم`,
  ],
  "vault-custody": [
    `
      who can take money from my vault; is vault money mine; do you have access to my vault; who owns the vault
      can you steal from my vault; who holds the money in the vault; can you touch my vault
      can you access what is in my vault; is the vault really mine; what if i lose the key of my vault
      does the vault move with my seat; who can withdraw from it; who has control over vault funds
      are you able to empty my vault; vault ownership`,
    `
      پول خزانه دست کیست; شما به خزانه دسترسی دارید; مالک خزانه; کسی پول خزانه را برمی‌دارد; پول خزانه دست کیه
      کی به خزانه دسترسی داره; به خزانه‌ام دسترسی دارید; خزانه واقعا مال خودمه; کلید خزانه گم بشه
      خزانه با جایگاهم منتقل میشه; کی می‌تونه از خزانه برداشت کنه; کی رو پول خزانه کنترل داره
      می‌تونید خزانه‌مو خالی کنید; مالکیت خزانه`,
  ],
  "vault-rules": [
    `
      rules for a vault; types of orders; stop loss in a vault; dca in vault; what can a vault do; vault strategies
      which orders can the vault do; set a stop loss in the vault; buy every week automatically with the vault
      how many rules per vault; grid in a vault; what will the vault do by itself; automatic buying in the vault
      rule types for vaults`,
    `
      قاعده‌های خزانه; حد ضرر در خزانه; خرید پله‌ای خزانه; خزانه چه کارهایی می‌کند; خزانه چه دستورهایی بلده
      تو خزانه حد ضرر بذارم; خزانه هر هفته بخره; چند تا قاعده تو خزانه; گرید تو خزانه; خزانه خودش چیکار می‌کنه
      خرید خودکار تو خزانه; نوع قاعده‌های خزانه`,
  ],
  "vault-keeper": [
    `
      who executes my rules; keeper fee; executor; what does the keeper get; pay the keeper; who triggers trades
      who triggers the trades of my vault; why do i pay a keeper; how much should i pay the executor
      nobody executes my rule; can a keeper cheat me; who runs the vault's orders; executor payment; reward of keepers`,
    `
      چه کسی اجرا می‌کند; کارمزد مجری; کیپر کیست; پاداش مجری; اجرای قاعده‌ها; کی معامله‌های خزانه رو اجرا می‌کنه
      چرا به مجری پول بدم; به کیپر چقدر بدم; کسی قاعده‌مو اجرا نمی‌کنه; مجری می‌تونه سرم کلاه بذاره
      کی دستورای خزانه رو اجرا می‌کنه; دستمزد مجری; پاداش کیپرها`,
  ],
  "vault-caps": [
    `
      maximum loss per day in vault; daily trading limit of a vault; how much can the vault lose; limit of trades
      loss cap; how much can it lose in one day; limits of the vault; limit the loss of my vault
      my vault does not trade; maximum spending of a vault per day; set a cap; what can i lose with the vault at worst
      cap on vault losses; worst loss per day in the vault; why is the vault not doing anything`,
    `
      حداکثر زیان روزانه خزانه; سقف معامله خزانه; خزانه چقدر ضرر می‌کند; حد روزانه; خزانه روزی چقدر می‌تونه ضرر کنه
      سقف خزانه; ضرر خزانه رو محدود کنم; خزانه‌ام معامله نمی‌کنه; بیشترین خرج روزانه خزانه; سقف بذارم برای خزانه
      بدترین ضرر خزانه چقدره; سقف ضرر خزانه; بدترین ضرر روزانه خزانه; چرا خزانه کاری نمی‌کنه`,
  ],
  "vault-stop": [
    `
      close my vault; stop trading; withdraw from vault; take money out of my vault; emergency stop; pause vault
      how do i get my money from the vault; switch off my vault; turn off all rules of the vault; empty my vault
      take my tokens out of the vault; pause my vault; end the vault; emergency exit; close down the vault
      how do i withdraw all from my vault; get my coins back from the vault; halt the vault`,
    `
      بستن خزانه; توقف معامله; برداشت از خزانه; پول را از خزانه درآورم; توقف اضطراری; پولمو از خزانه بکشم بیرون
      خزانه رو خاموش کنم; همه قاعده‌های خزانه رو خاموش کنم; خزانه رو خالی کنم; توکن‌هامو از خزانه دربیارم
      خزانه رو نگه دارم; خزانه رو تعطیل کنم; خزانه رو ببندم; خزانه رو تعطیل کنم پولو بگیرم; همه رو از خزانه بکشم بیرون
      ارزامو از خزانه پس بگیرم; خزانه رو متوقف کن`,
  ],
  "vault-without-us": [
    `
      vault if the site closes; use vault directly; vault works without the website; site gone vault
      does the vault depend on you; use my vault when your site is down; commands for the vault
      get my vault money if you are gone; vault without the website; can i reach my vault by myself`,
    `
      خزانه بدون سایت; اگر سایت بسته شود خزانه; استفاده مستقیم از خزانه; خزانه به شما وابسته‌ست
      وقتی سایت خوابه از خزانه استفاده کنم; دستورات خزانه; اگه نباشید پول خزانه چی میشه; خزانه بدون وبسایت
      خودم به خزانه‌ام برسم`,
  ],
  "vault-attacks": [
    `
      is the vault safe; risks of a vault; hack of a vault; sandwich attack; can a vault be hacked; dangers
      is my vault safe; can they hack the vault; how safe is the vault; can someone drain the vault
      weaknesses of the vault; what if the price feed is manipulated; risks of the vault; security of the vault
      danger for my vault; how could somebody rob the vault`,
    `
      خزانه امن است; خطرهای خزانه; هک خزانه; حمله ساندویچی; ریسک خزانه; خزانه امنه; خزانه هک میشه; خزانه چقدر امنه
      کسی می‌تونه خزانه رو خالی کنه; ضعف‌های خزانه; ریسک‌های خزانه چیه; خزانه هک میشه یا نه; امنیت خزانه
      خطر برای خزانه‌ام; چطور ممکنه خزانه رو بزنن`,
  ],
  "vault-cost": [
    `
      price of a vault; fee for a vault; cost to create a vault; vault gas; how expensive is a vault
      is the vault free; how much does a vault cost me; fees of the vault; are small trades worth it
      cost per execution; vault charges; expensive vault?; what do i pay for using a vault`,
    `
      هزینه خزانه; ساخت خزانه چند; کارمزد خزانه; قیمت خزانه; خزانه مجانیه; خزانه چقدر خرج داره; کارمزدهای خزانه
      معامله کوچیک می‌صرفه; هزینه هر اجرا; هزینه‌های خزانه; خزانه گرونه; برای خزانه چی میدم`,
  ],
};

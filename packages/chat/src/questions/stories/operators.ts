// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const operatorsStories: OtherWords = {
  "run-a-server": [
    `
      i want to host this myself; set up my own canopy; what hardware and software to install it
      can i run my own plan with your software; how do i self host the site; requirements to launch my own copy
      is there an install script; which linux do i need`,
    `
      می‌خوام خودم هاستش کنم; کانوپی خودم رو راه بندازم; برای نصبش چه سخت‌افزار و نرم‌افزاری لازمه
      با نرم‌افزار شما طرح خودم رو اجرا کنم; نسخه خودم رو بالا بیارم چی لازمه; اسکریپت نصب دارید; چه لینوکسی لازمه`,
  ],
  "rpc-node": [
    `
      which blockchain node do i connect the server to; do i need alchemy or infura; can i use a free rpc
      several nodes as fallback; what must the node support; secret in the public rpc url`,
    `
      سرور رو به کدوم نود بلاکچین وصل کنم; آلکمی یا اینفیورا لازمه; از rpc رایگان میشه استفاده کرد; چند تا نود پشتیبان
      نود باید چی رو پشتیبانی کنه; کلید توی آدرس عمومی rpc`,
  ],
  "server-keeper": [
    `
      what is the keeper process; rounds are not being closed, is the keeper dead
      who pays the gas for settlement on the server; can the keeper steal money; the keeper account is empty
      run a second keeper as standby`,
    `
      پروسه کیپر چیه; دورها بسته نمیشن کیپر خوابیده; گس تسویه رو سرور کی میده; کیپر می‌تونه پول بدزده
      حساب کیپر خالی شده; یه کیپر دوم آماده داشته باشم`,
  ],
  "server-backup": [
    `
      how do i save the database; recover after the disk died; nightly backups; restore the server from a backup
      what must be backed up; test my backup`,
    `
      دیتابیس رو چطور ذخیره کنم; هارد سوخت چطور برگردونم; پشتیبان‌گیری شبانه; برگردوندن سرور از بکاپ
      از چی باید بکاپ گرفت; بکاپم رو تست کنم`,
  ],
  "server-upgrade": [
    `
      install a newer version; update the software without downtime; how do i move to the new release
      migration failed during the update; go back to the previous release
      new version is out, what do i do on the server`,
    `
      نسخه جدیدتر نصب کنم; آپدیت بدون قطعی; چطور برم روی ریلیز جدید; موقع آپدیت مایگریشن خطا داد; برگردم به نسخه قبلی
      نسخه جدید اومده روی سرور چیکار کنم`,
  ],
  "server-metrics": [
    `
      how do i monitor the processes; alerts when the site is down; grafana dashboard; which alarms should wake me up
      check that the server is healthy; prometheus setup`,
    `
      پروسه‌ها رو چطور مانیتور کنم; هشدار وقتی سایت قطع شد; داشبورد گرافانا; کدوم هشدارها فوریه; ببینم سرور سالمه
      راه‌اندازی پرومتئوس`,
  ],
};

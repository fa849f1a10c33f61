// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const operatorsQuestions: OtherWords = {
  "run-a-server": [
    `
      own server; hardware for a server; install the software; host it myself; server requirements; vps size
      set up a server; deploy the server; how do i host my own instance; requirements for self hosting
      what machine do i need; can i run this on a vps; which linux; is the software free`,
    `
      سرور خودم; سخت‌افزار سرور; نصب نرم‌افزار; میزبانی; مشخصات سرور; راه‌اندازی سرور; نصب روی وی‌پی‌اس
      چجوری خودم سرورشو راه بندازم; روی وی‌پی‌اس میشه نصب کرد; چه لینوکسی لازمه; نرم‌افزارش رایگانه
      سخت‌افزار لازم برای سرور; نسخه خودمون رو راه بندازیم`,
  ],
  "rpc-node": [
    `
      which node provider; alchemy or infura; rpc url; archive node needed; node for the server; rpc limits
      do i need my own node; can i use infura; which endpoint should the server use; archive node or not
      several rpc urls; my node is too slow`,
    `
      ارائه‌دهنده نود; آدرس rpc; نود آرشیو; گره برای سرور; آلکمی; نود خودم لازمه; با اینفورا میشه; چه نودی برای سرور
      چند تا rpc بذارم; نودم کنده`,
  ],
  "server-keeper": [
    `
      keeper key; keeper stops; keeper role; fund the keeper; keeper wallet empty; automatic settlement by the server
      what is the keeper on the server for; keeper has no pol; the keeper is down
      how much should the keeper wallet hold; does someone steal money with the keeper key`,
    `
      کلید کیپر; کیپر ایستاد; نقش کیپر; شارژ کیپر; تسویه خودکار سرور; کیپر سرور چیکار می‌کنه; کیپر پل نداره
      کیپر خوابیده; تو حساب کیپر چقدر باشه; کیپر از کار افتاد`,
  ],
  "server-backup": [
    `
      database backup; restore a backup; move to a new machine; disaster recovery; save the database
      how often are backups made; recover after a crash; copy the server to a new machine; where are backups stored`,
    `
      بکاپ پایگاه داده; برگرداندن نسخه پشتیبان; انتقال به ماشین دیگر; پشتیبان دیتابیس; از سرور پشتیبان بگیرم
      بکاپ چند وقت یه بار گرفته میشه; بعد از خرابی سرور رو برگردونم; سرور رو ببرم رو یه ماشین دیگه; بکاپ‌ها کجان`,
  ],
  "server-upgrade": [
    `
      install a new version; update the server; new release; upgrade steps; downtime on update
      how do i get the new version; update without downtime; is there an update procedure; roll back a failed upgrade
      migrate the database`,
    `
      نصب نسخه جدید; آپدیت سرور; به‌روزرسانی; مراحل ارتقا; انتشار تازه; چجوری نسخه جدید رو نصب کنم; آپدیت بدون قطعی
      اگه ارتقا خراب شد برگردم; روش به‌روزرسانی سرور; مهاجرت دیتابیس`,
  ],
  "server-metrics": [
    `
      monitoring; prometheus metrics; grafana dashboard; alerts; is my server healthy; health endpoint
      how do i know the server is healthy; get alerted when it is down; connect grafana; uptime monitoring
      which alerts are there`,
    `
      مانیتورینگ; متریک; گرافانا; هشدارها; سلامت سرور; پایش; از کجا بفهمم سرور سالمه; وقتی خوابید خبرم کنه
      گرافانا رو وصل کنم; مانیتور کردن سرور; چه هشدارهایی داره`,
  ],
};

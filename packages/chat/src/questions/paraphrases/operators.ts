// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const operatorsParaphrases: OtherWords = {
  "run-a-server": [
    `
      can i host this platform on my own; what machine and software does it take to run it; i'd like to start my own canopy site
      which database does it need; is the code free to use`,
    `
      خودم می‌تونم این پلتفرم رو میزبانی کنم; برای اجراش چه سرور و نرم‌افزاری لازمه; می‌خوام سایت خودم رو بالا بیارم
      پایگاه دادهٔ لازم کدام است`,
  ],
  "rpc-node": [
    `
      which node provider does the server want; may i use a free public rpc; env variable for the node address; what if the node fails`,
    `
      سرور چه نودی می‌خواد; با آرپی‌سی عمومی مجانی میشه; متغیر آدرس نود; اگه نود قطع شه چی; چند نود تنظیم کنم`,
  ],
  "server-keeper": [
    `
      keeper process stopped, is it bad; does the keeper key have access to funds; how much pol does the keeper account need`,
    `
      پردازه کیپر وایساده مهمه; کلید کیپر به پول‌ها دسترسی داره; حساب کیپر چقدر پول لازم داره; نقش کیپر در سرور`,
  ],
  "server-backup": [
    `
      how do i save the database; restore after a disk crash; where do nightly copies go; is the backup tested`,
    `
      از پایگاه داده چطور نسخه بگیرم; بعد از خرابی دیسک بازیابی کنم; نسخه‌های شبانه کجا ذخیره میشن; آزمودن نسخهٔ پشتیبان`,
  ],
  "server-upgrade": [
    `
      install a new release on my server; can i go back to the former version; is there downtime when updating; migration failed`,
    `
      نسخه جدید رو رو سرورم نصب کنم; به نسخه قبلی برگردم; موقع آپدیت قطعی داره; مهاجرت پایگاه داده ناموفق بود`,
  ],
  "server-metrics": [
    `
      monitoring with grafana; which alerts exist for the server; how do i notice that my server is down; prometheus endpoint`,
    `
      پایش با گرافانا; چه هشدارهایی برای سرور هست; از کجا بفهمم سرورم خوابیده; نقطهٔ پرومتئوس`,
  ],
};

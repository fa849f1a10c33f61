// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const docsQuestions: OtherWords = {
  "docs/adding-a-feature": [
    `
      contribute code; where does new code go; developer guide; add a page; i want to contribute
      where do i put new code; how is the repository organised; write a new page; developer documentation`,
    `
      توسعه; کد جدید کجا; افزودن قابلیت; مشارکت; می‌خوام مشارکت کنم تو کد; کد جدید رو کجا بذارم; ساختار مخزن
      راهنمای برنامه‌نویس`,
  ],
  "docs/architecture": [
    `
      how is the software built; components; overview of the code; what are the parts of the software
      overview for developers; how does the system work technically`,
    `
      معماری نرم‌افزار; بخش‌های برنامه; اجزای نرم‌افزار; معماری برنامه; از نظر فنی چطور کار می‌کنه`,
  ],
  "docs/architecture#events": [
    `
      server sent events; live updates stream; subscribe to events`,
    `
      رویدادهای زنده; استریم رویداد`,
  ],
  "docs/architecture#keeper": [
    `
      how does the keeper work inside; duties of the keeper`,
    `
      کیپر از داخل چطور کار می‌کند`,
  ],
  "docs/deploying": [
    `
      deploy the contracts; put the contracts on polygon; launch my own plan; deployment steps; put it on mainnet
      how do i deploy; launch a plan of my own; publish the contracts`,
    `
      دیپلوی قرارداد; قراردادها را مستقر کنم; استقرار روی پالیگان; راه‌اندازی طرح خودم; روی شبکه اصلی دیپلوی کنم
      چجوری قراردادها رو مستقر کنم; طرح خودم رو راه بندازم`,
  ],
  "docs/deploying#execute": [
    `
      run the deployment; deploy for real; send the deployment; run the real deployment; deploy command
      send deployment transactions`,
    `
      اجرای استقرار; استقرار واقعی; دستور دیپلوی; اجرای واقعی استقرار; تراکنش‌های استقرار`,
  ],
  "docs/deploying#keys": [
    `
      keys for deployment; hardware key; deployer key; ledger for deploying; which key deploys the contracts
      deploy with a ledger; protect the deployment key`,
    `
      کلید استقرار; کلید سخت‌افزاری; با کدوم کلید دیپلوی کنم; دیپلوی با لجر`,
  ],
  "docs/deploying#plan-file": [
    `
      plan parameters file; plan json; settings of the plan before deployment; genesis
      where do i set the unit price and shares; file with the plan's parameters; choose the commons address`,
    `
      فایل طرح; پارامترهای طرح; قیمت واحد و درصدها رو کجا تعیین کنم; فایل پارامترهای طرح
      آدرس صندوق عمومی رو تعیین کنم`,
  ],
  "docs/deploying#rehearse": [
    `
      test deployment; amoy; dry run; practise deployment; try the deployment on a testnet first
      simulate a deployment; rehearsal`,
    `
      تمرین استقرار; شبکه آزمایشی; آموی; اول روی تست‌نت امتحان کنم; تمرین دیپلوی; استقرار آزمایشی`,
  ],
  "docs/deploying#vaults": [
    `
      deploy vaults; vault factory; markets contract; deploy the vault contracts; add vaults to my server`,
    `
      استقرار خزانه; کارخانه خزانه; دیپلوی قرارداد خزانه; خزانه رو برای سرور فعال کنم`,
  ],
  "docs/deploying#verify-and-publish": [
    `
      publish the source; verify source on polygonscan; verify the contract on polygonscan after deploying
      publish the abi and source`,
    `
      انتشار کد قرارداد; تأیید کد در پلیگان‌اسکن; تأیید سورس روی پلیگان‌اسکن; انتشار سورس قرارداد`,
  ],
  "docs/deploying#what-cannot-change": [
    `
      what is fixed after deployment; immutable parameters; what can't be changed after deploying; immutable settings`,
    `
      چه چیزی بعد از استقرار ثابت است; بعد از دیپلوی چی قابل تغییر نیست; پارامترهای ثابت قرارداد`,
  ],
  "docs/growth": [
    `
      cost of settlement as it grows; settlement cost; a million members
      what does a settlement cost with many members; gas of a day with thousands of members`,
    `
      هزینه تسویه با رشد; یک میلیون عضو; هزینه تسویه با هزاران عضو; گس تسویه وقتی بزرگ بشه`,
  ],
  "docs/plan#gas": [
    `
      gas cost of registering; gas per call; how much gas does registering use; gas of a withdrawal`,
    `
      مصرف گس ثبت‌نام; ثبت نام چقدر گس مصرف می‌کنه; گس برداشت`,
  ],
  "docs/plan#price": [
    `
      how is the price fixed in the contract; candidate price; price confirmation`,
    `
      قیمت در قرارداد چطور تعیین می‌شود`,
  ],
  "docs/plan#ranks": [
    `
      rules of ranks in detail`,
    `
      قواعد دقیق رتبه`,
  ],
  "docs/plan#settlement": [
    `
      how does settlement work technically; distribute function; carry; distribute and settle in the contract
      how is a round closed technically`,
    `
      تسویه از نظر فنی; تابع distribute; تسویه تو قرارداد چطور انجام میشه`,
  ],
  "docs/plan#views-in-a-block-explorer": [
    `
      read contract in polygonscan; view functions; call a view; read my box in polygonscan
      which function shows my points; use the contract in a block explorer`,
    `
      خواندن قرارداد در پلیگان‌اسکن; صندوقم رو تو پلیگان‌اسکن ببینم; کدوم تابع امتیازمو نشون میده`,
  ],
  "docs/releasing#artefacts": [
    `
      files of a release; docker image; checksums; what files does a release have; is there a docker image
      checksums and signatures`,
    `
      فایل‌های نسخه; ایمیج داکر; هر نسخه چه فایل‌هایی داره; ایمیج داکر دارید; چک‌سام نسخه`,
  ],
  "docs/releasing#make-a-release": [
    `
      cut a release; publish a version; new version tag; steps of a release; how do i publish a new version
      tag a version; release process`,
    `
      انتشار نسخه; ساخت ریلیز; نسخه جدید منتشر کنم; تگ زدن نسخه; روند انتشار`,
  ],
  "docs/report#csv-format": [
    `
      columns of the report csv; csv fields of the report; columns of the report
      meaning of the csv columns of the report; machine readable report`,
    `
      ستون‌های csv گزارش; ستون‌های گزارش; معنی ستون‌های csv گزارش`,
  ],
  "docs/report#simulator": [
    `
      outcome simulator; simulate a network; try parameters; try a network with different numbers
      simulator of outcomes`,
    `
      شبیه‌ساز نتیجه; شبیه‌سازی شبکه; شبیه‌ساز شبکه با عددهای مختلف; سیمولاتور گزارش`,
  ],
  "docs/report#solvency": [
    `
      how solvency is computed; assets and liabilities`,
    `
      محاسبه دارایی و بدهی`,
  ],
  "docs/security": [
    `
      contract attacks; threat model; security of the contract; what attackers can try; known risks of the contract
      invariants; which attacks were tested`,
    `
      امنیت قرارداد; حمله‌های قرارداد; ریسک‌های شناخته‌شده قرارداد; حمله‌های تست‌شده`,
  ],
  "docs/strategies": [
    `
      list of strategies in detail; how strategies work`,
    `
      استراتژی‌ها با جزئیات`,
  ],
  "docs/strategies#candles-from-a-csv": [
    `
      csv format of candles; columns of the csv; file format of prices`,
    `
      قالب فایل کندل; ستون‌های csv`,
  ],
  "docs/strategies#how-a-backtest-fills": [
    `
      fill price; at which price does a backtest buy`,
    `
      قیمت اجرای بک‌تست`,
  ],
  "docs/swap#exchanges": [
    `
      which routers and factories; venues of the swap`,
    `
      روترهای تبدیل`,
  ],
  "docs/swap#for-operators": [
    `
      swap settings for operators; addresses of exchanges; configure the swap; turn the swap off
      addresses of the routers`,
    `
      تنظیم تبدیل برای گرداننده; سواپ رو تنظیم کنم; سواپ رو خاموش کنم; آدرس روترها`,
  ],
  "docs/swap#when-it-does-not-work": [
    `
      swap problems; reasons a swap is refused`,
    `
      مشکلات تبدیل`,
  ],
  "docs/tree-format": [
    `
      binary format of the tree; file format; parse the tree file; read tree file; how do i read the tree file
      binary file of the tree; parse the tree`,
    `
      قالب فایل درخت; فرمت دودویی درخت; فایل درخت رو چطور بخونم; فرمت فایل درخت`,
  ],
  "docs/vault#rules": [
    `
      rule parameters of a vault`,
    `
      پارامترهای قاعده خزانه`,
  ],
  "docs/vault#trust": [
    `
      trust model of the vault`,
    `
      اعتماد در خزانه`,
  ],
  "docs/vault#use-a-vault-without-us": [
    `
      call vault contract directly; withdrawAll by hand; cast commands for a vault; call the vault by hand
      cast send withdrawAll; use my vault with the command line`,
    `
      فراخوانی مستقیم خزانه; دستورهای خزانه; خزانه رو با خط فرمان; دستور دستی برای خزانه`,
  ],
  "docs/verify": [
    `
      npm run verify; compare index with contract; verify command; verify a server against the contract
      compare my index with the contract; check the database against the chain; does my server have correct data`,
    `
      دستور verify; مقایسه با قرارداد; بررسی سرور با قرارداد; دیتابیسم رو با قرارداد مقایسه کنم; دستور npm run verify
      داده‌های سرورم درسته`,
  ],
};

// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const swapQuestions: OtherWords = {
  "what-is-swap": [
    `
      exchange tokens; convert coins; what is swap for; trade one coin for another; change pol to usdt
      convert my earnings to dollars; change my coins to dollars; turn my pol into usdt; what is swap
      can i exchange here; where can i exchange my coins; change tokens inside the site; how do i convert my pol
      is swapping here safe; what does the swap page do; turn profit into stablecoin; i need pol but have usdc
      turn coins into others; currency exchange in the dashboard; sell my pol; get dollars for my pol
      how does swapping work`,
    `
      تبدیل ارز; سواپ چیه; تبدیل پل به تتر; تعویض کوین; درآمدم را به دلار تبدیل کنم; صرافی داخلی; ارزمو تتر کنم
      پلمو دلار کنم; تبدیل کنم به تتر; سواپ برای چیه; کجا ارزمو تبدیل کنم; پلمو به تتر تبدیل کنم
      صفحه سواپ چیکار می‌کنه; تبدیل ارز داخل سایت; سودمو تتر کنم; یو‌اس‌دی‌سی دارم پل می‌خوام; سواپ امنه
      کوین رو به کوین دیگه تبدیل کنم; تبدیل ارز تو داشبورد; پلمو بفروشم; برای پلم دلار بگیرم; سواپ چطور کار می‌کنه`,
  ],
  "swap-exchanges": [
    `
      uniswap; quickswap; which dex; where are swaps executed; which exchanges; where does the swap get its price
      which dex do you use; is it uniswap; who executes my exchange; why this exchange and not another
      exchange behind the swap; is it quickswap; source of the swap rate`,
    `
      یونی‌سواپ; کوییک‌سواپ; کدام صرافی غیرمتمرکز; تبدیل کجا انجام می‌شود; سواپ از کدوم صرافیه; یونی سواپه
      تبدیل رو کی انجام میده; قیمت تبدیل از کجا میاد; کدوم دکس; صرافی پشت سواپ; کوییک‌سواپه; منبع نرخ سواپ`,
  ],
  "swap-cost": [
    `
      fee for swapping; swap commission; do you take a fee on swaps; cost of converting; pool fee
      how much do i lose when swapping; swap fees; is exchanging free; how much is lost in a conversion
      do you earn on swaps; pool fee meaning; fee for changing coins; swap charges; what do you charge for swapping
      swap is expensive; conversion fee; lost some in the swap`,
    `
      کارمزد تبدیل; هزینه سواپ; از تبدیل چند درصد; فی تبدیل; تبدیل چقدر کم می‌کنه; کارمزد سواپ چنده; تبدیل مجانیه
      تو تبدیل چقدر کم میشه; از سواپ سود می‌برید; کارمزد استخر چیه; هزینه عوض کردن ارز; برای سواپ چقدر می‌گیرید
      برای سواپ چی می‌گیرید; سواپ گرونه; تو سواپ یه مقدار کم شد`,
  ],
  slippage: [
    `
      slippage tolerance; how much slippage; set slippage; price changed during swap; tolerance setting
      which percent should i choose for slippage; what does tolerance mean; what tolerance should i pick
      is 1 percent slippage ok; why is slippage needed; what happens if slippage is too high; set the slippage lower
      my swap gives less than shown; best slippage value; slippage too low error; explain tolerance
      how many percent for slippage`,
    `
      لغزش چند درصد; اسلیپیج; تنظیم لغزش; تغییر قیمت حین تبدیل; تحمل لغزش; اسلیپیج چیه; لغزشو چند بذارم
      لغزش رو رو چند بذارم; یک درصد اسلیپیج خوبه; لغزش قیمت یعنی چی; اسلیپیج زیاد چی میشه
      کمتر از چیزی که نشون داد گرفتم; تنظیم اسلیپیج; بهترین مقدار اسلیپیج; خطای اسلیپیج کم; تلورانس رو توضیح بده
      اسلیپیج چند درصد`,
  ],
  "price-impact": [
    `
      price impact warning; large swap moves the price; impact percent; red warning; why is my rate so bad; big trade
      it warns about the price; my swap is too large; what does impact mean; red percentage in the swap
      it wants me to type a word; rate gets worse with a bigger amount; huge price impact; bad rate on a large amount
      why am i losing so much in the swap; impact warning`,
    `
      هشدار اثر قیمت; تبدیل بزرگ; درصد اثر; نرخ بد; اثر روی قیمت; هشدار قیمت میده; تبدیلم خیلی بزرگه; اثر قیمت یعنی چی
      درصد قرمز تو سواپ; میگه یه کلمه تایپ کن; هر چی بیشتر می‌زنم نرخ بدتر میشه; اثر قیمت زیاده; نرخ بد برای مبلغ بالا
      چرا تو سواپ انقدر ضرر می‌کنم; هشدار تأثیر قیمت`,
  ],
  "minimum-received": [
    `
      at least amount; minimum i get; guaranteed amount in swap; lowest amount; you receive at least
      what is the least i get; is the amount guaranteed; you receive at least meaning
      will i really get the shown amount; how much do i get at minimum; least amount i receive; at least means what
      lower than the quote possible`,
    `
      حداقل دریافتی; کمترین مقداری که می‌گیرم; دست‌کم; مبلغ تضمینی تبدیل; حداقل چقدر می‌گیرم; مبلغ نشون داده شده قطعیه
      دست‌کم می‌گیرید یعنی چی; واقعا همین مقدار می‌رسه; کمترین مقدار دریافتی; کمترین چیزی که می‌گیرم; دست کم یعنی چی
      از مظنه کمتر هم میشه`,
  ],
  "swap-approval": [
    `
      approve token; why two transactions; allowance; permission to spend; approval before swap; revoke approval
      is approving safe; why do i need to confirm twice; what is this approve; why two confirmations
      what am i approving; is approve dangerous; must i pay twice for one swap; allow spending
      it asks for permission first; remove an approval; first approve then swap; asked for permission on my token
      do i have to approve every time; what does allow mean`,
    `
      تأیید توکن; چرا دو تراکنش; اجازه خرج; اپروو; مجوز قبل از تبدیل; لغو اجازه; چرا دو بار باید تایید کنم
      این approve چیه; چرا دو تا تأیید می‌خواد; اپروو یعنی چی; اپروو خطر داره; باید دو بار کارمزد بدم
      اول اجازه می‌خواد; مجوز دادن به توکن; مجوزو لغو کنم; اول اپروو بعد سواپ; برای توکنم مجوز خواست
      هر بار باید اپروو کنم; اجازه دادن یعنی چی`,
  ],
  "swap-quote-age": [
    `
      quote expired; price keeps refreshing; how long is the rate valid; rate outdated; how long do i have
      the price jumps all the time; offer expired; how many seconds is the price good; what is the deadline
      the rate changed before i confirmed; rate no longer valid; the offer ran out; price refreshed again
      valid for how long`,
    `
      اعتبار نرخ; قیمت مدام عوض می‌شود; نرخ منقضی; چقدر وقت دارم; قیمت هی می‌پره; پیشنهاد منقضی شد
      قیمت تا چند ثانیه معتبره; مهلت تبدیل چیه; تا تأیید کنم نرخ عوض شد; نرخ دیگه معتبر نیست; پیشنهاد تموم شد
      قیمت دوباره عوض شد; تا کی معتبره`,
  ],
  "swap-tokens": [
    `
      list of tokens; which coins are supported; can i swap bitcoin; usdt usdc dai; supported coins; trade other coins
      add a token; which coins can i trade here; do you have ethereum; can i buy bitcoin here
      what can i exchange into; do you have usdt; can i swap into ethereum; supported currencies; is my coin supported
      add my own token; can i get bitcoin here; list coins for swapping; available tokens; does it have usdc
      swap into bitcoin possible; trade any coin`,
    `
      لیست توکن‌ها; چه کوین‌هایی; بیت‌کوین هم هست; تتر دارد; توکن‌های پشتیبانی‌شده; توکن اضافه کنم; چه ارزایی داره
      اتریوم هم داره; بیت کوین هم میشه خرید اینجا; به چه ارزهایی میشه تبدیل کرد; تتر دارید; میشه اتریوم گرفت
      ارزهای پشتیبانی شده; ارز من هم هست; توکن خودمو اضافه کنم; بیت کوین میشه گرفت; کوینای قابل سواپ; توکن‌های موجود
      یو‌اس‌دی‌سی داره; میشه به بیت‌کوین تبدیل کرد; هر کوینی رو میشه ترید کرد`,
  ],
  "unknown-tokens": [
    `
      unlisted token; scam token; import a token by address; is this coin safe; token not in the list; fake usdt
      a coin that isn't listed; can i trust this token; the site warns about this token
      how do i know a coin is genuine; i found a token with the same name; can i import any token; is this coin fake
      is it ok to swap a new coin; token warning; real or copycat coin; unlisted coin risk`,
    `
      توکن ناشناس; توکن تقلبی; آدرس توکن; این کوین امن است; توکن خارج از لیست; تتر تقلبی; توکنی که تو لیست نیست
      این توکن امنه; سایت برای این توکن هشدار میده; از کجا بدونم کوین اصله; یه توکن با همین اسم پیدا کردم
      هر توکنی رو میشه وارد کرد; این ارز تقلبیه; کوین جدیدو سواپ کنم مشکلی نداره; هشدار توکن; کوین اصل یا کپی
      ریسک کوین خارج از لیست`,
  ],
  "wrap-pol": [
    `
      wrapped pol; unwrap; why do i have wpol; wmatic; convert wpol to pol; i have wpol instead of pol
      how do i turn wpol back; what is wrapped; difference of pol and wpol; why wrap; unwrap my wpol
      what's the w in wpol; got wrapped tokens`,
    `
      رپد پل; چرا wpol دارم; آن‌رپ; تبدیل wpol; پل بسته‌بندی‌شده; به جای پل wpol دارم; wpol رو چطور برگردونم
      رپ یعنی چی; فرق پل و wpol; چرا باید رپ کنم; wpol رو آنرپ کنم; w تو wpol چیه; توکن رپ شده گرفتم`,
  ],
  "swap-failed": [
    `
      swap error; swap did not go through; exchange failed; swap reverted; could not convert; swap not working
      swap rejected; swap doesn't work; exchange gave an error; my exchange was reverted; swapping gives an error
      the conversion was cancelled; why can't i swap; fee was taken but no tokens; swap won't work
      the exchange won't complete; swap keeps failing; why was my swap refused; no tokens after swapping
      trade did not work`,
    `
      خطای تبدیل; تبدیل نشد; سواپ خطا داد; تبدیل انجام نمی‌شود; تبدیل برگشت خورد; سواپ نشد; تبدیل ارور میده
      تبدیلم انجام نشد; تبدیلم برگشت خورد; سواپ ارور میده; چرا نمی‌تونم تبدیل کنم; کارمزد رفت ولی توکن نیومد
      تبدیل لغو شد; سواپم انجام نمیشه; تبدیل کامل نمیشه; سواپم مدام خطا میده; چرا سواپم رد شد; بعد از سواپ توکنی نیومد
      معامله انجام نشد`,
  ],
  "undo-swap": [
    `
      reverse a swap; i swapped by mistake; cancel swap; get my tokens back after swap; swapped the wrong token
      i swapped wrong how to reverse; can a swap be taken back; i chose the wrong token; exchange by accident
      revert my conversion; get my pol back after the swap; mistaken swap; can you reverse it; got the wrong coin
      take the exchange back`,
    `
      برگشت تبدیل; اشتباهی تبدیل کردم; لغو سواپ; توکن اشتباه تبدیل شد; اشتباه تبدیل کردم; میشه برگردوند تبدیلو
      تبدیل رو میشه پس گرفت; توکن اشتباه انتخاب کردم; اشتباهی سواپ زدم; پلمو بعد از تبدیل پس بگیرم; سواپ رو برگردونم
      سواپ اشتباهی; میشه برش گردونید; کوین اشتباه گرفتم; تبدیل رو پس بگیرم`,
  ],
  "swap-history": [
    `
      past swaps; list of my conversions; my swaps; record of swaps; see old swaps; where is the list of my exchanges
      my last swap is not shown; what did i swap last week; download my swaps; show old conversions; earlier swaps
      all my exchanges; see the swap from yesterday`,
    `
      تبدیل‌های قبلی; لیست سواپ‌ها; سابقه تبدیل; تبدیل‌های من; لیست تبدیل‌هام کجاست; آخرین سواپم نیست
      هفته پیش چی تبدیل کردم; سواپ‌هامو دانلود کنم; تبدیلای قدیمی; سواپ‌های قبلی; همه تبدیل‌هام; سواپ دیروزو ببینم`,
  ],
};

// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const chatParaphrases: OtherWords = {
  "what-is-assistant": [
    `
      are you a bot or a human being; who am i writing with right now; what can you help me with
      how do you come up with your replies; do you speak farsi; is this chatgpt; can you advise me on investing
      where do your answers come from`,
    `
      تو رباتی یا آدم; الان دارم با کی چت می‌کنم; تو چه کمکی از دستت برمیاد; جواب‌هات از کجا میاد; انگلیسی هم بلدی
      آیا مشاورهٔ سرمایه‌گذاری می‌دهی؟; این چت‌جی‌پی‌تیه`,
  ],
  "assistant-wrong": [
    `
      your reply was nonsense; how reliable is what you write; you told me something false yesterday
      how do i rate a reply as bad; can i rely on you when it's about my money; what if you give wrong information`,
    `
      جوابت پرت بود; چقدر میشه رو حرفت حساب کرد; دیروز یه چیز غلط گفتی; جواب بد رو چطور امتیاز بدم
      اگر اطلاعات نادرست بدهی چه می‌شود; می‌تونم سر پولم به حرف تو اعتماد کنم`,
  ],
  "talk-to-a-person": [
    `
      enough of the bot, get me a human; connect me with staff; i want somebody real to look at my case
      open a ticket for me; can an employee answer me instead; forward this conversation to a colleague of yours`,
    `
      بسه ربات، یه آدم بیار; وصلم کن به کارمند; می‌خوام یه نفر واقعی مشکلم رو ببینه; تیکت باز کن برام
      می‌شود یکی از همکارانتان پاسخ بدهد; این گفتگو رو بفرست برای پشتیبان`,
  ],
  "chat-kept": [
    `
      is this conversation recorded; when are my messages to you removed; how do i clear our chat history
      can you recall what i asked last week; do others see what i type to you; i typed my password here by mistake`,
    `
      این گفتگو ضبط میشه; پیام‌هام به تو کی پاک میشن; تاریخچه چت رو چطور پاک کنم; یادته هفته پیش چی پرسیدم
      دیگران آنچه اینجا می‌نویسم را می‌بینند؟; اشتباهی رمزم رو اینجا نوشتم`,
  ],
  "external-model": [
    `
      does openai get my messages; is my question sent to some american company; which language model runs behind this
      do you use an ai service from outside; are my words used to train a model`,
    `
      پیام‌هام میره برای اوپن‌ای‌آی; سوالم به یه شرکت خارجی فرستاده میشه; چه مدل زبانی پشت اینه
      از سرویس هوش مصنوعی بیرونی استفاده می‌کنید؟; حرفام برای آموزش هوش مصنوعی استفاده میشه`,
  ],
  "assistant-powers": [
    `
      could you do the withdrawal for me; please buy two units in my name; have you got access to my wallet
      can the chat bot sign things for me; claim it for me please; is it dangerous to give you my address`,
    `
      میشه برداشت رو تو برام انجام بدی; دو تا واحد به اسم من بخر; به کیف پولم دسترسی داری; چت‌بات می‌تونه جای من امضا کنه
      خودت رتبه‌ام را بگیر; خطرناکه آدرسم رو بهت بدم`,
  ],
};

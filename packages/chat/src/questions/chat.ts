// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const chatQuestions: OtherWords = {
  "what-is-assistant": [
    `
      are you human; are you a robot; who am i talking to; are you ai; what can you do; who are you; what can i ask
      how do you know the answers; am i talking to a machine; what are you; are you a real person; who is answering me
      is this a human or ai; what kind of things can you answer; are you chatgpt; is there someone real behind this
      what can you help me with; who wrote these answers; is it a machine; what do you know`,
    `
      تو آدمی; تو ربات هستی; با کی حرف می‌زنم; هوش مصنوعی هستی; چه کاری بلدی; کی هستی; چه بپرسم; از کجا می‌دانی
      تو رباتی یا آدم; با آدم حرف می‌زنم; تو چی هستی; کی داره جواب میده; این ربات پاسخگوئه یا آدم
      چه سوالایی می‌تونم بپرسم; هوش مصنوعی جواب می‌ده; چه کمکی می‌تونی بکنی; تو کی هستی; تو واقعی هستی
      این جوابا رو کی نوشته; ماشینه یا آدم; چی بلدی تو`,
  ],
  "assistant-wrong": [
    `
      can i trust your answers; you gave a wrong answer; are you sure; mistakes of the chatbot; is this answer correct
      do you make things up; your answer is nonsense; how reliable are you; what you told me is not true
      should i believe what you say; you are wrong; can this bot make mistakes; are your answers always right
      that's not correct; you misunderstood; can i count on this information`,
    `
      به جوابت اعتماد کنم; جوابت اشتباه بود; مطمئنی; اشتباه چت‌بات; درست می‌گویی; از خودت می‌سازی; جوابت غلطه
      چقدر میشه به حرفات اعتماد کرد; چیزی که گفتی درست نبود; حرفت اشتباهه; ممکنه اشتباه کنی; جوابات چرته
      همیشه جوابات درسته; درست نیست اینی که گفتی; منظورمو نفهمیدی; میشه رو حرفت حساب کرد`,
  ],
  "talk-to-a-person": [
    `
      speak to a human; real person; live agent; human support; not a robot; ticket; open a ticket; operator in chat
      let me speak to somebody; i want a human; get me a real agent; connect me to someone
      i want to talk to support staff; your answers don't help me i need a person; is there a real employee
      open a support ticket; escalate this; i need to speak with someone; human please; pass me to a colleague
      nobody helps me here; get a real person on the line`,
    `
      صحبت با آدم واقعی; پشتیبان انسانی; اپراتور; تیکت; تیکت بزنم; با ربات حرف نمی‌زنم; می‌خوام با آدم حرف بزنم
      یه آدم واقعی; وصلم کن به پشتیبان; وصلم کن به یه نفر; با کارمندتون حرف بزنم; جواب تو به دردم نمی‌خوره آدم می‌خوام
      تیکت چطور باز کنم; اپراتور می‌خوام; با مسئولش صحبت کنم; باید با یکی حرف بزنم; آدم واقعی لطفا; منو بده به همکارت
      هیچکی کمکم نمی‌کنه; یه پشتیبان واقعی`,
  ],
  "chat-kept": [
    `
      is this chat saved; who reads this conversation; delete this conversation; are my messages stored; chat privacy
      remove chat history; do you save these messages; delete what i wrote here; is our conversation private
      how long do you store chats; who sees my questions; does someone read along; are our messages recorded
      can the operator read my chat; erase my messages; what do you do with what i type`,
    `
      این چت ذخیره می‌شود; چه کسی گفت‌وگو را می‌خواند; پاک کردن گفت‌وگو; پیام‌هایم می‌ماند; حذف تاریخچه چت
      پیامای منو نگه می‌دارید; این گفتگو محرمانه‌ست; چتمو پاک کنم; کسی چتامو می‌خونه; گفتگو تا کی ذخیره میشه
      سوالایی که می‌پرسم جایی ثبت میشه; حرفامون ضبط میشه; مدیر می‌تونه چتمو بخونه; پیامامو پاک کنید
      چیزایی که می‌نویسم چی میشه`,
  ],
  "external-model": [
    `
      do you use chatgpt; is openai behind this; are questions sent to an ai company; which model; which llm
      local model; do my questions go to google or openai; which ai do you use; is my text sent abroad
      is an outside company involved in this chat; are you built on gpt; which company's ai is this
      is my question shared with a third party ai; do you run on your own server; is it gemini or gpt`,
    `
      از چت جی‌پی‌تی استفاده می‌کنید; پرسش‌ها به openai می‌رود; کدام مدل; شرکت خارجی می‌خواند; مدل زبانی
      سوالام برای گوگل یا openai میره; از کدوم هوش مصنوعی استفاده می‌کنید; متنم به شرکت دیگه‌ای فرستاده میشه
      پشت این چت gpt هست; مدل زبانیتون چیه; هوش مصنوعیش مال کدوم شرکته; سوالم به هوش مصنوعی بیرونی میره
      رو سرور خودتون اجرا میشه; جی‌پی‌تیه یا جمینای`,
  ],
  "assistant-powers": [
    `
      withdraw for me; send my coins for me; do it on my behalf; can you buy units for me; can you access my account
      change my name for me; transfer money for me; can you do the withdrawal for me; please send my money
      buy units for me please; can you see my wallet; do it for me; can you press the button for me
      can you reset something in my account; are you able to pay for me; make the transfer yourself
      fix my account for me`,
    `
      برایم برداشت کن; تو بفرست; به جای من انجام بده; برایم واحد بخر; به حسابم دسترسی داری; نامم را تو عوض کن
      میشه تو برام برداشت کنی; پولمو تو بفرست; برام واحد بخر; می‌تونی ولتمو ببینی; خودت انجامش بده
      تو می‌تونی کاری تو حسابم بکنی; می‌تونی تو حسابم چیزی رو عوض کنی; تو برام پرداخت کن; خودت انتقال بده
      حسابمو تو درست کن`,
  ],
};

// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const chatStories: OtherWords = {
  "what-is-assistant": [
    `
      am i talking to a human or a machine; are you a robot; who is answering me here; what can you help me with
      where do your answers come from; are you chatgpt; what languages do you speak; what can i ask you`,
    `
      دارم با آدم حرف میزنم یا ماشین; تو رباتی; کی داره جواب منو میده; تو چه کمکی می‌تونی بکنی
      جواب‌هات رو از کجا میاری; تو چت جی‌پی‌تی هستی; چه زبون‌هایی بلدی; چی می‌تونم ازت بپرسم`,
  ],
  "assistant-wrong": [
    `
      your answer was wrong; how reliable are your answers; can i trust what you say; you misunderstood my question
      why don't you know the answer; you told me something false; do you make things up
      how do i give feedback on an answer`,
    `
      جوابت اشتباه بود; چقدر میشه به جوابات اعتماد کرد; سوالمو اشتباه فهمیدی; چرا جواب رو بلد نیستی
      چیزی که گفتی غلط بود; از خودت چیزی درمیاری; چطور به جواب امتیاز بدم; جواب‌های تو دقیقه`,
  ],
  "talk-to-a-person": [
    `
      i want a real human; connect me to an agent; this bot does not help, give me someone; can an employee call me
      open a support ticket; transfer me to a human operator; i need to speak with staff
      is there live support with people; let me write to a real employee; is anybody there who can answer
      i'm tired of this bot; nobody answers me, i want a human; stop the automatic answers; is there a living person
      can someone real help`,
    `
      می‌خوام با یه آدم واقعی حرف بزنم; وصلم کن به اپراتور; این ربات کمک نمی‌کنه یه نفر رو بیار
      کارمندی هست باهام صحبت کنه; تیکت پشتیبانی بزنم; با کارشناس صحبت کنم; پشتیبان انسانی دارید
      یکی از همکاراتون جواب بده; کسی اونجا هست جواب بده; از این ربات خسته شدم; هیچکس جواب نمیده آدم می‌خوام
      جواب خودکار نمی‌خوام; یه آدم زنده هست; یه نفر واقعی کمکم کنه`,
  ],
  "chat-kept": [
    `
      are my messages saved; delete this conversation; how long do you store what i type here; who can read my chat
      remove my chat history; do you remember what i asked yesterday; is this chat private; clear the conversation`,
    `
      پیام‌هام ذخیره میشه; این گفتگو رو پاک کن; چیزایی که اینجا می‌نویسم تا کی نگه می‌دارید; کی چت منو می‌خونه
      تاریخچه چتم رو حذف کنم; یادته دیروز چی پرسیدم; این چت خصوصیه; گفتگوهای قبلیم رو پاک کنید`,
  ],
  "external-model": [
    `
      is my question sent to openai; does google get to see what i type; which ai is behind this
      do my messages leave your server; is claude or gpt used here; are my questions used to train an ai`,
    `
      سوالم برای اوپن ای آی فرستاده میشه; گوگل چیزی که می‌نویسم رو می‌بینه; پشت این چت کدوم هوش مصنوعیه
      پیام‌هام از سرور شما بیرون میره; از جی‌پی‌تی استفاده می‌کنید; با سوال‌های من هوش مصنوعی آموزش میدید`,
  ],
  "assistant-powers": [
    `
      can you withdraw for me; pay for me; can you do the transaction for me; do you have access to my wallet
      please send my money to my wallet; can the chat claim my rank; could this bot steal my coins
      move my funds for me`,
    `
      تو می‌تونی برام برداشت کنی; به جای من پرداخت کن; می‌تونی تراکنش رو خودت انجام بدی; تو به کیف پول من دسترسی داری
      پولمو بفرست به ولتم; چت می‌تونه رتبه‌مو درخواست کنه; این ربات ممکنه پولمو بدزده; خودت پولمو جابه‌جا کن`,
  ],
};

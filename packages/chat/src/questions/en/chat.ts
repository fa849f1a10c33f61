// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const chatQuestions: OtherWords = {
  "what-is-assistant": `
    are you human; are you a robot; who am i talking to; are you ai; what can you do; who are you; what can i ask
    how do you know the answers; am i talking to a machine; what are you; are you a real person; who is answering me
    is this a human or ai; what kind of things can you answer; are you chatgpt; is there someone real behind this
    what can you help me with; who wrote these answers; is it a machine; what do you know; am i talking to a human or a machine
    who is answering me here; where do your answers come from; what languages do you speak; what can i ask you
    are you a bot or a human being; who am i writing with right now; how do you come up with your replies; do you speak farsi
    is this chatgpt; can you advise me on investing; what's your job; introduce yourself; which topics are you good at
    are you alive; can you give me stock tips; are you the customer service lady
    do you understand persian when i type in latin letters; robot or girl; who programmed your knowledge
    are you an intern typing fast; where do you look things up; what kind of program answers here
    may i ask you about my investment; are you some siri`,
  "assistant-wrong": `
    can i trust your answers; you gave a wrong answer; are you sure; mistakes of the chatbot; is this answer correct
    do you make things up; your answer is nonsense; how reliable are you; what you told me is not true
    should i believe what you say; you are wrong; can this bot make mistakes; are your answers always right; that's not correct
    you misunderstood; can i count on this information; your answer was wrong; how reliable are your answers
    can i trust what you say; you misunderstood my question; why don't you know the answer; you told me something false
    how do i give feedback on an answer; your reply was nonsense; how reliable is what you write
    you told me something false yesterday; how do i rate a reply as bad; can i rely on you when it's about my money
    what if you give wrong information; you're talking rubbish; yesterday you said the opposite; how often are you mistaken
    is your word binding; a thumbs down button; can i hold you liable for this advice; double check that please; are you guessing
    i doubt what you just wrote; you contradict the page; that makes no sense; do you hallucinate
    what counts if you and the contract disagree; how trustworthy is a bot's statement; you got me confused, that is false`,
  "talk-to-a-person": `
    speak to a human; real person; live agent; human support; not a robot; ticket; open a ticket; operator in chat
    let me speak to somebody; i want a human; get me a real agent; connect me to someone; i want to talk to support staff
    your answers don't help me i need a person; is there a real employee; open a support ticket; escalate this
    i need to speak with someone; human please; pass me to a colleague; nobody helps me here; get a real person on the line
    i want a real human; connect me to an agent; this bot does not help, give me someone; can an employee call me
    transfer me to a human operator; i need to speak with staff; is there live support with people
    let me write to a real employee; is anybody there who can answer; i'm tired of this bot; nobody answers me, i want a human
    stop the automatic answers; is there a living person; can someone real help; enough of the bot, get me a human
    connect me with staff; i want somebody real to look at my case; open a ticket for me; can an employee answer me instead
    forward this conversation to a colleague of yours; put me through to someone; is there a manager; flesh and blood please
    i'd rather speak with a lady or a gentleman; can you hand me over; get your supervisor; don't want to talk with software
    hotline with a person; is a colleague on shift; i need an actual adult; live chat with the staff
    whom do i get when you can't help; pass this on to your boss; leave a message for the staff; somebody ring me back`,
  "chat-kept": `
    is this chat saved; who reads this conversation; delete this conversation; are my messages stored; chat privacy
    remove chat history; do you save these messages; delete what i wrote here; is our conversation private
    how long do you store chats; who sees my questions; does someone read along; are our messages recorded
    can the operator read my chat; erase my messages; what do you do with what i type; are my messages saved
    how long do you store what i type here; who can read my chat; remove my chat history; do you remember what i asked yesterday
    is this chat private; clear the conversation; is this conversation recorded; when are my messages to you removed
    how do i clear our chat history; can you recall what i asked last week; do others see what i type to you
    i typed my password here by mistake; who eavesdrops here; wipe our talk; is this off the record
    i spilled my secret words in here; history of our talk; for how many days do you remember me; do you log every word
    does my sponsor see what i ask you; purge what i typed; my question was embarrassing, remove it; is there an archive of talks
    incognito chatting; can the police get this talk`,
  "external-model": `
    do you use chatgpt; is openai behind this; are questions sent to an ai company; which model; which llm; local model
    do my questions go to google or openai; which ai do you use; is my text sent abroad
    is an outside company involved in this chat; are you built on gpt; which company's ai is this
    is my question shared with a third party ai; do you run on your own server; is it gemini or gpt; is my question sent to openai
    does google get to see what i type; which ai is behind this; do my messages leave your server; is claude or gpt used here
    are my questions used to train an ai; does openai get my messages; is my question sent to some american company
    which language model runs behind this; do you use an ai service from outside; are my words used to train a model
    is microsoft or meta behind you; do you phone home to some cloud; is my text shipped to america; who trains on my words
    do you have your own brain or a rented one; is it deepseek; made with anthropic; does elon musk's ai get this
    what engine powers you; is the answer written on your own machine; is an llm involved; outsourcing my questions
    does any vendor receive my prompt`,
  "assistant-powers": `
    withdraw for me; send my coins for me; do it on my behalf; can you buy units for me; can you access my account
    change my name for me; transfer money for me; can you do the withdrawal for me; please send my money; buy units for me please
    can you see my wallet; do it for me; can you press the button for me; can you reset something in my account
    are you able to pay for me; make the transfer yourself; fix my account for me; can you withdraw for me; pay for me
    can you do the transaction for me; do you have access to my wallet; please send my money to my wallet
    can the chat claim my rank; could this bot steal my coins; move my funds for me; could you do the withdrawal for me
    please buy two units in my name; have you got access to my wallet; can the chat bot sign things for me; claim it for me please
    is it dangerous to give you my address; go ahead and pay it; push the button yourself
    move my place to the other wallet for me; could a hacked chatbot empty me; just do the signing; sort it out for me, i allow it
    you have my permission to take out my pol; are you able to see my coins; a bot in a chat asked me to send 20 pol
    can you register my cousin; can you refund me right here; log in as me and fix it; is it you who wants my phrase`,
};

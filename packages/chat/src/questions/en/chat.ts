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
    may i ask you about my investment; are you some siri
    i've been typing with you for ten minutes and still can't figure out if there's a girl with a headset behind this or just a machine
    my grandma asks who it is that answers so quickly in this little window and if he sleeps at night
    where do you get your wisdom from, did somebody write all this or are you making it up as you go along
    before i ask about my own situation, please tell me what sort of things you are able to answer and which you are not
    could you act as my financial adviser and tell me whether to put my savings in
    hey there, what's your name and what are you here for; are you like alexa or more like a search box for the manual
    what is this chat window; tell me about yourself; are you a program; your abilities; help bot; purpose of this chat
    can i speak persian with you; do you give legal counsel; do you have feelings; may i ask anything or only about this site
    which documents do you read from; you're a robot aren't you; you a person or what
    who am i talking to right now, a girl in an office or a machine; you answer at three in the morning, so are you really a program
    can you give me advice whether i should put my savings in; where do you take your answers from, did someone write them
    what can i ask you and what can't i; are you like chatgpt or something simpler; i write to you in persian, do you get that
    for an article, please say what this chat window is technically; are you able to calculate how much i'll make
    do you know the law of my country and can i rely on you as on a lawyer; my pupils use such helpers for homework, what are you made for
    you a bot?
    my mother thinks there is a nice young man called alex typing, whom should i tell her she is writing with
    you replied within a second on christmas eve, are you paid staff or software
    on what do you base what you say, a handbook or the whole internet
    i'd like to have your opinion if i should sell my motorbike and put the cash in
    what are the topics on which i can get something useful from you
    at the bank the chat is done by students in the evening, is it like this here; can i write in farsi and get an answer in farsi
    please compute how much i'll have in a year; a reporter wants to describe this little window correctly, what would you call yourself
    do you learn from me or are your texts fixed; are you allowed to give tax tips
    i'm deaf and like chat better than phone, who's at the other end; you seem to quote the handbook, is that all you do
    are you connected to my wallet and know who i am; would you write my homework or only speak of this site; r u real; who's there
    machine or man; purpose; what is this box; can you think; abilities; helper; your sources; search robot
    which languages may i use with you, urdu also; i asked the same thing twice and got the same words, so you're a recording
    do you show where an answer is taken from so i can read on; is it a woman, a man or a script; should i treat what you write as legal counsel
    could you be my broker and say when to buy pol; hello dear, with who i am speaking please
    is someone laughing at my questions in the background`,
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
    what counts if you and the contract disagree; how trustworthy is a bot's statement; you got me confused, that is false
    last week you told my colleague one thing and today you say the opposite to me, whom should i believe when cash is at stake
    if i follow your advice and lose my coins because you were mistaken, who pays for that
    i asked something simple and you replied with a totally different topic, is this normal
    my lawyer asks whether what this chat window says is legally binding for you
    chatgpt invents books that don't exist, do you invent things as well or do you admit when you don't know
    as a leader i want to copy your replies to my team, how sure can i be that they are right
    your reply contradicts what stands in my wallet, which of the two counts; false info; not what i asked; double check
    are you reliable; how accurate; bad reply; you misread me; you're useless, that was wrong; where can i report a bad reply
    can i take your word for it; what if you misunderstand me and i pay; do you ever say i don't know; give a thumbs down to this
    who corrects you when you're off
    yesterday you told me something else than the page says, which one should i believe
    i'm a careful bookkeeper, how far can i trust what this window tells me before i transfer money
    do you make things up when you don't know, as other chat programs do
    your answer had nothing to do with my question, how do i report that
    if you give me a wrong answer and i lose money through it, who pays; what do i do with the thumbs below your answers
    my friend got a different reply to the same question, why; what has the last word, you, the page or the contract
    you misunderstood me completely, what now; how often are your answers off; should i check what you say in another place
    are you sure about that
    you told my mother that there's no fee and then her wallet took something, so were you mistaken
    i'm going to transfer my holiday money on your word, is this wise or must i check elsewhere
    the page says one thing and your line another, which is to be believed; if i act on a mistake of yours, will the firm compensate me
    what do you do when you have no clue, do you make up something nice; how can i report that the text you gave me is outdated
    i asked about the month's pool and you talked about swimming, lol; my satnav once led me into a river, how often do you lead people astray
    in court, would your statements count as a promise of the company; there is a thumb under each reply, for whom is it
    our team copies your answers in a handbook, is this safe; are you a hundred percent certain of that
    my cousin got another explanation than i did, who of us was told the truth; could it happen that you mix up two similar rules
    who improves you when you are wrong; not correct; that's false; wrong topic; reliable?; mistaken; trust level; rate the reply; nonsense
    binding?; sure about it; before signing in the wallet, should i rely on you or on what the wallet displays
    you missed the point of what i asked; a doctor has insurance for wrong advice, who insures yours
    i'd rather read it on the official page, where do i find what you based this on
    do you sometimes say that you don't know, because you always sound so sure; how good are you, honestly, out of ten questions
    teacher here, i deduct marks for wrong answers, who deducts yours; please recheck, i think you are giving me incorrect details`,
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
    whom do i get when you can't help; pass this on to your boss; leave a message for the staff; somebody ring me back
    i've tried five times to explain my case to this machine and it is hopeless, please let someone with a brain take over
    my case is complicated, there are three wallets and a dead sponsor, could a colleague have a look at it and write me back
    i'm 80 years old and don't like chatting with computers, is there a human i can turn to
    at my bank i say operator and get one, what do i say here
    i want to leave my mail address so that somebody from the staff gets back to me about this conversation
    is there anybody at the desk today or is it all automatic; can someone phone me; let me talk to your boss; human now
    get me an employee; real agent please; hand me over; speak with staff; will the colleague see what i have already typed here
    stupid robot, give me a man; how long until someone real writes back; if i reach a person can he give me my payment back
    i need to explain this to somebody with ears; transfer chat to support; who takes over when you're stuck
    put me in the queue for an agent
    i've been typing for ten minutes and the machine doesn't get my problem, put me through to someone real
    where's the button for a human being, i am 80 and want to explain it to a person
    i left my email after the chat, who is going to answer and by what way; can the people there get my coins back for me
    a man from your help team asks for my twelve words so he can solve my ticket, is he real
    will the staff see what i have already written here or must i tell it all again
    i need an employee to move my place because i lost the phone; how do i turn this chat into a request that your team reads
    get me your supervisor please; is there a live agent on weekends or only this program
    i want to speak with the operator in person about my case; human pls
    my problem has been going since easter and needs a brain, not software, whom can i get on the line
    i'm shaking because my coins vanished, please let somebody alive read this
    you repeat the same three sentences, so how do i reach a colleague of flesh and bone
    i would like that someone reads our whole talk and answers to my gmail; is there a night shift of people or just you
    at the telephone company i press zero to get a person, what do i press here
    my german is better than my english, can a human in your office help me; what information do i have to leave so they can answer me
    will an employee be able to turn back a payment that i made to the wrong plan
    a helper phoned me and wants my secret words to open a case, does your staff do it; how is the answer delivered when i ask for a person
    can an agent restore my wallet after the house burnt down; i don't want to repeat everything from the beginning, will they see what's above
    my grandmother needs someone who talks slowly, is there one; in which part of the chat is the option to pass this on; real human
    staff member; escalate; hand over to someone; your boss; agent; person please; reach an employee; ticket to the team
    this isn't working, fetch me a supervisor, mate; can your people move my place to the other side of the tree
    i filed a request through the chat on monday, by which channel do they reply; do i need to be a member to have a person look at it
    i prefer a real lady from support, when is she in; the bot does not understand hinglish, connect to executive please
    is it possible to get a call back this afternoon; i'm a lawyer and want to talk to your colleague in charge
    are those people able to see my keys; can they unlock me if i'm stuck, because you can't`,
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
    incognito chatting; can the police get this talk
    yesterday i told you a lot about my debts and now i'm ashamed, can that be removed from wherever it is stored
    i came back today and our talk from last week was still there, how long does this thing remember me
    does my team leader or anyone else on your side get to read what i have been asking in this window
    i pasted twelve words in here by mistake and pressed enter, who can see them now and can they be wiped
    how do you know it is me when i haven't logged in, is there some number on my computer
    as a data protection officer i'd like to know the retention of the dialogues in this window
    whatsapp is encrypted, how is it with what i type to you; past talks; wipe this dialogue; who reads along
    record of my questions; transcript; erase what i wrote; 30 days; is this confidential; bin this conversation
    will you recall this next month; can the admin go through my questions; is there a transcript kept of our talk
    how to clear the window for good; do my questions get linked to my nickname
    i wrote something personal about my debts to you, how long does it stay in your books
    can i wipe this talk when i'm done, my husband uses the same tablet; are my questions linked to my name or am i just a number for you
    i stupidly typed my recovery words in here, what now and who can read it; will i find yesterday's conversation again when i come back
    as clerk in a law office i must know where the chat log is stored and for what period; do you remember what i asked last month
    who can see what i asked in this window; does a visitor without membership leave a record here
    how do i erase everything i've written to you; what i type here, is it on the blockchain too; chat history gone after how long
    i told you about my illness yesterday, who can look at that and for how long does it sit there
    my boss walks around, is there a quick way to remove what we've talked about
    does the person above me in the tree get to read my questions to you; i came back after two months and our conversation is gone, why
    without signing in, how do you know which talk is mine; i gave you my password like a fool, what now
    are our words used in court if the police asks; my kids use this ipad, how do i make sure they don't read what i asked you
    is what i ask tied to my nickname or to a number; the therapist's notes are secret, what about what i confess here
    can the time it's kept be different on another site with the same software; do i have to delete it myself or does it vanish
    where do my questions physically lie; can i read our talk of last week again to see what you told me
    someone looked over my shoulder in the train, can i delete a single conversation and keep the others; saved?; history; remove talk
    retention; read by staff?; private?; random number; keep for how long; erase conversation
    i pasted my private key in this box, how bad is that; does the chain get a copy of what's said here
    are my questions visible to other members of my team; will you recognise me when i write from the office pc
    please forget everything i said about my wife; data protection officer: retention of dialogues and who is controller
    how many days till it's gone by itself; if i clear the browser, is the talk gone on your side too`,
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
    does any vendor receive my prompt
    our firm forbids typing customer stuff into american ai tools, so does what i enter here end up at one of those
    what's under the hood, did you build the brain yourselves or do you rent it from one of the big ones
    if the outside brain goes down, do you fall silent or is there something else that answers
    i read that chat windows feed everything to silicon valley to train on, is it the case with you
    who picked the provider that gets my questions, and can the operator also do without one
    i would like to know as a programmer if there is an api call to a third party when i press send
    does my question leave iran when i ask something here; llama; mistral; gemini behind it?; third party brain; rented ai
    is it local; where is my text processed; copilot inside?; does sam altman read my questions; do you send my words to china
    what gets passed along with my question; are you a wrapper around something; is text shared for training; offline model or cloud
    is the ai provider named anywhere
    are my words sent to openai or google when i ask you something
    our firm forbids sharing things with american ai services, is this window ok to use; which language model is behind your replies, if any
    does some company learn from what i write in here to train its machine
    i'm a developer, does your answer come from a local index or from some api
    what is passed on to the provider, only my question or my account too; what happens with my question if the outside service is down
    how can i see whether the operator has hooked up such a model; is gemini reading along
    a journalist wants to know if questions leave your server; may i write private matters if an ai firm could read it
    do you use claude or llama
    my employer bans sending text to american clouds, is it ok if i ask you things in the lunch break
    i'm an engineer, tell me if an outside api gets a request when i hit enter; is sam altman's company involved in what you write
    do i feed some giant's machine with every line that i type; do you run in the cellar of the operator or in a data centre of google
    what goes out along with my sentence if there's such a provider
    our hospital has strict rules, does patient like information leave your server when i chat
    who chose the company behind you and can it be switched off; when the ai service is broken, will you still answer
    on the site it says built-in answers, does it mean no chatgpt; is the brain deepseek or gemini, some newspaper wrote so
    how do i find out if this site has such a model turned on; i don't want china to read my questions
    are you powered by a big language model or by a simple search; does my text stay in the country; which ai; no cloud?; third party sees it
    openai inside; model name; text forwarded; provider; training on me; is it a local llama on the same machine
    do they see my nickname as well or just the question; my text about my divorce, has a foreign firm got it now
    what happens to my words after the provider wrote the answer; copilot at work stores everything, do you use the same
    could i ask that my questions are never sent outside; is an ai writing this or is it copied from the help pages`,
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
    can you register my cousin; can you refund me right here; log in as me and fix it; is it you who wants my phrase
    i'm on the bus and can't open my wallet, would you be so kind and take out what's in my pot and send it to my account
    you know everything about me, so just press the claim thing for me before midnight, i give you permission
    a window that looked like you asked me to transfer 50 pol to unlock my account, was that you
    my mother is too old for these buttons, can you register her and pay with my coins
    what if somebody hacks you, could they then take what i own
    siri can call a taxi for me, can you at least place the order for two more shares
    can you look into my account and fix what's wrong there; pay on my behalf; sign for me; take out my money; you buy it
    act for me; authorise you; could you get my cash out please; have you the power to touch my coins; do you hold any key
    change my wallet for me; i allow you to spend 20 dollars of mine; you asked me for my secret words a minute ago
    can this chat steal from me
    could you just take out my earnings for me, i'm driving and can't use the wallet; if someone tricks you, can you send my coins to him
    please pay my twenty dollars and sign me up, i give you permission
    the chat asked me to send 5 pol to unlock my account, was this really you
    can you press the claim button for me each month, i always forget; do you have access to my wallet while we are talking
    as a suspicious man i ask what this helper could do to my money behind my back
    a window with your name told me to connect my wallet on another page, what is that; can i order you to buy units
    are you able to see my balance or change it; like siri can call people, can you carry out payments; withdraw for me please
    my hands hurt, can you press the withdraw key for me and send it to my bank
    i'd like you to pay for one more package from my wallet while i sleep
    a thing with your logo in telegram asks me to link my wallet so that the assistant can work, is that you
    do you own a key to anything of mine; could you lift the coins out of my pot and pass them to my wife
    since you're the assistant, claim the title for me please, i'm on a plane; is it within your power to cancel the payment i've just made
    if a hacker takes you over, can he get at my coins through you; will you tell me where the button is, at least
    you asked for twelve words, or was this a fake window; can you see how much is in my pot or only explain
    my secretary can sign for me at the bank, may you sign here; please change my wallet to the following address
    are you able to do anything or just talk; top me up; send coins; cash out for me; do it yourself; press it; have you access; move funds
    claim it; an assistant on whatsapp says send 5 pol to verify, yours?; can siri and you together make a payment by voice
    can you freeze my account, i think i'm hacked; what are you technically incapable of with regard to my funds
    so only my own wallet can start anything, right; may i allow you to trade for me; do me a favour and transfer 10 to anna
    can you look up figures of mine or of others; i am blind, would you carry out the steps in my place`,
};

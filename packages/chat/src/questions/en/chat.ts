import type { PassageQuestions } from "../passage-questions.ts";

export const chatQuestions: PassageQuestions = {
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
    machine or man; can you think; abilities; search robot
    which languages may i use with you, urdu also; i asked the same thing twice and got the same words, so you're a recording
    do you show where an answer is taken from so i can read on; is it a woman, a man or a script; should i treat what you write as legal counsel
    could you be my broker and say when to buy pol; hello dear, with who i am speaking please
    is someone laughing at my questions in the background
    at the town hall the info desk is a lady named petra, who sits at your info desk right now
    my pupils copy from chat programs that invent things, do you look up or invent
    do you have an opinion on bitcoin or do you just read out the manual; i've asked in dari and got an answer, which tongues do you really know
    since you answer so fast i wonder what you are made of; can i ask you about my taxes in kenya
    i was sure a kind lady typed, until you answered within a blink, so who or what is it
    my class wants to interview a robot for the school paper, are you one, and what can you talk about; could you think of a plan for my savings
    do you read from a book, and may i see the page you took it from; is persian fine, or should i stick to english
    how did you learn what you know about this site
    i'm writing from a village phone, and the helper answers in my language, so is it a person from my region or a program
    before i pour my heart out, tell me if you're made of flesh, where your knowledge comes from and what you won't do
    could you tell me what i'd earn or whether to invest, or is this beyond what you do
    our grandson bets that you are a search engine in disguise, is he right`,
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
    who improves you when you are wrong; not correct; reliable?; mistaken; rate the reply; nonsense
    binding?; sure about it; before signing in the wallet, should i rely on you or on what the wallet displays
    you missed the point of what i asked; a doctor has insurance for wrong advice, who insures yours
    i'd rather read it on the official page, where do i find what you based this on
    do you sometimes say that you don't know, because you always sound so sure; how good are you, honestly, out of ten questions
    teacher here, i deduct marks for wrong answers, who deducts yours; please recheck, i think you are giving me incorrect details
    you said half an hour ago that it's free, and now i read 5 dollars on the page, which is right
    before my old father pays anything on your advice i want to know how often you get it wrong
    i was given an answer about the robots though i asked about ranks, where do i complain about that
    if two of your replies contradict, what's the final authority; do you admit it when you have no answer
    my newspaper prints corrections, where do you print yours
    i copied your words to forty people, and now one claims it's nonsense, how certain were you
    the wallet displays other numbers than you told me, whom do i follow; would you rather guess than stay silent
    who's to blame if i pay because of your mistake; where can i mark that this reply was rubbish; you answered a question that i never asked
    i planned my week by what you told me about deadlines and it seems you mixed up two pages, how far should i trust you
    my notary doubts that a chat reply binds anyone, what's binding in the end
    you gave my sister nonsense, she pressed the thumb, does anybody read those thumbs`,
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
    escalate; hand over to someone; agent; reach an employee; ticket to the team
    this isn't working, fetch me a supervisor, mate; can your people move my place to the other side of the tree
    i filed a request through the chat on monday, by which channel do they reply; do i need to be a member to have a person look at it
    i prefer a real lady from support, when is she in; the bot does not understand hinglish, connect to executive please
    is it possible to get a call back this afternoon; i'm a lawyer and want to talk to your colleague in charge
    are those people able to see my keys; can they unlock me if i'm stuck, because you can't
    i've a hearing at court on friday and need a written answer from a human, how do i get it from inside this window
    my account is tangled, two wallets, one dead phone, and you only quote pages, who could think along with me
    i'm crying here, please, is there somebody; if i leave my mail, who reads our talk and who writes back
    before i hand over my case: can your people put coins back or move a chair
    i pressed for a person on saturday night, when will the answer come and where
    a caller says that he's from your service and that he needs my private key for the ticket, real or not
    my brother was robbed of his phone and we need somebody awake, not a program
    i'm foreign, my words are bad, can a patient human write with me by mail
    it's about a death in the family and i don't wish to discuss it with a machine
    when i ask for a person, does he see our talk and how will he answer; what can't your humans do, so that i don't get my hopes up
    stop it, robot, give me your colleague
    my case is odd, three languages and a lost inheritance, so i need a patient employee by mail rather than a program
    where do i leave my address in this window so that one of you writes back, and will he know what i've asked so far
    i demand that an employee turns back my payment, how do i get one; please, no more quotations, let someone from the office take over`,
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
    my secretary can sign for me at the bank, may you sign here
    are you able to do anything or just talk; top me up; send coins; cash out for me; do it yourself; have you access; move funds
    an assistant on whatsapp says send 5 pol to verify, yours?; can siri and you together make a payment by voice
    what are you technically incapable of with regard to my funds
    so only my own wallet can start anything, right; may i allow you to trade for me; do me a favour and transfer 10 to anna
    can you look up figures of mine or of others; i am blind, would you carry out the steps in my place
    my arm is in plaster, couldn't you collect my share and send it to my account for me
    you're clever, so transfer ten coins to my daughter's wallet; a pop-up says our assistant needs your phrase to go on, was that you
    if i beg you to cancel yesterday's purchase, can you; what can you look up for me, and what can you not touch
    are you the one who signs when my pot is emptied; i've got no hands free, withdraw all for me, will you
    my boss wants a chatbot that executes payments, are you such a one; could a trick question make you send my coins away
    someone called assistant asks for a deposit to activate, is it a cousin of yours; do you press buttons or only point at them
    i broke my glasses and can't see the withdraw key, would you push it for me and send it home
    a voice that calls itself your assistant rang and asked me to approve something in my wallet, do you do such things
    could a thief talk you into emptying my pot
    i thought you'd execute what i say, like paying, claiming and moving, but you only explain, right`,
};

import type { PassageQuestions } from "../passage-questions.ts";

export const chatPrivacyQuestions: PassageQuestions = {
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
    someone looked over my shoulder in the train, can i delete a single conversation and keep the others; remove talk
    read by staff?; private?; erase conversation
    i pasted my private key in this box, how bad is that; does the chain get a copy of what's said here
    are my questions visible to other members of my team; will you recognise me when i write from the office pc
    please forget everything i said about my wife; data protection officer: retention of dialogues and who is controller
    how many days till it's gone by itself; if i clear the browser, is the talk gone on your side too
    i confessed to you that i'm broke, please tell me how long that stays on your computer
    my ex knows my tablet code, can he read what i've asked you; which is deleted first, the talk or me, and when
    i'm not a member, under what name do you keep what i ask; if the boss of the site reads chats, does he see who i am
    i typed a password by mistake five minutes ago, what's the damage
    at the library i wrote to you without logging out, can the next reader see it; i asked about debts, and i'd die if my sponsor read that
    how long before our talk evaporates; can i keep one talk and bin another; what links me to my questions when i'm just a visitor
    did it matter that i wrote my twelve words here last night
    my daughter borrowed the tablet on which i talked to you about my loans, can i remove the talk, and would it vanish by itself some day
    as a visitor without a name i asked many things, how do you tell my questions from those of others
    is what we speak about kept at your place, who may look, and for how many weeks`,
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
    are you powered by a big language model or by a simple search; does my text stay in the country; which ai; third party sees it
    openai inside; model name; training on me; is it a local llama on the same machine
    do they see my nickname as well or just the question; my text about my divorce, has a foreign firm got it now
    what happens to my words after the provider wrote the answer; copilot at work stores everything, do you use the same
    could i ask that my questions are never sent outside; is an ai writing this or is it copied from the help pages
    the union asks which company's computers see what workers type in your window
    is the thing that writes your answers bought from outside or grown at home
    could a foreign service read my question on my debts, and does it get my name with it
    if the smart model is down at night, who answers me then; i don't want to train anyone's machine with my words, am i safe here
    our lawyers insist on knowing all subprocessors, is one behind this chat; if your brain is rented, who's the landlord
    does my sentence cross the ocean; can the person running the site choose to have no ai firm at all
    what will answer me if the rented one has an outage
    the newspaper says chat helpers send everything to firms overseas, does what i type with you stay at your place
    our ministry may use only local tools, is yours local or does it call a model of some corporation
    if the text provider drops out, am i left without answers`,
};

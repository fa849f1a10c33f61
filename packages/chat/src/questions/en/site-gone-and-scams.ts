import type { PassageQuestions } from "../passage-questions.ts";

export const siteGoneAndScamsQuestions: PassageQuestions = {
  "site-gone": `
    website closed; if you disappear; site not opening; site blocked or filtered; domain gone; server is down; what if you stop
    what if you close the website; page is not loading for days; site doesn't open in my country; what if you go offline forever
    the website does not open any more; site is filtered where i live; what if the company closes; domain expired
    page can't be reached; if your server dies; website vanishes; what's with my balance when you shut down
    can't open the site any more; what if you close tomorrow; can i still get my money if the website is offline
    the domain is blocked in my country; what happens if the company goes away; site hacked, is my balance safe
    suppose your company is closed by the state next month, what becomes of my balance
    the page has been unreachable for two days, is my stuff lost; what if you shut the website down
    you disappear with the domain, what now; the company dies, do i still own my seat; your server burns, is all lost
    if canopy goes offline forever how do i reach my money; apocalypse scenario; plug pulled; the domain got seized; company folds
    page 404 since monday; hosting unpaid; ddos for a week; if the founders die; abandonware; can the plan live on
    do i need to note something down in case; server fire; internet shutdown of your page
    where's my place if canopy.com is no more; archive; liquidation; continuity; lights out at your office; survive without you
    this morning the page wouldn't load and i nearly had a heart attack, if it stays away for ever is all that i earned away too
    my country's provider blocks your address, do my ticks still get counted in the time
    what if the firm forgets to pay for the domain
    i read that a network closed overnight and the members had nothing, what would be left for us in this case
    could one still join or take out money with no page at all
    which piece of information should i note today for the day you're gone; so no site means no money
    does a fire in your data centre touch our places; page down; offline; unreachable; closed down; site lost; blocked by provider
    server dead; disappeared; not loading; shut for good; game servers get switched off and your items are gone, is this like that
    you're hacked and the site is away, are the coins away too; will the days still be closed while the page is offline
    the link gives an error since an hour
    if your company folds next winter, is my seat with all my people gone as well
    this page didn't load all morning in my shop, did i lose matches in that time
    what do i need to write on paper today so that i can act on the day your site is switched off
    is the whole plan dead when the website is dead; the government closes you, the domain is sold, how do i go on
    can new people still join with no website; developers get hit by buses, what remains then
    your server's in flames, does my uncle's money burn; my game's server was shut and everything lost, the same fate here?
    how to reach my stuff on the chain when canopy isn't there; backup plan for a dead homepage
    woke up at four and the page was dead, my heart too, is what i have tied to that page
    the internet provider of our valley blocks the address since monday, do my days get lost
    if the owner dies in a car crash, what becomes of the seats of all these people
    which address should i copy onto paper and put in the drawer with my insurance
    megaupload disappeared with everybody's files, where would my earnings be if you disappeared
    can newcomers still be brought in when there is no page any more; will the rounds go on being closed when the office is empty
    is there somebody who'd run another page for the same contract; website shut; host bankrupt; server seized; permanent outage
    my hosting bill lesson: unpaid means offline, what if yours isn't paid; how would i withdraw in a world without your homepage
    hackers took the site, must i fear for my box; no site since yesterday evening, are we all cheated
    site closed then how will i get my money; does a long breakdown cost me points or ranks
    when your page did not open all night i thought of the exchange that vanished with my uncle's savings, would ours be lost as well
    i'm seventy and want to leave instructions for my children, what should i write down in case the website no longer exists one day
    our government blocks more pages every month, if yours is next, do my points still count and can i still get at the money
    if the two people who wrote this go surfing and drown, does the whole thing stop
    could people still join below me when there's no website at all
    no website for a week, points lost?; who closes the days then; your server burns, my seat stays?
    my old e-mail provider switched off its servers and all my letters were gone, would my seat be gone too if you switch off yours
    what must be in my emergency folder so that my wife can get the money when neither i nor the website are there any more
    the page is down for the third hour and the round ends soon, do i lose my points of today
    if all of your staff left tomorrow, would people still be paid for new members`,
  "support-scam": `
    someone asked for my seed phrase; telegram support message; admin messaged me; asked for my private key; phishing
    fake support; do you ask for my key; someone wants my 12 words; asked me to send money; someone called and wants my words
    an admin wrote me on telegram; should i give my phrase to support; someone claims to be from your team
    a person asks me for my key; i got a message that my account is blocked and i must send my words
    somebody wants a payment to unlock my account; is this admin real; i gave my phrase to someone
    a stranger offers to fix my wallet; admin wants my secret phrase; somebody on instagram pretends to be you
    is that really support who texted me; they ask me to pay to unlock
    a man on telegram says he is your admin and wants my seed words; i gave my 12 words to someone
    they called me and asked for my key; an employee asks me to verify my wallet; i entered my phrase on a website
    is it normal that support wants my private key; a support agent wrote me first
    a woman from your team messaged me that my account will be blocked unless i confirm the words, real or not
    i told somebody my secret phrase because he said he was from canopy; an admin on telegram wants my 12 words
    somebody called and said he's from your team and i should send pol; i gave my phrase to a fake helper
    a helper wants remote access to my computer; is it normal that support asks for a key
    he says my account must be verified with a payment; a lady named support_canopy dm'd me; i told a caller my words, panic
    anydesk request; verify or be deleted threat; wallet validation form; sync your wallet link
    he wants a screenshot of my phrase; pay 30 to release funds; impersonator; social engineering; bogus agent
    a bot in a group asks for 24 words; helper on discord; unlock fee; they say i won, need my words; airdrop page asked my phrase
    typed my words into a form; is an agent allowed to ask for words; i got hooked by a fake agent; whatsapp call from canopy
    a polite gentleman from your helpdesk rang and needs my twelve words to repair my account by tonight, shall i read them to him
    i got a letter in the chat with your logo, it says that my coins will be frozen unless i confirm my wallet by a link
    i already told the nice lady the words, what must i do right this second
    is it usual that your staff ask for 30 dollars to release a payout
    my grandmother gave a caller access to her computer, he said he came from canopy
    an account named canopy helpdesk follows me and offers to help me restore my purse; so your support needs my phrase to log me in
    how do i recognise a true employee of yours; words asked; helper wants key; fake agent; fake mail; sync link; verify wallet
    unlock payment; caller; asked for phrase; impostor support; a bank never asks for the pin, do you ever ask for the key
    in our group an admin sends private messages about a migration of wallets
    they want a selfie and my secret words for the new version; somebody knows my seat number and demands a fee
    a mr. daniel from canopy help desk called my mother and wants her twelve words to unlock a bonus, what shall she do
    i've typed my words into a form that a helper sent, how do i save what's left
    someone on telegram with your logo asks for 50 usdt to release my payout; do your people ever ring members or write first
    a popup says verify your wallet by entering the phrase, is it from you
    the friendly lady in the group says she's an agent and needs remote access to my laptop
    my pensioner father got an email about a mandatory key update, genuine?; who of you is entitled to see my private key
    they threaten my account is going to be suspended unless i send the secret phrase; whom do i inform about a fake helper
    i answered a scammer pretending to be your staff
    a gentleman with a canopy logo on his picture wants to video call and have me read out my recovery words
    they promise to double my box if i confirm my wallet on a page they sent
    i read my twelve words to a caller ten minutes ago while cooking, what's the first thing to do
    is it usual that your helpers write first on whatsapp
    a paid ticket to speed up my payout, 25 usdt to a private address, genuine?
    my grandson found a site that looks like yours and asks for the phrase to upgrade
    someone in our chat claims that members must migrate wallets before friday
    he knows my nickname and what i paid, so he must be from your office, right; how can i report such a crook and to whom
    asked for the secret words; bogus helper; phishing mail with logo; key requested; remote control of my pc
    an alleged lawyer offers to recover lost coins for an advance payment
    they told me to install anydesk so that they can repair my account; do you have telephone operators who call members
    one fake customer care number on google asked my phrase
    would a true colleague of yours ever need my private key, even in an emergency
    my mother sent the photo of her paper with words to a helper, rescue plan please
    a friendly man who called himself an assistant of canopy wrote to me on messenger and would like to have my twelve words to release a bonus
    yesterday i entered my recovery phrase on a page that looked exactly like yours, today i've a bad feeling, what must i do first
    they say that my payout is ready but that i have to send fifty dollars to a private address to unlock it
    someone from the technical department wants to connect to my computer with a program in order to repair my wallet
    in our group a person with your logo announces that all wallets must be verified by sunday, is it you
    they want the twelve words; remote control of my computer
    a woman with your logo tells me that my wallet is going to be deleted on friday unless i enter my words in her form
    he knew my username, my sponsor and what i've paid, so i believed him and gave him six of my twelve words, then i hung up
    someone asks for a fee of forty dollars in advance so that my commission can be released
    are there any employees of yours who are allowed to ask for the private key, for instance the security people
    my daughter clicked on a link from a fake helper and signed something, what can still be saved`,
};

import type { OtherWords } from "../other-words.ts";

export const trustQuestions: OtherWords = {
  "who-changes-rules": `
    can the rules change later; will the percentages change; who decides the rules; upgrade of the contract; are rules fixed
    can you alter the plan; can you change the percentages tomorrow; will it stay like this; might you raise the fees later
    can somebody modify the contract; will the rules be the same next year; is an update of the plan possible
    can you lower our payouts; may the terms be altered; can you touch the percentages; are the rules set in stone
    will it be changed later; could you lower the percentages later; can the terms be changed after i join
    will the price of a unit go up; is there an admin key; can the owner stop everything; upgradeable contract
    who votes on changes; today it's ten percent, who says it won't be five tomorrow; can the price for a seat be raised next year
    can you suddenly pay less; will the percentages stay like this; who decides about changes of the plan
    may the boss alter the contract; could an update destroy my rights; can the caps be lowered; shift the goalposts
    could next month's payout formula differ; board decision; governance; bait and switch; fine print updates
    sudden policy change; proxy contract; are the numbers cast in concrete; rewrite the formula; can a hacker edit the formula
    vote of members; what prevents you from shaving the pool; emergency brake in the code; hotfix possible?; parameters tweakable
    ownership renounced?; will you introduce fees one day
    my phone company alters its conditions every year with a letter, will you do likewise with the percentages
    i built a big team in another network and then they cut the pay overnight, what prevents this from happening here
    can the makers press pause or replace the program with another version
    when a flaw is found in the formula, who is able to mend it; might a vote among members shift the split
    the price of twenty dollars, will it be thirty next summer; so the boss can rewrite it tonight
    could a new owner of the firm touch the caps; new terms; altered percentages; update of the plan; changed conditions
    fixed forever?; admin rights; editable; cut our pay; rewrite rules; are there parameters that a person with a key can turn
    what on this site can be changed and what can't; a constitution can be amended, can this one
    do you announce changes of the formula in advance
    my landlord changes the rent whenever he feels like it, can anybody here change the percentages on me
    a lawyer's assistant needs to know who is authorised to amend the terms of distribution
    is there a general meeting in which members vote about the formula
    game developers nerf things with every patch, will you nerf the payouts; if there's an error in the code, can somebody patch it
    dev: proxy, timelock, owner, multisig, anything of that sort; when you sell the company, may the new owner lower what we get
    will the twenty-dollar price be raised for newcomers one day; my retired teacher friend says laws change, what about yours
    could the ceiling per package be cut next year; i built a team on the present rules, how firm are they`,
  "operator-power": `
    can you steal the money; run away with funds; can the owner freeze my account; can admin block me; rug pull
    can the operator pause the contract; can you take my seat; backdoor; ban me; can the boss take my coins
    can you block my account; will you run off; could you close my account; can you take my balance; what is the admin able to do
    is there a backdoor for the owner; can you stop withdrawals; could you disappear with the money
    what can the owner do with my account; block a member; take our money and vanish; do you have control over my box
    freeze withdrawals; can you take my money; what rights do the owners have; how much does the company earn
    does the admin have special access; can the boss steal from members; what does the owner get from each payment
    does the operator have seats of his own; if the boss disappears can he take what we have
    suppose the owner runs to another country with everything; can the people behind it empty our accounts
    could the admin steal it all tomorrow; who guarantees the people behind this don't take the pot and vanish
    what could the makers do to my balance; what is the owner of the site able to do; how much does the operator earn on me
    can the boss take my balance; can you stop payouts; does the company have its own seats; what can't the operator do
    could the ceo pull the rug; master key; exit fraud by the team; grab the pot and fly to bali; god mode for staff
    what levers do you hold; privileges of the team; can staff fudge my matches; do insiders get seats free; insider advantage
    your income from us; can employees reach my coins; drain function; rig the results; abuse of power
    how much do the makers skim per purchase; hidden mint; could you tamper with outcomes; kill switch
    before i trust strangers i ask what they can do to me at the very worst: take, block, falsify
    how much does the house get from each payment and can it raise this itself
    are some of the seats at the top owned by the makers and were they had for nothing
    could an angry employee shift my coins to his own account
    at that famous exchange the boss gambled with client money, could yours
    if the maker dies or goes to prison, who gets his hands on our money; so you have a secret door
    may the house play along as a member; powers of the house; what can staff do; rights of the owner; admin abilities
    hidden powers; take our coins; house cut; insiders; tamper; can you alter the count of my matches
    in a casino the house always wins, what does the house win here; are you able to undo someone's payment as a favour
    which acts are impossible even for the makers
    what could a crooked employee of yours do to my balance on his last day at work
    journalist: enumerate the technical powers retained by the people who deployed it
    the boss of my last scheme took the pot to dubai, what hinders yours; do the organisers have free places at the top, be honest
    how much do you people earn when i pay my twenty; can you push a friend's result up or mine down
    if a judge orders you to stop all payouts, are you able to
    my brother-in-law says whoever wrote the program has a secret door, is there one
    can the management undo a payment that someone made; does the company run its own members among us
    what are you able to do and what not, straight`,
  "can-i-be-excluded": `
    can you ban me; can my account be blocked; can you freeze my money; will you suspend me; can the admin kick me out
    can you close my account against my will; could i get banned; will you freeze my account; they threatened to delete my account
    can my payouts be blocked; is it possible that i'm thrown out; suspend; can i lose my seat as a punishment
    may you throw me out; could my balance be blocked; what if you don't like me anymore; is a ban possible
    you closed my access, what about my money; blacklist; persona non grata; expel; my leader threatens to have me removed
    do you ban for criticism; lock me out; sanction my account; can one be cancelled; evict me from my chair; confiscate
    what gets a person banned; strikes; deplatformed; access denied to me alone; is my pot hostage if you dislike me
    terminate membership by force; may my seat be seized; suspended for breaking terms
    i wrote a bitter comment about the makers, will they throw me out and keep what i earned
    my leader warns that he can have my seat deleted if i leave his team, is that true
    facebook banned me once for no reason, could i wake up to this here
    what remains reachable for me if the site refuses to let me in
    is there someone who can put a lock on the amount that i may withdraw; does unpaid or inactive membership get deleted by you
    so breaking the terms costs me my seat; can a government make you freeze my part; account closed
    seat removed; expelled; deleted by admin; excluded
    at a club the committee votes to exclude people, who votes here; i'm blocked on the site, how do i get my money
    can a member be suspended for cheating; may you refuse to serve a person from a certain country
    i wrote a bad review about you on youtube, will i be thrown out and lose what i hold
    my team leader and i fell out, he says he will get me deleted, can he
    the shop app closed my account without a word, could you do the same and keep my coins; which misbehaviour leads to being shut out
    are people from certain countries cut off from their balance at some point
    if you shut the website for me alone, how do i get at my earnings
    as an ex-con i was rejected everywhere, may you refuse me my payout
    gamers get permabanned for cheating, is there a permaban in this; could my seat be given to someone else as punishment
    do you have a blacklist in the program; am i at your mercy, yes or no
    i quarrelled with a moderator of our chat and he swore that he'd wipe me off the tree, can he
    paypal locked my money for half a year, might this happen to my pot
    if somebody at your end doesn't like my nose, which buttons does he have against me
    they closed the website to me, through which door do i get at my coins
    i'm from a country under sanctions, could my balance be locked one day; my terms breach, will it cost me what i hold
    who may kick a member out and after what procedure; does a court order allow you to block a person's withdrawal
    i didn't log in for two years, was i removed; is it possible that just my payouts are stopped while others go on; frozen box; ban hammer
    locked account; removed by staff; refuse to pay me; shut out; single me out; hold back my coins
    my landlord can evict me, can you evict me from my place; do you have a key that may stop one member
    as a critic of yours i fear revenge, what can you do to me; twitch bans people for a word, what does it take here`,
  commons: `
    public cause; who gets the ten percent; where do the 10 percent go; charity; burn address; what is commons
    what happens with the ten percent for the commons; who owns the commons address; is it a donation
    why does part of my money go to the commons; which good cause; ten percent to charity?; what's this commons address
    who takes the 10 percent; what is the ten percent for the commons used for; which charity gets the money
    why do ten percent go away; public good; ten percent goes to commons, who is it; do i get anything back from the common fund
    who controls the commons address; tithe; which orphans profit; common good share; is a tenth burnt; 2 bucks of my 20 for whom
    philanthropy; do you feed the poor; beneficiary of the tenth; social fund; tree planting?; who signed the cause
    may i choose the cause; is that cut a hidden salary; waqf; cause's address; destroyed coins
    what's done with remainder of the trophy pot at month end; green project
    on the split i see a tenth going to something that sounds like charity, who's behind it and who chose it
    each time someone joins two dollars go to an unknown address, does a person live off this
    is the tenth for the common good used for schools or simply destroyed
    my church takes a tithe and publishes where it goes, where do you publish it; will members ever get a part of that tenth back
    how do i find out who owns the receiving address; so it's a second pocket of the makers
    the rest of the winners' kitty also goes there, correct?; the tenth; charity part; public purse; good cause; donation; 10% where
    burnt or given; common fund; recipient of the tenth; public address; can the recipient of the tenth be replaced by a better one
    i'm a charity worker, may my organisation apply for the tenth; does the fund help members in need
    is the tenth tax deductible for me
    ten percent of my payment goes to some address outside, whose purse is that, i'm suspicious
    is it a charity, and if so may i see the receipts; how do i look up the outside address and find out who controls it
    journalist: beneficiary of the ten-percent share, and who chose it; do members ever get a part of that tenth back
    can the people change this beneficiary to their own wallet later on; my church gives a tithe, is this yours
    what does burning have to do with the share called commons; what lands there at the end of a month besides the tenth
    a widow wants to know: does my money help someone or vanish; common pot, who benefits
    on my slip there is a line of two dollars for a cause, who's that and did i agree
    my charity digs wells, could we be on the receiving end of that tenth
    i suspect the tenth flows back to the makers by a side door, how can i look up who owns it
    does anything from that pot for the public return to us members some day; is the tenth thrown in the fire or given to people
    can the receiver be swapped if it turns out to be a crook; what remains of the monthly pot at the end goes where
    how much did the cause get in total, and from how many payments; the accountant asks if this tenth is a donation for which we get a receipt
    who picked the address, the members by vote or the founders; outside purse; tenth; cause; 10% away; good deed; gift; social share
    two dollars for whom; where on the site do i see that address; is it for trees, the word canopy makes me think so
    do the poor of my country get some of it; why should i pay for a cause that i don't know`,
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
    how to reach my stuff on the chain when canopy isn't there; backup plan for a dead homepage`,
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
    i answered a scammer pretending to be your staff`,
  "who-is-operator": `
    who owns this; who is behind it; which company; founder; who runs the site; who made this; owner of the platform
    where is your office; who are you people; who is the boss; where is your company based; who owns canopy; name of the company
    who is responsible; is there a real company; where are you located; who do i sue; who gets the operator share; who built this
    people behind the site; owner's name; whose company is it; who owns this website; which company is behind it
    who are the founders; who runs canopy; where is the company registered; name of the owner; who is responsible for this
    who is behind canopy; who runs the website and where are they; is there a ceo; whose project is this; faces behind the curtain
    legal entity; anonymous team?; imprint; puppet masters; headquarters; registered where; management; who signs the cheques
    country of origin; ceo's linkedin; accountable person; team page; who collects the four percent; who set up the numbers
    is the software firm the same as the runner; iranians or americans behind it; company number; names please; proprietor
    i want a name, an address and a country: who are the persons that run this page
    my lawyer needs to know against whom one could bring an action
    who chose that a package costs twenty and that a tenth goes to the public
    is the maker of the software the same as the one who runs this page
    why are there other pages with the same software but other people; how do i reach those responsible; so nobody is responsible
    which firm gets the four percent; responsible person; owner; firm name; legal notice; people in charge; contact of the company
    who runs it; address; founders; can those in charge carry out something in the contract for me
    every shop must print its owner on the receipt, who's yours; are you a start-up from silicon valley or a man in a cellar
    journalist seeks the press contact and the owner
    who's behind this, a firm, a man in a garage, give me a name and an address
    my lawyer boss needs the legal entity that runs this site; are you the authors of the software or only people who use it
    there's another site with the same look, is that also yours; whom do i sue if something goes wrong, a bookkeeper asks
    who picked the numbers of the plan, and who pays for the server; in what country are the people in charge
    the journalist in me wants an imprint; can the person in charge fix a wrong payment for me; is there a ceo i can look up on linkedin
    company behind canopy`,
};

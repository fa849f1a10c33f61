// cspell:disable
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
    do you announce changes of the formula in advance`,
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
    which acts are impossible even for the makers`,
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
    can a member be suspended for cheating; may you refuse to serve a person from a certain country`,
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
    is the tenth tax deductible for me`,
  audit: `
    was the code reviewed; security audit; checked by experts; certified; independent review; are there bugs; was it tested
    has the contract been hacked; security company; did a professional check it; is the code safe; any security check
    who reviewed the smart contract; is there an audit report; can the contract be hacked; how do you test the code
    any bugs known; is it certified by certik; has somebody checked the contract; independent security test; contract bugs
    trustworthy code; did a security company check the code; has the smart contract been reviewed; who tested the contract
    certik audit; could there be a bug in the contract; has anybody independent looked for holes in the code
    how sure are you that the program has no mistake; has certik or another company checked the code
    are there bugs in the contract; who reviewed it; how do i know the code is without errors; security tests of the contract
    pen test; stamp of approval; openzeppelin reviewed?; quality control of the code; who proofread the program; fuzzing
    certificate from an expert firm; any exploits so far; formal verification; bulletproof code?; hacken; how buggy is it
    trail of bits; second pair of eyes; warranty on the program; was it attacked before; hackers drain it?; reviewer names
    unaudited?
    has any well known company with a name put its signature under this code
    i'm a risk officer and need the assurance report on the program that holds the funds
    how did you make sure that there's no mistake in it; if a mistake shows up afterwards, what can be done about it
    bridges get approval from an engineer before people walk over them, who approved this
    was it attacked on purpose by testers and how often; so it is certified and safe
    is there a list of risks that you already know of; audited?; external check; expert report; tested how; code review
    verified by whom; auditor name; bug free?; quality assurance; did you have two independent versions compared with each other
    why haven't you paid for a professional audit; my insurer asks for the audit certificate
    a program with money in it and no check by outsiders, seriously?`,
  "report-vulnerability": `
    i found a bug in the contract; security vulnerability; bug bounty; responsible disclosure; reward for hackers
    report an exploit; i found a hole in your site; where do i send a security issue; do you pay for bugs
    vulnerability report confidential; security contact; found a serius bug; i found a security hole; is there a bug bounty
    how do i report a bug in the contract; i can hack your site, whom do i tell; reward for finding a weakness
    i discovered a bug in the contract, whom do i tell; i'm a security researcher; is there money for finding a hole; white hat
    cve; hall of thanks; i can bypass your login, who wants to know; 0day; pgp; embargo; i xssed your page; payout for a flaw
    found an endpoint leaking; exploit proof; disclosure timeline; hackerone; may i attack your live site; safe harbour
    leak in your api; i broke the contract in a fork; which things are in scope; credit for a finder; security.txt
    i can read other people's private data by altering a number in the address line, who should hear about this first
    as a pen tester i'd like to know what i may attack and what not; will i be paid for a hole that i found in the contract
    is there a secret channel, since i don't want to post the flaw in your group; how soon would you reply to a report on a weakness
    i want my name mentioned as discoverer, do you do this; so hackers get sued by you
    a flaw in the contract itself, does it help at all to tell you; disclose a flaw; found a leak; report weakness; exploit found
    whom to tell; security mail; hacker reward; scope; advisory; may i try my attack on the live site with someone's seat
    my student found an error in your login, where should he write; how do i hand in a proof of concept
    google pays for bugs, do you`,
  verify: `
    check the numbers; prove the figures; verify the calculations; how to audit the data myself; don't trust verify
    compare with the blockchain; independent check; how can i check you don't lie; can i recalculate it
    how can i make sure the numbers are correct; is everything provable; recompute the figures
    compare your site with the blockchain; where is the source code; open source link; prove the numbers to me
    i want to recheck everything; can i audit the figures; are the figures honest; how can i make sure your numbers aren't fake
    check the results on my own; compare the site with the blockchain; i don't believe the figures
    independent check of the balances; recompute everything from the chain
    i'm a programmer and want to recompute the figures, is that possible; why should i trust the numbers that you display
    i don't trust your dashboard, let me recompute; check the numbers independently
    which command compares the site with the chain; how can i prove your report is correct; trust but check
    reproduce your totals from raw blocks; don't take your word; independent recount; math nerd wants raw data; crosscheck
    script that recomputes; github; spot a lie in your stats; validate; where's the repo; own node to cross-examine
    falsified figures?; run it on my machine to recompute; figures straight from the chain; peer review of numbers
    proof instead of claims
    your page may display whatever it likes, how can i get the same figures from the public chain on my own
    i'm a data scientist and want to rebuild all totals, which command and what data do i need
    how could a sceptical uncle without a computer check at least one number
    which tool shows differences between your page and the contract, member by member
    can my own node be used for this check or must i ask yours; a restaurant lets guests see the kitchen, what can we look at
    so we have to believe your statistics; where can i get the program that recomputes it all; own check
    reproduce figures; independent proof; rebuild from chain; cross check; show me raw data
    would the check notice if you invented a few winners; an auditor wants evidence that the report isn't dressed up
    how long does the recheck of everything take and what does it print; can anyone repeat your computation`,
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
    the link gives an error since an hour`,
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
    they want a selfie and my secret words for the new version; somebody knows my seat number and demands a fee`,
  "price-feed-fails": `
    chainlink down; oracle failure; wrong price; price feed stops; stale price; what if the oracle is hacked
    the pol price feed has no recent reading, so entries are paused; no usable reading, says the payment page
    buying has been off for hours because of an old price, it says, can i at least take my money out
    price stale error when i top up; the page says that the feed is out of date and i should try later
    what if the price source is wrong; no one can buy because of the price; price feed has no reading; oracle problem
    chainlink stops; price data outage; no price available; what if chainlink lies; what if chainlink stops
    no one can buy because there is no price; oracle broken; price stuck; entries are stopped because of the price
    the pol price doubled in an hour and buying is blocked; chainlink is dead, can i still buy; oracle outage
    nobody can buy units today, why; the oracle is asleep; no sales since an hour; data source died; entries halted
    flash spike halts purchases; quote missing so nothing sells; permanent outage of the reference
    is it fixable if the oracle quits; coin rose 70 percent, sales frozen; waiting for a second reading; heartbeat missing
    manipulated oracle; rename fails too, no price; why is nobody able to enter today; provider of quotes bankrupt
    since noon no one in our team can buy a package, it says there's no usable price, what's broken and who mends it
    the coin jumped by seventy percent in an hour and since then purchases are shut, until when
    suppose the supplier of the quotation shuts down for good, what does this mean for the plan
    can i still take out my money while there's no quotation; what happens if the supplier sends a wrong quotation
    why can't i rename myself, the page speaks of the feed; so then the whole plan is dead
    could you plug in another supplier of quotations; no quotation; feed down; oracle gone; buying shut; price missing
    jump check; second reading; supplier failure; feed halted
    if the stock exchange has no quotes trading is halted, is it the same with you
    are titles and closing of days hit by an outage of the quotation; how long after a sudden jump can one buy again
    is the outage of the rate source dangerous for my balance`,
  "real-contract": `
    contract address; official address; fake copy of the site; is this the right contract; verify contract on polygonscan
    genuine site; correct website; clone site; is this the real website; how do i know the address is right
    is this address the right one; how do i spot a fake site; how do i check i am on the genuine page
    which contract address is yours; a copy of your site exists; how can i tell it's the right contract
    phishing copy of your page; correct address of the contract; how do i check that the address is right
    is this the official contract; fake contract; which contract address is correct; someone sent me a different contract address
    compare the contract with the source; phishing site; check that the address isn't fake; how to see the contract is not a copy
    which contract address is the right one; is my wallet paying the true contract; i got an address by chat, is it genuine
    how do i avoid a copy of the contract; spoofed page; look-alike domain; am i paying the genuine thing; counterfeit
    fingerprint of the code; 0x in the popup, compare with what; google ad led me here, right place?; bookmark check
    bytecode match; imposter site; how do i authenticate the address; twin page asks me to connect
    someone forwarded an address starting 0x8; certificate of the page; original vs clone; punycode; is the footer link safe
    mirrored site
    my fox shows a long 0x number just before i pay and i have no idea if it's yours, with what can i compare it
    i came by an advert to a page that looks just like yours, how do i find out if it's the true one
    my leader sent an address in the group chat and said pay there, should i
    which number do i note down today, so that i notice a forgery next year
    a banknote has a watermark, what's the watermark of your contract
    can a technician prove that the code at that address is what you published; so any page with the name canopy is real
    the popup displays a different address than the last time, do i go on; true address; forged page; genuine?; check 0x
    compare address; copycat site; footer link; authentic contract; clone; right address
    i typed your name in google and three pages came up; is a link in a message good enough as evidence
    the explorer says verified source, does it prove that it's yours; two sites show two contract addresses, which is right`,
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
    journalist seeks the press contact and the owner`,
  "what-is-smart-contract": `
    explain smart contract; what does contract mean; program on blockchain; how does the contract work; blockchain basics
    what is a contract in this context; explain blockchain program; is there a paper contract; how can a program hold money
    what does it mean that it runs on a contract; contract in simple words; program that holds the money; what's meant by contract
    explain smart contracts to a layman; what is the contract everyone talks about; is it a paper i sign
    who controls a program on the blockchain; can a smart contract be changed; where does the contract run
    what do you mean by the contract; who reads the program on the chain; code instead of a company, explain
    does the contract run by itself; vending machine analogy; robot lawyer; code that keeps cash?; is it notarised
    who presses run on it; in grandma words: the thing holding our coins; do i sign that contract with a pen; self-running ledger
    dapp; program without an owner; where does the code live; is it stored on your pc; can it be sued; why call it a contract
    solidity thing; autonomous cashier; what powers it
    everybody talks about the contract, but i never signed any paper, what sort of thing is it
    my gran asks how a piece of software can hold money without a banker
    is it a document, a machine or a person, please in easy words
    like a drinks machine that gives a can when you put in a coin, is that a good picture
    where does this program run, on whose computer; if it makes an error, who can correct it; so a lawyer wrote it
    what does it do in your plan, from taking money to paying it; program with money; code on a chain; contract explained
    self-acting program; no paper; digital automat; what's this contract; on-chain program
    can one read what it will do before paying; a pupil needs a definition for his homework on blockchains, as used here
    does someone have to start it each morning; why is it called smart, it seems rather stubborn`,
};

import type { PassageQuestions } from "../passage-questions.ts";

export const contractQuestions: PassageQuestions = {
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
    a program with money in it and no check by outsiders, seriously?
    has certik or trail of bits or any firm looked through the code, a dev asks; my bank is inspected every year, who inspects you
    i'd like the report of an independent reviewer before i put my savings in
    how did you test that the program pays right, if no outsider checked; youtuber reviewing you: audited yes or no, and by whom
    if a reviewer finds a mistake next year, what can be done; what known weak spots are written down
    our foreman wants a certificate, tüv or so; was the money code ever attacked on purpose to see if it holds
    is unaudited code a reason to stay away; bug free, who says so
    my brother builds lifts and no lift opens without an inspector's stamp, whose stamp is on your money program
    before our savings group puts in anything the treasurer wants to read what outsiders found in the code
    i'm with an insurer, who examined the code and on what date; did you pay a firm such as quantstamp or certik, yes or no
    in the newspaper i read that a bug emptied a crypto bank overnight, could it happen to you
    how was it tested that each member is paid the right sum; if a fault is found next week, is there some way to patch it
    were there attempts to break it on purpose before you went live; two independent versions were compared, somebody said, what's that about
    you've got a list of known dangers, where do i read it; is it normal that there's no report by a professional
    my code at work is reviewed by two colleagues, who looked at yours; does all this testing guarantee that nothing can go wrong
    professor, i teach software, how thorough was your verification; are restaurants inspected more than your program; stamp
    examined by; report of a firm; bug risk; proven?; inspected; tested by whom; unaudited code
    who takes responsibility if it has a mistake; rumour in our chat is that it was audited by hacken, can you confirm
    i only buy cars with tüv, i only use audited code, so; has anyone hostile already tried to empty it
    why is a thing without audit open to the public; did a lawyer or a programmer sign it off
    how do i explain to my team that no firm has checked it; safe code? any proof of checking, brother
    my sister bakes for hotels and gets inspected each quarter, and you hold people's money without an inspection, or am i misinformed
    our investment club has a rule: no outside report, no money, so which report can i show them
    the developer next to me on the plane asked who has reviewed your code, what do i answer
    is it true that two teams wrote the rules and the results were compared; does attacking it with thousands of hostile calls make it safe
    say a mistake pays one person too much, could anyone repair the program
    the bus i drive has a yearly check with a sticker on the glass, show me the sticker of your payout program
    my aunt the judge asks which independent expert has vouched for the code
    it's known that hackers drained a bridge of 600 million, how hard did you try to break your own thing
    nobody outside checked it, so the founders must have something to hide
    a bug can't be mended later, did i get this right, and how do you live with it
    the credit union where i keep my savings is inspected by the state, who has inspected the program which would hold my coins here
    my nephew in security says never trust unaudited code, so what do i tell him about yours
    which proofs exist that the payout program has been attacked and held firm
    it frightens me that a flaw found tomorrow couldn't be mended by anyone, is this so`,
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
    google pays for bugs, do you
    i'm a security student and believe i found an overflow, whom do i tell and what do i get for it
    do you run a bounty on immunefi or pay rewards otherwise; found a hole in your login, should i post it on x to warn people
    how quickly do you respond to a researcher's message; am i allowed to try an exploit against the real thing, or where should i try
    which parts may be tested and which are taboo; will i be named as the discoverer; white hat here, where's your disclosure policy
    if the flaw is in the money program, can it be fixed at all
    my nephew noticed he can see something he shouldn't on your page, how do we report it; gpg key or private channel for flaws
    while looking at the network tab i saw someone else's mail in a reply, to whom do i tell this quietly
    my student can log in as another person by changing one value, how should he proceed
    is there cash for the one who finds a hole, as microsoft does
    i'd like to attack your program on a copy, is there a place with toy money for this; will you sue me if i tell you how to break in
    how fast do you react when a researcher writes; is your repository the place where such reports go privately
    should i warn the members in the group chat first that i found a hole; which systems count and which are off limits for testers
    i want to be named in the credits, is it customary with you; if the money program has the hole, can it be closed after i report it
    may i try the trick on a friend's place, he agrees; found xss in the search box, who gets the report
    our security class has found an error in the settlement, do they get a reward; leak found; report privately; proof of concept
    finder's reward; what should be in my report so that you can reproduce it
    i could take down your server with one request, contact me; is there pgp
    my cousin the hacker says your login is weak, where does he send it; responsible disclosure policy, three working days or what
    i discovered something dangerous on your site and don't want to make it public, what next; is it allowed to scan your live server with tools
    does a flaw in the swap part matter to you as well
    i'm a night guard and played with your address line, suddenly i saw data that isn't mine, what should i do with this
    a friend found a way to log in without signing, he's afraid of the police, how can he tell you safely
    our university team wants to test your site, which targets are fair game and which would be a crime
    i expect 500 dollars for telling you what's broken; should the others hear of it before you've fixed it
    by mistake i pressed a strange sequence and was inside someone else's page, who should know before the bad guys do
    our hacking club found a crack in your page for portraits, is there a thank you or a fee; will my name appear when you've fixed what i found
    i don't dare to touch other people's seats while testing, where can i try it safely
    is the contract itself part of what one may report, though it can't be patched
    while changing my portrait i stumbled on a way to change someone else's, i'm no criminal, whom do i tell and how fast will they react
    i'm after rewards for flaws like at other firms, what is yours; may i try to break in on the live site if i only use my own seat`,
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
    how long does the recheck of everything take and what does it print; can anyone repeat your computation
    you show nice numbers, but a bookkeeper trusts only what she has added up herself, how can i recompute them
    which command recalculates everything from the chain without asking your server
    i'm a journalist without programming skills, can i still check that the coins are really there
    does the check compare each member or just totals; can i use my own node for the check
    how would i detect that your website shows made-up figures
    teacher here, my class would like to reproduce the published results, instructions please; what does it print if something is off
    independent recalculation of the data, how; don't trust verify, so how; could your database lie to us and who'd notice
    my trade is auditing, i trust sums i've made myself, so how do i recompute what your pages show
    a sceptic in our family says the report is painted, how could he catch you out
    which command do i type to rebuild all the figures from the public ledger; do i need access to your server in order to check you
    a student with a raspberry pi wants to recount every payment, possible; without any computer, what's the one number i can look up
    does the check go member by member or just total; through whose node does the recount go, may it be mine
    what does it print when your page lies; at the election there are observers, who can observe your numbers and how
    can a newspaper verify your statistics without your help; where is the program with which i can do the sums again
    you claim 9000 members, how would i prove or disprove it; is it possible that your database differs from the ledger without anyone noticing
    recheck; recount; prove it; from the ledger; doctored figures
    i'd rather check than believe, where do i start; teacher of informatics: is there an exercise to rebuild the figures from raw blocks
    how long does a complete recheck run on a laptop; can i be sure that the sum in the block explorer is what you say it is
    my points look off, can i calculate them independently; are your published numbers reproducible by a third party
    do i have to be a member to run the check
    the cashier of our club counts the box twice, how do i count your figures once more
    in the report it says so and so many are in profit, by which means can an outsider recompute it
    i have a linux laptop and a free evening, what do i run to check you; do your pages and the chain ever disagree, and would anyone see it
    a sceptic without a computer in our village wants at least one proof; whose server do i trust when i check, yours again
    i'm a land surveyor, i measure twice, so by which means do i measure your statistics
    does any outsider ever redo the counting, or do we just believe a web page
    my cousin runs his own polygon node, can he use it to catch you in a lie; what would the check print if one member's sum was off by a cent
    a poor man's check with only a phone, is there one
    the treasurer in our club never trusts a bank statement that he can't recompute, how can he recompute your report
    is there an independent way to see that the coins of the members are truly there
    could you be showing invented members, and by what could an outsider notice`,
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
    is the outage of the rate source dangerous for my balance
    the page says no price available and nobody in my team is able to join, is this the end
    what if chainlink goes broke, does the whole plan stop; can i still take out my earnings while the rate source is dead
    coin jumped by 70 percent and now entries are halted, for how long; is there a spare source for the rate if the first dies
    who repairs it if the rate source never comes back; does closing the days go on during the outage
    i wanted to change my nickname and it says price stale; are titles affected when the oracle sleeps
    dev: oracle liveness failure, what degrades and what doesn't; wrong rate for an hour, can people buy for cheap
    since breakfast none of my recruits can pay, the page complains of a missing quote, who fixes this
    the coin shot up from 0.3 to 0.6 on a rumour and now buying is shut for an hour, what's the logic
    if the firm that delivers the rate goes bust, are we all locked in; can i fetch my coins while there's no rate
    will today be closed and my scores booked although the rate is dead; could you switch to another supplier when chainlink dies
    my rename failed with a note about the quote, what's the connection; what if the rate is a day old, does the program still sell
    a whale manipulates the quote for ten minutes, can he buy packages for nothing
    for how long was selling interrupted the last time and how will i know when it's back
    the petrol pump is closed if the meter is broken, is it like that with you
    when the coin falls by sixty percent within minutes, what happens to entries; would a dead quote harm the titles at the end of the month
    i wanted to start my birthday by joining, no usable reading, it says, now what; no quote; rate missing; jump; entries shut; feed dead
    chainlink ended; wait an hour; can't buy today; can the operator type in the rate by hand in an emergency
    is the end of the rate source the end of the plan; dev question, what degrades when latestRoundData is stale
    are withdrawals affected by oracle trouble; after the second reading, does it open by itself
    my team blames you that no one could enter on friday, why was it; who is harmed if there's never a rate again
    no recent reading, entries are paused; i get told the feed is stale since the morning
    the page for buying says the rate is out of date and i'm to return later
    my sister stands ready with her coins and each time it says there's no usable rate, is it her or you
    on the radio they said the coin doubled, and now the shop of yours is shut for a while, until when
    imagine the rate company is hacked and says one coin is a thousand dollars, what would happen here
    the rate has been missing for three days, are my earnings stuck as well; can the people running the site bring in another rate by hand
    i only wanted a new nick and was told that there's no recent reading
    at nine my brother paid fine, at ten i can't, the page blames a quote that doesn't come
    when the coin leapt at noon the till went shut, my newcomers grumble, how long does it last
    let's say the rate provider closes its office for good, what remains possible in the plan and what doesn't
    i'm only trying to take out my coins, does the missing rate stop me; who could bend the rate so as to buy cheaply
    since the coin went mad at dawn my whole row of newcomers can't pay, the page asks for patience, when does the till open again
    if the supplier of the rate stops for good, could someone plug in another, or would buying be over for ever
    i only wish to take my money out while the rate is missing, is that blocked as well`,
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
    the explorer says verified source, does it prove that it's yours; two sites show two contract addresses, which is right
    i got the contract's number in a whatsapp group, how do i make sure it's the right one
    there are two sites with your logo, which one leads to the genuine money program
    my wallet shows 0x7f.. before i sign, to what do i compare it; lawyer's assistant: how does one authenticate the deployed program
    where on the page is the official number of the contract printed
    what should i note down on the day i join to recognise a forgery later; google's first result gave another address than yours
    can i match the code on the chain with your published code; what if my wallet one day shows a different recipient
    fake copy of your contract, how to spot; i don't want to pay into an imitation, how do i check
    an advert brought me to a page that has your colours, and my wallet shows a number, what do i hold it against
    my leader dictated an address over the phone, is that safe to pay to; the last time it ended in 9f2c and today in 77ab, should i sign
    i want to frame the correct address on my wall, where do i copy it from; how do i find out if the thing on polygonscan is yours
    two websites, same leaf, which one leads to the true one; a coin has an edge and a watermark, by what do i recognise your program
    can a programmer compare what's deployed with what you published; in our church group a message with 0x is going round, is it reliable
    what should i look at in my wallet in the second before i press confirm; google's top hit looked odd, misspelled name, did i land at a fake
    does a green tick at the explorer mean that it's from you; the bank prints its account number on every bill, where do you print yours
    someone says the plan has moved to a new address, please pay there, true; genuine address; footer; imitation; which 0x; clone page
    forged; sure it's yours; what do i do when the wallet suddenly shows another recipient
    is an address in a search engine proof enough; i bookmarked the site long ago, is the number at the bottom still the same
    how do you protect pensioners like me from copies; where can i match the first and last signs of the number
    may i trust an address sent by my own sponsor; lawyer: how can one authenticate the deployed program beyond doubt
    fake site took my friend's coins, how was it different from yours
    my postman got tricked by a copy of a bank page, how do i avoid that with the address i'm paying to
    a voice message dictated 42 letters and digits to me as the right address, may i use it
    my wallet shows a long number in grey before i confirm, where's its twin to compare
    i've written it on the fridge, but what should i do if one day the fridge and the wallet differ
    can my nephew the coder confirm that what's running is what was published
    the ad on google led to a page asking for twelve words, so was it yours
    my uncle got a letter with a qr that claims to be the payment address, how can we tell
    in metamask there's a line with the recipient just before i say yes, what should stand there
    which address would you tell a judge is the official one, and where's it printed
    the search engine shows an advert above the real site, what differs between the two; a friend in my team got another number than i did
    the phone of my mother shows a line of letters just before paying, against what do i check these over the telephone
    someone in our chat pinned an address and wrote official, i'd rather have it from you, where is it shown
    how could a copycat page be told from yours by someone who isn't technical`,
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
    does someone have to start it each morning; why is it called smart, it seems rather stubborn
    my grandson says no person pays me but a program does, what's that program and where does it live
    as a lawyer's assistant i know contracts on paper, what is a smart one
    does it think for itself, i mean is it artificial intelligence; who runs the thing day and night and who can switch it off
    i'm seventy, explain the machine that keeps the money and pays it out; like a vending machine, is that a fair picture
    if it makes an error, whom do i call to correct it; can i read what is written in it; what's an on-chain program good for here
    is it on my computer or where; smart contract for dummies
    my grandson keeps saying the contract pays you, not a person, what on earth does he mean
    as a notary i draw up contracts with seals, in what sense is this one a contract
    the coffee machine at work takes a coin and gives a cup, is your contract something like that
    who starts it in the morning and who turns it off at night; where's the thing located, in which country
    if it pays the wrong person, who can order it to take it back; is it clever, like artificial intelligence
    how does a piece of code hold money, i don't get it; can everybody read what is in it, even me
    what does it do from the moment i pay until i get something; do i have to sign paper; a pupil asks: define it in two sentences
    why can no one correct it, isn't that dumb; which jobs does it do in this plan
    code with cash; program that pays; robot lawyer?; digital safe
    what contract; explain to grandma; how is it different from a contract with my phone company; does it live in my wallet
    at our cooperative a cashier pays out, here who is the cashier; please explain me in easy words, what is the contract thing
    is the contract the same as the website; does it sleep at weekends like banks
    in the village assembly i must explain who keeps the money, they say it's a contract that is smart, please give me words for farmers
    my bank has clerks, your plan has a program, what does the program do by itself; is there paper with stamps, since it's called a contract
    who repairs it if it miscounts; where can i read the thing and see what it did yesterday; can the boss stop it over christmas
    at the barber's they say no human touches the money, a piece of code does, how does this work
    the notary in me asks where the signatures are on that contract; if it's a program, where's the switch
    can it say no to me if it doesn't like me, or does it treat all alike; what would happen if it made a mistake with my money
    at the pensioners' table i have to explain what keeps our coins if it's no bank and no person, please help me with simple words
    who pays me in this plan, a clerk, a boss or a program that no one steers
    is it a good or a bad thing that nobody is able to correct that program`,
};

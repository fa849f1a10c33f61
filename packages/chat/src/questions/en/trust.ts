// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const trustQuestions: OtherWords = {
  "can-i-lose": `
    could i lose everything; risk of losing; is it risky; will i lose my money; worst case; is my money at risk; danger of loss
    how risky is this; can all my money be gone; is there a risk; what is the risk; is my money safe; how likely is a loss
    is it dangerous to put money in; what can go wrong; should i borrow money for this; worst that can happen; how dangerous is it
    could everything be gone; do i risk my money; losing is possible?; what's the downside; is my investment safe
    what are the risks; could i end up with nothing; i'm afraid of losing my savings; what's the worst that can happen
    how safe is it to put money in; i only have my savings for the wedding, is it safe to put them in here
    be honest, can everything be gone; what's the worst that can happen to my money; is there risk
    could the whole hundred dollars be gone; how dangerous is it for my savings; is my payment safe; will i lose everything
    can i use borrowed money; could i get burnt; be blunt about the dangers; will my kids' college fund vanish; gamble?
    worst nightmare; total wipeout possible; i can't afford to be robbed by luck; hazard; what do i stand to forfeit
    should i take a loan to enter; put rent money in?; safety of capital; scared stiff; how could my stake go poof
    sell my jewellery to join; is capital protected; am i crazy to do this; downside in plain words; prudent or reckless`,
  "how-many-lose": `
    percentage of losers; how many people profit; success rate; what share of members earn; average result; chance of profit
    do most people lose; what are my chances; do most people win or lose; do more people win or lose; share of people in profit
    statistics of winners and losers; how do most members do; how many members made money; what percent fail; odds of losing
    ratio of losers; how many people came out ahead; how do others do here; what share of members make a profit
    how many people have lost; statistics about winners and losers; do most people earn or lose; what did the average member get
    percentage in profit; out of a hundred members, how many are in profit right now; do more people win or lose in this
    what share of people are in profit; how many out of a hundred lose; success rate of the members
    do most people win or lose here; average result per member; winners versus losers ratio; odds; fraction above water
    how are the rest faring; success quota; what became of folks who entered last year; tell me the failure figure; majority fate
    chance that i end in the black; do only a handful gain; bell curve of outcomes; one in ten?; casualty rate
    typical result of a newcomer; how many regret it; is winning rare; your members' balance sheet`,
  "top-earners": `
    leaderboard; who earns the most; best members; top earners list; ranking of members by income; richest member
    who made the most money; show me the successful people; highest income so far; hall of fame; how much does the best one make
    is there a leaderboard; show the leaderboard of members; who is number one in earnings
    biggest profit of one member and who is it; most income ever; who earns the most here; show me your most successful members
    list of the richest members; success stories; is there a ranking of members by income; who made the most here
    show me someone who got rich; best members ranking; success stories please; which member earned the highest sum
    millionaires of canopy; poster child; champion; name the biggest winner; wall of fame
    my leader shows screenshots of a rich guy, is there a chart; who's the king here; high score; celebrities in the network
    top ten; biggest cheque ever; show off page; testimonials; rock stars; role models; most successful leader
    any member who bought a villa from it; record holder`,
  "guaranteed-income": `
    promise of profit; fixed return; is profit certain; sure income; guaranteed return; daily interest; do you promise i earn
    is it sure i make profit; is my income certain; do you guarantee anything; is there a fixed monthly profit
    my sponsor promised me a sure profit; does it pay interest; will i definitely earn; secure profit; is earning certain
    will i surely get something; they told me profit is safe; do you promise a return; is the profit fixed; monthly interest
    will i surely earn; is there a minimum income; my friend says it is guaranteed; passive income without risk
    fixed percentage per day; my neighbour was told he gets a hundred dollars every month no matter what, is that so
    can i count on a fixed amount; do i get a fixed percentage monthly; is it sure that i earn; passive income every week
    can you promise me a profit; how certain is the payout; safe return on my money; is a minimum assured; fixed salary?
    1 percent per day?; annuity; risk-free; will the cheque come each friday for sure; he swore i can't lose; coupon rate
    bulletproof income; apy; assured yield; like a pension?; do you underwrite my gains; earnings insurance
    certain as a bank deposit; written promise; staking reward fixed; does money flow while i sleep, promised; sure-fire`,
  "report-a-promise": `
    someone guarantees me profit; my upline promised me money every month; report a member who lies; complain about a recruiter
    he said i will earn a fixed salary; false promises of a seller; a member lies about the earnings
    my uncle was told he would get 500 a month for sure; report someone who makes false claims
    my inviter cheated me with promises; a recruiter posts fake income on instagram; complaint against a member
    where do i turn when a seller lied to me; the man who recruited my father lied about the profit, to whom can i complain
    someone in a chat group promises double your money with canopy; my recruiter swore that i double my money
    somebody advertises guaranteed returns with your name; where can i complain about a dishonest member
    he told me lies to make me join; a tout; my friend group is being fed fairy tales; he guaranteed 20 percent, snitch line?
    denounce a dishonest promoter; a coach sells dreams with your logo; whistleblow on a leader; lies in a zoom meeting
    she told pensioners it's safe; fake payslips in a story; can you punish a liar; kick out someone who cheats newcomers
    i recorded his promises; mis-selling; where do victims of a recruiter go; flag a post with sure returns; misled by my cousin`,
  "pyramid-scheme": `
    is this a pyramid; ponzi; mlm; network marketing; like other pyramid companies; multi level marketing
    sounds like a pyramid to me; is it like those mlm things; how are you different from a pyramid; is this multilevel marketing
    isn't it illegal snowball; looks like a ponzi to me; network marketing or what; pyramid or not; smells like ponzi; another mlm
    isn't this snowball system forbidden; is it a ponzi; how is this different from a ponzi scheme; is it multi level marketing
    isn't this just new people paying old people; snowball system; my husband says it's a pyramid
    my teacher says plans where you earn through others are pyramids, what do you say; isn't it always the last ones who pay
    sounds like a ponzi to me; isn't that a pyramid; only the first ones profit right; new people's money pays the old ones
    how are you different from madoff; mlm trick; is it a snowball system; a house of cards; chain letter; airplane game
    like amway with crypto; isn't it a gifting circle; ponzinomics; recruit to get paid, illegal right; matrix fraud
    smells like bitconnect; endless chain; triangular shape; robbing peter to pay paul; greater fool
    my professor calls it a snowball; early ones rich, late ones poor; hydra or gold quest again; direct selling without product`,
  "is-it-a-scam": `
    is it legit; can i trust you; is this real; fraud; are you honest; is it fake; reliable; will you cheat me
    are you guys for real; how do i know you don't cheat; smells like fraud; prove you are serious; is this serious
    are you trustworthy; i'm afraid of being ripped off; are there people who lost money through fraud here
    convince me it is not fake; can this site be trusted; is it a swindle; can i believe you; scam alert; is this for real
    prove that you're honest; too good to be true; why trust this site; will you run; are you legit; is this a fraud
    will you run off with the money; how do i know you are honest; i read bad things about you; are there reviews
    is this real or fake; prove you are no scammers; is the site trustworthy
    my bank warned me about sites like this, why should i believe you; everything looks too good, where is the catch
    are you crooks; why should i believe you; is this legit; my husband says it's fraud; can i trust this site
    has anybody been ripped off; reviews say it is fake; con artists; am i being hustled; sham; shady
    what's your proof of honesty; trick or treat; my gut says run; hoax; rip-off merchants; bona fide?; red flags
    do you have a reputation; trustpilot; my nephew in it security laughs at this; crook's website; swindlers; fishy
    is there a victims group; too slick; would you put your own mother in; do people here get fleeced; sincerity check; bogus`,
  "is-it-legal": `
    allowed in my country; against the law; legal in my country; can i get in trouble; license; halal; is it permitted; police
    will i get in trouble with the law; is that allowed where i live; is this forbidden in some countries
    can the police come after me; do you have a permit; is network marketing banned here; is it against religion
    am i breaking the law; could i be arrested; lawful here?; does the government allow it; permission from authorities
    illegal where i am; could i get into trouble with the police for joining; is network marketing allowed in my country
    do you have a licence; is it forbidden in iran; are you registered with the authorities; legal situation in germany
    is recruiting people for this a crime; cyber police
    i live in a country where such networks are watched, will i get into trouble; should i ask a lawyer before i invite somebody
    can i get in trouble with the police for this; is that allowed in iran; law about this in my country
    is recruiting a criminal offence; permitted in germany; am i breaking the law if i join; will cops knock; jail; sharia; fatwa
    regulated by whom; sec; consumer watchdog banned similar ones; legit under my constitution; morality police
    fine for recruiting; permit number; does my embassy mind; outlawed; court case; is dealing with coins a crime here
    charge sheet; compliance; teacher in a state school, am i allowed; haram or halal; ftc; lawfulness in dubai
    will i be prosecuted for inviting`,
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
    ownership renounced?; will you introduce fees one day`,
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
    how much do the makers skim per purchase; hidden mint; could you tamper with outcomes; kill switch`,
  "can-i-be-excluded": `
    can you ban me; can my account be blocked; can you freeze my money; will you suspend me; can the admin kick me out
    can you close my account against my will; could i get banned; will you freeze my account; they threatened to delete my account
    can my payouts be blocked; is it possible that i'm thrown out; suspend; can i lose my seat as a punishment
    may you throw me out; could my balance be blocked; what if you don't like me anymore; is a ban possible
    you closed my access, what about my money; blacklist; persona non grata; expel; my leader threatens to have me removed
    do you ban for criticism; lock me out; sanction my account; can one be cancelled; evict me from my chair; confiscate
    what gets a person banned; strikes; deplatformed; access denied to me alone; is my pot hostage if you dislike me
    terminate membership by force; may my seat be seized; suspended for breaking terms`,
  commons: `
    public cause; who gets the ten percent; where do the 10 percent go; charity; burn address; what is commons
    what happens with the ten percent for the commons; who owns the commons address; is it a donation
    why does part of my money go to the commons; which good cause; ten percent to charity?; what's this commons address
    who takes the 10 percent; what is the ten percent for the commons used for; which charity gets the money
    why do ten percent go away; public good; ten percent goes to commons, who is it; do i get anything back from the common fund
    who controls the commons address; tithe; which orphans profit; common good share; is a tenth burnt; 2 bucks of my 20 for whom
    philanthropy; do you feed the poor; beneficiary of the tenth; social fund; tree planting?; who signed the cause
    may i choose the cause; is that cut a hidden salary; waqf; cause's address; destroyed coins
    what's done with remainder of the trophy pot at month end; green project`,
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
    unaudited?`,
  "report-vulnerability": `
    i found a bug in the contract; security vulnerability; bug bounty; responsible disclosure; reward for hackers
    report an exploit; i found a hole in your site; where do i send a security issue; do you pay for bugs
    vulnerability report confidential; security contact; found a serius bug; i found a security hole; is there a bug bounty
    how do i report a bug in the contract; i can hack your site, whom do i tell; reward for finding a weakness
    i discovered a bug in the contract, whom do i tell; i'm a security researcher; is there money for finding a hole; white hat
    cve; hall of thanks; i can bypass your login, who wants to know; 0day; pgp; embargo; i xssed your page; payout for a flaw
    found an endpoint leaking; exploit proof; disclosure timeline; hackerone; may i attack your live site; safe harbour
    leak in your api; i broke the contract in a fork; which things are in scope; credit for a finder; security.txt`,
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
    proof instead of claims`,
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
    where's my place if canopy.com is no more; archive; liquidation; continuity; lights out at your office; survive without you`,
  "growth-ends": `
    no new members; growth stops; market is saturated; everyone has joined; last people to join; what happens at the end
    if nobody joins; what happens when no one new comes; what if it dries up; what if there are no more people to join
    does it collapse at some point; is it too late to join; what happens when it is saturated
    what if my country is full of members; future of the plan; what's when everybody is in; new people run out; end of the line
    am i too late; does it die someday; what if no new people come; will it collapse at the end; nobody joins anymore, what then
    saturation; is there income without new members; end of the plan; what about the last ones to join
    at some point everyone has joined, then what; the newcomers dry up; what happens when there are no fresh members
    my village has only 300 people and all have joined, how does it go on; what remains when nobody new pays in
    one day there'll be no new members, then what; what happens when the market is saturated; what if it stops growing
    late joiners get what; does it come to an end at some time; plateau; exhausted pool of humans; nobody left to persuade
    drought; stagnation; is the party over; my town is done, all are in; the last in line; new blood stops; population runs out
    does the daily pool become zero; what's left after the hype; winding down; will packages be bought back in the end; recession
    fewer sign-ups each week`,
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
    typed my words into a form; is an agent allowed to ask for words; i got hooked by a fake agent; whatsapp call from canopy`,
  "price-feed-fails": `
    chainlink down; oracle failure; wrong price; price feed stops; stale price; what if the oracle is hacked
    what if the price source is wrong; no one can buy because of the price; price feed has no reading; oracle problem
    chainlink stops; price data outage; no price available; what if chainlink lies; what if chainlink stops
    no one can buy because there is no price; oracle broken; price stuck; entries are stopped because of the price
    the pol price doubled in an hour and buying is blocked; chainlink is dead, can i still buy; oracle outage
    nobody can buy units today, why; the oracle is asleep; no sales since an hour; data source died; entries halted
    flash spike halts purchases; quote missing so nothing sells; permanent outage of the reference
    is it fixable if the oracle quits; coin rose 70 percent, sales frozen; waiting for a second reading; heartbeat missing
    manipulated oracle; rename fails too, no price; why is nobody able to enter today; provider of quotes bankrupt`,
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
    mirrored site`,
  "who-is-operator": `
    who owns this; who is behind it; which company; founder; who runs the site; who made this; owner of the platform
    where is your office; who are you people; who is the boss; where is your company based; who owns canopy; name of the company
    who is responsible; is there a real company; where are you located; who do i sue; who gets the operator share; who built this
    people behind the site; owner's name; whose company is it; who owns this website; which company is behind it
    who are the founders; who runs canopy; where is the company registered; name of the owner; who is responsible for this
    who is behind canopy; who runs the website and where are they; is there a ceo; whose project is this; faces behind the curtain
    legal entity; anonymous team?; imprint; puppet masters; headquarters; registered where; management; who signs the cheques
    country of origin; ceo's linkedin; accountable person; team page; who collects the four percent; who set up the numbers
    is the software firm the same as the runner; iranians or americans behind it; company number; names please; proprietor`,
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
    solidity thing; autonomous cashier; what powers it`,
};

import type { PassageQuestions } from "../passage-questions.ts";

export const trustQuestions: PassageQuestions = {
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
    could the ceiling per package be cut next year; i built a team on the present rules, how firm are they
    every spring my landlord finds a new charge, what keeps the makers of this plan from cutting my percentage the same way
    if a mistake is discovered in the formula next year, can it be repaired at all
    our cooperative votes on its statutes, is there any vote about the split here
    may the twenty dollars per package become twenty-five for those who come in winter
    new owners, new brooms: could a buyer of the company touch the ceiling per day
    youtube changed its pay for creators overnight, could that happen with points
    is there an administrator with a switch for emergencies; what about the website, can that be changed by its owner
    who wrote the limits in stone and when; constitution of the plan; frozen parameters
    can the address that gets the tenth be replaced later; does an update of the software alter what members are paid
    paused, upgraded, patched: which of those can be done to the contract
    government orders a change of the rules, can anybody comply; could hackers rewrite the percentages
    plan will change in future or same
    are there planned seasons or new versions as in video games where old progress is worthless
    in the network i was in before, they lowered our percentages overnight after we had built everything, what stops you from doing the same
    my tenants' association can change its statutes with two thirds of the votes, how are the rules of this plan changed and by whom
    suppose that a serious error is found in the calculation next summer, who is able to repair it
    if the company is sold to somebody greedy, could the new owner raise the price of a unit or lower the daily limit
    i read about a program whose owner could press pause, is there such a button in yours
    one bug, no repair, is that so; can the percentages be trimmed next year; pause button, yes or no; a new boss, new rules?
    website yes, contract no, correct?; price in dollars for ever the same
    my sports club raised its fees two times this year by a simple letter, could the price of twenty dollars rise in the same way
    you say that no one can change anything, so what do you do if there's a mistake in it
    could a majority of the members force a change of the split
    i've seen the word upgrade on the page of another plan, does yours have a back entrance of this kind too
    is the website as unchangeable as the contract`,
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
    what are you able to do and what not, straight
    before i persuade my brothers i want a straight list of what the host can and can't do to us
    could the host quietly credit himself points, as the lottery clerk in our town did
    does a cent of every payment reach the people who run the site, and where does it land
    a director of our credit union fled to brazil with the cash, could your people do that
    are some places at the top held by the makers, and did they pay for them; can the host look into my wallet or sign for me
    is he able to close the website, and what would be left to me; can staff undo a payment if i cry enough; insider privileges
    powers retained by the host; what the admin can touch; house share; may the host join his own plan as a member
    if the police seize the host's laptop, can they take our coins with it
    could the boss stop withdrawals on a bad day, as exchanges do; does he decide who gets a rank
    what is the role of company owner, how much he takes; five percent operations: how much of that does he keep
    god-like rights, yes or no
    before i put in my savings i want to know the worst thing that the people behind the page could do to me personally
    the boss of a well-known exchange gambled away his customers' money, what makes it impossible for yours
    how much of my twenty dollars do you people keep for yourselves, and do you also have seats at the top that cost nothing
    could an employee with bad intentions change the number of my points or undo a payment of mine
    if the operator is arrested tomorrow and his computers are taken away, what can the police do with our boxes
    what's the worst you could do to me; undo, freeze, steal: which of the three; can you close the page; does staff see my key
    bribe you to change a result
    if i annoy the man who runs this site, what could he really do to my money and my place
    my colleague believes that the makers sit at the top of the tree for free and earn on all of us, is that correct
    can the operator see to it that his friends win more than we do; how many cents of each dollar go to the one who runs the site
    would the operator be able to return my money if he wanted to`,
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
    locked account; removed by staff; refuse to pay me; single me out; hold back my coins
    my landlord can evict me, can you evict me from my place; do you have a key that may stop one member
    as a critic of yours i fear revenge, what can you do to me; twitch bans people for a word, what does it take here
    i wrote an angry letter to the newspaper about you, will i find my seat locked tomorrow
    my team captain says he has connections and could have me wiped from the system
    what would a member have to do to be thrown out, stealing, insulting, cheating
    uber deactivated my driver account without explanation, am i as helpless here
    suppose the site refuses me entry, how do i still reach what i've earned
    is there a way for a court or a minister to freeze my box
    can my seat be handed to somebody else as a punishment for being idle; does the host keep a list of undesirable people
    blocked account; suspended member; seat confiscated; locked box; lifetime ban; expulsion
    if i fail to pay my taxes could my balance be held back; do insults in the chat lead to a ban
    at the tennis club one can be voted out, here too?; can you freeze only one person's withdrawals
    my id will be blocked or not if i do not work; i'm on bad terms with the operator, can he do anything to my earnings
    i said in a video that most people lose here, and now i'm afraid that you'll lock my seat and keep what is in the box
    my team leader threatens that one call from him is enough to have me thrown out, does anyone have such power
    the company with the yellow taxis blocked my account one morning without giving a reason, could i wake up to the same here
    suppose that you refuse me the website because of my nationality, how would i get at what belongs to me
    is there anything that a member can do that is so bad that you take the seat away
    after a quarrel in the team chat my sponsor wrote you're out tomorrow, can anyone put me out
    an exchange froze my wife's coins for months, who could freeze mine here
    the page doesn't let me in since i moved abroad, is what i earned lost
    do you throw members out who break your terms, and what with their coins; i swore at your support, might they block my purse for this
    my church banned me, could a plan do so too, and who would decide
    if they shut the door of the website for me, is there a back door to my coins
    the moderator of our group boasts that one word from him and my place and coins are gone, is that possible
    my bank froze me out after a transfer to crypto, could the same happen with what i hold in the contract
    throw me out, can you; critic, debtor, foreigner: would you lock my box; the page is yours, the seat is mine, right?
    blocked on the site, what then; who holds the key to remove a member; my leader's threat to delete me
    i wrote a bad review and next day my payout failed, have i been put on a list
    as a politician's daughter i fear that someone could have my seat frozen for political reasons
    is a member who cheats others removed from the tree; if the page no longer lets me in, is my box locked as well
    my account at the last network was terminated for inactivity, will that happen here after a year without new members`,
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
    who picked the address, the members by vote or the founders; outside purse; tenth; cause; 10% away; social share
    two dollars for whom; where on the site do i see that address; is it for trees, the word canopy makes me think so
    do the poor of my country get some of it; why should i pay for a cause that i don't know
    two of my twenty dollars vanish to an address that nobody in my group can name, what is it
    is the tenth for orphans, trees, research or a bonfire; our mosque wants to know whether the charitable part counts as alms
    who picked the cause and could it turn out to be the maker's uncle; do members ever see a drop of that tenth
    each month some leftovers of the winners' pot also go there, why
    where do i read the address so that i can look up its owner myself; may we as a members' assembly vote for a different cause
    what's the point of sending money to an address that no one can spend from; charity share; ten percent public
    good cause of the plan; money that leaves the plan; can my dog shelter be put in as the beneficiary
    is this tenth how the founders get rich; is there a report about what the cause did with the money; 10% commons means what
    the word commons is strange to me, is it a fund for us ordinary people
    when i looked at how my payment is divided i saw that two dollars go to some address outside, who's behind it and what do they do with it
    our parish wants to know if the ten percent for the common good is a real charity with receipts or just a fine word
    can the members decide together that the tenth goes to the flood victims of our province instead
    i read that the tenth may even be sent to an address from which no one can take it, what would be the sense in that
    does something of the common share ever flow back to those who have paid it
    each time my friends pay, two dollars go to a wallet that none of us knows, who's the lucky one
    is it a real charity with a name or just a furnace; can i see on the site to which address that part flows
    will any of it ever be handed back to us; my tax clerk asks what the two dollars for the public are, a tax or a gift
    is there a picture of the wells or schools which that tenth has built
    how come that part of the monthly pot goes to that outside place as well
    our mosque asks where the tenth of each payment goes, is it alms, and who receives it
    a friend suspects that the outside address belongs to the makers, how do we look it up
    cause, fund, fire: what is it; the rest of the monthly pot; may we change the cause
    i looked at the explorer and saw that a tenth of all payments gathers at one address, whose is it and may he spend it as he likes
    is the tenth a fee that you hide behind a nice word
    we are a small hospital in malawi, how does one become the receiver of this public share
    does the monthly rest of the heroes' pot go back to the members or to the same address`,
  "who-is-operator": `
    who owns this; who is behind it; which company; founder; who runs the site; who made this; owner of the platform
    who are you people; who is the boss; where is your company based; who owns canopy; name of the company
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
    company behind canopy
    my bank's compliance desk asks for the name and seat of the business behind this page, where do i find it
    is the host the same as the programmers; who decided that a package costs twenty dollars and which cause receives the tenth
    i saw a site with the same look under another name, are these sister firms; against whom would i go to court
    is there a human being with a name who answers for this
    what does the person in charge of the site have to do with the contract, can he act in it
    restaurant inspectors want a name at the door, whose name is at yours; country and address of the company; responsible party
    people running the site; owner of the domain; is it a cooperative, a company or a hobby
    press enquiry: spokesperson and registered office; company owner name and office address sir
    who is the ceo and does he have a beard, joking, but a name please; why doesn't the page show the founders with photographs
    my bank asks me for the name and the address of the company to which i'm sending money, what am i to write
    are the people who run this page the same ones who wrote the program, and where on earth do they live
    i found a second page that looks like yours but has other colours and another name, do you belong together
    if something goes wrong and i want to take legal steps, who's the person or company on the other side
    who decided about the price of a unit and about the address that gets ten percent
    the firm behind the page; who set the twenty dollars; makers and hosts, same people?
    i'm writing a complaint and need to know to which person or firm with which address i have to send it
    is the one who runs this page liable if the contract has a mistake
    there are several sites with the same program, how do i know who's behind mine
    who gets the four percent of each payment, does he have a name`,
};

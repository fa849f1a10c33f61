import type { OtherWords } from "../other-words.ts";

export const riskQuestions: OtherWords = {
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
    sell my jewellery to join; is capital protected; am i crazy to do this; downside in plain words; prudent or reckless
    my parents gave me 500 for my studies and i'm tempted to put a part in here, what is the worst that could become of it
    i once lost my whole pension in shares, could the same happen to me in this place
    a friend says at most half can go, the other half is safe, is he right
    which dangers are there apart from the coin becoming cheaper; is it wise to take an overdraft for joining
    in a savings bank my money is safe up to 100 thousand, how does it look here; so at worst i get my deposit back
    tell me without sugar coating what may go wrong with my payment; total loss; risk level; money gone; could it be nothing; unsafe
    risk of ruin; how much can vanish; hazards; what's at stake; a mother of four asks if household money belongs in this
    is there any stop that keeps me from losing everything i paid; my advisor wants a list of the risks of this product
    do i risk more than what i paid in
    i've 300 put away for a new fridge, if i put it in here, could the fridge be gone
    my son wants to sell his scooter to join, should a mother be worried; worst day imaginable: what would be left of my hundred
    is it riskier than the state lottery or than a savings book, a pensioner asks
    my cousin wants to lend me the money for joining, wise or not; as a night nurse i don't earn much, can i afford the danger of this
    list for me everything that may go wrong with my payment; i was burnt once with crypto, is my stake protected in any way here
    can i end with less than i put in, simple question; farmers know bad years, what's a bad year in this
    would you let your own granny put her pension in`,
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
    typical result of a newcomer; how many regret it; is winning rare; your members' balance sheet
    out of ten people who paid last year, how many have more in their hands today than they put in
    my recruiter shows me only winners, what does the complete picture look like
    a brochure of a broker says 74 percent of clients lose, what would your figure be
    what did the person in the middle get back, half above and half below
    as a journalist i want the portion of members in the minus; is a profit the normal case or an exception here
    so most of you are in the black; how did people like me do, no fame, small team; loss rate; share of losers; percent in the red
    failure rate; how many succeed; typical outcome; minority wins?; probability of a plus
    what's the chance that a newcomer of today sees his money again; do you publish how many got nothing whatsoever
    what proportion recovers what it paid in such plans in general; are losers counted or only the active ones
    out of ten colleagues who joined on our ward, how many will get out more than they put in
    numbers please, journalist on deadline: what fraction of the participants has lost
    the guys in the group only tell of wins, where do i see how the rest did
    what was the middle result, not the average with the lucky ones in it; in trading eighty percent lose, in yours?
    which share of those who came in january is out of the red; my teacher brain wants a distribution: lost all, lost some, even, gained
    is it more likely that i gain or that i lose; are losers counted at all in your statistics
    chances of success for an ordinary taxi driver; win rate?`,
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
    any member who bought a villa from it; record holder
    in other companies there is a stage with the ten richest and big cheques, where do you show yours
    who's the best paid member of all and how much did he get
    my leader posted a picture of 12,000 in his account, can i compare this with the others
    a ranking by income would motivate my team, is there one to download; can i see what a certain member made
    why do you hide your stars; so the winners are secret; i want to read a story of someone who made it big; rich list; best of
    the stars; winners by name; highest earner; number one; biggest income; champions; rank list by money; success pictures
    like the high score table of a game, have you got something of the sort; is anyone's income visible to everybody
    an advertiser asks for portraits of successful members; show me one who lives from it in a villa
    my leader shows a yacht and says the number one here earned it, where's the ranking
    youtuber wants to interview the most successful member, who is it; do you have an employee-of-the-month board with pictures
    every mlm has a stage with its stars, where are yours; gamer: leaderboard, top 100, season best
    how much has the luckiest person taken out so far and what's his name; why do you hide the winners from us, are there none
    is it possible to look up how much my leader has really made; bored clerk, i like rankings, give me the best ten
    success examples for my presentation, please; who became wealthy with you`,
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
    certain as a bank deposit; written promise; staking reward fixed; does money flow while i sleep, promised; sure-fire
    the woman who invited me wrote that a hundred dollars bring fifteen each month, no matter what, is this in your terms
    my bank gives 3 percent fixed, what do you give fixed; is there a floor below which my monthly income can't fall
    will money keep coming while i lie on the beach; i'm retired and need something sure, is this sure
    can you confirm in writing that i get at least my stake back; so the return is certain, merely the height varies
    does the plan pay interest on what i put in; fixed income; sure thing; safe return; monthly percent; passive cash; guaranteed?
    assured profit; certain yield; minimum pay; no-risk income; a landlord knows what rent he gets, what do i know in advance here
    are the numbers in the video binding for you; can i rely on this for paying my mortgage; promise me that i won't go away empty
    he told my mum 8 percent each month in writing, is any amount sure here
    i'm a pensioner, i need a steady sum on the first of every month, do i get it
    is my result assured once i have five packages and two people; do you pay interest on what i've put in like the postal bank
    the word risk-free fell three times in that zoom call, can it be true
    foreman: my wage is in the contract, is my income in your contract too; am i certain to get at least my stake back
    will it go on paying me while i'm ill for half a year; safe monthly income for a widow, yes or no
    a fixed rate per package per day, isn't there one; they said sure profit bro, sure?`,
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
    i recorded his promises; mis-selling; where do victims of a recruiter go; flag a post with sure returns; misled by my cousin
    a guy in a whatsapp group tells pensioners that they'll receive 300 a month for sure with canopy, to whom do i hand the screenshots
    i was talked into this by my dentist with assured gains, i'm angry, what can be done against him
    on youtube a woman uses your logo and swears that losses are impossible, please act
    my recruiter lied and i paid because of it, can you take his seat from him
    which authority takes complaints about false claims of profit; what details do you need from me if i report a dishonest seller
    so nothing happens to liars here; i recorded a zoom in which a leader promised double the stake; tell on a seller; lying leader
    false advertising; report a member; promised returns; untruthful promoter; complaint; deceived by upline
    an employee who lies to customers is fired, what happens to members who do this
    i am a leader and one of my own people makes wild promises, where do i report him
    should i pay when someone promises me a steady wage here; is there a form for reporting misleading adverts
    a lady at church told us we get 200 a month for sure, where can i report her to you
    my leader prints flyers with guaranteed returns under your name, i have photos, who takes care of that
    he lied to my grandmother about safe profit, i want him thrown out, what can you do
    i was recruited with faked screenshots of income, is there some complaint office
    ex-victim speaking, i recognise the same talk again from a member of yours, whom can i tell
    a tiktok guy claims double in thirty days with you, how do i flag the video to you
    what evidence do you need about someone who promises a salary; do i get my money back if i joined because of a false pledge
    can the authorities do something about a recruiter who told fairy tales
    a colleague misled half the night shift, what's the right step now; report member for lying
    a smooth man at my gym guaranteed me nine percent a month if i pay through him, to whom do i pass this on
    i've got a voice message in which my upline swears everyone earns, who wants to hear it
    what happens to a person of yours who sells dreams to pensioners; i paid because she promised a wage, will you give me my payment back
    which proof do you need when i want to complain about a recruiter; is there an authority for such lies besides you
    my leader tells newcomers they can't lose, should i snitch
    at a hotel event they showed slides with sure income under your logo, whom shall i tell
    can you take away the place of somebody who cheats with promises; aunt was told 200 dollars a week for sure, what do we do now
    lying recruiter; false promise; report my sponsor; snitch; guaranteed wage claim; misleading post; complain about an upline
    screenshot of a promise; an ad on facebook in your name says risk free, where do i send it`,
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
    my professor calls it a snowball; early ones rich, late ones poor; hydra or gold quest again; direct selling without product
    in economics class we learned that plans like this crash as each layer needs a bigger one, what's your reply
    my dad says herbalife, amway and you are all the same, in what do you differ
    the money of the new ones pays the older ones, isn't this the very definition of that forbidden thing
    if there's no product, what distinguishes you from a chain letter
    does the law of my country put this in the same drawer as ponzi
    a journalist wants an honest answer: does this have the shape that regulators forbid; so you admit it's a pyramid
    who came first profits, who comes last pays, true or not; ponzi?; snowball; layered; triangle thing; mlm or fraud; last ones pay
    forbidden scheme; geometric growth; early birds only; madoff paid old clients with new money, do you
    my boss forbids staff to join pyramids, does this fall under it
    why should the end differ from all those networks in the nineties; what's better in yours than in the usual pyramid
    i lost my savings in a pyramid in 1997, tell me how this one is anything else
    my brother-in-law laughed and drew a triangle, is he wrong
    lawyer's assistant: recruitment-based compensation, why should this not be classed as a pyramid
    my economics teacher says money just moves from late ones to early ones, do you deny it
    is it the same as herbalife or tupperware without the boxes; a journalist's plain question, do you call yourself a ponzi
    isn't somebody always at the end paying for the others; what makes you different from onecoin and its cousins
    would this be banned in albania, they had enough of those; two below me, two below them, how's that not a snowball; mlm in disguise?`,
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
    is there a victims group; too slick; would you put your own mother in; do people here get fleeced; sincerity check; bogus
    my cousin lost three thousand with a site that looked equally neat, what should make me think that yours isn't the same trick
    i searched for opinions and found nothing good or bad, can you give me reasons to believe you
    what evidence is there that you aren't going to run with the cash one night
    somebody sells tickets and a robot in your name for 500, does it belong to you; is the whole thing a bluff, be honest
    my police friend says to stay away from everything with coins, is he right in your case; so it's just another rip-off
    how could a stranger see that you play fair; fraud or not; fake?; real deal; honest people?; con; trust you why; rip off
    swindle; legit check; bona fides; when a shop has no address i leave, what makes you trustworthy
    a consumer advocate wants proofs, not words; too clean to be true, what's the hook; are you in it to cheat us
    my sister begs me not to pay because it's all fraud, what can i show her
    i was cheated twice already, by what could i recognise that you are genuine
    a website, no phone number, coins only, everything screams swindle, doesn't it
    how does a taxi driver with no clue of computers find out if you are crooks; the newspaper warned of such things, were you in it
    do you disappear next month with everything like the others; someone sells tickets and bots with your name, is it from you
    is this a serious business, i run a shop and know tricksters; give me three reasons to believe you
    my antivirus says suspicious site, are you clean; legit or nah`,
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
    will i be prosecuted for inviting
    in my country people went to prison for recruiting others, before i tell my friends i want to know if this falls under that law
    a lawyer costs me 200, can you say for free if joining is allowed in pakistan
    i'm a civil servant and must not break any rule, may i take part; does my religion permit income of this kind
    do i need a licence if i bring people in as a business; is it you or me who has to find out about the law
    so if it's online it's legal everywhere; some states ban coins altogether, what then; lawful; banned; legal status; prohibited
    sanctioned person; allowed in turkey; legal in china; crime?; regulator; permitted here; licence needed
    will the bank report me if i pay in such a thing; a school teacher in ohio asks whether it is permitted to invite colleagues
    am i punishable when i only join and invite no one; is the plan registered with a supervisory authority
    i'm a civil servant in tehran, could joining cost me my job or worse
    in the philippines the sec closes such companies, are you permitted there
    the constable in our village arrested a man for network sales, would he arrest me too
    as a lawyer's assistant i search for your licence number, where's it; imam says gains from recruiting aren't clean, is it permitted
    is inviting my colleagues a criminal offence in canada; i live in a country under sanctions, may i take part
    who tells me whether it's lawful at my place; nigeria banned banks from crypto, so is this against the law for a student like me
    could my savings be confiscated since this is forbidden; is it allowed for a minor's father who works for the police`,
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
    fewer sign-ups each week
    sooner or later everyone who wants in is in, what does somebody like me get from that day on
    our town is tiny and each household has joined, where should new income come from
    a dance where the music stops, what happens to those still dancing; do you buy back the packages when nobody joins any more
    can i still take out what i have when the whole thing has come to a standstill; is there any source of income besides newcomers
    so it runs forever by itself; i'm thinking of joining in its third year, is the best part over; standstill; no newcomers
    dried up; saturated; finished market; end of growth; nobody left; final stage; slow down; what then; last joiners
    does the pot of the day become empty when no one pays; a biologist would say every growth has its limit, and then?
    who is hurt the most when it comes to an end; my leader says the world has eight billion people so it can't end
    what happens to us all the day no new faces come any more; our town has 800 people, after the last of them has joined, what then
    my uncle joined late and asks whether there'll be anybody left for him
    a youtuber's claim: when hype is over, everybody sits on worthless packages, true
    if for a whole month nobody pays, what do i earn in that month; do you buy back packages when things go quiet
    is my balance in danger if the stream of entrants dries up; what's the end of the story, every growth ends, says my maths teacher
    saturation in a small country, your answer; game servers empty out after two years, and then
    if joiners drop by half does my income drop by half`,
};

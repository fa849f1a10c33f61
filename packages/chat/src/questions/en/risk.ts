import type { PassageQuestions } from "../passage-questions.ts";

export const riskQuestions: PassageQuestions = {
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
    would you let your own granny put her pension in
    the deposit for our flat is in my account until march, and he says it would work for me in here until then, what's the danger
    i'm eighteen, it's my first own hundred, could it be gone like an ice cream in the sun
    apart from the coin getting cheaper, what else could cost me money here
    if i put in a hundred, what's the least i might see of it
    my aunt pledges her wedding bracelets to take part, how do i put the risk to her
    does a stop exist at some percentage of loss as with my broker; a bookmaker shows me the odds, what do you show me about losing
    could the loss be larger than what i paid; is half of it at least safe
    i get child benefit on monday and i'm tempted, sober advice please; how did people lose money in this, in which ways
    what would you tell your own daughter before she pays twenty; compare the danger with buying government bonds
    which part of the stake is protected by law; is it okay to overdraw my account by fifty for this; risk; could it all vanish
    losing everything; danger; bad outcome; downside; unsafe money; worst that could be; at my own risk
    being honest, is it more likely that i'm poorer afterwards; i can't sleep since i paid my forty, what may become of it
    the brochure doesn't say what can go wrong, so you tell me
    our roof leaks, the roofer wants 900, i have 400, and a friend suggests that i let the 400 grow here until spring, what might happen to it
    i'm a cautious person who reads the leaflet of every pill, so where's your list of side effects: what can go wrong with the money i pay
    my brother has already sold his drone and wants to sell his bed to put more in, what should i tell him about the danger
    is there a point below which it can't fall, half of it for instance, or might i really see none of it again
    the instalment for my scooter is due in two weeks, could i park the money here until then without fear
    what is the risk factor, whether my principal amount is safe; i can lose all money or only little part, say me honest
    so the most i can lose is half, the other half is protected; could i lose my shirt on this`,
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
    chances of success for an ordinary taxi driver; win rate?
    in our stairwell seven families are in, how many of these should statistically come out ahead
    cfd brokers must print that 76 percent of accounts lose, print your number for me
    what did the one exactly in the middle of all members get out
    the zoom call was full of winners, but out of a thousand, how many are there
    what proportion got not a single cent after the first day
    does the cohort that came in march do better or worse than the one from may
    are those who gave up also in the figures or just the happy few; is a plus in the wallet the rule or the exception
    which page gives the distribution from the unluckiest to the luckiest
    my daughter studies sociology and needs the success quota of participants
    how many of last year's newcomers are still in the red
    a lottery tells the share of winning tickets, what's the share of winning members; do more than half get their money back
    what's usual in plans of this type, across the industry; how do i find out the failure rate before i decide; winners vs losers
    loss ratio; in the red; share with profit; median; percent who recovered; how did others do; chance to be in the plus
    typical member; is the average misleading since a few have so much; can i trust that the numbers about losers are complete
    people like me, two friends and no talent, how do they fare
    out of a football stadium of members, how many stand on the winning side
    in our street eleven households are in, nobody talks about losses, statistically how many of them should be sitting on one
    a colleague from the radio asks for one sentence: out of a hundred members, so many got back more than they paid, the rest not, what numbers do we put in
    i've heard enough about the winners, could you tell me what the ordinary person in the middle got back and where it's written
    my husband thinks most people come out ahead, otherwise nobody would do it, i think the opposite, who can prove it
    does your page of results include those who paid once and were never seen again, or only the keen ones
    what percentage of members are in profit, kindly share data; how many person win and how many person lose, you have the number
    so most people double their money, else nobody would join; what are the odds i come out on top`,
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
    success examples for my presentation, please; who became wealthy with you
    at the herbal company's gala the best five drove onto the stage in sports cars, who are your five
    could you send me portraits of successful members for our club magazine; i want to learn from the best, with whom should i speak
    is there a table with nicknames sorted by what they've made
    my inviter posts a screenshot of 4,300 each week, how can i check if it's his; what's the record income of a single seat
    if all is public, why don't you just list the top hundred; do the winners' faces appear somewhere
    i'm motivated by rivals, show me where i rank among all; has anyone quit a job thanks to this, tell me the story
    is it rude to ask what a certain member earned, and can it be looked up; what does such a list leave out, in your opinion
    who's the richest in the small plan; strava has leaderboards for each hill, do you for each month
    our training needs role models with numbers; high scores; best paid; stars; winners list; ranking; who's on top; success story
    top hundred; famous members; champion's name; without a hall of fame how should i believe that anyone wins
    does the report show the range of results by person; who's the luckiest devil in this tree
    at the sales event of my old company they rolled out a red carpet for the ten best with their cheques, i looked for something like that here and found nothing, why
    my leader waves a picture of 6,200 coins around at every meeting, how do i find out if this belongs to him and how the others did
    for a magazine portrait we look for your most successful member, with name, place and amount, could you put us in touch
    my sons compete in everything and would like to know where they rank among all members, is there a table
    if there were a list of winners i'd be more motivated, so what's the reason for not having one
    who is the top earner in your company and how much is his monthly income
    who is most rich in here, show me his name and his money; so the leaderboard is hidden because nobody has earned anything
    got a league table of the big earners`,
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
    a fixed rate per package per day, isn't there one; they said sure profit bro, sure?
    my postal savings book gives 2.4 percent in writing, what do you give in writing
    the lady with the headset said 45 a week for each package, week after week, is it in your rules
    i'd like to stop working at sixty, can this be a second pension that comes reliably
    what's the minimum that i get in a bad month; do coins flow while i'm in a coma, as my inviter jokes
    what yields do you pay on deposits over six months; is at least the stake insured in case the profit fails
    a landlord has rent, a saver has interest, what fixed thing does a member have
    he drew a curve with a steady slope and called it conservative, is any slope certain
    can you give me a letter for the bank that i'll earn 100 monthly; how sure is sure when my leader says sure
    does holding all five make the income steady
    my neighbour signs a paper that he covers my losses, is it allowed that he promises this
    are there weeks with nothing whatsoever; is the rate of return published for next quarter; fixed yield; promised; certain income
    interest rate; sure profit; steady payout; without risk; apr?; each month the same; guaranteed minimum; salary from canopy
    robots earn while you sleep, he said, is there something that earns without any people
    i've staked other coins for five percent a year, how much for staking with you
    am i assured to get back what i paid before anything else; so no worries, the profit always comes, only late, right
    the gentleman at the tea stall showed me a table: one package brings four dollars a week, two bring eight, and so on for life, can i rely on this table
    i'm sixty-three, have a small pension and need 120 a month more, is it something that'd come in for sure like rent
    will i at least see my own money again, whatever happens, before it gets to profits, that's what he told us
    with my savings account i know on the first of january what i'll have in december, what do i know for certain here
    he says it works while you sleep, without people, without doing a thing, does it
    whether monthly income is fixed and guaranteed in writing; i receive sure every month something, yes or no
    so with five packages the income is certain, it's only a question of how high; is it money for old rope every week, guaranteed`,
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
    if joiners drop by half does my income drop by half
    the carousel slows down some day, who falls off and who still has a seat
    our island has 2,400 souls, i count 1,900 who would never join, so what happens once the rest is in
    when arrivals halve, does what i make halve; is there any tap of money that keeps dripping when newcomers stay away
    do my shares get bought back when the party's finished
    would i still be able to get my coins out after the very last person has joined
    does the daily pot shrink to nothing on a day without payments
    i'm thinking of entering late, three years after the start, what's left for me
    my inviter says humanity is endless, is growth endless; the discotheque was full at midnight and empty at four, and your tree
    what does a quiet month mean for members with big teams; will there be an official end, a closing date
    after saturation, who'll be sitting on a loss; can it restart after a pause if people come again
    how do late people fare compared with early ones when the flow stops; no more newcomers; everyone is in; dry months
    late entrants; shrinking; income without joiners
    the youth here move to the capital, no one left to ask, is my membership useless now
    does my balance fade as well when the crowd fades; all good things come to an end, what will this end look like for me
    our school has thirty teachers and twenty-two are in, the rest never will be, so how should mine go on from here
    when the last dance is over at a wedding, somebody has to stack the chairs, who stacks the chairs in your plan, i mean what's left for whom
    my cousin wants to enter in its fourth year, and i wonder whether there are enough people left after him
    let's assume that for a month not a soul pays in, what do i earn, what becomes of my packages and can i still get at what i have
    is there any other spring that feeds this river when newcomers stay away
    if new joining is stopped then what will happen to our income; when no more new people, what we eat
    so it pays for ever, even when nobody new joins; what happens when you've run out of mugs to sign up`,
};

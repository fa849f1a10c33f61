// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const earningsQuestions: OtherWords = {
  "point-value": `
    how much is one point worth; value of points in dollars; how is the point value calculated; price of a point; money per point
    why is the point value different each day; max value of a point; how many dollars for a point; what does a point pay today
    is a point always the same money; how many dollars is a point today; is the worth of a point fixed
    why was a point worth less yesterday; who decides what a point pays; highest value of a point; what does one pair pay
    price per point; how much money for one point; worth of my points; dollars for ten points; does the point price move
    how many dollars do i get for one point; why was a point worth less today; what decides the value of a point
    maximum price of a point; is the point value fixed; point was 1.46 and now it is 0.9; how much is 50 points in money
    on monday each of my points brought a dollar and today only seventy cents, what's behind that; who sets how much a point pays
    how much money is a single point; why was a point only 80 cents yesterday; what determines how much i get for each point
    can a point be worth more than two dollars; does the price of a point go down when many earn; how is the value worked out
    exchange rate of a tick; why 0.73 today and 1.2 before; pay per match; is a match worth a fixed buck
    ceiling of 1.46, says who; devaluation; how's the worth of a match determined; if more members match do i get less
    what did a match yield yesterday; floor price; worth in cents; how many cents per match tonight; diluted by big earners?
    the quotient pool by matches; payout per match in plus; when do i learn what a match was worth
    on sunday each of my ticks fetched 1.46 and on thursday only 0.61, who decides about such differences
    i scored nine and want to know in dollars what that is going to be, is there a price list
    can the figure per tick ever climb to five dollars on a super day
    if the whole network scores heavily, do i get less for the same work
    is it like piecework in a factory with a fixed rate per item
    how do i work out what a match brings: which amount is divided by which number; when is the worth of today's matches settled
    so one tick is always a dollar, isn't it; worth per tick; cents per pair; value per match; payout rate; dollars for seven ticks
    today's rate of a tick; max 1.46; 7.30 in plus; the more people match the thinner the slice, is that the reason
    a maths student asks for the formula behind the amount per tick; why was the worth lower although more packages were sold
    what's the highest and the lowest that one pair can bring`,
  "what-is-rebate": `
    money back on the first day; cashback; what is a rebate; part of my payment came back; refund of the pool
    how much comes back if i do nothing; leftover pool; i got some money back without doing anything why
    what is this small payment on the first day; a part of my payment returned why; what is this refund on my first day
    how big is the rebate; do i get a rebate every day; why did i get no rebate; money back per unit
    got money on my first day without doing anything; payment back after registering; explain rebate
    why did i receive part of my payment; first day refund; i got some money back on the day i paid, what is it
    is part of my payment returned; what is the cash back for new buyers; when do i receive the rebate; rebate every day?
    how much comes back of my 20 dollars; it says rebate in my account, what's that
    why did a small amount come back to me after buying; this line rebate in my history; a refund of a part on the day of joining
    the day i joined i found a few dollars in my box without having invited anybody, where do they come from
    will this little refund come every day; i got eight dollars back on the day i joined, how come; how large will the rebate be
    why was there no rebate for me; cash back after buying units; discount for new members; a bit of my twenty boomeranged
    welcome gift?; partial return on day one; is it a discount; eleven dollars appeared after i bought; kickback
    unspent pool handed to buyers; same for all buyers?; first-day money, recurring?; bonus for purchasers
    got zero back, my friend got 12; consolation money; why did i get less of it than last time
    is it guaranteed that part returns; sum returned per package; mystery credit
    five minutes past midnight there was 9 dollars in my account though i haven't told a soul about it, is this a gift or an error
    i paid for two packages on friday and my brother for one, he got half of what i got back, how is this sum fixed
    is the little return after buying repeated each day, like interest
    the shop round the corner gives cashback on each purchase, do you have the same idea
    why was nothing at all returned to me when others had almost fifteen dollars
    it was called a rebate on my list, what triggers it and how often; so i get my fourteen dollars back for sure
    where does the money come from that new buyers get back on their first day; cash-back; part refund; return of unused pool
    money back on purchase; day one credit; 14.60 back?; buyer's refund; small return
    when no one scores, who receives what is left in the daily pot; do i get it a second time when i add another package
    can i count on that return in my household budget
    does a long-time member take part in what remains in the pot or only the buyers of that day`,
  "what-is-commission": `
    referral bonus; what do i get for inviting; how much for each person i bring; do i earn from my referrals' payments
    percent for the sponsor; direct bonus; commission from second level; reward for bringing someone; someone i brought paid
    how much do i get per person; if my friend joins what do i get; do i earn when my referral buys again
    do i get something from my friends friends; what do i earn when someone joins with my link; how much is the referral bonus
    do i get paid when my invitee tops up; do i earn on the second generation; how many percent for inviting
    bonus for bringing people; direct sales bonus; reward when my invited friend pays; what does each new person give me
    percentage for my referrals; earn on people i bring; do i get a share of their purchase; bonus per signup
    how much do i get when my friend joins; ten percent of what; bonus for inviting; do i also earn from people my friends invite
    is the referral bonus paid every time they buy; why did i get no commission from my invitee; income for each person i bring
    i brought my cousin in and he paid for three units, what's in it for me
    if the person i invited buys again later do i get something again; how much do i get for each person i bring
    do i earn from the people my people bring; finder's fee; is the two dollars once or every time
    my friend bought three units through my link, what do i get; why didn't i receive ten percent; reward for recruiting
    affiliate percentage; headhunter reward; two bucks per recruit; is it for life; second-tier override; do grand-recruits pay me
    i signed up three guys, what's my reward; introduction fee; cut of my friend's purchases
    when my recruit adds more do i cash in; why did my reward go to the heropool; i hold no package, do i still get ten percent
    direct referral income; kick for bringing clients; bounty; how quickly does the ten percent land
    am i paid for people my aunt brought
    my colleague signed up with my link and put in a hundred, how much of that is mine and when do i see it
    an estate agent gets a percentage for each deal, what does a person get here for bringing a customer
    my recruit brought his own recruit, does the second one bring me any money too
    i brought someone in january, she adds packages now and then, am i paid again each time
    i brought my cousin and got zero for it, could it be because i hold no package myself
    for how many years do i get my share of what a person i brought pays; so i earn from all the levels below me
    how is the inviter rewarded; sponsor's cut; 10%; two dollars per package; referral fee; introducing reward; intro commission
    kickback for inviting; agent's cut; will the reward for bringing my neighbour come the same minute or at the end of the day
    an influencer asks what he gets per follower who signs up and buys; who gets the inviter's reward for people without an inviter
    my invited friend sits very deep in the tree, do i still get my tenth`,
  "where-money-goes": `
    how is my payment split; who gets my 20 dollars; breakdown of a payment; what percentage goes to members
    share of the operator; distribution of money; where do my dollars go; percent for each; what happens with my 20 bucks
    how much do you keep for yourself; who profits from my payment; what share does the company keep
    how much of my payment goes to other members; split of 20 dollars; who profits from my joining; percentage for everything
    what happens to the money i pay; who pockets my 20 dollars; how are payments distributed; portion for the company
    where does all the money end up; split of the entry fee; how are my 20 dollars divided; what share goes to the company
    who gets what from my purchase; how much of my money lands in the pool; percentages of the plan
    where did my hundred dollars go; how is my twenty dollars split; how many percent does each party get
    where does my hundred bucks go; what share do you keep; distribution of a payment in percent; can the percentages be changed
    pie chart of my twenty; slices; who gets fat from my payment; follow the money; 14.60, 2 and the rest
    how much lands in the owner's pocket; division key; anatomy of a purchase; is my cash paid straight to others
    how big is the overhead; what fraction feeds the daily pool; beneficiaries of my purchase; split table; allocation
    is fifteen percent gone forever; where do the remaining cents land
    i hand over a twenty, please tell me dollar by dollar in whose hands it ends up
    like the label on fair trade coffee that shows who gets what, do you have such a breakdown of the price
    how large is the piece that the people who run it keep, and how large is the piece for other members
    my hundred for five packages: how many dollars feed the pot of the day and how many my inviter
    does any part of what i pay leave the members for ever
    i'm preparing a talk for my team and need the percentages that add up to a hundred; so half of it goes in the founder's pocket
    is the division the same for the second and fifth purchase; 73 10 2 10 5; split; shares of a payment; who gets which percent
    cost structure; breakdown of twenty; money flow; dollar route; could those percentages be different next month
    what proportion comes back to the network of members; journalist: what share of each payment is overhead
    the one who closes the day, from which part is he paid`,
  "who-earns-nothing": `
    people who get nothing; can i earn zero; how many earn nothing; who does not profit; is it possible to receive nothing
    members without income; bottom of the tree; is it possible that i get zero; which members end up with nothing
    what about the last ones; which members get nothing at all; could it be that i never earn; what about people at the bottom
    do the last ones earn; share of members without income; i joined and got nothing is that normal
    will there be members who never see a cent; is it normal to get zero; losers of the system; what if i only have one leg
    do bottom members get anything; which members get zero; do people at the bottom earn; i am one of the last, do i get anything
    how many members have no income; is everybody paid; what about someone who brings no one; do half of the people get nothing
    which people get nothing; what do i get if i recruit no one; is it possible to end up with zero; how many never earn
    what about the ones at the bottom; i don't want to invite, what remains for me; suckers; who's left holding the bag
    the losers in this; can a member go home empty-handed; people without a crew, what's theirs; share of zero earners
    bottom feeders; those on the last row; who gets stiffed; half of us get zilch?; loner member's income; is zero a normal result
    what about folks with one empty arm; empty pockets; the ones who never sell; unlucky majority
    a friend joined a year ago, he is a quiet man without followers and never saw a cent, is this an exception or the rule
    what sort of member ends with empty hands, i'd like to see if i'm one of those
    by simple logic someone must be on the last row, what do these people receive
    is it mathematically inevitable that a large part get no reward
    my mum joined as a favour to me and won't bring anybody, what remains for her
    in a raffle most tickets lose, how many lose out here completely; so everyone who joins earns at least something
    half the tree without income, is that a true claim; who goes home empty; zero for whom; people with no reward; leaf members
    those on the edge; never paid; none at all; dead ends; if i have one buyer only, do i belong to the ones who get nothing
    when it stops growing who is still being paid; what becomes of people who can't sell
    is there a number of those that never got more than the first-day return`,
  "how-much-can-i-earn": `
    monthly income; potential earnings; maximum profit; how much money will i make; can i live from it; salary
    what is the best case; earn per day; realistic income; can i get rich; how rich can i get; how much per month realistically
    whats the max i can make; income per week; what can i make in a month; is 1000 dollars a month possible
    what do members usually earn; how big can my profit be; give me a number what will i earn; highest possible income
    could i live off this; is it enough to live on; could this replace my salary; money per month; realistic profit; max income
    what do people typically get; what is a realistic monthly income; how much profit with five units
    can i earn 1000 dollars a month; what do people typically make; average earnings; can i quit my job with this
    how much will 100 dollars bring me; what's the maximum income; return per month in percent
    my upline drives a big car and says it's all from here, what would somebody like me make
    what sum can a normal member expect at the end of the month; what does an average member make per month
    can i quit my job for this; with a hundred dollars, what do i make; can i reach a thousand a month
    what's the highest payout in a day; profit expectation; is it worth it; what's in it for me in euros per month
    ballpark figure; six figures?; side hustle income; pocket money or a living; can i buy a house from it; daily wage
    top possible payout per day; what would a lazy member make; is 50 a week doable; my goal is 3000 monthly
    earning potential with five packages; expected value; how fat can the cheques be; if all goes well what do i take home
    how rich is an average member; is it worth my time
    i am a single mother with two evenings a week to spare, what sum per month should i honestly expect
    my recruiter draws circles on a napkin and ends at eight thousand a month, how does that compare with reality
    what's the ceiling of income for someone with five packages on a perfect day; could this pay for my car loan of 250 a month
    a taxi driver makes 1500, would i get near that with a small team; which figure can you give me for a typical first year
    so five hundred a week is normal; do people live off this, and how many; money per month?; how much bread; expected income
    realistic or dream; take-home; annual income; best possible day; how lucrative
    is there a calculator that tells what i will make; what determines whether i make ten or a thousand
    with thirty people below me, how many dollars a day can that be; my son dreams of a ferrari from this, talk sense to him please`,
  "break-even": `
    when do i get my investment back; how long to recover; time to profit; roi; how many days until i am even; pay off
    recoup what i paid; weeks to get my money back; when will i have earned back my 100 dollars; how fast do i get my money back
    when am i in profit; how fast is the investment returned; do i ever get back what i paid
    how many people until i have my money back; after how many days am i out of the red; payback time
    when did i recover what i put in; time until my money is back; will i ever see my 100 dollars again; how soon does it pay off
    number of weeks to recover; when do i have my investment back; how many months to recover 100 dollars
    after which time is the money earned back; is there a payback period; how many points until i'm even
    i spent one hundred dollars in january, at what point do i have that back
    realistically how long does it take until i am no longer in the red; when am i out of the red
    how many days until my investment is back; will i recover what i put in
    after how many people have i earned back the sixty dollars; return on investment; when do i start making profit; amortise
    when am i square; recover my stake; how many matches to get my hundred home; first black number; payoff horizon
    until i see green; my outlay returns in how many weeks; did anyone get their stake back; average time to zero
    by christmas will i have it back; point of no loss; when is my hundred earned back; do late ones ever recoup
    will i be whole again; net zero date
    i put in sixty in the summer and have eleven back so far, at which point will the rest have returned
    a solar roof pays for itself in nine years, how long does this need until i'm not behind any more
    how many sales below me does it take before my hundred is home again
    do most people ever see their stake again, and after how many months
    my bank manager wants to know the payback time of this venture
    i joined in march, how did the others who joined in march fare in getting their money home
    so after one month everyone has recovered what they paid; is there a tool where i put in my assumptions and see when i'm even
    payback; recoup; even again; cover my cost; stake returned when; back to zero; earn back; recovery period; in the plus from when
    what's a realistic horizon before i'm in the plus; can i be sure of at least getting my first payment returned
    which part of all people got back at least what they spent; when do i stop losing money on this`,
  "must-i-recruit": `
    can i earn without inviting; do nothing and earn; i don't want to recruit; passive income; is recruiting required
    join and wait; i hate selling; never tell anyone; earn without a team; what if i don't invite anybody; can i just buy and wait
    i have no friends to invite; is inviting mandatory; do i have to sell or invite; i know nobody who would join
    can i earn passively; what if i never bring anyone; is it enough to just pay; earn without doing anything
    i don't like bothering my friends; i am not good with people; money without inviting; only invest and do nothing
    forced to find new members; does it work without a team; no friends to bring; can i earn without bringing people
    i don't want to invite anyone; is it possible to just wait; do i earn passively; i hate selling to friends, does it still work
    what if i do nothing after paying; is recruiting an obligation; earn money by only buying units
    i'm shy and don't know many people, does it make sense for me at all
    would i still get something if i never talk to anyone about it; i'm shy, can i earn without talking to anyone
    do i have to sell; what if i just buy and wait; is inviting people compulsory; can i make it without a team
    passive membership; must i bring people every month; i'm an introvert; i refuse to pester my relatives; lazy option
    put money in and sit back; no salesman in me; couch potato income; do i need to knock on doors; is hustling needed
    can it run by itself; pay and chill; i live in the woods; what if zero people come through me; is there a quota of recruits
    i can't persuade anybody; obligation to sell; hands off; bedridden, can i still gain; will my upline do the work
    i work nights, know hardly anyone and hate talking people into things, is there any point in joining for me
    with a savings account i do nothing and get a little, is it the same when i just pay and sleep
    i am a monk so to speak, no family, no phone book, what would i get
    my doctor forbids me stress, could i take part without approaching others; how many people do i have to bring at the least
    is there a penalty when i never bring a soul; so money comes in whether or not i talk to anybody
    will it be enough to let the two people below me do the selling; no selling; silent member; without recruiting; hermit
    idle member; loner; zero invites; just hold; lazy; sit and wait; not a salesperson
    my contract at work forbids side selling, can i still profit quietly; can an ad or a robot bring the people in my place
    is inviting a duty like in my last company where they threw you out; what happens to members who remain inactive`,
  spillover: `
    people placed under me by my upline; get members from above; help from the top; do others fill my legs; spill over
    will my upline put people under me; will others put people below me; my upline promised to fill my leg
    do people from above fall under me; my sponsor says he will fill my legs; do i profit when others put members below me
    overflow from the upline; will my team be built for me; get people from my upline; will someone fill my side
    members placed under me by others; do i get free members; people appeared under me that i didn't invite
    my upline fills my leg, do i profit; do members placed by others count for me; somebody was put below me by my sponsor
    will others fill my tree; can i rely on my upline to build my team
    a stranger showed up on my left although i didn't bring him, does he count for me
    my sponsor promised to put people below me, is that worth anything; there is a stranger under me whom i never invited
    will my upline fill my legs for me; does somebody else's recruit count for me
    who gets the ten percent for a person placed under me by others; overflow from above; gifts from above
    my leader vows to stuff my arm; hand-me-down people; who dropped this stranger below me
    leader's extra recruits land beneath me; freebies from the top; does someone else's effort feed me
    help from uplines, dream or fact; he said join early and they'll be put beneath you; trickle down
    strangers popping up under me, do they pay me; am i owed people; do i get ten percent for dropped-in folks
    leftover recruits of my boss
    three names i have never heard of stand below me this week, who put them there and are they of use to me
    the man who invited me swears he'll stack his surplus recruits beneath my place, shall i believe it and would it pay
    when the seats at the top are full new folks slide down, do i gain from those who slide to my place
    another leader's team grows into my area of the tree, is that counted in my favour
    do i receive the ten percent for a person whom my upline parked under me
    an aunt says just sit still, others will fill your team, true or fairy tale
    so the people above me are obliged to feed my weak side; they only ever fill my outer side, does that help me score; gift people
    parked recruits; placed by others; filled from above; falls to me from top; unknown members below; team built by others; spill
    in the last company the upline built everyone's left leg, same story here?
    who gets the matching effect from someone i didn't bring; can i expect that somebody gives me a right wing for free
    a stranger popped in on my side, do i owe his inviter something`,
  "root-seat": `
    who is at the top; first member; top of the tree; does the top earn; who sits at the top; highest position; first account
    who was first; does the founder sit on top; who gets the most; does the person at the top earn from everyone
    the very first seat; top position; seat number one; who owns the first place; who's at the head
    is the boss at the top of the tree; does number one earn; who is at the very top; who is the first member
    does the founder earn the most; who sits above everybody; is the top of the pyramid getting rich; what is the seat number one
    owner of the first place; does the first member get rich; what is the root; who sits above everyone
    does the founder's place earn from all of us; the boss chair; who occupies position 1; genesis account; apex
    does the crown seat draw money; alpha account; ancestor of all; is the pyramid's tip the founder's
    the very start of the structure; how wealthy is account number one; who's the great-grandparent of everyone
    parent of the first member; do all roads lead to the founder's purse; what happens with ten percent if the top is my inviter
    right on top of the drawing there is a place with no parent, who sits in it and how much does he rake in
    my uncle says in every such network the first man gets a piece of everything, does this hold for the very first chair of yours
    i joined without an inviter and the page named some special chair as my sponsor, what is this chair
    can the chair at the summit buy packages and score like us; where do the ten percents go of those who came on their own
    is the maker hiding in the first chair to live off the rest; so the one on top is a millionaire by now
    what's special about seat number one compared with mine; top chair; summit; node zero; first place of the tree; starting seat
    who's above all; pole position; root node; the trunk; seat 1
    does the highest chair hold a title or take a slice of the monthly pot
    a journalist asks whether the top of the tree feeds on everyone beneath
    has the first seat a roof or an endless number of points; who is the parent of the earliest members`,
};

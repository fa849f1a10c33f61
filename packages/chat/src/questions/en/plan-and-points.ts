// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const planAndPointsQuestions: OtherWords = {
  "plan-in-short": `
    how does it all work; explain the compensation plan; summary of the plan; explain simply; overview of the rules
    how does the system work; explain like i am five; what is the business model; binary plan; i don't get how this works
    give me a short explanation; how do you make money with this; whats the plan exactly; where does the profit come from
    explain the scheme in two sentences; how does the money flow; what do i have to do to make money
    i don't understand your system; how does one earn here; what are the basics; how does the network pay
    how do members make their money; simple explanation please; i don't get it, explain; what's the system behind this
    ways to earn here; how is the payout structured; what is the system behind it; how does the binary work
    how are earnings distributed; i don't get the model, explain it simply; give me the short version of the rules
    what happens with the money of new members; how does this business model work
    explain left and right and points in two sentences
    somebody at work tried to explain it with left and right and pairs and i got lost, can you do it in a few words
    how is the money that comes in every day handed out; i don't get how this works, short version please
    how's the money divided among people; sum up the compensation plan; what do the members get and for what
    give me the basics in simple words; how does one make money here in general; the whole system in three sentences
    elevator pitch of the maths; the mechanics for dummies; game rules in a nutshell
    connect the dots for me: packages, pairs, pool; how's the cash cycle; my head spins from left and right, help; napkin version
    cheat sheet of the reward plan; matrix or binary, what flavour; what's the recipe for getting paid here
    daily pool idea in brief; tldr; how is it that money reaches me; in what way do members feed each other; crash course
    the gist of how rewards arise; rulebook summary`,
  "what-is-a-unit": `
    what am i buying; what does a unit give me; is a unit like a share; price of one unit; package; what do i get for 20 dollars
    is it an investment; deposit; what do i own after paying; is buying a unit like buying shares; does a unit pay interest
    what do i get for my money; what is one unit good for; is a unit a share or a token; what am i paying for
    how much is one unit; can i sell a unit; do units expire; explain units; what exactly do i purchase; one unit costs what
    benefits of owning a unit; is it a product; what am i buying for 20 dollars; what does one unit give me
    can a unit be sold again; unit versus point; what do they mean by unit; is a unit a deposit with interest; does a unit expire
    how many units can one have; what am i buying for the twenty bucks; is a unit a share; can i own six of them; meaning of unit
    do units pay interest; do i get a product for the unit; is it like a ticket, a coupon or a token; what's inside a package
    building block; do i get a certificate; is a package a stake in your firm; rename for share?; dividends per package
    do i own something i could resell; what does twenty dollars entitle me to; how many blocks may i stack
    is it a bond or a deposit; refundable piece?; what's the use of a second piece; does a piece wear out
    size of one piece in dollars; is it a subscription`,
  "what-is-a-round": `
    when does a day start; how long is a round; when does the round end; what time does the day end; time of the daily reset
    24 hour period; timezone of a round; when is the cut off; at what hour does it close; when does the next day begin
    at what time does the round finish; how many hours does a day have here; when is the daily reset; what does round mean
    how long until the next round; what is a month in the plan; when's the day over; closing time of the day; start of a new round
    length of a round; what hour does it reset; when does the day end here; 24 hours from when; how many rounds has a month
    countdown on the overview; it says round 87, what's that; how many hours does a round take; how many rounds are in a month
    what happens at the end of the day in the plan; what does closing a round mean; is a round the same as a day; cycle
    period number on my screen; why do you say rounds rather than days; accounting period; what's the 30 about; epoch
    batch of sales shared together; when one finishes what triggers; is a period always the same length
    definition of the term next to the timer; does a period pause at weekends; number 112 on the overview
    what is shared out per period; is a month 30 or 31 of them; one cycle lasts how long`,
  "when-rounds-end": `
    what time does the day end; is it midnight utc; when does the new day start in my timezone; what hour do rounds change
    at what time are points counted in iran; until when today can i pay; daily reset time; cut off time
    which time zone do you use; what time of day is the round over; end of the day in tehran time; timezone of the daily round
    local time of the round's end; time zone; at what hour does my day reset in germany; when is the daily reset for europe
    hour of the day when the round changes; at what time does the day switch over here; does a day begin at midnight
    what hour is the cut off in my country; when is the reset each day; until which hour does a purchase count for today
    utc or local time; at what clock time is the day over for me in germany; i pay at eleven pm, which round does it count for
    when is midnight utc in iran; until when must i pay to be in today's round; the countdown, in which time zone is it
    last call for today's purchases; in india what's the switchover; sydney time of the rollover
    deadline tonight for my side to count; eastern time; is daylight saving affecting the rollover
    the timer doesn't match my watch; when the counter hits zero what's the clock in kabul; pakistan standard time of the flip
    midnight of which country; counting stops when for today; 00:00 gmt`,
  "what-is-a-point": `
    meaning of points; how do i earn points; how are points made; what counts as a point; how are pairs formed; pairing explained
    matching bonus; get points; how do points work; one left one right; how do i make a pair; how are points earned
    what is pairing; when do i get a point; left and right must match; what is half a point; how does the binary matching work
    explain points; a pair means what; requirement for one point; when left meets right; how do i score; how do i get a point
    what counts as a pair; one left and one right makes what; do i need to invite the people myself to get points
    does it matter how deep they are; explain points to me; matching of the left and right side; what must happen for me to score
    how does a point come about; what's meant by pair; one on the left and one on the right gives what; are points money
    how do i collect points; what makes a pair complete; do my own invites have to be in the pair; scoring explained
    match of two packages; handshake of left and right; credit for a balanced pair; do i need to hire both myself
    one from each arm; coupling; how does one tally rewards; is a score a coin; what triggers a tick on my counter
    must both be from the same day; do grandchildren in my structure count for matching; can one package be matched twice
    bv or pv?; binary match; what earns me a tick`,
  "no-points": `
    zero points; people joined but i got nothing; all joined on one side; one leg is full but no points; why is my score zero
    40 units and no points; recruits on one leg only; only left side grows; i brought 10 people but still no points
    why is there nothing on my account though my team grows; my left leg is big and right empty; why am i not earning points
    my team grows but points stay zero; people registered under me and nothing happened; everyone is on one side
    i have members but no income; nothing happens although people join; my points do not increase; many joined but zero points
    downline is big and i earn nothing; why is nothing counted; i brought lots of people, where are my points; score remains zero
    all my people are left; twenty people on the left and still zero; my team grows but i earn nothing; points stay at zero
    why am i not earning although people joined under me; only one of my sides has members; i have lots of volume but no points
    my own purchase gave me no point; i have worked so hard, brought eleven people and they all sit left, why don't i get anything
    my numbers on one side go up and up but income is zero; ten people joined and i didn't get a single point
    all mine are on the right, is that the reason; why is my score zero today; my team grows but no pairs
    one side is full, the other empty; do i get nothing for a strong left leg alone; lopsided; why's my counter stuck
    massive left arm and still broke; zero matches despite sales; one-armed; my crew explodes but nada
    fifty packages yet not a single tick; nothing triggers though they buy; sales galore on the right, wallet empty
    i'm doing everything and get squat; does one-sided growth pay; my counter never ticks; unbalanced team
    they buy, i get nothing from matching; hundred folks on a single side; own purchase not matched`,
  "what-are-legs": `
    what is a leg; left and right side; two branches; what are left and right teams; my branches; why only two legs
    how many people directly below me; what do you mean by legs; left team right team; why can i only have two people under me
    what does left leg mean; how many legs do i have; why only two people directly below; where do further people go
    what are branches; third person under me; explain the legs; what is my left side; left and right meaning
    where does the third one i invite go; two branches only; what is my left side and right side; what does leg mean
    where do further people i invite go; can i have three legs; which people belong to my right side; branches of my seat
    left leg right leg, what is this about; where do the third and fourth person i bring go
    how many people sit directly beneath me; which members belong to my left side; are people others brought on my leg too
    why only two; arms of my structure; halves of my team; flank; can i have a third arm; my fourth buddy lands where
    strong arm weak arm; why twofold; direct neighbours below; who's counted in my right half
    sides named left and right, whose view; do branches include deep people; wing; why am i limited to a pair beneath
    frontline is full, where do extra friends land; structure halves; does an arm belong to one person`,
  "waiting-units": `
    what happens to the extra on my strong leg; do leftover units expire; carry over to tomorrow; unmatched units
    do i lose the surplus; remainder of bigger leg; carry forward; do extra units burn; do i lose the rest on the bigger side
    is what is left kept for the next day; extra units stay; are unused units on the strong side kept; what is variance
    do the surplus units stay; my strong leg has lots left over; do extra people on one side get wasted
    carried to the next day or not; will my unpaired units vanish; stronger side leftover tomorrow; does the rest expire
    unmatched people lost or kept; how long do units wait; surplus of one leg; what happens to the surplus of my big leg
    do the extra ones on the strong side disappear at night; carry over to the next day; how long do unmatched units stay
    is my volume lost if the other side is empty; are leftovers reset each month; variance in the overview
    my weak side is empty at the moment, will the many units on the strong side still be there next year
    do i lose what has piled up on one leg when the month ends; do unmatched ones get deleted at midnight; what's the variance
    i have nine left over on the left, are they kept for tomorrow; how long do leftovers stay; backlog on my big arm
    spill left uncounted tonight; do singles get thrown away; banked for later; leftover single ones
    is the queue on my strong arm eternal; surplus storage; reset at month end?; pending ones under my name
    does patience pay: will they match next year; carry balance; hoarded on one arm; expiry of unmatched sales
    widows without a match; will midnight erase my excess; residual count`,
  "daily-cap": `
    maximum points per day; daily limit; cap on earnings; most i can earn in a day; limit of pairs; how many pairs count each day
    ceiling per day; how much is the most per day; is there a ceiling; can i earn unlimited; how many points per day at most
    what is the limit for my earnings per day; does the cap rise with more units; maximum pairs a day; i hit the limit
    why did it stop at 10 points; points limit with two units; how many points can i make in one day; upper limit
    most pairs counted; cap for five units; what is the most i can make in one day; with 3 units how many points are possible
    does buying now raise today's maximum; why did i only get fifty points; daily maximum
    my team is growing quickly, is there a limit of what i can collect in a day
    i hold two units, at how many points does it stop for me; is there a maximum i can score per day
    why did i stop at twenty points; how does the limit rise; with three units, how many points at most
    upper bound of points a day; what's the ceiling; plafond; ceiling for matching; throttle; i'm maxed out at ten
    why not more than fifty; what's the roof with three packages; if i add one tonight does my roof rise tonight
    limit reached message; top speed; earning quota per 24h; sixty matches but paid fifty; max out; what's my personal limit
    is there a brake on big teams; how do i lift my ceiling; uncapped?; the first account has what limit`,
  "what-is-flash": `
    points lost above the cap; what does flash mean; flush; pairs over the limit; wasted pairs; flashed out
    pairs that pay nothing; exceeded my limit; why were some of my pairs not paid; points burned; what are flashed points
    why did some pairs not count; do i get flash back later; my points got burned; why is flash not paid
    i lost pairs over the limit; it shows flash, meaning; why did i lose points to flash; wasted points; points beyond the limit
    some of my pairs were not paid; it says 12 flashed; why are pairs above the maximum lost
    can i get back flashed pairs by buying more; what is the flash number; lost points because of the limit
    yesterday i had more pairs than allowed, where did the rest go; there is a number next to flash and i don't know what i lost
    it says flash 7, have i lost something; can i get flashed pairs back; pairs over my limit, what becomes of them
    what does flashing out mean; how do i avoid losing pairs; burnt; evaporated matches; overflow that nobody pays
    my twenty surplus matches vanished; what a waste, can i rescue them; why throw away good matches; lightning number; forfeited
    over the roof and gone; can i retroactively buy to save them; used up with no reward; excess above fifty
    red figure called flash; where do the forfeited ones go; punishment for big teams?; lost matches tonight`,
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
    the quotient pool by matches; payout per match in plus; when do i learn what a match was worth`,
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
    is it guaranteed that part returns; sum returned per package; mystery credit`,
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
    am i paid for people my aunt brought`,
  "when-points-credited": `
    when are points paid; when does today's money arrive; time of payout for points; when do points become money; points to box
    provisional points; payout time of the day; when do i get paid; when do i see my money for today; what time are earnings paid
    how soon after the day ends do i get paid; when will today's points be paid; why do points show but no dollars
    how soon do i get the money for my points; at what time is the money paid; provisional what does that mean; payout time
    when do i see the cash for today; how long after the round do i get money; today's income arrives when
    what time do payouts come; when are yesterday's points paid; at what time is the payout each day
    how long until points become money; points are provisional, what does it mean; how soon after the round do i see my earnings
    do i get paid daily or weekly; it is late at night and the round is nearly over, when can i count on seeing my money
    how many hours after the day closes do i get paid; today's points, when are they turned into money; what does provisional mean
    how long after the day ends do i get paid; paid daily or weekly; why does the history not show yesterday's points
    my points of today have no value; payday schedule; clearing time; ticks turn to coins at what moment
    i have 8 tonight, cash tomorrow?; lag between match and money; overnight processing; preliminary figure
    settled vs provisional; is it daily, weekly or monthly payroll; how come there's no amount beside my ticks yet
    when is the counter frozen; hours until my pot grows; next morning?; when does the list show them; delay from match to pot
    does a payday move on holidays`,
  "who-settles": `
    who closes the day; what if nobody settles; is settlement automatic; closing reward; who runs the settlement; day not settled
    round still not closed; earn by settling; what if nobody closes the day; does settlement happen by itself; can i close a round
    the day was not closed yet; who runs the daily settlement; can i settle it myself and earn; what if settlement is late
    yesterday's round is still open; what does settle mean; whose task is closing the day; nobody closed the round
    can a member do the settlement; settle button; day end is not processed; what happens when a round isn't closed for days
    can i close a round myself; what do i get for settling; the round ended long ago but it's not settled
    who does the accounting at the end of the day; what if nobody triggers the payout; who pushes the button at the end of the day
    is my money stuck when nobody closes the round; the day is over and nothing was distributed
    does someone have to start the distribution; who does the closing of the day; the last day has not been closed, what happens
    may i settle a round and earn the one percent; your server was off at midnight, do we lose the points
    who presses the button for the settlement; bookkeeper at midnight; crank; trigger the share-out
    is there a human doing the split; bounty for closing; what if the closer is asleep; finalise
    can i press finalise and grab one percent; stale period, unclosed since sunday; does a forgotten day get lost
    who processes the batch; any member may do the split?; cost for the one who closes; bot that closes
    result differs depending on who closes?; closing in pieces`,
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
    is fifteen percent gone forever; where do the remaining cents land`,
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
    what about folks with one empty arm; empty pockets; the ones who never sell; unlucky majority`,
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
    how rich is an average member; is it worth my time`,
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
    will i be whole again; net zero date`,
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
    i can't persuade anybody; obligation to sell; hands off; bedridden, can i still gain; will my upline do the work`,
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
    leftover recruits of my boss`,
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
    parent of the first member; do all roads lead to the founder's purse; what happens with ten percent if the top is my inviter`,
};

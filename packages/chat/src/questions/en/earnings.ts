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
    what's the highest and the lowest that one pair can bring
    some days one score brings me a dollar and other days twenty cents, who or what decides that
    my nephew says it's 1.46 always, my statement shows 0.38, who is wrong
    bookkeeper needs the formula from the day's intake to the amount for one score
    is a score in the big plan worth more than in the small one; the more people score, the less each gets, did i understand that right
    could i have known this morning what a score would bring tonight; why did ten scores on sunday pay worse than four scores on monday
    taxi fares are fixed by the city, is the rate per match fixed by anybody
    on slow days with hardly any entrants, do scores become worthless
    what's the highest rate there has ever been or can be for one pair; i'd have 12 of them, how much cash would that make`,
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
    does a long-time member take part in what remains in the pot or only the buyers of that day
    i bought in yesterday and today 9 dollars came back though i've no people at all, was that a mistake
    my inviter says you always get most of your money back on the first day, is that true
    something called rebate landed once and then never again, should there be one each week
    a shop owner knows rebates from suppliers, what's yours for and how do you work it out
    why did my sister get 13 back and i got nothing, we both paid twenty, one day apart
    leftover of the day's pot, who is entitled to it; if i buy five at once on a quiet day, do i get five times the refund part
    is the return on day one something i can plan my bills with; when a lot of people score on the day i join, does my give-back shrink
    cashback like on my credit card?; does an old member get it too or just those who paid that day`,
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
    my invited friend sits very deep in the tree, do i still get my tenth
    i talked my colleague from the ward into it, what's my reward for that and when does it come
    she topped up again today, am i rewarded a second time or just for her first payment
    my recruits' recruits are very busy, do i have a share of their payments as well
    i've not bought anything for myself yet but invited two, why didn't i get anything
    as an estate agent i get three percent, what do i get as an introducer here
    the person i invited was put under someone else's chair, does the ten percent follow me or him
    how long does an inviter's share take to arrive, do i wait for midnight
    team leader question: my girl invited a man, he paid sixty, who of us gets what; referral bonus per package in dollars please
    if he buys for a hundred in the big plan do i get ten; does bringing friends pay cash or only scores`,
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
    the one who closes the day, from which part is he paid
    i hand over a twenty, please write who puts which coin of it in his pocket
    journalist: exact allocation of member payments incl. what reaches the company and the outside address
    my wife thinks the whole of it goes to the guy who invited me, how much is it really
    is any part kept for running costs, as in a church collection
    of a hundred for five packages how much ends in the shared pot and how much is away for good
    lawyer wants to know whether the distribution key can be altered by the directors
    pensioner here, i like pie charts, can you tell me the slices of a payment
    what do those above me get from my payment apart from my inviter; why do only 73 of 100 go to the members
    who pays the one that closes the day, is this an extra charge for us; taxi owner takes forty percent of my fares, what do you take`,
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
    a stranger popped in on my side, do i owe his inviter something
    i found a nurse from peru on my left whom i never met, who put her there and does she count for me
    my leader sells it like this: join now and my big team flows beneath you, is this worth anything
    am i entitled to people from the ones above me, they've so many
    when a chair near the boss is full and the newcomer goes down to my side, do i get the inviter's share
    my brother-in-law got six for free on one side and now waits for money, will it come
    how likely is it that others fill both sides of me while i do nothing
    are there free people raining from above, as they said in the whatsapp group; what's the use of strangers below me
    lazy question, will those higher up build my business
    a member placed by my upline in my right side paid, who receives the 2 dollars; overflow people, real help or bait`,
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
    has the first seat a roof or an endless number of points; who is the parent of the earliest members
    the drawing has one chair above all the others, which lucky devil sits there and how much does he cash
    journalist: does the initial account profit from every member beneath it as in the schemes i've covered
    my inviter field shows the number one, i never met this person, who is it
    if no friend brought me in, does my ten percent go to the boss up there
    in the last pyramid the owner's chair took from everybody, what about yours; can the chair at the summit buy packages or win titles
    foreman's joke: the top dog gets fat, true in your case or not; what is at the very beginning of the tree and who controls it
    do matches of the topmost account count for someone; how do i become the one at the summit; is account zero or one you guys`,
};

import type { PassageQuestions } from "../passage-questions.ts";

export const expectationsQuestions: PassageQuestions = {
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
    is there a number of those that never got more than the first-day return
    be frank about the poor souls, who leaves this with nothing but a first-day refund
    my nephew has one side only and no talent for talking, will he be among those who see zero
    what happens to the tail of the tree, those who came in last week and have no one below
    is it mathematically so that over half can't score, a maths teacher asks
    my friend joined in march, invited nobody, earned nada, is she an exception
    as a social worker i meet the ones who didn't gain, how big is this group here
    does a quiet member who just pays receive something in the long run; if everyone wants to earn and nobody's last, how does that work
    the foreman says half the crew will get zip, right or wrong; what sort of member never gets a cent
    is there a place that tells how many got zero
    in our village of sixty three families joined and only one ever saw money, is it always like that
    what sort of person walks out with nothing but the bit from day one
    i'm a quiet librarian, nobody would follow me, in which group would i end up
    is it a matter of logic that more than half can't have both sides; the newcomers of last week, what will be theirs when no one comes after
    my husband has a crowd on the right and an empty left, does he belong to the losers
    out of a hundred participants how many get zilch, i write for a magazine
    musical chairs always leaves someone standing, who's left standing here; does somebody who sponsors no one receive anything later on
    i was told everyone earns at least a little, true; my mother put in sixty two years ago, brought nobody, has seen four dollars, normal
    those on the leaves of the tree, how do they make their money; is the share of zero earners published
    when the music stops, who still gets paid; zero; the last row; one side only; losers; more than half
    day one and then nothing; i've bad luck with people, what can i expect; does paying for five packages protect me from getting nothing
    can it be that a member of three years never saw a point; is there a fate worse than zero; what about inactive ones, are they paid a little
    for each winner, how many get nothing; if nobody places people under me, what's left
    as a debt adviser i want to know who goes away empty handed
    at the family feast seven of us were in, and five had zero, is our family especially clumsy or is it like that
    i'm the quiet one in the office, i'd bring no one, what will my year look like; the last people to come before it stops, what do they get
    my right is busy, my left empty for a year, i've got nothing, is this usual; is it possible by design that everybody gets something
    what do you say to the half that has nobody on one side
    in the queue at the post office three of us compared, and two had got nil in a year, do we do something wrong
    what sort of people leave with empty hands, those without followers only; explain with the two arms why most can't have both
    if i am among the last hundred to join, what will i see
    in my mother's prayer group eight paid and seven have nothing, are they doing it wrong or is this how it's built
    i'm a shy beekeeper with one friend, what would i get from a year of membership
    what about those who enter in the last month before it dries up`,
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
    with thirty people below me, how many dollars a day can that be; my son dreams of a ferrari from this, talk sense to him please
    i clean offices for 600 a month, could this replace it, please an honest number
    the recruiter drew 10,000 a month on a napkin, what is the ceiling really and what is usual
    student in accra, want to earn my fees of 400 a semester, feasible with this or not
    my youtube viewers want a figure, what does somebody with five packages and a good team make per day at most
    taxi brings me 40 a day, what would this bring me a day; grandma has 100 to spare and asks what it will turn into by christmas
    compared with driving deliveries ten hours a week, how does this pay; would i be able to pay a mortgage of 900 from it
    don't dodge, what's the typical take of people like me; i'd like to know the upper limit on paper for a single package
    wat can i make a month if i work hard
    i deliver parcels for 1400 a month and my sponsor swears he makes the double, what would be normal for me
    our landlord raised the rent by 180, could i make that with thirty people or is it a dream
    which sum lands in the pocket of an ordinary member per year; if both arms bring everything, what is the top for one package in a day
    my teacher's salary is small, could this replace it in two years, honest number please
    what if i bring ten friends and each brings ten, how much is it a month; they promised me a fixed 300 weekly, what's realistic
    i have 100 and a small team, what should i see by summer; is there an upper limit or is the sky open
    the flyer shows a yacht, what do members have in truth; i'd like to pay my studies from it, 250 a month, feasible
    how does it compare with a saturday job at the till; give me a range from worst to best
    with a single package and nobody below, what would i make per week; per day; per month; realistic sum; wage
    living from it; best day; average take; in rupees; can a disabled man earn a living through that
    what would you say to my son who wants to leave his apprenticeship for this; five packages, what's the most for one perfect day in dollars
    is it more like pocket money or like a job; why won't anybody tell me a figure; do you publish what people really got
    how much did last year's joiners make; my friend has 60 people, what does he get roughly
    if i work at it twenty hours a week what could i take home; please sir tell monthly income in lakh
    my wage at the poultry farm is 210 a month, would i get near that if i worked at it on evenings
    the man at the meeting wrote 5,840 a month on the board, what's the largest sum that's even possible for one package
    we need 90 a month for insulin, can we count on it from here; what do most members get in reality, not the stars
    should my daughter give up her job at the pharmacy for this; how much for five packages on a day when all goes perfectly
    the poultry man makes 30 a day, the rickshaw man 12, what would the average person in your plan make
    a colleague claims that his cousin takes 3000 a week, is this even possible with five packages
    i need a new roof, 7000, in two years, realistic through this; give me the most a single package can bring on its best day, in dollars
    who knows what i'd earn, you, my sponsor or no one
    i pick strawberries for 9 an hour, would evenings in this plan give me more than that, please a sober figure
    the man with the flip chart came to 12,000 a month for a chain of ten levels, what are the true upper bounds
    what do ordinary folks see at the end of the year, including those who see nothing`,
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
    which part of all people got back at least what they spent; when do i stop losing money on this
    i put in a hundred from my holiday money, when will my pocket be as full as before
    my wife gives me until easter to have recovered the sixty, realistic?
    a machine on our farm pays for itself in four years, in how many does this; we bookkeepers call it payback period, what's yours
    if i bring two people and they bring two, am i even by then
    i joined in june, had one refund and after that silence, will i ever see the rest again
    how do i work out the day on which i have recovered my stake; my cousin says two weeks and you're square, did anybody achieve that
    how large is the share of folks who have regained what they spent
    is there a calculator in which i can play with assumptions until i am out of the red
    does everyone get their outlay back sooner or later
    i took it out of the holiday jar in may and my kids ask when the jar will be full again
    the solar panels pay back in eight years, how many months is it for a package
    put in 60, got 7.20 on the first night and then silence for half a year, will the rest ever come
    how many buyers below me does it take until i've got my own money home
    my wife has a calendar, which date shall she mark for the money to be back
    the seller's slide says 21 days until you are even, can this be true; what portion of members ever got their outlay home
    those who came in march, how did they fare by now; is there some tool to play with so i see when i'd be out of the red
    as a bank clerk i ask for the payback period of the investment; does everyone get it back after enough patience
    i bought a used taxi and earned it back in a year, and here; without new people, is there any way that my payment returns
    so the rebate plus points give it back within weeks, yes; when will i be square; out of red; stake home; even; cost covered
    share in profit; my nephew recovered it in ten days, why not me; what if i never recover it, is that common
    if i pay more, do i get even sooner; is there a guarantee for at least the entry sum; in which month do most people pass the line
    i lent myself the money from the rent, when can i put it back; did anybody get even this year, and how many
    a farmer sows and reaps, when is harvest here
    i gave the money for our winter coal, when will there be coal again, honestly
    it's been seven months and 19 of 60 came back, does it speed up or was this it; at which number of people under me would my own cash be home
    how many of those from last spring have what they paid back in hand
    the slides promise that on day thirty you're even, is this a rule or a dream; if not a single person buys after me, what comes back
    i promised the bank manager that the sixty is back by september, was this foolish
    count for me: after the first night's return, how does the rest come home; did a majority of the january crowd ever see their cash again
    can i play with numbers somewhere to see when i'd be level; is there any schedule of payments, as with a bond
    i sold my bicycle to pay for the package, so when could i buy it back from what comes in
    the presenter said the sixtieth day is the day your own money's home, is there any such day
    of those who came last year, how many have got home what they put in`,
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
    is inviting a duty like in my last company where they threw you out; what happens to members who remain inactive
    i'm a widow, i don't go out, can i simply put in money and let it be
    i work nights and sleep days, when should i find people, is it possible without
    shy teenager's mum asking: does it work if you never speak to anyone about it
    my job contract forbids me to sell things to colleagues, can i still profit
    my inviter said sit back, i'll fill it for you, can i count on sitting back
    i burnt my friendships in an earlier mlm and won't do it again, any use for me then
    in a savings account i do nothing and get two percent, what do i get here for doing nothing
    introvert programmer, can't a bot find the people or can't i do without them
    is there a minimum number i have to bring per month to remain; what's left for someone who buys once and then forgets about it
    does it run by its own once i've paid
    i sit in a wheelchair and hardly meet people, will something come in if i only pay
    in my savings book money grows by itself, does it here too; my boss forbids side selling, can i join and keep silent
    they said my team is built for me and i can sleep, what's left if they don't
    after my tupperware years i don't want to phone anyone again, is it worth joining at all; how many must i bring so as not to be thrown out
    can i place an advert in the newspaper instead of talking to friends; what does a member get who pays and then goes to sea for a year
    i'm from a tiny island with 200 people and all said no, what now; is it an obligation in your terms to look for new people
    do i have to sell cosmetics or anything
    my brother will do all the inviting for both sides of mine, do i then get points without lifting a finger
    just pay; without sales; be passive; nothing to do; inviting a must?; earn at home; what if the two below me are lazy
    i am a monk, a hermit and a programmer, can i earn without humans; is there a monthly target as in my old company
    i'd like interest, not people, do you have that; would i be punished for bringing none
    my doctor prescribed rest, may i simply hold my packages; does money come in if others place folks under me on one side
    what is in it for somebody who joins out of politeness; could i pay someone to recruit for me; is buying all five a replacement for inviting
    i can not speak well, i am ashamed to ask people, can i earn still
    i drive a snow plough, alone all winter, does it work for someone who meets no one
    on the savings book there's interest without talking, is there anything like it when i hold five packages
    they said i need only sit since the whole team is built under me, and if it isn't; is there a fine when i don't bring people for a year
    my faith forbids me to persuade others, can i gain by just being in
    my wife would invite, i wouldn't, can i hold a place anyway and what would it bring
    i stutter, so persuading folks is out, would holding five packages be enough; grandma only wants to put in sixty and knit, what will she get
    is there a clause that forces me to bring two people by summer; the two sides of mine would have to fill by themselves, does this happen
    do i have to phone my friends like with those knives i sold in 1994
    i look after my sick husband round the clock and can't approach people, is there any income in it for me
    my savings bond pays while i sleep, so does a package pay while i sleep
    is anybody going to scold or fine me if i never mention this to a soul
    they promise to fill both sides for me, what remains if they don't keep the promise`,
};

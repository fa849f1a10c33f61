import type { OtherWords } from "../other-words.ts";

export const ranksQuestions: OtherWords = {
  "hero-and-knight": `
    what are ranks; levels and titles; what does hero mean; list of ranks; which ranks exist; rank conditions
    difference between hero and knight; which titles can i reach; explain ranks; what titles can one get; what levels are there
    which ranks do you have; what does being a knight mean; is there a rank above hero; career levels; explain hero and knight
    list the ranks; which ranks can i reach; what's a hero; what ranks are there
    what is the difference between a hero and a knight; do i keep my rank next month; what are titles good for; levels in the plan
    is there something above knight; what does a rank bring me; what titles can a member have
    which levels are there in your career plan; difference between the two ranks; do i keep my title next month; what's a knight
    is there a diamond or gold level; what do ranks bring me; badges; medals in this club; ladder of honours
    is there silver or platinum; star levels; hierarchy of titles; do badges wear off; which comes first, knight or hero
    status levels and perks; what's a title worth having; crown diamond or what; grade names; do i keep the medal
    how many grades does the ladder have; what can one be promoted to; monthly honours
    my leader has a little shield next to his name and boasts about it, what kind of honours exist in this network and what do they give
    in the army you go from private to general, how many steps are there here and does one keep the step for good
    i was promoted last month and today my page says nothing, did you degrade me
    do titles raise the ten percent or the limit of ticks, or what are they for
    at amway there are rubies and emeralds, which are the equivalents here
    is a title something ordinary members reach or only a handful; so once a hero always a hero
    a two line description of both titles for my newsletter please; titles; shield icon; medals of the month; honours explained
    status; grade; tiers; gold member?; what comes after knight; does the higher title include the lower one
    are there different titles in the hundred dollar plan; what's the practical value of having a title besides the name
    my aunt wants to know how one level differs from the other
    my niece boasts that she was a hero in may, is that a medal, a salary grade or what, and how many such grades are there
    in the army we had ten ranks, how many are there with you and what do they give
    does the honour stay on my profile for good or must i earn it afresh each month
    my leader signs his messages with knight, does that make him my boss
    is anything above the second title, a diamond director or such like in other companies
    what do you gain from a title besides bragging; gamers love ranks, please tell me the tiers and whether they're reset every season
    how many of us ever get one of those honours; what's the difference between the lower and the upper title in one sentence
    clerk filling in a form: list of the distinctions in your system and their effect
    did not understand the ranks at all, can you explain`,
  "become-hero": `
    requirements for hero; reach hero; points needed for hero; how to get the hero rank; conditions of hero
    what must i do to get the hero title; how many points a month for hero; how many points until hero; i want to be a hero
    what do i need for the first rank; do commissions count for hero; fifty points in a month; when am i a hero; path to hero
    how do i reach the hero level; points for hero rank; make me a hero what do i do; how many points for hero
    what do i need to reach the first rank; i have 43 points, how many are missing; can i get hero through earnings
    conditions of the hero rank; when is someone a hero
    i'm at thirty points and there are ten days left, what is needed for the title; does it count for hero what i got for inviting
    i have 38 points this month, what's missing for the first rank; what does it take to become hero
    do commissions count for the title; i earned over a thousand dollars in points altogether, am i a hero
    requirement for the first level; first medal, what's required; fifty ticks; shortcut to the lower title
    i have 49, so close, then what; do sales bonuses feed the lower title; lifetime thousand, how does that work
    entry title requirement; hero in my first month possible?; how far am i from the first badge; threshold
    can i buy my way to hero; does plus help for the hero in core; qualify for the first honour; twelve left until hero
    what counts towards it
    there are eight days left in this month and i stand at forty one, what exactly must happen for me to earn the first title
    i made 1000 dollars from matching over my whole time, they say this opens a second way to the title, is it usable every month
    do the ten percents from the people i brought help me towards the title or only the matches
    like a sales target at work, what's the target here for the lower honour
    my points of the last day of the month were booked a day late, do they still belong to that month
    where do i see what is missing for me; so buying five packages makes me a hero
    is it enough to reach the number or do i also have to do something afterwards; target for first title; 50 needed; hero threshold
    get the badge; lower honour; 47 so far; path to title; one title per month?; can i collect the needed ticks over several months
    is the money i get back on buying counted towards the thousand; a girl in my team has 50 on the dot, is she through
    first promotion, how
    eleven days to go and i stand at 31, what exactly is needed for the lower title
    my recruits bought a lot and i earned 60 in inviter money, does this count towards the first title
    i read about a thousand dollars in life, is that another way to get there and how often may i use it
    a retired man with modest traffic, one or two matches a day, can i reach it within thirty days
    my fiftieth came in on the last evening but was booked next day, to which month does it belong
    team leader: how many scores per day must my people average in order to earn the first honour
    can i collect the fifty over two months if i miss by three; did my refund part of the first day count as progress for the title
    do scores in the expensive plan help me to the title in the small one; where can i see how many i still lack; wot do i need 4 hero`,
  "become-knight": `
    requirements for knight; reach knight; heroes i sponsor; conditions of knight; how many heroes for knight; become knight
    what must i do to become a knight; how many heroes below me; what does it take to be a knight
    how many of my people must be heroes; i have five heroes am i a knight; second rank requirements
    do my heroes have to claim first; path to knight; reach knight level; how many heroes do i need; knight conditions
    what must i do for knight; how do i reach the second rank; how many heroes do i need among my invitees
    my five heroes are there but i'm not knight; do the five have to be on different legs; must my five claim before me
    conditions for knight; i claimed as hero too early and now have five; i'm hero already, what comes next
    what is missing for the next level; how do i go up from hero; next rank after hero; promotion to the higher rank
    my five people need a title too, right; what do i need for the higher rank; four of mine are heroes, is this enough for knight
    do my five have to sit under me; do they have to claim before i do; i claimed hero, can i still be knight; second medal
    my gang has four winners, need one more; must the five be my own recruits; grand-recruits with a badge, do they count
    can a knight of mine count as one of the five; climb above hero; upper title demands; do they need to be on both arms
    my five got the badge last month, ok?; order of claiming between me and my five; promoted from the first badge
    requirements for the top honour; who can become a knight; i claimed the small one, lost the big one?
    four of the people i brought hold the lower title this month, and a fifth got his in the month before, am i through to the higher one
    my fifth man still hasn't pressed his button and so the page refuses me the higher honour, is there an order in this
    i pressed too fast and took the lower title, is the higher one lost or may i press a second time
    do my five have to be directly below me or can they sit anywhere
    a friend in my team is a hero but was brought by my upline, may i count him
    besides the five winners, do i need a score of my own; so i need five knights to be a knight
    how is one promoted to captain of heroes; second title; upper rank; five titled people; 10000 lifetime; promoted to knight
    rank two; top of the ladder how; five of mine; in scouting you need a patrol to be a leader, what do i need for the upper title
    what if one of my five fails to register his title in time; does it matter whether my winners are left or right
    which is the hardest condition for the upper title
    i've taken the small title and now aim for the upper one, who of my people must have done what
    six of mine got theirs this month but two of them were invited by my wife, does it still work for me
    may my five sit all in the same arm or must they be spread
    i pressed for the small title on the first day, then my fifth one pressed, too late for me or can i press again
    leader here, do i wait until my folks have pressed before i do
    does a person of mine with the upper title count as one or more towards my five
    can anybody get the upper title without having five, by earnings of ten thousand alone
    must my five have reached theirs in the same month as me; nurse with four winners in her team, what am i missing
    what's demanded for the second tier; promotion from the first to the second title, steps`,
  heropool: `
    monthly prize pool; what fills the hero pool; 2 percent pool; where does the rank money come from; rank reward fund
    bonus pool; what is in the hero pool; how does the pool for ranks fill up; how much money is in the pool
    what happens with the rest of the pool; who pays the heroes; source of the hero money; where's the rank pot filled from
    what is this pool; size of the hero pool; where does the money for ranks come from; how big is the pot this month
    what is paid into the pool of the heroes; does the pot carry over; who shares the two percent; monthly bonus pool
    what happens with the rest of the hero pot; from what money are the ranks paid; how does the hero pool fill
    does the rest of the pool go over to next month; who owns the two percent pot; where do the name change fees end up
    trophy fund; jackpot for badge holders; who stuffs the honour pot; is the pot rolled over; what flows in besides two percent
    unclaimed remainder; how large is the trophy fund now; where do rename fees land
    commission of packageless sponsors goes where; pot for title holders; leftover of the pot; one pot per month?
    does every member own part of that pot; who decides on its size
    there is talk of a monthly pot that only titled people share, out of whose money does it grow
    two cents of every dollar that anyone pays go in a kitty for winners, correct, and anything else
    what remains in the winners' kitty when all have been paid, is it there next month
    where do the five dollars for a new nickname end up; where does the ten percent of an inviter without packages go
    at my firm there is a bonus budget for top sellers, is this comparable; so the owner keeps what nobody claims from that kitty
    how much is in the winners' kitty at the moment and who can look; prize fund; bonus kitty; 2% fund; pot for titles
    winners' money; month's pot; where filled from; remainder of the month; fund size
    is there a separate kitty for the hundred dollar plan; does the kitty of january help the heroes of february
    who administers the prize money; can a member without a title get anything from that fund
    there's a pot for the title holders, from which money is it filled and does what's left stay for next month
    i paid five dollars for a new nickname, someone said it lands in a prize pot, which
    as a treasurer i ask where the two percent of all payments are gathered
    inviter without a package loses his ten percent, who eats it; is the prize money a lottery, do they draw names from a hat
    how rich is the monthly kitty right now and where do i read that; what is done with the remainder when few people took their titles
    does the founder put his own money into the prize pot; like a tips jar shared by the best waiters, is that what it is
    what feeds the monthly bonus fund; does it accumulate like a jackpot`,
  "rank-shares": `
    how many shares does a hero get; shares of a knight; number of shares; how are shares counted; more shares
    how many shares do i get with 100 points; does a knight get more; how are the rank shares distributed; what is a share
    do i get several shares; number of shares i have; shares for 150 points; what gives me another share; count of shares
    i have 170 points, how many shares is that; how many shares does a knight have; shares for a hero with less than 50 points
    do more points mean more shares; i made 170 points, so how many shares; does a knight have more shares than a hero
    number of shares for the rank; how many parts of the pool do i hold; slices per badge; how many slices with 260 ticks
    does 99 give one or two; weighting of a knight; number of parts; extra four; rounding down?; does a hero by earnings get one
    more ticks more slices?; my slice count says 3, why; stake in the pot by title; knight with 210 points; do i need full fifties
    fraction of the pot i'm entitled to
    i finished the month with 149, does this count as two or three parts in the kitty
    my friend has the upper title with 60 and i the lower one with 200, who holds more parts
    i got the title through lifetime earnings with merely 30 ticks, how many parts is that
    a formula please: ticks in, parts out, for both titles; does every fifty bring another slice or just the first
    is a slice lost when i don't press the button; so a knight gets ten times a hero; is 99 rounded up; parts per title
    slices per fifty; plus four; share count; number of slices; 100 ticks how many; 250 ticks; minimum one; entitlement
    in a cooperative the votes depend on shares, what do mine depend on; how could i raise my portion of the winners' fund
    why does my overview say 2 shares although i collected 130; my leader claims five for a knight with exactly fifty, is he right
    i ended with 235 and have the lower title, how many slices of the kitty are mine
    my sister has the upper title with 90, i have the lower one with 240, who holds more slices
    is it one slice for everybody or does more work bring more of them
    reached it by lifetime earnings with just 12 this month, do i get a slice at all; does 149 round up to three or stay at two
    how many extra slices does the upper title add; mathematician: function from monthly score and title to number of parts
    do i hold the slices although i never pressed the button; will 50 more on the last day give me another part
    leader's table please, slices for 50, 100, 200 for both titles; the overview says 7 shares, how did i get to seven`,
  "share-value": `
    how much does a hero earn per month; money for a rank; value of a rank share; rank bonus amount; how much money is a share
    monthly rank payment; how much does a knight get; what do heroes get paid; how much is the rank bonus
    how much is a rank worth in money; what does a hero earn; dollars per share; is the rank bonus big; how much do knights make
    value of the hero share this month; how much cash is a share; reward of a hero in dollars; what does the rank pay
    value per share; how much money is one share; what will i get for my rank this month; why was a share worth only 3 dollars
    maximum of a share; when is the value of shares known; income of a hero per month; how much does a knight earn
    what's the price of each share; how much is one share this month; a share is how many dollars
    what is every share worth in the end; how many dollars does one share of the heropool pay
    why was a share only three dollars last month; is there an upper limit for a share; what's my rank bonus worth
    do shares lose value when more people claim; how fat is a slice; dollars per slice; payout per badge
    why only 4.20 for a slice; the roof of 12; worth of a badge in cash; what do i pocket as a hero; pot divided by slices
    does more claimers shrink mine; plus slice ceiling; estimate of my monthly bonus; did anyone get the maximum slice
    minimum slice; when's the slice's amount known; reward of a knight in figures
    the window has closed and i got 4 dollars 10 per slice, my brother two months ago had 12, how can it differ that much
    before i work so hard for the title, tell me what sum a slice brings at most
    if hundreds take the title this month, does each of us get less
    is there a fixed bonus like at my job, 100 for reaching the target; from which day is it known what a slice pays
    what's the division behind the dollar amount of one slice; so a hero earns twelve dollars a share for sure
    what happens to the money over the maximum; dollars per part; slice price; bonus sum; pay of a hero; pay of a knight; max 12
    plus max 60; amount per slice; how juicy is the bonus; is it less when the packages of the month hardly matched
    what would six slices be worth in a typical month; i'd like to estimate my honour money in advance
    why did we get under five dollars when the fund was so full
    i hold two slices of the prize kitty, how many dollars may i expect at the end
    my friend got 11 per slice in spring, i got 2.60 in autumn, why such a gap
    is there a lid on what one slice can bring, even if the kitty is enormous
    planning my budget as a widow: what is a title worth per month in money
    the more winners press the button, the thinner the slices, right
    when do we learn the amount per slice, before or after the pressing period; in the big plan, what's the highest a slice can pay
    is the title bonus enough to live on, honest answer; who receives what's above the lid
    how do you calculate the dollar amount for one part of the kitty; what will hero pay me this month`,
  "claim-window": `
    when can i claim; how to apply for my rank; deadline for claiming; claim period; where is the claim button; request my rank
    register my rank; how do i take my rank; until when can i claim; do i get my rank automatically; how do i register my rank
    where do i claim hero; when does the window open; how many days do i have to claim; does the rank come automatically
    i reached 50 points what now; from when can i take my rank; how to activate my rank; how do i get the hero title
    time span for claiming; where do i click to get my rank; i reached 50 points, what now; is the rank given automatically
    how many days is the claim open; when does claiming begin; does claiming cost money; how do i request my title
    the month is over and i made enough points, what do i have to press now; until what day may i pick up my title
    the month is over, what do i do for my rank; until what day may i claim; where's the button to claim hero
    does my title come by itself or must i click; how much time do i have after the month to claim; what does claiming cost
    pick up my badge; apply for the medal; time slot to register the honour; is the badge automatic or do i click
    seven days from when; when can i start grabbing my title; opening hours of claiming; button to get promoted
    who may do it on my behalf; from which date; how do i cash in my fifty ticks as a title; reminder, when must i press
    do i pay gas for taking a badge; month ended yesterday, can i take the medal now; take my title
    on my overview stands that the month is complete, i have 64 ticks and look for the place where i sign up for my title
    how many days after the month do i have to raise my hand for the honour
    i will be in the mountains without signal for a fortnight, can my daughter press it in my stead
    as with a tax refund i suppose i have to apply, or does it come on its own; what do i pay for registering the honour
    when does the period for registering begin, right at the end of the month or later; so i just wait and the title appears
    do you register us all by machine, may i rely on that; apply for title; registration period of ranks; claim days
    window opens when; 7 days; how to claim; press which button; sign for my rank
    i'm a leader with six winners, what should i tell them to do and until when
    why does the window open later this month than the last time; is there a message when i may register
    after day 30 what's my next step for the badge
    the thirty days are over, i scored 58, do i need to do anything or will the title fly to me
    a nurse on nights may miss things, between which days do i have to press and where
    does taking the title cost something apart from gas; can my son press it for me while i'm in hospital
    the overview says opens after settlement, when is this usually; how long is the door open, our foreman says a week
    i'm a leader and want to send my people a reminder, what do they press and by when
    is the title given by the server automatically, so i can relax; someone else took my title on my behalf, is that a hack or harmless
    when exactly can i put my hand up for the honour; how to clame my rank`,
  "missed-claim": `
    forgot to claim; too late for my rank; deadline passed; claim after the window; forgot the button last month; lost my rank
    claim late; i was too late to claim; i forgot to claim my rank; i didn't press claim in time; can the window be reopened
    rank expired; i was away and missed my rank; lost my shares because i was late; what happens to an unclaimed rank
    i was on a trip and missed the rank; claimed too late; can i still get last month's rank; time for the rank is over
    did not take my rank in time; slept through the claim period; i forgot to claim
    the claim period is over and i didn't press it; i was on holiday and missed the rank; can you give me my rank afterwards
    is my bonus lost since i was late; extend the claim period for me; too late for claiming
    i was in hospital when the time for claiming was there, is there any mercy; noticed too late that i should have pressed claim
    i was on vacation and didn't press claim, is it lost; can the window be opened again for me; too late for last month's title
    i was a day late, make an exception please; who gets the shares i did not claim; overslept; i snoozed and the slot closed
    one hour late, be kind; forgot to press the button; last month's badge is gone?; grace for late ones
    my points of march are wasted; belated; didn't know i needed to click; reinstatement of a medal
    lost my title through no click; my leader never told me to press; server down on the last day; retroactive title
    who swallowed my bonus
    i was in the hospital for nine days and when i came home the button for my title was gone, is there some exception for sick people
    nobody told me that one has to press anything and now the money for my honour is shared by others, how do i get it back
    my phone was stolen during exactly that week, could an admin open the period once more for me
    where did the slices go that i should have had; with the tax office i may ask for an extension, here too?
    an hour after the period i pressed and it said no, please be human; so you keep the money i forgot to register for
    is at least my score taken over to the next month; period over; slept in; forgot my badge; window shut
    unclaimed honour; title forfeited; late by a day; reopen please; what can i do next month so that this never happens again
    the machine of the operator normally registers me and this time it did not, who is liable; i had 180 ticks, all for nothing now?
    my father missed the period due to ramadan travel, any mercy
    i was at sea without internet for twelve days and came back to a closed door, what of my title
    my husband died that week and i forgot everything, could you make an exception and give me my bonus
    overslept the deadline by two hours, surely there's some support person who can open it once more
    i earned it fair and square with 77, not pressing a button can't cost me everything, can it
    who got the money which would have been mine had i pressed
    leader: three of my people didn't press in time, how do i break it to them; can i use last month's 77 for the coming month instead
    how do i make sure this doesn't happen to me again, i slept through it; why was nobody there to tell me that time was running out
    does the contract keep a late title as it keeps late payouts; 2 late 4 claim, all gone?`,
  "collect-shares": `
    get paid for my rank; collect rank money; receive hero payment; withdraw my shares; when is rank money paid
    rank shares to box; take my share of the pool; where do i get my hero money; rank money not paid yet
    my hero money is not in my box; how do i cash the rank bonus; when are the rank shares paid out; button to collect
    is there a deadline for collecting; get the hero pool payout; where's the payout for my rank; get my rank shares
    hero bonus not received; how do i obtain the rank money; i claimed my rank, how is it paid; where is the collect button
    the window closed, when do i get my bonus; how long can i collect; my rank money isn't in the box; get my hero bonus
    i have been confirmed as hero, and how does the bonus come to me; my knight money, where do i fetch it
    my rank is claimed, how do i get paid for it; when do i press collect; is there a last day for collecting
    i'm hero since yesterday, where is the money; how does the bonus get into my box; fetch my trophy cash; turn slices into coins
    monthly bonus: where to get it; after the medal, how do i see money; cash my slices; bonus for hero still absent from pot
    pick up my honour money; is there a last date to fetch it; press what to get the slice; my medal is confirmed, pay me
    transfer of the title bonus; somebody else pressed collect for me, fine?; bonus from february unclaimed, still there?
    uncollected slice money
    i pressed the first button in time and my title is confirmed, now the period is over, what's the second step to see money
    do i need to fetch my honour money within some days or will it wait
    my slices are worth 36 dollars says the page, but my balance is unchanged, what do i press
    is the winners' money sent by itself to my wallet; my leader fetched the bonus for me, can he have put it in his own pocket
    does fetching cost a percentage; so if i don't collect within a week it's gone too
    from which menu is the title bonus brought into my pot; fetch bonus; collect button; get slices paid; pick up the honour money
    title money to pot; second step after claiming; bonus waiting
    i never fetched the money of last autumn's title, is it still mine; wages come on their own, why must i fetch this one
    when is the earliest moment to fetch the winners' money; can i fetch several months in one go
    i pressed for the title in time, the period has finished, now where's the bonus hiding
    do i need to fetch the prize money or is it brought to my account
    i forgot to fetch the bonus of four months ago, is it still there or gone
    how does the kitty money travel from the prize pot to the amount i can take out
    can a colleague fetch it for me, i have no coins for gas
    pensioner: the title says confirmed, the money isn't in the jar, what do i press next
    is there a last date for fetching like a coupon
    team leader here, explain the two steps after being confirmed until the dollars are usable; what does pressing collect cost
    i'd like to be paid for being knight, where; bonus button vanished after i pressed it, did it work`,
  "cannot-claim": `
    claim button disabled; rank claim refused; cannot apply for rank; claiming fails; not allowed to claim; rank window closed
    ranks cannot be claimed now, it says; the month has ended and still the claim is refused, which rounds aren't closed
    the claim button answers that i should try again when all rounds are closed; rank window not open error
    i reached the points on the thirtieth day and pressed claim at once but was told to come later
    claim not working; the claim button is grey; it wont let me claim; says window not open; why is there no button for my rank
    rank refused although i have the points; it doesn't let me be hero; already claimed message; claim is disabled
    rank button missing; claim doesn't go through; why am i not allowed to claim; it refuses my rank; it refuses my claim
    i have 60 points but can't claim; window not open; why am i not eligible for the rank; it says already claimed
    it's the first of the month and i can't claim; why does it refuse my rank; i have more than fifty points and it says not yet
    knight is refused although five of mine are heroes; the medal button is inactive; no button where there should be one
    it rejects me: not enough; 53 ticks and still denied; error when taking the title; says someone already did it
    why is the honour locked; five winners but no upgrade; my calendar says the month is over, the site disagrees
    revert at claimRank; it won't give me my badge; waiting for unsettled rounds; my badge request bounces
    am i blocked from titles; do i lack something for the badge
    it's the second of the month, i have 71 and yet the page shows no button, has somebody stolen my title
    the page states that my title was taken by another account, i never did that, what's going on
    all five of my people pressed their buttons i think, and still the upper title is denied to me
    my calendar says the month ended on the 31st but the site says we are on day 27, which is it
    i get an error from the contract the moment i register for the honour
    why would a title be refused to someone with enough earnings; so you block me because i criticised you
    a day in the month still isn't closed, might that be the cause; button grey; no button; denied title; claim error; not eligible
    too early; already taken; registering fails; rank locked; i've 49.5 ticks, is this the reason why it refuses
    i reached a thousand dollars last month and not this one, is it refused because of that
    what could stop a qualified member from registering; the button vanished overnight
    it's the first of the month, i'm above fifty, the button stays grey, what's blocking me
    error says window not open but my calendar says the month ended, whose calendar do you use
    it tells me already claimed although i pressed nothing, who did it
    my five all have more than fifty but the upper title is refused, perhaps they've not pressed yet?
    i have 612 dollars of lifetime earnings and 44 this month, and it says not eligible, correct?
    foreman's complaint: the system doesn't accept my title and gives no reason i understand
    is a day that nobody closed the cause that none of us can take our titles
    there's no button at all where the help says there should be one; my transaction for the title reverted twice, should i go on trying
    why is my sister able to take hers and i am not; rank rejected, wth
    i wanted to claim my title on the last evening and the contract says that it can't be done now; ranks cannot be claimed now
    claim refused, month not over; some round of the month is still open, it seems`,
};

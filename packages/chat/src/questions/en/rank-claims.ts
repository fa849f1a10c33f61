import type { PassageQuestions } from "../passage-questions.ts";

export const rankClaimsQuestions: PassageQuestions = {
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
    how do you calculate the dollar amount for one part of the kitty; what will hero pay me this month
    my carpenter's brain wants numbers: pot of 900 dollars, 150 slices, what does a slice bring and is there some limit
    the pot was full to the brim and yet we got under six per slice, what held it down
    the spring bonus was lovely, the autumn bonus thin, what makes it swing; how early can i know what my three slices bring
    if only two people press the button this month, will they be rich; what's the top price of a slice in either plan
    does an average of few scores per package push the slice down; where does the money go that exceeds the lid
    i need to plan the school fees, what's a safe guess for my title money
    are slices of a knight worth more each, or has he just more of them; show me what slices brought in past months
    is the amount in dollars or in coins, and at which day's rate; six slices times how much
    more winners, smaller slices, is this how it works; can a slice be worth nothing at all; worth of one share; cap 12; 60 in plus
    rank pay in dollars; how much per part; average of points; value known when; why so low; prize per slice
    does my leader's 70 dollar bonus mean seventy for me too; the postman gets a christmas bonus fixed in advance, is mine
    is the value the same for all winners in a month; what was the biggest bonus anyone could possibly get out of it
    before i spend my evenings on the phone for this title i'd like to know what one slice brings in dollars at best and what it brought in bad months
    our whole group got the title in april and celebrated until we saw that a slice brought under three dollars, why was it so little with such a full pot
    at which point of the month or after it do i learn how much my two slices are going to be worth
    the bus company pays a fixed bonus of 50 for accident-free months, what is the fixed amount for your title, or isn't it fixed
    if the pot were gigantic one month, would my slice be gigantic as well or is there a lid on it
    what amount is payable for one share in hero pool, is it fixed or variable; one part of pool is how many dollar, who decide this
    so a share is always twelve dollars; how come my share was worth peanuts this month`,
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
    when exactly can i put my hand up for the honour; how to clame my rank
    day thirty is behind us and i've the scores, my shift on the ferry starts tomorrow for eleven days, when and where must i press
    does the title fall into my lap or do i have to ring for it
    from which event on does the period run, end of month or something later; seven days counted from what
    is the price of pressing just the chain's cents; would it be ok for my wife to press from her own account for me
    can i lean on your machine to press for everybody; i run a group of nine, what notice do i send them and when
    what shows me that the period is running and until when; what exactly does pressing do, does it check anything
    how is the title requested, by form, by mail or by wallet; i pressed once, do i have to press again for the slices
    is the period the same for members in all countries; is there any advantage in pressing on the first day
    why did the period start four days later than the month ended; when to press; how many days open; window dates; request rank
    automatically?; on behalf; button in overview; first day to claim; can i press at three in the morning on a sunday
    the harvest is in that week and there's no signal, could the cooperative's secretary do it for me
    hit fifty yesterday, must i press now or wait until the month is through; does it need to be the wallet of my seat that presses
    the thirty days ended on tuesday, i've 66 scores, and the overview says something about days being settled first, when will i be able to press and for how long
    my shift pattern is ten days underground with no phone, and the title has to be fetched in some week after the month, could my wife do that from her own wallet
    i expected the title to appear like my salary does, my son says i have to press a button and pay a few cents, who's right
    we're fourteen in the team and i want to write one message to all of them with what to press, where and until when, can you give me the facts
    is it safe to rely on the site's own machine doing it for us, it did so last month without our knowing
    what is the last date for claiming rank and from where to claim
    month is finish, i have points, now i must do something or it come alone
    so my rank is given automatically at the end of the month
    when do i have to press the button for my rank, and how long have i got`,
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
    does the contract keep a late title as it keeps late payouts; 2 late 4 claim, all gone?
    the river flooded our street, electricity was off for a week, and when i dried my phone the period had ended, what about my title
    i pressed three minutes past the end, i can show you the screenshot, make it count please; to whom went the money i'd have had
    can the window be reopened by somebody with the right key; i thought it comes by itself, no one said i had to press
    is it true that my 140 scores were for nothing; the machine that normally presses for us was off, so the operator should pay me
    will the unpressed title be added next month as a bonus; exam week, forgot everything else, is there some late procedure
    may i appeal; my recruits blame me as they all forgot, anything i can do for them
    which trick helps so it doesn't slip my mind the next time
    i was under general anaesthesia on the last day, i've got papers to prove it; does at least a part of the reward survive
    i bought a plane ticket relying on that bonus and now it's gone, help; deadline missed; forgot to press; expired window
    one day over; second chance?; lost shares; late claim; who gets mine; past the date; unpressed
    are my scores of the missed month carried into the new one; would a lawyer's letter reopen the thing
    in school late homework costs one grade, here it costs everything, for real
    the page shows last month greyed out with my 88 scores and no button
    the day the button should have been pressed i was in labour for nineteen hours, and now i hold a daughter but no title, is there some understanding for that
    i only found out from my cousin that one has to press something, by then the period had been over for two days, what happens with the 104 scores i made
    our whole valley had no electricity for a week because of the storm, five of us lost the title through that, who could reopen it for us
    at the office a late form costs a small fine, here it seems to cost everything, is it really impossible to do it afterwards
    i was robbed of my phone, got a new one and hurried, but the page says closed, where does my part of the pot go now
    i could not claim my rank due to illness, kindly give one more chance
    i forget to push button in time, is possible to open again for me, please
    so if i miss the window the shares just move to next month; i clean forgot to claim, have i blown it`,
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
    i'd like to be paid for being knight, where; bonus button vanished after i pressed it, did it work
    my title is in the bag, the period has ended on sunday, and my pot still hasn't risen, which handle do i pull now
    is there an expiry date on fetching, like on gift vouchers
    i left three months' worth of title money unfetched while on my tour, can i fetch it all today
    after pressing, where does the money land, in my wallet or in that box; a helpful stranger fetched it for me, has it gone to him
    does it cost a slice to get the slice; first claim, then what, then what, until i hold coins
    from when on does the second button work; can my assistant press for me so that i need no coins for gas
    why is the title money not brought to me like the rest
    the page says 2 shares, worth 19 dollars, what turns that into something i can take out
    is the amount i don't fetch at risk of being given to others; i pressed collect and saw no change in my wallet app
    does the value go up or down if i fetch later; fetch title money; collect; bonus to box; second button; bring shares home
    get the rank reward; unfetched; no deadline?; press after window; hero payout
    where's that second button to be found on a phone screen; is fetching possible while the window is still open
    pearl diver joke: i've found the pearl, how do i bring it up; got the badge not the bucks, what next
    must i be online on a certain day to be paid for my title
    i did my part, pressed in time, the title stands there in green, the period ended on sunday, and still there's no penny more in what i can take out, what's the next move
    my uncle has three old titles whose bonus he never fetched as he didn't know about the second button, is the money still there after half a year
    some account i don't know has fetched my bonus for me, did it go to him or to me
    with zero coins in my wallet i can't press fetch, may a friend do it without getting the money himself
    does the bonus go to my wallet directly, or into the same box as everything else from which i then take it out
    rank is claimed successfully but amount not received, how to collect
    where i find the money of hero, i have wait already eight days; so if i don't collect within a week, it's gone
    i've got the rank, now where's me money`,
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
    claim refused, month not over; some round of the month is still open, it seems
    i baked a cake for my title, opened the page with the whole family watching, and the button is dead, why
    the box says it is too early, though the thirty-first is over; the answer is already claimed and i swear i haven't touched it
    for the higher title it says no, despite five winners among my recruits
    i've crossed the thousand dollars but in an earlier month, is this what stops me; which day is still open and blocks all of us
    my transaction for the title bounced, what could be the causes; it says i've 48, i count 53, might five belong to another month
    how can i tell if my five have pressed or not; the button isn't shown at all on my tablet
    who may have pressed on my behalf, and is this harmful; why do my calendar and your month not agree
    an error with a long number appears when i request my honour; it worked last month and not this month with more scores
    is my title blocked because i withdrew all my money; refused title; button inactive; window shut or not yet open; claim failed
    no claim possible; rank denied; not settled; greyed out; do i have to wait for someone to finish the last day's accounts
    five of five but still no upper title, what's the catch; is there a minimum of packages to be allowed to press
    claim dosnt work, says try later
    i'd invited my parents to watch me become a titled member, had 57 scores, it was the first of the month, and the button stayed grey, what's wrong
    it says that my title has been taken already, by an account i never heard of, is my title stolen or is it fine
    all five of my recruits have more than fifty, i've got 61, still it denies me the higher title, what should i check before i complain
    your month ended on the 28th by my calendar and the site says there are two days left, how do you count months
    the transaction for my title failed twice and cost me cents each time, i earned 960 dollars in my life here and 44 scores this month, am i not entitled
    claim option is not enabled in my id even after achieving fifty points, please resolve
    why the button for rank don't work, i have 58 points and month is end; so the claim button is grey because you've blocked me
    it says someone's already claimed for me, who's been at it`,
};
